// The request of each reading endpoint, and what an audit lacks without it.
import type { ExtraName } from "../../run/extra-names.ts";
import { DAY, dayOf } from "../../model/instant.ts";
import type { Endpoint } from "../../service/endpoint.ts";
import { resources } from "../../service/index.ts";
import type { Values } from "../../service/wire.ts";

export interface Probe {
  readonly endpoint: Endpoint;
  readonly input: Values;
  /** The evidence that needs it; null for the history, which every audit needs. */
  readonly neededBy: ExtraName | null;
  /** What is missing if it cannot be read. */
  readonly without: string;
  /** Whether it requests an item that does not exist: then "not found" is the right answer. */
  readonly asksForNothing: boolean;
  /** Whether an audit cannot use an empty list. */
  readonly needsItems: boolean;
}

/** An identifier that does not exist. */
const NOBODY = "driftline-doctor";

/**
 * Returns a probe for each reading endpoint.
 * @param now milliseconds since 1970
 * @param items those that the user named
 */
export function probesAt(now: number, items: { readonly session?: string; readonly computer?: string }): Probe[] {
  const { analytics, readiness, enterpriseControls, users, sessions, messages, computers } = resources;
  const day = dayOf(now - DAY);
  const days = { startDate: day, endDate: day };
  const probe = (endpoint: Endpoint, input: Values, neededBy: ExtraName | null, without: string): Probe => {
    const needsItems = endpoint === enterpriseControls.history || endpoint === users.list;
    return { endpoint, input, neededBy, without, asksForNothing: Object.values(input).includes(NOBODY), needsItems };
  };
  const { session: sessionId = NOBODY, computer: computerId = NOBODY } = items;
  return [
    probe(enterpriseControls.history, { limit: 1 }, null, "the audit: there is no history to judge"),
    probe(users.list, { limit: 1 }, "access", "who is still a member, and who never signs in"),
    probe(analytics.tokens, days, "usage", "which models were used, and for how many credits"),
    probe(analytics.tools, days, "usage", "which tools and MCP servers were used, and how autonomously"),
    probe(analytics.activity, days, "usage", "how many users were active"),
    probe(analytics.productivity, days, "usage", "what the agent changed"),
    probe(analytics.users, { ...days, limit: 1 }, "usage", "who used what while it was allowed"),
    probe(readiness.list, { limit: 1 }, "readiness", "how ready repositories are for agents"),
    probe(computers.get, { computerId }, "computers", "which computers agents work on"),
    probe(computers.getByName, { name: NOBODY }, "computers", "computers by their name"),
    probe(sessions.get, { sessionId }, "sessions", "the settings that sessions ran with"),
    probe(messages.list, { sessionId, limit: 1 }, "sessions", "messages of sessions"),
    probe(messages.get, { sessionId, messageId: NOBODY }, "sessions", "single messages of sessions"),
  ];
}
