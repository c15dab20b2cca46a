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
    events(),
    ...sorted.map(section),
  );
}

/** What all rules about single revisions have in common. */
function events(): string {
  const [restored, grant, exposed] = ["changes/restored", "changes/self-grant", "secrets/exposed-in-history"].map(code);
  return [
    heading(2, "Events"),
    "A finding about one revision is an event. It has no exposure. It stays open until somebody disposes of it: by an approval of the change, or by an exception that names the revision. A rule of a policy that holds takes no event away.",
    bullets([
      `What was put in place (a command, an address, a marketplace, a plugin, a grant to oneself) is one event each time. It is resolved by the revision that puts back what was there before, or takes it out. Putting back is no event, and ${restored} does not tell it again. Values are compared by what they mean.`,
      "What was put in the place of another such thing resolves nothing: both events stay open until the first value is back.",
      "Commands, marketplaces and plugins that stand in the first revision seen are told once. Who put them there is not known. The address of a model moves nothing in the first revision seen, nor in the one that adds the model.",
      "To pin a marketplace to a commit, or to another one, is no event. To take the pin away is one.",
      `${restored} belongs to the revision that loosened the setting. It is found when the setting means again what it did before, within seven days. Each revision that loosened it has an event of its own. Where a rule's window tells the same loosening, the event is shown beneath the window. An exception of the window does not accept the event. Where a secret stood in the clear, ${exposed} tells it instead.`,
      `${grant}: an editor adds an entry that names them, or a pattern that covers them while no other entry did. A pattern made wider grants nothing new to those it covered. A list that is emptied, where that lets everybody in, is no grant to oneself: the change counts as looser.`,
      "Behind a gap in the history nobody knows who made a change: such an event names no one for it.",
    ]),
  ].join("\n\n");
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
