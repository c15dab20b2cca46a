// Splits an input into path, query and body, and converts query texts back to values.
import type * as z from "zod/mini";
import { bag } from "../model/json.ts";
import { withoutWrappers } from "../model/schemas.ts";
import type { Endpoint } from "./endpoint.ts";
import { mapValues } from "../model/objects.ts";

export type Values = Readonly<Record<string, unknown>>;

/** An input, by the part of the request. Keys that no part declares belong to the body, if there is one. */
export interface Parts {
  readonly params: Values;
  readonly query: Values;
  readonly body: Values | undefined;
}

export function partsOf(endpoint: Endpoint, input: Values): Parts {
  const params = bag<unknown>();
  const query = bag<unknown>();
  const body = bag<unknown>();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    if (Object.hasOwn(endpoint.params.shape, name)) params[name] = value;
    else if (endpoint.body === undefined || Object.hasOwn(endpoint.query.shape, name)) query[name] = value;
    else body[name] = value;
  }
  return { params, query, body: endpoint.body && body };
}

/** Converts texts of a query or a command line: to numbers where the schema wants numbers. */
export function fromTexts(schema: z.ZodMiniObject, texts: Readonly<Record<string, string>>): Record<string, unknown> {
  return mapValues(texts, (text, name) =>
    Object.hasOwn(schema.shape, name) && isNumber(schema.shape[name]) && /^-?\d+(?:\.\d+)?$/.test(text)
      ? Number(text)
      : text,
  );
}

function isNumber(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && withoutWrappers(schema)._zod.def.type === "number";
}
