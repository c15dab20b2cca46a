// Sets limits of more users than one request may carry, in several requests.
import * as z from "zod/mini";
import { present } from "../lists.ts";
import { creditLimit, limits, MAX_ENTRIES } from "./limits.ts";
import type { Client } from "./client.ts";
import { ServiceError } from "./service-error.ts";
import type { Values } from "./wire.ts";

type Answer = z.infer<typeof limits.set.response>;

/** The endpoint without its bound, to check all entries before the first request. */
const unbounded = { ...limits.set, body: z.looseObject({ users: z.array(creditLimit).check(z.minLength(1)) }) };

/**
 * Sets limits, 100 per request, one request at a time. Returns one merged answer.
 * @throws DriftlineError `usage` with all problems, before anything is sent
 * @throws ServiceError with the merged answers before the failure in `done`
 */
export async function setLimits(
  client: Pick<Client, "call" | "check">,
  input: Values,
): Promise<Record<string, unknown>> {
  const { users } = input;
  if (!Array.isArray(users) || users.length <= MAX_ENTRIES) return client.call(limits.set, input);
  client.check(unbounded, input);
  let total: Answer | undefined;
  for (let start = 0; start < users.length; start += MAX_ENTRIES) {
    const batch = { ...input, users: users.slice(start, start + MAX_ENTRIES) };
    try {
      const answer = await client.call(limits.set, batch);
      total = mergeAnswers(total, answer);
    } catch (error) {
      if (!total || !(error instanceof ServiceError)) throw error;
      const message = `of ${users.length} limits ${total.updated.length} were set and ${total.errors.length} refused before`;
      throw new ServiceError(error, undefined, { result: { message, value: total } });
    }
  }
  return present(total);
}

function mergeAnswers(before: Answer | undefined, answer: Answer): Answer {
  if (!before) return answer;
  return {
    ...before,
    ...answer,
    updated: [...before.updated, ...answer.updated],
    errors: [...before.errors, ...answer.errors],
  };
}
