// The schema of a policy's `access`: how long somebody may leave a grant unused, and who may edit.
import * as z from "zod/mini";
import { optional, says, shapedText } from "../model/described.ts";

const days = (text: string) =>
  shapedText(/^[1-9]\d{0,3}d$/, "is not a number of days such as 60d").check(
    says(text),
    z.meta({ examples: ["60d", "90d"] }),
  );

export const accessSchema = z
  .strictObject({
    reviewEvery: z.optional(days("How often somebody reviews who has access; stated for the record, and not judged")),
    maxIdle: z.optional(
      days("How long somebody who is granted something may go without using the agent; judged with --with usage"),
    ),
    mayEdit: optional(z.literal("members"), "Who may change the controls: members of the organization"),
  })
  .check(
    z.refine((access) => Object.keys(access).length > 0, "needs reviewEvery, maxIdle or mayEdit"),
    z.meta({ minProperties: 1 }),
    says("Who keeps access, judged with --with access"),
  );
