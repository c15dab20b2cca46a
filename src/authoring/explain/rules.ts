// Explains rules and policies: demands, places, and the rules of a policy.
import type { RuleInfo } from "../../audits/audit.ts";
import { builtinRules } from "../../audits/index.ts";
import { statedRules } from "../../audits/stated-parts.ts";
import { builtinInfo } from "../../audits/terms.ts";
import { exactText, shouldText } from "../../checks/index.ts";
import { textOf, validBySchema } from "../../checks/words.ts";
import type { EditorPolicy, Rule } from "../../model/policy.ts";
import type { Location } from "../../model/report/index.ts";
import type { Severity } from "../../model/severity.ts";
import { formerNames, presentName } from "../../policy/former-names.ts";
import type { LoadedPolicies } from "../../policy/load.ts";
import type { ExplainContext, PolicyExplained, RuleExplained, RuleLine } from "./model.ts";

const EDITORS = "editors/unapproved";

export function ruleNamed(name: string, { sets }: ExplainContext): RuleExplained | undefined {
  for (const set of sets) {
    const present = presentName(name, set);
    const rule = set.rules.find(({ id }) => id === present);
    if (rule) return settingRule(rule, set);
    const assertion = set.assertions.find(({ id }) => id === present);
    if (assertion) {
      const { title, policy, owner, severity, rationale, remediation, controls, fixWithinSeconds, from, until } =
        assertion;
      return {
        ...common(set, assertion),
        title,
        policy,
        owner,
        severity,
        rationale,
        remediation,
        controls,
        fixWithinSeconds,
        from,
        until,
        setting: assertion.governs.join(", ") || null,
        demand: `the settings as a whole should be ${textOf(validBySchema)}`,
      };
    }
  }
  return undefined;
}

function common(set: LoadedPolicies, rule: Pick<Rule, "id" | "policy" | "location">) {
  const { id, policy, location } = rule;
  const home = set.files.find((file) => file.id === policy)?.file;
  return {
    explains: "rule" as const,
    name: id,
    formerly: formerNames(rule, set.files),
    unsetPasses: false,
    needs: [],
    overridable: false,
    location,
    inheritedFrom: home !== undefined && home !== location.file ? home : null,
  };
}

function settingRule(rule: Rule, set: LoadedPolicies): RuleExplained {
  const { id: _, demands, ...fields } = rule;
  return {
    ...fields,
    ...common(set, rule),
    unsetPasses: rule.unsetPasses,
    overridable: rule.overridable,
    demand: `${rule.setting} ${shouldText(exactText(set.checks, demands))}`,
  };
}

/** A built-in rule as a policy states it. */
interface Statement {
  readonly info: RuleInfo;
  /** The severity in an audit: the policy's, else the configuration's, else its own. */
  readonly severity: Severity | "off";
}

function statementsOf(set: LoadedPolicies, { builtin }: Pick<ExplainContext, "builtin">): Statement[] {
  const rulesInAudit = statedRules(set, (rule) => {
    const severity = builtin[rule.id];
    return severity === "off" ? undefined : builtinInfo(rule, severity);
  });
  return statedRules(set).map((info) => ({
    info,
    severity: rulesInAudit.find(({ id }) => id === info.id)?.severity ?? "off",
  }));
}

/** Returns a built-in rule as the first policy states it, and whom that policy lists as editors. */
function statedBy(name: string, context: ExplainContext): (Statement & { editors: EditorPolicy | null }) | undefined {
  for (const set of context.sets) {
    const statement = statementsOf(set, context).find(({ info: { id, policy } }) => id === name && policy !== null);
    if (statement) return { ...statement, editors: set.editors };
  }
  return undefined;
}

export function builtinNamed(name: string, context: ExplainContext): RuleExplained | undefined {
  const statement = statedBy(name, context);
  const rule = statement?.info ?? (builtinRules.has(name) ? builtinInfo(builtinRules.get(name)!) : undefined);
  if (!rule) return undefined;
  const { title, policy, owner, rationale, remediation, controls, fixWithinSeconds, from, until, location } = rule;
  return {
    explains: "rule",
    name,
    formerly: [],
    title,
    policy,
    owner,
    severity: statement?.severity ?? context.builtin[name] ?? rule.severity,
    setting: null,
    demand: statement?.editors && name === EDITORS ? editorWords(statement.editors) : null,
    rationale,
    remediation,
    controls,
    fixWithinSeconds,
    unsetPasses: false,
    needs: builtinRules.get(name)?.needs ?? [],
    from,
    until,
    overridable: false,
    location,
    inheritedFrom: null,
  };
}

function editorWords({ approved, by }: EditorPolicy): string {
  const general = approved
    ? `listed: ${approved.map(({ who }) => who).join(", ")}`
    : "anybody, unless a pattern restricts it";
  const patterns = by.map(({ pattern, people }) => `${pattern}: ${people.map(({ who }) => who).join(", ")}`);
  return [general, ...patterns].join("; ");
}

export function policyNamed(name: string, { sets, builtin }: ExplainContext): PolicyExplained | undefined {
  // Prefer the set of the policy itself: in extending sets its rules may be overridden.
  const alone = sets.filter(({ files }) => files[0]?.id === name);
  for (const set of [...alone, ...sets]) {
    const file =
      set.files.find(({ id }) => id === name) ?? set.files.find(({ formerly = [] }) => formerly.includes(name));
    if (!file) continue;
    const own = (rule: { policy: string; location: Location }) =>
      rule.policy === file.id || rule.location.file === file.file;
    const { rules, assertions } = set;
    return {
      explains: "policy",
      name: file.id,
      formerly: file.formerly ?? [],
      title: file.title,
      file: file.file,
      rules: [
        ...rules.filter(own).map((rule) => lineOf(rule, rule.severity, rule.setting)),
        ...assertions.filter(own).map((rule) => lineOf(rule, rule.severity)),
        ...statementsOf(set, { builtin })
          .filter(({ info: { policy } }) => policy === file.id)
          .map(({ info, severity }) => lineOf(info, severity)),
      ],
    };
  }
  return undefined;
}

function lineOf(
  { id, title }: { readonly id: string; readonly title: string },
  severity: RuleLine["severity"],
  setting?: string,
): RuleLine {
  return { name: id, title, severity, setting: setting ?? null };
}
