// Turns of a policy: the versions after which it newly demands something, or no longer does.
import { foldAscii } from "../../catalog/kinds/email.ts";
import type { PolicyVersion } from "../../policy/in-force.ts";

export interface Turn {
  /** Whether it is demanded from the turn on. */
  readonly demanded: boolean;
  /** The version that turned; if versions before it cannot be read, the latest possible one. */
  readonly version: PolicyVersion;
  /** That version, and unreadable versions before it that may have turned already. */
  readonly candidates: readonly PolicyVersion[];
}

/**
 * Returns every turn after a version.
 * @param demands whether a version demands it; undefined when the version cannot be read
 */
export function turnsAfter(
  versions: readonly PolicyVersion[],
  start: number,
  demands: (version: PolicyVersion) => boolean | undefined,
): Turn[] {
  const turns: Turn[] = [];
  const before = versions[start];
  let last = before ? demands(before) : false;
  let unread: PolicyVersion[] = [];
  for (const version of versions.slice(start + 1)) {
    const now = demands(version);
    if (now === undefined) {
      unread.push(version);
      continue;
    }
    if (last !== undefined && now !== last) turns.push({ demanded: now, version, candidates: [...unread, version] });
    last = now;
    unread = [];
  }
  return turns;
}

/** Returns the last turn if it led to `demanded`; undefined otherwise. */
export function lastTurn(turns: readonly Turn[], demanded: boolean): Turn | undefined {
  const last = turns.at(-1);
  return last?.demanded === demanded ? last : undefined;
}

/** Returns a version by this author among those that removed a demand. Compares e-mail addresses without ASCII case. */
export function relaxedBy(turns: readonly Turn[], email: string | null): PolicyVersion | undefined {
  if (email === null || email === "") return undefined;
  return turns
    .filter((turn) => !turn.demanded)
    .flatMap((turn) => turn.candidates)
    .find(({ commit }) => commit?.writers.some((writer) => foldAscii(writer) === foldAscii(email)));
}
