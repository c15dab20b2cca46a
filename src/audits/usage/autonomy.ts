// Autonomy above the cap: of users, by the mode that they used most, and of the organization, by its shares of calls.
import { grouped } from "../../lists.ts";
import type { BuiltinRule, Draft } from "../audit.ts";
import { levelOfShare } from "./readings.ts";
import { amountWords, daysWords, episodes, sum, type UsageAudit, type UsageContext, who } from "./usage.ts";

const controls = ["soc2:CC6.1", "nist-800-53:AC-6", "nist-800-53:AU-6"];

const ofUser: BuiltinRule = {
  id: "usage/autonomy-above-cap",
  title: "Nobody runs the agent above the cap on autonomy",
  kind: "usage",
  severity: "high",
  rationale: "An agent that ran above the cap did things that nobody was meant to let it do alone.",
  remediation: "Ask the user how the agent came to run so, and look at what it did on these days.",
  controls,
  needs: ["usage"],
};

const ofAll: BuiltinRule = {
  id: "usage/autonomy-share-above-cap",
  title: "No tool is called above the cap on autonomy",
  kind: "usage",
  severity: "medium",
  rationale: "Calls above the cap were made, though the service does not say by whom.",
  remediation: "Find out which clients ran above the cap, and look at what they did on these days.",
  controls,
  needs: ["usage"],
};

export const autonomy: UsageAudit = {
  rules: [ofUser, ofAll],
  drafts: (context) => [...userDrafts(context), ...shareDrafts(context)],
};

/** Every user with a mode, day by day. */
export function modeUses({ usage }: UsageContext) {
  return [...usage.users].flatMap(([day, users]) =>
    users.flatMap(({ id, mode, calls }) => (mode === null ? [] : [{ day, user: id, mode, calls }])),
  );
}

function userDrafts(context: UsageContext): Draft[] {
  const { audit, allowed, readings, policy } = context;
  const info = audit.builtin(ofUser);
  if (!info) return [];
  return [...grouped(modeUses(context), ({ user }) => user)].flatMap(([user, uses]) => {
    const days = uses.map(({ day, mode, calls }) => ({
      day,
      calls,
      verdict: allowed.judge(day, readings.mode(mode), policy?.settleDays),
    }));
    const violating = uses.filter((_, i) => days[i]!.verdict.is === "violation");
    const modes = [...new Set(violating.map(({ mode }) => mode))].sort();
    return episodes(context, {
      rule: info,
      subject: `usage/autonomy/user/${user}`,
      days,
      endpoint: "activity",
      certainty: "lower-bound",
      offending: modes[0] ?? null,
      message: (run) => `${who(context, user)} mostly used ${modes.join(" and ")}, above the cap, ${daysWords(run)}`,
    });
  });
}

/** A share of all calls, as calls. Less than one call is noted, and not judged. */
export function shareUses({ usage, notes }: UsageContext) {
  return [...usage.tools].flatMap(([day, { calls, shares }]) =>
    [...shares].flatMap(([name, share]) => {
      const level = levelOfShare[name];
      if (level === undefined || share === null || share === 0) return [];
      const made = calls === null ? null : share * calls;
      if (made !== null && made < 1) {
        notes.belowFloor.push({ what: "autonomy", name, day });
        return [];
      }
      return [{ day, name, level, share, calls: made === null ? null : Math.round(made) }];
    }),
  );
}

function shareDrafts(context: UsageContext): Draft[] {
  const { audit, allowed, readings, policy } = context;
  const info = audit.builtin(ofAll);
  if (!info) return [];
  const uses = shareUses(context).map((use) => ({
    ...use,
    verdict: allowed.judge(use.day, readings.level(use.level), policy?.settleDays),
  }));
  const failing = uses.filter(({ verdict }) => verdict.is !== "allowed");
  const levels = [
    ...new Set(failing.filter(({ verdict }) => verdict.is === "violation").map(({ level }) => level)),
  ].sort();
  return episodes(context, {
    rule: info,
    subject: "usage/autonomy",
    days: failing.map(({ day, share, calls, verdict }) => ({ day, share, calls, verdict })),
    endpoint: "tools",
    certainty: "exact",
    offending: levels[0] ?? null,
    message: (run) =>
      `tools were called at ${levels.join(" and ")} autonomy, above the cap, ${daysWords(run)}${amountWords(sum(run.map(({ calls }) => calls ?? null)), "call")}; the service does not say by whom`,
  });
}
