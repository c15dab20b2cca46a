// Descriptions of the fields of files and reports: editors show them, and the published schemas have them.
import * as z from "zod/mini";

/** A check that accepts every value, and describes it. */
export const says = (text: string) => z.describe(text);

/** A field that may be left out. */
export const optional = <T extends z.ZodMiniType>(field: T, text: string) => z.optional(field.check(says(text)));
