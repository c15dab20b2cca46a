// The samples of docs/checks.md are true.
import { expect, it, test } from "vitest";
import { createCatalog } from "../../src/catalog/catalog.ts";
import { checkNames, loadChecks, testOf } from "../../src/checks/index.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { loadText } from "../policy/corpus.ts";
import { sampleText } from "../../scripts/docs/sample.ts";

const catalog = createCatalog();
const checks = await loadChecks();

it("are there for every check", () => {
  expect([...checks.keys()].sort()).toEqual([...checkNames].sort());
});

test.each([...checks])("the sample of %s loads, holds and fails as it says", async (name, check) => {
  const { sample } = check;
  const { setting, options, holds, fails } = sample;
  const target = catalog.setting(setting)!;
  expect(check.misfit(target)).toBeUndefined();
  const { rules } = await loadText(`id: sample\n${sampleText(name, sample)}`);
  expect(rules.map((rule) => [rule.setting, rule.demands])).toEqual([[setting, [{ check: name, options }]]]);
  const judge = testOf(checks, [{ check: name, options }], target);
  expect(judge(holds)).toBeUndefined();
  if (fails === undefined) return;
  // The sealed form of a key.
  const sealed = target.kind === "secret" ? secretMarker("literal", "fp:run:1", {}) : fails;
  expect(judge(sealed)).toBeDefined();
});
