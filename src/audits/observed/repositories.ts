// Reports by repository, and stretches of them that fail.
import { grouped } from "../../lists.ts";
import type { ReadinessReport } from "../../model/observed.ts";

/** The subject of what is said of a repository. */
export function repositorySubject(repository: string, criterion?: string): string {
  return `repository/${repository}${criterion === undefined ? "" : `/${criterion}`}`;
}

/** The reports of each repository, the oldest first. */
export function byRepository(reports: readonly ReadinessReport[]): [string, ReadinessReport[]][] {
  return [...grouped(reports, ({ repository }) => repository)].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Reports that fail one after the other, and the one that ended it. */
export interface Stretch {
  readonly reports: readonly [ReadinessReport, ...ReadinessReport[]];
  readonly end: ReadinessReport | null;
}

/**
 * The stretches of a repository's reports that fail.
 * @param fails null: nobody knows, which neither begins nor ends a stretch
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
