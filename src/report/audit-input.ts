// The input of an audit.
import type { Catalog } from "../catalog/catalog.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Members } from "../model/members.ts";
import type { Observations } from "../model/observed.ts";
import type { Hear } from "../model/progress.ts";
import type { Report } from "../model/report/index.ts";
import type { Usage } from "../model/usage.ts";
import type { Severity } from "../model/severity.ts";
import type { PolicyHistory } from "../policy/in-force.ts";
import type { LoadedPolicies } from "../policy/load.ts";
import type { SampleRequest } from "./sample.ts";
import type { Unread } from "./unread.ts";

export interface AuditInput extends Partial<Observations> {
  readonly evidence: Evidence;
  readonly policies: LoadedPolicies;
  /** Earlier versions of the policies, to judge revisions by the policies of their time too. */
  readonly policyHistory?: PolicyHistory | undefined;
  readonly catalog: Catalog;
  readonly organization: string;
  readonly version: string;
  /** The time taken as now, in milliseconds. */
  readonly asOf: number;
  /** Whether to leave out revisions after `asOf`. */
  readonly cut: boolean;
  /** Whether a gap in the numbers makes the evidence incomplete. */
  readonly requireContiguous: boolean;
  /** Severities that override those of built-in rules, by id. */
  readonly builtin: Readonly<Record<string, Severity | "off">>;
  readonly view: Report["view"];
  /** All members of the organization; absent when not requested. */
  readonly members?: Members | null;
  /** When the members were read, in milliseconds, if that was after `asOf`. */
  readonly membersAt?: number;
  /** The service's figures on use; absent when not requested. */
  readonly usage?: Usage | null;
  /** Accounts that several people share: e-mails, `*@domain`, or user ids. */
  readonly sharedAccounts?: readonly string[];
  /** The expected interval of audits; null when not stated. */
  readonly auditEverySeconds?: number | null;
  /** Whether nobody reads the settings of the evidence afterwards. They are given up while they are judged. */
  readonly isLast?: boolean | undefined;
  /** The size of the sample of changes to test by hand, and its seed. */
  readonly sample?: SampleRequest | undefined;
  /** Called about a hundred times per audit. */
  readonly progress?: Hear | undefined;
  /** Data besides the history that was requested but not received, with reasons. An audit without it is incomplete. */
  readonly unread?: readonly Unread[];
}

/** The settings of an organization, which all its audits share. */
type AuditSettings = Pick<AuditInput, "catalog" | "builtin" | "sharedAccounts" | "auditEverySeconds">;

/** The required and optional settings of one audit. */
type AuditOverrides = Pick<AuditInput, "policies" | "organization" | "asOf"> &
  Partial<Omit<AuditInput, "evidence" | keyof AuditSettings>>;

/**
 * Builds the input of an audit.
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
