// Credit limits of single users. Refused entries are listed with their reasons, and the others are set.
import { type CreditLimit, limits as service } from "../service/limits.ts";
import { type Resource, route } from "./resource.ts";

export const limits: Resource = (organization, state) => {
  const members = new Map(organization.members.map(({ user }) => [foldEmail(user.email), user.email]));
  return [
    route(service.set, ({ body }) => {
      const updated: CreditLimit[] = [];
      const errors: { email: string; error: string }[] = [];
      const earlier = new Set<string>();
      for (const { email, limit } of body.users) {
        const member = members.get(foldEmail(email));
        if (member === undefined) {
          errors.push({ email, error: "There is no member with this e-mail address" });
          continue;
        }
        const repetition = "The request names this member more than once; the first entry counts";
        const error = earlier.has(member) ? repetition : limit < 0 ? "A limit cannot be negative" : undefined;
        earlier.add(member);
        if (error !== undefined) errors.push({ email, error });
        else {
          state.creditLimits.set(member, limit);
          updated.push({ email, limit });
        }
      }
      return { updated, errors };
    }),
  ];
};

/** Folds an address for comparison: the case of ASCII letters does not matter. */
function foldEmail(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
