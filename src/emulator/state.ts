// What requests change. Made once for every server, so that two servers never share it; resources need each other's part
// of it: a session works on a computer, and an installation is a session.
import type { Computer } from "../service/computers.ts";
import type { ControlRevision, Organization } from "./organization.ts";
import type { SessionRecord } from "./conversation.ts";
import { recordOf } from "./scenario-sessions.ts";

/** A computer as it is now, but for an installation, which moves with the clock. */
export interface ComputerRecord {
  computer: Computer;
  /** The installation that was asked for last. */
  installation?: Installation;
}

export interface Installation {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly sessionId: string;
}

export interface State {
  /** Milliseconds since 1970; they never go back, so that nothing happens before what came before it. */
  readonly now: () => number;
  /** A new identifier: the same for the same requests in the same order. */
  readonly newId: (prefix: "ses" | "msg") => string;
  /** In the order in which they were made. */
  readonly revisions: ControlRevision[];
  readonly sessions: Map<string, SessionRecord>;
  readonly computers: Map<string, ComputerRecord>;
  /** Credits by the e-mail address of the member. */
  readonly creditLimits: Map<string, number>;
}

/**
 * The state of a server that nobody has asked anything yet.
 * @param clock milliseconds since 1970
 */
export function stateOf({ revisions, computers, sessions }: Organization, clock: () => number = Date.now): State {
  let latest = -Infinity;
  let ids = 0;
  return {
    now: () => (latest = Math.max(latest, clock())),
    newId: (prefix) => `${prefix}_${String(++ids).padStart(6, "0")}`,
    revisions: [...revisions],
    sessions: new Map(sessions.map((stated) => [stated.id, recordOf(stated)])),
    computers: new Map(computers.map((computer) => [computer.id, { computer }])),
    creditLimits: new Map(),
  };
}
