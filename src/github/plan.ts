// Plans the operations that update the issues to a report. Pure: the same input gives the same plan, in whatever order
// the issues come. After a plan was carried out, nothing is left to do.
import { DriftlineError } from "../errors.ts";
import { instantOf } from "../model/instant.ts";
import type { Finding } from "../model/report/index.ts";
import { bookOf, isEvent } from "../reporters/wording/finding-text.ts";
import { newsWords } from "./comment.ts";
import { addCommonOperations, keeperIn } from "./common-operations.ts";
import { type Decision, decide } from "./decide.ts";
import { existingIn } from "./existing.ts";
import { fateOf, isOver, judgeOf } from "./fate.ts";
import type { PlanInput } from "./input.ts";
import type { Operation } from "./issue.ts";
import {
  isLaterRun,
  type Marker,
  markedTime,
  reportedIn,
  short,
  subjectId,
  withMarker,
  withoutMarker,
} from "./marker.ts";
import {
  hasReopened,
  isBetweenAudits,
  isShown,
  isSound,
  openFindings,
  type Subject,
  subjectsOf,
  transientsIn,
} from "./subject.ts";
import { passedWindows } from "./passed-windows.ts";
import { type KnownSubjects, shareOut } from "./room.ts";
import { eventsSince, lastMarker, listedIn, rowOf } from "./listed.ts";
import { planSummary, type SummaryPlan } from "./summary.ts";
import { titlesOf } from "./title.ts";
import { type KnownIssue, update } from "./update.ts";
import { close, create, fresh, turnOf, type Planning, stampFields, createPassed, issueText } from "./subject-plan.ts";
import type { WorkflowParts } from "./workflows.ts";

export interface Plan {
  readonly operations: readonly Operation[];
  /** How many operations at the start must be complete before the others. */
  readonly leading: number;
  /** The number of open findings that no issue reported before, or that came back. */
  readonly opened: number;
  /** Reported windows that opened and were remediated between two audits; null if no earlier audit is known. */
  readonly transient: readonly Finding[] | null;
  /** How many of them only this plan reports: no issue stores the last reported audit. */
  readonly unrepeated: number;
  /** Whether a newer run has already written the issues: then there is nothing to do. */
  readonly isStale: boolean;
  /** The request that tells whether issues of another audit can be taken over; null: none needed. */
  readonly request: WorkflowParts | null;
  /** Whether it opens issues that another audit has which may be gone. */
  readonly isDoubtful: boolean;
}

/** Returns the operations that update the issues to the report. */
export function planIssues(input: PlanInput): Plan {
  const { report, mode } = input;
  const all = [...subjectsOf(report).values()];
  const titles = titlesOf(all, report);
  const subjects = new Map(all.map((subject) => [subject.id, subject]));
  const { existing, duplicates, request, isLeft, doubtful } = existingIn(input, { subjects, titles });
  const issues = [...existing.values()];
  if (issues.some(({ marker }) => isOtherStep(marker, input))) throw new DriftlineError("usage", sameName);
  if (isOutrun(issues, input)) return { ...nothing, isStale: true };
  const sound = isSound(report);
  const summary = subjectId(report.organization, "summary");
  const apart = new Set([summary, subjectId(report.organization, "alarm")]);
  const knownSubjects = { subjects, issues: new Map([...existing].filter(([id]) => !apart.has(id))) };
  const list = existing.get(summary)?.marker;
  const since = sinceOf(issues, list, input);
  const planning: Planning = { ...input, book: bookOf(report), judge: judgeOf(input), titles, sound, since, list };
  const open = all.filter((subject) => subject.finding.status === "open" && isShown(subject, report));
  const hasIssue = ({ id }: Subject) => existing.get(id)?.marker.standing === "open";
  const { own, listedSubjects, issueCount } = shareOut(open, knownSubjects, planning);
  const created = own.filter(({ id }) => !existing.has(id));
  // In the mode `single`, issues of single findings report nothing.
  const tells = ({ id }: Subject) => mode !== "single" && existing.has(id);
  const windowsPlan = passedWindows(all, { tells, created }, planning);
  const updates = updatesOf(knownSubjects, new Set(own), planning);
  const summarized = planSummary({
    ...planning,
    id: summary,
    previous: existing.get(summary),
    subjects: listedSubjects,
    own,
    issueCount,
    hadIssue: hasIssue,
    tells,
    beneath: open.filter(({ explained }) => explained),
    all,
    transient: windowsPlan.ofSummary,
  });
  // Windows that no audit saw open are reported first: the other operations write the time of this audit.
  const leading = [
    ...windowsPlan.subjects.map((subject) => createPassed(subject, planning)),
    ...(windowsPlan.ofSummary.length > 0 ? summarized.operations : []),
  ];
  const operations = [
    ...leading,
    ...created.map((subject) => create(subject, planning, fresh)),
    ...updates.toSorted((a, b) => urgency(a) - urgency(b)).map(({ operation }) => operation),
    ...(windowsPlan.ofSummary.length > 0 ? [] : summarized.operations),
    ...duplicates.flatMap(({ duplicate, of }) => close(duplicate, [{ kind: "duplicate", of }], planning)),
  ];
  const transient = [
    ...windowsPlan.all,
    ...updates.flatMap(({ decision }) =>
      decision.news.flatMap((news) => (news.kind === "transient" ? news.windows : [])),
    ),
  ].filter((window) => isBetweenAudits(window, report));
  return {
    operations: addCommonOperations(operations, existing, planning),
    leading: leading.length,
    opened: newFindings({ own, listedSubjects, summarized, open }, updates, existing, planning).size,
    transient: since === null && transient.length === 0 ? null : transient,
    unrepeated: report.summary.sinceLast === null || keeperIn(issues) ? 0 : transient.length,
    isStale: false,
    request: isLeft || operations.some((operation) => operation.do === "create") ? request : null,
    isDoubtful: operations.some((operation) => operation.do === "create" && doubtful.has(operation.id)),
  };
}

const nothing: Plan = {
  operations: [],
  leading: 0,
  opened: 0,
  transient: null,
  unrepeated: 0,
  isStale: false,
  request: null,
  isDoubtful: false,
};

const sameName = {
  message: "two steps of this run keep the issues of one audit: each would close what the other opens",
  hint: "give each step its own name with the input audit; in a matrix, put a value of the matrix into it",
};

/** Whether another step of this run wrote an issue, or the same step in another job. */
function isOtherStep(marker: Marker, { place, step, leg }: PlanInput): boolean {
  if (marker.run === null || marker.run !== place.run) return false;
  const isElsewhere = marker.step !== null && step !== null && marker.step !== step;
  return isElsewhere || isOtherJob(marker.leg, leg);
}

/** Whether two jobs of one run differ. A rerun job has another check run in another attempt. */
function isOtherJob(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b && a.split(".")[0] === b.split(".")[0];
}

/** Whether a newer run wrote the issues: a rerun of an older run has older policies. */
function isOutrun(existing: readonly KnownIssue[], { place, report }: PlanInput): boolean {
  return existing.some(({ marker: { run, at } }) => {
    const isAfter = at !== null && (instantOf(at) ?? 0) > (instantOf(report.asOf) ?? 0);
    return isLaterRun(run, place.run) ?? isAfter;
  });
}

/**
 * Returns the last audit whose issues were written. The issue with the ledger's head knows it. Otherwise the ledger
 * knows the last audit, even if its issues were refused, and issues know only audits that changed them. The summary is
 * written in every audit.
 */
function sinceOf(
  existing: readonly KnownIssue[],
  list: Marker | undefined,
  { anchor, report }: PlanInput,
): string | null {
  const keeper = anchor === null ? undefined : keeperIn(existing);
  const last = existing.flatMap(({ marker }) => marker.audit ?? []).toSorted();
  return keeper?.marker.audit ?? markedTime(report.summary.sinceLast?.at) ?? list?.audit ?? last.at(-1) ?? null;
}

/** Where the open subjects are reported. */
interface ReportedSubjects {
  readonly open: readonly Subject[];
  readonly own: readonly Subject[];
  readonly listedSubjects: readonly Subject[];
  /** What the summary reports as new. */
  readonly summarized: Pick<SummaryPlan, "opened" | "events">;
}

/** Returns the open findings that no issue reported before, or that came back. */
function newFindings(
  { open, own, listedSubjects, summarized }: ReportedSubjects,
  updates: readonly Update[],
  existing: ReadonlyMap<string, KnownIssue>,
  { list, report }: Planning,
): ReadonlySet<Finding> {
  const isOpening = ({ decision }: Update) => decision.news.some(({ kind }) => openings.includes(kind));
  const reopened = new Set(updates.filter(isOpening).map(({ operation }) => operation.id));
  const rows = listedIn(list);
  const wasListed = (subject: Subject) =>
    rowOf(rows, subject) !== undefined && !hasReopened(subject, list?.audit ?? null, report);
  // Subjects that move between the summary and their own issue were open before, as were issues closed by hand.
  const opened = new Set([
    ...own.filter((subject) => (!existing.has(subject.id) || reopened.has(subject.id)) && !wasListed(subject)),
    ...listedSubjects.filter(({ id }) => reopened.has(id)),
    ...summarized.opened,
  ]);
  // A new subject may explain findings that were open before.
  const wasOpen = (subject: Subject) =>
    !opened.has(subject) && (existing.get(subject.id)?.marker.standing === "open" || wasListed(subject));
  const before = new Set(open.filter(wasOpen).flatMap(openFindings));
  // An event is not new if an issue or the list reported it.
  const isReported = ({ standing }: Marker) => standing === "open" || standing === "listed";
  const markers = [...existing.values()].map(({ marker }) => marker).filter(isReported);
  const reportedDigests = new Set([...rows.keys(), ...markers.flatMap((marker) => [...reportedIn(marker)])]);
  const newOf = (subject: Subject) => {
    const since = rows.has(short(subject.key)) ? eventsSince(subject, list) : undefined;
    const isNewEvent = (event: Finding) =>
      since === undefined || subject.beneath.includes(event)
        ? !reportedDigests.has(short(event.id))
        : since.includes(event);
    return openFindings(subject).filter((finding) => !isEvent(finding) || isNewEvent(finding));
  };
  // A subject that moves from the list to an issue of its own may have further events.
  const movedFindings = own
    .filter((subject) => wasListed(subject) && !opened.has(subject))
    .flatMap((subject) => newOf(subject).filter((event) => isEvent(event) && !subject.beneath.includes(event)));
  return new Set([
    ...[...opened].flatMap(newOf).filter((finding) => !before.has(finding)),
    ...movedFindings,
    ...summarized.events,
  ]);
}

interface Update {
  readonly operation: Operation;
  readonly decision: Decision;
}

const openings: readonly string[] = ["reopened", "counted", "lapsed", "again", "another", "others"];

/** Orders updates: reopened first, then changed, then ended. */
function urgency({ decision }: Update): number {
  if (decision.state === "open") return 0;
  return decision.news.length === 0 ? 3 : decision.state === null ? 1 : 2;
}

/** Whether a closed issue is about an open finding that was not reported before. Then any evidence suffices. */
function isNews({ marker }: KnownIssue, subject: Subject | undefined, report: PlanInput["report"]): boolean {
  if (subject?.finding.status !== "open" || subject.explained || !isShown(subject, report)) return false;
  // A resolved finding may only seem open, if the revision that resolved it did not arrive.
  return marker.standing === "resolved" ? marker.finding !== short(subject.window) : marker.standing !== "open";
}

/** Returns the updates of the existing issues of single subjects. @param own the subjects that have room */
function updatesOf(
  { subjects, issues }: KnownSubjects,
  own: ReadonlySet<Subject | undefined>,
  planning: Planning,
): Update[] {
  return [...issues].flatMap(([id, entry]) => {
    const subject = subjects.get(id);
    if (!planning.sound && !isNews(entry, subject, planning.report)) return [];
    return settle(entry, subject, own.has(subject), planning);
  });
}

/** Returns the update of a subject's issue; none if the issue is up to date. */
function settle(entry: KnownIssue, subject: Subject | undefined, hasRoom: boolean, planning: Planning): Update[] {
  const { issue, marker } = entry;
  const { report, place, mode, book } = planning;
  const fate = fateOf(subject, marker, planning);
  const isCrowded = fate === "open" && !hasRoom;
  const now = isCrowded ? ({ listed: mode === "single" ? "single" : "summary" } as const) : fate;
  const isGone = subject === undefined || (fate !== "open" && isOver(subject, marker));
  const isSame = typeof now === "object" && marker.standing === ("listed" in now ? "listed" : "retired");
  // An issue that is taken over is rewritten.
  const isOwn = marker.of === null || marker.of === planning.audit;
  const isDone = isSame || (isGone && (marker.standing === "retired" || marker.standing === "duplicate"));
  if (isOwn && issue.state === "closed" && isDone) return [];
  const tells = mode !== "single";
  const isJudgedAnew = marker.judge !== null && marker.judge !== planning.judge;
  const reported = { marker, since: planning.since, isJudgedAnew };
  const transient = subject && planning.sound && tells ? transientsIn(subject, reported, report) : [];
  const has = { ...lastMarker(marker, subject, planning.list), isOpen: issue.state === "open", tells, isJudgedAnew };
  const decision = decide(now, has, { subject, transient, report });
  if (decision === null) return [];
  const next = { ...decision, turn: marker.turn + (decision.news.length > 0 ? 1 : 0) };
  // For a subject that is not demanded any more, keep the old text.
  const isPast =
    subject === undefined || (typeof now === "object" && "retired" in now && now.retired === "policy-changed");
  const target = isPast
    ? {
        title: issue.title,
        body: withMarker(withoutMarker(issue.body), { ...marker, ...stampFields(planning, marker), ...turnOf(next) }),
      }
    : issueText(subject, planning, next, marker);
  const words = newsWords(decision.news, subject?.finding ?? null, book, place);
  return update(entry, target, decision, words).map((operation) => ({ operation, decision }));
}
