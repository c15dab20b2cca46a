// The fields of an endpoint's input on the command line, derived from the declared schemas.
import type { Endpoint } from "../service/endpoint.ts";
import { components, type JsonSchema, schemaOf } from "../service/openapi-schemas.ts";

/** The type of a field on the command line: `files` are paths, `map` and `maps` are JSON or `name=value`. */
export type Kind = "text" | "number" | "flag" | "texts" | "files" | "map" | "maps";

export interface Field {
  /** The interface's name, `sessionId`. */
  readonly name: string;
  readonly where: "path" | "query" | "body";
  readonly kind: Kind;
  readonly required: boolean;
  /** Its meaning and bounds in a few words. */
  readonly description: string;
  readonly choices: readonly string[];
  /** For a map, or each map of a list: its fields. */
  readonly members: Readonly<Record<string, JsonSchema>>;
}

/** Converts `enterpriseControls` to `enterprise-controls`, and `group_by` to `group-by`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");
}

/** Returns a field's options, preferred first: kebab-case, the singular for files, and the field's own name. */
export function flagsOf({ name, kind }: Field): readonly string[] {
  const flags = kind === "files" ? [kebab(name.replace(/s$/, "")), kebab(name)] : [kebab(name)];
  return [...new Set([...flags, name])].map((flag) => `--${flag}`);
}

/** Returns the fields of an endpoint: first those of the path, then of the query, then of the body. */
export function fieldsOf(endpoint: Endpoint): Field[] {
  return [
    ...fieldsIn("path", schemaOf(endpoint.params)),
    ...fieldsIn("query", schemaOf(endpoint.query)),
    ...(endpoint.body ? fieldsIn("body", schemaOf(endpoint.body)) : []),
  ];
}

function fieldsIn(where: Field["where"], schema: JsonSchema): Field[] {
  const required = schema["required"] ?? [];
  return Object.entries(propertiesOf(schema)).map(([name, referred]) => {
    const of = followReference(referred);
    const item = followReference(of["items"] ?? {});
    return {
      name,
      where,
      kind: kindOf(of, item),
      required: required.includes(name),
      description: [of["description"], bounds(of)].filter((part) => part !== undefined).join(", "),
      choices: of["enum"] ?? [],
      members: propertiesOf(of["type"] === "array" ? item : of),
    };
  });
}

function kindOf(schema: JsonSchema, item: JsonSchema): Kind {
  if (schema["type"] === "object") return "map";
  if (schema["type"] === "boolean") return "flag";
  if (schema["type"] === "integer" || schema["type"] === "number") return "number";
  if (schema["type"] !== "array") return "text";
  if (item["type"] !== "object") return "texts";
  return propertiesOf(item)["type"]?.["const"] === "base64" ? "files" : "maps";
}

/** Describes the bounds that a schema sets for numbers, lengths and counts. */
function bounds(schema: JsonSchema): string | undefined {
  const { minimum, maximum, minLength, maxLength, default: usual } = schema;
  const from =
    range(minimum, maximum, "") ?? (maxLength === undefined ? undefined : range(minLength, maxLength, " characters"));
  return usual === undefined ? from : `${from ?? ""}${from ? ", " : ""}default ${usual}`;
}

function range(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  if (most === undefined) return `${least}${unit} or more`;
  return least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`;
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return schema["properties"] ?? {};
}

function followReference(schema: JsonSchema): JsonSchema {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(schema["$ref"] ?? "")?.[1];
  return name === undefined ? schema : components()[name]!;
}
