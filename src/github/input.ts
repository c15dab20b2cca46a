// What a plan of issues is made from.
import type { Report } from "../model/report/index.ts";
import type { Severity } from "../model/severity.ts";
import type { Book } from "../reporters/wording/finding-text.ts";
import type { Issue } from "./issue.ts";
import type { Anchor } from "./marker.ts";
import type { RepositoryPlace } from "./place.ts";
import type { Subject } from "./subject.ts";
import type { KnownIssue } from "./update.ts";
import type { Workflows } from "./workflows.ts";

export const modes = ["off", "per-finding", "single"] as const;
export type Mode = Exclude<(typeof modes)[number], "off">;

/** What every run says of its issues, whether or not its audit came to a report. */
export interface IssueSettings {
  /** The audit that the issues belong to, beside the organization: what auditId gives. */
  readonly audit: string;
  /** The workflow that the audit is named after, as short gives it; null where it has a name of its own. */
  readonly flow: string | null;
  readonly place: RepositoryPlace;
  /** The job and step that runs, as short gives them; null outside of a workflow. */
  readonly step: string | null;
  /** The attempt of the run and the check run of the job, as `2.51725241954`; null where nobody knows. */
  readonly leg: string | null;
  /** Days without a complete audit after which an issue says so. */
  readonly alarmAfter: number;
}

export interface PlanInput extends IssueSettings {
  readonly report: Readonly<Report>;
  readonly issues: readonly Issue[];
  readonly mode: Mode;
  /** How many findings have an issue of their own, the worst first. */
  readonly max: number;
  /** The severities that the configuration gives built-in rules. */
  readonly builtin: Readonly<Record<string, Severity | "off">>;
  /** The workflows that there are: issues of those that are gone are taken over. null: nobody asked. */
  readonly workflows: Workflows | null;
  /** The logins on GitHub of owners, by rule. */
  readonly logins: Readonly<Record<string, string>>;
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
  /** Whether a subject had an open issue of its own before this run. */
  readonly hadIssue: (subject: Subject) => boolean;
  /** Whether a subject has an issue that tells of it, open or not. */
  readonly tells: (subject: Subject) => boolean;
  /** What stands beneath another open finding. */
  readonly beneath: readonly Subject[];
  /** Every subject of the report. */
  readonly all: readonly Subject[];
  /** What opened and was put right between two audits, and is told nowhere else. */
  readonly transient: readonly Subject[];
  /** What the audit was judged by. */
  readonly judge: string;
}

/** Why a summary is commented on. */
export type SummaryNews = "changed" | "reopened" | "done" | "hand-open" | "hand-closed";
