// Hooks that a policy requires, counted over several days.
import { countWhile, lookUp } from "../../../lists.ts";
import { DAY, dayOf, daysBetween, startOfDay } from "../../../model/instant.ts";
import type { UsageHook, UsageRule } from "../../../model/policy-use.ts";
import type { Figure, ToolsDay, Usage, UtcDay } from "../../../model/usage.ts";
import { count, fractionBelow } from "../../../words.ts";
import { type Draft, draftOn } from "../../audit.ts";
import { finalDays } from "../days.ts";
import { infoOf, isNoted, sum, type UsageContext } from "../usage.ts";
import { isOverOn, ruleOf, type StatedPart } from "./part.ts";

const rule = ruleOf(
  "hooks",
  "Required hooks run",
  "A hook that does not run neither records nor blocks anything.",
  "Find the machines without the hook. The service does not report which they are.",
);

export const hooks: StatedPart = {
  rule,
  statements: (policy) =>
    policy.hooks.map((part) => ({ part, reads: [], lacks: ({ usage }) => lacksOf(usage, part.demand) })),
  drafts: (context) => {
    const final = finalDays(context.usage, "tools");
    return (context.policy?.hooks ?? []).flatMap((hook) => hookDraft(context, hook, final));
  },
};

/** Returns how often a hook ran over its last final days, and should have run. null: the service did not say. */
export function coverage(usage: Usage, demand: UsageHook, final: readonly UtcDay[]) {
  const { perCallOf, overDays } = demand;
  const last = final.at(-1);
  if (last === undefined) return null;
  const first = dayOf(startOfDay(last) - (overDays - 1) * DAY);
  const days = final.slice(countWhile(final, (day) => day < first));
  // A day without figures may have had runs, so all days are needed to conclude that the hook did not run.
  if (days.length < overDays || first < usage.from) return null;
  const rows = days.map((day) => lookUp(usage.tools, day));
  const ran = total(rows.map((row) => runsIn(row, demand)));
  const of =
    perCallOf === null
      ? total(days.map((day) => [{ count: usage.activity.get(day)?.sessions ?? null }]))
      : total(rows.map(({ tools: rowTools }) => rowTools?.filter(({ name }) => perCallOf.includes(name))));
  return ran === null || of === null ? null : { first, last, ran, of };
}

/** Returns the counts of a hook's runs on a day; undefined without counts. */
function runsIn({ hooks: all }: ToolsDay, { event, matcher, command }: UsageHook) {
  return all?.filter((hook) => hook.event === event && hook.matcher === matcher && hook.command === command);
}

/** Returns a sum; null if a part is missing. */
function total(parts: readonly (readonly { readonly count: Figure }[] | undefined)[]): Figure {
  const counts = parts.flatMap((part): readonly Figure[] => part?.map(({ count }) => count) ?? [null]);
  return counts.includes(null) ? null : (sum(counts) ?? 0);
}

/** Why a hook cannot be judged; undefined when it can. */
function lacksOf(usage: Usage, hook: UsageHook): string | undefined {
  if (coverage(usage, hook, finalDays(usage, "tools"))) return undefined;
  return `the last ${hook.overDays} final days do not all say how often the hook ${hook.command} ran, and what for`;
}

function hookDraft(context: UsageContext, hook: UsageRule<UsageHook>, final: readonly UtcDay[]): Draft[] {
  const info = infoOf(context.audit, rule, hook);
  const { event, matcher, command, perCallOf, atLeast } = hook.demand;
  const counts = info && coverage(context.usage, hook.demand, final);
  if (!counts || counts.of === 0 || counts.ran / counts.of >= atLeast || isOverOn(context, counts.last)) return [];
  const { first, last, ran, of } = counts;
  const totalWords = perCallOf === null ? count(of, "session") : `${count(of, "call")} of ${perCallOf.join(", ")}`;
  return [
    draftOn(info, first, {
      subject: `usage/hook/${event}/${matcher ?? "*"}/${command}`,
      message: `the hook ${command} on ${event} ran ${count(ran, "time")} for ${totalWords} ${first === last ? `on ${first}` : `from ${first} to ${last}`}: ${fractionBelow(atLeast, ran / of)}, and ${atLeast} is demanded`,
      event: isNoted(last, info),
      actual: command,
      offending: [command],
      use: {
        days: daysBetween(first, last).map((day) => ({
          day,
          calls: total([runsIn(lookUp(context.usage.tools, day), hook.demand)]),
          provisional: false,
          revisions: context.allowed.revisionsOn(day),
        })),
        certainty: "exact",
        exposureSeconds: null,
      },
    }),
  ];
}
