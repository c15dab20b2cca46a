// Reads one policy file, checks its shape, and reads the files that it extends.
import * as z from "zod/mini";
import type { Catalog } from "../catalog/catalog.ts";
import { didYouMean, type Problem } from "../errors.ts";
import { listOf } from "../model/json-lists.ts";
import { isArray, isObject, type Json } from "../model/json.ts";
import { problemsOf } from "../yaml/issues.ts";
import type { YamlDocument } from "../yaml/positions.ts";
import { readPolicy } from "./read.ts";
import { type PolicyInput, policySchema, statements } from "./schema.ts";
import type { StatedRule } from "./settings.ts";
import { ownMessages } from "../model/schemas.ts";
import { type Sound, soundPart } from "./sound.ts";

/** The text of a policy file. `file` is its name in messages; equal names are the same file. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Reads the file that another file extends; undefined if there is none. */
export type Resolve = (name: string, from: Source) => Promise<Source | undefined>;

export interface ParseOptions {
  readonly catalog: Catalog;
  readonly resolve: Resolve;
  /** Names of packs, for the hint if an extended file is not found. */
  readonly packs: readonly string[];
}

/** A file, with the fields that loading adds. */
export interface ParsedPolicy {
  readonly source: Source;
  readonly document: YamlDocument;
  readonly isPack: boolean;
  /** The policy; null if something in it has the wrong shape. */
  readonly whole: PolicyInput | null;
  /** What has the right shape. */
  readonly input: Sound<PolicyInput>;
  /** "" if the file has none. */
  readonly id: string;
  readonly uppers: readonly ParsedPolicy[];
  /** How many of the extended files could not be read. */
  readonly missing: number;
  own: readonly StatedRule[];
}

/** A file without problems, to be converted. */
export interface WholePolicy extends Pick<ParsedPolicy, "id" | "document"> {
  readonly input: PolicyInput;
}

/** State shared by all files of a run. */
interface Parsing {
  readonly options: ParseOptions;
  /** Every file so far, by name; null for an unreadable file. */
  readonly files: Map<string, ParsedPolicy | null>;
  readonly problems: Problem[];
  /** Problems of files that may lack rules because of them. */
  readonly ruleProblems: Problem[];
}

/** Where a mistake may hide a rule, or its name. */
const ofRules: readonly unknown[] = ["id", "formerly", "extends", "settings", "assertions", "usage"];

/**
 * Parses a file and the files it extends, each once; null if it is not readable YAML.
 * @param chain the files that extend this one
 */
export async function parse(
  source: Source,
  parsing: Parsing,
  chain: readonly string[] = [],
): Promise<ParsedPolicy | null> {
  const { options, files, problems, ruleProblems } = parsing;
  const cachedPolicy = files.get(source.file);
  if (cachedPolicy !== undefined) return cachedPolicy;
  files.set(source.file, null);
  const policy = await readPolicy(source.file, source.text);
  if ("problems" in policy) {
    ruleProblems.push(...policy.problems);
    return null;
  }
  const { document, isPack = false } = policy;
  const result = z.safeParse(policySchema, document.value, ownMessages);
  const { issues = [] } = result.error ?? {};
  const belongs = (key: string) => belongsElsewhere(key, options.catalog);
  const isOfRules = issues.some(({ path: [part] }) => part === undefined || ofRules.includes(part));
  (isOfRules ? ruleProblems : problems).push(...problemsOf(document, policySchema, issues, { belongs }));
  const input: Sound<PolicyInput> = result.data ?? soundPart(policySchema, document.value) ?? {};
  const bases = isObject(document.value) ? document.value["extends"] : undefined;
  const uppers = await uppersOf(bases, { source, document }, parsing, chain);
  const missing = (isArray(bases) ? bases.length : bases === undefined ? 0 : 1) - uppers.length;
  // An unknown key at the top may be meant for what is missing.
  if (issues.every(({ path }) => path.length > 0)) ruleProblems.push(...incompleteIn(document));
  const parsedPolicy: ParsedPolicy = {
    source,
    document,
    isPack,
    whole: result.data ?? null,
    input,
    id: input.id ?? "",
    uppers,
    missing,
    own: [],
  };
  files.set(source.file, parsedPolicy);
  return parsedPolicy;
}

/** Parses the policies that a policy extends. Reports names that cannot be extended. */
async function uppersOf(
  bases: Json | undefined,
  { source, document }: Pick<ParsedPolicy, "source" | "document">,
  parsing: Parsing,
  chain: readonly string[],
): Promise<ParsedPolicy[]> {
  const { options, ruleProblems } = parsing;
  const refuse = (i: number, message: string, hint?: string) =>
    ruleProblems.push(document.problem(["extends", i], message, hint));
  const packs = options.packs.length > 0 ? `packs: ${options.packs.join(", ")}` : undefined;
  const uppers: ParsedPolicy[] = [];
  for (const [i, name] of listOf(bases).entries()) {
    // The schema reports entries that are not names.
    if (typeof name !== "string" || name === "") continue;
    const upper = await options.resolve(name, source);
    if (!upper) {
      const hint = /\.ya?ml$/i.test(name) ? "give a path from the folder of this file" : packs;
      refuse(i, `no pack or file is called "${name}"`, didYouMean(name, options.packs) ?? hint);
    } else if (upper.file === source.file || chain.includes(upper.file))
      refuse(i, `"${name}" extends this file in turn`, "a policy cannot inherit from itself");
    else {
      const upperPolicy = await parse(upper, parsing, [...chain, source.file]);
      if (upperPolicy) uppers.push(upperPolicy);
    }
  }
  return uppers;
}

/** Returns the problem of a policy that states nothing, or that has no name. */
function incompleteIn(document: YamlDocument): Problem[] {
  const states = statements.some((part) => has(document, part));
  const inherits = has(document, "extends");
  if (!states && !has(document, "approvals") && !has(document, "exceptions") && !inherits) {
    const hint = `add one of ${[...statements, "approvals", "exceptions", "extends"].join(", ")}`;
    return [document.problem([], "the file states nothing to judge", hint)];
  }
  if (!has(document, "id") && (states || inherits))
    return [document.problem([], `the file has no "id"`, "give the policy a short name")];
  return [];
}

/** Returns a hint on where an unknown top-level key belongs. */
function belongsElsewhere(key: string, catalog: Catalog): string | undefined {
  const setting = catalog.root.keys.get(key)?.name;
  return setting && `settings stand below "settings": did you mean settings.${setting}?`;
}

/** Whether a file has a part, of whatever shape. */
export function has({ value }: Pick<YamlDocument, "value">, part: keyof PolicyInput): boolean {
  return isObject(value) && value[part] !== undefined;
}
