// lane: long
// SARIF: valid by its schema, and by GitHub's requirements for whole files.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding, Report } from "../../src/model/report/index.ts";
import { sarif } from "../../src/reporters/sarif/index.ts";
import {
  attacks,
  broken,
  compliant,
  counted,
  drifted,
  finding,
  hostile,
  idOf,
  incomplete,
  manyFindings,
  tampered,
} from "./fixture.ts";
import { expectNoLinks, runIn } from "./code-scanning.ts";
import { runs } from "../support/runs.ts";
import { anyText } from "../support/any-text.ts";

const runOf = (report: Report) => runIn(sarif(report));
const only = (fields: Partial<Finding>, report: Partial<Report> = {}) =>
  runOf(counted({ ...drifted(), findings: [finding(1, fields)], ...report })).results[0]!;
const placeOf = (file: string | null, report: Partial<Report> = {}) => {
  const { physicalLocation } = only({ location: file === null ? null : { file, line: 9, column: 7 } }, report)
    .locations[0]!;
  return `${physicalLocation.artifactLocation.uri}:${physicalLocation.region.startLine}`;
};

describe("SARIF", () => {
  it("is valid for every verdict", () => {
    for (const report of [compliant(), drifted(), incomplete(), broken(), tampered()])
      expect(runOf(report).properties.verdict).toBe(report.verdict);
  });

  it("has one result for each open finding, worst first, and none for any other", () => {
    expect(runOf(drifted()).results.map(({ properties }) => properties.id)).toEqual([1, 5, 2, 7].map(idOf));
    expect(runOf(compliant()).results).toEqual([]);
  });

  it("gives severities as levels and as scores", () => {
    const scored = (["critical", "high", "medium", "low", "info"] as const).map((severity) => {
      const run = runOf(counted({ ...drifted(), findings: [finding(1, { severity })] }));
      return [run.results[0]!.level, run.tool.driver.rules[0]!.properties["security-severity"]];
    });
    expect(scored).toEqual([
      ["error", "9.5"],
      ["error", "8.0"],
      ["warning", "5.5"],
      ["note", "2.0"],
      ["note", undefined],
    ]);
  });

  it("tells in the help why a rule exists, how to satisfy it, and for which controls", () => {
    const { help } = runOf(drifted()).tool.driver.rules[1]!;
    expect(help.text).toContain("To fix: Have the revision reviewed; then add the editor to the policy.");
    expect(help.markdown).toContain("**Why**: A control is only as good as the people who can change it.\n\n");
    expect(runOf(drifted()).tool.driver.rules[0]!.properties.tags).toEqual([
      "security",
      "soc2:CC6.8",
      "nist-800-53:CM-7(5)",
    ]);
  });

  it("says when the evidence is incomplete", () => {
    expect(runOf(broken()).invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: "error", message: { text: "revision 4 is missing" } }],
    });
  });

  it("tells organizations of one repository apart", () => {
    expect(runOf({ ...drifted(), organization: "a/b" }).automationDetails.id).toBe("driftline/a\\u{2f}b/");
  });
});

describe("the place of a result", () => {
  it("is the line of the policy", () => {
    expect(placeOf("policies/models.yaml")).toBe("policies/models.yaml:9");
    expect(placeOf("./policies//a b#?.yaml")).toBe("policies/a%20b%23%3F.yaml:9");
    expect(placeOf("policies\\models.yaml")).toBe("policies/models.yaml:9");
  });

  it("is the first policy file of the repository for what has no line there, else the configuration, else the workflow", () => {
    for (const file of [
      null,
      "pack:baseline",
      "/home/me/policy.yaml",
      "C:\\policy.yaml",
      "../policy.yaml",
      "a\u202e.yaml",
      "",
    ]) {
      expect(placeOf(file)).toBe("policies/models.yaml:1");
      const { evidence } = drifted();
      const policies = [{ ...evidence.policies[0]!, file: "pack:baseline" }];
      expect(placeOf(file, { evidence: { ...evidence, policies } })).toBe("driftline.yaml:1");
      const run = { ...evidence.run!, file: ".github/workflows/audit.yml" };
      expect(placeOf(file, { evidence: { ...evidence, policies, run } })).toBe(".github/workflows/audit.yml:1");
      expect(placeOf(file, { evidence: { ...evidence, policies, run, config: "driftline.yml" } })).toBe(
        "driftline.yml:1",
      );
      expect(placeOf(file, { evidence: { ...evidence, policies, config: "/etc/driftline.yml" } })).toBe(
        "driftline.yaml:1",
      );
    }
  });

  it("survives lines and columns that are none", () => {
    const { region } = only({ location: { file: "a.yaml", line: 0, column: -1 } }).locations[0]!.physicalLocation;
    expect(region).toMatchObject({ startLine: 1, startColumn: 1 });
  });
});

describe("a fingerprint", () => {
  const prints = (report: Report) =>
    Object.fromEntries(
      runOf(report).results.map(({ properties, partialFingerprints }) => [properties.id, partialFingerprints]),
    );

  it("stays the same when time passes, findings change places, and the window opens again", () => {
    const report = drifted();
    const later = { ...report, asOf: "2027-01-01T00:00:00.000Z", findings: report.findings.toReversed() };
    expect(prints(later)).toEqual(prints(report));
    const again = only({ id: idOf(99), key: "k_0000000000000001" });
    expect(again.partialFingerprints).toEqual(prints(report)[idOf(1)]);
  });

  it("differs for another subject", () => {
    const all = Object.values(prints(drifted())).map((print) => JSON.stringify(print));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("limits", () => {
  it("keep the 5,000 worst results, and count the others", () => {
    const report = manyFindings(12_000);
    const open = report.findings.filter(({ status }) => status === "open");
    const run = runOf(report);
    expect(run.results).toHaveLength(5000);
    expect(run.properties.openResultsLeftOut).toBe(open.length - 5000);
    const levels = run.results.map(({ level }) => ["error", "warning", "note"].indexOf(level));
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  it("hold for hostile texts, of which none becomes a link", () => {
    const check = (text: string) => {
      expectNoLinks(runOf(hostile(drifted(), [text])));
    };
    for (const attack of [...attacks, "[x](1)", "{0}", "]()", "security", "a".repeat(500_000)]) check(attack);
    fc.assert(
      fc.property(anyText(), (text) => check(text)),
      { numRuns: runs(40) },
    );
  });
});
