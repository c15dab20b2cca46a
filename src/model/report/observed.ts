// The report's section on repositories, computers and sessions, and what policies allow.
import * as z from "zod/mini";
import { described, objectOrNull, rows, rowsOrNull, says, text } from "../described.ts";
import { instant } from "./moment.ts";

const maybe = z.nullable(text).check(says("null: the service did not report it"));

/** The verdicts of rules on one thing. */
export const verdictsSchema = rows({
  rule: text,
  at: instant.check(says("the instant that was judged")),
  about: z.nullable(text).check(says("the part that is judged: a criterion, a model or a setting; null: the whole")),
  verdict: described(
    z.enum(["violation", "allowed", "ambiguous", "unjudged", "not-said"]),
    "ambiguous: cannot be decided, and never fails; unjudged: before the first revision; not-said: the service does not report it",
  ),
  reason: z
    .nullable(z.enum(["changed", "reading", "gap", "settle"]))
    .check(says("why it is ambiguous; null: it is not ambiguous")),
  revisions: z.array(z.int()).check(says("the revisions that make it ambiguous")),
});

export const readinessReportSchema = rowsOrNull(
  "repositories with a readiness report or that need one; null: not requested, or not received",
  {
    repository: text,
    reports: z.int().check(z.minimum(0)),
    newest: objectOrNull("null: it has no report", { id: text, at: instant, model: maybe, agentVersion: maybe }),
    verdicts: verdictsSchema,
  },
);

export const computersReportSchema = rowsOrNull("the watched computers; null: not requested, or not received", {
  id: text,
  name: text,
  provider: text.check(says("byom: a member's own machine; otherwise the hosting provider")),
  createdAt: instant,
  status: maybe,
  remoteUser: maybe,
  verdicts: verdictsSchema,
});

export const sessionsReportSchema = rowsOrNull("the watched sessions; null: not requested, or not received", {
  id: text,
  createdAt: instant,
  updatedAt: instant,
  model: maybe,
  specModeModel: maybe,
  autonomyLevel: maybe,
  autonomyMode: maybe,
  messages: objectOrNull("number and time of its messages; null: the key may not read them, or there are too many", {
    count: z.int(),
    errors: z.int(),
    firstAt: z.nullable(instant),
    lastAt: z.nullable(instant),
  }),
  verdicts: verdictsSchema,
});
