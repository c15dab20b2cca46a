// Reads evidence besides the history from the service.
import { DriftlineError } from "../errors.ts";
import { firstIn } from "../lists.ts";
import { instantOf, timeWords } from "../model/instant.ts";
import type { Member, Members } from "../model/members.ts";
import type { Watch } from "../model/observed.ts";
import type { Client } from "../service/client.ts";
import { MAX_LIMIT } from "../service/paging.ts";
import { eachItem, eachPage } from "../service/pages.ts";
import { users } from "../service/users.ts";
import { askedFor, type ExtraChoice, type ExtraName } from "./extra-names.ts";
import { type Extras, type Note, nothingRead, whyUnwatched } from "./extras.ts";
import { type KeptUsage, nothingKept } from "./kept-usage.ts";
import { text } from "./answer-fields.ts";
import { readComputers, readReadiness, readSessions } from "./read-observed.ts";
import { readUsageBeside, type UsageRange } from "./read-usage.ts";

/** The range of each type of evidence. */
export interface ExtrasRange extends UsageRange {
  /** The watched objects that the policies name; default: none. */
  readonly watch?: Watch | undefined;
  /** The usage that a ledger holds. */
  readonly keptUsage?: KeptUsage | undefined;
}

interface Reader {
  /** Its name in messages. */
  readonly label: string;
  read(client: Client, range: ExtrasRange, note: (note: Note) => void): Promise<Partial<Extras>>;
}

/** The reader of each type of evidence. */
const readers: Readonly<Record<ExtraName, Reader>> = {
  access: {
    label: "the members",
    read: async (client, range, note) => {
      const members = await readMembers(client, () => note(openEnd("members")));
      notPast(range, note, "who was a member", "the service lists only the present members");
      return { members, ...(range.asOf < range.now && { membersAt: range.now }) };
    },
  },
  usage: {
    label: "the figures of use",
    read: async (client, range, note) => {
      let isOpen = false;
      const usage = await readUsageBeside(client, range, range.keptUsage ?? nothingKept, () => {
        isOpen = true;
      });
      if (isOpen) note(openEnd("users with figures"));
      return usage;
    },
  },
  readiness: { label: "the readiness reports", read: async (client) => ({ readiness: await readReadiness(client) }) },
  computers: {
    label: "the watched computers",
    read: async (client, range, note) => {
      const computers = await readComputers(client, range.watch?.computers ?? []);
      notPast(range, note, "the status and the account of computers", "the service reports only the present ones");
      return { computers };
    },
  },
  sessions: {
    label: "the watched sessions",
    read: async (client, { watch }) => ({ sessions: await readSessions(client, watch?.sessions ?? []) }),
  },
};

/** Reads the requested evidence. Drops incomplete evidence, and records the reason. */
export async function readExtras(choices: readonly ExtraChoice[], client: Client, range: ExtrasRange): Promise<Extras> {
  let extras = nothingRead;
  const note = (own: Note) => {
    extras = { ...extras, notes: [...(extras.notes ?? []), own] };
  };
  const miss = (what: ExtraName, reason: string, isOptional: boolean) => {
    extras = { ...extras, unread: [...extras.unread, { what, reason, isOptional }] };
  };
  for (const [name, { isOptional }] of askedFor(choices)) {
    const reader = readers[name];
    const unwatchedReason = whyUnwatched(name, range.watch);
    if (unwatchedReason !== null) {
      // Nothing was refused, so the audit is complete without it.
      miss(name, unwatchedReason, true);
      continue;
    }
    try {
      const evidence = await reader.read(client, range, note);
      extras = { ...extras, ...evidence };
    } catch (error) {
      // Wrong input also counts as unreadable: a missing host, or an invalid id.
      if (!(error instanceof DriftlineError) || (error.exitCode !== 3 && error.code !== "usage")) throw error;
      const { message, hint } = firstIn(error.problems);
      const help = error.code === "usage" && hint !== undefined ? `; ${hint}` : "";
      miss(name, `${reader.label} could not be read: ${message}${help}`, isOptional);
    }
  }
  return extras;
}

/** Notes what the service does not say of the past, in an audit of the past. */
function notPast({ asOf, now }: ExtrasRange, note: (note: Note) => void, subject: string, reason: string): void {
  if (asOf < now) note({ what: `${subject} at ${timeWords(asOf)}`, reason });
}

function openEnd(things: string): Note {
  const reason = "their page has no pagination, so it was taken as the only page";
  return { what: `whether there are more ${things}`, reason };
}

async function readMembers(client: Client, hearOpenEnd: () => void): Promise<Members> {
  const { list } = users;
  const pages = eachPage(list, { limit: MAX_LIMIT }, (input) => client.call(list, input), hearOpenEnd);
  const members = new Map<string, Member>();
  // A member who joins during paging may appear twice.
  for await (const item of eachItem(list, pages)) {
    const { createdAt, lastSignInAt, ...user } = item;
    const [id, email] = [text(user.id, "personal") ?? "", text(user.email, "personal") ?? ""];
    members.set(id, { id, email, since: timeOf(createdAt), signedIn: timeOf(lastSignInAt) });
  }
  // With an empty list, everybody would count as somebody who left.
  if (members.size === 0)
    throw new DriftlineError("incomplete", "the service lists none, and an organization has some");
  return [...members.values()];
}

function timeOf(text: string | null | undefined): number | null {
  return (typeof text === "string" ? instantOf(text) : undefined) ?? null;
}
