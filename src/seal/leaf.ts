// Classifies the leaf at a place: how its values are shown.
import type { CatalogPlace } from "../catalog/catalog.ts";
import { knownValues, type SecretClass } from "../catalog/setting.ts";
import { isExactNumber, isObject, type Json } from "../model/json.ts";
import { isMarker } from "../model/sealed.ts";
import { soundMarker } from "./stored-form.ts";

/**
 * The classes of the catalog, and: numbers and switches, hosts, arguments (a text is secret, a number is not), values
 * below the name of a credential, and values of unknown meaning.
 */
export type Leaf = SecretClass | "switch" | "host" | "argument" | "below" | "unknown";

/** Returns how the values of a place are shown. */
export function leafOf({ setting, any }: CatalogPlace): Leaf {
  // The catalog does not describe a text at the place of an object.
  if (!setting || any || setting.fields) return "unknown";
  if (setting.kind === "boolean" || setting.kind === "integer") return "switch";
  if (setting.kind === "domain") return "host";
  return setting.kind === "json" && setting.class === "secret" ? "argument" : setting.class;
}

/** Whether the catalog lists a value as known. The name above it then names a subject, not a secret. */
export function isKnown({ setting }: CatalogPlace, value: Json): boolean {
  return setting !== undefined && typeof value === "string" && knownValues(setting).includes(value);
}

/** Whether a value contains no other value. */
export function isLeaf(value: Json): value is string | number | boolean | null {
  return typeof value !== "object" || value === null || isExactNumber(value) || isMarker(value);
}

/** Whether data is spelled like our marker. */
export function isForgery(value: Json): boolean {
  return isObject(value) && soundMarker(value, /^fp:[a-z0-9:]{1,40}$/) !== undefined;
}

/** Whether data contains anything that may imitate our marker. */
export function holdsForgery(value: Json): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.hasOwn(value, "$secret") || Object.values(value).some((item) => holdsForgery(item));
}
