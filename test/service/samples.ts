// Values that fit a schema: a minimal one, and one with all fields and more.
import type * as z from "zod/mini";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { partsOf } from "../../src/service/wire.ts";

interface Def {
  readonly type: string;
  readonly shape?: Record<string, z.core.$ZodType>;
  readonly catchall?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly entries?: Record<string, string>;
}

const defOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Def;

/** Returns a value with only the required fields. */
export function least(schema: z.core.$ZodType): unknown {
  return sample(schema, false);
}

/** Returns a value with all fields, and with unknown fields, enumeration values and keys. */
export function most(schema: z.core.$ZodType): unknown {
  return sample(schema, true);
}

function sample(schema: z.core.$ZodType, full: boolean): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case "object": {
      const fields = Object.entries(def.shape!).filter(([, field]) => full || defOf(field).type !== "optional");
      const values = Object.fromEntries(fields.map(([name, field]) => [name, sample(field, full)]));
      return full && def.catchall ? { ...values, laterField: { deep: [1, null, "x"] } } : values;
    }
    case "array":
      return full ? [sample(def.element!, full), sample(def.element!, false)] : [];
    case "record":
      return full ? { "key of the service": sample(def.valueType!, full) } : {};
    case "union": {
      // An enumeration that may grow, or one of several objects.
      const texts = def.options!.find((option) => defOf(option).type === "string");
      return texts && full ? "a value of later" : sample(def.options![0]!, full);
    }
    case "enum":
      return Object.values(def.entries!)[0];
    case "optional":
    case "nullable":
      return sample(def.innerType!, full);
    case "string":
      return "text";
    case "number":
      return full ? 7 : 0;
    case "boolean":
      return full;
    case "unknown":
      return full ? { any: ["thing"] } : null;
    default:
      throw new Error(`no sample of ${def.type}`);
  }
}

/** Splits an endpoint's example into the three parts of its request. */
export function example(endpoint: Endpoint) {
  return { input: endpoint.example, ...partsOf(endpoint, endpoint.example) };
}
