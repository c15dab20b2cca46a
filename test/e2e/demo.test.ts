import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { folder, program } from "./program.ts";

/** Copies a clone to a folder without any packages. */
function clone(): string {
  const cwd = folder();
  cpSync(program, path.join(cwd, "dist"), { recursive: true });
  cpSync("policies", path.join(cwd, "policies"), { recursive: true });
  return cwd;
}

const demo = (cwd: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ["dist/cli.js", "demo"], {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], ...env },
  });

let cwd: string;
let first: ReturnType<typeof demo>;
beforeAll(() => {
  cwd = clone();
  first = demo(cwd);
});
afterAll(() => rmSync(cwd, { recursive: true }));

it("the demo runs in a clone without packages, and leaves the same reports every time", () => {
  expect([first.status, first.stderr]).toEqual([
    0,
    expect.stringMatching(/^driftline: the reports are in driftline-demo\/: report\.json, .*\n$/),
  ]);
  expect(first.stdout).toMatch(/DRIFTED.*\n$/);
  const read = () =>
    readdirSync(path.join(cwd, "driftline-demo"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(path.join(cwd, "driftline-demo"), file), readFileSync(file, "utf8")]);
  const before = read();
  expect(before.map(([file]) => file)).toEqual([
    "report.access.csv",
    "report.csv",
    "report.findings.csv",
    "report.html",
    "report.json",
    "report.junit.xml",
    "report.md",
    "report.ocsf.json",
    "report.plan.csv",
    "report.sample.csv",
    "report.sarif",
    "report.secrets.csv",
    ...["changes", "editors", "findings", "revisions", "rules", "runs"].map((name) => `report.tables/${name}.ndjson`),
    "report.zip",
    "sample-policy.yaml",
  ]);
  const second = demo(cwd, { TZ: "America/Lima", LC_ALL: "tr_TR.UTF-8" });
  expect([second.stdout, read()]).toEqual([first.stdout, before]);
});

it("the README shows what the demo prints", () => {
  const [, sample] = /<!-- sample -->\n+```\n([\s\S]*?)\n```/.exec(readFileSync("README.md", "utf8"))!;
  const [start, end] = sample!.split("\n\n  …\n\n");
  expect(first.stdout.slice(0, start!.length), "run node scripts/sample.js").toBe(start);
  expect(first.stdout.trimEnd().slice(-end!.length), "run node scripts/sample.js").toBe(end);
});

it("the demo tells the planted story", () => {
  const report = JSON.parse(readFileSync(path.join(cwd, "driftline-demo/report.json"), "utf8")) as {
    findings: {
      rule: string;
      subject: string;
      status: string;
      introduced: { revision: number };
      resolved: { revision: number | null } | null;
    }[];
    revisions: unknown[];
    evidence: object;
  };
  expect(report.evidence).toMatchObject({ source: "demo", emulated: true, complete: true });
  expect(report.revisions.length).toBeGreaterThanOrEqual(40);
  const windows = report.findings.map(
    ({ rule, introduced, resolved }) => `${rule} ${introduced.revision}-${resolved ? resolved.revision : ""}`,
  );
  expect(windows).toEqual(
    expect.arrayContaining([
      "northwind/maxAutonomyLevel 17-18", // raised on a Friday night, restored on Monday
      "editors/unapproved 25-", // granted themselves
      "editors/unapproved 27-", // a contractor
      "baseline/mcpPolicy.allowlist 12-13", // npx for a week
      "baseline/mcpPolicy.allowlist 49-", // and again
      "baseline/sandbox.enabled 29-30", // off for debugging, its lists left behind
      "baseline/modelPolicy.allowedModelIds 43-44", // the cliff
      "baseline/networkPolicy.allowedIps 39-40", // everybody, for an hour
      "baseline/enableAgentShield 47-48", // under its other spelling
      "integrity/unknown-setting 46-", // an unknown key
      "secrets/literal 27-",
      "changes/outside-window 17-", // that Friday night
      "changes/unapproved 29-", // approved only by its editor
      "changes/unapproved 39-null", // an emergency, approved the morning after
    ]),
  );
});
