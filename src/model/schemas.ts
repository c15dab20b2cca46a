// What a schema says of itself.
import type * as z from "zod/mini";

type Schema = z.core.$ZodType;

/** A schema with what it is made of, by its type. */
export function typed(schema: Schema): z.core.$ZodTypes {
  return schema as z.core.$ZodTypes;
}

/** The schema inside of what lets a value be absent, null or a default. */
export function withoutWrappers(schema: Schema): z.core.$ZodTypes {
  const { def } = typed(schema)._zod;
  return "innerType" in def ? withoutWrappers(def.innerType) : typed(schema);
}

/** The schema of what stands at a key of an object, map or list; undefined where it says nothing of it. */
export function schemaBelow(schema: Schema | undefined, key: PropertyKey): Schema | undefined {
  if (schema === undefined) return undefined;
  const { def } = withoutWrappers(schema)._zod;
  if (def.type === "object") return Object.hasOwn(def.shape, key) ? def.shape[String(key)] : undefined;
  if (def.type === "record") return def.valueType;
  return def.type === "array" ? def.element : undefined;
}
