// The usage log: the sessions of people by day, and the events in them. Every figure of the analytics is a sum over
// this log. Counts are whole numbers, above 0 unless stated otherwise.
export const clients = ["terminal-ui", "web", "non-interactive-cli"] as const;
export type Client = (typeof clients)[number];

/** The autonomy of a session, highest first. */
export const modes = ["auto-high", "auto-medium", "auto-low", "spec", "manual"] as const;
export type Mode = (typeof modes)[number];

/** The confirmation that a tool call needed, least first. */
export const levels = ["auto_high", "auto_medium", "auto_low", "manual"] as const;
export type Level = (typeof levels)[number];

/** Calls of one tool at one level. */
export interface Calls {
  readonly tool: string;
  readonly level: Level;
  /** The MCP server of the tool, in its user's spelling. */
  readonly server: string | undefined;
  readonly count: number;
}

export interface NameCount {
  readonly name: string;
  readonly count: number;
}

export interface HookRuns {
  readonly event: string;
  readonly matcher: string;
  readonly command: string;
  readonly count: number;
}

/** Files with one extension. Either count may be 0. */
export interface Files {
  readonly extension: string;
  readonly language: string;
  readonly created: number;
  readonly edited: number;
}

/** The tokens and credits of one model. Any count may be 0. */
export interface ModelUse {
  readonly model: string;
  /** All input tokens: read from the cache, written to it, and the rest. */
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly credits: number;
}

/** A session belongs entirely to the day on which it started. */
export interface Session {
  readonly client: Client;
  readonly mode: Mode;
  readonly userMessages: number;
  readonly assistantMessages: number;
  readonly calls: readonly Calls[];
  readonly skills: readonly NameCount[];
  readonly commands: readonly NameCount[];
  readonly hooks: readonly HookRuns[];
  readonly files: readonly Files[];
  /** May be 0, like `pulls`. */
  readonly commits: number;
  readonly pulls: number;
  readonly models: readonly ModelUse[];
}

/** One person's sessions of a day, at least one. */
export interface PersonDay {
  readonly id: string;
  readonly email: string;
  readonly sessions: readonly Session[];
}
