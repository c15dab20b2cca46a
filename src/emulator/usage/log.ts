// The usage log: who did what with the agent on a day. Computed from the scenario when a day is requested, always with
// the same result, and cached.
import { FIRST_DAY } from "../../service/analytics.ts";
import type { Organization } from "../organization.ts";
import { type Bounds, boundsOn } from "./bounds.ts";
import { type Chance, chanceOf, weightedChoice } from "./chance.ts";
import { isWeekend, weekdayOf } from "./days.ts";
import type { Calls, PersonDay, Session } from "./events.ts";
import type { UsagePlan, Worker } from "./plan.ts";
import { type Beginning, sessionOf } from "./session.ts";
import { getOrMake } from "../../lists.ts";

export interface UsageLog {
  /** Returns the people active on a day, in the scenario's order. Nobody before the first day of figures. */
  on(day: string): readonly PersonDay[];
}

/** The slash command that makes a readiness report. */
const EVALUATE = "readiness-report";

export function usageLogOf({ id, usage, revisions }: Pick<Organization, "id" | "usage" | "revisions">): UsageLog {
  const remembered = new Map<string, readonly PersonDay[]>();
  return { on: (day) => getOrMake(remembered, day, () => (day < FIRST_DAY ? [] : activeOn(day))) };

  function activeOn(day: string): readonly PersonDay[] {
    if (usage.activeByDay) return usage.activeByDay.get(day) ?? [];
    return garbleNames(daysOf(usage, day, boundsOn(revisions, day), id), day, id);
  }
}

function daysOf(plan: UsagePlan, day: string, bounds: Bounds, organization: string): PersonDay[] {
  return plan.workers.flatMap((worker) => {
    if (day < worker.from || (worker.until !== undefined && day >= worker.until)) return [];
    const chance = chanceOf(organization, day, worker.id);
    const models = bounds.models(worker);
    const sessions = beginningsOf(worker, day, models, chance).map((beginning) =>
      sessionOf(worker, { bounds, plan, chance }, beginning),
    );
    return sessions.length > 0 ? [{ id: worker.id, email: worker.email, sessions }] : [];
  });
}

/** For each pace: the probability of activity on a weekday, and the number of sessions. */
const paces: Readonly<Record<Worker["pace"], { active: number; sessions: readonly [least: number, most: number] }>> = {
  busy: { active: 0.95, sessions: [3, 8] },
  steady: { active: 0.75, sessions: [1, 4] },
  rare: { active: 0.2, sessions: [1, 2] },
  none: { active: 0, sessions: [0, 0] },
};
/** The factor for activity on weekends. */
const WEEKEND = 0.15;

function beginningsOf(worker: Worker, day: string, models: readonly string[], chance: Chance): Beginning[] {
  const evaluations = worker.evaluations
    .filter((evaluation) => evaluation.day === day)
    .flatMap(({ model = models[0] }) => (model === undefined ? [] : [{ model, command: EVALUATE }]));
  const off = isWeekend(day) && !worker.weekends;
  const { active, sessions } = paces[worker.pace];
  const works = chance.happens(active * (off ? WEEKEND : 1)) && models.length > 0;
  const count = works ? (off ? 1 : chance.whole(...sessions)) : 0;
  const favourites = weightedChoice(models.map((model, index) => [model, 1 / (index + 1) ** 2]));
  return [...evaluations, ...Array.from({ length: count }, () => ({ model: chance.pickByWeight(favourites) }))];
}

const WEDNESDAY = 3;

/** A few tool names reach the service garbled: that of one call each Wednesday, if there is a suitable call. */
function garbleNames(people: readonly PersonDay[], day: string, organization: string): readonly PersonDay[] {
  if (weekdayOf(day) !== WEDNESDAY) return people;
  const chance = chanceOf(organization, day, "garbled");
  const able = people.filter(({ sessions }) => sessions.some(isWhole));
  if (able.length === 0) return people;
  const person = chance.pick(able);
  const session = chance.pick(person.sessions.filter(isWhole));
  const sessions = person.sessions.map((item) =>
    item === session ? { ...item, calls: oneGarbled(item.calls) } : item,
  );
  return people.map((item) => (item === person ? { ...item, sessions } : item));
}

/** Whether a session has a call that may be garbled. Calls that write or run must fit the other figures. */
function isWhole({ calls }: Session): boolean {
  return calls.some(({ tool }) => tool === "Read");
}

function oneGarbled(calls: readonly Calls[]): Calls[] {
  const index = calls.findIndex(({ tool }) => tool === "Read");
  const { count, ...call } = calls[index]!;
  const remainingCalls = count > 1 ? [{ ...call, count: count - 1 }] : [];
  return calls.toSpliced(index, 1, ...remainingCalls, {
    ...call,
    tool: 'Read">\n<parameter name="file_path',
    count: 1,
  });
}
