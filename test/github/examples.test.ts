// The workflows of examples/, which people copy.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const folder = "examples/workflows";
const action = parse(readFileSync("action.yml", "utf8")) as { inputs: Record<string, unknown> };

interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions: object;
  readonly jobs: Record<string, { permissions: object; steps: { uses?: string; with?: Record<string, unknown> }[] }>;
}

describe("an example workflow", () => {
  test.each(readdirSync(folder))("%s grants nothing at the top, and says why it grants what it grants", (name) => {
    const text = readFileSync(`${folder}/${name}`, "utf8");
    const { permissions, jobs, on } = parse(text) as Workflow;
    expect(permissions).toEqual({});
    expect(Object.keys(on)).not.toContain("pull_request_target");
    for (const job of Object.values(jobs))
      for (const [what, level] of Object.entries(job.permissions))
        expect(text).toMatch(new RegExp(`${what}: ${level} # \\w+`));
  });

  test.each(readdirSync(folder))("%s gives the Action inputs that it has, and pins every other by commit", (name) => {
    const { jobs } = parse(readFileSync(`${folder}/${name}`, "utf8")) as Workflow;
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const ours = steps.filter(({ uses }) => uses?.startsWith("driftline/"));
    expect(ours.length).toBeGreaterThan(0);
    for (const { with: inputs = {} } of ours)
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
    for (const { uses } of steps) if (uses && !uses.startsWith("driftline/")) expect(uses).toMatch(/@[0-9a-f]{40}$/);
  });
});
