// The plan: from a report and the issues that are there, to the list of what to do. Pure: the same input gives the same
// plan, in whatever order the issues come, and a plan that was carried out leaves nothing to do.
import { type Book, bookOf, worstFirst } from "../reporters/wording/story.ts";
import { newsWords, type News } from "./comment.ts";
import { type Decision, decide, nowOf } from "./decide.ts";
import type { PlanInput } from "./input.ts";
import type { Operation } from "./issue.ts";
import { type Marker, marked, markerOf, organizationId, short, subjectId, unmarked } from "./marker.ts";
import type { Place } from "./place.ts";
import { isLate, isShown, isSound, type Subject, subjectsOf } from "./subject.ts";
import { planSummary } from "./summary.ts";
import { type Known, update } from "./update.ts";
import { bodyOf, titleOf } from "./words.ts";

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
  const { known, duplicates, strangers } = sorted(input);
  const open = [...subjects.values()].filter(
    (subject) => subject.finding.status === "open" && isShown(subject, report),
  );
  const roots = open.filter(({ explained }) => !explained);
  const beneath = open.filter(({ explained }) => explained);
  const ranked = worstFirst(roots.map(({ finding, severity }) => ({ ...finding, severity }))).map(({ key }) =>
    subjects.get(key)!,
  );
  const idOf = (subject: Subject) => subjectId(report.organization, subject.key);
  const kept = (subject: Subject) => known.get(idOf(subject))?.marker.standing === "open";
  const own = mode === "single" ? [] : ranked.filter((subject, i) => i < max || kept(subject));
  const rest = ranked.filter((subject) => !own.includes(subject));
  const sound = isSound(report);

  const created = own
    .filter((subject) => !known.has(idOf(subject)))
    .map((subject): Operation => ({ do: "create", id: idOf(subject), ...written(subject, input, book, fresh) }));
  const byId = new Map([...subjects.values()].map((subject) => [idOf(subject), subject]));
  // What another finding explains gets no issue; one that was opened before stays, for it is open.
  const chosen = new Set([...own, ...(mode === "single" ? [] : beneath.filter(kept))].map(idOf));
  const summary = subjectId(report.organization, "summary");
  const updates: Told[] = [];
  for (const [id, one] of known)
    if (id !== summary && (sound || isNews(one, byId.get(id), report)))
      updates.push(...settle(one, byId.get(id), chosen.has(id), input, book));
  const summarized = planSummary({
    ...input,
    book,
    id: summary,
    known: known.get(summary),
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
      ...(sound ? strangers.map((one) => retire(one, book, input.place)) : []),
      ...duplicates.map(({ one, of }) => close(one, [{ what: "duplicate", of }], "duplicate", book, input.place)),
    ],
    opened: created.length + came + summarized.opened,
    resolved:
      updates.filter(({ decision }) => decision.news.some(({ what }) => what === "resolved")).length +
      summarized.resolved,
    summarized: rest.length,
  };
}

interface Told {
  readonly operation: Operation;
  readonly decision: Decision;
}

/** What came back and what grew worse is said before what ended. */
function urgency({ decision }: Told): number {
  if (decision.state === "open") return 0;
  return decision.news.length === 0 ? 3 : decision.state === null ? 1 : 2;
}

/** Whether a closed issue is about something that is open and was not told before: that is said on any evidence. */
function isNews({ marker }: Known, subject: Subject | undefined, report: PlanInput["report"]): boolean {
  if (subject?.finding.status !== "open" || subject.explained || !isShown(subject, report)) return false;
  // What ended may only seem to be open, where the revision that ended it did not arrive.
  return marker.standing === "resolved" ? marker.finding !== short(subject.window) : marker.standing !== "open";
}

interface Sorted {
  /** The oldest issue of each subject of this organization. */
  readonly known: ReadonlyMap<string, Known>;
  readonly duplicates: readonly { readonly one: Known; readonly of: number }[];
  /** Open issues that this very step once kept for another organization. */
  readonly strangers: readonly Known[];
}

function sorted({ issues, report, seat }: PlanInput): Sorted {
  const known = new Map<string, Known>();
  const duplicates: { one: Known; of: number }[] = [];
  const strangers: Known[] = [];
  for (const issue of issues.toSorted((a, b) => a.number - b.number)) {
    const marker = issue.own ? markerOf(issue.body) : undefined;
    if (marker === undefined) continue;
    const one = { issue, marker };
    if (marker.organization !== organizationId(report.organization)) {
      if (seat !== null && marker.seat === seat && marker.standing !== "retired") strangers.push(one);
      continue;
    }
    const first = known.get(marker.id);
    if (first === undefined) known.set(marker.id, one);
    else if (issue.state === "open" || marker.standing !== "duplicate")
      duplicates.push({ one, of: first.issue.number });
  }
  return { known, duplicates, strangers };
}

/** What is to be done with the issue of a subject: nothing, when it says already what it should. */
function settle(one: Known, subject: Subject | undefined, chosen: boolean, input: PlanInput, book: Book): Told[] {
  const { issue, marker } = one;
  const { report, place, mode } = input;
  const said = nowOf(subject, marker, report);
  if (said === "open" && !chosen && mode !== "single") return []; // it is in the summary, and comes back when there is room
  const now = said === "open" && mode === "single" ? ({ retired: "moved" } as const) : said;
  if (typeof now === "object" && marker.standing === "retired" && issue.state === "closed") return [];
  const decision = decide(now, { ...marker, isOpen: issue.state === "open" }, subject, report);
  if (decision === null) return [];
  const next = { ...decision, turn: marker.turn + (decision.news.length > 0 ? 1 : 0) };
  const text = subject === undefined ? undefined : written(subject, input, book, next);
  // Of what the report no longer knows there is nothing to write anew; the text says what it was.
  const wanted = text ?? { title: issue.title, body: marked(unmarked(issue.body), { ...marker, ...next }) };
  const operation = update(one, wanted, decision, newsWords(decision.news, subject?.finding ?? null, book, place));
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

function retire(one: Known, book: Book, place: Place): Operation {
  return close(one, [{ what: "retired", why: "organization-gone" }], "retired", book, place);
}

/** Closes an issue that stands for nothing any more, saying why when it was open. */
function close(one: Known, news: readonly News[], standing: Marker["standing"], book: Book, place: Place): Operation {
  const { issue, marker } = one;
  const told = issue.state === "open" ? news : [];
  const next = { ...marker, standing, turn: marker.turn + told.length };
  const decision = { state: "closed", reason: "not_planned", news: told } as const;
  const wanted = { title: issue.title, body: marked(unmarked(issue.body), next) };
  return update(one, wanted, decision, newsWords(told, null, book, place))!;
}
