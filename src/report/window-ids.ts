// Where an exception splits a window depends on the exceptions of the run. Whatever they were in another run, each piece
// had the id of one of the window's stages.
import type { Draft } from "../audits/audit.ts";
import { type Identity, idOf } from "./settle.ts";

/**
 * The id of the first piece by the id of every piece that a window has, or could have.
 * @param drafts not split
 * @param begins revisions that an earlier run saw after a gap that has been filled since, or as the first ones: there it took
 *   windows to begin that began earlier
 */
export function windowIds(
  drafts: readonly Draft[],
  identity: Identity,
  begins: readonly number[] = [],
): Map<string, string> {
  const ids = new Map<string, string>();
  for (const draft of drafts) {
    const { introduced, resolved, stages = [], event } = draft;
    const { revision: start } = introduced;
    const end = resolved?.revision ?? Infinity;
    const seenRevisions =
      event || start === null ? [] : begins.filter((revision) => start < revision && revision < end);
    if (stages.length < 2 && seenRevisions.length === 0) continue;
    const window = idOf(draft, identity);
    ids.set(window, window);
    const at = (place: { revision: number; first: boolean }) =>
      ids.set(idOf({ ...draft, introduced: place }, identity), window);
    for (const { revision } of stages) if (revision !== start) at({ revision, first: false });
    for (const revision of seenRevisions) for (const first of [false, true]) at({ revision, first });
  }
  return ids;
}
