// Compares an answer with the interface, by the names of fields only.
import type * as z from "zod/mini";
import { isObject } from "../../model/json.ts";
import { withDefinition } from "../../model/schemas.ts";
import { fieldName } from "../../seal/change.ts";

type Schema = z.core.$ZodType;

export interface Shape {
  /** Fields that the interface does not name. */
  readonly notNamed: readonly string[];
  /** Fields of the interface that the answer lacks. */
  readonly notSaid: readonly string[];
}

/** The most names that are reported. */
const MOST = 20;

export function shapeOf(schema: Schema, answer: unknown): Shape {
  const notNamed = new Set<string>();
  const notSaid = new Set<string>();
  const visit = (of: Schema, value: unknown, place: string): void => {
    const { def } = withDefinition(of)._zod;
    if ("innerType" in def) {
      if (value === undefined || value === null) {
        if (def.type === "nullable") notSaid.add(place);
      } else visit(def.innerType, value, place);
    } else if (def.type === "array" && Array.isArray(value)) {
      for (const item of value) visit(def.element, item, `${place}[]`);
    } else if (def.type === "object" && isObject(value)) {
      const within = (name: string) => (place === "" ? name : `${place}.${name}`);
      for (const [name, field] of Object.entries(def.shape)) visit(field, value[name], within(name));
      for (const name of Object.keys(value)) if (!Object.hasOwn(def.shape, name)) notNamed.add(within(fieldName(name)));
    }
  };
  visit(schema, answer, "");
  return { notNamed: [...notNamed].slice(0, MOST), notSaid: [...notSaid].slice(0, MOST) };
}
