// The sentences of a finding that all formats share: who did what to which setting, when, and how long it was open.
import { endsByPuttingBack } from "../../model/event-ends.ts";
import { boundText, DAY, dayOf, instantOf } from "../../model/instant.ts";
import { countWhile, groupBy } from "../../lists.ts";
import { compare } from "../../model/json.ts";
import type { Direction, Finding } from "../../model/report/index.ts";
import { weight } from "../../model/severity.ts";
import { duration, shortList } from "../../words.ts";
import { isEvent } from "./authors.ts";
import { subjectWords } from "./beginnings.ts";
import { type Book, cutOff, isNextSeen } from "./book.ts";
import { closed, momentWords, personWords } from "./claims.ts";
import { isTimed, lengthWords } from "./exposure.ts";
import { at, enumeratePhrases, joinPhrases, personPhrase, type Phrase, prose, say } from "./phrase.ts";
import { missingWords } from "../../model/report/blind.ts";

export {
  authorOf,
  broughtBy,
  isDeed,
  isEvent,
  isGap,
  isSame,
  openerOf,
  standingChange,
  standingDirection,
  stepsOf,
  wholeDirection,
} from "./authors.ts";
export { beginning, bylines, messageWords, nameOfSubject, passage, subjectWords } from "./beginnings.ts";
export { type Book, bookOf, latestWords, listedWords } from "./book.ts";
export { deed, personWords } from "./claims.ts";

/** A finding for people: that the rule fails, by its title, where it has one, then the place. */
export function namesOf({ title, rule, subject, status }: Finding): readonly [Phrase, ...Phrase[]] {
  return title === "" || title === rule ? [subjectWords(subject)] : [failsWords(title, status), subjectWords(subject)];
}

/** A rule's title above what violates it: alone it would read as if it held. */
export function failsWords(title: string, status: Finding["status"]): Phrase {
  return say`${[status === "open" || status === "excepted" ? "Fails" : "Failed"]}: ${prose(title)}`;
}

/** Returns the name of a finding as one phrase. */
export function nameWords(finding: Finding): Phrase {
  return joinPhrases(namesOf(finding), " · ");
}

/** Sorts worst first: by severity; then windows before events; then by exposure; then in report order. */
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

/** Returns `open for 115 d 4 h`, `was open for 3 h`, or the status of an event. */
export function age(finding: Finding, book: Book): string {
  const { exposureSeconds, status } = finding;
  if (exposureSeconds === null)
    return { open: "open event", resolved: "resolved event", excepted: "excepted event", noted: "noted event" }[status];
  const length = lengthOf(finding, book);
  const word = { open: "open", resolved: "was open", excepted: "excepted, has lasted", noted: "open" }[status];
  return `${finding.ended === "outgrown" ? "lasted" : word}${length === undefined ? ", how long is not known" : ` ${length}`}`;
}

/** How long a window was open, as far as it was seen; undefined where that is not known at all, and for an event. */
export function lengthOf(finding: Finding, book: Book): string | undefined {
  const { exposureSeconds: seconds, introduced } = finding;
  if (seconds === null || !isTimed(finding, book.report.asOf)) return undefined;
  // Reports of earlier versions do not say how much was not seen.
  const { unseenSeconds = isEndExact(finding, book) ? 0 : seconds } = finding;
  return lengthWords({ seconds, unseenSeconds, isLeast: !introduced.exact });
}

/** false: revisions that were not seen may have ended it earlier. */
export function isEndExact({ resolved }: Finding, book: Book): boolean {
  return !resolved || resolved.revision === null || isNextSeen(resolved.revision, book);
}

/** Only fixed findings are called closed. */
function endingOf(endState: Finding["ended"]): readonly ["closed" | "ended", string] {
  if (endState === "accepted") return ["ended", ", when the deviation came within an exception"];
  return endState === "outgrown"
    ? ["ended", ", when the deviation left its exception; another finding continues it"]
    : ["closed", ""];
}

/** Returns how a finding ended, or that it has not. */
export function ending(finding: Finding, book: Book): Phrase {
  const { resolved } = finding;
  const exceptions = exceptionsOf(finding, book);
  const length = lengthOf(finding, book);
  const between = betweenWords(finding, book);
  if (resolved) {
    const after = length === undefined ? [] : [`, after ${length}`];
    if (resolved.revision === null)
      return say`closed${resolved.approval === undefined ? [] : say` by approval ${resolved.approval}`} on ${at(resolved.at)}${after}`;
    const moment = { revision: resolved.revision, at: resolved.at };
    const [word, why] = endingOf(finding.ended);
    if (isNextSeen(resolved.revision, book)) return say`${closed(resolved.by, moment, word)}${after}${[why]}${between}`;
    return say`${[word]} by ${momentWords(moment)} at the latest${after}${[why]}; revisions before it are missing, so who ${[word]} it is not known${between}`;
  }
  if (finding.exception && finding.status === "excepted") {
    const owners = [...new Set(exceptions.map(({ owner }) => owner))];
    return say`accepted ${term(finding.exception)} by ${enumeratePhrases(owners.map(personPhrase))}`;
  }
  if (finding.status === "noted") return ["noted only: it happened before the policy took effect"];
  if (isEvent(finding) && finding.introduced.revision === null) return ["open until an audit no longer finds it"];
  if (isEvent(finding)) return say`open until ${endOfEvent(finding)}`;
  if (length === undefined) return say`open as of ${at(book.report.asOf)}; for how long is not known${between}`;
  return say`open, for ${[length]} as of ${at(book.report.asOf)}${between}`;
}

/** Returns the exceptions of a finding. A finding names the one whose term decides; several may accept it together. */
export function exceptionsOf(
  { id, status, exception }: Finding,
  { accepting }: Book,
): readonly NonNullable<Finding["exception"]>[] {
  if (exception === null) return [];
  const rows = status === "excepted" ? (accepting.get(id) ?? []) : [];
  return rows.length > 1 ? rows : [exception];
}

/** Returns what ends an open event. */
function endOfEvent({ rule, approvableUntil }: Finding): Phrase {
  const accepts =
    approvableUntil !== undefined
      ? say`an approval (given by ${at(approvableUntil)} at the latest) or an exception accepts it`
      : ["an exception accepts it"];
  return endsByPuttingBack(rule) ? say`it is put back, or ${accepts}` : accepts;
}

/** What was not seen of a window between its first and its last revision, after what is said of its length. */
export function betweenWords(finding: Finding, book: Book): Phrase {
  const words = unseenWords(finding, book);
  return words.length === 0 ? [] : ["; ", ...words];
}

/** The same by itself; empty where everything was seen. */
export function unseenWords({ introduced, resolved, unseenSeconds }: Finding, book: Book): Phrase {
  if (unseenSeconds === undefined || introduced.revision === null) return [];
  const next = resolved?.revision ?? Infinity;
  const start = countWhile(book.blind, ({ missing }) => missing.from <= introduced.revision!);
  const end = countWhile(book.blind, ({ missing }) => (missing.to ?? next) + 1 < next);
  const missing = missingWords(book.blind.slice(start, end).map((stretch) => stretch.missing));
  const cut = resolved ? undefined : cutOff(book.blind);
  return joinPhrases(
    [
      ...(missing === "" ? [] : [[`${missing}, so what happened then is not known`]]),
      ...(cut === undefined ? [] : [[cut]]),
    ],
    "; ",
  );
}

/** Returns `until 2026-12-31`, or that there is no end. The end of an exception is the first instant after it. */
export function term(exception: { readonly expires: string | null }): Phrase {
  return exception.expires === null ? ["without an end"] : say`until ${lastDay(exception.expires)}`;
}

/** Returns the day that begins at an instant; the instant if it begins none. */
export function dayWords(instant: string): Phrase {
  return boundWords(instant, false);
}

/** Returns the last day before an exclusive end; the end if it ends no day. */
export function lastDay(end: string): Phrase {
  return boundWords(end, true);
}

function boundWords(instant: string, isEnd: boolean): Phrase {
  const time = instantOf(instant);
  if (time === undefined) return prose(instant);
  return time % DAY === 0 ? [boundText(time, isEnd)] : at(instant);
}

/** Returns the state of a finding's time limit. */
export function limitWords(finding: Finding, book: Book): string {
  if (isEvent(finding)) return "an event has no time limit";
  if (finding.dueAt === null) return "no time limit set";
  const [due, now] = [instantOf(finding.dueAt), instantOf(finding.resolved?.at ?? book.report.asOf)];
  if (due === undefined || now === undefined) return "time limit not known";
  const seconds = Math.floor(Math.abs(now - due) / 1000);
  const [word] = endingOf(finding.ended);
  const isSeen = finding.unseenSeconds === undefined && isEndExact(finding, book);
  const most = isSeen ? "" : "at most ";
  if (finding.resolved)
    return now > due ? `${word} ${most}${duration(seconds)} after its limit` : `${word} within its limit`;
  return now > due
    ? `${most}${duration(seconds)} over its limit`
    : `${isSeen ? "" : "at least "}${duration(seconds)} left`;
}

/** Returns `time limit: 8 d left` of an open finding; empty if it has no time limit. */
export function openLimit(finding: Finding, book: Book): Phrase {
  return finding.status === "open" && finding.dueAt !== null ? [`time limit: ${limitWords(finding, book)}`] : [];
}

/** Returns `policies/models.yaml:9`, or that the rule is built in. */
export function placeWords(location: Finding["location"]): Phrase {
  return location === null ? ["built in"] : say`${`${location.file}:${location.line}`}`;
}

/** Returns the day `days` after an instant; undefined for a text that is not an instant. */
export function dayAfter(instant: string, days: number): string | undefined {
  const time = instantOf(instant);
  return time === undefined ? undefined : dayOf(time + days * DAY);
}

/** Groups open events that differ only by revision; others stay alone. In the order of the first of each. */
export function clusters(findings: readonly Finding[]): Finding[][] {
  const clusters = groupBy(findings, (finding) => {
    const { rule, status, message, introduced } = finding;
    // Events of different people stay separate.
    return isEvent(finding) ? JSON.stringify([rule, status, message, personWords(introduced.by)]) : finding;
  });
  return [...clusters.values()];
}

/** Returns `revisions 8, 10 and 13`, with at most `max` numbers. */
export function revisionsOf(cluster: readonly Finding[], max: number): Phrase {
  const all = cluster.flatMap(({ introduced }) => (introduced.revision === null ? [] : [introduced.revision]));
  const numbers = [...new Set(all)];
  if (numbers.length === 0) return ["no revision"];
  return [`${numbers.length === 1 ? "revision" : "revisions"} ${shortList(numbers, max)}`];
}
