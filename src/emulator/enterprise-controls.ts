// The history of the settings, newest first.
import { history } from "../service/enterprise-controls.ts";
import { pageOf } from "./page.ts";
import { administrators, type Resource } from "./resource.ts";

export const enterpriseControls: Resource = (organization) => {
  const newestFirst = organization.revisions.toReversed();
  return [
    {
      endpoint: history,
      allowed: administrators,
      answer(call) {
        const { items, pagination } = pageOf(history, newestFirst, (change) => String(change.revision), call);
        return { changes: items, pagination };
      },
    },
  ];
};
