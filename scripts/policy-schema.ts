// The published JSON Schema of policies, made from what the loader checks with: the file's schema, the catalog and the
// checks. Its titles and descriptions are what an editor shows. Only standard keywords: every validator takes it.
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

/** A schema as a part of another: what refers to itself (any JSON) may be of any type. */
function draft7(schema: z.core.$ZodType): Schema {
  const { $schema: _, definitions: __, ...made } = z.toJSONSchema(schema, target) as Schema;
  return open(made) as Schema;
}

function open(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(open);
  const { $ref: ref, allOf, anyOf, ...rest } = value as Schema;
  if (ref !== undefined || refersToItself(anyOf)) return { ...rest, type: anyType };
  // A description beside a reference.
  if (Array.isArray(allOf) && allOf.length === 1) return { ...rest, ...(open(allOf[0]) as Schema) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, open(item)]));
}

function refersToItself(branches: unknown): boolean {
  return Array.isArray(branches) && (branches as Schema[]).some(({ items }) => "$ref" in ((items as Schema) ?? {}));
}

/** A schema under a title, which editors show above its description. */
function titled(title: string, { type, ...schema }: Schema): Schema {
  // Of a single type editors say the title where they mean the type; of a list they say the types.
  return { title, ...(type !== undefined && { type: [type].flat() }), ...schema };
}

/** Shapes that many settings share, once each. */
class Definitions {
  readonly #names = new Map<string, string>();
  readonly made: Schema = {};

  /** A reference to a shape, defined when it comes for the first time. */
  refer(name: string, shape: Schema): Schema {
    const text = JSON.stringify(shape);
    let known = this.#names.get(text);
    if (known === undefined) {
      known = name;
      for (let i = 2; known in this.made; i++) known = `${name}-${i}`;
      this.#names.set(text, known);
      this.made[known] = shape;
    }
    return { $ref: `#/definitions/${known}` };
  }
}

interface Context {
  readonly checks: Checks;
  readonly definitions: Definitions;
}

/**
 * The JSON Schema (draft-07) of a policy file.
 * @param packs names that `extends` may give besides files
 */
export function policyJsonSchema(catalog: Catalog, checks: Checks, packs: readonly string[]): Schema {
  const context: Context = { checks, definitions: new Definitions() };
  const file = draft7(policySchema);
  const properties = Object.fromEntries(
    Object.entries(file["properties"] as Record<string, Schema>).map(([key, schema]) => [key, titled(key, schema)]),
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
    // A file with nothing but exceptions or approvals has no rules, and needs no name for them.
    dependencies: Object.fromEntries([...statements, "extends"].map((part) => [part, ["id"]])),
    definitions: context.definitions.made,
  };
}

/** A place of the settings tree; `pointer` says where it stands in the schema. */
function place(at: CatalogPlace, context: Context, pointer: string): Schema {
  const { setting } = at;
  if (setting && isContainer(setting)) return container(at, setting, context, pointer);
  if (setting) return leaf(setting, context);
  const keys = [...at.keys];
  const below = (name: string) => `${pointer}/properties/${name}`;
  const named = keys.filter(([key, { name }]) => key === name);
  const others = keys.filter(([key, { name }]) => key !== name);
  return {
    title: `${at.path}, a group of settings`,
    description: named.map(([key]) => key).join(", "),
    type: "object",
    properties: Object.fromEntries(named.map(([key, { place: next }]) => [key, place(next, context, below(key))])),
    // Other spellings are read, but no editor offers them.
    ...(others.length > 0 && {
      patternProperties: Object.fromEntries(
        others.map(([key, { name }]) => [
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
  const each = place(at.any!, context, `${pointer}/properties/each`);
  // An element that is a setting of its own has its own words.
  const says = at.any!.setting ? {} : { title: `${at.any!.path}, every entry` };
  return {
    title: setting.path,
    description: describe(setting),
    type: ["object"],
    properties: { each: { ...each, ...says }, ...leafProperties(setting, context) },
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
    // Editors look here for what to insert after the name.
    type: shape["type"],
    ...knownOf(setting),
    allOf: [context.definitions.refer(`checks-${name}`, shape)],
  };
}

/** Known values of a setting; a map is none of them. */
function knownOf(setting: Setting): Schema {
  const known = knownValues(setting);
  if (known.length === 0 || isList(setting)) return {};
  // Editors show the title and description of the branch that fits, and take branches without any for one.
  const { path: title } = setting;
  return {
    anyOf: [
      { title, description: describe(setting), type: ["string"], enum: known },
      { title, type: ["object"] },
    ],
  };
}

/**
 * A bare value or a map of checks as one shape, in which each keyword binds values of its own type: of a misspelt check
 * an editor then says that it is unknown, not that a map should be a text.
 */
function shapeOf(setting: Setting, properties: Schema): Schema {
  const map = { properties, additionalProperties: false, minProperties: 1 };
  const { type, enum: _, ...bare } = draft7(isList(setting) ? listSchema(setting) : valueSchema(setting));
  // A map is always read as checks.
  if (!("equals" in properties) || type === "object") return { type: ["object"], ...map };
  const types = [type].flat().filter((one) => one !== "object" && one !== "null");
  return {
    type: [...types, "object"],
    ...bare,
    ...map,
  };
}

/** What may stand at a setting: the checks that fit it, and what may stand beside them. */
function leafProperties(setting: Setting, context: Context): Schema {
  const beside = Object.entries(modifiers).map(([name, schema]) => [
    name,
    context.definitions.refer(name, titled(name, draft7(schema))),
  ]);
  return { ...checkProperties(setting, context), ...(Object.fromEntries(beside) as Schema) };
}

function checkProperties(setting: Setting, context: Context): Schema {
  const fits = fitting(context.checks, setting).map(([name, check]) => {
    const entry = name === "each" ? entryOf(setting) : undefined;
    const options = entry
      ? { ...knownOf(entry), ...shapeOf(entry, checkProperties(entry, context)) }
      : draft7(check.options(setting));
    return [name, titled(name, { description: `The value ${check.description}.`, ...options })];
  });
  return Object.fromEntries(fits) as Schema;
}

/** A setting in the words an editor shows, a line for each thing worth knowing. */
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
