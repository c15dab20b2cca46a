// The workflows of examples/, which people copy.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { reporters } from "../../src/reporters/index.ts";

const folder = "examples/workflows";
const names = readdirSync(folder);
const read = (file: string) => readFileSync(file, "utf8");
const action = parse(read("action.yml")) as { inputs: Record<string, unknown>; outputs: Record<string, unknown> };

/** Releases of GitHub's own actions, from scripts/github-actions.js. */
const releases = JSON.parse(read("test/data/github-actions.json")) as Record<
  string,
  { tag: string; commit: string; inputs: Record<string, object>; outputs: readonly string[] }
>;

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Record<string, string>;
  readonly with?: Record<string, unknown>;
}

interface Job {
  readonly permissions: Record<string, string>;
  readonly steps: readonly Step[];
  readonly "timeout-minutes"?: number;
  readonly if?: string;
}

interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions: object;
  readonly concurrency?: { readonly "cancel-in-progress": boolean };
  readonly jobs: Record<string, Job>;
}

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const isOurs = ({ uses }: Step) => uses?.startsWith("driftline/") === true;

describe.each(names)("the example %s", (name) => {
  const text = read(`${folder}/${name}`);
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = stepsOf(workflow);

  test("grants nothing at the top, and says why it grants what it grants", () => {
    expect(workflow.permissions).toEqual({});
    for (const { permissions } of jobs)
      for (const [what, level] of Object.entries(permissions))
        expect(text).toMatch(new RegExp(`${what}: ${level} # \\w+`));
  });

  test("ends, and never runs twice at once", () => {
    for (const job of jobs) expect(job["timeout-minutes"]).toBeGreaterThan(0);
    expect(workflow.concurrency).toBeDefined();
    // Stopping an audit while it writes is worse than waiting.
    if (workflow.on["schedule"] !== undefined) expect(workflow.concurrency!["cancel-in-progress"]).toBe(false);
  });

  test("runs no code of a pull request with a secret, and hands a fork nothing", () => {
    for (const event of ["pull_request_target", "workflow_run", "issue_comment"])
      expect(Object.keys(workflow.on)).not.toContain(event);
    if (workflow.on["pull_request"] === undefined) return;
    for (const job of jobs) {
      const isTrusted = /\bhead\.repo\.full_name == github\.repository\b/.test(job.if ?? "");
      const writes = Object.values(job.permissions).includes("write");
      expect(isTrusted || !(writes || JSON.stringify(job).includes("secrets."))).toBe(true);
    }
  });

  test("gives the Action inputs that it has, and reads outputs that it has", () => {
    for (const { with: inputs = {} } of steps.filter(isOurs)) {
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
      const formats = ((inputs["reports"] ?? "") as string).split(",").filter((item) => item !== "");
      expect(Object.keys(reporters)).toEqual(expect.arrayContaining(formats));
    }
    for (const [, id, output] of text.matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
      const step = steps.find((row) => row.id === id)!;
      const outputs = isOurs(step) ? Object.keys(action.outputs) : releases[step.uses!.split("@")[0]!]!.outputs;
      expect(outputs).toContain(output);
    }
    expect(steps.filter(isOurs).length).toBeGreaterThan(0);
  });

  test("pins every other action by the commit of a release, and says which", () => {
    for (const { uses, with: inputs = {} } of steps.filter((step) => step.uses !== undefined && !isOurs(step))) {
      const [used, commit] = uses!.split("@") as [string, string];
      expect(Object.keys(releases)).toContain(used);
      expect(commit).toBe(releases[used]!.commit);
      expect(text).toContain(`${uses} # ${releases[used]!.tag}\n`);
      expect(Object.keys(releases[used]!.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
    }
  });

  test("keeps no credentials, and says for how long it keeps a file", () => {
    for (const { uses, with: inputs } of steps) {
      if (uses?.startsWith("actions/checkout@")) expect(inputs).toMatchObject({ "persist-credentials": false });
      if (uses?.startsWith("actions/upload-artifact@"))
        expect(inputs).toMatchObject({ "retention-days": expect.any(Number), "if-no-files-found": "error" });
    }
    for (const line of text.split("\n").filter((item) => item.includes("retention-days:")))
      expect(line).toMatch(/# then GitHub deletes the artifact/);
  });

  test("puts nothing that others may write into a script", () => {
    for (const { run = "" } of steps) expect(run).not.toContain("${{");
  });

  test("is named by the documents", () => {
    expect(read("docs/workflows.md")).toContain(`(../examples/workflows/${name})`);
  });
});

describe("the example of a fleet", () => {
  const { jobs } = parse(read(`${folder}/fleet.yml`)) as {
    jobs: { audit: Job & { strategy: { matrix: { include: { organization: string }[] } } }; fleet: Job };
  };

  test("expects every organization that it audits", () => {
    const audited = jobs.audit.strategy.matrix.include.map(({ organization }) => organization);
    const merge = jobs.fleet.steps.find(({ run }) => run?.includes(" merge "))!;
    expect(merge.env!["EXPECT"]!.split(",")).toEqual(audited);
  });

  test("merges the reports from where they are downloaded to", () => {
    const merge = jobs.fleet.steps.find(({ run }) => run?.includes(" merge "))!;
    const download = jobs.fleet.steps.find(({ uses }) => uses?.startsWith("actions/download-artifact@"))!;
    const upload = jobs.audit.steps.find(({ uses }) => uses?.startsWith("actions/upload-artifact@"))!;
    expect(merge.run).toContain(`'${download.with!["path"] as string}/**/report.json'`);
    expect(upload.with).toMatchObject({ path: "driftline-report/" });
    const pattern = download.with!["pattern"] as string;
    expect(upload.with!["name"]).toMatch(new RegExp(`^${pattern.replace("*", "")}`));
  });
});

describe("the workflows of this repository", () => {
  test.each(readdirSync(".github/workflows"))("%s pins by the same releases", (name) => {
    for (const { uses } of stepsOf(parse(read(`.github/workflows/${name}`)) as Workflow))
      if (uses !== undefined) expect(uses).toBe(`${uses.split("@")[0]!}@${releases[uses.split("@")[0]!]!.commit}`);
  });
});
