// Policies on usage, on access and on what is watched, with every duration resolved.
import type { StatedLimits } from "./limits.ts";
import type { PolicyOrigin, PolicyPart } from "./policy-part.ts";
import type { Location } from "./report/index.ts";
import type { Severity } from "./severity.ts";

/** What a rule says besides its demand. */
interface RuleTexts {
  readonly rationale: string | null;
  readonly remediation: string | null;
  readonly controls: readonly string[];
  readonly fixWithinSeconds: number | null;
}

/** A rule on usage, with its severity and its texts. */
export interface UsageRule<T> extends RuleTexts {
  readonly demand: T;
  /** null: the rule has its built-in id. */
  readonly id: string | null;
  /** null: the severity of the built-in rule. */
  readonly severity: Severity | null;
  readonly location: Location;
}

/** The only names that may be used, and names that nobody may use; null: not stated. */
export interface UsageLists {
  readonly allowed: readonly string[] | null;
  readonly denied: readonly string[] | null;
}

export interface UsageHook {
  readonly event: string;
  readonly matcher: string | null;
  readonly command: string;
  /** null: per session. */
  readonly perCallOf: readonly string[] | null;
  readonly atLeast: number;
  readonly overDays: number;
}

/** What may be used, and how much. */
export interface UsagePolicy extends PolicyOrigin {
  readonly settleDays: number;
  readonly quietDays: number;
  /** Names of MCP servers in the allowlist, by the servers' names in lower case. */
  readonly identities: Readonly<Record<string, string>>;
  readonly models: UsageRule<UsageLists & { readonly tiers: readonly string[] | null }> | null;
  readonly mcp: UsageRule<UsageLists> | null;
  readonly tools: UsageRule<UsageLists> | null;
  readonly slashCommands: UsageRule<UsageLists> | null;
  readonly skills: UsageRule<UsageLists> | null;
  readonly clients: UsageRule<UsageLists> | null;
  readonly autonomy: UsageRule<{
    readonly atMost: string | null;
    /** The maximum fraction of all calls, by level. */
    readonly share: Readonly<Record<string, number>>;
    readonly ratioP90: number | null;
  }> | null;
  readonly credits: UsageRule<{ readonly perUserPerDay: number | null; readonly perDay: number | null }> | null;
  readonly hooks: readonly UsageRule<UsageHook>[];
  readonly unused: UsageRule<{ readonly afterDays: number; readonly of: readonly ("models" | "mcp")[] }> | null;
}

/** Rules on who keeps access. */
export interface AccessPolicy extends PolicyPart {
  readonly reviewEveryDays: number | null;
  /** How many days a person with a grant may go without using the agent. */
  readonly maxIdleDays: number | null;
  readonly mayEdit: "members" | null;
  /** The severity of the demand on who edits. */
  readonly severity: Severity;
}

/** What every policy on observed things has besides its demands. */
export interface ObservedPolicy extends PolicyOrigin, RuleTexts {
  readonly severity: Severity | null;
  /** The location of each demand, by the key of the demand. */
  readonly locations: Readonly<Record<string, Location>>;
}

/** How ready repositories must be. null: not stated. */
export interface ReadinessPolicy extends ObservedPolicy {
  readonly repositories: readonly string[] | null;
  /** The minimum fraction of the applications that must pass, by criterion. */
  readonly required: ReadonlyMap<string, number> | null;
  readonly maxAgeSeconds: number | null;
  readonly models: UsageLists | null;
  readonly agentVersion: string | null;
  readonly clean: boolean;
}

/** Which computers are watched, and how they must be. */
export interface ComputersPolicy extends ObservedPolicy {
  /** Ids or names. */
  readonly watch: readonly string[];
  readonly remoteUserNoneOf: readonly string[] | null;
  readonly maxProvisioningSeconds: number | null;
}

/** Which sessions are watched, and how they must be. */
export interface SessionsPolicy extends ObservedPolicy {
  readonly watch: readonly string[];
  readonly toolsDenied: readonly string[] | null;
  readonly providerLockOneOf: readonly string[] | null;
}

/** Returns the policy on credit limits of users. */
export interface LimitsPolicy extends ObservedPolicy, StatedLimits {
  readonly users: readonly (StatedLimits["users"][number] & { readonly location: Location })[];
}
