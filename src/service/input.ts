// Checks the input of a call before it is sent. Reports all problems, each with its field and without values.
import type * as z from "zod/mini";
import { didYouMean, DriftlineError, type Problem, usageError } from "../errors.ts";
import { isObject } from "../model/json.ts";
import type { Endpoint } from "./endpoint.ts";
import { misfits, quotedName } from "./objection.ts";
import { type Parts, partsOf, type Values } from "./wire.ts";
import { ownMessages } from "../model/schemas.ts";

/** @throws DriftlineError `usage` unless an input is an object: programs without types may pass anything */
export function objectInput({ name }: Endpoint, input: unknown): Values {
  if (isObject(input)) return input;
  throw usageError(`${name}: the input should be an object`);
}

/**
 * Splits an input into the parts of a request.
 * @param today the current day in UTC
 * @throws DriftlineError `usage` with all problems of the input
 */
export function checkedParts(endpoint: Endpoint, input: Values, today: string): Parts {
  const problems: Problem[] = [];
  const wrong = (message: string, hint?: string) =>
    void problems.push({ message: `${endpoint.name}: ${message}`, ...(hint !== undefined && { hint }) });
  const parts = partsOf(endpoint, input);
  const names = [endpoint.params, endpoint.query, endpoint.body].flatMap((part) => Object.keys(part?.shape ?? {}));
  if (!endpoint.body)
    for (const name of Object.keys(parts.query))
      if (!names.includes(name)) wrong(`knows no ${quotedName(name)}`, didYouMean(name, names) ?? acceptedNames(names));

  const fits = [
    [endpoint.params, parts.params],
    [endpoint.query, parts.query],
    ...(endpoint.body ? [[endpoint.body, parts.body] as const] : []),
  ] as const;
  const before = problems.length;
  for (const [schema, values] of fits) {
    const result = schema.safeParse(values, ownMessages);
    if (result.success) continue;
    for (const { place, message } of misfits(schema, values, result.error.issues)) {
      // If a required name was misspelt, report only the misspelling.
      const misspelt = message === "is missing" && problems.some(({ hint }) => hint === `did you mean "${place}"?`);
      if (!misspelt) wrong(`${place} ${message}`);
    }
  }
  for (const [name, value] of Object.entries(parts.query))
    if (typeof value === "string" && !value.isWellFormed()) wrong(`${name} is not well-formed text`);
  if (parts.body !== undefined) {
    const place = notJson(endpoint.body!, parts.body);
    if (place !== undefined) wrong(`${place} is not something that JSON can hold`);
  }
  if (problems.length === before)
    for (const { field, message } of endpoint.objections?.(input, today) ?? []) wrong(`${field} ${message}`);
  if (problems.length === 0) return parts;
  throw new DriftlineError("usage", problems);
}

function acceptedNames(names: readonly string[]): string {
  return names.length === 0 ? "it takes nothing" : `it takes ${names.join(", ")}`;
}

/** Returns the place of a value that JSON cannot express, such as NaN or a function; undefined if none. */
function notJson(schema: z.ZodMiniObject, body: Values): string | undefined {
  const open = new Set<unknown>();
  const within = (value: unknown): boolean => {
    if (value === null || value === undefined || typeof value === "string" || typeof value === "boolean") return true;
    if (typeof value === "number") return Number.isFinite(value);
    if (typeof value !== "object" || open.has(value) || open.size > 100) return false;
    const prototype: unknown = Object.getPrototypeOf(value);
    if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null && "toJSON" in value)
      return false;
    open.add(value);
    const good = Object.values(value).every(within);
    open.delete(value);
    return good;
  };
  const name = Object.keys(body).find((key) => !within(body[key]));
  return name === undefined || Object.hasOwn(schema.shape, name) ? name : quotedName(name);
}
