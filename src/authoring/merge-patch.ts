// JSON merge patches (RFC 7396): merges objects by key, null removes a key, any other value replaces.
import { bag, isObject, type Json, type JsonObject } from "../model/json.ts";

export function merged(target: JsonObject, patch: JsonObject): JsonObject {
  const out = bag<Json>();
  for (const [key, value] of Object.entries(target)) if (patch[key] !== null) out[key] = value;
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) continue;
    const before = out[key];
    out[key] = isObject(value) ? merged(isObject(before) ? before : bag(), value) : value;
  }
  return out;
}
