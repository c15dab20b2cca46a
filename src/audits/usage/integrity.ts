// The figures themselves: missing days, contradictory rows, sums that do not add up, unknown values.
import { daysBetween } from "../../model/instant.ts";
import { dailyEndpoints, type Figure, type UtcDay } from "../../model/usage.ts";
import { type BuiltinRule, type Draft, draftOn } from "../audit.ts";
import { unknownValue } from "../values.ts";
import { isKnownMode, levelOfShare } from "./readings.ts";
import { conflictDaysOf, isProvisional } from "./days.ts";
import { type UsageAudit, type UsageContext, whole } from "./usage.ts";

const controls = ["soc2:CC7.2", "nist-800-53:AU-6", "nist-800-53:SI-7"];
const common = { kind: "integrity", controls, needs: ["usage"], acceptedBy: "nothing" } as const;

const gap: BuiltinRule = {
  ...common,
  id: "integrity/usage-gap",
  title: "Every day has figures",
  severity: "low",
  rationale: "A day without figures does not prove a day without usage.",
  remediation: "Ask the service for the figures of the day.",
};

const conflict: BuiltinRule = {
  ...common,
  id: "integrity/usage-conflict",
  title: "A day has only one set of figures",
  severity: "medium",
  rationale: "Contradicting figures prove nothing.",
  remediation: "Ask the service which figures are correct.",
};

const mismatch: BuiltinRule = {
  ...common,
  id: "integrity/usage-mismatch",
  title: "Figures add up",
  severity: "info",
  rationale: "If the parts do not add up to the total, figures are missing.",
  remediation: "Ask the service why the figures differ.",
};

export const integrity: UsageAudit = {
  rules: [gap, conflict, mismatch],
  drafts: (context) => [...gaps(context), ...conflicts(context), ...mismatches(context), ...unknowns(context)],
};

function aboutDay(
  context: UsageContext,
  rule: BuiltinRule,
  day: UtcDay,
  about: Pick<Draft, "subject" | "message">,
): Draft[] {
  const info = context.audit.builtin(rule);
  return info ? [draftOn(info, day, { ...about, event: true })] : [];
}

function gaps(context: UsageContext): Draft[] {
  const { usage } = context;
  const conflictKeys = new Set(usage.conflicts.map(({ endpoint, day }) => `${endpoint} ${day}`));
  return dailyEndpoints.flatMap((endpoint) =>
    daysBetween(usage.from, usage.to).flatMap((day) =>
      usage[endpoint].has(day) || isProvisional(day, usage) || conflictKeys.has(`${endpoint} ${day}`)
        ? []
        : aboutDay(context, gap, day, {
            subject: `usage/${endpoint}/${day}`,
            message: `there are no figures of ${day} in ${endpoint}`,
          }),
    ),
  );
}

function conflicts(context: UsageContext): Draft[] {
  return context.usage.conflicts.flatMap(({ endpoint, day }) =>
    aboutDay(context, conflict, day, {
      subject: `usage/${endpoint}/${day}`,
      message: `there are two different sets of figures of ${day} in ${endpoint}`,
    }),
  );
}

/** Whether two figures differ by no more than the tolerance. */
function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(1, 0.005 * Math.max(Math.abs(a), Math.abs(b)));
}

function mismatches(context: UsageContext): Draft[] {
  const { tokens, tools, activity, users } = context.usage;
  const conflictDays = conflictDaysOf(context.usage);
  return daysBetween(context.usage.from, context.usage.to).flatMap((day) => {
    const [dayTokens, dayTools, dayActivity] = [tokens.get(day), tools.get(day), activity.get(day)];
    const people = users.get(day) ?? [];
    const areKnown = dayActivity !== undefined && !conflictDays.has(day);
    const ofUsers = (pick: (user: (typeof people)[number]) => Figure) => (areKnown ? whole(people.map(pick)) : null);
    const sums: Readonly<Record<string, Readonly<Record<string, Figure | undefined>>>> = {
      credits: {
        tokens: dayTokens?.credits,
        "its models": whole(dayTokens?.models?.map(({ credits }) => credits)),
        "its users": whole(dayTokens?.users?.map(({ credits }) => credits)),
        users: ofUsers(({ credits }) => credits),
      },
      "calls of tools": {
        tools: dayTools?.calls,
        "its tools by name": whole(dayTools?.tools?.map(({ count }) => count)),
        users: ofUsers(({ calls }) => calls),
      },
      sessions: { activity: dayActivity?.sessions, users: ofUsers(({ sessions }) => sessions) },
      "active users": {
        activity: dayActivity?.users,
        users: areKnown ? new Set(people.map(({ id }) => id)).size : null,
      },
    };
    const contradictions = Object.entries(sums).flatMap(([quantity, figures]) => {
      const numbers = Object.entries(figures).flatMap(([name, figure]) =>
        typeof figure === "number" ? [[name, figure] as const] : [],
      );
      const pairs = numbers.flatMap((a, index) => numbers.slice(index + 1).map((b) => [a, b] as const));
      const pair = pairs.find(([[, a], [, b]]) => !isNear(a, b));
      if (!pair) return [];
      const [[name, figure], [otherName, otherFigure]] = pair;
      return aboutDay(context, mismatch, day, {
        subject: `usage/${quantity.replaceAll(" ", "-")}/${day}`,
        message: `${quantity} of ${day}: ${name} says ${figure}, ${otherName} ${otherFigure}`,
      });
    });
    const shares = dayTools && Object.keys(levelOfShare).map((name) => dayTools.shares.get(name) ?? null);
    const total = shares && whole(shares);
    const isOff = typeof total === "number" && Math.abs(total - 1) > 0.01 && (dayTools?.calls ?? 0) > 0;
    if (!isOff) return contradictions;
    const message = `the shares of autonomy of ${day} add up to ${total.toFixed(2)}, and not to 1`;
    return [...contradictions, ...aboutDay(context, mismatch, day, { subject: `usage/shares/${day}`, message })];
  });
}

const tiers = new Set(["standard", "thinking"]);
const clients = new Set(["terminal-ui", "web", "non-interactive-cli"]);

/** Returns findings on values that the interface does not document, once each, from their first day on. */
function unknowns(context: UsageContext): Draft[] {
  const { tokens, activity, users } = context.usage;
  const first = new Map<string, UtcDay>();
  const note = (day: UtcDay, kind: string, name: string) => {
    const key = `${kind} ${name}`;
    if ((first.get(key) ?? "9") > day) first.set(key, day);
  };
  const noteTier = (day: UtcDay, tier: string | null) => {
    if (tier !== null && !tiers.has(tier)) note(day, "model_tier", tier);
  };
  for (const [day, rows] of users)
    for (const { mode, primaryTier } of rows) {
      if (mode !== null && !isKnownMode(mode)) note(day, "delegation_level", mode);
      noteTier(day, primaryTier);
    }
  for (const [day, { models, named }] of tokens) for (const { tier } of models ?? named) noteTier(day, tier);
  for (const [day, row] of activity)
    for (const name of row.clients.keys()) if (!clients.has(name)) note(day, "client", name);
  const info = context.audit.builtin(unknownValue);
  return info
    ? [...first].map(([key, day]) =>
        draftOn(info, day, {
          subject: `usage/${key.replace(" ", "/")}`,
          message: `${key} is no value that is known: it is never ranked`,
          event: true,
        }),
      )
    : [];
}
