// Compares access with use: unused grants, overrides for single users, and use by people who are not members.
import type { Audit, RuleWithSilence, StatingContext, UnjudgedPart } from "../audit.ts";
import { followNames, type NamedSince } from "../grants.ts";
import { goneInfo } from "../member-editors.ts";
import { idleGrants, idleInfo, idleRule, idleSilence } from "./idle-grant.ts";
import { activeNonMembers, activeRule } from "./non-member.ts";
import { type Moment, overrideRule, overridesUsed } from "./override-used.ts";
import { nameOf, Persons } from "./people.ts";

/** Returns the rules about access that a policy states. */
export function accessRules(context: StatingContext): RuleWithSilence[] {
  const { access } = context.policies;
  if (!access) return [];
  const [idle, gone] = [idleInfo(context), access.mayEdit ? goneInfo(context) : undefined];
  return [
    ...(idle ? [{ ...idle, silence: idleSilence(context) }] : []),
    ...(gone ? [{ ...gone, silence: undefined }] : []),
  ];
}

export const access: Audit = {
  rules: [activeRule, idleRule, overrideRule],
  begin: (context) => {
    const { members, use } = context;
    if (!members || !use) return { see: () => {}, end: () => [] };
    const grants = new Map<string, ReadonlyMap<string, NamedSince>>();
    const moments = new Map<number, Moment>();
    const unjudgedParts: UnjudgedPart[] = [];
    return {
      see: (step) => {
        followNames(grants, step);
        const { revision } = step.revision;
        moments.set(revision, { ...step.seenMoment, first: step.previous === null });
      },
      end: () => {
        const persons = new Persons(members, use.usage);
        const active = activeNonMembers(context, use, persons);
        const idle = idleGrants(context, use.usage, persons, grants);
        unjudgedParts.push(...active.unjudged, ...idle.unjudged);
        const info = context.builtin(overrideRule);
        const names = new Map(persons.users.map((user) => [user.id, nameOf(user)]));
        for (const { id, email } of members) names.set(id, email);
        const overrides = info
          ? overridesUsed(context, info, use, { moments, nameOf: (id) => names.get(id) ?? id })
          : [];
        return [...active.drafts, ...idle.drafts, ...overrides];
      },
      unjudged: () => unjudgedParts,
    };
  },
};
