// The data that the emulator serves: one organization with its members, settings history and computers.
import type { JsonObject } from "../model/json.ts";
import type { Computer } from "../service/computers.ts";
import type { Role } from "../service/endpoint.ts";
import type { User } from "../service/users.ts";
import type { ScenarioReport } from "./scenario-readiness.ts";
import type { ScenarioSession } from "./scenario-sessions.ts";
import type { UsagePlan } from "./usage/plan.ts";

/** One entry of the history, in the service's format. */
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
  /** The members at the end of the scenario, as the service lists them, and their roles, which it does not list. */
  readonly members: readonly { readonly user: User; readonly role: Role }[];
  /** In the order of their creation. */
  readonly revisions: readonly ControlRevision[];
  /** Their state before any request. */
  readonly computers: readonly Computer[];
  /** The sessions before any request. */
  readonly sessions: readonly ScenarioSession[];
  /** How people use the agent. */
  readonly usage: UsagePlan;
  /** Newest first. */
  readonly readiness: readonly ScenarioReport[];
}
