// The members of the organization.
import * as z from "zod/mini";
import { type Endpoint, listQuery, pagination } from "./endpoint.ts";

export const user = z.looseObject({
  id: z.string(),
  email: z.string().check(z.describe("E-mail address")),
  createdAt: z.string().check(z.describe("When the user joined, as date-time")),
  metadata: z.record(z.string(), z.unknown()),
  firstName: z.string(),
  lastName: z.string(),
  lastSignInAt: z.string().check(z.describe("When the user last signed in, as date-time")),
});

export type User = z.infer<typeof user>;

export const list: Endpoint = {
  name: "users.list",
  says: "The members of the organization.",
  method: "GET",
  host: "api",
  path: "/api/v0/organization/users",
  query: listQuery,
  response: z.looseObject({ users: z.array(user), pagination }),
  success: 200,
};
