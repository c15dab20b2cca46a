// The account of the token, and which texts it wrote: texts of others are never mistaken for ours.
import * as z from "zod/mini";
import { parseAnswer } from "./answer.ts";
import type { GitHub } from "./client.ts";
import { ask, type Feature, refusal, statusOf } from "./refusal.ts";

/** An account. The id matters: logins may be renamed, and a person may have the name of an app. */
export interface Account {
  readonly login: string;
  readonly id: number | null;
}

/** The author of a text; null if the account was deleted. */
export const author = z.nullable(z.object({ login: z.string(), id: z.int() }));

export function isOf({ id, login }: Account, user: z.infer<typeof author>): boolean {
  return user !== null && (id === null ? user.login === login : user.id === id);
}

const accounts = new WeakMap<GitHub, Account>();
const doing = "say whose token it is";

/**
 * Returns the token's account. Asks once per client.
 * @throws DriftlineError `incomplete` if GitHub does not answer
 */
export async function selfOf(github: GitHub, feature: Feature): Promise<Account> {
  const account = accounts.get(github) ?? (await accountOf(github, feature));
  accounts.set(github, account);
  return account;
}

/**
 * Every token may query `viewer`. If that fails, asks for the user, which a workflow's own token may not (403): then it
 * queries `viewer` once more.
 */
async function accountOf(github: GitHub, feature: Feature): Promise<Account> {
  const accountFeature = { ...feature, isOfAccount: true };
  const first = await viewer(github).catch(() => undefined);
  if (first !== undefined) return first;
  try {
    const { data } = await github.request("GET /user");
    return parseAnswer(z.object({ login: z.string(), id: z.int() }), data, doing);
  } catch (error) {
    if (statusOf(error) !== 403) throw refusal(error, doing, accountFeature);
  }
  return ask(doing, accountFeature, async () => viewer(github));
}

async function viewer(github: GitHub): Promise<Account> {
  const answer = await github.graphql("query { viewer { login databaseId } }");
  const shape = z.object({ viewer: z.object({ login: z.string(), databaseId: z.nullable(z.int()) }) });
  const { login, databaseId } = parseAnswer(shape, answer, doing).viewer;
  return { login, id: databaseId };
}
