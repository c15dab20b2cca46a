// A reproducible sample of the changes, drawn by a seed.
import { hash } from "node:crypto";
import type { Report, RevisionRow } from "../model/report/index.ts";

export interface SampleRequest {
  readonly size: number;
  readonly seed: string;
}

/** Returns the sample of a history; all changes if there are fewer than requested. */
export function sampleOf(
  { size, seed }: SampleRequest,
  revisions: readonly RevisionRow[],
): NonNullable<Report["sample"]> {
  const all = revisions.flatMap(({ revision, changes }) => changes.map(({ subject }) => ({ revision, subject })));
  const drawnChanges = all
    .map((change, i) => ({ change, i, rank: hash("sha256", `${seed}\n${change.revision}\n${change.subject}`) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : a.i - b.i))
    .slice(0, size)
    .sort((a, b) => a.i - b.i);
  return { size, seed, of: all.length, changes: drawnChanges.map(({ change }) => change) };
}
