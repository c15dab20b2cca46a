// Figures that an answer does not say. A service that cannot divide gives null, one that learned to count later leaves a
// column out, and a list may hold items of another shape: each is that figure alone, and not the answer.
import type * as z from "zod/mini";
import { isObject } from "../model/json.ts";

type Schema = z.core.$ZodType;

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly innerType?: Schema;
}

/**
 * The value with null where it says nothing that the schema could read, wherever the schema allows null: the smallest part
 * around what is absent or of another shape. What the schema must have stays as it came, and is judged by it.
 */
export function withUnsaid(schema: Schema, value: unknown): unknown {
  const { type, shape = {}, element, valueType, innerType } = schema._zod.def as unknown as Def;
  switch (type) {
    case "nullable": {
      if (value === undefined || value === null) return null;
      const settled = withUnsaid(innerType!, value);
      return (innerType as z.ZodMiniType).safeParse(settled).success ? settled : null;
    }
    case "optional":
      return value === undefined ? undefined : withUnsaid(innerType!, value);
    case "object": {
      if (!isObject(value)) return value;
      const fields = Object.entries(shape).map(([name, field]) => [
        name,
        withUnsaid(field, Object.hasOwn(value, name) ? value[name] : undefined),
      ]);
      return { ...value, ...Object.fromEntries(fields.filter(([, field]) => field !== undefined)) };
    }
    case "array":
      return Array.isArray(value) ? value.map((item) => withUnsaid(element!, item)) : value;
    case "record":
      if (!isObject(value)) return value;
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withUnsaid(valueType!, item)]));
    default:
      return value;
  }
}
