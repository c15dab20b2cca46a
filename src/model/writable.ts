// Whether a policy can contain a value.
import { hasUnseen } from "../text.ts";
import { canonical, type Json } from "./json.ts";

/** The longest value that anybody would read in a policy. */
const MAX_CHARACTERS = 8000;

/** Whether a policy can contain the value: not too long, and without invisible characters. */
export function isWritable(leaf: Json): boolean {
  return canonical(leaf).length <= MAX_CHARACTERS && textsOf(leaf).every((text) => !hasUnseen(text));
}

function textsOf(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsOf(item)]);
}
