// Access against use: grants that nobody uses, exceptions for single users, and use by people who are no members.
import { count } from "../../text.ts";
import { momentOf } from "../../history/steps.ts";
import type { Audit, AuditContext, BuiltinRule, Draft, RuleInfo, Unjudged } from "../audit.ts";
import { followNames, type NamedSince } from "../grants.ts";
import { goneInfo } from "../member-editors.ts";
import { draftOf, isProvisional } from "../usage/usage.ts";
import { idleGrants, idleInfo, idleRule } from "./idle-grant.ts";
import { type Moment, overrideRule, overridesUsed } from "./override-used.ts";
import { type AgentUser, Persons } from "./people.ts";

const activeRule: BuiltinRule = {
  id: "access/active-non-member",
  title: "Who uses the agent is a member",
  kind: "access",
  severity: "info",
  rationale: "Somebody who left and goes on has kept a key, or a session that nobody ended.",
  remediation: "Find out when the user left; if they used the agent after that, end their sessions and keys.",
  controls: ["nist-800-53:AC-2(3)", "nist-800-53:PS-4", "soc2:CC6.2", "iso-27001:A.5.18"],
  needs: ["usage", "access"],
};

/** The rules about access that a policy states. */
export function accessRules(context: AuditContext): RuleInfo[] {
  const { access } = context.policies;
  if (!access) return [];
  return [idleInfo(context), access.mayEdit ? goneInfo(context) : undefined].filter((info) => info !== undefined);
}

export const access: Audit = {
  rules: [activeRule, idleRule, overrideRule],
  begin: (context) => {
    const { members, use } = context;
    if (!members || !use) return { see: () => {}, end: () => [] };
    const grants = new Map<string, ReadonlyMap<string, NamedSince>>();
    const moments = new Map<number, Moment>();
    const unjudged: Unjudged[] = [];
    return {
      see: (step) => {
        followNames(grants, step);
        const { revision } = step.revision;
        moments.set(revision, { ...momentOf(step), exact: step.exact, first: step.previous === null });
      },
      end: () => {
        const persons = new Persons(members, use.usage);
        const active = activeNonMembers(context, persons);
        const idle = idleGrants(context, use.usage, persons, grants);
        unjudged.push(...active.unjudged, ...idle.unjudged);
        const info = context.builtin(overrideRule);
        const names = new Map(persons.users.map((user) => [user.id, nameOf(user)]));
        for (const { id, email } of members) names.set(id, email);
        const overrides = info ? overridesUsed(context, info, use, moments, (id) => names.get(id) ?? id) : [];
        return [...active.drafts, ...idle.drafts, ...overrides];
      },
      unjudged: () => unjudged,
    };
  },
};

/** Users who are no members now, and those of whom nobody knows. */
function activeNonMembers(context: AuditContext, persons: Persons): { drafts: Draft[]; unjudged: Unjudged[] } {
  const info = context.builtin(activeRule);
  const unclear: AgentUser[] = [];
  const drafts = persons.users.flatMap((user): Draft[] => {
    const member = persons.memberOf(user);
    if (member === "unclear") unclear.push(user);
    if (member !== undefined || !info) return [];
    const { id, lastDay: day } = user;
    const message = `${nameOf(user)} used the agent until ${day}, and is not a member now`;
    const { usage, allowed } = context.use!;
    const days = [{ day, provisional: isProvisional(day, usage), revisions: allowed.revisionsOn(day) }];
    return [
      {
        ...draftOf(info, `user/${id}`, day, message),
        actual: nameOf(user),
        offending: [nameOf(user)],
        event: true,
        use: { days, certainty: "exact", exposureSeconds: null },
      },
    ];
  });
  return { drafts, unjudged: unclear.length > 0 ? [unclearWords(unclear)] : [] };
}

/** How many names a line has room for. */
const SHOWN = 3;

function unclearWords(users: readonly AgentUser[]): Unjudged {
  const named = users.slice(0, SHOWN).map((user) => `${nameOf(user)} (${user.id})`);
  const more = users.length > SHOWN ? ` and ${users.length - SHOWN} more` : "";
  return {
    what: `the access of ${count(users.length, "user")}`,
    reason: `id and address point to two people: ${named.join(", ")}${more}`,
  };
}

function nameOf({ id, email }: AgentUser): string {
  return email ?? id;
}
