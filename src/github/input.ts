// The input of a plan of issues.
import type { JudgedRules } from "../model/judged-rules.ts";
import type { Finding, Report } from "../model/report/index.ts";
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

/** Settings of every run for its issues, with or without a report. */
export interface IssueSettings {
  /** The audit that the issues belong to, besides the organization: the result of auditId. */
  readonly audit: string;
  /** The digest (`short`) of the workflow that the audit is named after; null if the audit has its own name. */
  readonly flow: string | null;
  readonly place: RepositoryPlace;
  /** The digest (`short`) of the running job and step; null outside of a workflow. */
  readonly step: string | null;
  /** The run's attempt and the job's check run, as `2.51725241954`; null if unknown. */
  readonly leg: string | null;
  /** Days without a complete audit after which the alarm opens. */
  readonly alarmAfter: number;
}

export interface PlanInput extends IssueSettings {
  readonly report: Readonly<Report>;
  readonly issues: readonly Issue[];
  readonly mode: Mode;
  /** How many findings get their own issue, worst first. */
  readonly max: number;
  /** The configured severities of built-in rules. */
  readonly builtin: Readonly<Record<string, Severity | "off">>;
  /** The built-in rules by the runs that judge them. */
  readonly judgedRules: JudgedRules;
  /** The existing workflows: issues of removed workflows are taken over. null: not requested. */
  readonly workflows: Workflows | null;
  /** The GitHub logins of owners, by rule. */
  readonly logins: Readonly<Record<string, string>>;
  /** The ledger after this run; null without a ledger. */
  readonly anchor: Anchor | null;
}

export interface SummaryInput extends PlanInput {
  readonly book: Book;
  readonly id: string;
  readonly previous: KnownIssue | undefined;
  /** The last known audit; null: none is known. */
  readonly since: string | null;
  /** The subjects that the summary lists, worst first. */
  readonly subjects: readonly Subject[];
  /** The subjects with their own issues. */
  readonly own: readonly Subject[];
  /** The number of open issues of single findings, with those that this run cannot close. */
  readonly issueCount: number;
  /** Whether a subject had its own open issue before this run. */
  readonly hadIssue: (subject: Subject) => boolean;
  /** Whether a subject has its own issue, open or closed. */
  readonly tells: (subject: Subject) => boolean;
  /** The subjects that another open finding explains. */
  readonly beneath: readonly Subject[];
  /** Every subject of the report. */
  readonly all: readonly Subject[];
  /** Windows that opened and were remediated between two audits, and that no other issue reports. */
  readonly transient: readonly Finding[];
  /** The digest of the audit's policies. */
  readonly judge: string;
}

/** Why the summary gets a comment. */
export type SummaryNews = "changed" | "reopened" | "done" | "hand-open" | "hand-closed";
