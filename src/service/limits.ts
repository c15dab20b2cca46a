// Credit limits of single users.
import * as z from "zod/mini";
import { userAddress } from "../model/user-address.ts";
import { declare } from "./endpoint.ts";
import { administrators, list, text, textLike, whole } from "./fields.ts";

/** The most entries of one request. */
export const MAX_ENTRIES = 100;

const email = textLike({ format: "email" }, "E-mail address");

export const creditLimit = z.looseObject({
  email: text("E-mail address of the user").check(userAddress),
  limit: whole("Credits that the user may consume"),
});

export type CreditLimit = z.infer<typeof creditLimit>;

export const limits = declare("limits", {
  set: {
    description: "Sets credit limits of users, and lists in `errors` the limits that it could not set.",
    method: "PUT",
    path: "/api/v0/organization/usage/limits/users",
    body: z.looseObject({
      users: z
        .array(creditLimit)
        .check(z.minLength(1), z.maxLength(MAX_ENTRIES), z.describe("Limits, one for each user")),
    }),
    response: z.looseObject({
      updated: list(z.looseObject({ email, limit: whole("The new limit") }), "Limits that were set"),
      errors: list(z.looseObject({ email, error: text("Why the limit was not set") }), "Limits that were not set"),
    }),
    refusals: [400, 401, 403, 413, 500],
    allowed: administrators,
    effect: "the limits may have been set",
    example: { users: [{ email: "ada@corp.example", limit: 500000 }] },
  },
});
