// Policies as the audits use them: read, checked and merged, with every date and pattern resolved.
import type { Json, JsonObject } from "./json.ts";
import type { Location } from "./report/index.ts";
import type { Severity } from "./severity.ts";
import type { PolicyPart, StatedRule } from "./policy-part.ts";
import type {
  AccessPolicy,
  ComputersPolicy,
  LimitsPolicy,
  ReadinessPolicy,
  SessionsPolicy,
  UsagePolicy,
} from "./policy-use.ts";

/** One check with its options. */
export interface Demand {
  readonly check: string;
  readonly options: Json;
}

/** One demand on one setting. Its id is `<policy id>/<setting path>` unless the policy says otherwise. */
export interface Rule extends StatedRule {
  /** The catalog path of the setting. */
  readonly setting: string;
  readonly demands: readonly Demand[];
  /** Whether the rule passes while the setting is not set, although the catalog says that nothing is enforced. */
  readonly unsetPasses: boolean;
  readonly overridable: boolean;
}

/** An entry of a list of people: an e-mail address, `*@domain` or a user id, for a period. */
export interface ApprovedPerson {
  readonly who: string;
  readonly from: number | null;
  /** The first millisecond after the period. */
  readonly until: number | null;
}

export interface EditorPolicy extends PolicyPart {
  /** null: the severity of the built-in rule. */
  readonly severity: Severity | null;
  /** null: the policy names nobody, and only `by` decides. */
  readonly approved: readonly ApprovedPerson[] | null;
  /** The last pattern that matches a changed setting decides who may change it. */
  readonly by: readonly { readonly pattern: string; readonly people: readonly ApprovedPerson[] }[];
}

export const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Day = (typeof days)[number];

/** When changes may be made, in one time zone. */
export interface ChangeWindow {
  /** The days on which the window begins. */
  readonly days: readonly Day[];
  /** Minutes of the day. `to` is exclusive, and on the next day if it is not after `from`. */
  readonly from: number;
  readonly to: number;
  readonly timezone: string;
}

/** A period in which nothing may change. */
export interface Freeze {
  readonly from: number;
  /** The first millisecond after the period. */
  readonly until: number;
  readonly reason: string;
  /** Patterns of settings; null: all settings. */
  readonly settings: readonly string[] | null;
}

/** The policy on when and how the settings may change. */
export interface ChangePolicy extends PolicyPart {
  /** Empty: at any time. */
  readonly windows: readonly ChangeWindow[];
  readonly freezes: readonly Freeze[];
  /** The settings that need an approval to be loosened; null: none. */
  readonly loosening: { readonly settings: readonly string[] | null } | null;
  /** How long after a change an approval may still be given; null: not at all. */
  readonly emergencySeconds: number | null;
  /** null: the severity of the built-in rule. */
  readonly severity: Severity | null;
}

/** A change record: which settings may change, when, by whom, and who approved the change. */
export interface Approval {
  readonly id: string;
  /** Patterns of settings. */
  readonly settings: readonly string[];
  readonly from: number;
  /** The first millisecond after the period. */
  readonly until: number;
  /** E-mail addresses, `*@domain` or user ids; null: anybody. */
  readonly implementers: readonly string[] | null;
  /** E-mail addresses or user ids. */
  readonly approvedBy: readonly string[];
  readonly approvedAt: number;
  readonly ticket: string | null;
  readonly reason: string | null;
  readonly location: Location;
}

/** A demand on the settings as a whole, as a JSON Schema. Its id is `<policy id>/<assertion id>`. */
export interface Assertion extends StatedRule {
  readonly schema: JsonObject;
  /** The catalog paths in the schema: the settings that the assertion governs. */
  readonly governs: readonly string[];
}

export interface Exception {
  readonly rule: string;
  /** The violating entries that the exception accepts; null stands for unset, a text `fp:…` for a secret. */
  readonly value: readonly Json[] | null;
  /** The only place that the exception covers, as a JSON Pointer; null: every place that the rule covers. */
  readonly subject: string | null;
  /** Whether the exception also accepts that the setting has no effect. */
  readonly inert: boolean;
  /** For an event: the accepted revision. */
  readonly revision: number | null;
  readonly owner: string;
  /** Who approved the exception, besides the owner. */
  readonly agreedBy: readonly string[];
  readonly reason: string;
  readonly ticket: string | null;
  readonly category: "waiver" | "mitigated" | null;
  readonly from: number;
  /** The first millisecond after the period; null only for an event. */
  readonly until: number | null;
  readonly location: Location;
}

export interface PolicyFile {
  readonly id: string;
  /** Former ids, the first one first: findings keep the ids that they had under it. */
  readonly formerly?: readonly string[];
  readonly title: string | null;
  readonly file: string;
  readonly digest: string;
  /** How many rules on settings and assertions the file states. */
  readonly ownRules: number;
}

/** Everything that a run judges by. */
export interface Policies {
  readonly files: readonly PolicyFile[];
  readonly rules: readonly Rule[];
  readonly assertions: readonly Assertion[];
  readonly editors: EditorPolicy | null;
  readonly changes: ChangePolicy | null;
  readonly usage: UsagePolicy | null;
  readonly access: AccessPolicy | null;
  readonly limits: LimitsPolicy | null;
  readonly readiness: ReadinessPolicy | null;
  readonly computers: ComputersPolicy | null;
  readonly sessions: SessionsPolicy | null;
  readonly approvals: readonly Approval[];
  readonly exceptions: readonly Exception[];
}
