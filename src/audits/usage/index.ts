// The registry of rules about use, and their family. To add rules, write their file and add one line here.
import { Persons, unclearPart } from "../access/people.ts";
import type { Audit, RuleWithSilence, StatingContext } from "../audit.ts";
import { autonomy } from "./autonomy.ts";
import { firstUse } from "./first-use.ts";
import { integrity } from "./integrity.ts";
import { mcp } from "./mcp.ts";
import { models } from "./models.ts";
import { rewritten } from "./rewritten.ts";
import { stated, statedRules } from "./stated/index.ts";
import { Readings } from "./readings.ts";
import { dayFiguresOf } from "./day-figures.ts";
import { noDayOf } from "./days.ts";
import { addressesIn, type UsageAudit } from "./usage.ts";

const audits: readonly UsageAudit[] = [models, mcp, autonomy, firstUse, stated, integrity, rewritten];

/** Returns the rules about use that an audit judges, or that its policies state although it lacks their figures. */
export function usageRules(context: StatingContext): RuleWithSilence[] {
  if (!context.use) return statedRules(context).map(({ info }) => ({ ...info, silence: undefined }));
  const { usage: figures } = context.use;
  const dayFigures = dayFiguresOf(figures);
  const noDay = noDayOf(figures);
  return [
    ...builtinRules(context).map(({ info, reads }) => ({
      ...info,
      silence: noDay ?? (reads && dayFigures.silence([reads])),
    })),
    ...statedRules(context).map(({ info, reads, lacks }) => ({
      ...info,
      silence: noDay ?? lacks ?? dayFigures.silence(reads),
    })),
  ];
}

/** Returns the rules about use that need no policy, each with the figures that it reads. */
export function builtinRules(context: StatingContext) {
  return audits
    .filter((audit) => audit !== stated)
    .flatMap(({ rules, reads = {} }) => rules.map((rule) => ({ info: context.builtin(rule), reads: reads[rule.id] })))
    .flatMap(({ info, reads }) => (info ? [{ info, reads }] : []));
}

export const usage: Audit = {
  rules: audits.flatMap(({ rules }) => [...rules]),
  begin: (context) => {
    const { use, policies, catalog } = context;
    if (!use) return { see: () => {}, end: () => [] };
    const { usage: figures, allowed } = use;
    return {
      see: (step) => allowed.see(step),
      end: () => {
        const readings = new Readings(catalog);
        const shared = {
          ...use,
          audit: context,
          policy: policies.usage,
          readings,
          dayFigures: dayFiguresOf(figures),
          addresses: addressesIn(figures),
        };
        return audits.flatMap((audit) => [...audit.drafts(shared)]);
      },
      unjudged: () => {
        const { users } = new Persons([], figures);
        return unclearPart(
          "use",
          users.filter(({ isUnclear }) => isUnclear),
        );
      },
    };
  },
};
