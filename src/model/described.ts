// Descriptions of the fields of files and reports: editors show them, and the published schemas have them.
import * as z from "zod/mini";

/** A check that accepts every value, and describes it. */
export const says = (text: string) => z.describe(text);

/** A field that may be left out. */
export const optional = <T extends z.ZodMiniType>(field: T, text: string) => z.optional(field.check(says(text)));

/** A list of objects with exactly these fields. */
export function rows<T extends z.core.$ZodLooseShape>(fields: T) {
  return z.array(z.strictObject(fields));
}

/** A list as `rows`, or null. @param text what it is, and what null means */
export function rowsOrNull<T extends z.core.$ZodLooseShape>(text: string, fields: T) {
  return z.nullable(rows(fields)).check(says(text));
}

/** An object with exactly these fields, or null. @param text what it is, and what null means */
export function orNull<T extends z.core.$ZodLooseShape>(text: string, fields: T) {
  return z.nullable(z.strictObject(fields)).check(says(text));
}
