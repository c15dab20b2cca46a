// The report's rows of approvals.
import * as z from "zod/mini";
import { locationSchema } from "./finding.ts";
import { described, says, text } from "../described.ts";
import { instant } from "./moment.ts";

/** An approval, and whether it was applied. */
export const approvalSchema = z.strictObject({
  id: text,
  state: described(
    z.enum(["applied", "partly", "never-applied", "pending", "unknown"]),
    "whether each of its patterns was applied; pending: not all were applied yet, and they still may be; unknown: not applied in the seen part of its term, and a part was not seen",
  ),
  revisions: z.array(z.int()).check(says("revisions in which the approval was applied")),
  settings: z.array(text).check(says("patterns of the settings that may change")),
  from: instant,
  until: instant,
  implementers: z.nullable(z.array(text)).check(says("null: anybody")),
  approvedBy: z.array(text),
  approvedAt: instant,
  ticket: z.nullable(text),
  reason: z.nullable(text),
  location: z.nullable(locationSchema),
});
