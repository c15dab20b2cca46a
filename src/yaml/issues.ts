// Turns the issues of a schema into problems of a YAML document, each with its place and the likely intention.
import * as z from "zod/mini";
import { byLine, didYouMean, nearest, type Problem } from "../errors.ts";
import { isArray, isObject, type Json, valueAt } from "../model/json.ts";
import { addTo } from "../lists.ts";
import { NO_MESSAGE, ownMessages, schemaBelow, withoutWrappers } from "../model/schemas.ts";
import { clip } from "../text.ts";
import type { Path, YamlDocument } from "./document.ts";
import { maskSecrets } from "./positions.ts";

type Issue = z.core.$ZodIssue;

/** At most this many unknown keys of one map are reported one by one. */
export const MANY = 100;

/**
 * Returns the problems for a schema's issues by place, one for each. Leaves out what follows from another mistake.
 * @param options `base`: the path in the document of the value that was checked; `belongs`: returns where an unknown
 *   key at the top belongs, as a hint
 */
export function problemsOf(
  document: YamlDocument,
  schema: z.core.$ZodType,
  issues: readonly Issue[],
  { base = [], belongs }: { readonly base?: Path; readonly belongs?: (key: string) => string | undefined } = {},
): Problem[] {
  const problems: Problem[] = [];
  const reportedKeys = new Set<string>();
  /** By place: the keys that unknown keys were meant to be; undefined for a key that resembles none. */
  const meantAt = new Map<string, (string | undefined)[]>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const keys = keysAt(schema, issue.path);
    const isMissing = (key: string) => valueAt(document.value, [...base, ...issue.path, key]) === undefined;
    for (const key of issue.keys.slice(0, MANY)) {
      const path = [...base, ...issue.path, key];
      const meantKey = meantBy(key, keys);
      addTo(meantAt, placeId(issue.path), meantKey);
      // The key is missing because another was written in its place: report one mistake, not two.
      if (meantKey !== undefined && isMissing(meantKey)) reportedKeys.add(placeId([...issue.path, meantKey]));
      const [where, elsewhere] =
        path.length > 1 ? [` in ${nameOf(path.slice(0, -1))}`, undefined] : ["", belongs?.(key)];
      const hint = elsewhere ?? didYouMean(key, keys.filter(isMissing)) ?? oneOf(keys);
      problems.push(document.problem(path, `unknown key ${JSON.stringify(key)}${where}`, hint, "key"));
    }
    const more = issue.keys.length - MANY;
    const at = [...base, ...issue.path];
    if (more > 0) problems.push(document.problem(at, `${more} more unknown keys in ${nameOf(at)}`));
  }
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys" || reportedKeys.has(placeId(issue.path))) continue;
    // What a map lacks may be what an unknown key was meant to be.
    const meantKeys = issue.code === "custom" ? (meantAt.get(placeId(issue.path)) ?? []) : [];
    const lacking = issue.code === "custom" ? lackingIn(issue) : undefined;
    if (lacking?.length !== 0 && meantKeys.some((key) => key === undefined || lacking?.includes(key) !== false))
      continue;
    reportedKeys.add(placeId(issue.path));
    problems.push(...problemsOfOne(document, schema, issue, base));
  }
  return problems.sort(byLine);
}

/** Returns the key that an unknown key was meant to be; undefined if it resembles none. */
export function meantBy(key: string, keys: readonly string[]): string | undefined {
  return nearest(key, keys) ?? (keys.length === 1 ? keys[0] : undefined);
}

/** Returns the keys whose lack an issue of a map is about; undefined if it does not say. */
function lackingIn({ params }: z.core.$ZodIssueCustom): readonly string[] | undefined {
  const { lacking } = params ?? {};
  return Array.isArray(lacking) ? lacking.map(String) : undefined;
}

function placeId(path: Path): string {
  return JSON.stringify(path.map(String));
}

function problemsOfOne(document: YamlDocument, schema: z.core.$ZodType, issue: Issue, base: Path): Problem[] {
  const path = [...base, ...issue.path];
  const actual = valueAt(document.value, path);
  if (actual === undefined && issue.code !== "custom") {
    const above = path.slice(0, -1);
    return [document.problem(above, `${nameOf(above)} has no "${String(path.at(-1))}"`, undefined, "key")];
  }
  if (issue.code === "invalid_union") return unionProblems(document, schema, issue, base);
  const spelling = document.spellingAt(path);
  const why = typeof actual === "number" ? numberFlaw(schema, issue, spelling) : undefined;
  if (why !== undefined) return [document.problem(path, `${nameOf(path)}: ${spelling} ${why}`)];
  const typeNames = typesOf(schemaAt(schema, issue.path));
  const actualText = valueText(actual, spelling);
  const way = hint(issue, actual, typeNames) ?? (isText(issue) ? inQuotes(actual, spelling) : undefined);
  return [document.problem(path, `${nameOf(path)}${message(issue, actual, { typeNames, actualText })}`, way)];
}

/** Returns why the text of a number is none that a place may have: `48` for a duration. undefined: it may be written. */
function numberFlaw(schema: z.core.$ZodType, issue: Issue, spelling: string): string | undefined {
  if (!isText(issue)) return undefined;
  const at = schemaAt(schema, issue.path);
  const text = at && z.safeParse(at, spelling, ownMessages);
  const flaw = text?.error?.issues[0]?.message;
  return flaw === NO_MESSAGE ? undefined : flaw;
}

/** Whether a place needs a text, and says no more about it. Own words say what is right: quotes alone may not be. */
function isText(issue: Issue): boolean {
  return issue.code === "invalid_type" && issue.expected === "string" && issue.message === NO_MESSAGE;
}

/** Returns why YAML takes a text without quotes for another value; undefined if the value is no such text. */
function inQuotes(actual: Json | undefined, spelling: string): string | undefined {
  if (typeof actual === "number" || typeof actual === "boolean") return "write it in quotes";
  if (/^#\S/.test(spelling)) return "# begins a comment: write a text that starts with # in quotes";
  const isEmpty = spelling === "" || spelling.startsWith("#");
  if (actual === null) return isEmpty ? undefined : `${spelling} is no text in YAML: write it in quotes`;
  if (/^[[{]/.test(spelling)) return `write a text that starts with ${spelling.charAt(0)} in quotes`;
  return isObject(actual) ? "write a text with a colon and a space in quotes" : undefined;
}

/** Reports the branch of a union that the author most likely meant: of the right type, with the fewest issues. */
function unionProblems(
  document: YamlDocument,
  schema: z.core.$ZodType,
  issue: z.core.$ZodIssueInvalidUnion,
  base: Path,
): Problem[] {
  const path = [...base, ...issue.path];
  const branches = issue.errors.filter(
    (branch) => !branch.some((inner) => inner.path.length === 0 && inner.code === "invalid_type"),
  );
  const best = branches.toSorted((a, b) => a.length - b.length)[0];
  if (best) return problemsOf(document, schemaAt(schema, issue.path) ?? schema, best, { base: path });
  const expected = issue.errors.flatMap((branch) =>
    branch.flatMap((inner) => (inner.code === "invalid_type" ? [inner.expected] : [])),
  );
  const actual = valueAt(document.value, path);
  const typeNames = typesOf(schemaAt(schema, issue.path));
  const types = [...new Set(expected.map((type) => typeNames[type] ?? type))].join(" or ");
  const spelling = document.spellingAt(path);
  const way =
    yesNo(actual, expected) ??
    (expected.includes("number") ? percent(actual, typeNames) : undefined) ??
    (expected.includes("string") ? inQuotes(actual, spelling) : undefined);
  return [document.problem(path, `${nameOf(path)} should be ${types}, not ${valueText(actual, spelling)}`, way)];
}

/** Returns a path as text: `exceptions[0].value`. Settings are named by their own path. */
export function nameOf(path: Path): string {
  const keys = path[0] === "settings" && path.length > 1 ? path.slice(1) : path;
  if (keys.length === 0) return "the file";
  return keys
    .map((key, i) => {
      if (typeof key === "number") return `[${key}]`;
      return /^[\w-]+$/.test(String(key)) ? `${i > 0 ? "." : ""}${String(key)}` : `[${JSON.stringify(String(key))}]`;
    })
    .join("");
}

/** Describes an issue, in words that follow the name of the place. @param actualText the value, as messages show it */
function message(
  issue: Issue,
  actual: Json | undefined,
  { typeNames, actualText }: { typeNames: Types; actualText: string },
): string {
  const text = issue.message === NO_MESSAGE ? undefined : issue.message;
  switch (issue.code) {
    case "invalid_type":
      return ` ${text ?? `should be ${typeNames[issue.expected] ?? issue.expected}`}, not ${actualText}`;
    case "invalid_value":
      return issue.values.length === 1
        ? ` should be ${JSON.stringify(issue.values[0])}, not ${actualText}`
        : ` should be one of ${issue.values.map(String).join(", ")}, not ${actualText}`;
    case "too_small":
      return ` ${text ?? `should be at least ${String(issue.minimum)}, not ${actualText}`}`;
    case "too_big":
      return ` ${text ?? `should be at most ${String(issue.maximum)}, not ${actualText}`}`;
    default:
      return typeof actual === "string" && actual !== "" ? `: ${actualText} ${issue.message}` : ` ${issue.message}`;
  }
}

/** Returns a value as messages show it. A number is shown as the file spells it. */
function valueText(value: Json | undefined, spelling: string): string {
  if (value === undefined || value === null) return "nothing";
  if (isArray(value)) return "a list";
  if (typeof value === "object") return "a map";
  return clip(typeof value === "number" && spelling ? spelling : maskSecrets(JSON.stringify(value)), 80);
}

function hint(issue: Issue, actual: Json | undefined, types: Types): string | undefined {
  if (issue.code === "custom" && typeof actual === "string" && typeof issue.params?.["names"] === "function")
    return didYouMean(actual, (issue.params["names"] as () => readonly string[])());
  if (issue.code === "invalid_value" && typeof actual === "string") return didYouMean(actual, issue.values.map(String));
  if (issue.code !== "invalid_type") return undefined;
  if (issue.expected === "number") return percent(actual, types);
  const isMap = issue.expected === "object" || issue.expected === "record";
  return (isMap ? pairHint(actual) : undefined) ?? yesNo(actual, [issue.expected]);
}

/** Returns the hint for a text in place of a map, such as `enabled:true`. */
export function pairHint(actual: Json | undefined): string | undefined {
  const isPair = typeof actual === "string" && /^\w+(?::\S| +\S)/.test(actual);
  return isPair ? "a colon and a space follow a key" : undefined;
}

function yesNo(actual: Json | undefined, types: readonly string[]): string | undefined {
  if (!types.includes("boolean") || typeof actual !== "string") return undefined;
  if (/^(?:true|True|TRUE|false|False|FALSE)$/.test(actual))
    return `write ${actual.toLowerCase()} without quotes: they make it a text`;
  if (/^(?:no|off|n|false)$/i.test(actual)) return `write false: in YAML 1.2 ${actual} is a text`;
  return /^(?:yes|on|y|true)$/i.test(actual) ? `write true: in YAML 1.2 ${actual} is a text` : undefined;
}

/** Shares are written as a part of 1. */
function percent(actual: Json | undefined, types: Types): string | undefined {
  const isPercent = typeof actual === "string" && types["number"] !== WHOLE && /^\d+(?:\.\d+)? ?%$/.test(actual);
  return isPercent ? `write ${Number.parseFloat(actual) / 100}` : undefined;
}

const WHOLE = "a whole number";

/** The words for each expected type, for values of one place. */
type Types = Readonly<Record<string, string>>;

function typesOf(at: z.core.$ZodType | undefined): Types {
  const isWhole = at && shapes(at).some(({ _zod: { def } }) => def.type === "number" && "format" in def);
  return {
    string: "a text",
    int: WHOLE,
    number: isWhole === true ? WHOLE : "a number",
    boolean: "true or false",
    array: "a list",
    object: "a map",
    record: "a map",
  };
}

function oneOf(keys: readonly string[]): string | undefined {
  return keys.length === 0 || keys.length > 24 ? undefined : `known here: ${keys.join(", ")}`;
}

/** Returns the schema of the value at a path. Looks through optional wrappers, lists and unions. */
function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  let at: z.core.$ZodType | undefined = schema;
  for (const step of path) {
    const below: z.core.$ZodType | undefined =
      at &&
      shapes(at)
        .filter(({ _zod: { def } }) => def.type !== "array" || typeof step === "number")
        .map((shape) => schemaBelow(shape, step))
        .find((next) => next !== undefined);
    at = below;
  }
  return at;
}

function shapes(schema: z.core.$ZodType): z.core.$ZodTypes[] {
  const bare = withoutWrappers(schema);
  const { def } = bare._zod;
  return def.type === "union" ? def.options.flatMap(shapes) : [bare];
}

function keysAt(schema: z.core.$ZodType, path: Path): string[] {
  const at = schemaAt(schema, path);
  const keysOf = ({ _zod: { def } }: z.core.$ZodTypes): string[] => {
    if (def.type === "object") return Object.keys(def.shape);
    return def.type === "record" ? [...(def.keyType._zod.values ?? [])].map(String) : [];
  };
  return at ? [...new Set(shapes(at).flatMap(keysOf))] : [];
}
