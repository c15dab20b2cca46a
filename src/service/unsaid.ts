// Figures that an answer does not say. A service that cannot divide gives null, one that learned to count later leaves a
// column out, and a list may hold items of another shape: each is that figure alone, and not the answer.
import * as z from "zod/mini";
import { isObject } from "../model/json.ts";
import { typed } from "../model/schemas.ts";

type Schema = z.core.$ZodType;

/**
 * The value with null where it says nothing that the schema could read, wherever the schema allows null: the smallest part
 * around what is absent or of another shape. What the schema must have stays as it came, and is judged by it.
 */
export function withUnsaid(schema: Schema, value: unknown): unknown {
  const { def } = typed(schema)._zod;
  switch (def.type) {
    case "nullable": {
      if (value === undefined || value === null) return null;
      const settled = withUnsaid(def.innerType, value);
      return z.safeParse(def.innerType, settled).success ? settled : null;
    }
    case "optional":
      return value === undefined ? undefined : withUnsaid(def.innerType, value);
    case "object": {
      if (!isObject(value)) return value;
      const fields = Object.entries(def.shape).map(([name, field]) => [
        name,
        withUnsaid(field, Object.hasOwn(value, name) ? value[name] : undefined),
      ]);
      return { ...value, ...Object.fromEntries(fields.filter(([, field]) => field !== undefined)) };
    }
    case "array":
      return Array.isArray(value) ? value.map((item) => withUnsaid(def.element, item)) : value;
    case "record":
      if (!isObject(value)) return value;
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withUnsaid(def.valueType, item)]));
    default:
      return value;
  }
}
