// Whether a policy can contain a value.
import { hasUnseen } from "../text.ts";
import { canonical, type Json } from "./json.ts";

/** The longest value that anybody would read in a policy. */
const MAX_CHARACTERS = 8000;
/** The deepest value. A policy is read to 32 levels, and some of them lie above the value. */
const MAX_DEPTH = 16;

/** Whether a policy can contain the value, and is read again as it is written. */
export function isWritable(leaf: Json): boolean {
  return canonical(leaf).length <= MAX_CHARACTERS && isReadable(leaf, MAX_DEPTH);
}

/** Whether policies are read with such texts, numbers and keys; `yaml/ambiguities.ts` refuses the others. */
function isReadable(value: Json, depth: number): boolean {
  if (typeof value === "string") return !hasUnseen(value);
  if (typeof value === "number") return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value !== "object" || value === null) return true;
  return (
    depth > 0 &&
    Object.entries(value).every(
      ([key, item]) => key !== "__proto__" && key !== "<<" && !hasUnseen(key) && isReadable(item, depth - 1),
    )
  );
}
