// Decides what happens to the issue of one subject, from the subject's fate and the state.
import { firstIn } from "../lists.ts";
import { instantOf } from "../model/instant.ts";
import type { Finding, Report } from "../model/report/index.ts";
import { isClosed, isRemediated } from "../model/report/remediated.ts";
import { type Severity, weight } from "../model/severity.ts";
import type { EndNews, News } from "./comment.ts";
import { dayOfEnd, endOf, hasTime, isNear } from "./ends.ts";
import type { Fate } from "./fate.ts";
import { type Marker, reportedIn, short, type Standing } from "./marker.ts";
import { isEvent } from "../reporters/wording/finding-text.ts";
import { endedSince, isAfter, isLate, openedSince, type Subject } from "./subject.ts";

/** What to do with an issue. */
export interface Decision {
  readonly standing: Standing;
  /** null: no change. */
  readonly state: "open" | "closed" | null;
  readonly reason?: "completed" | "not_planned" | "reopened";
  readonly news: readonly News[];
  readonly answered: boolean;
}

/** What was last reported, in the issue or in the list with its finding. */
type LastReport = Pick<
  Marker,
  "standing" | "finding" | "severity" | "late" | "warned" | "answered" | "audit" | "listed" | "many"
>;

type Has = LastReport & {
  readonly isOpen: boolean;
  /** Whether the issue itself reports its finding. In the mode `single` the one issue for all does. */
  readonly tells: boolean;
  /** Whether the policies changed since. */
  readonly isJudgedAnew: boolean;
};

/**
 * An issue is open exactly while its finding is, with two exceptions. If another issue lists the finding, it is closed.
 * If somebody closes or reopens it against the settings, they are told once. Then it stays that way until something
 * else happens.
 * @param now the subject, its windows that no audit saw open, and the report
 */
export function decide(
  fate: Fate,
  has: Has,
  {
    subject,
    transient,
    report,
  }: { subject: Subject | undefined; transient: readonly Finding[]; report: Readonly<Report> },
): Decision | null {
  if (fate === "unknown") return null;
  const transientNews: News[] = transient.length > 0 ? [{ kind: "transient", windows: transient }] : [];
  if (fate === "open") return whileOpen(has, subject!, report, transientNews);
  const standing: Standing = typeof fate === "string" ? fate : "listed" in fate ? "listed" : "retired";
  const reason = fate === "resolved" && isRemediated(subject!.finding) ? "completed" : "not_planned";
  const word = endWord(fate, subject, has);
  if (has.standing === "open") {
    // An open issue without a window is an interrupted delivery of windows that no audit saw open.
    const isInterrupted = has.finding === null && transientNews.length > 0;
    const again = standing === "listed" && subject ? otherNews(has, subject, report) : [];
    if (has.isOpen)
      return {
        standing,
        state: "closed",
        reason,
        news: isInterrupted ? transientNews : [...again, word, ...transientNews],
        answered: false,
      };
    // The person who closed it by hand gets an answer once there is room for the issue again.
    if (standing === "listed") return { standing: "open", state: null, news: transientNews, answered: has.answered };
    // Somebody closed it, and now there is a reason to. Comment only on remediation; the text states the rest.
    return { standing, state: null, news: [...(fate === "resolved" ? [word] : []), ...transientNews], answered: false };
  }
  const end = fate === "excepted" && has.standing === "excepted" && has.tells ? endOf(subject!) : null;
  const news = [...transientNews, ...(isUntold(end, has, report) ? [{ kind: "lapses" } as const] : [])];
  if (!has.isOpen || has.answered) return { standing, state: null, news, answered: has.answered };
  return { standing, state: "closed", reason, news: [...news, { kind: "hand-opened", why: word }], answered: true };
}

/** Returns why an issue is closed. */
function endWord(fate: Exclude<Fate, "open" | "unknown">, subject: Subject | undefined, has: Has): EndNews {
  if (fate === "resolved") return { kind: "resolved", of: shownIn(subject, has) };
  if (fate === "excepted") return { kind: "accepted" };
  return "listed" in fate ? { kind: "listed", in: fate.listed } : { kind: "retired", why: fate.retired };
}

/** Returns the window that the open issue showed, if another counts now; for a group, the window that ended last. */
function shownIn(subject: Subject | undefined, has: Has): Finding | undefined {
  if (subject === undefined) return undefined;
  if (subject.group.length > 1) return subject.group.filter(isClosed).toSorted(byEnd).at(-1);
  const reported = otherIn(has, subject);
  return reported && isClosed(reported) ? reported : undefined;
}

function byEnd(a: Finding, b: Finding): number {
  return (instantOf(a.resolved?.at ?? "") ?? 0) - (instantOf(b.resolved?.at ?? "") ?? 0);
}

function whileOpen(has: Has, subject: Subject, report: Readonly<Report>, transientNews: readonly News[]): Decision {
  const isListed = has.standing === "listed";
  const ownNews = has.standing === "open" || isListed ? newsOf(has, subject, report) : back(has, subject);
  const news = [...ownNews, ...transientNews];
  const isNew = has.standing !== "open" || news.some(({ kind }) => ["again", "another", "others"].includes(kind));
  if (has.isOpen) return { standing: "open", state: null, news, answered: !isNew && has.answered };
  const reopened = { standing: "open", state: "open", reason: "reopened" } as const;
  // Reopening because there is room again is no news: the comment on closing announced it.
  if (isListed || news.some(({ kind }) => kind !== "due" && kind !== "remains"))
    return { ...reopened, news, answered: !isNew && has.answered };
  if (!has.answered) return { ...reopened, news: [...news, { kind: "hand-closed" }], answered: true };
  return { standing: "open", state: null, news, answered: true };
}

/** Returns the window or event that the issue reported, by its last piece, if another one counts now. */
function otherIn({ finding }: Has, { windows, window }: Subject): Finding | undefined {
  // Only if the report still has it: its id also changes if older revisions appear.
  const reported = finding === short(window) ? undefined : windows.find(({ first }) => short(first.id) === finding);
  return reported && firstIn(reported.pieces);
}

/** Returns what happened to the other windows or events of a subject. */
function otherNews(has: Has, subject: Subject, { asOf }: Readonly<Report>): News[] {
  const { finding, group } = subject;
  const reported = otherIn(has, subject);
  const opened = openedSince(subject, reportedIn(has));
  if (group.length > 1) return opened.length > 0 ? [{ kind: "others", events: opened }] : [];
  if (!isEvent(finding)) {
    // Other policies have other windows.
    const isPast = has.isJudgedAnew && has.audit !== null && finding.introduced.at <= has.audit;
    return reported && isRemediated(reported) && !isPast ? [{ kind: "again" }] : [];
  }
  const isAgain =
    reported !== undefined && opened.includes(finding) && isRemediated(reported) && isAfter(finding, reported);
  const endedEvents = new Set(endedSince(subject, has.audit, asOf));
  if (reported && reported.status !== "open" && has.standing === "open") endedEvents.add(reported);
  if (isAgain) endedEvents.delete(reported);
  const events = isAgain ? opened.filter((event) => event !== finding) : opened;
  return [
    ...(isAgain ? [{ kind: "again" } as const] : []),
    ...(events.length > 0 ? [{ kind: isAgain ? "others" : "another", events } as const] : []),
    ...(endedEvents.size > 0 ? [{ kind: "remains", after: [...endedEvents] } as const] : []),
  ];
}

/** Returns the events of a finding that was open and still is. */
function newsOf(has: Has, subject: Subject, report: Readonly<Report>): News[] {
  const { finding, severity } = subject;
  const news = otherNews(has, subject, report);
  if (news.length > 0) return news;
  const before: Severity = has.severity ?? severity;
  if (weight(severity) > weight(before)) news.push({ kind: "severity", from: before, to: severity });
  if (isLate(finding, report)) {
    if (!has.late) news.push({ kind: "late" });
  } else if (isUntold(finding.dueAt, has, report) && hasTime(finding)) news.push({ kind: "due" });
  return news;
}

/** Returns why an issue is open again although its finding was not open. */
function back(has: Has, subject: Subject): News[] {
  const { standing } = has;
  const reported = otherIn(has, subject);
  // An exception for one event accepts no other.
  const events = reported?.status === "excepted" ? openedSince(subject, reportedIn(has)) : [];
  if (events.length > 0) return [{ kind: "another", events }];
  // A further event had no exception that could end.
  const isLapsed = standing === "excepted" && (reported === undefined || !isEvent(reported));
  const why = isLapsed ? "lapsed" : standing === "retired" ? "counted" : "reopened";
  const { otherEvents } = subject;
  return [{ kind: why }, ...(otherEvents.length > 0 ? [{ kind: "others", events: otherEvents } as const] : [])];
}

/** Whether an end is near that the issue does not mention yet. */
function isUntold(end: string | null, { warned }: LastReport, { asOf }: Readonly<Report>): boolean {
  return end !== null && warned !== dayOfEnd(end) && isNear(end, asOf);
}

/** Returns the day of the end that an issue mentions or should mention; null if there is none. */
export function warnedOf(
  subject: Subject,
  { warned }: Pick<Marker, "warned">,
  { asOf }: Readonly<Report>,
): string | null {
  const end = endOf(subject);
  if (end === null) return null;
  return isNear(end, asOf) || warned === dayOfEnd(end) ? dayOfEnd(end) : null;
}
