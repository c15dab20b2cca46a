// What an audit asks the service for besides the history, when it is told to.
import { DriftlineError } from "../errors.ts";
import { instantOf } from "../model/instant.ts";
import type { Member, Members } from "../model/members.ts";
import type { Client } from "../service/client.ts";
import { MAX_LIMIT } from "../service/paging.ts";
import { eachItem, eachPage } from "../service/pages.ts";
import { type User, users } from "../service/users.ts";
import type { ExtraName } from "./extra-names.ts";
import type { Extras } from "./extras.ts";

/** Asks for what is named. What does not come whole does not come at all, and the reason is told. */
export async function readExtras(names: readonly ExtraName[], client: Client): Promise<Extras> {
  const notes: { what: string; reason: string }[] = [];
  let members: Members | null = null;
  const unread: { what: ExtraName; reason: string }[] = [];
  for (const what of new Set(names)) {
    if (what !== "access") unread.push({ what, reason: "this version does not ask the service for it yet" });
    else
      try {
        members = await readMembers(client, () => notes.push(openEnd));
      } catch (error) {
        if (!(error instanceof DriftlineError) || error.exitCode !== 3) throw error;
        unread.push({ what, reason: `the members could not be read: ${error.problems[0]!.message}` });
      }
  }
  return { members, unread, ...(notes.length > 0 && { notes }) };
}

const openEnd = {
  what: "whether there are more members",
  reason: "their page does not say (it has no pagination): it was taken for the only one",
};

async function readMembers(client: Client, hearOpenEnd: () => void): Promise<Members> {
  const { list } = users;
  const pages = eachPage(list, { limit: MAX_LIMIT }, (input) => client.call(list, input), hearOpenEnd);
  const members = new Map<string, Member>();
  // A member who joins while pages are read may come twice.
  for await (const item of eachItem(list, pages)) {
    const { id, email, createdAt, lastSignInAt } = item as User;
    members.set(id, { id, email, since: timeOf(createdAt), signedIn: timeOf(lastSignInAt) });
  }
  return [...members.values()];
}

function timeOf(text: string | null | undefined): number | null {
  return (typeof text === "string" ? instantOf(text) : undefined) ?? null;
}
