// Settings that their last reader gives up, so that they can be freed.
import { DriftlineError } from "../errors.ts";
import type { JsonObject } from "../model/json.ts";
import type { SealedRevision } from "../model/sealed.ts";

/** Yields the revisions of a list. Replaces each by one without settings when the next one is requested. */
export function* givenUp(revisions: readonly SealedRevision[]): Generator<SealedRevision> {
  const list = revisions as SealedRevision[];
  for (const [i, revision] of revisions.entries()) {
    yield revision;
    const { revision: number, at, time, by } = revision;
    list[i] = Object.freeze({ revision: number, at, time, by }) as unknown as SealedRevision;
  }
}

/** Returns the settings of a revision. @throws DriftlineError `internal` if they were given up */
export function settingsOf(revision: SealedRevision): JsonObject {
  const settings: JsonObject | undefined = revision.settings;
  if (settings === undefined)
    throw new DriftlineError("internal", `the settings of revision ${revision.revision} were given up before`);
  return settings;
}
