// Compares two JSON values byte for byte. It knows no meaning of settings and treats no two spellings as equal.
import { equal, isObject, type Json, segment } from "../model/json.ts";

interface Difference {
  /** A JSON Pointer. */
  readonly at: string;
  /** null: no value at this place. */
  readonly before: Json;
  readonly after: Json;
}

/** Returns the smallest places that contain all differences of two values. */
export function differences(before: Json, after: Json, at = ""): Difference[] {
  if (equal(before, after)) return [];
  if (isObject(before) && isObject(after) && !Object.hasOwn(before, "$secret") && !Object.hasOwn(after, "$secret")) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return keys.flatMap((key) => differences(before[key] ?? null, after[key] ?? null, at + segment(key)));
  }
  return [{ at, before, after }];
}
