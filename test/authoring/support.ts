// Policies and test files as texts, run without a file system.
import { readTestFile, type TestFile } from "../../src/authoring/test-file.ts";
import { runTest, type TestResult, type UnderTest } from "../../src/authoring/test-run.ts";
import { createCatalog } from "../../src/catalog/catalog.ts";
import type { Problem } from "../../src/errors.ts";
import { policy, type RawChange, seal } from "../support/history.ts";

export async function under(text: string, ...more: string[]): Promise<UnderTest> {
  return { policies: await policy(text, ...more), catalog: createCatalog(), organization: "corp", builtin: {} };
}

/** Parses a test file that must be valid. */
export function file(text: string): TestFile {
  const result = readTestFile({ file: "p.test.yaml", text }, createCatalog());
  if ("problems" in result) throw new Error(result.problems.map((problem) => problem.message).join("\n"));
  return result.file;
}

/** Returns the problems of a test file; none if it is valid. */
export function problems(text: string): readonly Problem[] {
  const result = readTestFile({ file: "p.test.yaml", text }, createCatalog());
  return "problems" in result ? result.problems : [];
}

/** Returns the results of every test of a file, in order. */
export async function run(policies: string, tests: string, builtin: UnderTest["builtin"] = {}): Promise<TestResult[]> {
  const set = { ...(await under(policies)), builtin };
  return file(tests).cases.map((item) => runTest(item, seal(item.changes as unknown as RawChange[]), set));
}
