// The published JSON Schema of policies, made from what the loader checks with: the file's schema, the catalog and the checks.
import * as z from "zod/mini";
import type { Catalog, Place } from "../catalog/catalog.ts";
import { kindOf } from "../catalog/kinds/index.ts";
import { isContainer, type Setting } from "../catalog/setting.ts";
import { type Checks, fitting } from "../checks/index.ts";
import { isList, listSchema, valueSchema } from "../checks/check.ts";
import { modifiers, policySchema } from "./schema.ts";

type Schema = Record<string, unknown>;

const target = { target: "draft-7", io: "input", unrepresentable: "any" } as const;

/** A schema as a part of another: what refers to itself (any JSON) is left open. */
function draft7(schema: z.core.$ZodType): Schema {
  const { $schema: _, definitions: __, ...made } = z.toJSONSchema(schema, target) as Schema;
  return open(made) as Schema;
}

function open(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(open);
  if ("$ref" in value) return {};
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, open(item)]));
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

/** The JSON Schema (draft-07) of a policy file. Its descriptions are what an editor shows. */
export function policyJsonSchema(catalog: Catalog, checks: Checks): Schema {
  const context: Context = { checks, definitions: new Definitions() };
  const file = draft7(policySchema);
  const settings = place(catalog.root, context, "The desired settings");
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Driftline policy",
    ...file,
    properties: { ...(file["properties"] as Schema), settings },
    definitions: context.definitions.made,
  };
}

function place(at: Place, context: Context, says: string): Schema {
  const { setting } = at;
  if (setting && isContainer(setting)) return container(at, setting, context);
  if (setting) return leaf(setting, context);
  const properties = Object.fromEntries(
    [...at.keys].map(([key, { name, place: next }]) => {
      const made = place(next, context, "");
      return [key, key === name ? made : { ...made, description: `Another spelling of ${name}.` }];
    }),
  );
  return {
    type: "object",
    ...(says && { description: says }),
    properties,
    additionalProperties: false,
    minProperties: 1,
  };
}

function container(at: Place, setting: Setting, context: Context): Schema {
  const each = place(at.any!, context, "What every entry must hold");
  return {
    type: "object",
    description: describe(setting),
    properties: { each, ...leafProperties(setting, context) },
    additionalProperties: false,
    minProperties: 1,
  };
}

function leaf(setting: Setting, context: Context): Schema {
  const properties = leafProperties(setting, context);
  const name = `${setting.kind}${isList(setting) ? "-list" : ""}`;
  const map = context.definitions.refer(`checks-${name}`, {
    type: "object",
    properties,
    additionalProperties: false,
    minProperties: 1,
  });
  const description = describe(setting);
  if (context.checks.get("equals")!.misfit(setting) !== undefined) return { description, allOf: [map] };
  const bare = draft7(isList(setting) ? listSchema(setting) : valueSchema(setting));
  return { description, anyOf: [bare, map] };
}

/** What may stand at a setting: the checks that fit it, and what may stand beside them. */
function leafProperties(setting: Setting, { checks, definitions }: Context): Schema {
  const fits = fitting(checks, setting).map(([name, check]) => {
    const options = draft7(check.options(setting));
    return [name, { description: `The value ${check.says}.`, ...options }];
  });
  const beside = Object.entries(modifiers).map(([name, schema]) => [name, definitions.refer(name, draft7(schema))]);
  return Object.fromEntries([...fits, ...beside]) as Schema;
}

/** A setting in the words an editor shows: what it is, how it matches, what unset means. */
function describe(setting: Setting): string {
  return `${setting.says} Matches as ${kindOf(setting).says}. Not set: ${setting.unset.means}.`;
}
