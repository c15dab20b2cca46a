// Sends the desired limits, and prints the results.
import * as z from "zod/mini";
import { DriftlineError } from "../../errors.ts";
import type { Caller } from "../../api/caller.ts";
import { firstIn, groupBy, partition } from "../../lists.ts";
import { userAddress } from "../../model/user-address.ts";
import { note, write } from "../../run/output.ts";
import { withProgress } from "../../run/terminal.ts";
import { withoutCredentials } from "../../seal/redact.ts";
import { type CreditLimit, limits, MAX_ENTRIES } from "../../service/limits.ts";
import { ServiceError } from "../../service/service-error.ts";
import { jsonText } from "../../text.ts";
import type { Keeper } from "./keep.ts";
import {
  type Answer,
  isGood,
  type LimitOutcome,
  outcomesOf,
  outcomeText,
  type SentOutcome,
  unansweredOf,
} from "./outcome.ts";

/**
 * Sets limits and prints the result of each.
 * @param client undefined: send nothing
 * @param keeper where the attempt is recorded; undefined: nowhere
 * @returns the exit code: 0 if all are as desired, else 3
 * @throws DriftlineError if a request failed or could not be sent, after printing the known results
 * @throws DriftlineError `incomplete` if the attempt could not be recorded: before anything is sent, or after printing
 */
export async function applyLimits(
  desired: readonly CreditLimit[],
  client: Caller | undefined,
  options: { readonly format: "text" | "json"; readonly quiet?: boolean | undefined },
  keeper?: Keeper,
): Promise<number> {
  const print = (all: readonly LimitOutcome[]) => {
    const outcomes = hideCredentials(all);
    return write(options.format === "json" ? jsonText({ limits: outcomes }) : outcomeText(outcomes));
  };
  const keep = async (all: readonly SentOutcome[]) => {
    // Of addresses that differ only in their credentials, the ledger keeps one: a limit that is not as desired.
    const byAddress = [...groupBy(hideCredentials(all), ({ email }) => email).values()];
    await keeper?.keep(byAddress.map((same) => same.find((outcome) => !isGood(outcome)) ?? firstIn(same)));
  };
  // A member whose listed address is none must not keep the others from their limits.
  const [sendable, unsendable] = partition(desired, ({ email }) => z.safeParse(userAddress, email).success);
  const unsent = unansweredOf(unsendable, "not-sent").map((limit) => ({
    ...limit,
    note: "this is not an e-mail address",
  }));
  if (!client) {
    await print([...sendable.map((limit): LimitOutcome => ({ ...limit, result: "planned" })), ...unsent]);
    if (!options.quiet) note("this was a dry run: no limit was sent");
    return 0;
  }
  // Even if this process dies, the ledger records that these limits may have been set.
  await keep([...unansweredOf(sendable, "unknown"), ...unsent]);
  const { outcomes: sentOutcomes, failure } = await withProgress("setting limits", options, () =>
    send(client, sendable),
  );
  const outcomes = [...sentOutcomes, ...unsent];
  const unkept = await keep(outcomes).then(
    () => undefined,
    (error: unknown) => error,
  );
  await print(outcomes);
  if (client.isEmulated && !options.quiet) note("the answer comes from an emulator");
  if (failure) throw failure;
  if (unkept !== undefined) throw unkept;
  return outcomes.every(isGood) ? 0 : 3;
}

/** Returns the limits without credentials in the addresses. They are sent as the service lists them. */
function hideCredentials<T extends LimitOutcome>(outcomes: readonly T[]): T[] {
  return outcomes.map((outcome) => ({ ...outcome, email: withoutCredentials("personal", outcome.email) }));
}

/** Sends batches in order, and stops at the first failure. */
async function send(
  client: Caller,
  desired: readonly CreditLimit[],
): Promise<{ outcomes: SentOutcome[]; failure?: DriftlineError }> {
  const outcomes: SentOutcome[] = [];
  while (outcomes.length < desired.length) {
    const batch = desired.slice(outcomes.length, outcomes.length + MAX_ENTRIES);
    try {
      const answer = await client.call(limits.set, { users: batch });
      outcomes.push(...outcomesOf(batch, answer as unknown as Answer, (text) => client.sealedSentence(text)));
    } catch (error) {
      if (!(error instanceof DriftlineError)) throw error;
      const mayBeDone = error instanceof ServiceError && error.mayBeDone;
      outcomes.push(...unansweredOf(batch, mayBeDone ? "unknown" : "not-sent"));
      outcomes.push(...unansweredOf(desired.slice(outcomes.length), "not-sent"));
      return { outcomes, failure: error };
    }
  }
  return { outcomes };
}
