// Decides which open findings get an issue of their own, and which ones the summary lists.
import { lookUp } from "../lists.ts";
import { weight } from "../model/severity.ts";
import { worstFirst } from "../reporters/wording/finding-text.ts";
import { fateOf } from "./fate.ts";
import type { Subject } from "./subject.ts";
import type { Planning } from "./subject-plan.ts";
import type { KnownIssue } from "./update.ts";

/** The subjects of a report, and the issues that exist for single subjects, by the ids of the issues. */
export interface KnownSubjects {
  readonly subjects: ReadonlyMap<string, Subject>;
  readonly issues: ReadonlyMap<string, KnownIssue>;
}

/**
 * @param open the open subjects
 * @returns `own`: those with an issue of their own, first those that keep theirs, then the worst; `listedSubjects`: the
 *   others, worst first; `issueCount`: the number of open issues of single findings, with those that this run cannot close
 */
export function shareOut(open: readonly Subject[], { subjects, issues }: KnownSubjects, planning: Planning) {
  const { mode, max, sound } = planning;
  const hasIssue = ({ id }: Subject) => issues.get(id)?.marker.standing === "open";
  // A finding that another one explains gets no issue. If it already has one, that stays while there is room.
  const ranked = ranks(open, hasIssue).filter((subject) => !subject.explained || hasIssue(subject));
  const stays = ([id, { issue, marker }]: [string, KnownIssue]) =>
    issue.state === "open" &&
    (sound ? fateOf(subjects.get(id), marker, planning) === "unknown" : marker.standing === "open");
  // Issues that cannot be closed take room.
  const staying = new Set([...issues].filter(stays).map(([id]) => id));
  const otherSubjects = ranked.filter(({ id }) => !staying.has(id)).slice(0, Math.max(0, max - staying.size));
  const issueCount = staying.size + otherSubjects.length;
  const own = mode === "single" ? [] : [...ranked.filter(({ id }) => staying.has(id)), ...otherSubjects];
  const withIssue = new Set(own);
  // Ranked without issues, as in the next audit when their issues are closed.
  const listedSubjects = ranks(open, () => false).filter((subject) => !subject.explained && !withIssue.has(subject));
  return { own, listedSubjects, issueCount };
}

/** Sorts worst first, and by existing issues if equally severe. */
export function ranks(subjects: readonly Subject[], hasIssue: (subject: Subject) => boolean): Subject[] {
  const items = new Map(subjects.map((subject) => [{ ...subject.finding, severity: subject.severity }, subject]));
  return worstFirst([...items.keys()])
    .map((finding) => lookUp(items, finding))
    .toSorted((a, b) => weight(b.severity) - weight(a.severity) || Number(hasIssue(b)) - Number(hasIssue(a)));
}
