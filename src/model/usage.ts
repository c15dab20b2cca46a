// What the service says was used, day by day. A figure that it did not say is null, and never 0.

/** A day of UTC, YYYY-MM-DD. */
export type UtcDay = string;

/** null: the service did not say. */
export type Figure = number | null;

/** A thing by its name, and how often it was used. */
export interface Count {
  readonly name: string;
  readonly count: Figure;
}

/** A model by its id, and the credits that it took. */
export interface ModelUse {
  readonly id: string;
  readonly credits: Figure;
}

interface TieredUse extends ModelUse {
  readonly tier: string | null;
}

/** What `/tokens` says of a day. Lists are null where they were not said. */
export interface TokensDay {
  readonly credits: Figure;
  readonly models: readonly TieredUse[] | null;
  /** The models that a list names which does not name all of its own; none where it does. */
  readonly named: readonly TieredUse[];
  readonly users:
    | readonly {
        readonly id: string;
        readonly email: string | null;
        readonly credits: Figure;
        readonly models: readonly ModelUse[] | null;
        readonly named: readonly ModelUse[];
      }[]
    | null;
}

interface HookUse {
  readonly event: string;
  readonly matcher: string | null;
  readonly command: string;
  readonly count: Figure;
}

/** What `/tools` says of a day. */
export interface ToolsDay {
  readonly calls: Figure;
  readonly tools: readonly Count[] | null;
  readonly servers: readonly Count[] | null;
  readonly skills: readonly Count[] | null;
  readonly slashCommands: readonly Count[] | null;
  readonly hooks: readonly HookUse[] | null;
  /** Parts of all calls by mode, `auto_high` and so on. */
  readonly shares: ReadonlyMap<string, Figure>;
  readonly ratioP90: Figure;
}

/** What `/activity` says of a day. */
export interface ActivityDay {
  readonly users: Figure;
  readonly clients: ReadonlyMap<string, Figure>;
  readonly sessions: Figure;
}

/** What `/productivity` says of a day. */
export interface ProductivityDay {
  readonly commits: Figure;
  readonly pullRequests: Figure;
}

/** What `/users` says of somebody on a day. */
export interface UserDay {
  readonly id: string;
  readonly email: string | null;
  readonly calls: Figure;
  readonly credits: Figure;
  readonly sessions: Figure;
  readonly commits: Figure;
  readonly pullRequests: Figure;
  readonly mcpCalls: Figure;
  /** The model used most. */
  readonly primaryModel: string | null;
  /** The mode used most: other modes may have been used as well. */
  readonly mode: string | null;
}

/** The endpoints that give one row for each day. */
export const dailyEndpoints = ["tokens", "tools", "activity", "productivity"] as const;
export type DailyEndpoint = (typeof dailyEndpoints)[number];
export const usageEndpoints = [...dailyEndpoints, "users"] as const;
export type UsageEndpoint = (typeof usageEndpoints)[number];

/** Rows that differ though they are of one day, or of one day and user: none of them is used. */
export interface UsageConflict {
  readonly endpoint: UsageEndpoint;
  readonly day: UtcDay;
}

/** A figure that rows leave out, or give as null. */
export interface UnsaidFigure {
  readonly endpoint: UsageEndpoint;
  readonly figure: string;
  /** How many rows. */
  readonly rows: number;
}

/** What may be said of a use on a day; unjudged: no revision is as old. */
export const dayVerdicts = ["allowed", "violation", "ambiguous", "unjudged"] as const;

/** All days that were asked for. A day without a row stands in no map: it is missing, and not a day without use. */
export interface Usage {
  readonly from: UtcDay;
  readonly to: UtcDay;
  /** Days after the run's instant for which there are figures, and which were not asked for. */
  readonly leftOut: number;
  readonly requests: number;
  readonly tokens: ReadonlyMap<UtcDay, TokensDay>;
  readonly tools: ReadonlyMap<UtcDay, ToolsDay>;
  readonly activity: ReadonlyMap<UtcDay, ActivityDay>;
  readonly productivity: ReadonlyMap<UtcDay, ProductivityDay>;
  /** Only of those who were active. */
  readonly users: ReadonlyMap<UtcDay, readonly UserDay[]>;
  readonly conflicts: readonly UsageConflict[];
  readonly unsaid: readonly UnsaidFigure[];
}
