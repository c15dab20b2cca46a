// Models that a policy allows, independent of the settings.
import { isCovered, kinds } from "../../../catalog/kinds/index.ts";
import { firstIn, groupBy } from "../../../lists.ts";
import type { Usage } from "../../../model/usage.ts";
import { certaintyOf, type ModelOnDay, modelSubject, modelUses } from "../models.ts";
import { creditsWords, daysWords, episodes, sum, userName } from "../usage.ts";
import { ASK, failureOn, isOverOn, ruleOf, type StatedPart, statementOf, stating } from "./part.ts";

const rule = ruleOf(
  "models",
  "Only models that the policy allows are used",
  "Nobody has reviewed a model that the policy does not allow.",
  ASK,
);

interface JudgedUse extends ModelOnDay {
  /** null: unknown, because the day does not report the tier, or reports other tiers of the model too. */
  readonly fails: boolean | null;
  /** The refused tiers; empty if the policy refuses the model itself. */
  readonly tiers: readonly string[];
}

export const models: StatedPart = {
  rule,
  statements: ({ models: part }) => statementOf(part, "models"),
  drafts: (context) => {
    const { usage, dayFigures } = context;
    const statedRule = stating(context, rule, "models");
    if (!statedRule) return [];
    const { allowed, denied, tiers } = statedRule.demand;
    const covers = (list: readonly string[], model: string) => isCovered(kinds.model, list, model);
    const isRefused = (model: string) =>
      (denied !== null && covers(denied, model)) || (allowed !== null && !covers(allowed, model));
    const byName = modelUses(usage)
      .filter(({ id, isUnclear }) => isRefused(id) && !isUnclear)
      .map((use): JudgedUse => ({ ...use, fails: true, tiers: [] }));
    const byTier =
      tiers === null ? [] : judgeTiers(usage, tiers).filter(({ id, isUnclear }) => !isRefused(id) && !isUnclear);
    const uses = [...byName, ...byTier].filter(({ day }) => !isOverOn(context, day));
    const byModel = groupBy(uses, ({ id }) => id);
    return [...groupBy(uses, ({ id, user }) => modelSubject(id, user))].flatMap(([subject, subjectUses]) => {
      const { id, user } = firstIn(subjectUses);
      const failures = subjectUses.filter(({ fails }) => fails === true);
      if (failures.length === 0) return [];
      const own = user === null ? (byModel.get(id) ?? []) : subjectUses;
      const unclear = new Set(own.flatMap(({ fails, day }) => (fails === null ? [day] : [])));
      return episodes(context, {
        rule: statedRule.rule,
        subject,
        days: failures.map((use) => ({ ...use, verdict: failureOn(use.day, statedRule.turns) })),
        endpoint: "tokens",
        isSaid: (day) => dayFigures.model(day, id, user) && !unclear.has(day),
        tell: (run) => ({
          message: `${user === null ? "somebody" : userName(context, user)} used ${id}${tierWords(run)}, which the policy does not allow, ${daysWords(run)}${creditsWords(run)}`,
          offending: id,
          certainty: certaintyOf(run),
        }),
      });
    });
  },
};

/** Judges each use by the tiers of its model on its day. */
function judgeTiers(usage: Usage, allowed: readonly string[]): JudgedUse[] {
  const keyOf = ({ day, id }: Pick<ModelOnDay, "day" | "id">) => JSON.stringify([day, id]);
  const parts = [...usage.tokens].flatMap(([day, { models: all, named }]) =>
    (all ?? named).filter(({ credits }) => credits !== 0).map((part) => ({ ...part, day })),
  );
  const totals = new Map<string, JudgedUse>();
  for (const [key, all] of groupBy(parts, keyOf)) {
    const refusedUses = all.filter(({ tier }) => tier !== null && !allowed.includes(tier));
    const isAllowed = refusedUses.length === 0 && all.every(({ tier }) => tier !== null);
    totals.set(key, {
      ...firstIn(all),
      user: null,
      credits: sum(refusedUses.map(({ credits }) => credits)),
      certainty: "exact",
      fails: refusedUses.length === all.length ? true : isAllowed ? false : null,
      tiers: refusedUses.flatMap(({ tier }) => tier ?? []),
    });
  }
  const byUser = modelUses(usage).map((use): JudgedUse => {
    const { fails = null, tiers = [] } = totals.get(keyOf(use)) ?? {};
    return { ...use, fails, tiers };
  });
  // If a day has refused and other tiers of a model, the service does not report who used which.
  const mixtures = [...totals.values()].filter(({ fails, tiers }) => fails === null && tiers.length > 0);
  return [...byUser, ...mixtures.map((use) => ({ ...use, fails: true }))];
}

/** Returns ` of tier thinking`; nothing for models that the policy refuses themselves. */
function tierWords(uses: readonly JudgedUse[]): string {
  const tiers = [...new Set(uses.flatMap((use) => use.tiers))].sort();
  return tiers.length === 0 ? "" : ` of tier ${tiers.join(" or ")}`;
}
