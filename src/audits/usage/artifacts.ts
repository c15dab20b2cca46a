// Names of tools that are pieces of an answer.
import type { Usage } from "../../model/usage.ts";

const MAX_NAME = 128;

/** Whether a name is a piece of an answer, and not that of a tool. */
export function isArtifact(name: string): boolean {
  return name.length > MAX_NAME || /[<>"'\s\p{Cc}]/u.test(name);
}

/** How many such names there are, and how many calls they count. They are never judged. */
export function artifactsIn({ tools }: Usage): { readonly entries: number; readonly calls: number } {
  const counts = [...tools.values()].flatMap((row) => row.tools ?? []).filter(({ name }) => isArtifact(name));
  return { entries: counts.length, calls: counts.reduce((sum, { count }) => sum + (count ?? 0), 0) };
}
