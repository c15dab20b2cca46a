// Findings as issues of the repository.
import { keepIssues } from "../../github/keep-issues.ts";
import { count } from "../../text.ts";
import { issueOptions } from "../issue-inputs.ts";
import type { Delivery } from "./delivery.ts";

export const issues: Delivery = {
  what: "an issue",
  prepare: (asked) => {
    const options = issueOptions(asked);
    if (options === null) return null;
    const { proposes } = options.context;
    return {
      withIssues: true,
      deliver: async ({ report, check }) => {
        if (proposes !== null) return { notices: [`issues are left as they are: ${proposes}`] };
        const { opened, postponed } = await keepIssues(report, options, check);
        return {
          warnings: postponed > 0 ? [`${count(postponed, "change")} of issues wait for the next run`] : [],
          outputs: opened === null ? {} : { new: opened },
        };
      },
    };
  },
};
