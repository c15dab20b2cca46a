// What the usage log holds: the sessions that people had on a day, and what happened in them. Every figure of the
// analytics is summed from this. All counts are whole, and above 0 unless they say otherwise.
export const clients = ["terminal-ui", "web", "non-interactive-cli"] as const;
export type Client = (typeof clients)[number];

/** How much a session leaves to the agent, the most first. */
export const modes = ["auto-high", "auto-medium", "auto-low", "spec", "manual"] as const;
export type Mode = (typeof modes)[number];

/** How much confirmation a call of a tool needed, the least first. */
export const levels = ["auto_high", "auto_medium", "auto_low", "manual"] as const;
export type Level = (typeof levels)[number];

/** Calls of one tool at one level. */
export interface Calls {
  readonly tool: string;
  readonly level: Level;
  /** The MCP server that offers the tool, spelled as its user did. */
  readonly server: string | undefined;
  readonly count: number;
}

export interface Named {
  readonly name: string;
  readonly count: number;
}

export interface HookRuns {
  readonly event: string;
  readonly matcher: string;
  readonly command: string;
  readonly count: number;
}

/** Files of one extension. Either count may be 0. */
export interface Files {
  readonly extension: string;
  readonly language: string;
  readonly created: number;
  readonly edited: number;
}

/** What one model took and gave. Any count may be 0. */
export interface ModelUse {
  readonly model: string;
  /** All that was sent: read from the cache, written to it, and the rest. */
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly credits: number;
}

/** A session belongs, whole, to the day on which it started. */
export interface Session {
  readonly client: Client;
  readonly mode: Mode;
  readonly userMessages: number;
  readonly assistantMessages: number;
  readonly calls: readonly Calls[];
  readonly skills: readonly Named[];
  readonly commands: readonly Named[];
  readonly hooks: readonly HookRuns[];
  readonly files: readonly Files[];
  /** May be 0, like the pull requests. */
  readonly commits: number;
  readonly pulls: number;
  readonly models: readonly ModelUse[];
}

/** One person's sessions of a day, of which there is at least one. */
export interface PersonDay {
  readonly id: string;
  readonly email: string;
  readonly sessions: readonly Session[];
}
