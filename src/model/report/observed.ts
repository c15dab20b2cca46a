// The report's section on repositories, computers and sessions, and what policies allow.
import * as z from "zod/mini";
import { instant, says } from "./moment.ts";

const text = z.string();
const maybe = z.nullable(text).check(says("null: the service did not say"));

/** The verdicts of rules on one thing. */
export const verdictsSchema = z.array(
  z.strictObject({
    rule: text,
    at: instant.check(says("the instant that was judged")),
    about: z.nullable(text).check(says("what of it: a criterion, a model, a setting; null: all of it")),
    verdict: z
      .enum(["violation", "allowed", "ambiguous", "unjudged", "not-said"])
      .check(
        says(
          "ambiguous: nobody knows, which never fails; unjudged: before the first revision; not-said: the service does not say it",
        ),
      ),
    reason: z
      .nullable(z.enum(["changed", "reading", "gap", "settle"]))
      .check(says("why it is ambiguous; null: it is not")),
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
  .check(says("the repositories that have readiness reports or should have; null: not asked, or they did not come"));

export const computersReportSchema = z
  .nullable(
    z.array(
      z.strictObject({
        id: text,
        name: text,
        provider: text.check(says("byom for a machine of the member's own, else who hosts it")),
        createdAt: instant,
        status: maybe,
        remoteUser: maybe,
        verdicts: verdictsSchema,
      }),
    ),
  )
  .check(says("the watched computers; null: not asked, or they did not come"));

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
          .check(says("how often and when it was spoken in; null: the key may not read that, or there are too many")),
        verdicts: verdictsSchema,
      }),
    ),
  )
  .check(says("the watched sessions; null: not asked, or they did not come"));
