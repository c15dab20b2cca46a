// Shared by rules about use: the days, the allowed values of each day, the notes besides findings, and episodes.
import { countWhile, firstIn, groupBy, lastIn } from "../../lists.ts";
import { withoutUndefined } from "../../model/objects.ts";
import { DAY, dayOf, startOfDay } from "../../model/instant.ts";
import { compare, type Json } from "../../model/json.ts";
import type { UsagePolicy, UsageRule } from "../../model/policy-use.ts";
import type { DailyEndpoint, Figure, Usage, UtcDay } from "../../model/usage.ts";
import { count } from "../../words.ts";
import {
  type AuditContext,
  type BuiltinRule,
  type Draft,
  draftOn,
  endAt,
  type RuleInfo,
  type StatingContext,
} from "../audit.ts";
import { statedRule } from "../terms.ts";
import type { DayVerdict } from "./allowance.ts";
import { finalDays, isProvisional } from "./days.ts";
import type { UseEvidence } from "./evidence.ts";
import type { Certainty, UseDay, UserCandidate } from "./notes.ts";
import type { Readings } from "./readings.ts";
import type { DayFigures, UseFigure } from "./day-figures.ts";

export type { Certainty, UseDay, UserCandidate } from "./notes.ts";

/** The usage data of an audit, prepared for judging. */
export interface UsageContext extends UseEvidence {
  readonly audit: AuditContext;
  readonly policy: UsagePolicy | null;
  readonly readings: Readings;
  readonly dayFigures: DayFigures;
  /** The addresses of users, by id. */
  readonly addresses: ReadonlyMap<string, string>;
}

/** Rules about use, with their drafts at the end of the history. */
export interface UsageAudit {
  readonly rules: readonly BuiltinRule[];
  /** The figure that each rule needs, by rule id. A rule without an entry uses whatever was received. */
  readonly reads?: Readonly<Record<string, UseFigure>>;
  drafts(context: UsageContext): readonly Draft[];
}

/** Returns a rule of the policy; undefined when it is not stated or is off. */
export function infoOf(
  audit: StatingContext,
  rule: BuiltinRule,
  part: UsageRule<unknown> | null,
): RuleInfo | undefined {
  const base = part && audit.builtin(rule);
  const { usage } = audit.policies;
  if (!base || !usage) return undefined;
  return { ...statedRule(base, { ...usage, ...part }), id: part.id ?? base.id };
}

/** The description of one episode, from its days only. */
interface EpisodeText {
  /** The finding in a sentence. */
  readonly message: string;
  /** What failed: the model, mode or server; of a figure its limit. */
  readonly offending: Json;
  /** The last figure above the limit. */
  readonly actual?: Figure | undefined;
  readonly certainty: Certainty;
  readonly candidates?: readonly UserCandidate[];
}

export interface Uses<D extends UseDay> {
  readonly rule: RuleInfo;
  readonly subject: string;
  readonly days: readonly (D & { readonly verdict: DayVerdict })[];
  readonly endpoint: DailyEndpoint;
  /** Whether a day would show such a use. A day that would not is not quiet. */
  readonly isSaid: (day: UtcDay) => boolean;
  /** @param days the days of one episode, in order */
  readonly tell: (days: readonly D[]) => EpisodeText;
}

/** Whether a day is before the rule took effect: what fails on it is only noted. */
export function isNoted(day: UtcDay, { from }: RuleInfo): boolean {
  return from !== null && day < dayOf(from);
}

/**
 * Returns when a finding on counted days begins, in milliseconds. The counted days move on with each audit, so the finding
 * keeps the first day that fails. While the rule is in force, the finding is not older than the rule.
 * @param last the last counted day
 */
export function beginningOf(rule: RuleInfo, first: UtcDay, last: UtcDay): number {
  return Math.max(startOfDay(first), isNoted(last, rule) ? 0 : (rule.from ?? 0));
}

/** Returns the findings about a subject, one per episode. Notes ambiguous days. */
export function episodes<D extends UseDay>(
  { ambiguities, policy, usage, allowed }: UsageContext,
  { rule, subject, days, endpoint, isSaid, tell }: Uses<D>,
): Draft[] {
  const ambiguous = days.flatMap(({ day, verdict }) => (verdict.is === "ambiguous" ? [{ day, ...verdict }] : []));
  for (const [day, verdicts] of groupBy(ambiguous, ({ day }) => day)) {
    const revisions = [...new Set(verdicts.flatMap((verdict) => verdict.revisions))];
    ambiguities.push({ rule: rule.id, subject, day, revisions, reason: firstIn(verdicts).reason });
  }
  const final = finalDays(usage, endpoint).filter(isSaid);
  const quiet = policy?.quietDays ?? QUIET;
  const after = (day: UtcDay) => countWhile(final, (finalDay) => finalDay <= day);
  const runs: D[][] = [];
  const violations = days.filter(({ verdict }) => verdict.is === "violation");
  for (const use of violations.toSorted((a, b) => compare(a.day, b.day))) {
    const last = runs.at(-1)?.at(-1);
    const isNew =
      last === undefined ||
      isNoted(last.day, rule) !== isNoted(use.day, rule) ||
      countWhile(final, (finalDay) => finalDay < use.day) - after(last.day) >= quiet;
    if (isNew) runs.push([use]);
    else lastIn(runs).push(use);
  }
  return runs.map((run): Draft => {
    const last = lastIn(run).day;
    const isEvent = isNoted(last, rule);
    const isOver = !isEvent && final.length - after(last) >= quiet;
    const { message, offending, actual = offending, certainty, candidates } = tell(run);
    return draftOn(rule, firstIn(run).day, {
      subject,
      message,
      actual,
      offending: [offending],
      event: isEvent,
      resolved: isOver ? endAt(startOfDay(last) + DAY) : null,
      use: {
        days: byDay(run).map(({ day, credits, calls, share }) => ({
          day,
          ...withoutUndefined({ credits, calls, share }),
          provisional: isProvisional(day, usage),
          revisions: allowed.revisionsOn(day),
        })),
        certainty,
        ...(candidates && { who: candidates }),
        exposureSeconds: isEvent ? null : new Set(run.map(({ day }) => day)).size * (DAY / 1000),
      },
    });
  });
}

/** Adds up the uses of each day. Shares, which may be of several levels, stay apart. */
function byDay(uses: readonly UseDay[]): UseDay[] {
  const total = (dayUses: readonly UseDay[], figure: "credits" | "calls") =>
    dayUses.some((use) => use[figure] !== undefined) ? sum(dayUses.map((use) => use[figure] ?? null)) : undefined;
  return [...groupBy(uses, ({ day }) => day).values()].flatMap((dayUses): readonly UseDay[] =>
    dayUses.length === 1 || dayUses.some(({ share }) => share !== undefined)
      ? dayUses
      : [
          {
            day: firstIn(dayUses).day,
            ...withoutUndefined({ credits: total(dayUses, "credits"), calls: total(dayUses, "calls") }),
          },
        ],
  );
}

/** The default number of quiet days that end an episode. */
const QUIET = 14;

/** Returns the sum of the known figures; null when there are none. */
export function sum(figures: Iterable<Figure>): Figure {
  let total: Figure = null;
  for (const figure of figures) if (figure !== null) total = (total ?? 0) + figure;
  return total;
}

/** Returns the sum of all figures; null if one is missing. */
export function whole(figures: readonly Figure[] | null | undefined): Figure {
  return !figures || figures.includes(null) ? null : (sum(figures) ?? 0);
}

/** `on 2026-03-02`, or `on 3 days from 2026-03-02 to 2026-03-09`. */
export function daysWords(days: readonly UseDay[]): string {
  const allDays = [...new Set(days.map(({ day }) => day))].sort();
  return allDays.length === 1
    ? `on ${allDays[0]}`
    : `on ${count(allDays.length, "day")} from ${allDays[0]} to ${allDays.at(-1)}`;
}

/** Returns `, 40 credits`; nothing when the amount is unknown. */
function amountWords(amount: Figure, thing: string): string {
  return amount === null ? "" : `, ${count(Math.round(amount * 100) / 100, thing)}`;
}

/** Returns the addresses in the figures, by user id. */
export function addressesIn({ users, tokens }: Usage): Map<string, string> {
  const rows = [...[...tokens.values()].map((row) => row.users ?? []), ...users.values()].flat();
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])));
}

/** Returns a user's address, or else the id. */
export function userName({ addresses }: UsageContext, id: string): string {
  return addresses.get(id) ?? id;
}

/** Returns `, 40 credits` for several days. */
export function creditsWords(days: readonly UseDay[]): string {
  return amountWords(sum(days.map(({ credits }) => credits ?? null)), "credit");
}

/** Returns `, 12 calls` for several days. */
export function callsWords(days: readonly UseDay[]): string {
  return amountWords(sum(days.map(({ calls }) => calls ?? null)), "call");
}
