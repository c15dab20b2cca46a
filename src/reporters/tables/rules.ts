import type { RuleRow } from "../../model/report/index.ts";
import { worstToBest } from "../../model/severity.ts";
import { ruleStatuses } from "../../model/report/states.ts";
import { integer, subject, type Table, text, texts } from "./table.ts";

export const rules: Table<RuleRow> = {
  says: "a rule of a policy, or a built-in rule on requested data: usage, readiness, computers or sessions; other built-in rules appear only in `findings`",
  rows: (report) => report.rules,
  columns: [
    text("rule", "id of the rule", ({ id }) => id),
    text("title", "title of the rule", ({ title }) => title),
    text("policy", "id of the policy", ({ policy }) => policy, { nullMeaning: "built-in rule" }),
    text("owner", "owner of the rule", ({ owner }) => owner, { nullMeaning: "no owner is named" }),
    ...subject<RuleRow>((rule) => rule.subject),
    text("severity", "severity", ({ severity }) => severity, { words: worstToBest }),
    text("status", "status", ({ status }) => status, { words: ruleStatuses }),
    text("reason", "why it was not evaluated", ({ reason }) => reason, { nullMeaning: "it was evaluated" }),
    text("rationale", "rationale of the rule", ({ rationale }) => rationale, { nullMeaning: "no rationale is given" }),
    texts("controls", "control ids of frameworks", ({ controls }) => controls),
    text("policy_file", "policy file of the rule", ({ location }) => location?.file, { nullMeaning: "built-in rule" }),
    integer("policy_line", "line in that file", ({ location }) => location?.line, { nullMeaning: "built-in rule" }),
  ],
};
