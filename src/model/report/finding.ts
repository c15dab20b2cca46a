// One finding of a report. Its JSON form is a public interface.
import * as z from "zod/mini";
import { severities } from "../severity.ts";
import { count, described, objectOrNull, optional, rows, says, text } from "../described.ts";
import { eventSchema, instant, personSchema } from "./moment.ts";
import { blastSchema, useSchema } from "./usage.ts";
import { ends, exceptionStates, kinds, standings, statuses } from "./states.ts";

export const jsonSchema = z.json().check(says("any JSON value; a secret is { $secret, fingerprint }"));

/** Words of a check, as in words.ts. */
const wordsSchema = z.array(
  z.union([
    text.check(says("words of Driftline")),
    z.strictObject({ value: jsonSchema }),
    z.strictObject({
      values: z.array(jsonSchema),
      joint: z.enum(["and", "or"]).check(says("the word before the last value")),
    }),
    z
      .strictObject({ field: z.enum(["subject", "offending"]) })
      .check(says("the value of this field of the same finding; of offending without null")),
  ]),
);

export const locationSchema = z.strictObject({ file: text, line: z.int(), column: z.int() });

export const exceptionStateSchema = described(
  z.enum(exceptionStates),
  "pending: begins later; outgrown: the value has entries that the exception does not accept; unused: no current finding needs it",
);

export const findingSchema = z.strictObject({
  id: text.check(
    says("organization + rule + subject + introducing revision (0: the first seen): the same on every run"),
  ),
  key: text.check(says("the same without the revision: stays the same each time the finding returns")),
  rule: text,
  title: text,
  kind: z.enum(kinds),
  severity: z.enum(severities),
  status: z.enum(statuses),
  subject: text.check(says('JSON Pointer with canonical names, or "revision:41", or "rule:<id>"')),
  formerly: z.optional(
    z.array(text).check(says("subjects before its element was renamed; id and key are made from the first subject")),
  ),
  message: text,
  expected: jsonSchema,
  // Reports of earlier versions lack both fields.
  demand: z._default(
    wordsSchema.check(says('the expected value in words, to be read after "should be"; empty: no value can be stated')),
    [],
  ),
  remedy: z._default(wordsSchema.check(says("how to fix it, if neither remediation nor fix states it")), []),
  before: jsonSchema.check(says("the last passing value")),
  actual: jsonSchema.check(says("the last failing value, sealed")),
  offending: z.array(jsonSchema),
  values: rows({ revision: z.int(), at: instant, by: personSchema, actual: jsonSchema }),
  introduced: z.strictObject({
    revision: z.nullable(z.int()),
    at: instant,
    by: z.nullable(personSchema),
    exact: z.boolean().check(says("false: introduced by this revision or an earlier one that was not seen")),
  }),
  openingSwitch: optional(
    text,
    "the switch of the setting, as a JSON Pointer, if the introducing revision turned it: off, or on again",
  ),
  resolved: z.nullable(z.extend(eventSchema, { approval: z.optional(text) })),
  ended: described(
    z.nullable(z.enum(ends)),
    "of a resolved window: fixed: a revision fixed it; accepted: its value returned to what an exception accepts; outgrown: its value left what the exception accepts",
  ),
  exposureSeconds: described(
    z.nullable(count),
    "whole seconds from introduced to resolved or asOf; of usage, only its days; null: an event",
  ),
  unseenSeconds: z.optional(
    count.check(
      says(
        "the part of exposureSeconds beside missing revisions: it is not known whether the finding was open then; absent: none",
      ),
    ),
  ),
  dueAt: z.nullable(instant),
  approvableUntil: optional(
    instant,
    "of an open event: the end of the time in which an approval can end it; absent: no approval can end it",
  ),
  inForce: z.nullable(z.enum(standings)),
  fix: jsonSchema.check(says("merge patch that restores the desired state; null: not available")),
  location: z.nullable(locationSchema),
  inert: objectOrNull(
    "the setting has no effect because a switch is off; the current state, or the last one before the finding was resolved",
    {
      switch: text.check(says("the switch that is off, as a JSON Pointer")),
      wanted: z.boolean().check(says("the value that turns it on")),
      since: z.strictObject({
        revision: z.int(),
        at: instant,
        by: personSchema,
        exact: z.boolean().check(says("false: off since this revision or an earlier one that was not seen")),
      }),
    },
  ),
  causedBy: described(
    z.nullable(text),
    "id of the finding that explains this one, such as the finding on the switch that is off; currently, or before it was resolved",
  ),
  exception: z.nullable(
    z.strictObject({
      owner: text,
      reason: text,
      ticket: z.nullable(text),
      category: z.nullable(text),
      from: instant,
      expires: z.nullable(instant),
      state: exceptionStateSchema,
    }),
  ),
  controls: z.array(text),
  rationale: z.nullable(text),
  remediation: z.nullable(text),
  blast: blastSchema,
  ...useSchema,
});
