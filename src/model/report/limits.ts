// The report's section on the credit limits of users.
import * as z from "zod/mini";
import { limitResults } from "../limits.ts";
import { instant, says } from "./moment.ts";
import { verdictsSchema } from "./observed.ts";

const text = z.string();
const limit = z.int().check(z.minimum(0));

export const limitsReportSchema = z
  .nullable(
    z.array(
      z.strictObject({
        email: text.check(says("the case of its letters folded")),
        limit: limit.check(says("the limit that the policy states")),
        stated: z.enum(["users", "default"]).check(says("default: for every member who is not named")),
        applied: z
          .nullable(z.int())
          .check(says("what limits apply set last; null: nothing, or nobody knows. The service cannot be asked")),
        attempt: z
          .nullable(
            z.strictObject({
              at: instant,
              limit,
              result: z.enum(limitResults),
              reason: z.nullable(text).check(says("why the service refused")),
            }),
          )
          .check(says("the last attempt to set it that reached the service, or may have; null: none is in the ledger")),
        verdicts: verdictsSchema.check(says("none without a ledger")),
      }),
    ),
  )
  .check(says("the credit limits that the policy states; null: none states any"));
