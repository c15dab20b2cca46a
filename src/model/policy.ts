// Policies as the audits see them: read, checked and merged, with every date and pattern resolved.
import type { Json } from "./json.ts";
import type { Location } from "./report.ts";
import type { Severity } from "./severity.ts";

/** One check with its options. */
export interface Demand {
  readonly check: string;
  readonly options: Json;
}

/** One demand on one setting. */
export interface Rule {
  /** `<policy id>/<setting path>` unless the policy says otherwise. */
  readonly id: string;
  /** The id of the policy that states it. */
  readonly policy: string;
  readonly title: string;
  readonly owner: string | null;
  readonly severity: Severity;
  readonly rationale: string | null;
  readonly remediation: string | null;
  readonly controls: readonly string[];
  /** The catalog path of the setting. */
  readonly setting: string;
  readonly demands: readonly Demand[];
  /** Whether the rule holds while the setting is not set, although the catalog says that nothing is enforced then. */
  readonly unsetPasses: boolean;
  readonly fixWithinSeconds: number | null;
  /** Milliseconds; before and after it the policy is not in force. */
  readonly from: number | null;
  readonly until: number | null;
  readonly overridable: boolean;
  readonly location: Location;
}

/** One entry of a list of people: an e-mail, `*@domain`, or a user id, for a time. */
export interface Approved {
  readonly who: string;
  readonly from: number | null;
  /** The first millisecond after the term. */
  readonly until: number | null;
}

export interface EditorPolicy {
  readonly severity: Severity;
  /** null: the policy names nobody, and only `by` judges. */
  readonly approved: readonly Approved[] | null;
  /** The last pattern that matches a changed setting decides who may change it. */
  readonly by: readonly { readonly pattern: string; readonly people: readonly Approved[] }[];
  readonly policy: string;
  readonly owner: string | null;
  readonly rationale: string | null;
  readonly controls: readonly string[];
  readonly from: number | null;
  readonly until: number | null;
  readonly location: Location;
}

export interface Exception {
  readonly rule: string;
  /** The offending entries it accepts; null stands for unset, a text `fp:…` for a secret. */
  readonly value: readonly Json[] | null;
  /** Of an event: the revision it accepts. */
  readonly revision: number | null;
  readonly owner: string;
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
  readonly editors: EditorPolicy | null;
  readonly exceptions: readonly Exception[];
}
