// The settings of a revision as JSON Schema, derived from the catalog. Nothing is required and everything is open: the
// service may add settings and values.
import { kindOf } from "../../catalog/kinds/index.ts";
import { knownValues, type Setting } from "../../catalog/setting.ts";
import { getOrMake, tableOf } from "../../lists.ts";
import type { JsonSchema } from "../../service/openapi-schemas.ts";

/** A place in the settings: its row of the catalog, and the places below. */
interface Place {
  setting?: Setting;
  readonly below: Map<string, Place>;
}

/** Returns the schema of the whole settings. @param settings the rows of the catalog */
export function settingsSchema(settings: readonly Setting[]): JsonSchema {
  const root: Place = { below: new Map() };
  for (const setting of settings) {
    let place = root;
    for (const key of setting.path.replaceAll("[*]", ".*").split(".")) {
      place = getOrMake(place.below, key, () => ({ below: new Map() }));
    }
    place.setting = setting;
  }
  return { ...objectOf(root), description: "The whole settings at a revision, not a difference" };
}

function schemaOf(place: Place): JsonSchema {
  const { setting, below } = place;
  const description = setting?.description.replace(/\.$/, "") ?? "Settings that belong together";
  const entry = below.get("*");
  if (setting?.kind === "keyed")
    return { type: "array", items: entry ? schemaOf(entry) : { type: "object" }, description };
  if (entry) return { type: "object", additionalProperties: schemaOf(entry), description };
  if (!setting || below.size > 0) return { ...objectOf(place), description };
  if (setting.list) return { type: "array", items: valueOf(setting), description };
  return { ...valueOf(setting), description };
}

function objectOf({ below }: Place): JsonSchema {
  return { type: "object", properties: Object.fromEntries([...below].map(([name, place]) => [name, schemaOf(place)])) };
}

/** Returns the schema of one value: its type, and its known values. */
function valueOf(setting: Setting): JsonSchema {
  const values = knownValues(setting);
  if (values.length > 0) return { anyOf: [{ type: "string", enum: values }, { type: "string" }] };
  if (setting.fields) {
    const textNamed = (name: string): JsonSchema => ({ type: "string", description: `Its ${name}` });
    return { type: "object", properties: tableOf(Object.keys(setting.fields), textNamed) };
  }
  const { type } = kindOf(setting);
  return setting.kind === "secret" ? { type: "string" } : type === "any" ? {} : { type };
}
