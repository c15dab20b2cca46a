// One issue for many findings: for all in the mode `single`, else for those without their own issue. It also shows the
// time of the last complete audit: if the schedule stops, no findings appear.
import { instantOf, instantText } from "../model/instant.ts";
import type { Finding } from "../model/report/index.ts";
import { isEvent } from "../reporters/wording/finding-text.ts";
import { isRemediated } from "../model/report/remediated.ts";
import { weight } from "../model/severity.ts";
import type { Decision } from "./decide.ts";
import { endOf, hasTime, isNear } from "./ends.ts";
import { isFixedBefore } from "./fate.ts";
import type { SummaryInput, SummaryNews } from "./input.ts";
import type { Create, Operation } from "./issue.ts";
import { eventsSince, listedIn, rowOf, tokensOf } from "./listed.ts";
import {
  type Anchor,
  type Marker,
  MAX_LISTED,
  markedTime,
  markerOf,
  newMarker,
  withMarker,
  withoutMarker,
} from "./marker.ts";
import { stampOf } from "./stamp.ts";
import { digestsOf, endedSince, hasReopened, isLate, isShown, isSound, type Subject } from "./subject.ts";
import { type Changes, changeWords, summaryBody, summaryTitle } from "./summary-words.ts";
import { commentOf, type KnownIssue, update } from "./update.ts";

export interface SummaryPlan {
  readonly operations: readonly Operation[];
  /** The listed subjects that were not open before. */
  readonly opened: readonly Subject[];
  /** Further events of listed subjects. */
  readonly events: readonly Finding[];
}

/**
 * Plans the summary. It is created once there is something to list, and is open while there is. From then on it stores
 * the head of the ledger.
 */
export function planSummary(input: SummaryInput): SummaryPlan {
  const { previous, subjects } = input;
  if (previous === undefined) {
    if (subjects.length === 0 && input.transient.length === 0) return { operations: [], opened: [], events: [] };
    const opened = subjects.filter((subject) => !input.hadIssue(subject));
    return { operations: [createSummary(input)], opened, events: [] };
  }
  const changes = changesOf(previous.marker, input);
  const decision = decide(previous, changes, input);
  const { marker } = previous;
  const next = { ...decision, turn: marker.turn + (decision.news.length > 0 ? 1 : 0) };
  const words = changeWords(decision.news[0]?.kind ?? null, changes, input);
  return {
    operations: update(previous, summaryText(input, next), decision, words),
    opened: [...changes.came, ...changes.again],
    events: changes.events,
  };
}

/** Creates the summary, with a comment on windows that no audit saw open. */
function createSummary(input: SummaryInput): Create {
  const { id, subjects, transient, since } = input;
  const closes = subjects.length === 0;
  const turn = transient.length > 0 ? 1 : 0;
  const text = summaryText(input, { standing: closes ? "resolved" : "open", answered: false, turn });
  const create = { do: "create", id, ...text, labels: [], assignees: [] } as const;
  if (transient.length === 0) return create;
  const comment = commentOf({ id, turn: 0 }, "changed", changeWords("changed", { ...nothing, transient }, input));
  // Until the comment is written, the issue knows only the audit before: an interrupted delivery is repeated.
  const marker = { ...markerOf(text.body)!, standing: "open", turn: 0, audit: since } as const;
  return {
    ...create,
    body: withMarker(withoutMarker(text.body), marker),
    after: { ...comment, body: text.body, closes },
  };
}

interface SummaryDecision extends Omit<Decision, "news"> {
  readonly news: readonly { readonly kind: SummaryNews }[];
}

const nothing: Changes = {
  came: [],
  events: [],
  again: [],
  worse: [],
  near: [],
  lapsing: [],
  ended: [],
  endedFindings: [],
  relaxed: [],
  vanishedCount: 0,
  movedCount: 0,
  isJudgedAnew: false,
  transient: [],
};

/** Decides as for the issue of one finding, by comparing the list with the issue. */
function decide(
  { issue, marker }: KnownIssue,
  changes: Changes,
  { subjects, report }: Pick<SummaryInput, "subjects" | "report">,
): SummaryDecision {
  const isOpen = issue.state === "open";
  const newsOf = (kind: SummaryNews) => [{ kind }];
  const { came, events, again, worse, near, lapsing, transient } = changes;
  if (subjects.length > 0) {
    const { endedFindings, relaxed } = changes;
    const isChanged = [came, events, again, endedFindings, relaxed, worse, near, lapsing, transient].some(
      ({ length }) => length > 0,
    );
    const isBack = marker.standing !== "open";
    const news = isBack ? newsOf("reopened") : isChanged || changes.vanishedCount > 0 ? newsOf("changed") : [];
    const open = { standing: "open", answered: !isBack && marker.answered } as const;
    if (isOpen) return { ...open, state: null, news };
    // Ended findings are reported in a closed issue too, but do not reopen it.
    const urgent = isBack || came.length + events.length + again.length + worse.length > 0;
    if (urgent) return { ...open, state: "open", reason: "reopened", news };
    if (marker.answered) return { ...open, state: null, news };
    return { standing: "open", state: "open", reason: "reopened", news: newsOf("hand-open"), answered: true };
  }
  if (!isSound(report)) return { standing: marker.standing, state: null, news: [], answered: marker.answered };
  const passedNews = transient.length + lapsing.length > 0 ? newsOf("changed") : [];
  if (marker.standing === "open")
    return isOpen
      ? { standing: "resolved", state: "closed", reason: reasonOf(changes), news: newsOf("done"), answered: false }
      : { standing: "resolved", state: null, news: passedNews, answered: false };
  if (!isOpen || marker.answered)
    return { standing: marker.standing, state: null, news: passedNews, answered: marker.answered };
  return {
    standing: marker.standing,
    state: "closed",
    reason: "completed",
    news: newsOf("hand-closed"),
    answered: true,
  };
}

/** Returns the reason to close the list: only what was remediated is completed. */
function reasonOf({ ended, relaxed, vanishedCount, movedCount }: Changes): "completed" | "not_planned" {
  const isRemediatedOnly =
    vanishedCount + movedCount + relaxed.length === 0 &&
    ended.length > 0 &&
    ended.every(({ finding }) => isRemediated(finding));
  return isRemediatedOnly ? "completed" : "not_planned";
}

/** Returns the changes of the list. On unsound evidence nothing ends. */
function changesOf(marker: Marker, input: SummaryInput): Changes {
  const { many, audit, at, judge: lastJudge } = marker;
  const { report, subjects, own, hadIssue, tells, beneath, all, judge, transient } = input;
  const isJudgedAnew = lastJudge !== null && lastJudge !== judge;
  const before = listedIn(marker);
  const last = instantOf(audit ?? at ?? "");
  // If the stored list was cut, only the time tells which findings are new.
  const isNew = ({ finding }: Subject) => !many || last === undefined || (instantOf(finding.introduced.at) ?? 0) > last;
  // If the ledger knows the audit that wrote the list, it also knows what another finding explained then.
  const { sinceLast } = report.summary;
  const isKnown = marker.standing === "open" && sinceLast !== null && markedTime(sinceLast.at) === audit;
  const wasOpen = new Set(isKnown ? sinceLast.stillOpen : []);
  const came = subjects.filter(
    (subject) => !rowOf(before, subject) && !hadIssue(subject) && isNew(subject) && !wasOpen.has(subject.finding.id),
  );
  const again = isSound(report)
    ? subjects.filter((subject) => rowOf(before, subject) && hasReopened(subject, audit, report))
    : [];
  const events = subjects
    .filter((subject) => rowOf(before, subject))
    .flatMap((subject) =>
      eventsSince(subject, marker).filter((event) => !again.includes(subject) || event !== subject.finding),
    );
  const worse = subjects.filter((subject) => {
    const earlierRow = rowOf(before, subject);
    if (earlierRow === undefined || again.includes(subject)) return false;
    return (
      weight(subject.severity) > weight(earlierRow.severity) || (isLate(subject.finding, report) && !earlierRow.late)
    );
  });
  const changesSoFar = { ...nothing, came, events, again, worse, transient, isJudgedAnew };
  if (!isSound(report)) return changesSoFar;
  // An end that was near at the last audit was reported then, here or in its own issue.
  const isUntold = (subject: Subject) => {
    const end = endOf(subject);
    if (!isNear(end, report.asOf)) return false;
    return !(rowOf(before, subject)?.near ?? (audit === null || isNear(end, audit)));
  };
  const near = subjects.filter(
    (subject) => hasTime(subject.finding) && ![...came, ...again].includes(subject) && isUntold(subject),
  );
  const lapsing = all.filter(
    (subject) => isAccepted(subject) && isShown(subject, report) && !tells(subject) && isUntold(subject),
  );
  const open = new Set([...subjects, ...own, ...beneath].flatMap(digestsOf));
  const closedRows = new Set([...before.keys()].filter((digest) => !open.has(digest)));
  const closed =
    closedRows.size === 0 ? [] : all.filter((subject) => digestsOf(subject).some((digest) => closedRows.has(digest)));
  const closedDigests = new Set(closed.flatMap(digestsOf));
  // What was open in the last audit, and was remediated before it by other policies.
  const isRelaxed = ({ finding }: Subject) => isJudgedAnew && isFixedBefore(finding, audit);
  const [relaxed, ended] = [closed.filter(isRelaxed), closed.filter((subject) => !isRelaxed(subject))];
  const endsOf = (subject: Subject) => endedSince(subject, audit, report.asOf);
  const endedFindings = [
    ...ended.flatMap((subject) => {
      const ends = endsOf(subject);
      const isShown = ends.length === 0 || (instantOf(subject.finding.introduced.at) ?? 0) <= (last ?? Infinity);
      return isShown ? [subject.finding, ...ends] : ends;
    }),
    ...subjects
      .filter((subject) => isEvent(subject.finding) && rowOf(before, subject) && !again.includes(subject))
      .flatMap(endsOf),
  ];
  const vanishedCount = [...closedRows].filter((digest) => !closedDigests.has(digest)).length;
  const here = new Set(subjects.flatMap(digestsOf));
  const movedCount = [...before.keys()].filter((digest) => open.has(digest) && !here.has(digest)).length;
  return { ...changesSoFar, near, lapsing, ended, endedFindings, relaxed, vanishedCount, movedCount };
}

function isAccepted({ finding }: Subject): boolean {
  return finding.status === "excepted" && finding.resolved === null;
}

function summaryText(
  input: SummaryInput,
  { standing, answered, turn }: Pick<Marker, "standing" | "answered" | "turn">,
): { readonly title: string; readonly body: string } {
  const { report, subjects, previous, id, judge } = input;
  const sound = isSound(report);
  const auditTime = sound ? report.asOf : (previous?.marker.audit ?? report.evidence.ledger?.lastCompleteAudit ?? "");
  const time = instantOf(auditTime);
  const audit = time === undefined ? (previous?.marker.audit ?? null) : instantText(time);
  const anchor = further(previous?.marker.anchor ?? null, input.anchor);
  const before = listedIn(previous?.marker);
  const now = subjects.slice(0, MAX_LISTED).flatMap((subject) => tokensOf(subject, report, rowOf(before, subject)));
  // Keep findings that unsound evidence does not show.
  const earlier = sound ? [] : (previous?.marker.listed ?? []);
  const tokens = [...new Map([...earlier, ...now].map((token) => [token.slice(0, 16), token])).values()];
  const failing = sound ? null : (previous?.marker.failing ?? markedTime(report.asOf));
  const marker: Marker = {
    ...newMarker(id, report.organization),
    ...stampOf(input, report.asOf),
    // Only a complete audit compares its policies with those of the list.
    judge: sound ? judge : (previous?.marker.judge ?? judge),
    standing,
    answered,
    turn,
    audit,
    failing,
    listed: tokens.slice(0, MAX_LISTED),
    many: subjects.length > MAX_LISTED || tokens.length > MAX_LISTED,
    anchor,
  };
  return { title: summaryTitle(input), body: withMarker(summaryBody(input, audit, anchor), marker) };
}

/** Returns the later of two states of a ledger: with two concurrent runs, the first may write here last. */
export function further(before: Anchor | null, now: Anchor | null): Anchor | null {
  return before !== null && (now === null || before.size > now.size) ? before : now;
}
