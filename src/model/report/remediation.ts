// The report's section on the time to remediate.
import * as z from "zod/mini";
import { says } from "./moment.ts";
import { severities } from "../severity.ts";

const count = z.int().check(z.minimum(0));

const row = {
  fixed: count.check(says("windows that a revision put right; what an exception accepted was not")),
  meanSeconds: z.nullable(count).check(says("null: none was")),
  medianSeconds: z.nullable(count),
  isLeast: z.boolean().check(says("of one of them nobody knows when it began: it took at least so long")),
  isMost: z.optional(
    z.literal(true).check(says("while one of them was open revisions are missing: it took at most so long")),
  ),
  due: count.check(
    says("of those, how many had a term (fixWithin), with those whose term ended and that are still open"),
  ),
  inTerm: count.check(says("of due: put right before the term ended")),
};

export const remediationSchema = z
  .strictObject({
    severities: z.array(z.strictObject({ severity: z.enum(severities), ...row })),
    months: z
      .array(
        z.strictObject({
          month: z.string().check(says("2026-03, of UTC: when it was put right, or else when its term ended")),
          severity: z.enum(severities),
          ...row,
        }),
      )
      .check(says("ascending; months and severities with nothing are left out")),
  })
  .check(says("time to remediate, the worst severity first"));
