// Where two JSON values differ, to the byte: no meaning is known here, and no spelling is forgiven.
import { equal, isObject, type Json, segment } from "../model/json.ts";

interface Difference {
  /** A JSON Pointer. */
  readonly at: string;
  /** null: nothing stands there. */
  readonly before: Json;
  readonly after: Json;
}

/** The smallest places that hold everything in which two values differ. */
export function differences(before: Json, after: Json, at = ""): Difference[] {
  if (equal(before, after)) return [];
  if (isObject(before) && isObject(after) && !Object.hasOwn(before, "$secret") && !Object.hasOwn(after, "$secret")) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return keys.flatMap((key) => differences(before[key] ?? null, after[key] ?? null, at + segment(key)));
  }
  return [{ at, before, after }];
}
