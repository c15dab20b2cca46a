// The tokens of a session's models.
import type { Chance } from "./chance.ts";
import type { ModelUse } from "./events.ts";
import { creditsOf } from "./models.ts";

/** Draws the use of a session's model for some answers, and of the planning model if it is another. */
export function useOf(model: string, planner: string | undefined, answers: number, chance: Chance): ModelUse[] {
  if (planner === undefined || planner === model || answers < 2) return [use(model, answers, chance)];
  const plannedAnswers = chance.whole(1, Math.ceil(answers / 3));
  return [use(model, answers - plannedAnswers, chance), use(planner, plannedAnswers, chance)];
}

/** Each answer reads the whole session so far, mostly from the cache. */
function use(model: string, answers: number, chance: Chance): ModelUse {
  const input = answers * chance.whole(9_000, 34_000);
  const cacheRead = Math.floor((input * chance.whole(55, 88)) / 100);
  const cacheWrite = Math.floor(((input - cacheRead) * chance.whole(30, 80)) / 100);
  const output = answers * chance.whole(180, 1_400);
  const tokens = { input, output, cacheRead, cacheWrite };
  return { model, ...tokens, credits: creditsOf(model, tokens) };
}
