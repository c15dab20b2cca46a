// The report's section on what was used, and what policies allow.
import * as z from "zod/mini";
import { dayVerdicts } from "../usage.ts";
import { count, described, objectOrNull, rows, rowsOrNull, says, text } from "../described.ts";
import { instant } from "./moment.ts";

const figure = z.nullable(z.number()).check(says("null: the service did not report it"));
const day = text.check(z.regex(/^\d{4}-\d\d-\d\d$/), says("a day of UTC"));
const pair = described(
  z.strictObject({ atLeast: z.number(), atMost: z.nullable(z.number()) }),
  "atLeast: from the days entirely in the window; atMost: from all days that overlap it; null: a figure is missing",
);

const certaintySchema = z
  .enum(["exact", "lower-bound", "candidates"])
  .check(says("exact; lower-bound: there may be more; candidates: one or more of these people"));

/** The fields of a finding about usage besides those of all findings. */
export const useSchema = {
  days: z.optional(
    rows({
      day,
      credits: z.optional(figure),
      calls: z.optional(figure),
      share: z.optional(figure),
      provisional: z.boolean(),
      revisions: z.array(z.int()).check(says("revisions of that day; they did not change the verdict")),
    }),
  ),
  certainty: z.optional(certaintySchema),
  who: z.optional(rows({ id: text, email: z.nullable(text), certainty: certaintySchema })),
  between: z.optional(z.array(day).check(says("the day of the revision, and the first day of certain use"))),
  during: z.optional(z.array(text).check(says("ids of the setting findings whose windows cover one of its days"))),
};

const about = z.strictObject({
  what: text,
  credits: z.nullable(pair),
  calls: z.nullable(pair),
  users: z.nullable(pair),
});

export const blastSchema = objectOrNull(
  "use while the window was open; null: not requested, no figures for its days, or no window",
  {
    days: z.strictObject({
      whole: count,
      edge: count,
      missing: count.check(says("days of the window without figures, requested or not")),
      provisional: count,
      from: day.check(says("the first requested day of the window")),
      to: day.check(says("the last requested day of the window")),
    }),
    users: pair,
    sessions: pair,
    credits: pair,
    commits: pair,
    pullRequests: pair,
    models: rows({ id: text, credits: pair, users: z.array(text) }),
    servers: rows({ name: text, calls: pair }),
    about: z.nullable(about).check(says("use of the models or servers that the finding is about")),
    note: z.nullable(text),
  },
);

export const usageReportSchema = objectOrNull("what was used; null: not requested, or not received", {
  from: day,
  to: day,
  days: count,
  leftOut: count.check(says("later days with figures that were not requested")),
  missing: rows({ endpoint: text, day }),
  provisional: z.array(day),
  requests: count,
  ambiguous: rows({
    rule: text,
    subject: text,
    day,
    revisions: z.array(z.int()),
    reason: z.enum(["changed", "reading", "gap", "settle"]),
  }),
  unjoined: rows({ what: text, name: text, days: count }),
  artifacts: z.strictObject({ entries: count, calls: z.number() }),
  unsaid: rows({ endpoint: text, figure: text, rows: count }).check(
    says("figures that rows omit or report as null, with the number of rows; a missing figure is not 0"),
  ),
  belowFloor: rows({ what: text, name: text, day: z.nullable(day) }).check(
    says("tools with fewer than 3 calls in all, and shares of less than one call: not judged"),
  ),
  models: rows({
    id: text,
    users: count,
    credits: figure,
    firstDay: day,
    lastDay: day,
    allowedNow: z.nullable(z.boolean()).check(says("by the lists for all members; null: not known")),
    matchedAs: z.optional(z.literal("custom").check(says("allowed now as a custom model of the organization"))),
    usedOn: z.array(day),
    allowed: rows({ from: day, to: day, is: z.enum(dayVerdicts) }).check(
      says("verdict of the lists for all members on each day; unjudged: before the first revision"),
    ),
  }),
  servers: rows({
    name: text,
    spellings: z.array(text),
    calls: figure,
    firstDay: day,
    lastDay: day,
    identity: z.nullable(text),
    allowedNow: z.nullable(z.boolean()),
  }),
  hooks: rows({
    event: text,
    matcher: z.nullable(text),
    command: text,
    count: figure,
    coverage: z.nullable(z.strictObject({ ran: z.number(), of: z.number(), from: day, to: day })),
  }),
  levels: rows({
    day,
    high: figure.check(says("share of all calls made at high autonomy")),
    cap: z.nullable(text).check(says("the cap at the end of the day; null: no cap, or not known")),
  }),
});

export const peopleReportSchema = rowsOrNull(
  "who used the agent, and who may; null: neither use nor members were requested",
  {
    id: text,
    email: z.nullable(text),
    identity: z.optional(z.literal("unclear").check(says("the id and the address belong to different people"))),
    member: z.nullable(z.boolean()).check(says("null: the members were not requested")),
    lastSignInAt: z.nullable(instant),
    lastDay: z.nullable(day),
    grants: z.array(text).check(says("settings that name the person")),
    overrides: z.record(text, z.json()).check(says("the person's own values of settings, such as lists of models")),
    credits: figure,
    highest: z.nullable(text).check(says("the highest mode that was the most used mode of a day")),
  },
);
