// SARIF as Microsoft's validator sees it: the standard (rules SARIF…) and what GitHub wants (rules GH…).
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { sarif } from "../../src/reporters/sarif/index.ts";
import {
  attacks,
  broken,
  compliant,
  drifted,
  hostile,
  incomplete,
  manyFindings,
  tampered,
} from "../reporters/fixture.ts";

interface Result {
  readonly ruleId: string;
  readonly level: string;
  readonly locations: readonly { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } } }[];
}
interface Run {
  readonly results: readonly Result[];
  readonly invocations: readonly { readonly executionSuccessful: boolean }[];
}

/** Validates texts of SARIF by one start of the validator, and returns what it says. Its exit code is 0 even after errors. */
function validated(texts: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "driftline-sarif-"));
  try {
    for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, `${name}.sarif`), text);
    const validator = createRequire(import.meta.url)("@microsoft/sarif-multitool") as string;
    // What its install script does, which does not run here.
    chmodSync(validator, 0o755);
    const output = path.join(folder, "log.json");
    const ran = spawnSync(
      validator,
      ["validate", path.join(folder, "*.sarif"), "--rule-kind", "Sarif;Ghas", "--output", output, "--quiet"],
      {
        encoding: "utf8",
        // It shows no text of a culture, so it needs no library of cultures.
        env: { DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: "1", DOTNET_BUNDLE_EXTRACT_BASE_DIR: folder },
      },
    );
    expect(ran.stdout).toContain(`${Object.keys(texts).length} files scanned`);
    const { runs } = JSON.parse(readFileSync(output, "utf8")) as { runs: Run[] };
    expect(runs.map(({ invocations }) => invocations.map((invocation) => invocation.executionSuccessful))).toEqual([
      [true],
    ]);
    return runs.flatMap(({ results }) =>
      results.map(({ ruleId, level, locations }) => {
        const { uri } = locations[0]!.physicalLocation.artifactLocation;
        return `${path.basename(uri, ".sarif")}: ${level} ${ruleId}`;
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a hostile report of this program, whose version is no text of the history. */
const attacked = (texts: readonly string[]): Report => ({ ...hostile(drifted(), texts), tool: drifted().tool });

/** Returns the log of a report with its first result changed. */
function changed(change: object): string {
  const log = JSON.parse(sarif(drifted())) as { runs: { results: object[] }[] };
  Object.assign(log.runs[0]!.results[0]!, change);
  return JSON.stringify(log);
}

it("says nothing about the reports, whatever their verdict and texts, and names what GitHub rejects", () => {
  const reports = {
    compliant: compliant(),
    drifted: drifted(),
    incomplete: incomplete(),
    broken: broken(),
    tampered: tampered(),
    many: manyFindings(1000),
    hostile: attacked(attacks),
    ...Object.fromEntries(attacks.map((text, i) => [`attack-${i}`, attacked([text])])),
  };
  const texts = Object.fromEntries(Object.entries(reports).map(([name, report]) => [name, sarif(report)]));
  // Each breaks what one kind of rules wants: GitHub, a place; the standard, an index of a rule that is there.
  const wrong = { "no-place": changed({ locations: [] }), "no-rule": changed({ ruleId: "another", ruleIndex: 999 }) };
  expect(validated({ ...texts, ...wrong })).toEqual([
    "no-place: error GH1015",
    "no-place: error GH1017",
    "no-place: error GH2012",
    "no-rule: error SARIF1009",
  ]);
});
