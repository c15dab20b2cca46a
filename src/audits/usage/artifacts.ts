// Names of tools that are really fragments of an answer.
import type { Usage } from "../../model/usage.ts";

const MAX_NAME = 128;

/** Whether a name is a fragment of an answer and not a tool's name. */
export function isArtifact(name: string): boolean {
  return name.length > MAX_NAME || /[<>"'\s\p{Cc}]/u.test(name);
}

/** Counts such names and their calls. They are never judged. */
export function artifactsIn({ tools }: Usage): { readonly entries: number; readonly calls: number } {
  const counts = [...tools.values()].flatMap((row) => row.tools ?? []).filter(({ name }) => isArtifact(name));
  return { entries: counts.length, calls: counts.reduce((sum, { count }) => sum + (count ?? 0), 0) };
}
