// Audits of several organizations and their fleet report, as in a workflow.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Fleet, fleetSchema } from "../../src/model/fleet.ts";
import { fleetFormats } from "../../src/reporters/fleet/index.ts";
import { hourly } from "../support/history.ts";
import { cli, folder, program } from "./program.ts";

const asOf = "2026-03-02T00:00:00Z";
const policy = (level: string) => `id: p\nsettings: { maxAutonomyLevel: { atMost: ${level}, severity: high } }\n`;
let cwd: string;

/** Audits an organization, and writes its report where artifacts are downloaded to. */
async function audited(organization: string, maxAutonomyLevel: string, level = "medium"): Promise<void> {
  const changes = hourly({ maxAutonomyLevel: "off" }, { maxAutonomyLevel });
  writeFileSync(path.join(cwd, "h.ndjson"), changes.map((change) => JSON.stringify(change)).join("\n"));
  writeFileSync(path.join(cwd, "p.yaml"), policy(level));
  const args = ["audit", "--history", "h.ndjson", "--policy", "p.yaml", "--as-of", asOf, "--fail-on", "never"];
  const output = `json=reports/driftline-${organization}/report.json`;
  expect((await cli([...args, "--quiet", "--organization", organization, "--output", output], { cwd })).code).toBe(0);
}

const merge = (...args: string[]) => cli(["merge", ...args], { cwd });
const json = async (...args: string[]) => {
  const { code, out } = await merge("reports", "--format", "json", ...args);
  return { code, fleet: JSON.parse(out) as Fleet };
};

beforeAll(async () => {
  cwd = folder();
  await audited("corp", "high");
  await audited("labs", "low");
  await audited("west", "medium", "low");
});

describe("merge", () => {
  it("reads the report of the deepest settings, and package verify its package", async () => {
    const place = folder();
    const nested = (value: string, levels: number) => `${'{"a":'.repeat(levels)}"${value}"${"}".repeat(levels)}`;
    const auditOf = async (levels: number) => {
      const texts = ["x", "y"].map((value, i) =>
        JSON.stringify(hourly({}, { hooks: 0 })[i]).replace(
          /"settings":.*?}/,
          `"settings":{"hooks":${nested(value, levels)}}`,
        ),
      );
      writeFileSync(path.join(place, "h.ndjson"), texts.join("\n"));
      const outputs = ["--output", "json=r.json", "--output", "package=p.zip"];
      return (
        await cli(["audit", "--history", "h.ndjson", "--organization", "corp", "--fail-on", "never", ...outputs], {
          cwd: place,
        })
      ).code;
    };
    let levels = 69;
    while ((await auditOf(levels)) !== 0) levels--;
    expect(levels).toBeGreaterThan(64);
    expect(await cli(["package", "verify", "p.zip"], { cwd: place })).toMatchObject({ code: 0 });
    expect((await cli(["merge", "r.json", "--fail-on", "never"], { cwd: place })).err).toBe("");
  });

  it("tells where a rule fails and where it holds, and which policy is not the same everywhere", async () => {
    const { code, fleet } = await json("--expect", "corp,labs,west");
    expect(code).toBe(1);
    expect(fleetSchema.safeParse(fleet).error).toBeUndefined();
    expect(fleet).toMatchObject({ verdict: "drifted", exitCode: 1, asOf: "2026-03-02T00:00:00.000Z" });
    const rule = fleet.rules.find(({ id }) => id === "p/maxAutonomyLevel")!;
    expect(rule).toMatchObject({ differs: true, counts: { failing: 2, passing: 1 } });
    expect(fleet.policies[0]).toMatchObject({ id: "p", differs: true });
  });

  it("says it on a terminal, with the verdict last, and nothing else", async () => {
    const { code, out, err } = await merge("reports/**/report.json");
    expect([code, err]).toEqual([1, ""]);
    expect(out.trimEnd().split("\n").at(-1)).toMatch(/^DRIFTED {2}3 organizations, \d+ open\. {2}Exit 1\.$/);
  });

  it("gives the same bytes whatever the order of the reports", async () => {
    const files = ["corp", "labs", "west"].map((name) => `reports/driftline-${name}/report.json`);
    const html = async (names: string[]) => (await merge(...names, "--format", "html")).out;
    expect(await html(files.toReversed())).toBe(await html(files));
    expect(await html(["reports"])).toBe(await html(files));
  });

  it("writes every format, and overwrites no report", async () => {
    const outputs = fleetFormats.flatMap((name) => ["--output", `${name}=out/fleet.${name}`]);
    expect((await merge("reports", "--fail-on", "never", ...outputs)).code).toBe(0);
    for (const name of fleetFormats) expect(existsSync(path.join(cwd, `out/fleet.${name}`))).toBe(true);
    const before = readFileSync(path.join(cwd, "reports/driftline-corp/report.json"), "utf8");
    const { code, err } = await merge("reports", "--output", "json=reports/driftline-corp/report.json");
    expect([code, err]).toEqual([2, expect.stringContaining("is read by this run and is not overwritten")]);
    expect(readFileSync(path.join(cwd, "reports/driftline-corp/report.json"), "utf8")).toBe(before);
  });

  it("exits 3 where an organization is missing or its report too old", async () => {
    const missing = await json("--expect", "corp,labs,west,north");
    expect([missing.code, missing.fleet.verdict, missing.fleet.missing]).toEqual([3, "incomplete", ["north"]]);
    const stale = await json("--max-age", "48h", "--as-of", "2026-03-05");
    expect([stale.code, stale.fleet.summary.organizations.stale]).toEqual([3, 3]);
    expect((await json("--max-age", "48h", "--as-of", "2026-03-03")).code).toBe(1);
  });

  it("exits 2 and says where for what is no report, a format or a report that there is not", async () => {
    writeFileSync(path.join(cwd, "reports/cut.json"), '{"schemaVersion":1,');
    const cut = await merge("reports");
    rmSync(path.join(cwd, "reports/cut.json"));
    expect([cut.code, cut.out]).toEqual([2, ""]);
    expect(cut.err).toContain("reports/cut.json: JSON that ends too early");
    const format = await merge("reports", "--format", "htm");
    expect([format.code, format.err]).toEqual([
      2,
      expect.stringContaining("text, json, markdown, html, csv, rules-csv"),
    ]);
    const output = await merge("reports", "--output", "htm=fleet.html");
    expect([output.code, output.err]).toEqual([2, expect.stringContaining('did you mean "html"?')]);
    const nowhere = await merge("report");
    expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('"report" leads to no report')]);
  });
});

describe("the script of the example workflow", () => {
  it("writes the summary and the files, and fails for what it found", () => {
    const { jobs } = parse(readFileSync("examples/workflows/fleet.yml", "utf8")) as {
      jobs: { fleet: { steps: { run?: string; env?: Record<string, string> }[] } };
    };
    const step = jobs.fleet.steps.find(({ run }) => run?.includes(" merge "))!;
    mkdirSync(path.join(cwd, ".driftline"), { recursive: true });
    symlinkSync(program, path.join(cwd, ".driftline/dist"));
    const env = { PATH: process.env["PATH"] ?? "", ...step.env, GITHUB_STEP_SUMMARY: path.join(cwd, "summary.md") };
    const ran = spawnSync("bash", ["--noprofile", "--norc", "-e", "-c", step.run!], { cwd, env, encoding: "utf8" });
    // The reports of this test are old, and the workflow rejects reports that are older than a day.
    expect([ran.status, ran.stdout, ran.stderr]).toEqual([3, "", ""]);
    expect(readFileSync(path.join(cwd, "summary.md"), "utf8")).toMatch(
      /^### ◐ Fleet incomplete: .* older than this one/,
    );
    for (const name of ["fleet.html", "fleet.json", "fleet.csv"])
      expect(existsSync(path.join(cwd, "fleet", name))).toBe(true);
  });
});
