// A row of the register of secrets: a literal that ever occurred, or a reference, placeholder or mask that is set now.
import * as z from "zod/mini";
import { described, optional, text } from "../described.ts";
import { instant, personSchema } from "./moment.ts";
import { secretEnds, secretStates } from "./states.ts";

const moment = z.strictObject({
  revision: z.int(),
  at: instant,
  by: personSchema,
  exact: z.boolean().check(z.describe("false: this revision or an earlier one, which was not seen")),
});

const span = z.strictObject({
  subject: text,
  formerly: optional(z.array(text), "the earlier subjects of the place, before its element was renamed"),
  from: moment.check(z.describe("the revision that brought it")),
  until: z.nullable(moment).check(z.describe("the revision that removed it; null: not removed")),
  masked: z
    .nullable(moment)
    .check(
      z.describe("the revision since which the service masks it, so that its value cannot be seen; null: not masked"),
    ),
  ended: described(
    z.nullable(z.enum(secretEnds)),
    "rotated: another secret replaced it; referenced: a reference replaced it; removed: nothing replaced it",
  ),
  next: z.nullable(text).check(z.describe("the fingerprint of the secret that replaced it")),
});

export const secretSchema = z.strictObject({
  subject: text.check(z.describe("the place where it has been set longest, or where it was set last")),
  form: z.enum(["literal", "reference", "placeholder", "masked-by-server"]),
  fingerprint: z.nullable(text),
  sinceRevision: z.int().check(z.describe("the revision that set it there")),
  at: instant,
  alsoAt: z.array(text).check(z.describe("the other places where it is or was")),
  unseen: optional(
    z.literal(true),
    "it has no fingerprint: without a key it is not known whether this was one secret or several",
  ),
  state: optional(
    z.enum(secretStates),
    "of a literal: whether it is set anywhere, or how it was removed from the last place",
  ),
  spans: z.optional(z.array(span).check(z.describe("of a literal: each period at each place, by time"))),
});

export type SecretRow = z.infer<typeof secretSchema>;
export type SecretSpan = z.infer<typeof span>;
