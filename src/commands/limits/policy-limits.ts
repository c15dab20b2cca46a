// Returns the limits in policies, ready to send: those of named users, and the default for all other members.
import type { Caller } from "../../api/caller.ts";
import { notInForce } from "../../audits/terms.ts";
import { foldAscii } from "../../catalog/kinds/email.ts";
import { DriftlineError, usageError } from "../../errors.ts";
import type { Config } from "../../run/config.ts";
import { loadNamed } from "../../run/policies.ts";
import type { CreditLimit } from "../../service/limits.ts";
import { type User, users } from "../../service/users.ts";

/**
 * Requests the members only if the policies state a default. Requests nothing else.
 * @param names policies by file, folder or pack
 * @param open makes the client
 * @param now milliseconds
 * @throws DriftlineError `policy` with all their problems, `usage` if they state no limits that are in force
 * @throws ServiceError if the members could not be read
 */
export async function policyLimits(
  names: readonly string[],
  config: Config,
  open: () => Promise<Caller>,
  now: number,
): Promise<CreditLimit[]> {
  const { policies } = await loadNamed(names, config.catalog, [], config.agreement);
  const { limits } = policies;
  if (!limits) throw usageError("the policies state no credit limits", "add limits to one");
  const early = notInForce(limits, now);
  if (early !== undefined) throw usageError(`the limits of the policy ${limits.policy} are ${early}`);
  const limitsByEmail = new Map(limits.users.map(({ email, limit }) => [email, { email, limit }]));
  if (limits.default !== null) {
    const client = await open();
    let isEmpty = true;
    for await (const member of client.all(users.list, {})) {
      isEmpty = false;
      const { email } = member as User;
      const key = foldAscii(email);
      if (!limitsByEmail.has(key)) limitsByEmail.set(key, { email, limit: limits.default });
    }
    if (client.hasOpenEnd)
      throw new DriftlineError("incomplete", "the list of members does not say whether it is complete");
    if (isEmpty)
      throw new DriftlineError("incomplete", "the service lists no members, and the default is for all of them");
  }
  if (limitsByEmail.size === 0) throw usageError("the policies state no limit for any user");
  return [...limitsByEmail.values()];
}
