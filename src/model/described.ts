// Descriptions of the fields of files and reports: editors show them, and the published schemas have them.
import * as z from "zod/mini";
import { durationShape } from "./instant.ts";

/** A check that accepts every value, and describes it. */
export const says = (text: string) => z.describe(text);

export const text = z.string();
export const nonEmptyText = text.check(z.minLength(1, "is empty"));
export const count = z.int().check(z.minimum(0));
export const digest = z.string().check(says("sha256:<64 hex>"));

/** A field with its description. */
export const described = <T extends z.ZodMiniType>(field: T, text: string) => field.check(says(text));

/** A field that may be left out. */
export const optional = <T extends z.ZodMiniType>(field: T, text: string) => z.optional(described(field, text));

/** A list of objects with exactly these fields. */
export function rows<T extends z.core.$ZodLooseShape>(fields: T) {
  return z.array(z.strictObject(fields));
}

/** A list as `rows`, or null. @param text what it is, and what null means */
export function rowsOrNull<T extends z.core.$ZodLooseShape>(text: string, fields: T) {
  return z.nullable(rows(fields)).check(says(text));
}

/** An object with exactly these fields, or null. @param text what it is, and what null means */
export function objectOrNull<T extends z.core.$ZodLooseShape>(text: string, fields: T) {
  return z.nullable(z.strictObject(fields)).check(says(text));
}

/** A list that may be left out, but not be empty. @param flaw the error of an empty list */
export function optionalList<T extends z.ZodMiniType>(item: T, text: string, flaw = "lists nothing") {
  return optional(z.array(item).check(z.minLength(1, flaw)), text);
}

/** A text of a shape. @param flaw the error of another text */
export function shapedText(shape: RegExp, flaw: string) {
  return z.string().check(z.regex(shape, flaw));
}

export const durationText = shapedText(durationShape, "is not a duration such as 24h or 7d");
