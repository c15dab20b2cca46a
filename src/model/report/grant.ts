// The report's section on who may do what, according to the settings.
import * as z from "zod/mini";
import { eventSchema, says } from "./moment.ts";

const text = z.string();
const json = z.json();

export const grantSchema = z.strictObject({
  subject: text.check(says("the setting that grants it")),
  grants: text.check(says("what the setting decides, in the words of the catalog")),
  to: z
    .enum(["listed", "everyone", "nobody"])
    .check(says("listed: to `who` alone; everyone and nobody: to all members or none, whatever a list says")),
  who: json.check(says("a user id, an e-mail or a pattern, as it stands in the list; null unless listed")),
  limits: z.nullable(z.array(json)).check(says("what is granted, where it differs from person to person")),
  because: z.nullable(text).check(says("what makes it everyone or nobody")),
  since: eventSchema.check(says("the revision that granted it, or the first one seen")),
  exact: z.boolean().check(says("false: by then at the latest")),
});
