// Posture over time: the directions of each revision's changes, and the findings open after it.
import type { Finding, Report, RevisionRow } from "../model/report/index.ts";

/**
 * Returns one row for the first revision, and for each later revision with a change of posture.
 * @param rows ascending
 */
export function postureOf(rows: readonly RevisionRow[], findings: readonly Finding[]): Report["posture"] {
  const windows = new Map(
    findings.filter((finding) => finding.exposureSeconds !== null).map((finding) => [finding.id, finding]),
  );
  const open = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  const count = (ids: readonly string[], step: 1 | -1) => {
    const moved = ids.flatMap((id) => windows.get(id) ?? []);
    for (const { severity } of moved) open[severity] += step;
    return moved.length > 0;
  };
  let balance = 0;
  return rows.flatMap(({ revision, at, changes, opened, closed }, i) => {
    const going = (direction: string) => changes.filter((change) => change.direction === direction).length;
    const [tighter, looser] = [going("tighter"), going("looser")];
    balance += tighter - looser;
    const [didOpen, didClose] = [count(opened, 1), count(closed, -1)];
    if (i > 0 && tighter + looser === 0 && !didOpen && !didClose) return [];
    return [{ revision, at, tighter, looser, balance, open: { ...open } }];
  });
}
