// One policy file: read, checked for its shape, and with the files it extends.
import * as z from "zod/mini";
import type { Catalog } from "../catalog/catalog.ts";
import { didYouMean, type Problem } from "../errors.ts";
import { listOf } from "../lists.ts";
import { isArray, isObject, type Json } from "../model/json.ts";
import type { Approval, Exception } from "../model/policy.ts";
import type { CompiledAssertion } from "./assertions.ts";
import { problemsOf } from "../yaml/issues.ts";
import type { YamlDocument } from "../yaml/placed.ts";
import { readPolicy } from "./read.ts";
import { type PolicyInput, policySchema, statements } from "./schema.ts";
import type { StatedRule } from "./settings.ts";

/** The text of one policy file. `file` is how it is named in messages; equal names are one file. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Finds the file that another one extends; undefined when there is none. */
export type Resolve = (name: string, from: Source) => Promise<Source | undefined>;

export interface ParseOptions {
  readonly catalog: Catalog;
  readonly resolve: Resolve;
  /** Names of packs, for the hint when an extended one is not found. */
  readonly packs: readonly string[];
}

/** A file, and what loading adds to it. */
export interface Parsed {
  readonly source: Source;
  readonly document: YamlDocument;
  readonly input: PolicyInput;
  /** "" when the file has none. */
  readonly id: string;
  readonly uppers: readonly Parsed[];
  /** How many of the files it extends could not be read. */
  readonly missing: number;
  own: readonly StatedRule[];
  assertions: readonly CompiledAssertion[];
  approvals: readonly Approval[];
  exceptions: readonly Exception[];
}

/** What parsing the files of a run adds to. */
interface Parsing {
  readonly options: ParseOptions;
  /** Every file so far, by name; null for a file that cannot be read. */
  readonly files: Map<string, Parsed | null>;
  readonly problems: Problem[];
}

/**
 * A file and those it extends, each once; null when it is no YAML that can be read.
 * @param chain the files that extend this one
 */
export async function parse(source: Source, parsing: Parsing, chain: readonly string[] = []): Promise<Parsed | null> {
  const { options, files, problems } = parsing;
  const cached = files.get(source.file);
  if (cached !== undefined) return cached;
  files.set(source.file, null);
  const policy = await readPolicy(source.file, source.text);
  if ("problems" in policy) {
    problems.push(...policy.problems);
    return null;
  }
  const { document } = policy;
  const checked = z.safeParse(policySchema, document.value);
  if (!checked.success) {
    const belongs = (key: string) => belongsElsewhere(key, options.catalog);
    problems.push(...problemsOf(document, policySchema, checked.error.issues, { belongs }));
  }
  const input: PolicyInput = checked.success ? checked.data : readable(document.value);
  const uppers: Parsed[] = [];
  for (const [i, name] of (isArray(input.extends) ? input.extends : []).entries()) {
    const upper = await options.resolve(name, source);
    if (!upper)
      problems.push(
        document.problem(
          ["extends", i],
          `no pack or file is called "${name}"`,
          didYouMean(name, options.packs) ??
            (options.packs.length > 0 ? `packs: ${options.packs.join(", ")}` : undefined),
        ),
      );
    else if (upper.file === source.file || chain.includes(upper.file))
      problems.push(
        document.problem(["extends", i], `"${name}" extends this file in turn`, "a policy cannot inherit from itself"),
      );
    else {
      const parsed = await parse(upper, parsing, [...chain, source.file]);
      if (parsed) uppers.push(parsed);
    }
  }
  const bases = isObject(document.value) ? document.value["extends"] : undefined;
  const missing = (isArray(bases) ? bases.length : bases === undefined ? 0 : 1) - uppers.length;
  const states = statements.some((part) => input[part] !== undefined);
  if (checked.success) {
    if (!states && !input.approvals && !input.exceptions && !input.extends)
      problems.push(document.problem([], "the file states nothing to judge", "add settings, editors or extends"));
    else if (input.id === undefined && (states || input.extends))
      problems.push(document.problem([], `the file has no "id"`, "give the policy a short name"));
  }
  const parsed: Parsed = {
    source,
    document,
    input,
    id: input.id ?? "",
    uppers,
    missing,
    own: [],
    assertions: [],
    approvals: [],
    exceptions: [],
  };
  files.set(source.file, parsed);
  return parsed;
}

/** Where a key belongs that is unknown at the top of a file. */
function belongsElsewhere(key: string, catalog: Catalog): string | undefined {
  const setting = catalog.root.keys.get(key)?.name;
  return setting && `settings stand below "settings": did you mean settings.${setting}?`;
}

/** The parts of an invalid file that are valid by themselves, so that their own problems are shown as well. */
function readable(value: Json): Partial<PolicyInput> {
  if (!isObject(value)) return {};
  const shape: Record<string, z.core.$ZodType> = policySchema.shape;
  const parts = Object.entries(value).filter(([key, part]) => shape[key] && z.safeParse(shape[key], part).success);
  const uppers = listOf(value["extends"]).filter((name) => typeof name === "string");
  const named = uppers.filter((name) => name !== "");
  return { ...Object.fromEntries(parts), ...(named.length > 0 && { extends: named }) };
}
