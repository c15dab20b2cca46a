// What an audit asks the service for besides the history, when it is told to.
import { DriftlineError } from "../errors.ts";
import { instantOf } from "../model/instant.ts";
import type { Member, Members } from "../model/members.ts";
import type { Client } from "../service/client.ts";
import { MAX_LIMIT } from "../service/paging.ts";
import { eachItem, eachPage } from "../service/pages.ts";
import { type User, users } from "../service/users.ts";
import { askedFor, type ExtraChoice, type ExtraName } from "./extra-names.ts";
import type { Extras } from "./extras.ts";
import { readUsage, type UsageRange } from "./read-usage.ts";

/** How each is read, and what it is called. What no reader is for, this version does not ask for. */
const readers: Partial<
  Record<
    ExtraName,
    { readonly what: string; read(client: Client, range: UsageRange, endsOpen: () => void): Promise<Partial<Extras>> }
  >
> = {
  access: {
    what: "the members",
    read: async (client, _, endsOpen) => ({ members: await readMembers(client, endsOpen) }),
  },
  usage: { what: "the figures of use", read: async (client, range) => ({ usage: await readUsage(client, range) }) },
};

/** Asks for what is named. What does not come whole does not come at all, and the reason is told. */
export async function readExtras(choices: readonly ExtraChoice[], client: Client, range: UsageRange): Promise<Extras> {
  let extras: Extras = { members: null, usage: null, unread: [] };
  const endsOpen = () => {
    extras = { ...extras, notes: [openEnd] };
  };
  const miss = (what: ExtraName, reason: string, isOptional: boolean) => {
    extras = { ...extras, unread: [...extras.unread, { what, reason, isOptional }] };
  };
  for (const [name, { isOptional }] of askedFor(choices)) {
    const reader = readers[name];
    if (!reader) {
      miss(name, "this version does not ask the service for it yet", isOptional);
      continue;
    }
    try {
      const read = await reader.read(client, range, endsOpen);
      extras = { ...extras, ...read };
    } catch (error) {
      if (!(error instanceof DriftlineError) || error.exitCode !== 3) throw error;
      miss(name, `${reader.what} could not be read: ${error.problems[0]!.message}`, isOptional);
    }
  }
  return extras;
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
