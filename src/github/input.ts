// What a plan of issues is made from.
import type { Report } from "../model/report/index.ts";
import type { Book } from "../reporters/wording/finding-text.ts";
import type { Issue } from "./issue.ts";
import type { Anchor } from "./marker.ts";
import type { RepositoryPlace } from "./place.ts";
import type { Subject } from "./subject.ts";
import type { KnownIssue } from "./update.ts";

export const modes = ["off", "per-finding", "single"] as const;
export type Mode = Exclude<(typeof modes)[number], "off">;

export interface PlanInput {
  readonly report: Readonly<Report>;
  readonly issues: readonly Issue[];
  readonly mode: Mode;
  /** How many findings have an issue of their own, the worst first; those that have one keep it. */
  readonly max: number;
  readonly place: RepositoryPlace;
  /** The workflow step that runs; null where it may audit several organizations. */
  readonly seat: string | null;
  /** The ledger as this run left it; null without one. */
  readonly anchor: Anchor | null;
}

/** What the summary issue is made from. */
export interface SummaryInput extends PlanInput {
  readonly book: Book;
  readonly id: string;
  readonly previous: KnownIssue | undefined;
  /** What the summary lists, the worst first. */
  readonly subjects: readonly Subject[];
  /** What has issues of its own. */
  readonly own: readonly Subject[];
  /** What stands beneath another open finding. */
  readonly beneath: readonly Subject[];
  /** Every subject of the report. */
  readonly all: Iterable<Subject>;
}

/** Why a summary is commented on. */
export type SummaryNews = "changed" | "reopened" | "done" | "hand-open" | "hand-closed";
