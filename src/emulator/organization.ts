// What the emulator serves: one organization with its members, the history of its settings and its computers.
import type { JsonObject } from "../model/json.ts";
import type { Computer } from "../service/computers.ts";
import type { Role } from "../service/endpoint.ts";
import type { User } from "../service/users.ts";
import type { MadeReport } from "./scenario-readiness.ts";
import type { StatedSession } from "./scenario-sessions.ts";
import type { UsagePlan } from "./usage/plan.ts";

/** A member as the service lists it, with the role, which it does not list. */
interface Member {
  readonly user: User;
  readonly role: Role;
}

/** One entry of the history, in the shape in which the service gives it out. */
export interface ControlRevision {
  readonly revision: number;
  readonly settings: JsonObject;
  readonly user: { readonly id: string; readonly email: string; readonly name: string };
  /** UTC, with milliseconds. */
  readonly updatedAt: string;
}

export interface Organization {
  readonly id: string;
  readonly name: string;
  /** Those who are members at the end of the story. */
  readonly members: readonly Member[];
  /** In the order in which they were made. */
  readonly revisions: readonly ControlRevision[];
  /** As they are before anybody asks for anything. */
  readonly computers: readonly Computer[];
  /** There before anybody asks for one. */
  readonly sessions: readonly StatedSession[];
  /** How people use the agent. */
  readonly usage: UsagePlan;
  /** Newest first. */
  readonly readiness: readonly MadeReport[];
}
