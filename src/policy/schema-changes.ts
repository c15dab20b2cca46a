// The schemas of a policy's `changes` and `approvals`: when changes are made, and which changes need an approval.
import * as z from "zod/mini";
import { durationText, optional, optionalList, says, shapedText } from "../model/described.ts";
import {
  controlsSchema,
  date,
  filledText,
  from,
  inOrder,
  needs,
  ofMap,
  patterns,
  person,
  prose,
  severitySchema,
  somebody,
  until,
} from "./shapes.ts";
import { startOf } from "../model/instant.ts";
import { days } from "../model/policy.ts";
import { isZone, zoneNames } from "./zone.ts";

const hour = (pattern: RegExp, example: string) =>
  z.string().check(z.regex(pattern, `is not a time of day such as ${example}`));
const start = hour(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "09:00");

const windowSchema = z
  .strictObject({
    days: z.array(z.enum(days)).check(z.minLength(1, "lists nothing"), says("The days on which the window begins")),
    from: start.check(says("The time of day when the window begins")),
    to: hour(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, "17:00, or 24:00").check(
      says("The time of day when the window ends; if it is before `from`, on the next day"),
    ),
    timezone: filledText.check(
      z.regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/, "is not a time zone such as Europe/Berlin"),
      z.refine(isZone, { error: "is not a time zone such as Europe/Berlin", params: { names: zoneNames } }),
      says("The time zone of both times, such as Europe/Berlin"),
    ),
  })
  .check(ofMap(({ from, to }) => from !== to || !z.safeParse(start, from).success, "begins and ends at the same time"));

const freezeSchema = z
  .strictObject({ from, until, reason: prose.check(says("Why nothing may change")), settings: z.optional(patterns) })
  .check(inOrder);

export const changesSchema = z
  .strictObject({
    windows: optionalList(windowSchema, "The only times when changes are allowed"),
    freezes: optionalList(freezeSchema, "Times when nothing may change, even in a window"),
    loosening: optional(
      z.strictObject({ requires: z.enum(["approval"]), settings: z.optional(patterns) }),
      "What a change needs if it loosens a setting, or if its direction is unknown",
    ),
    emergency: optional(
      z.strictObject({ approvedWithin: durationText.check(says("Counted from the change")) }),
      "How soon a change must be approved afterwards; without it, a later approval is never accepted",
    ),
    severity: z.optional(severitySchema),
    rationale: z.optional(prose),
    controls: z.optional(controlsSchema),
  })
  .check(...needs("windows", "freezes", "loosening"), says("When and how the controls may change"));

export const approvalSchema = z
  .strictObject({
    id: shapedText(/^[A-Za-z0-9#][A-Za-z0-9._/:#-]{0,63}$/, "is not an id such as CHG-1042").check(
      says("The change record; unique for every approval"),
    ),
    settings: patterns.check(says("The settings that may change, by pattern")),
    from,
    until,
    implementers: optionalList(person, "Who may make the change (default: anybody)", "lists nobody"),
    approvedBy: z
      .array(somebody("an approval"))
      .check(z.minLength(1, "lists nobody"), says("Who agreed; at least one person must not be the implementer")),
    approvedAt: date("2026-03-01", "09", startOf, "When they agreed: a day (its start, UTC) or an instant"),
    ticket: z.optional(prose),
    reason: z.optional(prose),
  })
  .check(inOrder);

export type ChangesInput = z.infer<typeof changesSchema>;
export type ApprovalInput = z.infer<typeof approvalSchema>;
