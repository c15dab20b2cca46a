// The plan: from a report and the issues that are there, to the list of what to do. Pure: the same input gives the same
// plan, in whatever order the issues come, and a plan that was carried out leaves nothing to do.
import { type Book, bookOf, worstFirst } from "../reporters/wording/finding-text.ts";
import { newsWords, type News } from "./comment.ts";
import { type Decision, decide, nowOf } from "./decide.ts";
import type { PlanInput } from "./input.ts";
import type { Operation } from "./issue.ts";
import { type Marker, marked, markerOf, organizationId, short, subjectId, unmarked } from "./marker.ts";
import type { RepositoryPlace } from "./place.ts";
import { isLate, isShown, isSound, type Subject, subjectsOf } from "./subject.ts";
import { planSummary } from "./summary.ts";
import { type KnownIssue, update } from "./update.ts";
import { bodyOf, titleOf } from "./words.ts";
import { lookUp } from "../lists.ts";

export interface Plan {
  readonly operations: readonly Operation[];
  /** Open findings that were opened or came back, and those that were resolved. */
  readonly opened: number;
  readonly resolved: number;
  /** Open findings in the summary, without an issue of their own. */
  readonly summarized: number;
}

/** What has to be done so that the issues say what the report says. */
export function planIssues(input: PlanInput): Plan {
  const { report, mode, max } = input;
  const book = bookOf(report);
  const subjects = subjectsOf(report);
  const { existing, duplicates, strangers } = sorted(input);
  const open = [...subjects.values()].filter(
    (subject) => subject.finding.status === "open" && isShown(subject, report),
  );
  const roots = open.filter(({ explained }) => !explained);
  const beneath = open.filter(({ explained }) => explained);
  const ranked = worstFirst(roots.map(({ finding, severity }) => ({ ...finding, severity }))).map(({ key }) =>
    lookUp(subjects, key),
  );
  const idOf = (subject: Subject) => subjectId(report.organization, subject.key);
  const hasIssue = (subject: Subject) => existing.get(idOf(subject))?.marker.standing === "open";
  const own = mode === "single" ? [] : ranked.filter((subject, i) => i < max || hasIssue(subject));
  const rest = ranked.filter((subject) => !own.includes(subject));
  const sound = isSound(report);

  const created = own
    .filter((subject) => !existing.has(idOf(subject)))
    .map((subject): Operation => ({ do: "create", id: idOf(subject), ...written(subject, input, book, fresh) }));
  const byId = new Map([...subjects.values()].map((subject) => [idOf(subject), subject]));
  // What another finding explains gets no issue; one that was opened before stays, for it is open.
  const withIssue = new Set([...own, ...(mode === "single" ? [] : beneath.filter(hasIssue))].map(idOf));
  const summary = subjectId(report.organization, "summary");
  const updates: Update[] = [];
  for (const [id, entry] of existing)
    if (id !== summary && (sound || isNews(entry, byId.get(id), report)))
      updates.push(...settle(entry, byId.get(id), withIssue.has(id), input, book));
  const summarized = planSummary({
    ...input,
    book,
    id: summary,
    previous: existing.get(summary),
    subjects: rest,
    own,
    beneath,
    all: subjects.values(),
  });
  const came = updates.filter(({ decision }) => decision.state === "open").length;
  return {
    operations: [
      ...created,
      ...updates.toSorted((a, b) => urgency(a) - urgency(b)).map(({ operation }) => operation),
      ...summarized.operations,
      ...(sound ? strangers.map((stranger) => retire(stranger, book, input.place)) : []),
      ...duplicates.map(({ duplicate, of }) =>
        close(duplicate, [{ what: "duplicate", of }], "duplicate", book, input.place),
      ),
    ],
    opened: created.length + came + summarized.opened,
    resolved:
      updates.filter(({ decision }) => decision.news.some(({ what }) => what === "resolved")).length +
      summarized.resolved,
    summarized: rest.length,
  };
}

interface Update {
  readonly operation: Operation;
  readonly decision: Decision;
}

/** What came back and what grew worse is said before what ended. */
function urgency({ decision }: Update): number {
  if (decision.state === "open") return 0;
  return decision.news.length === 0 ? 3 : decision.state === null ? 1 : 2;
}

/** Whether a closed issue is about something that is open and was not told before: that is said on any evidence. */
function isNews({ marker }: KnownIssue, subject: Subject | undefined, report: PlanInput["report"]): boolean {
  if (subject?.finding.status !== "open" || subject.explained || !isShown(subject, report)) return false;
  // What ended may only seem to be open, where the revision that ended it did not arrive.
  return marker.standing === "resolved" ? marker.finding !== short(subject.window) : marker.standing !== "open";
}

interface Sorted {
  /** The oldest issue of each subject of this organization. */
  readonly existing: ReadonlyMap<string, KnownIssue>;
  readonly duplicates: readonly { readonly duplicate: KnownIssue; readonly of: number }[];
  /** Open issues that this very step once kept for another organization. */
  readonly strangers: readonly KnownIssue[];
}

function sorted({ issues, report, seat }: PlanInput): Sorted {
  const existing = new Map<string, KnownIssue>();
  const duplicates: { duplicate: KnownIssue; of: number }[] = [];
  const strangers: KnownIssue[] = [];
  for (const issue of issues.toSorted((a, b) => a.number - b.number)) {
    const marker = issue.own ? markerOf(issue.body) : undefined;
    if (marker === undefined) continue;
    const entry = { issue, marker };
    if (marker.organization !== organizationId(report.organization)) {
      if (seat !== null && marker.seat === seat && marker.standing !== "retired") strangers.push(entry);
      continue;
    }
    const first = existing.get(marker.id);
    if (first === undefined) existing.set(marker.id, entry);
    else if (issue.state === "open" || marker.standing !== "duplicate")
      duplicates.push({ duplicate: entry, of: first.issue.number });
  }
  return { existing, duplicates, strangers };
}

/** What is to be done with the issue of a subject: nothing, when it says already what it should. */
function settle(
  entry: KnownIssue,
  subject: Subject | undefined,
  hasRoom: boolean,
  input: PlanInput,
  book: Book,
): Update[] {
  const { issue, marker } = entry;
  const { report, place, mode } = input;
  const state = nowOf(subject, marker, report);
  if (state === "open" && !hasRoom && mode !== "single") return []; // it is in the summary, and comes back when there is room
  const now = state === "open" && mode === "single" ? ({ retired: "moved" } as const) : state;
  if (typeof now === "object" && marker.standing === "retired" && issue.state === "closed") return [];
  const decision = decide(now, { ...marker, isOpen: issue.state === "open" }, subject, report);
  if (decision === null) return [];
  const next = { ...decision, turn: marker.turn + (decision.news.length > 0 ? 1 : 0) };
  const text = subject === undefined ? undefined : written(subject, input, book, next);
  // Of what the report no longer knows there is nothing to write anew; the text says what it was.
  const target = text ?? { title: issue.title, body: marked(unmarked(issue.body), { ...marker, ...next }) };
  const operation = update(entry, target, decision, newsWords(decision.news, subject?.finding ?? null, book, place));
  return operation === null ? [] : [{ operation, decision }];
}

const fresh = { standing: "open", turn: 0, answered: false } as const;

/** The title and body of a subject's issue. */
function written(
  subject: Subject,
  { report, place, seat }: PlanInput,
  book: Book,
  { standing, turn, answered }: Pick<Marker, "standing" | "turn" | "answered">,
): { readonly title: string; readonly body: string } {
  const { finding, key } = subject;
  const body = marked(bodyOf(subject, book, place), {
    id: subjectId(report.organization, key),
    organization: organizationId(report.organization),
    rule: short(finding.rule),
    kind: finding.kind,
    seat,
    standing,
    finding: short(subject.window),
    severity: subject.severity,
    late: finding.status === "open" && isLate(finding, report),
    answered,
    turn,
    audit: null,
    listed: [],
    many: false,
    anchor: null,
  });
  return { title: titleOf(subject), body };
}

function retire(entry: KnownIssue, book: Book, place: RepositoryPlace): Operation {
  return close(entry, [{ what: "retired", why: "organization-gone" }], "retired", book, place);
}

/** Closes an issue that stands for nothing any more, saying why when it was open. */
function close(
  entry: KnownIssue,
  news: readonly News[],
  standing: Marker["standing"],
  book: Book,
  place: RepositoryPlace,
): Operation {
  const { issue, marker } = entry;
  const visibleNews = issue.state === "open" ? news : [];
  const next = { ...marker, standing, turn: marker.turn + visibleNews.length };
  const decision = { state: "closed", reason: "not_planned", news: visibleNews } as const;
  const target = { title: issue.title, body: marked(unmarked(issue.body), next) };
  return update(entry, target, decision, newsWords(visibleNews, null, book, place))!;
}
