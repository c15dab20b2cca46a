// Finds and reads test files, seals their histories, and runs them against the policies they name.
import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { readTestFile, type TestCase, type TestFile } from "../../authoring/test-file.ts";
import { rulesUnderTest, runTest, type TestResult, type UnderTest, untestedRules } from "../../authoring/test-run.ts";
import type { TestRun } from "../../authoring/test-words.ts";
import type { Catalog } from "../../catalog/catalog.ts";
import { globMatches } from "../../catalog/kinds/glob.ts";
import { didYouMean, DriftlineError, usageError, type Problem } from "../../errors.ts";
import { filesBelow, packNames } from "../../policy/files.ts";
import type { Source } from "../../policy/load.ts";
import type { Config } from "../../run/config.ts";
import { loadNamed } from "../../run/policies.ts";
import { readInput } from "../../run/read-input.ts";
import { open } from "../../seal/session.ts";
import { lookUp, unique } from "../../lists.ts";

interface PolicySet {
  readonly under: UnderTest;
  readonly sources: readonly Source[];
}

/**
 * Runs every test below the paths.
 * @param paths test files, policies with their test file next to them, or folders
 * @returns the result, every file that was read, and whether a text contains a secret of one of the tests
 * @throws DriftlineError `usage` if a path does not exist, `policy` with every problem of tests and policies
 */
export async function runPolicyTests(
  paths: readonly string[],
  config: Config,
  options: { readonly requireTests: boolean },
) {
  const files = await readTests(paths, config.catalog);
  const sets = await policySets(paths, files, config, options.requireTests);
  const problems = files.flatMap((file) => unknownRules(file, lookUp(sets, setName(file)).under));
  if (problems.length > 0) throw new DriftlineError("policy", problems);
  const leaks: ((text: string) => boolean)[] = [];
  const ran = files.map((file) => {
    const { under, sources } = lookUp(sets, setName(file));
    const policyTexts = sources.map(({ text }) => text);
    const results = file.cases.map((test): TestResult => {
      const sealed = sealTest(test, under, policyTexts);
      const result = runTest(test, sealed.revisions, under);
      // Only the name of a passed test is shown.
      if (!result.ok) leaks.push(sealed.outputLeaks);
      return result;
    });
    return { file: file.file, results };
  });
  const all = [...sets.values()];
  const run: TestRun = {
    files: ran,
    untested: options.requireTests
      ? untestedRules(
          all.map(({ under }) => under),
          ran.flatMap(({ results }) => results),
        )
      : null,
  };
  return {
    run,
    inputs: [...files.map(({ file }) => file), ...all.flatMap(({ sources }) => sources.map(({ file }) => file))],
    leaks: (text: string) => leaks.some((test) => test(text)),
  };
}

function sealTest(test: TestCase, under: UnderTest, policyTexts: readonly string[]) {
  const session = open({ organization: under.organization, catalog: under.catalog });
  for (const change of test.changes) session.line(Buffer.from(JSON.stringify(change)), `revision ${change.revision}`);
  return session.finish([...policyTexts, test.name]);
}

function unknownRules(file: TestFile, under: UnderTest): Problem[] {
  const names = rulesUnderTest(under);
  const ruleNames = new Set(names);
  const patterns = (file.rules ?? []).flatMap((pattern, i) =>
    names.some((name) => globMatches(pattern, name)) ? [] : [file.unknownPattern(i, names)],
  );
  const expected = file.cases.flatMap((test) =>
    test.expected.flatMap(({ rule }, i) => (ruleNames.has(rule) ? [] : [test.unknownRule(i, names)])),
  );
  return [...patterns, ...expected];
}

async function readTests(paths: readonly string[], catalog: Catalog): Promise<TestFile[]> {
  const names = new Set<string>();
  for (const name of paths) for (const file of await testFiles(name)) names.add(path.normalize(file));
  const files: TestFile[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    const text = await readInput(name, "test");
    const result = readTestFile({ file: name.replaceAll("\\", "/"), text }, catalog);
    if ("problems" in result) problems.push(...result.problems);
    else files.push(result.file);
  }
  const packs = await packNames();
  for (const file of files)
    for (const [i, name] of (file.policies ?? []).entries())
      if (!packs.includes(name) && !existsSync(beside(file, name)))
        problems.push(file.unknownPolicy(i, didYouMean(name, packs) ?? `packs: ${packs.join(", ")}`));
  if (problems.length > 0) throw new DriftlineError("policy", problems);
  return files;
}

const isTest = (name: string) => /\.test\.ya?ml$/i.test(name);

async function testFiles(name: string): Promise<string[]> {
  const kind = await stat(name).catch(() => undefined);
  if (kind?.isDirectory()) {
    const files = await filesBelow(name, isTest);
    if (files.length > 0) return files;
    throw new DriftlineError("policy", {
      file: name,
      message: "no test in this folder",
      hint: "tests end in .test.yaml",
    });
  }
  if (!kind?.isFile()) throw usageError(`no test file, policy or folder is named "${name}"`);
  if (isTest(name)) return [name];
  const own = name.replace(/(\.ya?ml)$/i, ".test$1");
  if (own !== name && existsSync(own)) return [own];
  throw usageError(
    `${name} is not a test file, and no test file is next to it`,
    own === name ? "tests end in .test.yaml" : `write ${path.basename(own)}`,
  );
}

/** Resolves a name in a test file: a file or folder relative to it, or a pack. */
function beside(file: TestFile, name: string): string {
  return path.join(path.dirname(file.file), name);
}

function policyNames(file: TestFile): string[] {
  if (file.policies === null) return [path.dirname(file.file)];
  return file.policies.map((name) => (existsSync(beside(file, name)) ? beside(file, name) : name));
}

function setName(file: TestFile): string {
  return JSON.stringify(policyNames(file));
}

/** Loads the policies of every file, each set once; if every rule needs a test, also those of the folders. */
async function policySets(
  paths: readonly string[],
  files: readonly TestFile[],
  config: Config,
  all: boolean,
): Promise<Map<string, PolicySet>> {
  const policyPaths = new Map(files.map((file) => [setName(file), policyNames(file)]));
  if (all)
    for (const name of paths)
      if ((await stat(name)).isDirectory() || !isTest(name))
        policyPaths.set(JSON.stringify([path.normalize(name)]), [name]);
  const sets = new Map<string, PolicySet>();
  const problems: Problem[] = [];
  for (const [key, names] of policyPaths)
    try {
      const { policies, sources } = await loadNamed(names, config.catalog, [], config.agreement);
      const organization = config.organization ?? "test";
      const { catalog, builtin, sharedAccounts } = config;
      sets.set(key, { under: { policies, catalog, organization, builtin, sharedAccounts }, sources });
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.code !== "policy") throw error;
      problems.push(...error.problems);
    }
  if (problems.length > 0) throw new DriftlineError("policy", unique(problems));
  return sets;
}
