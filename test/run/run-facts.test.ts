// Facts about a run for auditors: who ran it and where, on which history, and the command to repeat it.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { Report } from "../../src/model/report/index.ts";
import { parseConfig } from "../../src/run/config-file.ts";
import { historyLines, withRunFacts } from "../../src/run/run-facts.ts";
import { publish } from "../../src/run/publish.ts";
import { type AuditOptions, runAudit } from "../../src/run/run-audit.ts";
import { createConfig } from "../../src/run/config.ts";
import { folder } from "../e2e/program.ts";
import { drifted } from "../reporters/fixture.ts";
import { hourly } from "../support/history.ts";

const root = folder();
const at = (name: string) => path.join(root, name);
const policy = "id: p\nsettings: { maxAutonomyLevel: { atMost: medium } }\n";
writeFileSync(at("p.yaml"), policy);
writeFileSync(at("h.json"), JSON.stringify(hourly({ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "high" })));
const other = JSON.stringify(hourly({ maxAutonomyLevel: "off" })[0]);
const digest = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;

async function audited(options: Partial<AuditOptions> = {}): Promise<Report["evidence"]> {
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
  return result.report.evidence;
}

it("names its inputs by their digests, and no place on a machine", async () => {
  const { history, command, run } = await audited();
  expect(run).toBeNull();
  expect(command).toBe(
    `driftline audit --history ${history} --organization corp --policy ${digest(policy)} --as-of 2026-04-01T00:00:00.000Z --fail-on high`,
  );
});

it("repeats every option that decides what is said", async () => {
  const text = "organization: a corp\n";
  const { command } = await audited({
    config: parseConfig(at("driftline.yaml"), text),
    requireContiguous: true,
    reportSeverity: "high",
    since: "2",
    sample: { size: 25, seed: "it's mine" },
  });
  expect(command).toContain(` --organization 'a corp' --config ${digest(text)} --policy `);
  expect(command).toMatch(
    / --fail-on high --report-severity high --since 2 --require-contiguous --sample 25 --seed 'it'\\''s mine'$/,
  );
  expect(command).not.toContain(root);
});

it("cannot be done again with a revision of a later date, also where the last revision is dated earlier", async () => {
  const [first, second] = hourly({ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "high" });
  const changes = [{ ...first, updatedAt: "2999-01-01T00:00:00Z" }, second];
  writeFileSync(at("ahead.json"), JSON.stringify(changes));
  expect(await audited({ history: at("ahead.json"), asOf: undefined })).toMatchObject({
    complete: true,
    command: null,
  });
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
  expect(second.command).toBe(first.command);
  expect(second.policies.map(({ id, digest }) => [id, digest])).toEqual(
    first.policies.map(({ id, digest }) => [id, digest]),
  );
});

it("names a ledger by its head, which stands for the history", async () => {
  const { history, command, ledger } = await audited({ ledger: at("ledger") });
  expect(history).toBeNull();
  expect(command).toContain(`driftline audit --ledger ${ledger!.head} --organization`);
});

it("names no command if it would leave out a revision that is dated later than the audit", async () => {
  const ahead = hourly({ maxAutonomyLevel: "low" }).map((change) => ({ ...change, updatedAt: "9999-01-01T00:00:00Z" }));
  writeFileSync(at("ahead.json"), JSON.stringify(ahead));
  expect((await audited({ history: at("ahead.json"), asOf: undefined })).command).toBeNull();
});

it.each([
  ["twice, with different content", "revision-conflict", (text: string) => text.replace("[", `[${other},`)],
  ["in part", "truncated", (text: string) => text.slice(0, -20)],
])("names no command for a history that arrived %s", async (_, code, damage) => {
  writeFileSync(at("damaged.json"), damage(readFileSync(at("h.json"), "utf8")));
  for (const options of [{}, { ledger: at("ledger-of-damaged") }]) {
    const { problems, command } = await audited({ history: at("damaged.json"), ...options });
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(command).toBeNull();
  }
});

it.each([
  [["usage", "access"], false, "no command: the history has none of it"],
  [["usage:optional", "access"], true, "a command: the ledger keeps it"],
  [["usage", "readiness"], true, "no command: the ledger keeps only a part"],
  [[], false, "a command"],
] as const)("with %j from the service, and a ledger: %s, names %s", (extras, hasLedger, named) => {
  const base = drifted();
  const ledger = hasLedger ? base.evidence.ledger : null;
  const { evidence } = withRunFacts(
    { ...base, evidence: { ...base.evidence, source: "service", ledger } },
    {
      options: { formats: ["json"], config: { file: null, text: null, with: [] }, environment: {}, with: extras },
      policies: [],
      history: hasLedger ? null : "sha256:0",
    },
  );
  expect(evidence.command === null).toBe(named.startsWith("no "));
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

it.each([
  "corp/controls",
  "https://github.com/corp",
  "https://github.com/corp/controls/actions/runs/77",
  "weekly policy audit",
  "dependabot[bot]",
  "0123456789abcdef0123456789abcdef01234567",
  "keys-of-models.yaml",
  "driftline-of-corp.yaml",
  "history-of-corp.json",
  "models/maxAutonomyLevel",
  digest(policy.replace("id: p", "id: models")),
])("withholds no report because a key of the settings is what the run is called: %s", async (apiKey) => {
  const model = { id: "custom:m", model: "m", displayName: "m", provider: "openai", apiKey };
  writeFileSync(at("keys-of-models.yaml"), policy.replace("id: p", "id: models"));
  writeFileSync(
    at("history-of-corp.json"),
    JSON.stringify(hourly({ maxAutonomyLevel: "high", customModels: [model] })),
  );
  const environment = {
    GITHUB_ACTIONS: "true",
    GITHUB_REPOSITORY: "corp/controls",
    GITHUB_RUN_ID: "77",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_WORKFLOW: "weekly policy audit",
    GITHUB_ACTOR: "dependabot[bot]",
    GITHUB_SHA: "0123456789abcdef0123456789abcdef01234567",
  };
  const formats = ["json", "html", "markdown", "sarif"] as const;
  const result = await runAudit({
    config: parseConfig(at("driftline-of-corp.yaml"), "organization: corp\n"),
    environment,
    history: at("history-of-corp.json"),
    policies: [at("keys-of-models.yaml")],
    failOn: "high",
    formats,
  });
  await publish(
    result,
    formats.map((format) => ({ format, file: at(`of-a-key.${format}`) })),
  );
  const { evidence, findings } = JSON.parse(readFileSync(at("of-a-key.json"), "utf8")) as Report;
  expect(evidence.origin).toBe("history-of-corp.json");
  const literals = findings.filter(({ rule }) => rule === "secrets/literal");
  expect(literals).toMatchObject([{ actual: { $secret: "literal" } }]);
  expect(JSON.stringify(literals)).not.toContain(JSON.stringify(apiKey));
});
