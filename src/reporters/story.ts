// What a finding tells, in sentences every format shares: who did what to which setting, when, and how long it was open.
import { DAY, instantOf, instantText } from "../model/instant.ts";
import { compare, type Json } from "../model/json.ts";
import type { Change, Direction, Finding, Person, Report, RevisionRow } from "../model/report.ts";
import { weight } from "../model/severity.ts";
import { duration, nameOf } from "../text.ts";
import { at, joined, type Phrase, prose, revision, say, thousands, value, who } from "./phrase.ts";
import { difference, isRenaming, type Limits, valueWords } from "./values.ts";

/** A report with its revisions and findings at hand. */
export interface Book {
  readonly report: Readonly<Report>;
  readonly revisions: ReadonlyMap<number, RevisionRow>;
  readonly findings: ReadonlyMap<string, Finding>;
}

export function bookOf(report: Readonly<Report>): Book {
  return {
    report,
    revisions: new Map(report.revisions.map((row) => [row.revision, row])),
    findings: new Map(report.findings.map((finding) => [finding.id, finding])),
  };
}

/** Worst first: by severity; then windows before events; then the longest open; then in the order of the report. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      weight(b.severity) - weight(a.severity) ||
      (b.exposureSeconds ?? -1) - (a.exposureSeconds ?? -1) ||
      (isEvent(a) && isEvent(b) ? compare(a.introduced.at, b.introduced.at) : 0),
  );
}

export const directionWords: Record<Direction, string> = {
  looser: "looser",
  tighter: "tighter",
  neutral: "neither looser nor tighter",
  unknown: "direction not known",
};

/** A person, by e-mail; by id where there is none. Names are never an identity. */
export function personWords(person: Person | null): Phrase {
  const name = person?.email ?? person?.id;
  return name === null || name === undefined ? ["an unknown editor"] : who(name);
}

/** Whether policy names the editor who made a revision; nothing where no policy names any. */
export function approvalWords(number: number | null, book: Book): string {
  const approved = number === null ? undefined : book.revisions.get(number)?.approved;
  if (approved === undefined || approved === null) return "";
  return approved ? "approved" : "not approved";
}

/** What a finding is about. */
export function subjectWords(subject: string): Phrase {
  const number = /^revision:(\d{1,15})$/.exec(subject)?.[1];
  if (number !== undefined) return revision(Number(number));
  if (subject.startsWith("rule:")) return ["rule ", ...value(subject.slice(5))];
  if (subject.startsWith("approval:")) return ["approval ", ...value(subject.slice(9))];
  return subject === "" ? ["the settings as a whole"] : value(nameOf(subject));
}

/** Whether a finding is about one moment and has no exposure. */
export function isEvent(finding: Finding): boolean {
  return finding.exposureSeconds === null;
}

/**
 * Whether an event is what a revision's editor did. A missing revision or a clock is nobody's doing, and whose it is that
 * the first revision seen holds, or one behind a gap, is not known.
 */
export function isDeed(finding: Finding): boolean {
  const { revision, by, exact } = finding.introduced;
  return isEvent(finding) && finding.kind !== "integrity" && revision !== null && by !== null && exact;
}

/** The change that opened a finding: of its own setting, of one it stands in or that stands in it, or of its switch. */
export function openingChange(finding: Finding, book: Book): Change | undefined {
  const number = finding.introduced.revision;
  if (number === null || !finding.introduced.exact || isEvent(finding)) return undefined;
  const changes = book.revisions.get(number)?.changes ?? [];
  const cause = finding.causedBy === null ? undefined : book.findings.get(finding.causedBy)?.subject;
  return (
    changes.find((change) => change.subject === finding.subject) ??
    changes.find((change) => isWithin(change.subject, finding.subject) || isWithin(finding.subject, change.subject)) ??
    changes.find((change) => change.subject === cause)
  );
}

function isWithin(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}/`);
}

/** `added x to a.b`, `changed a.b from x to y`, to be read after a person. */
export function deed(change: Change, limits: Limits): Phrase {
  const name = value(nameOf(change.subject));
  const shown = (json: Json) => valueWords(json, limits);
  if (change.op === "add") return say`set ${name} to ${shown(change.after)}`;
  if (change.op === "remove") return say`unset ${name} (it was ${shown(change.before)})`;
  if (isRenaming(change)) return say`renamed ${shown(change.before)} to ${shown(change.after)}`;
  const lists = Array.isArray(change.before) && Array.isArray(change.after);
  const added = change.added ?? [];
  const removed = change.removed ?? [];
  if (lists && added.length + removed.length > 0) {
    if (removed.length === 0) return say`added ${shown(added)} to ${name}`;
    if (added.length === 0) return say`removed ${shown(removed)} from ${name}`;
    return say`added ${shown(added)} to ${name} and removed ${shown(removed)}`;
  }
  return say`changed ${name} from ${shown(change.before)} to ${shown(change.after)}`;
}

/**
 * How a finding began, as one sentence without its full stop.
 * @param told the finding's message stands beside it already
 */
export function beginning(finding: Finding, book: Book, limits: Limits, told = false): Phrase {
  const { introduced } = finding;
  if (introduced.revision === null)
    return say`${told ? [] : say`${prose(finding.message)}, `}since ${at(introduced.at)}`;
  const says = told ? [] : say`: ${prose(finding.message)}`;
  const moment = say`${revision(introduced.revision)} on ${at(introduced.at)}`;
  if (isDeed(finding)) return say`${personWords(introduced.by)} made ${moment}${says}`;
  if (isEvent(finding)) return say`${told ? ["seen in "] : []}${moment}${says}`;
  const subject = subjectWords(finding.subject);
  if (!introduced.exact) {
    const first = finding.values[0]?.actual ?? finding.actual;
    const was = say`${subject} was already ${valueWords(first, limits)} in ${moment}`;
    if (introduced.revision === book.report.evidence.revisions.first)
      return say`${was}, the first one seen; who set it and when are not known`;
    return say`${was}; revisions before it are missing, so it began then at the latest`;
  }
  const change = openingChange(finding, book);
  if (!change) return say`${personWords(introduced.by)} made ${moment}${says}`;
  return say`${personWords(introduced.by)} ${deed(change, limits)} in ${moment}`;
}

/** `open for 115 d 4 h`, `was open for 3 h`, or what stands for it at an event. */
export function age(finding: Finding): string {
  const { exposureSeconds, status, introduced } = finding;
  if (exposureSeconds === null)
    return { open: "open event", resolved: "resolved event", excepted: "excepted event", noted: "noted event" }[status];
  const length = `${introduced.exact ? "" : "at least "}${duration(exposureSeconds)}`;
  if (status === "resolved") return `was open ${length}`;
  return `${status === "excepted" ? "excepted, has lasted" : "open"} ${length}`;
}

/** How a finding ended, or that it has not. */
export function ending(finding: Finding, book: Book): Phrase {
  const { resolved, exposureSeconds, exception } = finding;
  const length =
    exposureSeconds === null ? undefined : `${finding.introduced.exact ? "" : "at least "}${duration(exposureSeconds)}`;
  if (resolved) {
    const after = length === undefined ? [] : [`, after ${length}`];
    if (resolved.revision === null)
      return say`closed${resolved.approval === undefined ? [] : say` by approval ${resolved.approval}`} on ${at(resolved.at)}${after}`;
    return say`closed by ${personWords(resolved.by)} in ${revision(resolved.revision)} on ${at(resolved.at)}${after}`;
  }
  if (exception && finding.status === "excepted") return say`accepted ${term(exception)} by ${who(exception.owner)}`;
  if (finding.status === "noted") return ["noted only: it happened before the policy took effect"];
  if (isEvent(finding) && finding.introduced.revision === null) return ["open until an audit no longer finds it"];
  if (length === undefined) return ["open until an approval or an exception disposes of it"];
  return say`open, for ${[length]} as of ${at(book.report.asOf)}`;
}

/** `until 2026-12-31`, or that there is no end. The end of an exception is the first instant after it. */
export function term(exception: { readonly expires: string | null }): Phrase {
  return exception.expires === null ? ["without an end"] : say`until ${lastDay(exception.expires)}`;
}

/** The day of an instant. */
export function dayWords(instant: string): Phrase {
  return instantOf(instant) === undefined ? prose(instant) : [instant.slice(0, 10)];
}

/** The last day that an end includes. */
export function lastDay(end: string): Phrase {
  const time = instantOf(end);
  return time === undefined ? prose(end) : [instantText(time - 1).slice(0, 10)];
}

/** The time limit of a finding as a word and a number. */
export function limitWords(finding: Finding, asOf: string): string {
  if (isEvent(finding)) return "an event has no time limit";
  if (finding.dueAt === null) return "no time limit set";
  const [due, now] = [instantOf(finding.dueAt), instantOf(finding.resolved?.at ?? asOf)];
  if (due === undefined || now === undefined) return "time limit not known";
  const seconds = Math.floor(Math.abs(now - due) / 1000);
  if (finding.resolved) return now > due ? `closed ${duration(seconds)} after its limit` : "closed within its limit";
  return now > due ? `${duration(seconds)} over its limit` : `${duration(seconds)} left`;
}

/** `policies/models.yaml:9`, or that the rule is built in. */
export function placeWords(location: Finding["location"]): Phrase {
  return location === null ? ["built in"] : say`${`${location.file}:${location.line}`}`;
}

/** The day, `days` after an instant; the instant's own text where it is none. */
export function dayAfter(instant: string, days: number): string | undefined {
  const time = instantOf(instant);
  return time === undefined ? undefined : instantText(time + days * DAY).slice(0, 10);
}

/** The directions of a finding's opening change, where one is known. */
export function openingDirection(finding: Finding, book: Book): Direction | undefined {
  return openingChange(finding, book)?.direction;
}

/** Values a finding passed through, each with who set it. */
export function passage(finding: Finding, limits: Limits): Phrase[] {
  return finding.values.map((step, i) => {
    const before = i === 0 ? finding.before : finding.values[i - 1]!.actual;
    const change = difference(before, step.actual, limits);
    const shown =
      change.form === "value"
        ? change.after
        : joined(
            [
              ...change.added.map((entry): Phrase => ["+ ", ...entry]),
              ...change.removed.map((entry): Phrase => ["− ", ...entry]),
            ],
            ", ",
          );
    return say`${revision(step.revision)}, ${at(step.at)}, ${personWords(step.by)}: ${shown}`;
  });
}

/** Open events that differ by their revision only, as one; everything else alone. In the order of the first of each. */
export function clusters(findings: readonly Finding[]): Finding[][] {
  const found = new Map<string, Finding[]>();
  for (const [i, finding] of findings.entries()) {
    const key = isEvent(finding) ? JSON.stringify([finding.rule, finding.status, finding.message]) : `${i}`;
    const cluster = found.get(key);
    if (cluster) cluster.push(finding);
    else found.set(key, [finding]);
  }
  return [...found.values()];
}

/** `revisions 8, 10 and 13`, with at most `max` of them. */
export function revisionsOf(cluster: readonly Finding[], max: number): Phrase {
  const numbers = cluster.flatMap(({ introduced }) => (introduced.revision === null ? [] : [introduced.revision]));
  const shown = numbers.slice(0, max).join(", ");
  const more = numbers.length > max ? ` and ${thousands(numbers.length - max)} more` : "";
  return [`revisions ${shown}${more}`];
}
