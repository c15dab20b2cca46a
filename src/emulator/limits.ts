// Credit limits of single users. What cannot be set is told, entry by entry, and the rest is done.
import { type CreditLimit, limits as service } from "../service/limits.ts";
import type { Resource } from "./resource.ts";

export const limits: Resource = (organization, state) => {
  const members = new Map(organization.members.map(({ user }) => [folded(user.email), user.email]));
  return [
    {
      endpoint: service.set,
      answer({ body }) {
        const updated: CreditLimit[] = [];
        const errors: { email: string; error: string }[] = [];
        const seen = new Set<string>();
        for (const { email, limit } of (body as { users: readonly CreditLimit[] }).users) {
          const member = members.get(folded(email));
          const error = flawOf(member, limit, seen);
          if (member !== undefined) seen.add(member);
          if (error === undefined) {
            state.creditLimits.set(member!, limit);
            updated.push({ email, limit });
          } else errors.push({ email, error });
        }
        return { updated, errors };
      },
    },
  ];
};

function flawOf(member: string | undefined, limit: number, seen: ReadonlySet<string>): string | undefined {
  if (member === undefined) return "There is no member with this e-mail address";
  if (seen.has(member)) return "The request names this member more than once; the first entry counts";
  return limit < 0 ? "A limit cannot be negative" : undefined;
}

/** As addresses are compared: the case of ASCII letters does not matter. */
function folded(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
