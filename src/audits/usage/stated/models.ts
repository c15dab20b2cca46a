// Models that a policy allows, independent of the settings.
import { isCovered, kinds } from "../../../catalog/kinds/index.ts";
import { firstIn, grouped } from "../../../lists.ts";
import { certaintyOf, modelSubject, modelUses } from "../models.ts";
import { userName } from "../usage.ts";
import { ASK, judged, ruleOf, type StatedPart, stating } from "./part.ts";

const rule = ruleOf(
  "models",
  "Only models that the policy allows are used",
  "Nobody has reviewed a model that the policy does not allow.",
  ASK,
);

export const models: StatedPart = {
  name: "models",
  rule,
  reads: () => ["models"],
  drafts: (context) => {
    const { policy, usage, said } = context;
    const stated = stating(context, rule, policy?.models);
    if (!stated) return [];
    const { allowed, denied, tiers } = stated.demand;
    const covers = (list: readonly string[], model: string) => isCovered(kinds.model, list, model);
    const tierOf = new Map(
      [...usage.tokens.values()].flatMap((row) => (row.models ?? row.named).map(({ id, tier }) => [id, tier])),
    );
    const isRefused = (model: string) => {
      if (denied !== null && covers(denied, model)) return true;
      if (allowed !== null && !covers(allowed, model)) return true;
      const tier = tierOf.get(model) ?? null;
      return tiers !== null && tier !== null && !tiers.includes(tier);
    };
    return [...grouped(modelUses(usage), ({ id, user }) => modelSubject(id, user))].flatMap(([subject, uses]) => {
      const { id, user } = firstIn(uses);
      if (!isRefused(id)) return [];
      return judged(
        context,
        uses.map((use) => ({ ...use, fails: true })),
        {
          rule: stated.info,
          subject,
          endpoint: "tokens",
          isSaid: (day) => said.model(day, id, user),
          certainty: certaintyOf(uses),
          offending: id,
          what: `${user === null ? "somebody" : userName(context, user)} used ${id}, which the policy does not allow,`,
        },
      );
    });
  },
};
