// Where an exception splits a window depends on the exceptions of the run. Whatever they were in another run, each piece
// had the id of one of the window's stages.
import type { Draft } from "../audits/audit.ts";
import { idOf } from "./settle.ts";

/**
 * The id of the first piece by the id of every piece that a window has, or could have.
 * @param drafts not split
 */
export function windowIds(drafts: readonly Draft[], organization: string): Map<string, string> {
  const ids = new Map<string, string>();
  for (const draft of drafts) {
    const { introduced, stages = [] } = draft;
    if (stages.length < 2) continue;
    const window = idOf(draft, organization);
    ids.set(window, window);
    for (const { revision } of stages)
      if (revision !== introduced.revision)
        ids.set(idOf({ ...draft, introduced: { revision, first: false } }, organization), window);
  }
  return ids;
}
