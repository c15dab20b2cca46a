// When something happened and who did it, in reports.
import * as z from "zod/mini";

const text = z.nullable(z.string());

export const instant = z.string().check(z.describe("UTC instant with milliseconds, 2026-11-20T00:00:00.000Z"));

export const personSchema = z.strictObject({ id: text, email: text, name: text });

/** A moment of the history. Its revision is null if no revision caused it. */
export const eventSchema = z.strictObject({ revision: z.nullable(z.int()), at: instant, by: z.nullable(personSchema) });

/** How many revisions there are, and which are the first and the last. */
export const revisionRange = {
  count: z.int().check(z.minimum(0)),
  first: z.nullable(z.int()),
  last: z.nullable(z.int()),
  firstAt: z.nullable(instant),
  lastAt: z.nullable(instant),
};
