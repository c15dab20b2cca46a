// Use of the agent by non-members; with a ledger, only on days after the last list of members that has the user.
import { foldAscii } from "../../catalog/kinds/email.ts";
import { firstIn, lastIn } from "../../lists.ts";
import { instantText } from "../../model/instant.ts";
import type { MemberList } from "../../model/evidence.ts";
import type { UtcDay } from "../../model/usage.ts";
import { precise } from "../../words.ts";
import {
  type AuditContext,
  type BuiltinRule,
  type Draft,
  draftOn,
  type RuleInfo,
  type UnjudgedPart,
} from "../audit.ts";
import { memberLists } from "../past-runs.ts";
import type { UseEvidence } from "../usage/evidence.ts";
import { isProvisional } from "../usage/days.ts";
import { daysWords } from "../usage/usage.ts";
import { type AgentUser, hasId, nameOf, type Persons, unclearPart } from "./people.ts";

export const activeRule: BuiltinRule = {
  id: "access/active-non-member",
  title: "Only members use the agent",
  kind: "access",
  severity: "medium",
  rationale: "A person who left and still uses the agent has kept a key or an open session.",
  remediation:
    "Find out when the user left. If they used the agent after that, end their sessions and revoke their keys.",
  controls: ["nist-800-53:AC-2(3)", "nist-800-53:PS-4", "soc2:CC6.2", "iso-27001:A.5.18"],
  needs: ["usage", "access"],
  acceptedBy: "nothing",
};

/** Returns findings on users who are not members now, and users whose membership is unclear. */
export function activeNonMembers(
  context: AuditContext,
  use: UseEvidence,
  persons: Persons,
): { readonly drafts: Draft[]; readonly unjudged: UnjudgedPart[] } {
  const info = context.builtin(activeRule);
  const now = instantText(context.membersAt);
  const lists = memberLists(context, context.membersAt).map((list) => ({ at: list.at, holds: holderOf(list) }));
  const unclear: AgentUser[] = [];
  const drafts = persons.users.flatMap((user): Draft[] => {
    const member = persons.memberOf(user);
    if (member === "unclear") unclear.push(user);
    if (member !== undefined || !info) return [];
    const last = lists.findLastIndex(({ holds }) => holds(user));
    const list = lists[last];
    if (!list) return [noList(use, info, user)];
    const after = user.days.filter((day) => day > list.at.slice(0, 10));
    if (after.length === 0) return [];
    const next = lists[last + 1]?.at ?? now;
    const when = daysWords(after.map((day) => ({ day })));
    const message = `${nameOf(user)} used the agent ${when}; they were a member by the list of ${precise(list.at)}, and none by that of ${precise(next)}`;
    return [draft(use, info, user, { days: after, message })];
  });
  return { drafts, unjudged: unclearPart("access", unclear) };
}

/** For a user in no earlier list: when they left is unknown, and most leavers have used the agent before. */
function noList(use: UseEvidence, info: RuleInfo, user: AgentUser): Draft {
  const own: RuleInfo = info.severity === activeRule.severity ? { ...info, severity: "info" } : info;
  const message = `${nameOf(user)} used the agent until ${lastIn(user.days)}, and is not a member now`;
  // The last day moves on with each use. All days keep the finding, which is of the first day, the same.
  return draft(use, own, user, { days: user.days, message });
}

function draft(
  { usage, allowed }: UseEvidence,
  info: RuleInfo,
  user: AgentUser,
  { days, message }: { readonly days: readonly UtcDay[]; readonly message: string },
): Draft {
  return draftOn(info, firstIn(days), {
    subject: `user/${user.id}`,
    message,
    actual: nameOf(user),
    offending: [nameOf(user)],
    event: true,
    use: {
      days: days.map((day) => ({ day, provisional: isProvisional(day, usage), revisions: allowed.revisionsOn(day) })),
      certainty: "exact",
      exposureSeconds: null,
    },
  });
}

/** Whether a list has a user: by id, or by address if the figures have no id. */
function holderOf({ members }: MemberList): (user: AgentUser) => boolean {
  const ids = new Set(members.map(({ id }) => id));
  const addresses = new Set(members.map(({ email }) => foldAscii(email)));
  return (user) => (hasId(user) ? ids.has(user.id) : addresses.has(foldAscii(user.id)));
}
