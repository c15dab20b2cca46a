// What an audit is given.
import type { Catalog } from "../catalog/catalog.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Members } from "../model/members.ts";
import type { Observed } from "../model/observed.ts";
import type { Hear } from "../model/progress.ts";
import type { Report } from "../model/report/index.ts";
import type { Usage } from "../model/usage.ts";
import type { Severity } from "../model/severity.ts";
import type { PolicyHistory } from "../policy/in-force.ts";
import type { LoadedPolicies } from "../policy/load.ts";
import type { SampleRequest } from "./sample.ts";
import type { Unread } from "./unread.ts";

export interface AuditInput extends Partial<Observed> {
  readonly evidence: Evidence;
  readonly policies: LoadedPolicies;
  /** What the policies were before, so that revisions are judged by those of their time as well. */
  readonly policyHistory?: PolicyHistory | undefined;
  readonly catalog: Catalog;
  readonly organization: string;
  readonly version: string;
  /** Milliseconds taken as now. */
  readonly asOf: number;
  /** Whether revisions after `asOf` are left out. */
  readonly cut: boolean;
  /** Whether a gap in the numbers makes the evidence incomplete. */
  readonly requireContiguous: boolean;
  /** Other severities of built-in rules, by id. */
  readonly builtin: Readonly<Record<string, Severity | "off">>;
  readonly view: Report["view"];
  /** Everybody who belongs to the organization; left out when nobody asked. */
  readonly members?: Members | null;
  /** What the service says was used; left out when nobody asked. */
  readonly usage?: Usage | null;
  /** Accounts that several people use: e-mails, `*@domain`, or user ids. */
  readonly sharedAccounts?: readonly string[];
  /** How often an audit is expected; null when nobody says. */
  readonly auditEverySeconds?: number | null;
  /** How many changes somebody wants to test by hand, and what they are drawn by. */
  readonly sample?: SampleRequest | undefined;
  /** Called about a hundred times in all. */
  readonly progress?: Hear | undefined;
  /** What was asked for besides the history and did not come, and why: an audit without it is not what was wanted. */
  readonly unread?: readonly Unread[];
}

/** What an organization states once, and every audit of it reads. */
type AuditSettings = Pick<AuditInput, "catalog" | "builtin" | "sharedAccounts" | "auditEverySeconds">;

/** What every audit must say, and what it may. */
type AuditOverrides = Pick<AuditInput, "policies" | "organization" | "asOf"> &
  Partial<Omit<AuditInput, "evidence" | keyof AuditSettings>>;

/**
 * What an audit is given.
 * @param settings a configuration
 * @param overrides without them revisions after `asOf` are left out, gaps in the numbers are allowed, and nothing fails
 */
export function auditInput(evidence: Evidence, settings: AuditSettings, overrides: AuditOverrides): AuditInput {
  const { catalog, builtin, sharedAccounts, auditEverySeconds } = settings;
  return {
    evidence,
    catalog,
    builtin,
    ...(sharedAccounts && { sharedAccounts }),
    ...(auditEverySeconds !== undefined && { auditEverySeconds }),
    version: "",
    cut: true,
    requireContiguous: false,
    view: { reportSeverity: null, since: null, failOn: "never" },
    ...overrides,
  };
}
