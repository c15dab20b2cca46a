// Fields that several parts of a scenario share, and helpers to describe a field.
import * as z from "zod/mini";
import { didYouMean } from "../errors.ts";
import { nonEmptyText, says } from "../model/described.ts";
import { instantOf, startOf } from "../model/instant.ts";
import { isObject, type Json, type JsonObject } from "../model/json.ts";

export const instant = z.string().check(
  z.refine((text) => instantOf(text) !== undefined, "is not a date-time such as 2026-03-06T21:47:00Z"),
  says("A date-time with an offset, such as 2026-03-06T21:47:00Z"),
);
export const day = z.string().check(
  z.refine((text) => startOf(text) !== undefined, "is not a day such as 2026-03-01, nor a date-time"),
  says("A day (from its start, UTC) or a date-time"),
);
/** The id of something in the service. */
export const idOf = (label: string) =>
  nonEmptyText.check(
    z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, "is not an id: letters, digits, dashes and underscores"),
    says(`Id of the ${label}`),
  );

/** Returns the objection to a handle that nobody has, and its hint. @param hint if no other handle is near */
export function nobodyHas(handle: string, handles: Iterable<string>, hint: string): [message: string, hint: string] {
  return [`nobody in users has the handle "${handle}"`, didYouMean(handle, handles) ?? hint];
}

/** A whole day. */
export const calendarDay = z.string().check(
  z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && startOf(text) !== undefined, "is not a day such as 2026-03-01"),
  says("A day, UTC"),
);

/**
 * A value that is validated and kept unchanged. Schemas of maps copy the value and lose a key named `__proto__`, which
 * a scenario must be able to serve.
 */
export function verbatim<T>(isValid: (value: unknown) => boolean, demand: string, shape: Record<string, unknown>) {
  return z.unknown().check(z.refine(isValid, demand), z.meta(shape)) as unknown as z.ZodMiniType<T, T>;
}

function isJson(value: unknown): value is Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return isObject(value) && !(value instanceof Date) && Object.values(value).every(isJson);
}

export const isTree = (value: unknown) => isObject(value) && isJson(value);
/** A tree of maps, such as settings. */
export const tree = (text: string) =>
  verbatim<JsonObject>(isTree, "should be a map of settings", { type: "object", description: text });
