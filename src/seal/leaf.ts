// Which kind of leaf stands at a place: how its values are shown.
import type { CatalogPlace } from "../catalog/catalog.ts";
import { knownValues, type SecretClass } from "../catalog/setting.ts";
import { isExactNumber, isObject, type Json } from "../model/json.ts";
import { isMarker } from "../model/sealed.ts";
import { soundMarker } from "./stored.ts";

/**
 * Besides the classes of the catalog: numbers and switches, hosts, texts of which numbers are no
 * secrets, and what stands below the name of a credential.
 */
export type Leaf = SecretClass | "switch" | "host" | "argument" | "below" | "unknown";

/** How the values of a place are shown. */
export function leafOf({ setting, any }: CatalogPlace): Leaf {
  // A text where an object should be says nothing that the catalog knows.
  if (!setting || any || setting.fields) return "unknown";
  if (setting.kind === "boolean" || setting.kind === "integer") return "switch";
  if (setting.kind === "domain") return "host";
  return setting.kind === "json" && setting.class === "secret" ? "argument" : setting.class;
}

/** Whether a value is one that the catalog knows: the name above it is then that of what it is about. */
export function isKnown({ setting }: CatalogPlace, value: Json): boolean {
  return setting !== undefined && typeof value === "string" && knownValues(setting).includes(value);
}

/** Whether a value holds no other. */
export function isLeaf(value: Json): value is string | number | boolean | null {
  return typeof value !== "object" || value === null || isExactNumber(value) || isMarker(value);
}

/** Whether data is spelled like a marker of ours. */
export function isForgery(value: Json): boolean {
  return isObject(value) && soundMarker(value, /^fp:[a-z0-9:]{1,40}$/) !== undefined;
}

/** Whether anything in data may be meant to pass for a marker of ours. */
export function holdsForgery(value: Json): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.hasOwn(value, "$secret") || Object.values(value).some((item) => holdsForgery(item));
}
