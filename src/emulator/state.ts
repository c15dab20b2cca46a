// The data that requests change. Made for every server, so that no two servers share it. Resources share it, because a
// session works on a computer, and an installation is a session.
import type { Computer } from "../service/computers.ts";
import type { ControlRevision, Organization } from "./organization.ts";
import type { SessionRecord } from "./conversation.ts";
import { recordOf } from "./scenario-sessions.ts";

/** A computer without its installation, which depends on the time. */
export interface ComputerRecord {
  computer: Computer;
  /** The last requested installation. */
  installation?: Installation;
}

export interface Installation {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly sessionId: string;
}

export interface State {
  /** Milliseconds since 1970, never decreasing, so that events stay in order. */
  readonly now: () => number;
  /** Makes a new identifier. The same requests in the same order give the same identifiers. */
  readonly newId: (prefix: "ses" | "msg") => string;
  /** In the order of their creation. */
  readonly revisions: ControlRevision[];
  readonly sessions: Map<string, SessionRecord>;
  readonly computers: Map<string, ComputerRecord>;
  /** Credits by the member's e-mail address. */
  readonly creditLimits: Map<string, number>;
}

/**
 * Makes the state of a server before any request.
 * @param clock milliseconds since 1970
 */
export function stateOf({ revisions, computers, sessions }: Organization, clock: () => number = Date.now): State {
  let latest = -Infinity;
  let ids = 0;
  return {
    now: () => (latest = Math.max(latest, clock())),
    newId: (prefix) => `${prefix}_${String(++ids).padStart(6, "0")}`,
    revisions: [...revisions],
    sessions: new Map(sessions.map((session) => [session.id, recordOf(session)])),
    computers: new Map(computers.map((computer) => [computer.id, { computer }])),
    creditLimits: new Map(),
  };
}
