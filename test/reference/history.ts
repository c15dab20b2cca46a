// A history as the reference sees it: every revision with its whole reading and what it changed, and no memory besides.
import type { Editor, SealedRevision } from "../../src/model/sealed.ts";
import { settings as table } from "../../src/catalog/settings.ts";
import { type Change, changesOf } from "./changes.ts";
import { read, type Reading } from "./reading.ts";

export interface Moment {
  readonly revision: number;
  readonly at: string;
  readonly time: number;
  readonly by: Editor;
}

export interface Revision extends Moment {
  readonly reading: Reading;
  /** Empty in the first revision seen. */
  readonly changes: readonly Change[];
  /** Whether what is new here was brought by this revision: something came before it, and nothing is missing between. */
  readonly exact: boolean;
}

/** The revisions by number; those after the last one that is not later than `until` are left out. */
export function historyOf(sealed: readonly SealedRevision[], until: number): Revision[] {
  const ordered = [...sealed].sort((a, b) => a.revision - b.revision);
  while (ordered.length > 0 && ordered.at(-1)!.time > until) ordered.pop();
  const readings = ordered.map((revision) => read(revision.settings));
  const changes = readings.map((reading, i) => (i === 0 ? [] : changesOf(readings[i - 1]!, reading)));
  return ordered.map(({ revision, at, time, by }, i): Revision => ({
    revision,
    at,
    time,
    by: { id: by.id, email: by.email, name: by.name },
    reading: readings[i]!,
    changes: changes[i]!.map((change) =>
      isPutBack(readings, changes, change, i) ? { ...change, direction: "tighter" } : change,
    ),
    exact: i > 0 && ordered[i - 1]!.revision === revision - 1,
  }));
}

export function momentOf({ revision, at, time, by }: Revision): Moment {
  return { revision, at, time, by };
}

/** Where any new value is looser: whether a change puts back a value that another one took the place of. */
function isPutBack(
  readings: readonly Reading[],
  changes: readonly (readonly Change[])[],
  { subject, path, op }: Change,
  last: number,
): boolean {
  if (op !== "replace" || table.find((row) => row.path === path)?.looser !== "set") return false;
  const meaningAt = (i: number) => readings[i]!.get(subject)?.meaning ?? null;
  let replaced: (string | null)[] = [];
  for (const [i, revisionChanges] of changes.entries()) {
    const change = i > last ? undefined : revisionChanges.find((entry) => entry.subject === subject);
    if (!change) continue;
    const at = replaced.lastIndexOf(meaningAt(i));
    if (i === last) return at >= 0;
    if (at >= 0) replaced = replaced.slice(0, at);
    else if (change.op === "replace" && change.direction === "looser") replaced.push(meaningAt(i - 1));
  }
  return false;
}
