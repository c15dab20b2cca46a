// The report's section on who may do what, according to the settings.
import * as z from "zod/mini";
import { says, text } from "../described.ts";
import { eventSchema } from "./moment.ts";

const json = z.json();

export const grantSchema = z.strictObject({
  subject: text.check(says("the setting that grants it")),
  grants: text.check(says("what the setting controls")),
  to: z
    .enum(["listed", "everyone", "nobody"])
    .check(says("listed: to `who` only; everyone or nobody: to all or no members, regardless of lists")),
  who: json.check(says("a user id, an e-mail or a pattern, as written in the list; null unless listed")),
  limits: z.nullable(z.array(json)).check(says("what is granted, if it differs between people")),
  because: z.nullable(text).check(says("the setting that makes it everyone or nobody")),
  since: eventSchema.check(says("the revision that granted it, or the first one seen")),
  exact: z.boolean().check(says("false: granted by this revision or an earlier one that was not seen")),
});
