// Autonomy above the cap: of users, by their most used mode; of the organization, by its shares of calls.
import { firstIn, groupBy } from "../../lists.ts";
import { compare } from "../../model/json.ts";
import type { Usage } from "../../model/usage.ts";
import type { BuiltinRule, Draft } from "../audit.ts";
import { levelOfShare } from "./readings.ts";
import { callsWords, daysWords, episodes, type UsageAudit, type UsageContext, userName } from "./usage.ts";

const common = {
  kind: "usage",
  controls: ["soc2:CC6.1", "nist-800-53:AC-6", "nist-800-53:AU-6"],
  needs: ["usage"],
} as const;

const ofUser: BuiltinRule = {
  ...common,
  id: "usage/autonomy-above-cap",
  title: "Nobody runs the agent above the autonomy cap",
  severity: "high",
  rationale: "Above the cap, the agent did things on its own that were not meant to be allowed.",
  remediation: "Ask the user how the agent could run above the cap, and review what it did on these days.",
};

const ofAll: BuiltinRule = {
  ...common,
  id: "usage/autonomy-share-above-cap",
  title: "No tool is called above the autonomy cap",
  severity: "medium",
  rationale: "Tools were called above the cap. The service does not report who called them.",
  remediation: "Find out which clients ran above the cap, and review what they did on these days.",
};

export const autonomy: UsageAudit = {
  rules: [ofUser, ofAll],
  reads: { [ofUser.id]: "modes", [ofAll.id]: "shares" },
  drafts: (context) => [...userDrafts(context), ...shareDrafts(context)],
};

/** Returns every user with a mode, by day. */
export function modeUses({ usage }: UsageContext) {
  return [...usage.users].flatMap(([day, users]) =>
    users.flatMap(({ id, isUnclear, mode, calls }) =>
      mode === null ? [] : [{ day, user: id, isUnclear, mode, calls }],
    ),
  );
}

function userDrafts(context: UsageContext): Draft[] {
  const { audit, allowed, readings, dayFigures, policy } = context;
  const info = audit.builtin(ofUser);
  if (!info) return [];
  const sure = modeUses(context).filter(({ isUnclear }) => !isUnclear);
  return [...groupBy(sure, ({ user }) => user)].flatMap(([user, uses]) => {
    const days = uses.map((use) => ({
      ...use,
      verdict: allowed.judge(use.day, readings.mode(use.mode), policy?.settleDays),
    }));
    return episodes(context, {
      rule: info,
      subject: `usage/autonomy/user/${user}`,
      days,
      endpoint: "activity",
      isSaid: (day) => dayFigures.mode(day, user),
      tell: (run) => {
        const modes = namesOf(run.map(({ mode }) => mode));
        return {
          message: `${userName(context, user)} mostly used ${modes.join(" and ")}, above the cap, ${daysWords(run)}`,
          offending: firstIn(modes),
          certainty: "lower-bound",
        };
      },
    });
  });
}

/** Returns the names, distinct and sorted. */
function namesOf(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

/** Returns the shares of calls with their levels, by day. A share of less than one call is below the floor. */
function sharesIn({ tools }: Usage) {
  return [...tools].flatMap(([day, { calls, shares }]) =>
    [...shares]
      .sort(([a], [b]) => compare(a, b))
      .flatMap(([name, share]) => {
        const level = Object.hasOwn(levelOfShare, name) ? levelOfShare[name] : undefined;
        if (level === undefined || share === null || share === 0) return [];
        const callsMade = calls === null ? null : share * calls;
        return [
          {
            day,
            name,
            level,
            share,
            calls: callsMade && Math.round(callsMade),
            isBelowFloor: callsMade !== null && callsMade < 1,
          },
        ];
      }),
  );
}

/** Returns the shares to judge. */
export function shareUses(usage: Usage) {
  return sharesIn(usage).filter(({ isBelowFloor }) => !isBelowFloor);
}

/** Returns the shares of less than one call, which are listed but not judged. */
export function sharesBelowFloor(usage: Usage) {
  return sharesIn(usage).flatMap(({ day, name, isBelowFloor }) =>
    isBelowFloor ? [{ what: "autonomy", name, day }] : [],
  );
}

function shareDrafts(context: UsageContext): Draft[] {
  const { audit, usage, allowed, readings, dayFigures, policy } = context;
  const info = audit.builtin(ofAll);
  if (!info) return [];
  const uses = shareUses(usage).map((use) => ({
    ...use,
    verdict: allowed.judge(use.day, readings.level(use.level), policy?.settleDays),
  }));
  return episodes(context, {
    rule: info,
    subject: "usage/autonomy",
    days: uses,
    endpoint: "tools",
    isSaid: (day) => dayFigures.says("shares", day),
    tell: (run) => {
      const levels = namesOf(run.map(({ level }) => level));
      return {
        message: `tools were called at ${levels.join(" and ")} autonomy, above the cap, ${daysWords(run)}${callsWords(run)}; the service does not say by whom`,
        offending: firstIn(levels),
        certainty: "exact",
      };
    },
  });
}
