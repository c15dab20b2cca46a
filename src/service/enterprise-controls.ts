// The history of the organization's enterprise controls.
import * as z from "zod/mini";
import { type Endpoint, listQuery, pagination } from "./endpoint.ts";

/** One entry of the history: the whole settings after an edit, who made it, when. */
export const controlChange = z.looseObject({
  revision: z.int().check(z.describe("The number of the revision")),
  settings: z
    .record(z.string(), z.unknown())
    .check(z.describe("The whole settings at this revision, not a difference")),
  user: z
    .looseObject({ id: z.string(), email: z.string(), name: z.string() })
    .check(z.describe("Who made the revision")),
  updatedAt: z.string().check(z.describe("When, as date-time")),
});

export type ControlChange = z.infer<typeof controlChange>;

/** Newest first. Read through the seal, never parsed by a caller. */
export const history: Endpoint = {
  name: "enterpriseControls.history",
  says: "Every revision of the enterprise controls, newest first.",
  method: "GET",
  host: "api",
  path: "/api/v0/organization/enterprise-controls/history",
  query: listQuery,
  response: z.looseObject({ changes: z.array(controlChange), pagination }),
  success: 200,
};
