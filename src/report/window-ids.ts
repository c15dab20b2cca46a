// The pieces of a window depend on the exceptions of the run. In any run, a piece has the id of one of the window's
// stages.
import type { Draft } from "../audits/audit.ts";
import { type Identity, idOf } from "./settle.ts";

/**
 * Maps the id of every present or possible piece of a window to the id of its first piece.
 * @param drafts not split
 * @param begins revisions that an earlier run saw after a gap that was filled since, or as the first: windows that
 * started earlier started there in that run
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
