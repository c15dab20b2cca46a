// Sets missing figures of an answer to null. A service returns null if it cannot divide, lacks a column that it counts
// only since later, or lists an item of another type. Only that figure is lost, not the answer.
import * as z from "zod/mini";
import { isObject } from "../model/json.ts";
import { withDefinition } from "../model/schemas.ts";

type Schema = z.core.$ZodType;

/**
 * Replaces each absent or invalid part by null, at the smallest place where the schema allows null. Required parts stay
 * unchanged, so that the schema rejects them.
 */
export function withUnsaid(schema: Schema, value: unknown): unknown {
  const { def } = withDefinition(schema)._zod;
  switch (def.type) {
    case "nullable": {
      if (value === undefined || value === null) return null;
      const inner = withUnsaid(def.innerType, value);
      return z.safeParse(def.innerType, inner).success ? inner : null;
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
