// Parts of the policies that a run does not judge, because their data was not requested from the service.
import type { UnjudgedPart } from "../audits/index.ts";
import { type Observations, observedNames } from "../model/observed.ts";
import type { Policies } from "../model/policy.ts";
import type { Members } from "../model/members.ts";
import type { Usage } from "../model/usage.ts";

interface AuditData extends Partial<Observations> {
  readonly policies: Policies;
  readonly usage?: Usage | null;
  readonly members?: Members | null;
  readonly unread?: readonly UnjudgedPart[];
}

/** Returns the parts of the policies without data, and parts that nothing judges. */
export function unasked(input: AuditData): UnjudgedPart[] {
  const { policies, usage: figures, members, unread = [] } = input;
  const { usage, access } = policies;
  const isSaid = (name: string) => unread.some(({ what }) => what === name);
  const lines: UnjudgedPart[] = [];
  if (usage && !figures && !isSaid("usage"))
    lines.push({
      what: "usage",
      reason: `${usage.policy} states rules about use, but its figures were not requested: give --with usage, or the input with: usage`,
    });
  if (access && !members && !isSaid("access"))
    lines.push({
      what: "access",
      reason: `${access.policy} states rules about access, but the members were not requested: give --with access, or the input with: access`,
    });
  if (access?.maxIdleDays && !figures && !isSaid("usage"))
    lines.push({
      what: "access.maxIdle",
      reason: `${access.policy} says how long a grant may be idle, but the use was not requested: give --with usage, or the input with: usage`,
    });
  if (access?.reviewEveryDays)
    lines.push({ what: "access.reviewEvery", reason: "the service does not report access reviews" });
  for (const what of observedNames) {
    const policy = policies[what]?.policy;
    if (policy !== undefined && !input[what] && !isSaid(what))
      lines.push({
        what,
        reason: `${policy} states rules about ${what}, but they were not requested: give --with ${what}, or the input with: ${what}`,
      });
  }
  return lines;
}
