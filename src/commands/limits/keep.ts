// Records an attempt to set limits in a ledger: once before anything is sent, and once with the results.
import { limitsEntry } from "../../ledger/entry.ts";
import { Ledger } from "../../ledger/ledger.ts";
import { unwritable } from "../../ledger/lock.ts";
import { makeFolder } from "../../run/temporary.ts";
import { clip, visible } from "../../text.ts";
import type { SentOutcome } from "./outcome.ts";

/** Records an attempt. */
export type Keeper = Awaited<ReturnType<typeof openKeeper>>;

/**
 * Opens a ledger for one attempt.
 * @param at when the attempt begins
 * @throws DriftlineError like Ledger.open
 */
export async function openKeeper(dir: string, organization: string, at: string) {
  await makeFolder(dir, 0o700).catch((error: unknown) => {
    throw unwritable(dir, error);
  });
  const ledger = await Ledger.open(dir, { organization, now: at });
  return {
    /** @throws DriftlineError `incomplete` if it could not be written */
    keep: async (outcomes: readonly SentOutcome[]) => {
      const limits = outcomes.map(({ email, limit, result, set, note }) => ({
        email,
        limit,
        result,
        set: result === "set" ? limit : (set ?? null),
        reason: result === "refused" ? visible(clip(note ?? "", 200)) : null,
      }));
      await ledger.commit(ledger.plan([limitsEntry({ at, limits }, ledger.head)]));
    },
    close: () => ledger.close(),
  };
}
