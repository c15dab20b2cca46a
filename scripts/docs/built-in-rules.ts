// docs/built-in-rules.md: the rules that need no policy.
import { builtinRules } from "../../src/audits/index.ts";
import type { BuiltinRule } from "../../src/audits/index.ts";
import { severities } from "../../src/model/severity.ts";
import { block, bullets, code, heading, link, page, prose, table } from "./markdown.ts";

export function builtinRulesPage(): string {
  const rules = [...builtinRules.values()];
  const gravest = severities.toReversed();
  const sorted = rules.toSorted((a, b) => gravest.indexOf(a.severity) - gravest.indexOf(b.severity));
  return page(
    "Built-in rules",
    "src/audits/",
    `These rules hold whatever the policies say. ${code("driftline.yaml")} gives them another severity, or turns them off, with a reason; exceptions name them by id.`,
    block("yaml", "builtin:\n  integrity/clock: { severity: info, because: the service keeps no exact time }"),
    table(
      ["rule", "severity", "what it says"],
      sorted.map(({ id, severity, title }) => [link(code(id), "", id), severity, prose(title)]),
    ),
    ...sorted.map(section),
  );
}

function section({ id, title, severity, kind, rationale, remediation, controls }: BuiltinRule): string {
  return [
    heading(2, code(id)),
    `**${prose(title)}.**`,
    bullets([
      `Why: ${prose(rationale)}`,
      `To put it right: ${prose(remediation)}`,
      `Severity: ${severity}; its findings are of the kind ${code(kind)}`,
      controls.length > 0 && `Controls: ${controls.map(code).join(" ")}`,
    ]),
  ].join("\n\n");
}
