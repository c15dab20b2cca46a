// Whether a newly allowed thing was used, how soon, and by whom.
import { groupBy, lookUp } from "../../lists.ts";
import { DAY, dayOf, daysBetween } from "../../model/instant.ts";
import type { UtcDay } from "../../model/usage.ts";
import { type BuiltinRule, type Draft, draftOn, type RuleInfo } from "../audit.ts";
import type { RevisionAllowance, Reading } from "./allowance.ts";
import { modeUses } from "./autonomy.ts";
import { callersOn, identityOf, serverUses, spellingOf } from "./mcp.ts";
import { certaintyOf, type ModelOnDay, modelUses } from "./models.ts";
import { isProvisional } from "./days.ts";
import { type Certainty, type UsageAudit, type UsageContext, userName } from "./usage.ts";
import { shortList } from "../../words.ts";

const rule: BuiltinRule = {
  id: "usage/first-after-loosening",
  title: "First use after a loosening",
  kind: "usage",
  severity: "info",
  rationale: "The first user after a loosening probably knows why it was made.",
  remediation: "Ask the first user why it was needed.",
  controls: ["nist-800-53:AU-6", "nist-800-53:CM-3"],
  needs: ["usage"],
  acceptedBy: "nothing",
};

/** A thing that may be used: its reading by the settings, and its users by day. */
interface Thing {
  readonly topic: "model" | "mcp" | "autonomy";
  /** Whether a day would show its use. */
  readonly isSaid: (day: UtcDay) => boolean;
  readonly name: string;
  readonly readingOf: (allowed: RevisionAllowance) => Reading;
  readonly days: ReadonlyMap<UtcDay, UseOnDay>;
}

interface UseOnDay {
  /** Those who can be named. */
  readonly users: readonly string[];
  readonly certainty: Certainty;
}

export const firstUse: UsageAudit = {
  rules: [rule],
  drafts: (context) => {
    const info = context.audit.builtin(rule);
    return info ? thingsOf(context).flatMap((thing) => firstUses(context, info, thing)) : [];
  },
};

function thingsOf(context: UsageContext): Thing[] {
  const { usage, readings, dayFigures, policy } = context;
  const byDay = (uses: readonly Pick<ModelOnDay, "day" | "user" | "isUnclear" | "certainty">[]) =>
    new Map(
      [...groupBy(uses, ({ day }) => day)].map(([day, dayUses]) => [
        day,
        {
          users: dayUses.flatMap(({ user, isUnclear }) => (isUnclear ? [] : (user ?? []))),
          certainty: certaintyOf(dayUses),
        },
      ]),
    );
  const models = [...groupBy(modelUses(usage), ({ id }) => id)].map(([name, uses]): Thing => ({
    topic: "model",
    isSaid: (day) => dayFigures.model(day, name, null),
    name,
    readingOf: readings.model(name, undefined),
    days: byDay(uses),
  }));
  const modes = [...groupBy(modeUses(context), ({ mode }) => mode)].map(([name, uses]): Thing => ({
    topic: "autonomy",
    isSaid: (day) => dayFigures.mode(day, null),
    name,
    readingOf: readings.mode(name),
    days: byDay(uses.map((use) => ({ ...use, certainty: "lower-bound" as const }))),
  }));
  const servers = [...serverUses(usage)].flatMap(([name, uses]): Thing[] => {
    const identity = identityOf(policy, name);
    if (identity === undefined) return [];
    const days = new Map(
      uses.map(({ day }): [UtcDay, UseOnDay] => {
        const callers = callersOn(usage, [day]).filter(({ certainty }) => certainty === "exact");
        return [day, { users: callers.map(({ id }) => id), certainty: "exact" }];
      }),
    );
    return [
      {
        topic: "mcp",
        isSaid: (day) => dayFigures.says("servers", day),
        name: spellingOf(uses),
        readingOf: readings.server(identity),
        days,
      },
    ];
  });
  return [...models, ...servers, ...modes];
}

/** Returns one event for each revision that allowed the thing, if a later day shows its use, without gaps between. */
function firstUses(context: UsageContext, info: RuleInfo, { topic, isSaid, name, readingOf, days }: Thing): Draft[] {
  const { states } = context.allowed;
  const usedDays = [...days.keys()].sort();
  const allowedUntil: number[] = [];
  const verdicts = states.map(({ allowed }) => readingOf(allowed));
  // From the last state backwards: when the thing is no longer allowed for certain.
  for (let i = states.length - 1, next = Infinity; i >= 0; i--) {
    allowedUntil[i] = next;
    if (verdicts[i] !== "passes") next = states[i]?.time ?? next;
  }
  return states.flatMap(({ revision, time, exact }, i): Draft[] => {
    // If a revision can be read in two ways, it is unknown which revision allowed the thing.
    if (!exact || verdicts[i - 1] !== "fails" || verdicts[i] !== "passes") return [];
    const until = allowedUntil[i] ?? Infinity;
    const allowedDay = dayOf(time);
    const first = usedDays.find((day) => day > allowedDay && Date.parse(day) + DAY <= until);
    if (first === undefined || dayOf(time + DAY) < context.usage.from) return [];
    const later = daysBetween(allowedDay, first).slice(1);
    // On a day without figures it may have been used already. A missing revision may have refused it again.
    if (!later.slice(0, -1).every(isSaid) || !later.every((day) => context.allowed.isCertainOn(day))) return [];
    const { users: ids, certainty } = lookUp(days, first);
    const users = [...new Set(ids)].map((id) => userName(context, id));
    const by = users.length === 0 ? "; it is not known by whom" : `, by ${shortList(users)}`;
    return [
      draftOn(info, first, {
        subject: `usage/${topic}/${name}`,
        message: `${name}, which revision ${revision} allowed on ${allowedDay}, was used on ${first} for the first time after that day${by}`,
        actual: name,
        offending: [name],
        event: true,
        use: {
          days: [
            {
              day: first,
              provisional: isProvisional(first, context.usage),
              revisions: context.allowed.revisionsOn(first),
            },
          ],
          certainty,
          between: [allowedDay, first],
          exposureSeconds: null,
        },
      }),
    ];
  });
}
