// What an auditor asks of a run: who ran it and where, on which history, and how to do it again.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { parseConfig } from "../../src/run/config-file.ts";
import { historyLines } from "../../src/run/performed.ts";
import { type AuditOptions, runAudit } from "../../src/run/run-audit.ts";
import { createConfig } from "../../src/run/config.ts";
import { folder } from "../e2e/program.ts";
import { hourly } from "../support/history.ts";

const root = folder();
const at = (name: string) => path.join(root, name);
const policy = "id: p\nsettings: { maxAutonomyLevel: { atMost: medium } }\n";
writeFileSync(at("p.yaml"), policy);
writeFileSync(at("h.json"), JSON.stringify(hourly({ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "high" })));
const digest = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;

const audited = async (options: Partial<AuditOptions> = {}) => (await report(options)).evidence;

async function report(options: Partial<AuditOptions>): Promise<Report> {
  const result = await runAudit({
    config: createConfig({ organization: "corp" }),
    environment: {},
    history: at("h.json"),
    policies: [at("p.yaml")],
    asOf: Date.parse("2026-04-01T00:00:00Z"),
    failOn: "high",
    formats: ["json"],
    ...options,
  });
  const { history } = result.report.evidence;
  if (history !== null) expect(history).toBe(digest([...historyLines(result.background.sealed, 2)].join("")));
  await result.keep?.();
  await result.close?.();
  return result.report;
}

/** The options that a shell gives the program for a command. */
function typed(command: string): Map<string, string[]> {
  const { stdout } = spawnSync("sh", ["-c", `printf '%s\\n' ${command}`], { encoding: "utf8" });
  const options = new Map<string, string[]>();
  let values: string[] = [];
  for (const word of stdout.trimEnd().split("\n").slice(2))
    if (word.startsWith("--")) options.set(word, (values = []));
    else values.push(word);
  return options;
}

it("is done again by its command, as a shell reads it", async () => {
  const name = "it's a; history.json";
  writeFileSync(at(name), readFileSync(at("h.json")));
  const text = "organization: a corp\nbuiltin: { levers/command: { severity: low, because: reviewed } }\n";
  writeFileSync(at("driftline.yaml"), text);
  const config = parseConfig(at("driftline.yaml"), text);
  const first = await report({ config, history: at(name), policies: [at("p.yaml"), "baseline"], since: "2" });
  const { command, configDigest } = first.evidence;
  expect([configDigest, first.evidence.policies[0]!.digest]).toEqual([digest(text), digest(policy)]);
  const options = typed(command!);
  const one = (option: string) => options.get(option)![0]!;
  const again = await report({
    config: parseConfig(one("--config"), readFileSync(one("--config"), "utf8")),
    organization: one("--organization"),
    history: one("--history"),
    policies: options.get("--policy"),
    asOf: Date.parse(one("--as-of")),
    failOn: one("--fail-on") as "high",
    since: one("--since"),
  });
  expect(again).toEqual(first);
});

it("repeats every option that decides what is said", async () => {
  const { command } = await audited({
    config: parseConfig(at("driftline.yaml"), "organization: a corp\n"),
    requireContiguous: true,
    reportSeverity: "high",
    since: "2",
    sample: { size: 25, seed: "it's mine" },
  });
  expect(command).toBe(
    `driftline audit --history ${at("h.json")} --organization 'a corp' --config ${at("driftline.yaml")} --policy ${at("p.yaml")} --as-of 2026-04-01T00:00:00.000Z --fail-on high --report-severity high --since 2 --require-contiguous --sample 25 --seed 'it'\\''s mine'`,
  );
});

it("has another digest for another history, and the same for the same in another order", async () => {
  const { history } = await audited();
  const changes = JSON.parse(readFileSync(at("h.json"), "utf8")) as unknown[];
  writeFileSync(at("turned.json"), JSON.stringify(changes.toReversed()));
  expect((await audited({ history: at("turned.json") })).history).toBe(history);
  writeFileSync(at("other.json"), JSON.stringify(changes.slice(0, 1)));
  expect((await audited({ history: at("other.json") })).history).not.toBe(history);
});

it("is done again with copies of the packs, which their digests lead to", async () => {
  for (const name of ["baseline", "strict"])
    writeFileSync(at(`copy-${name}.yaml`), readFileSync(`policies/${name}.yaml`, "utf8"));
  const first = await audited({ policies: ["baseline", "strict"] });
  const second = await audited({ policies: [at("copy-baseline.yaml"), at("copy-strict.yaml")] });
  expect(second.policies.map(({ id, digest }) => [id, digest])).toEqual(
    first.policies.map(({ id, digest }) => [id, digest]),
  );
});

it("names a ledger by its head, and never by its folder", async () => {
  const { history, command } = await audited({ ledger: at("ledger") });
  expect(history).toBeNull();
  expect(command).toContain('driftline audit --ledger "$LEDGER" --organization');
  expect(command).not.toContain(at("ledger"));
});

it("says which workflow of GitHub ran it, and nothing of any other machine", async () => {
  const environment = {
    GITHUB_ACTIONS: "true",
    GITHUB_ACTOR: "ada",
    GITHUB_REPOSITORY: "corp/controls",
    GITHUB_RUN_ID: "4711",
    USER: "root",
    HOSTNAME: "laptop",
  };
  const { run } = await audited({ environment });
  expect(run).toEqual({
    actor: "ada",
    repository: "corp/controls",
    workflow: null,
    id: "4711",
    attempt: null,
    commit: null,
    server: null,
  });
  expect((await audited({ environment: { ...environment, GITHUB_ACTIONS: "" } })).run).toBeNull();
  const ref = "corp/controls/.github/workflows/audit.yml@refs/heads/main";
  const inFile = await audited({ environment: { ...environment, GITHUB_WORKFLOW_REF: ref } });
  expect(inFile.run?.file).toBe(".github/workflows/audit.yml");
  const elsewhere = await audited({ environment: { ...environment, GITHUB_WORKFLOW_REF: `other/${ref}` } });
  expect(elsewhere.run?.file).toBeUndefined();
});
