// Whose token it is, and what that account wrote: the texts of others are never taken for ours.
import * as z from "zod/mini";
import { understood } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { type Feature, refusal, statusOf } from "./refusal.ts";

/** An account: logins may be renamed, and a person may be called as an app is. */
export interface Account {
  readonly login: string;
  readonly id: number | null;
}

/** Who wrote something; null when the account is gone. */
export const author = z.nullable(z.object({ login: z.string(), id: z.int() }));

export function isOf({ id, login }: Account, user: z.infer<typeof author>): boolean {
  return user !== null && (id === null ? user.login === login : user.id === id);
}

const accounts = new WeakMap<GitHub, Account>();
const doing = "say whose token it is";

/**
 * Whose token it is, asked once of a client.
 * @throws DriftlineError `incomplete` when GitHub does not say
 */
export async function selfOf(github: GitHub, feature?: Feature): Promise<Account> {
  const account = accounts.get(github) ?? (await accountOf(github, feature));
  accounts.set(github, account);
  return account;
}

/**
 * Every token may ask who looks. Where that is refused, a person's may ask for its user, and a workflow's own may not: then
 * it asks once more.
 */
async function accountOf(github: GitHub, feature: Feature | undefined): Promise<Account> {
  const first = await viewer(github).catch(() => undefined);
  if (first !== undefined) return first;
  try {
    const { data } = await github.request("GET /user");
    return understood(z.object({ login: z.string(), id: z.int() }), data, doing);
  } catch (error) {
    if (statusOf(error) !== 403) throw refusal(error, doing, feature);
  }
  return viewer(github).catch((error: unknown) => {
    throw refusal(error, doing, feature);
  });
}

async function viewer(github: GitHub): Promise<Account> {
  const answer = await github.graphql("query { viewer { login databaseId } }");
  const shape = z.object({ viewer: z.object({ login: z.string(), databaseId: z.nullable(z.int()) }) });
  const { login, databaseId } = understood(shape, answer, doing).viewer;
  return { login, id: databaseId };
}
