// The types of explanations.
import type { RuleInfo } from "../../audits/audit.ts";
import type { Need } from "../../audits/needs.ts";
import type { Catalog } from "../../catalog/catalog.ts";
import type { Setting } from "../../catalog/setting.ts";
import type { Severity } from "../../model/severity.ts";
import type { LoadedPolicies } from "../../policy/load.ts";

export interface SettingExplained {
  readonly explains: "setting";
  readonly name: string;
  readonly says: string;
  readonly kind: string;
  /** How values look and match. */
  readonly matches: string;
  readonly list: "set" | "ordered" | null;
  /** Known values; for a scale, lowest first. */
  readonly values: readonly string[];
  /** For a scale: the value that means a level set elsewhere. */
  readonly inherits: string | null;
  readonly meanings: readonly string[];
  readonly looser: string;
  readonly unset: { readonly as: Setting["unset"]["as"]; readonly means: string; readonly rules: string };
  /** Whether an empty list allows everything. */
  readonly cliff: boolean;
  readonly counts: string | null;
  /** Other accepted spellings of this setting. */
  readonly aliases: readonly string[];
  readonly class: Setting["class"];
  readonly shown: string;
  readonly checks: readonly string[];
  /** The policies' rules on it. */
  readonly rules: readonly string[];
}

/** A rule; its policy is null if it is built in. */
export interface RuleExplained extends Pick<
  RuleInfo,
  | "title"
  | "policy"
  | "owner"
  | "rationale"
  | "remediation"
  | "controls"
  | "fixWithinSeconds"
  | "from"
  | "until"
  | "location"
> {
  readonly explains: "rule";
  readonly name: string;
  /** Its names before its policy was renamed. */
  readonly formerly: readonly string[];
  readonly severity: Severity | "off";
  readonly setting: string | null;
  readonly demand: string | null;
  readonly unsetPasses: boolean;
  /** The data that a built-in rule needs besides the history. */
  readonly needs: readonly Need[];
  readonly overridable: boolean;
  /** The file of the policy that first stated it, if it was overridden. */
  readonly inheritedFrom: string | null;
}

export interface PolicyExplained {
  readonly explains: "policy";
  readonly name: string;
  /** Its former ids. */
  readonly formerly: readonly string[];
  readonly title: string | null;
  readonly file: string;
  readonly rules: readonly RuleLine[];
}

export type RuleLine = Pick<RuleExplained, "name" | "title" | "severity" | "setting">;

interface GroupExplained {
  readonly explains: "group";
  readonly name: string;
  readonly settings: readonly { readonly name: string; readonly says: string }[];
}

export type Explanation = SettingExplained | RuleExplained | PolicyExplained | GroupExplained;

export interface ExplainContext {
  readonly catalog: Catalog;
  /** The policies of the run first, then those of packs. */
  readonly sets: readonly LoadedPolicies[];
  /** Severities that override those of built-in rules, by id. */
  readonly builtin: Readonly<Record<string, Severity | "off">>;
}
