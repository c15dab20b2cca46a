// Parts of the policies that a run does not judge, because their data was not requested from the service.
import type { Unjudged } from "../audits/index.ts";
import { type Observed, observedNames } from "../model/observed.ts";
import type { Policies } from "../model/policy.ts";
import type { Members } from "../model/members.ts";
import type { Usage } from "../model/usage.ts";

/** The input of an audit. */
interface Given extends Partial<Observed> {
  readonly policies: Policies;
  readonly usage?: Usage | null;
  readonly members?: Members | null;
  readonly unread?: readonly Unjudged[];
}

/** Returns the parts of the policies without data, and parts that nothing judges. */
export function unasked(input: Given): Unjudged[] {
  const { policies, usage: figures, members, unread = [] } = input;
  const { usage, access } = policies;
  const isSaid = (name: string) => unread.some(({ what }) => what === name);
  const lines: Unjudged[] = [];
  if (usage && !figures && !isSaid("usage"))
    lines.push({
      what: "usage",
      reason: `${usage.policy} states rules about use, and nobody asked for its figures: give --with usage`,
    });
  if (access && !members && !isSaid("access"))
    lines.push({
      what: "access",
      reason: `${access.policy} states rules about access, and nobody asked for the members: give --with access`,
    });
  if (access?.maxIdleDays && !figures && !isSaid("usage"))
    lines.push({
      what: "access.maxIdle",
      reason: `${access.policy} says how long a grant may be idle, and nobody asked for the use: give --with usage`,
    });
  if (access?.reviewEveryDays)
    lines.push({ what: "access.reviewEvery", reason: "the service does not say when somebody reviewed access" });
  for (const what of observedNames) {
    const policy = policies[what]?.policy;
    if (policy !== undefined && !input[what] && !isSaid(what))
      lines.push({
        what,
        reason: `${policy} states rules about ${what}, and nobody asked for them: give --with ${what}`,
      });
  }
  return lines;
}
