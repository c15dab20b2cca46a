import type { RuleRow } from "../../model/report/index.ts";
import { worstToBest } from "../../model/severity.ts";
import { ruleStatuses } from "../../model/report/states.ts";
import { subject, type Table } from "./table.ts";

export const rules: Table<RuleRow> = {
  says: "a rule that a policy states; rules that are built in have findings alone",
  rows: (report) => report.rules,
  columns: [
    { name: "rule", sort: "text", says: "its id", of: ({ id }) => id },
    { name: "title", sort: "text", says: "its title", of: ({ title }) => title },
    { name: "policy", sort: "text", says: "id of its policy", none: "built in", of: ({ policy }) => policy },
    { name: "owner", sort: "text", says: "who answers for it", none: "nobody is named", of: ({ owner }) => owner },
    ...subject<RuleRow>((rule) => rule.subject),
    { name: "severity", sort: "text", says: "how bad it is", words: worstToBest, of: ({ severity }) => severity },
    {
      name: "status",
      sort: "text",
      says: "how it stands",
      words: ruleStatuses,
      of: ({ status }) => status,
    },
    {
      name: "reason",
      sort: "text",
      says: "why it was not evaluated",
      none: "it was",
      of: ({ reason }) => reason,
    },
    {
      name: "rationale",
      sort: "text",
      says: "why there is such a rule",
      none: "nothing says so",
      of: ({ rationale }) => rationale,
    },
    { name: "controls", sort: "texts", says: "controls of frameworks that it touches", of: ({ controls }) => controls },
    {
      name: "policy_file",
      sort: "text",
      says: "the file that states it",
      none: "built in",
      of: ({ location }) => location?.file ?? null,
    },
    {
      name: "policy_line",
      sort: "integer",
      says: "the line of that file",
      none: "built in",
      of: ({ location }) => location?.line ?? null,
    },
  ],
};
