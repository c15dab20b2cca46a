// Standard Credits of a day: in total, by model, by user.
import type { CreditsRow } from "../../../service/analytics.ts";
import type { ModelUse, PersonDay } from "../events.ts";
import { tierOf } from "../models.ts";
import { countsOf } from "../tally.ts";
import { sumOf } from "../../../lists.ts";

export function creditsRow(date: string, people: readonly PersonDay[]): CreditsRow {
  const uses = usesOf(people);
  return {
    date,
    ...tokensOf(uses),
    cache_read_tokens: sumOf(uses, (use) => use.cacheRead),
    cache_write_tokens: sumOf(uses, (use) => use.cacheWrite),
    by_model: byModel(uses),
    by_user: people
      .map((person) => ({ person, uses: usesOf([person]) }))
      .map(({ person, uses }) => ({
        user_id: person.id,
        user_email: person.email,
        billable_tokens: sumOf(uses, (use) => use.credits),
        by_model: byModel(uses),
      }))
      .toSorted((a, b) => b.billable_tokens - a.billable_tokens || (a.user_id < b.user_id ? -1 : 1)),
  };
}

/** Returns a row for each model of a day. */
export function creditsByModel(date: string, people: readonly PersonDay[]) {
  return byModel(usesOf(people)).map(({ model_id, model_tier: _, ...tokens }) => ({
    date,
    group_key: model_id,
    ...tokens,
  }));
}

/** Returns the model with the most credits. */
export function primaryModel(person: PersonDay) {
  return byModel(usesOf([person]))[0];
}

function usesOf(people: readonly PersonDay[]): ModelUse[] {
  return people.flatMap(({ sessions }) => sessions.flatMap(({ models }) => models));
}

function tokensOf(uses: readonly ModelUse[]) {
  return {
    billable_tokens: sumOf(uses, (use) => use.credits),
    input_tokens: sumOf(uses, (use) => use.input),
    output_tokens: sumOf(uses, (use) => use.output),
  };
}

function byModel(uses: readonly ModelUse[]) {
  const models = countsOf(
    uses,
    (use) => use.model,
    (use) => use.credits,
  );
  return models.map(([model]) => ({
    model_id: model,
    model_tier: tierOf(model),
    ...tokensOf(uses.filter((use) => use.model === model)),
  }));
}
