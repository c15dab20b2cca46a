// What a plan writes for one subject: its issue, windows that no audit saw open, and the end of a duplicate.
import type { Finding } from "../model/report/index.ts";
import type { Book } from "../reporters/wording/finding-text.ts";
import { newsWords, type News } from "./comment.ts";
import { warnedOf } from "./decide.ts";
import type { PlanInput } from "./input.ts";
import type { Create, Operation } from "./issue.ts";
import { severityLabel } from "./labels.ts";
import { listing, type Marker, markerOf, newMarker, short, withMarker, withoutMarker } from "./marker.ts";
import { stampOf } from "./stamp.ts";
import { eventsOf, isLate, type Subject, transientsIn } from "./subject.ts";
import { commentOf, type KnownIssue, update } from "./update.ts";
import { bodyOf } from "./words.ts";
import { lookUp } from "../lists.ts";

/** The shared input of all parts of a plan. */
export interface Planning extends PlanInput {
  readonly book: Book;
  readonly judge: string;
  readonly titles: ReadonlyMap<string, string>;
  readonly sound: boolean;
  /** The last known audit; null: none is known. */
  readonly since: string | null;
  /** The marker of the issue that lists findings, if there is one. */
  readonly list: Marker | undefined;
}

type Turn = Pick<Marker, "standing" | "turn" | "answered">;

export const fresh: Turn = { standing: "open", turn: 0, answered: false };

export function turnOf({ standing, turn, answered }: Turn): Turn {
  return { standing, turn, answered };
}

/** Returns the fields that a run updates in the marker of every written issue. */
export function stampFields(planning: Planning, before: Marker): Partial<Marker> {
  const { report, judge, sound } = planning;
  const stamp = stampOf(planning, report.asOf);
  const last = sound ? { audit: stamp.at, failing: null } : { failing: before.failing ?? stamp.at };
  return { ...stamp, judge, ...last };
}

/** Returns the title and body of a subject's issue. */
export function issueText(
  subject: Subject,
  planning: Planning,
  turn: Turn,
  marker: Marker,
): { readonly title: string; readonly body: string; readonly severity: Finding["severity"] } {
  const { report, place, book, titles } = planning;
  const { finding, key, severity } = subject;
  const { rule, kind } = finding;
  const row = book.rules.get(rule);
  const isOpen = marker.standing === "open" || turn.standing === "open" || turn.standing === "excepted";
  const body = withMarker(bodyOf(subject, book, place), {
    ...marker,
    ...stampFields(planning, marker),
    ...turnOf(turn),
    rule: short(row?.formerly?.[0] ?? rule),
    kind,
    finding: short(subject.window),
    severity,
    late: finding.status === "open" && isLate(finding, report),
    warned: isOpen ? warnedOf(subject, marker, report) : null,
    ...listing(eventsOf(subject)),
  });
  return { title: lookUp(titles, key), body, severity };
}

export function create(subject: Subject, planning: Planning, turn: Turn): Create {
  const { report, logins } = planning;
  const { id } = subject;
  const { severity, ...text } = issueText(subject, planning, turn, newMarker(id, report.organization));
  const { rule } = subject.finding;
  const assignees = Object.hasOwn(logins, rule) ? [logins[rule]!] : [];
  return { do: "create", id, ...text, labels: [severityLabel(severity)], assignees };
}

/** Creates the closed issue for windows that no audit saw open. */
export function createPassed(subject: Subject, planning: Planning): Create {
  const { report, since, book, place } = planning;
  const windows = transientsIn(subject, { since }, report);
  const standing = subject.finding.status === "excepted" ? "excepted" : "resolved";
  const issue = create(subject, planning, { standing, turn: 1, answered: false });
  const news = [{ kind: "transient", windows } as const];
  const comment = commentOf({ id: issue.id, turn: 0 }, "transient", newsWords(news, subject.finding, book, place));
  // Until the comment is written, the issue is open without a window: an interrupted delivery is repeated. The audit
  // before stays the last one that the issue knows, because the issues of other windows may not be written yet.
  const marker = { ...markerOf(issue.body)!, audit: since };
  const bodyWith = (marker: Marker) => withMarker(withoutMarker(issue.body), marker);
  const body = bodyWith({ ...marker, standing: "open", turn: 0, finding: null });
  return { ...issue, body, after: { ...comment, body: bodyWith(marker), closes: true } };
}

/** Closes a duplicate issue, with a comment if it was open. */
export function close({ issue, marker }: KnownIssue, news: readonly News[], planning: Planning): Operation[] {
  const { book, place } = planning;
  const visibleNews = issue.state === "open" ? news : [];
  const turn = marker.turn + visibleNews.length;
  const next = { ...marker, ...stampFields(planning, marker), standing: "duplicate", turn } as const;
  const decision = { state: "closed", reason: "not_planned", news: visibleNews } as const;
  const target = { title: issue.title, body: withMarker(withoutMarker(issue.body), next) };
  return update({ issue, marker }, target, decision, newsWords(visibleNews, null, book, place));
}
