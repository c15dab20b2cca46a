// The report's section on the credit limits of users.
import * as z from "zod/mini";
import { limitResults } from "../limits.ts";
import { described, objectOrNull, rowsOrNull, says, text } from "../described.ts";
import { instant } from "./moment.ts";
import { verdictsSchema } from "./observed.ts";

const limit = z.int().check(z.minimum(0));

export const limitsReportSchema = rowsOrNull("the credit limits in the policy; null: no policy states limits", {
  email: text.check(says("in lower case")),
  limit: limit.check(says("the limit that the policy states")),
  stated: z.enum(["users", "default"]).check(says("default: the limit of every member without an entry")),
  applied: described(
    z.nullable(z.int()),
    "the limit that `limits apply` set last; null: none, or not known. The service has no endpoint for it",
  ),
  attempt: objectOrNull("the last attempt that reached or may have reached the service; null: the ledger has none", {
    at: instant,
    limit,
    result: z.enum(limitResults),
    reason: z.nullable(text).check(says("why the service refused")),
  }),
  verdicts: verdictsSchema.check(says("empty without a ledger")),
});
