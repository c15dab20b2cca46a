// Parts of the policies that a run does not judge, because their data was not requested from the service.
import type { UnjudgedPart } from "../audits/index.ts";
import { type ObservedName, type Observations, observedNames } from "../model/observed.ts";
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
export function unaskedParts(input: AuditData): UnjudgedPart[] {
  const { policies, members, unread = [] } = input;
  const { usage, access } = policies;
  const data = { ...input, access: members };
  const without = (
    what: string,
    policy: { readonly policy: string } | null,
    name: "usage" | "access" | ObservedName,
    says: string,
  ): UnjudgedPart[] => {
    if (!policy || data[name] || unread.some((part) => part.what === name)) return [];
    return [{ what, reason: `${policy.policy} ${says}: give --with ${name}, or the input with: ${name}` }];
  };
  const idle = access?.maxIdleDays ? access : null;
  return [
    ...without("usage", usage, "usage", "states rules about use, but its figures were not requested"),
    ...without("access", access, "access", "states rules about access, but the members were not requested"),
    ...without("access.maxIdle", idle, "usage", "says how long a grant may be idle, but the use was not requested"),
    ...(access?.reviewEveryDays
      ? [{ what: "access.reviewEvery", reason: "the service does not report access reviews" }]
      : []),
    ...observedNames.flatMap((name) =>
      without(name, policies[name], name, `states rules about ${name}, but they were not requested`),
    ),
  ];
}
