// Renders explanations for a terminal: a name, and a line for each fact.
import type { Explanation, PolicyExplained, RuleExplained, SettingExplained } from "../../authoring/explain/index.ts";
import { waysToGive } from "../../audits/needs.ts";
import { boundText } from "../../model/instant.ts";
import { screenOf, wrap } from "../../reporters/wording/layout.ts";
import type { RenderOptions } from "../../reporters/reporter.ts";
import { visible } from "../../text.ts";
import { count, duration } from "../../words.ts";

type Row = readonly [label: string, text: string | null];

export function explanationText(explanation: Explanation, options: RenderOptions): string {
  const { width, paint } = screenOf(options);
  const [head, rows] = partsOf(explanation);
  const [first = "", ...rest] = wrap("", visible(`${explanation.name}, ${head}`), width);
  const lines = rows.flatMap(([label, text]) =>
    text === null || text === "" ? [] : wrap(`  ${label.padEnd(13)}`, visible(text), width),
  );
  return `${[paint(first, "bold"), ...rest, ...lines].join("\n")}\n`;
}

function partsOf(explanation: Explanation): readonly [head: string, rows: readonly Row[]] {
  switch (explanation.explains) {
    case "setting":
      return ["a setting", settingRows(explanation)];
    case "group": {
      const rows = explanation.settings.map(({ name, says }): Row => ["", `${name}: ${says}`]);
      return [`a group of ${count(rows.length, "setting")}`, rows];
    }
    case "policy":
      return [`a policy with ${count(explanation.rules.length, "rule")}`, policyRows(explanation)];
    default:
      return [`a ${explanation.policy === null ? "built-in " : ""}rule`, ruleRows(explanation)];
  }
}

function settingRows(setting: SettingExplained): Row[] {
  const kind =
    setting.list === null
      ? setting.kind
      : `${setting.list === "set" ? "list" : "ordered list"} of kind ${setting.kind}`;
  const ownValues = setting.kind === "scale" ? setting.values.join(" < ") : setting.values.join(", ");
  const values = setting.inherits === null ? ownValues : `${ownValues}, and ${setting.inherits}`;
  return [
    ["", setting.says],
    ["Kind", `${kind}: ${setting.matches}`],
    ["Values", values],
    ...setting.meanings.map((text): Row => ["", text]),
    ["Looser", setting.looser],
    ["Not set", `${setting.unset.means}; ${setting.unset.rules}`],
    ["Cliff", setting.cliff ? "removing the last entry allows everything" : null],
    ["Has effect", setting.counts],
    ["Also spelled", setting.aliases.join(", ")],
    ["In reports", setting.shown],
    ["Checks", setting.checks.join(", ")],
    ["Rules", setting.rules.join(", ") || "none in these policies"],
  ];
}

function ruleRows(rule: RuleExplained): Row[] {
  const term = [
    rule.from === null ? "" : `from ${boundText(rule.from)}`,
    rule.until === null ? "" : `until ${boundText(rule.until, true)}`,
  ].join(" ");
  return [
    ["", rule.title],
    ["Formerly", rule.formerly.join(", ")],
    ["Requires", rule.demand],
    ["Severity", rule.severity],
    ["Fix within", rule.fixWithinSeconds === null ? null : duration(rule.fixWithinSeconds)],
    ["Not set", rule.unsetPasses ? "passes" : null],
    ["In force", term.trim()],
    ["To judge it", waysToGive(rule.needs)],
    ["Because", rule.rationale],
    ["Remediate", rule.remediation],
    ["Controls", rule.controls.join(", ")],
    ["Owner", rule.owner],
    ["Policy", rule.policy],
    ["Defined at", rule.location ? `${rule.location.file}:${rule.location.line}:${rule.location.column}` : null],
    ["Inherited", rule.inheritedFrom === null ? null : `from ${rule.inheritedFrom}, and tightened or repeated here`],
    ["Overridable", rule.overridable ? "policies that extend this policy may loosen the rule" : null],
  ];
}

function policyRows(policy: PolicyExplained): Row[] {
  const width = Math.max(...policy.rules.map(({ severity }) => severity.length));
  return [
    ["", policy.title],
    ["Formerly", policy.formerly.join(", ")],
    ["File", policy.file],
    ...policy.rules.map(({ name, title, severity }): Row => [severity.padEnd(width), `${name}: ${title}`]),
  ];
}
