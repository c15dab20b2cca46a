// Loads policy files into the policies of a run. Pure except for the given reader. Reports all problems.
import { createHash } from "node:crypto";
import { type Checks, loadChecks } from "../checks/index.ts";
import { byLine, DriftlineError, type Problem } from "../errors.ts";
import { pointer } from "../model/json.ts";
import type { Policies, PolicyFile, Rule } from "../model/policy.ts";
import { approvalProblems, approvalsOf } from "./approvals.ts";
import { assertionProblems, assertionsOf, type CompiledAssertion, type Compiler } from "./assertions.ts";
import { exceptionProblems } from "./exception-problems.ts";
import { exceptionsOf, type RuleNames } from "./exceptions.ts";
import { join, layer, type Layers, type Rules } from "./extends.ts";
import { formerNames } from "./former-names.ts";
import { has, parse, type ParsedPolicy, type ParseOptions, type Source } from "./parse.ts";
import { runWideParts, termOf } from "./run-wide.ts";
import { checksNamedIn, type RuleDefaults, rulesOf, type StatedRule } from "./settings.ts";
import { statesRule, usageIds } from "./usage.ts";
import { addTo, getOrMake } from "../lists.ts";

export type { Resolve, Source } from "./parse.ts";

/** Policies, with the checks that their rules use. */
export interface LoadedPolicies extends Policies {
  readonly checks: Checks;
  readonly assertions: readonly CompiledAssertion[];
}

interface LoadOptions extends ParseOptions {
  /** Ids of built-in rules, which exceptions may name. */
  readonly builtin: Iterable<string>;
  /** Of these, the rules with events. Default: of the past, so that exceptions that can accept nothing are read. */
  readonly events?: RuleNames["events"];
  /** Whether each exception needs the agreement of somebody other than its owner. */
  readonly agreement?: boolean;
  /** Problems of named files that could not be read. */
  readonly unread?: readonly Problem[];
}

/**
 * Loads policies.
 * @throws DriftlineError `policy` with every problem of every file; `usage` if all of them are of `unread`
 */
export async function loadPolicies(roots: readonly Source[], options: LoadOptions): Promise<LoadedPolicies> {
  const { unread = [] } = options;
  const problems = [...unread];
  const ruleProblems: Problem[] = [];
  const files = new Map<string, ParsedPolicy | null>(unread.map(({ file = "" }) => [file, null]));
  const tops: ParsedPolicy[] = [];
  for (const root of roots) {
    const policy = await parse(root, { options, files, problems, ruleProblems });
    if (policy && !tops.includes(policy)) tops.push(policy);
  }
  const parsedFiles = [...files.values()].filter((file) => file !== null);
  const checks = await loadChecks(
    new Set(parsedFiles.flatMap((file) => [...checksNamedIn(file.input.settings ?? null)])),
  );
  const compiler = parsedFiles.some(({ input }) => input.assertions)
    ? await import("../checks/json-schema.ts")
    : undefined;
  const layers = { catalog: options.catalog, checks, problems: ruleProblems };
  for (const file of parsedFiles) problems.push(...readStatements(file, layers, compiler));
  uniqueIds(parsedFiles, ruleProblems);
  const brokenFiles = new Set(ruleProblems.map((problem) => problem.file));
  const isWhole = (file: ParsedPolicy): boolean =>
    file.missing === 0 && file.uppers.every((upper) => !brokenFiles.has(upper.source.file) && isWhole(upper));
  const mergedRules = new Map<ParsedPolicy, Rules>();
  const merge = (file: ParsedPolicy): Rules =>
    getOrMake(mergedRules, file, () => layer(file.own, join(file.uppers.map(merge), layers), layers, isWhole(file)));
  const rules = join(tops.map(merge), layers);
  const parts = runWideParts(parsedFiles, problems, options.catalog);
  uniqueApprovals(parsedFiles, problems);
  const names = ruleNames(rules, [...files.values()], options, ruleProblems);
  for (const { document, input } of parsedFiles)
    problems.push(...exceptionProblems(document, input.exceptions ?? [], names));
  problems.push(...ruleProblems);
  const { usage, ...otherParts } = parts;
  const isSilent =
    rules.size === 0 &&
    parsedFiles.every(({ input }) => input.assertions === undefined) &&
    Object.values(otherParts).every((part) => part === null) &&
    !(usage && statesRule(usage));
  if (problems.length === 0 && isSilent)
    problems.push({
      message: "the policies of this run state no rule",
      hint: "name a policy with settings or editors",
    });
  if (problems.length > 0)
    throw new DriftlineError(problems.length > unread.length ? "policy" : "usage", unique(problems, [...files.keys()]));
  const { catalog } = options;
  return {
    files: parsedFiles.map(fileRow),
    rules: [...rules.values()].map(bare),
    assertions: parsedFiles.flatMap((file) =>
      compiler
        ? assertionsOf(file.document, file.whole?.assertions ?? [], { catalog, defaults: defaultsOf(file) }, compiler)
        : [],
    ),
    ...parts,
    approvals: parsedFiles.flatMap(({ document, whole }) => approvalsOf(document, whole?.approvals ?? [])),
    exceptions: parsedFiles.flatMap(({ document, whole }) => exceptionsOf(document, whole?.exceptions ?? [], names)),
    checks,
  };
}

/** Returns a rule without the fields that only loading needs. */
function bare({
  states: _,
  problem: _problem,
  over: _over,
  alsoCalled: _called,
  isWhole: _whole,
  ...rule
}: StatedRule): Rule {
  return rule;
}

/** Returns the names that exceptions may use. A file with problems may lack rules, so similar names count as unsure. */
function ruleNames(
  rules: Rules,
  files: readonly (ParsedPolicy | null)[],
  { builtin, events = null, catalog, agreement = false }: LoadOptions,
  problems: Problem[],
): RuleNames {
  const parsedFiles = files.filter((file) => file !== null);
  const builtinIds = new Set(builtin);
  const otherNames = new Map<string, string[]>();
  const formerIds = parsedFiles.map(({ id, input: { formerly = [] } }) => ({
    id,
    formerly: formerly.filter(isPresent),
  }));
  for (const rule of rules.values()) {
    if (builtinIds.has(rule.id))
      problems.push(rule.problem(`${rule.id} is the name of a built-in rule`, "give it an id"));
    for (const name of [...rule.alsoCalled, ...formerNames(rule, formerIds)]) addTo(otherNames, name, rule.id);
  }
  const settings = new Map<string, string | null>([...rules].map(([id, { setting }]) => [id, setting]));
  for (const { id: policy, document, input } of parsedFiles)
    input.assertions?.forEach((assertion, i) => {
      if (assertion?.id === undefined) return;
      const name = `${policy}/${assertion.id}`;
      if (builtinIds.has(name) || settings.has(name) || otherNames.has(name))
        problems.push(
          document.problem(["assertions", i, "id"], `another rule is called ${name}`, "give it another id"),
        );
      settings.set(name, null);
      for (const former of formerNames({ id: name, policy }, formerIds)) addTo(otherNames, former, name);
    });
  /** The rules on usage that have an id of their own, each with its part of the policy. */
  const ofUsage = new Map<string, string>();
  for (const { id: policy, document, input } of parsedFiles)
    for (const { id, part, keys } of usageIds(input)) {
      const rule = { id: `${policy}/${id}`, policy };
      // Several hooks may be one rule.
      if (settings.has(rule.id) || (ofUsage.get(rule.id) ?? part) !== part)
        problems.push(document.problem(keys, `another rule is called ${rule.id}`, "give it another id"));
      if (!ofUsage.has(rule.id)) for (const former of formerNames(rule, formerIds)) addTo(otherNames, former, rule.id);
      ofUsage.set(rule.id, part);
    }
  const brokenFiles = new Set(problems.map((problem) => problem.file));
  const unsure = files.filter((file) => file === null || file.id === "" || brokenFiles.has(file.source.file));
  const overridden = [...rules.values()].filter(({ setting }) => catalog.setting(setting)?.overriddenBy !== undefined);
  return {
    settings,
    overridden: new Map(overridden.map(({ id, setting }) => [id, pointer(setting.split("."))])),
    builtin: new Set([...builtinIds, ...ofUsage.keys()]),
    events,
    otherNames,
    agreement,
    placesOf: (path) => {
      const { overriddenBy, switch: needs } = catalog.required(path);
      const ofSwitch = needs && catalog.setting(needs.path)?.overriddenBy;
      return [path, overriddenBy, ofSwitch].filter((place) => place !== undefined);
    },
    isUnsure: (name) =>
      unsure.some(
        (file) =>
          file === null ||
          file.missing > 0 ||
          (file.input.formerly === undefined && has(file.document, "formerly")) ||
          (file.id === "" ? (file.input.settings ?? file.input.assertions) : name.startsWith(`${file.id}/`)),
      ),
  };
}

/** Reads the statements of a file into `file`. Returns the problems that hide no rule. */
function readStatements(
  file: ParsedPolicy,
  { catalog, checks, problems: ruleProblems }: Layers,
  compiler: Compiler | undefined,
): Problem[] {
  const { document, isPack, input } = file;
  if (input.settings !== undefined) {
    const result = rulesOf(document, input.settings, { catalog, checks, defaults: defaultsOf(file), isPack });
    file.own = result.rules;
    ruleProblems.push(...result.problems);
  }
  const ofAssertions = compiler ? assertionProblems(document, input.assertions ?? [], catalog, compiler) : [];
  return [...ofAssertions, ...approvalProblems(document, input.approvals ?? [], catalog)];
}

function defaultsOf({ id, input }: ParsedPolicy): RuleDefaults {
  return {
    policy: id,
    owner: input.owner ?? null,
    severity: input.severity ?? "medium",
    rationale: input.rationale ?? null,
    controls: (input.controls ?? []).filter(isPresent),
    ...termOf(input),
  };
}

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined;
}

function uniqueIds(files: readonly ParsedPolicy[], problems: Problem[]): void {
  const byId = new Map<string, ParsedPolicy>();
  for (const file of files)
    file.input.formerly?.forEach((id, i) => {
      if (id === undefined) return;
      const otherFile = files.find(
        (candidate) => candidate.id === id || (candidate !== file && candidate.input.formerly?.includes(id)),
      );
      if (!otherFile) return;
      const ownerWords = otherFile === file ? "this policy itself" : `the policy in ${otherFile.source.file}`;
      const message = `"${id}" is ${otherFile.id === id ? "the id" : "a former id"} of ${ownerWords}`;
      problems.push(file.document.problem(["formerly", i], message, "name ids that no policy of the run has"));
    });
  for (const file of files) {
    if (file.id === "") continue;
    const otherFile = byId.get(file.id);
    if (otherFile) {
      // Nobody can edit a pack.
      const [wrongFile, holder] = file.isPack ? [otherFile, file] : [file, otherFile];
      wrongFile.own = []; // its rules would have the same ids as the other file's rules
      const message = `the policy id "${file.id}" is already used in ${holder.source.file}`;
      problems.push(wrongFile.document.problem(["id"], message, "give each policy an id of its own"));
    } else byId.set(file.id, file);
  }
}

function uniqueApprovals(files: readonly ParsedPolicy[], problems: Problem[]): void {
  const lines = new Map<string, string>();
  for (const { document, input } of files)
    input.approvals?.forEach((approval, i) => {
      if (approval?.id === undefined) return;
      const { id } = approval;
      const { file, line } = document.place(["approvals", i]);
      const otherLine = lines.get(id);
      const message = `the approval "${id}" is already stated at ${otherLine}`;
      if (otherLine)
        problems.push(document.problem(["approvals", i, "id"], message, "give each change record its own id"));
      else lines.set(id, `${file}:${line}`);
    });
}

function fileRow({ id, whole, source, own }: ParsedPolicy): PolicyFile {
  return {
    id,
    ...(whole?.formerly && { formerly: whole.formerly }),
    title: whole?.title ?? null,
    file: source.file,
    digest: `sha256:${createHash("sha256").update(source.text).digest("hex")}`,
    ownRules: own.length + (whole?.assertions?.length ?? 0),
  };
}

/** Removes duplicates, and sorts by file and line. */
function unique(problems: readonly Problem[], files: readonly string[]): Problem[] {
  const byPlace = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.column}:${problem.message}`, problem]),
  );
  const order = new Map(files.map((file, i) => [file, i]));
  return [...byPlace.values()].sort(
    (a, b) => (order.get(a.file ?? "") ?? Infinity) - (order.get(b.file ?? "") ?? Infinity) || byLine(a, b),
  );
}
