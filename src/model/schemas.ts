// Typed access to the parts of a zod schema.
import type * as z from "zod/mini";

type Schema = z.core.$ZodType;

/** The message of an issue of which the schema says nothing. */
export const NO_MESSAGE = "Invalid input";

/** For parsing what messages are made of: another module of the process may have given zod other words for all. */
export const ownMessages = { error: () => NO_MESSAGE };

/** Returns the schema with the type that has its definition. */
export function withDefinition(schema: Schema): z.core.$ZodTypes {
  return schema as z.core.$ZodTypes;
}

/** Returns the schema without its optional, nullable and default wrappers. */
export function withoutWrappers(schema: Schema): z.core.$ZodTypes {
  const { def } = withDefinition(schema)._zod;
  return "innerType" in def ? withoutWrappers(def.innerType) : withDefinition(schema);
}

/** Returns the schema of a member of an object, map or list; undefined if the schema does not define it. */
export function schemaBelow(schema: Schema | undefined, key: PropertyKey): Schema | undefined {
  if (schema === undefined) return undefined;
  const { def } = withoutWrappers(schema)._zod;
  if (def.type === "object") return Object.hasOwn(def.shape, key) ? def.shape[String(key)] : undefined;
  if (def.type === "record") return def.valueType;
  return def.type === "array" ? def.element : undefined;
}
