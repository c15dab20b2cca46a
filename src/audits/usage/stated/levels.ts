// Levels of autonomy and credits that a policy allows.
import { groupBy } from "../../../lists.ts";
import { modeUses, shareUses } from "../autonomy.ts";
import { levelOf, ranksAbove } from "../readings.ts";
import { sum, userName } from "../usage.ts";
import { thousands } from "../../../words.ts";
import { draftsAbout, ruleOf, type StatedPart, statementOf, stating } from "./part.ts";

const autonomyRule = ruleOf(
  "autonomy",
  "The agent's autonomy stays within the policy",
  "Nobody reviews in advance what the agent does on its own.",
  "Ask the users why they ran the agent at this level, and lower maxAutonomyLevel if nobody needs it.",
);

const creditsRule = ruleOf(
  "credits",
  "Usage stays within the allowed credits",
  "Unusually high usage can be a mistake, a leaked key, or unplanned work.",
  "Ask the user what the credits were used for. If nobody knows, replace the key.",
);

export const autonomy: StatedPart = {
  rule: autonomyRule,
  statements: ({ autonomy: part }) => {
    if (!part) return [];
    const { atMost, share, ratioP90 } = part.demand;
    return statementOf(
      part,
      ...(atMost === null ? [] : (["modes"] as const)),
      ...(Object.keys(share).length === 0 ? [] : (["shares"] as const)),
      ...(ratioP90 === null ? [] : (["ratioP90"] as const)),
    );
  },
  drafts: (context) => {
    const statedRule = stating(context, autonomyRule, "autonomy");
    if (!statedRule) return [];
    const { atMost, share: most, ratioP90 } = statedRule.demand;
    const mostCalls = ratioP90 ?? Infinity;
    const ratios = [...context.usage.tools].map(([day, { ratioP90: actual }]) => ({
      day,
      actual,
      fails: (actual ?? 0) > mostCalls,
    }));
    const sure = modeUses(context).filter(({ isUnclear }) => !isUnclear);
    const beyond = sure.map((use) => ({ ...use, fails: atMost !== null && ranksAbove(levelOf(use.mode), atMost) }));
    const byUser = atMost === null ? [] : [...groupBy(beyond, ({ user }) => user)];
    const byLevel = [...groupBy(shareUses(context.usage), ({ level }) => level)];
    return [
      ...byUser.flatMap(([user, uses]) =>
        draftsAbout(context, statedRule, uses, {
          subject: `usage/autonomy/user/${user}`,
          endpoint: "activity",
          isSaid: (day) => context.dayFigures.mode(day, user),
          certainty: "lower-bound",
          offending: user,
          messageStart: `${userName(context, user)} mostly ran the agent above ${atMost} autonomy`,
        }),
      ),
      ...byLevel.flatMap(([level, uses]) => {
        const limit = Object.hasOwn(most, level) ? most[level] : undefined;
        if (limit === undefined) return [];
        const days = uses.map((use) => ({ ...use, fails: use.share > limit }));
        return draftsAbout(context, statedRule, days, {
          subject: `usage/autonomy/${level}`,
          endpoint: "tools",
          isSaid: (day) => context.dayFigures.says("shares", day),
          offending: level,
          messageStart: `more than ${limit} of all calls were made at ${level} autonomy`,
        });
      }),
      ...draftsAbout(context, statedRule, ratios, {
        subject: "usage/autonomy/ratio",
        endpoint: "tools",
        isSaid: (day) => context.dayFigures.says("ratioP90", day),
        offending: mostCalls,
        messageStart: `a tenth of the users had more than ${mostCalls} calls for each of their turns`,
      }),
    ];
  },
};

export const credits: StatedPart = {
  rule: creditsRule,
  statements: ({ credits: part }) => {
    if (!part) return [];
    const { perUserPerDay, perDay } = part.demand;
    return statementOf(
      part,
      ...(perUserPerDay === null ? [] : (["userCredits"] as const)),
      ...(perDay === null ? [] : (["credits"] as const)),
    );
  },
  drafts: (context) => {
    const statedRule = stating(context, creditsRule, "credits");
    if (!statedRule) return [];
    const { demand } = statedRule;
    const { users, tokens } = context.usage;
    const [most, mostPerDay] = [demand.perUserPerDay ?? Infinity, demand.perDay ?? Infinity];
    const userDays = [...users].flatMap(([day, rows]) => {
      const sure = rows.filter(({ isUnclear }) => !isUnclear);
      return [...groupBy(sure, ({ id }) => id)].map(([user, own]) => {
        const credits = sum(own.map((row) => row.credits));
        return { day, user, credits, fails: (credits ?? 0) > most };
      });
    });
    const days = [...tokens].map(([day, { credits }]) => ({
      day,
      credits,
      actual: credits,
      fails: (credits ?? 0) > mostPerDay,
    }));
    return [
      ...[...groupBy(userDays, ({ user }) => user)].flatMap(([user, uses]) =>
        draftsAbout(context, statedRule, uses, {
          subject: `usage/credits/user/${user}`,
          endpoint: "activity",
          isSaid: (day) => context.dayFigures.userCredits(day, user),
          offending: user,
          messageStart: `${userName(context, user)} used more than ${thousands(most)} credits a day`,
        }),
      ),
      ...draftsAbout(context, statedRule, days, {
        subject: "usage/credits",
        endpoint: "tokens",
        isSaid: (day) => context.dayFigures.says("credits", day),
        offending: mostPerDay,
        messageStart: `more than ${thousands(mostPerDay)} credits were used a day`,
      }),
    ];
  },
};
