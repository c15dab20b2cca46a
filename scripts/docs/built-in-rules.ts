// docs/built-in-rules.md: the rules that need no policy.
import { builtinRules } from "../../src/audits/index.ts";
import type { BuiltinRule } from "../../src/audits/index.ts";
import { waysToGive } from "../../src/audits/needs.ts";
import { severities } from "../../src/model/severity.ts";
import { block, bullets, code, heading, link, page, prose, table } from "./markdown.ts";

export function builtinRulesPage(): string {
  const rules = [...builtinRules.values()];
  const gravest = severities.toReversed();
  const sorted = rules.toSorted((a, b) => gravest.indexOf(a.severity) - gravest.indexOf(b.severity));
  return page(
    "Built-in rules",
    "src/audits/",
    `No policy needs to define these rules. If a rule needs more than the history, its section says what to give. A rule about a part of a policy, such as ${code("usage/policy-models")} or ${code("readiness/stale")}, is judged only if a policy has that part. Rules in ${code("levers/")} are about settings that run code on many machines or decide what the agent can reach.`,
    `In ${code("driftline.yaml")}, change a rule's severity or turn the rule off, and give a reason. A severity that a policy states in the part, such as ${code("editors")}, takes precedence over it. Exceptions name the rules by id.`,
    block("yaml", "builtin:\n  integrity/clock: { severity: info, because: the service keeps no exact time }"),
    table(
      ["rule", "severity", "title"],
      sorted.map(({ id, severity, title }) => [link(code(id), "", id), severity, prose(title)]),
    ),
    events(),
    ...sorted.map(section),
  );
}

/** Describes events, the findings about single revisions. */
function events(): string {
  const [restored, grant, exposed] = ["changes/restored", "changes/self-grant", "secrets/exposed-in-history"].map(code);
  return [
    heading(2, "Events"),
    "A finding about one revision is an event. It has no exposure. It stays open until an exception names the revision. Some events also end by an approval, or when a later revision puts back what was changed. A passing policy rule does not close an event.",
    bullets([
      `Adding a command, an endpoint, a marketplace, a plugin or a self-grant is an event each time. The revision that restores the earlier value, or removes the added value, resolves it. Restoring is not an event, and ${restored} does not report it again. Values are compared by meaning.`,
      "Replacing such a value by another one resolves nothing. Both events stay open until the first value is restored.",
      "Commands, marketplaces and plugins in the first revision seen are reported once, without an editor, because the editor is unknown. A model's endpoint is not reported in the first revision seen, nor in the revision that adds the model.",
      "Pinning a marketplace to a commit, or to another commit, is not an event. Removing the pin is an event.",
      `${restored} belongs to the revision that loosened the setting. It is reported if the setting returns to its earlier meaning within seven days. Each revision that loosened the setting has its own event. If a rule's finding covers the same loosening, the report shows the event below that finding. An exception for the finding does not accept the event. For a secret in plain text, ${exposed} is reported instead.`,
      `${grant} is reported if an editor adds an entry that names them, or a pattern that covers them while no other entry did. Widening a pattern grants nothing new to the people it already covered. Emptying a list, where that admits everyone, is not a self-grant; the change counts as looser.`,
      "After a gap in the history, the editor of a change is unknown, and its event names no editor.",
    ]),
  ].join("\n\n");
}

const exceptionTexts = {
  revision: `An exception names the ${code("revision")}, because its findings are events`,
  either: `An exception names the ${code("revision")} of an event, and the ${code("value")} of other findings`,
  nothing: "No exception can accept its findings, because they are about neither a value nor a revision",
};

function section(rule: BuiltinRule): string {
  const { id, title, severity, kind, rationale, remediation, controls, acceptedBy, needs: ruleNeeds = [] } = rule;
  return [
    heading(2, code(id)),
    `**${prose(title)}.**`,
    bullets([
      `Why: ${prose(rationale)}`,
      `Remediate: ${prose(remediation)}`,
      `Severity: ${severity}. Kind of its findings: ${code(kind)}`,
      ruleNeeds.length > 0 && `To have it judged: ${prose(waysToGive(ruleNeeds))}`,
      acceptedBy && exceptionTexts[acceptedBy],
      controls.length > 0 && `Controls: ${controls.map(code).join(" ")}`,
    ]),
  ].join("\n\n");
}
