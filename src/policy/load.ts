// From policy files to what a run judges by. Pure but for the reader it is given; all problems of all files at once.
import { createHash } from "node:crypto";
import * as z from "zod/mini";
import type { Catalog } from "../catalog/catalog.ts";
import { type Checks, loadChecks } from "../checks/index.ts";
import { didYouMean, DriftlineError, type Problem } from "../errors.ts";
import { endOf, startOf } from "../model/instant.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { EditorPolicy, Exception, Policies, PolicyFile } from "../model/policy.ts";
import { readYaml, type YamlDocument } from "./document.ts";
import { canMatch, peopleOf } from "./editors.ts";
import { exceptionsOf, unknownRules } from "./exceptions.ts";
import { join, layer, type Rules } from "./extends.ts";
import { problemsOf } from "./issues.ts";
import { type PolicyInput, policySchema } from "./schema.ts";
import { checksNamedIn, rulesOf, type StatedRule } from "./settings.ts";

/** The text of one policy file. `file` is how it is named in messages; equal names are one file. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Finds the file that another one extends; undefined when there is none. */
export type Resolve = (name: string, from: Source) => Promise<Source | undefined>;

/** Policies, with the checks their rules name. */
export interface LoadedPolicies extends Policies {
  readonly checks: Checks;
}

export interface LoadOptions {
  readonly catalog: Catalog;
  /** Ids of the rules that need no policy, which exceptions may name. */
  readonly builtin: Iterable<string>;
  readonly resolve: Resolve;
  /** Names of packs, for the hint when an extended one is not found. */
  readonly packs: readonly string[];
}

interface Parsed {
  readonly source: Source;
  readonly document: YamlDocument;
  readonly input: PolicyInput;
  readonly id: string;
  readonly uppers: Parsed[];
  own: readonly StatedRule[];
  exceptions: readonly Exception[];
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
  const merged = new Map<Parsed, Rules>();
  const merge = (file: Parsed): Rules => {
    let rules = merged.get(file);
    if (!rules) merged.set(file, (rules = layer(file.own, join(file.uppers.map(merge), layers), layers)));
    return rules;
  };
  const rules = join(tops.map(merge), layers);
  const editors = onlyEditors(all, problems, options.catalog);
  const known = new Set([...rules.keys(), ...options.builtin]);
  if (problems.length === 0) {
    for (const file of all) problems.push(...unknownRules(file.document, file.exceptions, known));
    if (rules.size === 0 && !editors)
      problems.push({
        message: "the policies of this run state no rule",
        hint: "name a policy with settings or editors",
      });
  }
  if (problems.length > 0) throw new DriftlineError("policy", unique(problems));
  return {
    files: all.map(fileRow),
    rules: [...rules.values()].map(({ states: _, problem: __, ...rule }) => rule),
    editors,
    exceptions: all.flatMap((file) => file.exceptions),
    checks,
  };
}

async function parse(
  source: Source,
  options: LoadOptions,
  files: Map<string, Parsed | null>,
  problems: Problem[],
  chain: readonly string[],
): Promise<Parsed | null> {
  const known = files.get(source.file);
  if (known !== undefined) return known;
  files.set(source.file, null);
  const found = readYaml(source.file, source.text);
  if ("problems" in found) {
    problems.push(...found.problems);
    return null;
  }
  const { document } = found;
  const checked = z.safeParse(policySchema, document.value);
  if (!checked.success) problems.push(...problemsOf(document, policySchema, checked.error.issues));
  const input = (checked.success ? checked.data : readable(document.value)) as PolicyInput;
  const uppers: Parsed[] = [];
  for (const [i, name] of (Array.isArray(input.extends) ? input.extends : []).entries()) {
    const upper = await options.resolve(name, source);
    if (!upper)
      problems.push(
        document.problem(
          ["extends", i],
          `no pack or file is called "${name}"`,
          didYouMean(name, options.packs) ?? `packs: ${options.packs.join(", ")}`,
        ),
      );
    else if (upper.file === source.file || chain.includes(upper.file))
      problems.push(
        document.problem(["extends", i], `"${name}" extends this file in turn`, "a policy cannot inherit from itself"),
      );
    else {
      const parsed = await parse(upper, options, files, problems, [...chain, source.file]);
      if (parsed) uppers.push(parsed);
    }
  }
  const states = input.settings !== undefined || input.editors !== undefined;
  if (checked.success) {
    if (!states && !input.exceptions && uppers.length === 0 && !input.extends)
      problems.push(document.problem([], "states nothing to judge", "add settings, editors or extends"));
    if (input.id === undefined && (states || input.extends))
      problems.push(document.problem([], `"id" is missing`, "give the policy a short name"));
  }
  const parsed: Parsed = { source, document, input, id: input.id ?? "", uppers, own: [], exceptions: [] };
  files.set(source.file, parsed);
  return parsed;
}

/** What can still be read of a file that is not valid, so that the problems of its settings are shown as well. */
function readable(value: Json): Partial<PolicyInput> {
  const object = (typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}) as JsonObject;
  return {
    ...(typeof object["id"] === "string" && { id: object["id"] }),
    ...(typeof object["settings"] === "object" && { settings: object["settings"] as Record<string, unknown> }),
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
  if (from !== null && until !== null && until <= from)
    problems.push(document.problem(["effective"], "ends before it begins"));
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
    if (other)
      problems.push(
        file.document.problem(
          ["id"],
          `the policy id "${file.id}" is also that of ${other.source.file}`,
          "give each policy an id of its own",
        ),
      );
    else seen.set(file.id, file);
  }
}

function onlyEditors(files: readonly Parsed[], problems: Problem[], catalog: Catalog): EditorPolicy | null {
  let found: { file: Parsed; policy: EditorPolicy } | undefined;
  for (const file of files) {
    const { editors } = file.input;
    if (!editors) continue;
    if (found) {
      const { line } = found.file.document.place(["editors"], "key");
      const hint = "one policy of a run says who may edit";
      problems.push(
        file.document.problem(["editors"], `editors also stand in ${found.file.source.file}:${line}`, hint, "key"),
      );
      continue;
    }
    for (const pattern of Object.keys(editors.by ?? {})) {
      if (catalog.settings.some((setting) => canMatch(pattern, setting.path))) continue;
      const hint = didYouMean(pattern.split(/[.[]/)[0]!, catalog.root.keys.keys());
      problems.push(file.document.problem(["editors", "by", pattern], `"${pattern}" matches no setting`, hint, "key"));
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
function unique(problems: readonly Problem[]): Problem[] {
  const seen = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.column}:${problem.message}`, problem]),
  );
  const files = [...new Set([...seen.values()].map((problem) => problem.file))];
  return [...seen.values()].sort(
    (a, b) =>
      files.indexOf(a.file) - files.indexOf(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}
