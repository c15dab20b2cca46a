import type { RuleRow } from "../../model/report/index.ts";
import { worstToBest } from "../../model/severity.ts";
import { ruleStatuses } from "../../model/report/states.ts";
import { subject, type Table } from "./table.ts";

export const rules: Table<RuleRow> = {
  says: "a rule of a policy, or a built-in rule on use, where use was read; other built-in rules appear only in `findings`",
  rows: (report) => report.rules,
  columns: [
    { name: "rule", sort: "text", says: "id of the rule", of: ({ id }) => id },
    { name: "title", sort: "text", says: "title of the rule", of: ({ title }) => title },
    { name: "policy", sort: "text", says: "id of the policy", none: "built-in rule", of: ({ policy }) => policy },
    { name: "owner", sort: "text", says: "owner of the rule", none: "no owner is named", of: ({ owner }) => owner },
    ...subject<RuleRow>((rule) => rule.subject),
    { name: "severity", sort: "text", says: "severity", words: worstToBest, of: ({ severity }) => severity },
    {
      name: "status",
      sort: "text",
      says: "status",
      words: ruleStatuses,
      of: ({ status }) => status,
    },
    {
      name: "reason",
      sort: "text",
      says: "why it was not evaluated",
      none: "it was evaluated",
      of: ({ reason }) => reason,
    },
    {
      name: "rationale",
      sort: "text",
      says: "rationale of the rule",
      none: "no rationale is given",
      of: ({ rationale }) => rationale,
    },
    { name: "controls", sort: "texts", says: "control ids of frameworks", of: ({ controls }) => controls },
    {
      name: "policy_file",
      sort: "text",
      says: "policy file of the rule",
      none: "built-in rule",
      of: ({ location }) => location?.file ?? null,
    },
    {
      name: "policy_line",
      sort: "integer",
      says: "line in that file",
      none: "built-in rule",
      of: ({ location }) => location?.line ?? null,
    },
  ],
};
