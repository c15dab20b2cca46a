// When policies turned: the changes after which they demanded what they had not, or no longer what they had.
import { foldAscii } from "../../catalog/kinds/email.ts";
import type { PolicyVersion } from "../../policy/in-force.ts";

export interface Turn {
  /** Whether it is demanded from then on. */
  readonly demanded: boolean;
  /** The version that made it so; where versions before it could not be read, at the latest. */
  readonly version: PolicyVersion;
  /** That version, and those unreadable ones that may have made it so already. */
  readonly candidates: readonly PolicyVersion[];
}

/**
 * Every turn after a version.
 * @param demands what a version says; undefined when it cannot be read
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

/** The turn that made it as it is now; undefined when it has been so all along. */
export function lastTurn(turns: readonly Turn[], demanded: boolean): Turn | undefined {
  const last = turns.at(-1);
  return last?.demanded === demanded ? last : undefined;
}

/** The version somebody wrote among those that took a demand away; e-mail addresses are compared without ASCII case. */
export function relaxedBy(turns: readonly Turn[], email: string | null): PolicyVersion | undefined {
  if (email === null || email === "") return undefined;
  return turns
    .filter((turn) => !turn.demanded)
    .flatMap((turn) => turn.candidates)
    .find(({ commit }) => commit?.writers.some((writer) => foldAscii(writer) === foldAscii(email)));
}
