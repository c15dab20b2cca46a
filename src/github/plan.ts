// Plans the operations that update the issues to a report. Pure: the same input gives the same plan, in whatever order
// the issues come. After a plan was carried out, nothing is left to do.
import { DriftlineError } from "../errors.ts";
import { instantOf } from "../model/instant.ts";
import type { Finding } from "../model/report/index.ts";
import { weight } from "../model/severity.ts";
import { bookOf, worstFirst } from "../reporters/wording/finding-text.ts";
import { newsWords } from "./comment.ts";
import { completed, keeperIn } from "./common-operations.ts";
import { type Decision, decide } from "./decide.ts";
import { existingIn } from "./existing.ts";
import { fateOf, hasVanished, judgeOf } from "./fate.ts";
import type { PlanInput } from "./input.ts";
import type { Create, Operation } from "./issue.ts";
import { isLaterRun, type Marker, marked, markedTime, short, subjectId, unmarked } from "./marker.ts";
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
import { listedIn, planSummary, lastMarker } from "./summary.ts";
import { titlesOf } from "./title.ts";
import { type KnownIssue, update } from "./update.ts";
import { close, create, fresh, turnOf, type Planning, stampFields, createPassed, issueText } from "./subject-plan.ts";
import { lookUp } from "../lists.ts";
import type { WorkflowParts } from "./workflows.ts";

export interface Plan {
  readonly operations: readonly Operation[];
  /** The number of open findings that no issue reported before, or that came back. */
  readonly opened: number;
  /** The number of subjects whose findings were resolved. */
  readonly resolved: number;
  /** Open findings in the summary without their own issue. */
  readonly summarized: number;
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
  const { report, mode, max } = input;
  const subjects = subjectsOf(report);
  const titles = titlesOf(subjects.values(), report);
  const idOf = (subject: Subject) => subjectId(report.organization, subject.key);
  const byId = new Map([...subjects.values()].map((subject) => [idOf(subject), subject]));
  const { existing, duplicates, request, isLeft, doubtful } = existingIn(input, { subjects: byId, titles });
  if ([...existing.values()].some(({ marker }) => isOtherStep(marker, input)))
    throw new DriftlineError("usage", sameName);
  if (isOutrun([...existing.values()], input)) return { ...nothing, isStale: true };
  const sound = isSound(report);
  const summary = subjectId(report.organization, "summary");
  const apart = new Set([summary, subjectId(report.organization, "alarm")]);
  const list = existing.get(summary)?.marker;
  const since = sinceOf([...existing.values()], list, input);
  const planning: Planning = { ...input, book: bookOf(report), judge: judgeOf(input), titles, sound, since, list };
  const isOpen = (subject: Subject) => subject.finding.status === "open" && isShown(subject, report);
  const open = [...subjects.values()].filter(isOpen);
  const hasIssue = (subject: Subject) => existing.get(idOf(subject))?.marker.standing === "open";
  // A finding that another one explains gets no issue. If it already has one, that stays while there is room.
  const ranked = ranks(open, hasIssue).filter((subject) => !subject.explained || hasIssue(subject));
  const stays = (id: string, { issue, marker }: KnownIssue) =>
    issue.state === "open" &&
    (sound ? fateOf(byId.get(id), marker, planning) === "unknown" : marker.standing === "open");
  const staying = new Set([...existing].flatMap(([id, entry]) => (!apart.has(id) && stays(id, entry) ? [id] : [])));
  // Issues that cannot be closed take room.
  const otherSubjects = ranked.filter((subject) => !staying.has(idOf(subject)));
  const ownSubjects =
    mode === "single"
      ? []
      : [
          ...ranked.filter((subject) => !otherSubjects.includes(subject)),
          ...otherSubjects.slice(0, Math.max(0, max - staying.size)),
        ];
  const withIssue = new Set(ownSubjects.map(idOf));
  // Ranked without issues, as in the next audit when their issues are closed.
  const withoutIssue = ranks(open, () => false).filter(
    (subject) => !subject.explained && !withIssue.has(idOf(subject)),
  );

  const unwritten = ownSubjects.filter((subject) => !existing.has(idOf(subject)));
  const created = unwritten.map((subject): Create => create(subject, planning, fresh));
  // In the mode `single`, issues of single findings report nothing.
  const tells = (subject: Subject) => mode !== "single" && existing.has(idOf(subject));
  const passed = sound ? windowsWithoutIssue(subjects, tells, planning) : new Map<Subject, readonly Finding[]>();
  const isOver = ({ finding: { status } }: Subject) => status === "resolved" || status === "excepted";
  const passedSubjects = mode === "single" ? [] : [...passed.keys()].filter(isOver).slice(0, max);
  // The text of an issue that opens now lists its earlier windows.
  const withText = new Set([...passedSubjects, ...unwritten]);
  const windowsOfSummary = [...passed].flatMap(([subject, windows]) => (withText.has(subject) ? [] : windows));
  const listedRows = listedIn(list);
  const isListed = (subject: Subject) =>
    listedRows.has(short(subject.key)) && !hasReopened(subject, list?.audit ?? null, report);
  const wasListed = new Set([...subjects.values()].filter(isListed).map(idOf));
  const updates: Update[] = [];
  for (const [id, entry] of existing)
    if (!apart.has(id))
      if (sound || isNews(entry, byId.get(id), report))
        updates.push(...settle(entry, byId.get(id), withIssue.has(id), planning));
  const summarized = planSummary({
    ...planning,
    id: summary,
    previous: existing.get(summary),
    subjects: withoutIssue,
    own: ownSubjects,
    hadIssue: hasIssue,
    tells,
    beneath: open.filter(({ explained }) => explained),
    all: [...subjects.values()],
    transient: windowsOfSummary,
  });
  const openingIds = new Set(updates.flatMap(({ operation, decision }) => (isOpening(decision) ? [operation.id] : [])));
  // Subjects that move between the summary and their own issue were open before, as were issues closed by hand.
  const isNew = (id: string) => (!existing.has(id) || openingIds.has(id)) && !wasListed.has(id);
  const newSubjects = new Set([
    ...ownSubjects.filter((subject) => isNew(idOf(subject))),
    ...withoutIssue.filter((subject) => openingIds.has(idOf(subject))),
    ...summarized.opened,
  ]);
  // A new subject may explain findings that were open before.
  const knownSubjects = open.filter(
    (subject) => !newSubjects.has(subject) && (hasIssue(subject) || wasListed.has(idOf(subject))),
  );
  const knownFindings = new Set(knownSubjects.flatMap(openFindings));
  const newFindings = new Set([...newSubjects].flatMap(openFindings).filter((finding) => !knownFindings.has(finding)));
  const operations = [
    // Windows that no audit saw open are reported first: the other operations write the time of this audit.
    ...passedSubjects.map((subject) => createPassed(subject, planning)),
    ...(windowsOfSummary.length > 0 ? summarized.operations : []),
    ...created,
    ...updates.toSorted((a, b) => urgency(a) - urgency(b)).map(({ operation }) => operation),
    ...(windowsOfSummary.length > 0 ? [] : summarized.operations),
    ...duplicates.flatMap(({ duplicate, of }) => close(duplicate, [{ what: "duplicate", of }], planning)),
  ];
  const transient = [
    ...[...passed.values()].flat(),
    ...updates.flatMap(({ decision }) =>
      decision.news.flatMap((news) => (news.what === "transient" ? news.windows : [])),
    ),
  ].filter((window) => isBetweenAudits(window, report));
  return {
    operations: completed(operations, existing, planning),
    opened: newFindings.size,
    resolved:
      updates.filter(({ decision }) => decision.news.some(({ what }) => what === "resolved")).length +
      summarized.resolved,
    summarized: withoutIssue.length,
    transient: since === null && transient.length === 0 ? null : transient,
    unrepeated: report.summary.sinceLast === null || keeperIn([...existing.values()]) ? 0 : transient.length,
    isStale: false,
    // Only needed if something is opened.
    request: isLeft || operations.some((operation) => operation.do === "create") ? request : null,
    isDoubtful: operations.some((operation) => operation.do === "create" && doubtful.has(operation.id)),
  };
}

const nothing: Plan = {
  operations: [],
  opened: 0,
  resolved: 0,
  summarized: 0,
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

/** Sorts worst first, and by existing issues if equally severe. */
function ranks(subjects: readonly Subject[], hasIssue: (subject: Subject) => boolean): Subject[] {
  const items = new Map(subjects.map((subject) => [{ ...subject.finding, severity: subject.severity }, subject]));
  return worstFirst([...items.keys()])
    .map((finding) => lookUp(items, finding))
    .toSorted((a, b) => weight(b.severity) - weight(a.severity) || Number(hasIssue(b)) - Number(hasIssue(a)));
}

/**
 * Returns subjects without an issue, whatever their state now, with their windows that opened and were remediated since
 * the last audit; worst first.
 */
function windowsWithoutIssue(
  subjects: ReadonlyMap<string, Subject>,
  hasIssue: (subject: Subject) => boolean,
  { since, report }: Planning,
): Map<Subject, readonly Finding[]> {
  const withoutIssue = [...subjects.values()].filter((subject) => !hasIssue(subject));
  const windowsOf = (subject: Subject) => transientsIn(subject, undefined, since, report);
  const pairs = ranks(withoutIssue, () => false).map((subject) => [subject, windowsOf(subject)] as const);
  return new Map(pairs.filter(([, windows]) => windows.length > 0));
}

interface Update {
  readonly operation: Operation;
  readonly decision: Decision;
}

const openings: readonly string[] = ["reopened", "counted", "lapsed", "again"];

function isOpening({ news }: Decision): boolean {
  return news.some(({ what }) => openings.includes(what));
}

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

/** Returns the update of a subject's issue; none if the issue is up to date. */
function settle(entry: KnownIssue, subject: Subject | undefined, hasRoom: boolean, planning: Planning): Update[] {
  const { issue, marker } = entry;
  const { report, place, mode, book } = planning;
  const fate = fateOf(subject, marker, planning);
  const isCrowded = fate === "open" && !hasRoom;
  const now = isCrowded ? ({ listed: mode === "single" ? "single" : "summary" } as const) : fate;
  const isGone = subject === undefined || (fate !== "open" && hasVanished(subject, marker));
  const isSame = typeof now === "object" && marker.standing === ("listed" in now ? "listed" : "retired");
  // An issue that is taken over is rewritten.
  const isOwn = marker.of === null || marker.of === planning.audit;
  if (isOwn && issue.state === "closed" && (isSame || (marker.standing === "retired" && isGone))) return [];
  const tells = mode !== "single";
  const transient = subject && planning.sound && tells ? transientsIn(subject, marker, planning.since, report) : [];
  const has = { ...lastMarker(marker, subject, planning.list), isOpen: issue.state === "open", tells };
  const decision = decide(now, has, { subject, transient, report });
  if (decision === null) return [];
  const next = { ...decision, turn: marker.turn + (decision.news.length > 0 ? 1 : 0) };
  // For a subject that is not demanded any more, keep the old text.
  const isPast =
    subject === undefined || (typeof now === "object" && "retired" in now && now.retired === "policy-changed");
  const target = isPast
    ? {
        title: issue.title,
        body: marked(unmarked(issue.body), { ...marker, ...stampFields(planning, marker), ...turnOf(next) }),
      }
    : issueText(subject, planning, next, marker);
  const words = newsWords(decision.news, subject?.finding ?? null, book, place);
  return update(entry, target, decision, words).map((operation) => ({ operation, decision }));
}
