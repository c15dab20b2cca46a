// Usage as the service reports it, day by day. A figure that the service does not report is null, and never 0.

/** A UTC day, YYYY-MM-DD. */
export type UtcDay = string;

/** null: the service did not report it. */
export type Figure = number | null;

/** The name of a thing, and how often it was used. */
export interface Count {
  readonly name: string;
  readonly count: Figure;
}

/** The id of a model, and the credits that it took. */
export interface ModelUse {
  readonly id: string;
  readonly credits: Figure;
}

interface TieredUse extends ModelUse {
  readonly tier: string | null;
}

/** A user of the agent. */
export interface UsageUser {
  readonly id: string;
  readonly email: string | null;
  /** The id and the address belong to different people. */
  readonly isUnclear?: true;
}

/** What `/tokens` reports for a day. Lists that were not reported are null. */
export interface TokensDay {
  readonly credits: Figure;
  readonly models: readonly TieredUse[] | null;
  /** The named models of a list that does not name all of its models; empty for a list that does. */
  readonly named: readonly TieredUse[];
  readonly users:
    | readonly (UsageUser & {
        readonly credits: Figure;
        readonly models: readonly ModelUse[] | null;
        readonly named: readonly ModelUse[];
      })[]
    | null;
}

interface HookUse {
  readonly event: string;
  readonly matcher: string | null;
  readonly command: string;
  readonly count: Figure;
}

/** What `/tools` reports for a day. */
export interface ToolsDay {
  readonly calls: Figure;
  readonly tools: readonly Count[] | null;
  readonly servers: readonly Count[] | null;
  readonly skills: readonly Count[] | null;
  readonly slashCommands: readonly Count[] | null;
  readonly hooks: readonly HookUse[] | null;
  /** Fractions of all calls by mode: `auto_high` and so on. */
  readonly shares: ReadonlyMap<string, Figure>;
  readonly ratioP90: Figure;
}

/** What `/activity` reports for a day. */
export interface ActivityDay {
  readonly users: Figure;
  readonly clients: ReadonlyMap<string, Figure>;
  readonly sessions: Figure;
}

/** What `/productivity` reports for a day. */
export interface ProductivityDay {
  readonly commits: Figure;
  readonly pullRequests: Figure;
}

/** What `/users` reports for a person on a day. */
export interface UserDay extends UsageUser {
  readonly calls: Figure;
  readonly credits: Figure;
  readonly sessions: Figure;
  readonly mcpCalls: Figure;
  /** The most used model. */
  readonly primaryModel: string | null;
  readonly primaryTier: string | null;
  /** The most used mode. Other modes may have been used as well. */
  readonly mode: string | null;
}

/** The endpoints that return one row for each day. */
export const dailyEndpoints = ["tokens", "tools", "activity", "productivity"] as const;
export type DailyEndpoint = (typeof dailyEndpoints)[number];
export const usageEndpoints = [...dailyEndpoints, "users"] as const;
export type UsageEndpoint = (typeof usageEndpoints)[number];

/** Rows that differ although they are for the same day, or the same day and user. None of them is used. */
export interface UsageConflict {
  readonly endpoint: UsageEndpoint;
  readonly day: UtcDay;
}

/** A figure that rows leave out, or give as null. */
export interface UnsaidFigure {
  readonly endpoint: UsageEndpoint;
  readonly figure: string;
  /** The number of rows. */
  readonly rows: number;
}

/** The verdicts on a use on a day; unjudged: no revision is that old. */
export const dayVerdicts = ["allowed", "violation", "ambiguous", "unjudged"] as const;

/** All requested days. A day without a row is in no map: the day is missing, and not a day without usage. */
export interface Usage {
  readonly from: UtcDay;
  readonly to: UtcDay;
  /** The number of days after the run's instant that have figures and were not requested. */
  readonly leftOut: number;
  readonly requests: number;
  readonly tokens: ReadonlyMap<UtcDay, TokensDay>;
  readonly tools: ReadonlyMap<UtcDay, ToolsDay>;
  readonly activity: ReadonlyMap<UtcDay, ActivityDay>;
  readonly productivity: ReadonlyMap<UtcDay, ProductivityDay>;
  /** Only active users. */
  readonly users: ReadonlyMap<UtcDay, readonly UserDay[]>;
  readonly conflicts: readonly UsageConflict[];
  readonly unsaid: readonly UnsaidFigure[];
}
