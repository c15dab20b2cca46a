// Posture over time: the directions of each revision's changes, and the findings open after it.
import { countWhile } from "../lists.ts";
import type { Finding, Report, RevisionRow } from "../model/report/index.ts";

/**
 * Returns one row for the first revision, and for each later revision with a change of posture.
 * @param rows ascending
 */
export function postureOf(rows: readonly RevisionRow[], findings: readonly Finding[]): Report["posture"] {
  const moves = movesOf(rows, findings);
  // Rows with the same counts share them.
  let open = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  let balance = 0;
  return rows.flatMap(({ revision, at, changes }, i) => {
    const going = (direction: string) => changes.filter((change) => change.direction === direction).length;
    const [tighter, looser] = [going("tighter"), going("looser")];
    balance += tighter - looser;
    if (moves[i]) open = { ...open };
    for (const { severity, by } of moves[i] ?? []) open[severity] += by;
    if (i > 0 && tighter + looser === 0 && moves[i] === undefined) return [];
    return [{ revision, at, tighter, looser, balance, open }];
  });
}

interface Move {
  readonly severity: Finding["severity"];
  readonly by: 1 | -1;
}

/** Returns the windows that open or close with each row, or since the row before: by use, or by the age of a secret. */
function movesOf(rows: readonly RevisionRow[], findings: readonly Finding[]): Move[][] {
  const moves: Move[][] = [];
  const places = new Map(rows.map(({ revision }, i) => [revision, i]));
  const move = (place: number | undefined, { severity }: Finding, by: Move["by"]) => {
    if (place !== undefined && place >= 0) (moves[place] ??= []).push({ severity, by });
  };
  const times = rows.map((row) => Date.parse(row.at));
  // The clock may run back: the latest time up to each row is sorted.
  let latest = -Infinity;
  const latestTimes = times.map((time) => (latest = Math.max(latest, time)));
  /** Returns the first row from `start` on that is not before an instant; -1 if all are. */
  const placeAt = (at: string, start: number) => {
    const time = Date.parse(at);
    const first = countWhile(latestTimes, (latest) => latest < time);
    if (first >= rows.length) return -1;
    return first >= start ? first : times.findIndex((rowTime, i) => i >= start && rowTime >= time);
  };
  for (const finding of findings) {
    const { introduced, resolved } = finding;
    const place = introduced.revision === null ? 0 : places.get(introduced.revision);
    if (finding.exposureSeconds === null || place === undefined) continue;
    const start = introduced.at === rows[place]?.at ? place : placeAt(introduced.at, place);
    if (start < 0) continue;
    move(start, finding, 1);
    if (resolved)
      move(resolved.revision === null ? placeAt(resolved.at, start) : places.get(resolved.revision), finding, -1);
  }
  return moves;
}
