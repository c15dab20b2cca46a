// The report's section on the time to remediate.
import * as z from "zod/mini";
import { count, described, optional, rows, says } from "../described.ts";

import { severities } from "../severity.ts";

const row = {
  fixed: count.check(says("windows that a revision fixed; windows that an exception accepted are not counted")),
  meanSeconds: z.nullable(count).check(says("null: no window was fixed, or no duration is known")),
  medianSeconds: z.nullable(count),
  isLeast: z.boolean().check(says("the beginning of at least one window is not known, so the duration is a minimum")),
  isMost: optional(
    z.literal(true),
    "revisions are missing while at least one window was open, so the duration is a maximum",
  ),
  due: described(
    count,
    "windows with a time limit (fixWithin) that were fixed, or that a revision opened and that are open after their limit; without those of unknownTerm",
  ),
  inTerm: count.check(says("of due: fixed within the time limit")),
  unknownTerm: z.optional(
    z
      .int()
      .check(
        z.minimum(1),
        says(
          "windows that were fixed, but it is not known whether within their time limit: revisions are missing, or the clock ran back; absent: none",
        ),
      ),
  ),
};

export const remediationSchema = z
  .strictObject({
    severities: rows({ severity: z.enum(severities), ...row }),
    months: rows({
      month: described(
        z.string(),
        "month in UTC, such as 2026-03: when the window was fixed, or, if open, when its time limit ended",
      ),
      severity: z.enum(severities),
      ...row,
    }).check(says("ascending; months and severities without windows are omitted")),
  })
  .check(says("time to remediate, worst severity first"));
