// Names of tools that are noise: fragments of an answer, and names with too few calls to be judged.
import { groupBy, sumOf } from "../../lists.ts";
import type { Usage } from "../../model/usage.ts";

const MAX_NAME = 128;

/** Whether a name is a fragment of an answer and not a tool's name. */
export function isArtifact(name: string): boolean {
  return name.length > MAX_NAME || /[<>"'\s\p{Cc}]/u.test(name);
}

/** Counts such names and their calls. They are never judged. */
export function artifactsIn({ tools }: Usage): { readonly entries: number; readonly calls: number } {
  const counts = [...tools.values()].flatMap((row) => row.tools ?? []).filter(({ name }) => isArtifact(name));
  return { entries: counts.length, calls: sumOf(counts, ({ count }) => count ?? 0) };
}

/** The minimum of calls of a tool that is judged. */
const FLOOR = 3;

/** Returns the tools with too few calls to be judged; an unknown number of calls may be any. */
export function toolsBelowFloor({ tools }: Usage): Set<string> {
  const counts = [...tools.values()].flatMap((row) => row.tools ?? []).filter(({ count }) => count !== 0);
  const fewCalls = [...groupBy(counts, ({ name }) => name)].filter(
    ([name, uses]) => !isArtifact(name) && uses.reduce((calls, { count }) => calls + (count ?? FLOOR), 0) < FLOOR,
  );
  return new Set(fewCalls.map(([name]) => name));
}
