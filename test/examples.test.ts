// The policies of examples/, which people copy: they load together and alone, and their own tests pass.
import { readdirSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { createCatalog } from "../src/catalog/catalog.ts";
import { createConfig } from "../src/run/config.ts";
import { loadNamed } from "../src/run/policies.ts";
import { runPolicyTests } from "../src/commands/policy/tests.ts";

const folder = "examples/policies";
const files = readdirSync(folder).filter((name) => /(?<!\.test)\.yaml$/.test(name));
const load = (...names: string[]) => loadNamed(names, createCatalog());

describe("the example policies", () => {
  it("load together, and say something of everything a policy can say", async () => {
    const { policies } = await load(folder);
    expect(policies.files.map(({ id }) => id)).toEqual(expect.arrayContaining(["controls", "editors", "changes"]));
    expect(policies.editors?.by.length).toBeGreaterThan(1);
    expect(policies.changes?.loosening).not.toBeNull();
    expect(policies.approvals.length).toBeGreaterThan(0);
    expect(policies.exceptions.length).toBeGreaterThan(1);
    expect(policies.assertions.length).toBeGreaterThan(0);
  });

  // Exceptions name rules of other files.
  test.each(files.filter((name) => name !== "exceptions.yaml" && name !== "approvals.yaml"))(
    "%s loads alone",
    async (name) => {
      const { policies } = await load(`${folder}/${name}`);
      expect(policies.files.map(({ file }) => file)).toContain(`${folder}/${name}`);
    },
  );

  it("pass their own tests", async () => {
    const { run } = await runPolicyTests([folder], createConfig(), { requireTests: false });
    const results = run.files.flatMap((file) => file.results);
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter((result) => !result.ok)).toEqual([]);
  });
});
