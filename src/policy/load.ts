// From policy files to what a run judges by. Pure but for the reader it is given; all problems of all files at once.
import { createHash } from "node:crypto";
import type { Catalog } from "../catalog/catalog.ts";
import { type Checks, loadChecks } from "../checks/index.ts";
import { DriftlineError, type Problem } from "../errors.ts";
import { endOf, startOf } from "../model/instant.ts";
import type { Json } from "../model/json.ts";
import type { EditorPolicy, Policies, PolicyFile, Rule } from "../model/policy.ts";
import { peopleOf } from "./editors.ts";
import { exceptionsOf, type RuleNames, withRules } from "./exceptions.ts";
import { join, layer, type Rules } from "./extends.ts";
import { parse, type Parsed, type ParseOptions, type Source } from "./parse.ts";
import { patternFlaw } from "./patterns.ts";
import type { PolicyInput } from "./schema.ts";
import { checksNamedIn, rulesOf, type StatedRule } from "./settings.ts";

export type { Resolve, Source } from "./parse.ts";

/** Policies, with the checks their rules name. */
export interface LoadedPolicies extends Policies {
  readonly checks: Checks;
}

export interface LoadOptions extends ParseOptions {
  /** Ids of the rules that need no policy, which exceptions may name. */
  readonly builtin: Iterable<string>;
}

/**
 * Loads policies.
 * @throws DriftlineError `policy` with every problem of every file
 */
export async function loadPolicies(roots: readonly Source[], options: LoadOptions): Promise<LoadedPolicies> {
  const problems: Problem[] = [];
  const files = new Map<string, Parsed | null>();
  const tops: Parsed[] = [];
  for (const root of roots) {
    const parsed = await parse(root, options, files, problems, []);
    if (parsed && !tops.includes(parsed)) tops.push(parsed);
  }
  const all = [...files.values()].filter((file) => file !== null);
  const checks = await loadChecks(new Set(all.flatMap((file) => [...checksNamedIn(file.input.settings as Json)])));
  for (const file of all) read(file, options.catalog, checks, problems);
  uniqueIds(all, problems);
  const layers = { catalog: options.catalog, checks, problems };
  const broken = new Set(problems.map((problem) => problem.file));
  const isWhole = (file: Parsed): boolean =>
    file.missing === 0 && file.uppers.every((upper) => !broken.has(upper.source.file) && isWhole(upper));
  const merged = new Map<Parsed, Rules>();
  const merge = (file: Parsed): Rules => {
    let rules = merged.get(file);
    if (!rules)
      merged.set(file, (rules = layer(file.own, join(file.uppers.map(merge), layers), layers, isWhole(file))));
    return rules;
  };
  const rules = join(tops.map(merge), layers);
  const editors = onlyEditors(all, problems, options.catalog);
  const names = ruleNames(rules, [...files.values()], options.builtin, problems);
  for (const file of all) {
    const found = withRules(file.document, file.exceptions, names);
    file.exceptions = found.exceptions;
    problems.push(...found.problems);
  }
  if (problems.length === 0 && rules.size === 0 && !editors)
    problems.push({
      message: "the policies of this run state no rule",
      hint: "name a policy with settings or editors",
    });
  if (problems.length > 0) throw new DriftlineError("policy", unique(problems, [...files.keys()]));
  return {
    files: all.map(fileRow),
    rules: [...rules.values()].map(bare),
    editors,
    exceptions: all.flatMap((file) => file.exceptions),
    checks,
  };
}

/** The rule without what only loading needs. */
function bare({ states: _, problem: _problem, over: _over, alsoCalled: _alsoCalled, ...rule }: StatedRule): Rule {
  return rule;
}

/** What exceptions may name. Rules of files with problems may be missing, so that names like theirs are not judged. */
function ruleNames(
  rules: Rules,
  files: readonly (Parsed | null)[],
  builtin: Iterable<string>,
  problems: Problem[],
): RuleNames {
  const own = new Set(builtin);
  const others = new Map<string, string[]>();
  for (const rule of rules.values()) {
    if (own.has(rule.id)) problems.push(rule.problem(`${rule.id} is the name of a built-in rule`, "give it an id"));
    for (const name of rule.alsoCalled) others.set(name, [...(others.get(name) ?? []), rule.id]);
  }
  const broken = new Set(problems.map((problem) => problem.file));
  const unsure = files.filter((file) => file === null || file.id === "" || broken.has(file.source.file));
  return {
    settings: new Set(rules.keys()),
    builtin: own,
    others,
    isUnsure: (name) =>
      unsure.some((file) => file === null || (file.id === "" ? file.input.settings : name.startsWith(`${file.id}/`))),
  };
}

function read(file: Parsed, catalog: Catalog, checks: Checks, problems: Problem[]): void {
  const { document, input } = file;
  const { from, until } = term(input);
  if (input.settings !== undefined) {
    const found = rulesOf(document, input.settings as Json, catalog, checks, {
      policy: file.id,
      owner: input.owner ?? null,
      severity: input.severity ?? "medium",
      rationale: input.rationale ?? null,
      controls: input.controls ?? [],
      from,
      until,
    });
    file.own = found.rules;
    problems.push(...found.problems);
  }
  const found = exceptionsOf(document, input.exceptions ?? []);
  file.exceptions = found.exceptions;
  problems.push(...found.problems);
}

function term(input: PolicyInput): { from: number | null; until: number | null } {
  const { from, until } = input.effective ?? {};
  return { from: from === undefined ? null : startOf(from)!, until: until === undefined ? null : endOf(until)! };
}

function uniqueIds(files: readonly Parsed[], problems: Problem[]): void {
  const seen = new Map<string, Parsed>();
  for (const file of files) {
    if (file.id === "") continue;
    const other = seen.get(file.id);
    if (other) {
      file.own = []; // its rules would have the ids of the other's
      problems.push(
        file.document.problem(
          ["id"],
          `the policy id "${file.id}" already stands in ${other.source.file}`,
          "give each policy an id of its own",
        ),
      );
    } else seen.set(file.id, file);
  }
}

function onlyEditors(files: readonly Parsed[], problems: Problem[], catalog: Catalog): EditorPolicy | null {
  let found: { file: Parsed; policy: EditorPolicy } | undefined;
  for (const file of files) {
    const { editors } = file.input;
    if (!editors) continue;
    if (found) {
      const { line } = found.file.document.place(["editors"], "key");
      const message = `editors already stand at ${found.file.source.file}:${line}`;
      problems.push(file.document.problem(["editors"], message, "one policy of a run says who may edit", "key"));
      continue;
    }
    for (const pattern of Object.keys(editors.by ?? {})) {
      const flaw = patternFlaw(pattern, catalog);
      if (!flaw) continue;
      const message = `editors.by: ${flaw.message}`;
      problems.push(file.document.problem(["editors", "by", pattern], message, flaw.hint, "key"));
    }
    found = {
      file,
      policy: {
        severity: editors.severity ?? "high",
        approved: editors.approved ? peopleOf(editors.approved) : null,
        by: Object.entries(editors.by ?? {}).map(([pattern, people]) => ({ pattern, people: peopleOf(people) })),
        policy: file.id,
        owner: file.input.owner ?? null,
        rationale: editors.rationale ?? file.input.rationale ?? null,
        controls: editors.controls ?? file.input.controls ?? [],
        ...term(file.input),
        location: file.document.place(["editors"], "key"),
      },
    };
  }
  return found?.policy ?? null;
}

function fileRow(file: Parsed): PolicyFile {
  return {
    id: file.id,
    title: file.input.title ?? null,
    file: file.source.file,
    digest: `sha256:${createHash("sha256").update(file.source.text).digest("hex")}`,
    rules: file.own.length + (file.input.editors ? 1 : 0),
  };
}

/** In the order of files and lines, each once. */
function unique(problems: readonly Problem[], files: readonly string[]): Problem[] {
  const seen = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.column}:${problem.message}`, problem]),
  );
  const order = new Map(files.map((file, i) => [file, i]));
  return [...seen.values()].sort(
    (a, b) =>
      (order.get(a.file ?? "") ?? Infinity) - (order.get(b.file ?? "") ?? Infinity) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}
