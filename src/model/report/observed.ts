// The report's section on repositories, computers and sessions, and what policies allow.
import * as z from "zod/mini";
import { says } from "../described.ts";
import { instant } from "./moment.ts";

const text = z.string();
const maybe = z.nullable(text).check(says("null: the service did not report it"));

/** The verdicts of rules on one thing. */
export const verdictsSchema = z.array(
  z.strictObject({
    rule: text,
    at: instant.check(says("the instant that was judged")),
    about: z.nullable(text).check(says("the part that is judged: a criterion, a model or a setting; null: the whole")),
    verdict: z
      .enum(["violation", "allowed", "ambiguous", "unjudged", "not-said"])
      .check(
        says(
          "ambiguous: cannot be decided, and never fails; unjudged: before the first revision; not-said: the service does not report it",
        ),
      ),
    reason: z
      .nullable(z.enum(["changed", "reading", "gap", "settle"]))
      .check(says("why it is ambiguous; null: it is not ambiguous")),
    revisions: z.array(z.int()).check(says("the revisions that make it ambiguous")),
  }),
);

export const readinessReportSchema = z
  .nullable(
    z.array(
      z.strictObject({
        repository: text,
        reports: z.int().check(z.minimum(0)),
        newest: z
          .nullable(z.strictObject({ id: text, at: instant, model: maybe, agentVersion: maybe }))
          .check(says("null: it has no report")),
        verdicts: verdictsSchema,
      }),
    ),
  )
  .check(says("repositories with a readiness report or that need one; null: not requested, or not received"));

export const computersReportSchema = z
  .nullable(
    z.array(
      z.strictObject({
        id: text,
        name: text,
        provider: text.check(says("byom: a member's own machine; otherwise the hosting provider")),
        createdAt: instant,
        status: maybe,
        remoteUser: maybe,
        verdicts: verdictsSchema,
      }),
    ),
  )
  .check(says("the watched computers; null: not requested, or not received"));

export const sessionsReportSchema = z
  .nullable(
    z.array(
      z.strictObject({
        id: text,
        createdAt: instant,
        updatedAt: instant,
        model: maybe,
        specModeModel: maybe,
        autonomyLevel: maybe,
        autonomyMode: maybe,
        messages: z
          .nullable(
            z.strictObject({
              count: z.int(),
              errors: z.int(),
              firstAt: z.nullable(instant),
              lastAt: z.nullable(instant),
            }),
          )
          .check(says("number and time of its messages; null: the key may not read them, or there are too many")),
        verdicts: verdictsSchema,
      }),
    ),
  )
  .check(says("the watched sessions; null: not requested, or not received"));
