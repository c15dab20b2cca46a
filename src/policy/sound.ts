// What has the right shape in a file with mistakes, so that its own mistakes are told at once with those of the shape.
import * as z from "zod/mini";
import { bag, isArray, isObject, type Json } from "../model/json.ts";
import { schemaBelow, withoutWrappers } from "../model/schemas.ts";

/**
 * The parts of a value that have the right shape. A list has undefined in place of an entry without them, and a map of
 * names in place of a member.
 */
export type Sound<T> = T extends unknown
  ? HoldsAny<T> extends true
    ? T
    : T extends readonly (infer E)[]
      ? readonly (Sound<E> | undefined)[]
      : T extends object
        ? { readonly [K in keyof T]?: Sound<T[K]> | undefined }
        : T
  : never;

/** Whether any JSON has the right shape there, or anywhere in it. */
type HoldsAny<T> = Json extends T
  ? true
  : z.core.util.JSONType extends T
    ? true
    : T extends readonly (infer E)[]
      ? HoldsAny<E>
      : string extends keyof T
        ? HoldsAny<T[string & keyof T]>
        : false;

/** Returns what has the right shape in a value; undefined if nothing has. */
export function soundPart<T>(schema: z.ZodMiniType<T>, value: Json): Sound<T> | undefined {
  return partOf(schema, value) as Sound<T> | undefined;
}

function partOf(schema: z.core.$ZodType, value: Json): unknown {
  if (z.safeParse(schema, value).success) return value;
  const { def } = withoutWrappers(schema)._zod;
  if (def.type === "array" && isArray(value)) return value.map((entry) => partOf(def.element, entry));
  if ((def.type !== "object" && def.type !== "record") || !isObject(value)) return undefined;
  const sound = bag<unknown>();
  for (const [key, member] of Object.entries(value)) {
    const below = schemaBelow(schema, key);
    if (below) sound[key] = partOf(below, member);
  }
  return sound;
}
