// Reports by repository, and stretches of failing reports.
import { kinds, normalOf } from "../../catalog/kinds/index.ts";
import { groupBy } from "../../lists.ts";
import type { ReadinessReport } from "../../model/observed.ts";

export function repositorySubject(repository: string, criterion?: string): string {
  return `repository/${repository}${criterion === undefined ? "" : `/${criterion}`}`;
}

/**
 * Returns a text that is equal for the addresses of one repository: with its host in any case, and with or without `.git`
 * or a slash at the end.
 */
export function repositoryKey(address: string): string {
  return normalOf(kinds.url, address.replace(/\.git\/?$/, ""));
}

/** Returns the reports of each repository, oldest first. */
export function byRepository(reports: readonly ReadinessReport[]): [string, ReadinessReport[]][] {
  return [...groupBy(reports, ({ repository }) => repository)].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Consecutive failing reports, and the report that ended the stretch. */
export interface Stretch {
  readonly reports: readonly [ReadinessReport, ...ReadinessReport[]];
  readonly end: ReadinessReport | null;
}

/**
 * Returns the stretches of failing reports of a repository.
 * @param fails null: unknown, which neither starts nor ends a stretch
 */
export function stretches(
  reports: readonly ReadinessReport[],
  fails: (report: ReadinessReport) => boolean | null,
): Stretch[] {
  const past: Stretch[] = [];
  let open: [ReadinessReport, ...ReadinessReport[]] | undefined;
  for (const report of reports) {
    const verdict = fails(report);
    if (verdict === true && open) open.push(report);
    else if (verdict === true) open = [report];
    else if (verdict === false && open) {
      past.push({ reports: open, end: report });
      open = undefined;
    }
  }
  return open ? [...past, { reports: open, end: null }] : past;
}
