// A row of the register of secrets: a literal that ever occurred, or a reference, placeholder or mask that is set now.
import * as z from "zod/mini";
import { instant, personSchema } from "./moment.ts";
import { secretEnds, secretStates } from "./states.ts";

const text = z.string();

const moment = z.strictObject({
  revision: z.int(),
  at: instant,
  by: personSchema,
  exact: z.boolean().check(z.describe("false: by this revision at the latest")),
});

const span = z.strictObject({
  subject: text,
  from: moment.check(z.describe("the revision that brought it")),
  until: z.nullable(moment).check(z.describe("the revision that took it out; null: none did")),
  masked: z.nullable(moment).check(z.describe("since when the service shows a mask: what is behind it cannot be seen")),
  ended: z
    .nullable(z.enum(secretEnds))
    .check(z.describe("another secret took its place; a reference took its place; it was taken out")),
  next: z.nullable(text).check(z.describe("the fingerprint of the secret that took its place")),
});

export const secretSchema = z.strictObject({
  subject: text.check(z.describe("where it stands longest, or where it stood last")),
  form: z.enum(["literal", "reference", "placeholder", "masked-by-server"]),
  fingerprint: z.nullable(text),
  sinceRevision: z.int().check(z.describe("the revision that brought it there")),
  at: instant,
  alsoAt: z.array(text).check(z.describe("the other places where it stands or stood")),
  unseen: z.optional(
    z
      .literal(true)
      .check(z.describe("it has no fingerprint: whether one secret stood there or several is not known without a key")),
  ),
  state: z.optional(
    z
      .enum(secretStates)
      .check(z.describe("of a literal: whether it stands anywhere, or how it went from the last place")),
  ),
  spans: z.optional(z.array(span).check(z.describe("of a literal: each time it stood at a place, by time"))),
});

export type SecretRow = z.infer<typeof secretSchema>;
export type SecretSpan = z.infer<typeof span>;
