// Policies as the audits see them: read, checked and merged, with every date and pattern resolved.
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
  /** Whether the rule holds while the setting is not set, although the catalog says that nothing is enforced then. */
  readonly unsetPasses: boolean;
  readonly overridable: boolean;
}

/** One entry of a list of people: an e-mail, `*@domain`, or a user id, for a time. */
export interface Approved {
  readonly who: string;
  readonly from: number | null;
  /** The first millisecond after the term. */
  readonly until: number | null;
}

export interface EditorPolicy extends PolicyPart {
  readonly severity: Severity;
  /** null: the policy names nobody, and only `by` judges. */
  readonly approved: readonly Approved[] | null;
  /** The last pattern that matches a changed setting decides who may change it. */
  readonly by: readonly { readonly pattern: string; readonly people: readonly Approved[] }[];
}

export const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Day = (typeof days)[number];

/** When changes are made, by the clock of one time zone. */
export interface ChangeWindow {
  /** The days on which it begins. */
  readonly days: readonly Day[];
  /** Minutes of the day; `to` is excluded, and lies on the next day when it is not after `from`. */
  readonly from: number;
  readonly to: number;
  readonly timezone: string;
}

/** A time in which nothing may change. */
export interface Freeze {
  readonly from: number;
  /** The first millisecond after it. */
  readonly until: number;
  readonly reason: string;
  /** Patterns of settings; null: all. */
  readonly settings: readonly string[] | null;
}

/** When and how the controls may change. */
export interface ChangePolicy extends PolicyPart {
  /** Empty: at any time. */
  readonly windows: readonly ChangeWindow[];
  readonly freezes: readonly Freeze[];
  /** What needs an approval when it is loosened; null: nothing. */
  readonly loosening: { readonly settings: readonly string[] | null } | null;
  /** How long after a change an approval may still be given; null: not at all. */
  readonly emergencySeconds: number | null;
  /** null: that of the built-in rule. */
  readonly severity: Severity | null;
}

/** A change record: which settings may change, when, by whom, agreed by whom. */
export interface Approval {
  readonly id: string;
  /** Patterns of settings. */
  readonly settings: readonly string[];
  readonly from: number;
  /** The first millisecond after the term. */
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

/** A demand on the settings as a whole, as a JSON Schema. Its id is `<policy id>/<its own id>`. */
export interface Assertion extends StatedRule {
  readonly schema: JsonObject;
  /** Catalog paths that the schema names: what it governs. */
  readonly governs: readonly string[];
}

export interface Exception {
  readonly rule: string;
  /** The offending entries it accepts; null stands for unset, a text `fp:…` for a secret. */
  readonly value: readonly Json[] | null;
  /** The one place it is for, as a JSON Pointer; null: wherever the rule looks. */
  readonly subject: string | null;
  /** Whether it also accepts that the setting has no effect. */
  readonly inert: boolean;
  /** Of an event: the revision it accepts. */
  readonly revision: number | null;
  readonly owner: string;
  /** Who agreed to it besides the owner. */
  readonly agreedBy: readonly string[];
  readonly reason: string;
  readonly ticket: string | null;
  readonly category: "waiver" | "mitigated" | null;
  readonly from: number;
  /** The first millisecond after the term; null only for an event. */
  readonly until: number | null;
  readonly location: Location;
}

export interface PolicyFile {
  readonly id: string;
  /** Ids that it had, the first one first: findings keep the ids that they had under it. */
  readonly formerly?: readonly string[];
  readonly title: string | null;
  readonly file: string;
  readonly digest: string;
  /** How many rules the file states. */
  readonly rules: number;
}

/** Everything a run judges by. */
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
