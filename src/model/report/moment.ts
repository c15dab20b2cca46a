// When something happened and who did it, in reports.
import * as z from "zod/mini";

const text = z.nullable(z.string());

export const instant = z.string().check(z.describe("UTC instant with milliseconds, 2026-11-20T00:00:00.000Z"));

export const personSchema = z.strictObject({ id: text, email: text, name: text });

/** A moment of the history. Its revision is null if no revision caused it. */
export const eventSchema = z.strictObject({
  revision: z.nullable(z.int()),
  at: instant,
  by: z.nullable(personSchema),
});
