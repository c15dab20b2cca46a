// A history as the reference sees it: every revision with its whole reading and what it changed, and no memory besides.
import type { Editor, SealedRevision } from "../../src/model/sealed.ts";
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
  const readings = ordered.map((one) => read(one.settings));
  return ordered.map(({ revision, at, time, by }, i): Revision => ({
    revision,
    at,
    time,
    by: { id: by.id, email: by.email, name: by.name },
    reading: readings[i]!,
    changes: i === 0 ? [] : changesOf(readings[i - 1]!, readings[i]!),
    exact: i > 0 && ordered[i - 1]!.revision === revision - 1,
  }));
}

export function momentOf({ revision, at, time, by }: Revision): Moment {
  return { revision, at, time, by };
}
