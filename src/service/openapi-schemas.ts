// Converts the declared schemas to JSON Schema. Schemas with a name become components and are referenced everywhere.
import * as z from "zod/mini";
import { computer } from "./computers.ts";
import { controlChange } from "./enterprise-controls.ts";
import { pagination, text, whole } from "./fields.ts";
import { creditLimit } from "./limits.ts";
import { message } from "./messages.ts";
import { readinessReport } from "./readiness.ts";
import { session, sessionSettings } from "./sessions.ts";
import { user } from "./users.ts";
import { mapValues, withoutUndefined } from "../model/objects.ts";

/** The keywords of a JSON Schema that this code reads. There may be others. */
export interface JsonSchema {
  readonly isOwed?: boolean;
  readonly isStatedNull?: boolean;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly string[];
  readonly description?: string | undefined;
  readonly format?: string;
  readonly $ref?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly default?: string | number | boolean;
  readonly [keyword: string]: unknown;
}

/** The body of a refusal. Documented for the analytics, and assumed for the other resources. */
const refusal = z
  .looseObject({
    title: text("The status in words"),
    detail: text("What is wrong with the request"),
    status: whole("The status"),
    requestId: text("Identifier of the request, for the service's support"),
  })
  .check(z.describe("Why a request was refused"));

export const schemasByName: Readonly<Record<string, z.ZodMiniType>> = {
  Computer: computer,
  ControlChange: controlChange,
  CreditLimit: creditLimit,
  Message: message,
  Pagination: pagination,
  ReadinessReport: readinessReport,
  Refusal: refusal,
  Session: session,
  SessionSettings: sessionSettings,
  User: user,
};

const names = new Map<z.core.$ZodType, string>(Object.entries(schemasByName).map(([name, schema]) => [schema, name]));

// The metadata of zod, with our name for the schema as its id.
const metadata = {
  get: (schema: z.core.$ZodType) => {
    const id = names.get(schema);
    return { ...z.globalRegistry.get(schema), ...(id !== undefined && { id }) };
  },
} as unknown as typeof z.globalRegistry;

/** Converts a schema to JSON Schema in the dialect of OpenAPI 3.1. A schema with a name becomes a reference. */
export function schemaOf(schema: z.core.$ZodType): JsonSchema {
  return convertSchema(schema).schema;
}

/** Returns the named schemas by name. */
export function components(): Record<string, JsonSchema> {
  return mapValues(schemasByName, (schema, name) => convertSchema(schema).definitions[name]!);
}

function convertSchema(schema: z.core.$ZodType): {
  schema: JsonSchema;
  definitions: Readonly<Record<string, JsonSchema>>;
} {
  // Wrap the schema: zod makes references only inside another schema.
  const around = z.toJSONSchema(z.object({ it: schema }), { io: "input", metadata });
  const { properties, $defs = {} } = tidy(around) as {
    properties: { it: JsonSchema };
    $defs?: Readonly<Record<string, JsonSchema>>;
  };
  return { schema: properties.it, definitions: $defs };
}

/** Simplifies a schema to the form that a person would write. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== "object" || value === null) return value;
  const { description, ...rest } = Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => member(key, item, value as JsonSchema)),
  );
  const ownDescription = typeof description === "string" ? description : undefined;
  const flat =
    "anyOf" in rest ? union(rest, ownDescription) : requirePromisedFields({ ...rest, description: ownDescription });
  return withoutUndefined(flat);
}

/** Converts one keyword. Returns no entry for a keyword without meaning. */
function member(key: string, item: unknown, { format }: JsonSchema): [string, unknown][] {
  if (key === "$ref") return [[key, (item as string).replace("#/$defs/", "#/components/schemas/")]];
  if (key === "properties") return [[key, mapValues({ ...(item as object) }, tidy)]];
  const isBound = typeof item === "number" && Math.abs(item) === Number.MAX_SAFE_INTEGER;
  const isOpen = key === "additionalProperties" && Object.keys(item as object).length === 0;
  const isKnown = key === "id" || key === "propertyNames" || (key === "pattern" && format !== undefined);
  return isBound || isOpen || isKnown ? [] : [[key, tidy(item)]];
}

/** Makes the promised fields of an object required. */
function requirePromisedFields(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {});
  const names = properties.filter(([, of]) => of.isOwed).map(([name]) => name);
  if (names.length === 0) return schema;
  const fields = properties.map(([name, { isOwed: _, ...of }]) => [name, of] as const);
  return { ...schema, properties: Object.fromEntries(fields), required: [...(schema.required ?? []), ...names] };
}

/**
 * Flattens nested unions, writes a nullable type as two types, and puts the description on the field. Keeps null only
 * if the interface documents it: elsewhere null is a tolerance of the client.
 */
function union({ isStatedNull, ...schema }: JsonSchema, description: string | undefined): JsonSchema {
  const all = (schema.anyOf ?? []).flatMap((option) => option.anyOf ?? [option]);
  const options = isStatedNull ? all : all.filter(({ type }) => type !== "null");
  const text = description ?? schema.anyOf?.find((option) => option.description !== undefined)?.description;
  const [first, second, ...more] = options;
  if (first !== undefined && second === undefined) {
    const { anyOf: _, ...rest } = schema;
    return { ...rest, ...first, description: text };
  }
  const type = first?.type;
  const isPlain = typeof type === "string" && first !== undefined && !("enum" in first) && !("const" in first);
  if (isPlain && second?.type === "null" && more.length === 0)
    return { ...first, type: [type, "null"], description: text };
  const isNullable = all.length > options.length || options.some((option) => option.type === "null");
  return { ...schema, anyOf: isNullable ? options.map(withoutDescription) : options, description: text };
}

function withoutDescription({ description: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
