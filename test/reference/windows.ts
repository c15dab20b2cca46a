// From what fails in each revision to windows, and from windows to findings: runs of failing revisions, split where they
// go from accepted to not accepted or back.
import type { Setting } from "../../src/catalog/setting.ts";
import type { Json } from "../../src/model/json.ts";
import type { Exception } from "../../src/model/policy.ts";
import type { Severity } from "../../src/model/severity.ts";
import { weight } from "../../src/model/severity.ts";
import { direction } from "../../src/catalog/direction.ts";
import { accepting, neededBy, isAccepted, isWithin, touching } from "./acceptance.ts";
import { type Finding, findingOf } from "./finding.ts";
import { momentOf, type Revision } from "./history.ts";
import type { Failing } from "./judge.ts";

/** One rule and one place, through the whole history. */
export interface Course {
  readonly rule: {
    readonly id: string;
    readonly severity: Severity;
    readonly from: number | null;
    readonly fixWithinSeconds: number | null;
  };
  readonly subject: string;
  readonly setting: Setting | null;
  /** By revision: what fails there. */
  readonly failing: readonly (Failing | undefined)[];
  /** Whether it is a policy's rule on a setting, which can be the cause of others. */
  readonly isPolicy: boolean;
  /** The course that tells the same, and better. */
  readonly toldBy?: Course | undefined;
}

/** A part of a window: all of it accepted, or none of it. */
export interface Piece {
  readonly course: Course;
  readonly first: number;
  readonly last: number;
  readonly accepted: boolean;
  readonly finding: Finding;
  /** The piece of the switch that takes the setting's effect away. */
  readonly cause: Piece | undefined;
}

export interface Judged {
  readonly revisions: readonly Revision[];
  readonly courses: readonly Course[];
  readonly exceptions: readonly Exception[];
  readonly asOf: number;
  readonly organization: string;
}

/** The course on the switch that leaves a place without effect in a revision: of the rule with the highest severity, then by id. */
function causeAt(judged: Judged, { failing }: Course, i: number): Course | undefined {
  const off = failing[i]!.off;
  return judged.courses
    .filter((entry) => entry.isPolicy && off !== null && entry.subject === off && entry.failing[i] !== undefined)
    .sort((a, b) => weight(b.rule.severity) - weight(a.rule.severity) || (a.rule.id < b.rule.id ? -1 : 1))[0];
}

/** Whether what fails in a revision is accepted, by its own exceptions or, while it has no effect, by those of the switch. */
function isAcceptedAt(judged: Judged, exceptions: readonly Exception[], course: Course, i: number): boolean {
  if (isAccepted(exceptions, deviationAt(course, i))) return true;
  const cause = causeAt(judged, course, i);
  return cause !== undefined && isAcceptedAt(judged, exceptions, cause, i);
}

function deviationAt({ rule, subject, setting, failing }: Course, i: number) {
  const { offending, off } = failing[i]!;
  return { rule: rule.id, subject, setting, offending, inert: off !== null };
}

/** All pieces of all courses, with their findings. */
export function piecesOf(judged: Judged): Piece[] {
  const cache = new Map<Course, Piece[]>();
  const of = (course: Course): Piece[] => {
    let pieces = cache.get(course);
    if (!pieces) cache.set(course, (pieces = split(judged, course, of)));
    return pieces;
  };
  return judged.courses.flatMap(of);
}

/** Where the pieces of a course begin and end. */
function extentsOf(judged: Judged, course: Course): Pick<Piece, "first" | "last" | "accepted">[] {
  const { revisions, exceptions } = judged;
  const isFailing = (i: number) => course.failing[i] !== undefined;
  const accepted = revisions.map((_, i) => isFailing(i) && isAcceptedAt(judged, exceptions, course, i));
  const goesOn = (i: number) => i > 0 && isFailing(i) && isFailing(i - 1) && accepted[i] === accepted[i - 1];
  return revisions.flatMap((_, first) => {
    if (!isFailing(first) || goesOn(first)) return [];
    let last = first;
    while (goesOn(last + 1)) last++;
    return [{ first, last, accepted: accepted[first]! }];
  });
}

function split(judged: Judged, course: Course, of: (course: Course) => Piece[]): Piece[] {
  return extentsOf(judged, course).map((extent): Piece => {
    const { last } = extent;
    const causing = causeAt(judged, course, last) ?? (course.toldBy?.failing[last] && course.toldBy);
    const cause = causing && of(causing).find((item) => item.first <= last && last <= item.last);
    return { course, ...extent, cause, finding: draw(judged, { course, ...extent, cause }) };
  });
}

function draw(judged: Judged, { course, first, last, accepted, cause }: Omit<Piece, "finding">): Finding {
  const { revisions, exceptions, asOf } = judged;
  const { rule, subject, failing } = course;
  const [from, now, next] = [revisions[first]!, failing[last]!, revisions[last + 1]];
  const active = exceptions.filter((exception) => isWithin(exception, asOf));
  const isStillFailing = next !== undefined && failing[last + 1] !== undefined;
  const excepted = accepted && isAcceptedAt(judged, active, course, last);
  return findingOf(judged, {
    rule,
    subject,
    status: next ? "resolved" : excepted ? "excepted" : "open",
    introduced: momentOf(from),
    isFirst: first === 0,
    exact: from.exact,
    resolved: next ? momentOf(next) : null,
    ended: !next ? null : !isStillFailing ? "fixed" : accepted ? "outgrown" : "accepted",
    before: valueBefore(judged, course, first),
    actual: now.actual,
    offending: now.offending,
    values: valuesOf(judged, course, first, last),
    dueFrom: Math.max(from.time, rule.from ?? from.time),
    causedBy: cause?.finding.id ?? null,
    inert: inertSince(judged, course, last),
  });
}

/** The last value that passed. */
function valueBefore({ revisions }: Judged, { subject }: Course, first: number): Json {
  return first === 0 ? null : (revisions[first - 1]!.reading.get(subject)?.values[0] ?? null);
}

/**
 * Each value of a piece, with the revision of its window that brought it: values move on by what they mean. The piece may
 * have begun later than its first value, by an exception's entry that came or a switch that was turned.
 */
function valuesOf({ revisions }: Judged, { failing }: Course, first: number, last: number): Finding["values"] {
  const isNew = (i: number) => failing[i - 1] === undefined || failing[i]!.meaning !== failing[i - 1]!.meaning;
  let begin = first;
  while (!isNew(begin)) begin--;
  return revisions.slice(begin, last + 1).flatMap(({ revision, by }, k) => {
    const i = begin + k;
    return isNew(i) ? [{ revision, by, actual: failing[i]!.actual }] : [];
  });
}

/** Since when a switch takes the effect of what fails in a revision away. */
function inertSince({ revisions }: Judged, { failing }: Course, last: number): Finding["inert"] {
  const { off } = failing[last]!;
  if (off === null) return null;
  let since = last;
  while (since > 0 && failing[since - 1]?.off === off) since--;
  const { revision, by, exact } = revisions[since]!;
  return { switch: off, since: { revision, by, exact } };
}

/** The exceptions that some finding needs, and the first times of these findings. */
export type Needed = Map<Exception, number>;

export function need(needed: Needed, exceptions: readonly Exception[], { introduced: { at } }: Finding): void {
  for (const item of exceptions) needed.set(item, Math.min(Date.parse(at), needed.get(item) ?? Infinity));
}

/** Records that a finding that is over needed these exceptions. */
export function release(released: Needed, exceptions: readonly Exception[], { resolved }: Finding): void {
  for (const item of exceptions) released.set(item, Math.max(Date.parse(resolved!.at), released.get(item) ?? 0));
}

interface Uses {
  /** Since when some finding that stands needs an exception. */
  readonly needed: Needed;
  /** Until when some finding that is over needed an exception. */
  readonly released: Needed;
  /** The exceptions whose value has grown beyond them. */
  readonly outgrown: Set<Exception>;
}

/** What became of the exceptions, by the findings on settings. */
export function usesOf(judged: Judged, pieces: readonly Piece[]): Uses {
  const { exceptions, asOf } = judged;
  const uses: Uses = { needed: new Map(), released: new Map(), outgrown: new Set() };
  const { needed, released, outgrown } = uses;
  for (const { course, first, last, accepted, finding } of pieces) {
    const now = deviationAt(course, last);
    const all = isAccepted(exceptions, now) ? accepting(exceptions, now) : [];
    if (finding.status === "resolved") {
      release(released, all, finding);
      continue;
    }
    const own = all.length > 0 ? neededBy(exceptions, now, asOf) : [];
    // What a switch leaves without effect needs its own exceptions again when the switch goes on.
    if (accepted) need(needed, own.length > 0 ? own : touching(exceptions, now), finding);
    else
      for (const item of [...touching(exceptions, now), ...leftBehind(judged, course, first, last)]) outgrown.add(item);
  }
  return uses;
}

/** What accepted the piece before, where the value gave way to one that is not tighter. */
function leftBehind({ exceptions }: Judged, course: Course, first: number, last: number): readonly Exception[] {
  const before = course.failing[first - 1];
  if (
    !before ||
    direction(course.setting, { value: before.actual }, { value: course.failing[last]!.actual }) === "tighter"
  )
    return [];
  const then = deviationAt(course, first - 1);
  return isAccepted(exceptions, then) ? accepting(exceptions, then) : [];
}
