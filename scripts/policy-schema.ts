// The published JSON Schema of policies, derived from the loader's schema, the catalog and the checks. Editors show its
// titles and descriptions. Uses standard keywords only, so that every validator accepts it.
import * as z from "zod/mini";
import { type Catalog, isContainer, type CatalogPlace } from "../src/catalog/catalog.ts";
import { kindOf } from "../src/catalog/kinds/index.ts";
import { knownValues, type Setting } from "../src/catalog/setting.ts";
import { looserOf, meaningsOf, switchOf } from "../src/catalog/words.ts";
import { entryOf, isList, listSchema, valueSchema } from "../src/checks/check.ts";
import { type Checks, fitting } from "../src/checks/index.ts";
import { modifiers, policySchema, statements } from "../src/policy/schema.ts";

type Schema = Record<string, unknown>;

const target = { target: "draft-7", io: "input", unrepresentable: "any" } as const;

const anyType = ["string", "number", "boolean", "array", "object", "null"];

/** Converts a schema for use inside another one. A recursive part (any JSON) becomes any type. */
function draft7(schema: z.core.$ZodType): Schema {
  const { $schema: _, definitions: __, ...body } = z.toJSONSchema(schema, target) as Schema;
  return open(body) as Schema;
}

function open(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(open);
  const { $ref: ref, allOf, anyOf, ...rest } = value as Schema;
  if (ref !== undefined || refersToItself(anyOf)) return { ...rest, type: anyType };
  // A single `allOf` only adds a description to a reference.
  if (Array.isArray(allOf) && allOf.length === 1) return { ...rest, ...(open(allOf[0]) as Schema) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, open(item)]));
}

function refersToItself(branches: unknown): boolean {
  return Array.isArray(branches) && (branches as Schema[]).some(({ items }) => "$ref" in ((items as Schema) ?? {}));
}

/** Adds a title, which editors show above the description. */
function withTitle(title: string, { type, ...schema }: Schema): Schema {
  // For a single type, editors show the title as the type; for a list of types they show the types.
  return { title, ...(type !== undefined && { type: [type].flat() }), ...schema };
}

/** Definitions that many settings share. */
class Definitions {
  readonly #names = new Map<string, string>();
  readonly shapes: Schema = {};

  /** Returns a reference to a shape. Defines the shape on first use. */
  refer(name: string, shape: Schema): Schema {
    const text = JSON.stringify(shape);
    let definition = this.#names.get(text);
    if (definition === undefined) {
      definition = name;
      for (let i = 2; definition in this.shapes; i++) definition = `${name}-${i}`;
      this.#names.set(text, definition);
      this.shapes[definition] = shape;
    }
    return { $ref: `#/definitions/${definition}` };
  }
}

interface Context {
  readonly checks: Checks;
  readonly definitions: Definitions;
}

/**
 * Returns the JSON Schema (draft-07) of a policy file.
 * @param packs names that `extends` accepts besides files
 */
export function policyJsonSchema(catalog: Catalog, checks: Checks, packs: readonly string[]): Schema {
  const context: Context = { checks, definitions: new Definitions() };
  const file = draft7(policySchema);
  const properties = Object.fromEntries(
    Object.entries(file["properties"] as Record<string, Schema>).map(([key, schema]) => [key, withTitle(key, schema)]),
  );
  const upper = {
    description: "A pack by name, or a file",
    type: "string",
    if: { pattern: "\\.ya?ml$" },
    else: { enum: packs },
    examples: packs,
  };
  const settings = {
    ...place(catalog.root, context, "/properties/settings"),
    title: "settings",
    description: "The rules, as a tree of settings: a value, or checks, at each setting",
  };
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Driftline policy",
    ...file,
    properties: { ...properties, extends: { ...properties["extends"], items: upper }, settings },
    // A file with only exceptions or approvals has no rules, and therefore needs no id.
    dependencies: Object.fromEntries([...statements, "extends"].map((part) => [part, ["id"]])),
    definitions: context.definitions.shapes,
  };
}

/** Converts a place of the settings tree; `pointer` is its place in the schema. */
function place(at: CatalogPlace, context: Context, pointer: string): Schema {
  const { setting } = at;
  if (setting && isContainer(setting)) return container(at, setting, context, pointer);
  if (setting) return leaf(setting, context);
  const keys = [...at.keys];
  const below = (name: string) => `${pointer}/properties/${name}`;
  const names = keys.filter(([key, { name }]) => key === name);
  const aliases = keys.filter(([key, { name }]) => key !== name);
  return {
    title: `${at.path}, a group of settings`,
    description: names.map(([key]) => key).join(", "),
    type: "object",
    properties: Object.fromEntries(names.map(([key, { place: next }]) => [key, place(next, context, below(key))])),
    // Other spellings are accepted, but editors do not suggest them.
    ...(aliases.length > 0 && {
      patternProperties: Object.fromEntries(
        aliases.map(([key, { name }]) => [
          `^${key}$`,
          { title: key, description: `Another spelling of ${name}.`, allOf: [{ $ref: `#${below(name)}` }] },
        ]),
      ),
    }),
    additionalProperties: false,
    minProperties: 1,
  };
}

function container(at: CatalogPlace, setting: Setting, context: Context, pointer: string): Schema {
  const entry = place(at.any!, context, `${pointer}/properties/each`);
  // An element that is a setting has its own title.
  const says = at.any!.setting ? {} : { title: `${at.any!.path}, every entry` };
  return {
    title: setting.path,
    description: describe(setting),
    type: ["object"],
    properties: { each: { ...entry, ...says }, ...leafProperties(setting, context) },
    additionalProperties: false,
    minProperties: 1,
  };
}

function leaf(setting: Setting, context: Context): Schema {
  const shape = shapeOf(setting, leafProperties(setting, context));
  const name = `${setting.kind}${isList(setting) ? "-list" : ""}`;
  return {
    title: setting.path,
    description: describe(setting),
    // Editors use this to insert a value after the name.
    type: shape["type"],
    ...knownOf(setting),
    allOf: [context.definitions.refer(`checks-${name}`, shape)],
  };
}

/** Returns the known values of a setting; a map is never one of them. */
function knownOf(setting: Setting): Schema {
  const values = knownValues(setting);
  if (values.length === 0 || isList(setting)) return {};
  // Editors show the title and description of the matching branch, and prefer branches without any.
  const { path: title } = setting;
  return {
    anyOf: [
      { title, description: describe(setting), type: ["string"], enum: values },
      { title, type: ["object"] },
    ],
  };
}

/**
 * Combines a bare value and a map of checks in one shape, in which each keyword applies to its own type. For a misspelt
 * check, editors then report an unknown key instead of a wrong type.
 */
function shapeOf(setting: Setting, properties: Schema): Schema {
  const map = { properties, additionalProperties: false, minProperties: 1 };
  const { type, enum: _, ...bare } = draft7(isList(setting) ? listSchema(setting) : valueSchema(setting));
  // A map is always parsed as checks.
  if (!("equals" in properties) || type === "object") return { type: ["object"], ...map };
  const types = [type].flat().filter((name) => name !== "object" && name !== "null");
  return { type: [...types, "object"], ...bare, ...map };
}

/** Returns the properties of a setting's leaf: the checks that fit it, and the modifiers. */
function leafProperties(setting: Setting, context: Context): Schema {
  const beside = Object.entries(modifiers).map(([name, schema]) => [
    name,
    context.definitions.refer(name, withTitle(name, draft7(schema))),
  ]);
  return { ...checkProperties(setting, context), ...(Object.fromEntries(beside) as Schema) };
}

function checkProperties(setting: Setting, context: Context): Schema {
  const fits = fitting(context.checks, setting).map(([name, check]) => {
    const entry = name === "each" ? entryOf(setting) : undefined;
    const options = entry
      ? { ...knownOf(entry), ...shapeOf(entry, checkProperties(entry, context)) }
      : draft7(check.options(setting));
    return [name, withTitle(name, { description: `The value ${check.description}.`, ...options })];
  });
  return Object.fromEntries(fits) as Schema;
}

/** Describes a setting for editors, with a line for each fact. */
function describe(setting: Setting): string {
  const counts = switchOf(setting);
  return [
    setting.description,
    ...meaningsOf(setting),
    `Matches as ${kindOf(setting).description}.`,
    `Not set: ${setting.unset.means}.`,
    setting.looser !== "none" && `Looser: ${looserOf(setting)}.`,
    counts && `Has effect ${counts}.`,
  ]
    .filter(Boolean)
    .join("\n");
}
