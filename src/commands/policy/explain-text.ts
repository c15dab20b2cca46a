// Explanations for a terminal: a name, and a line for each thing worth knowing.
import type { Explanation, PolicyExplained, RuleExplained, SettingExplained } from "../../authoring/explain/index.ts";
import { instantText } from "../../model/instant.ts";
import { painter, wrap } from "../../reporters/wording/layout.ts";
import type { RenderOptions } from "../../reporters/reporter.ts";
import { count, duration, visible } from "../../text.ts";

type Row = readonly [label: string, text: string | null];

export function explanationText(explained: Explanation, options: RenderOptions): string {
  const width = Math.max(60, options.width ?? 80);
  const paint = painter(options.color === true);
  const [first, ...rest] = wrap("", visible(headOf(explained)), width);
  const lines = rowsOf(explained).flatMap(([label, text]) =>
    text === null || text === "" ? [] : wrap(`  ${label.padEnd(13)}`, visible(text), width),
  );
  return `${[paint(first!, "bold"), ...rest, ...lines].join("\n")}\n`;
}

function headOf(explained: Explanation): string {
  switch (explained.explains) {
    case "setting":
      return `${explained.name}, a setting`;
    case "group":
      return `${explained.name}, a group of ${count(explained.settings.length, "setting")}`;
    case "policy":
      return `${explained.name}, a policy with ${count(explained.rules.length, "rule")}`;
    default:
      return `${explained.name}, a ${explained.policy === null ? "built-in " : ""}rule`;
  }
}

function rowsOf(explained: Explanation): Row[] {
  switch (explained.explains) {
    case "setting":
      return settingRows(explained);
    case "group":
      return explained.settings.flatMap(({ name, says }): Row[] => [["", `${name}: ${says}`]]);
    case "policy":
      return policyRows(explained);
    default:
      return ruleRows(explained);
  }
}

function settingRows(one: SettingExplained): Row[] {
  const kind = one.list === null ? one.kind : `${one.list === "set" ? "list" : "ordered list"} of kind ${one.kind}`;
  const known = one.kind === "scale" ? one.values.join(" < ") : one.values.join(", ");
  const values = one.inherits === null ? known : `${known}, and ${one.inherits}`;
  return [
    ["", one.says],
    ["Kind", `${kind}: ${one.matches}`],
    ["Values", values],
    ...one.meanings.map((text): Row => ["", text]),
    ["Looser", one.looser],
    ["Not set", `${one.unset.means}; ${one.unset.rules}`],
    ["Cliff", one.cliff ? "taking the last entry away allows everything" : null],
    ["Counts", one.counts],
    ["Also spelled", one.aliases.join(", ")],
    ["Shown", one.shown],
    ["Checks", one.checks.join(", ")],
    ["Rules", one.rules.join(", ") || "none in these policies"],
  ];
}

function ruleRows(one: RuleExplained): Row[] {
  const day = (time: number) => instantText(time).slice(0, 10);
  const term = [
    one.from === null ? "" : `from ${day(one.from)}`,
    one.until === null ? "" : `until ${day(one.until - 1)}`,
  ].join(" ");
  return [
    ["", one.title],
    ["Demands", one.demand],
    ["Severity", one.severity],
    ["Fix within", one.fixWithinSeconds === null ? null : duration(one.fixWithinSeconds)],
    ["Not set", one.unsetPasses ? "passes" : null],
    ["In force", term.trim()],
    ["Because", one.rationale],
    ["Put right by", one.remediation],
    ["Controls", one.controls.join(", ")],
    ["Owner", one.owner],
    ["Policy", one.policy],
    ["Defined at", one.location ? `${one.location.file}:${one.location.line}:${one.location.column}` : null],
    ["Inherited", one.inheritedFrom === null ? null : `from ${one.inheritedFrom}, and stated anew`],
    ["Overridable", one.overridable ? "policies that extend it may loosen it" : null],
  ];
}

function policyRows(one: PolicyExplained): Row[] {
  const width = Math.max(...one.rules.map(({ severity }) => severity.length));
  return [
    ["", one.title],
    ["File", one.file],
    ...one.rules.map(({ name, title, severity }): Row => [severity.padEnd(width), `${name}: ${title}`]),
  ];
}
