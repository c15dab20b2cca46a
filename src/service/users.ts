// The members of the organization.
import * as z from "zod/mini";
import { declare } from "./endpoint.ts";
import { administrators, map, maybe, pages, pagesOf, text, textLike } from "./fields.ts";

export const user = z.looseObject({
  id: text("Identifier of the user"),
  email: textLike({ format: "email" }, "E-mail address"),
  createdAt: text("When the user joined, as date-time"),
  metadata: maybe(map(z.unknown(), "Further data of the user")),
  firstName: maybe(text("First name")),
  lastName: maybe(text("Last name")),
  lastSignInAt: maybe(text("When the user last signed in, as date-time")),
});

export type User = z.infer<typeof user>;

export const users = declare("users", {
  list: {
    description: "Lists the members of the organization.",
    path: "/api/v0/organization/users",
    query: z.object(pages),
    ...pagesOf("users", user, "Members"),
    refusals: [400, 401, 403, 500],
    allowed: administrators,
    example: { limit: 50 },
  },
});
