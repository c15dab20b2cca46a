// What a schema objects to, as problems of a YAML document: each at its place, in words, with the likely intention.
import type * as z from "zod/mini";
import { didYouMean, type Problem } from "../errors.ts";
import type { Json } from "../model/json.ts";
import type { Path, YamlDocument } from "./document.ts";

type Issue = z.core.$ZodIssue;

/**
 * Problems from a schema's issues.
 * @param base the path in the document of the value that was checked
 */
export function problemsOf(
  document: YamlDocument,
  schema: z.core.$ZodType,
  issues: readonly Issue[],
  base: Path = [],
): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const path = [...base, ...issue.path];
    if (issue.code === "invalid_union") return unionProblems(document, schema, issue, base);
    if (issue.code === "unrecognized_keys") {
      const known = keysAt(schema, issue.path);
      return issue.keys.map((key) =>
        document.problem([...path, key], `unknown key "${key}"`, didYouMean(key, known) ?? oneOf(known), "key"),
      );
    }
    const actual = valueAt(document.value, path);
    if (actual === undefined && issue.code !== "custom")
      return [document.problem(path.slice(0, -1), `"${String(path.at(-1))}" is missing`, undefined, "key")];
    return [document.problem(path, message(issue, actual), hint(issue, actual))];
  });
}

/** Of a union's branches the one the author most likely meant: of the right shape, with the fewest objections. */
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
  if (best) return problemsOf(document, schemaAt(schema, issue.path) ?? schema, best, path);
  const wanted = issue.errors.flatMap((branch) =>
    branch.flatMap((inner) => (inner.code === "invalid_type" ? [typeName(inner.expected)] : [])),
  );
  return [
    document.problem(
      path,
      `should be ${[...new Set(wanted)].join(" or ")}`,
      yesNo(valueAt(document.value, path), wanted),
    ),
  ];
}

function message(issue: Issue, actual: Json | undefined): string {
  switch (issue.code) {
    case "invalid_type":
      return `should be ${typeName(issue.expected)}`;
    case "invalid_value":
      return issue.values.length === 1
        ? `should be ${JSON.stringify(issue.values[0])}`
        : `${JSON.stringify(actual)} is none of ${issue.values.map(String).join(", ")}`;
    case "too_small":
      return issue.message === "Invalid input" ? `is too small: at least ${String(issue.minimum)}` : issue.message;
    case "too_big":
      return issue.message === "Invalid input" ? `is too large: at most ${String(issue.maximum)}` : issue.message;
    case "invalid_format":
      return issue.message === "Invalid input" ? `is not ${issue.format}` : issue.message;
    default:
      return typeof actual === "string" &&
        /^(?:is|has|names|spells|carries|ends|mixes|climbs|matches|states|lists)\b/.test(issue.message)
        ? `${JSON.stringify(actual)} ${issue.message}`
        : issue.message;
  }
}

function hint(issue: Issue, actual: Json | undefined): string | undefined {
  if (issue.code === "invalid_value" && typeof actual === "string") return didYouMean(actual, issue.values.map(String));
  return issue.code === "invalid_type" ? yesNo(actual, [issue.expected]) : undefined;
}

function yesNo(actual: Json | undefined, wanted: readonly string[]): string | undefined {
  if (!wanted.some((type) => /boolean|true or false/.test(type)) || typeof actual !== "string") return undefined;
  if (/^(?:no|off|n|false)$/i.test(actual)) return `write false: in YAML 1.2 ${actual} is a text`;
  return /^(?:yes|on|y|true)$/i.test(actual) ? `write true: in YAML 1.2 ${actual} is a text` : undefined;
}

function typeName(type: string): string {
  const names: Record<string, string> = {
    string: "a text",
    int: "a whole number",
    number: "a number",
    boolean: "true or false",
    array: "a list",
    object: "a map",
    record: "a map",
  };
  return names[type] ?? type;
}

function oneOf(known: readonly string[]): string | undefined {
  return known.length === 0 || known.length > 24 ? undefined : `known here: ${known.join(", ")}`;
}

function valueAt(value: Json, path: Path): Json | undefined {
  let at: Json | undefined = value;
  for (const step of path) {
    if (typeof at !== "object" || at === null) return undefined;
    at = (at as { readonly [key: string]: Json })[String(step)];
  }
  return at;
}

/** The schema of the value at a path, through optional wrappers, lists and unions. */
function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  let at: z.core.$ZodType | undefined = schema;
  for (const step of path) {
    const found: z.core.$ZodType | undefined =
      at &&
      shapes(at)
        .map((shape) => inner(shape, step))
        .find((next) => next !== undefined);
    at = found;
  }
  return at;
}

type Definition = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
};

function shapes(schema: z.core.$ZodType): Definition[] {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.innerType) return shapes(definition.innerType);
  return definition.options ? definition.options.flatMap(shapes) : [definition];
}

function inner(definition: Definition, step: PropertyKey): z.core.$ZodType | undefined {
  return definition.shape?.[String(step)] ?? definition.element ?? definition.valueType;
}

function keysAt(schema: z.core.$ZodType, path: Path): string[] {
  const at = schemaAt(schema, path);
  return at ? [...new Set(shapes(at).flatMap((definition) => Object.keys(definition.shape ?? {})))] : [];
}
