// The issue that reports a broken audit. If nobody reads the runs, nothing else does.
import { type Problem, problemPlace } from "../errors.ts";
import { clip, markdownHint } from "../text.ts";
import { duration } from "../words.ts";
import { DAY, instantOf } from "../model/instant.ts";
import { at, type Phrase, prose, say, some, thousands, value } from "../reporters/wording/phrase.ts";
import type { IssueSettings } from "./input.ts";
import type { Issue, Operation } from "./issue.ts";
import { titleText } from "./title.ts";
import { fitting, md } from "./markdown.ts";
import {
  isLaterRun,
  isOf,
  type Marker,
  markerOf,
  withMarker,
  markedTime,
  markerIn,
  newMarker,
  short,
  subjectId,
  turnOfDay,
  withoutMarker,
} from "./marker.ts";
import { seenBy } from "./comment.ts";
import { stampOf } from "./stamp.ts";
import { type KnownIssue, update } from "./update.ts";

/** Why an audit is incomplete. */
export interface Failure {
  readonly isTampered: boolean;
  /** The problems, most important first; never a secret. */
  readonly problems: readonly Problem[];
}

export interface AlarmInput extends IssueSettings {
  readonly organization: string;
  /** The time of the audit. */
  readonly asOf: string;
  /** The last complete audit before it, if a ledger knows it. */
  readonly lastComplete: string | null;
  readonly issues: readonly Issue[];
  /** The number of the issue that is taken over from a removed audit. */
  readonly takenOver?: number | undefined;
  /** null: the audit is complete. */
  readonly failure: Failure | null;
}

/** The longest time between two runs of a daily schedule, in milliseconds. */
const SCHEDULE = 1.5 * DAY;
const MAX_PROBLEMS = 10;
/** Characters of a hint. */
const MAX_HINT = 1200;

/** Returns the operations that make the alarm state whether audits are complete. */
export function planAlarm(input: AlarmInput): Operation[] {
  const { organization, issues, audit, failure } = input;
  const id = subjectId(organization, "alarm");
  const knownIssues = issues.flatMap((issue): KnownIssue[] => {
    const marker = markerIn(issue, input.asOf);
    return marker && (isOf(marker, organization, audit) || issue.number === input.takenOver) ? [{ issue, marker }] : [];
  });
  // A failed rerun of an older run is not news.
  if (knownIssues.some(({ marker }) => isLaterRun(marker.run, input.place.run))) return [];
  const alarm = knownIssues.find(({ marker }) => marker.id === id) ?? damagedAlarm(id, input, failure === null);
  return failure === null ? calm(alarm, knownIssues, input) : raiseAlarm(alarm, knownIssues, failure, input);
}

/**
 * Finds the alarm by its title, if its marker was removed or damaged.
 * @param isCalm whether the alarm is to be closed; an alarm of another audit must not be
 */
function damagedAlarm(id: string, input: AlarmInput, isCalm: boolean): KnownIssue | undefined {
  const { organization, issues, asOf, audit } = input;
  const isShared = issues.some(({ own, body }) => own && (markerOf(body)?.of ?? audit) !== audit);
  if (isCalm && isShared) return undefined;
  const issue = issues.find(({ own, body, title }) => own && markerOf(body) === undefined && title === titleOf(input));
  const turn = turnOfDay(asOf);
  const standing = issue?.state === "open" ? "open" : "resolved";
  return issue && { issue, marker: { ...newMarker(id, organization), turn, standing, failing: markedTime(asOf) } };
}

/** Closes the alarm after a complete audit, and clears the times of failures. */
function calm(alarm: KnownIssue | undefined, knownIssues: readonly KnownIssue[], input: AlarmInput): Operation[] {
  const otherIssues = knownIssues.filter((entry) => entry !== alarm && entry.marker.failing !== null);
  const clearOperations = otherIssues.flatMap((entry) =>
    remember(entry, { failing: null, audit: markedTime(input.asOf) }),
  );
  if (alarm === undefined) return clearOperations;
  const { marker, issue } = alarm;
  const ends = marker.standing === "open";
  const words = `**Complete again:** the audit of ${md(at(input.asOf))} is complete.${runWords(input)}`;
  const next: Marker = {
    ...marker,
    of: input.audit,
    flow: input.flow,
    standing: "resolved",
    failing: null,
    audit: ends || marker.failing !== null ? markedTime(input.asOf) : marker.audit,
    turn: marker.turn + (ends ? 1 : 0),
  };
  const target = { title: issue.title, body: withMarker(withoutMarker(issue.body), next) };
  const decision = { state: "closed", reason: "completed", news: ends ? [{ kind: "complete" }] : [] } as const;
  return [...clearOperations, ...update(alarm, target, decision, words)];
}

/** Records an incomplete audit. Opens the alarm once the failures last. */
function raiseAlarm(
  alarm: KnownIssue | undefined,
  knownIssues: readonly KnownIssue[],
  failure: Failure,
  input: AlarmInput,
): Operation[] {
  const { organization, asOf, alarmAfter, lastComplete } = input;
  const id = subjectId(organization, "alarm");
  // A run whose clock was ahead wrote a time that is yet to come.
  const past = (instants: readonly (string | null)[]) =>
    instants.flatMap((instant) => (instant !== null && time(instant) <= time(asOf) ? instant : [])).toSorted();
  const failures = past(knownIssues.map(({ marker }) => marker.failing));
  const [lastCompleteTime] = past([lastComplete]);
  const last = lastCompleteTime ?? past(knownIssues.map(({ marker }) => marker.audit)).at(-1) ?? null;
  const failing = failures[0] ?? markedTime(asOf) ?? "";
  const isLast = lastCompleteTime !== undefined || (last !== null && time(failing) - time(last) <= SCHEDULE);
  const since = isLast && last !== null ? last : failing;
  // Without any issue nothing can remember that an audit failed before.
  const isBlind = knownIssues.length === 0 && lastCompleteTime === undefined;
  const isDue = failure.isTampered || isBlind || time(asOf) - time(since) >= alarmAfter * DAY;
  if (!isDue && alarm?.marker.standing !== "open") {
    const [keeper] = [...(alarm ? [alarm] : []), ...knownIssues];
    return keeper && past([keeper.marker.failing]).length === 0
      ? remember(keeper, { failing: markedTime(failing) })
      : [];
  }
  const alarmMarker = alarm?.marker;
  const isNew = alarmMarker?.standing !== "open";
  const isWorse = !isNew && failure.isTampered && alarmMarker.finding !== TAMPERED;
  const marker: Marker = {
    ...(alarmMarker ?? newMarker(id, organization)),
    ...stampOf(input, asOf),
    standing: "open",
    finding: failure.isTampered ? TAMPERED : null,
    audit: last,
    failing: markedTime(failing),
    answered: false,
    turn: (alarmMarker?.turn ?? 0) + (alarmMarker && (isNew || isWorse) ? 1 : 0),
  };
  const text = { title: titleOf(input), body: withMarker(bodyOf(failure, last, failing, input), marker) };
  if (alarm === undefined) return [{ do: "create", id, ...text, labels: [], assignees: [] }];
  const news = isNew ? [{ kind: "broken" }] : isWorse ? [{ kind: "tampered" }] : [];
  const words = `**${failure.isTampered ? "Tampered" : "Broken again"}:**\n\n${reasons(failure)}${runWords(input)}`;
  // Whoever closes it by hand has read it. It stays closed until an audit is complete, or until tampering is found.
  const state = isNew || isWorse ? "open" : null;
  return update(alarm, text, { state, reason: "reopened", news }, words);
}

/** The marker's `finding` if the alarm is about tampering. */
const TAMPERED = short("tampered");

/** Stores a change of an issue's marker, without a comment. */
export function remember(entry: KnownIssue, change: Partial<Marker>): Operation[] {
  const { issue, marker } = entry;
  const target = { title: issue.title, body: withMarker(withoutMarker(issue.body), { ...marker, ...change }) };
  return update(entry, target, { state: null, news: [] }, "");
}

function titleOf({ organization }: AlarmInput): string {
  return titleText(`Driftline: ${organization}: the audit is broken`);
}

function bodyOf(failure: Failure, last: string | null, failing: string, input: AlarmInput): string {
  // An audit that found tampering failed, though its evidence was complete.
  const kind = time(last ?? "") < time(failing) ? "complete audit" : "audit with complete evidence";
  const complete: Phrase =
    last === null
      ? ["It is not known when the last complete audit was"]
      : say`The last ${[kind]} that is known was that of ${at(last)}`;
  const { alarmAfter } = input;
  // The configuration may state hours.
  const limit = Number.isInteger(alarmAfter) ? some(alarmAfter, "day") : duration((alarmAfter * DAY) / 1000);
  return fitting(
    [
      `**${failure.isTampered ? "Tampered." : "The audit is broken."}** ${md(complete)}. Audits have failed since ${md(at(failing))}. Until this is fixed, deviations in ${md(value(input.organization))} may go unnoticed.`,
      `#### What is wrong\n\n${reasons(failure)}`,
      failure.isTampered
        ? "#### What to do\n\nFind out who changed the ledger or the history before anything else. Nothing is closed until a complete audit finds no tampering."
        : "",
    ],
    [
      "---",
      `<sub>Driftline opens this issue when no audit was complete for ${limit} (\`alarm-after\`), or at once when the ledger or the history was tampered with. The next complete audit that finds no tampering closes it.</sub>`,
    ].join("\n"),
  );
}

function reasons({ problems }: Failure): string {
  const lines = problems.slice(0, MAX_PROBLEMS).map((problem) => {
    const { message, hint } = problem;
    const where = problemPlace(problem);
    const place = where === "" ? "" : `${md(value(where))}: `;
    const help = hint === undefined ? "" : `\n  ${markdownHint(clip(hint, MAX_HINT))}`;
    return `- ${place}${md(prose(message))}${help}`;
  });
  const more = problems.length - lines.length;
  return [...lines, ...(more > 0 ? [`- and ${thousands(more)} more`] : [])].join("\n");
}

function runWords({ place, asOf }: AlarmInput): string {
  const words = seenBy(place, asOf);
  return words === "" ? "" : `\n\n${words}`;
}

function time(instant: string): number {
  return instantOf(instant) ?? 0;
}
