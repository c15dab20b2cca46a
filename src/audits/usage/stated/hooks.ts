// Hooks that a policy requires, counted over several days.
import { lookUp } from "../../../lists.ts";
import { DAY, dayOf, daysBetween, startOfDay } from "../../../model/instant.ts";
import type { UsageHook, UsageRule } from "../../../model/policy-use.ts";
import type { Figure, ToolsDay, Usage, UtcDay } from "../../../model/usage.ts";
import { count, fractionBelow } from "../../../words.ts";
import { type Draft, draftAt, type DraftParts } from "../../audit.ts";
import { finalDays } from "../days.ts";
import { beginningOf, infoOf, isNoted, type UsageContext, whole } from "../usage.ts";
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
  drafts: (context) => (context.policy?.hooks ?? []).flatMap((hook) => hookDraft(context, hook)),
};

/**
 * Returns how often a hook ran over its days, and should have run. null: the service did not say.
 * @param last the last of these days; default: the last final day
 */
export function coverage(usage: Usage, demand: UsageHook, last = finalDays(usage, "tools").at(-1)) {
  if (last === undefined) return null;
  const { perCallOf, overDays } = demand;
  const first = dayOf(startOfDay(last) - (overDays - 1) * DAY);
  const days = daysBetween(first, last);
  // A day without figures may have had runs, so all days are needed to conclude that the hook did not run.
  if (!days.every((day) => usage.tools.has(day))) return null;
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

/** Returns the sum of the counts; null if a part is missing. */
function total(parts: readonly (readonly { readonly count: Figure }[] | undefined)[]): Figure {
  return whole(parts.flatMap((part): readonly Figure[] => part?.map(({ count }) => count) ?? [null]));
}

/** Why a hook cannot be judged; undefined when it can. */
function lacksOf(usage: Usage, hook: UsageHook): string | undefined {
  if (coverage(usage, hook)) return undefined;
  return `the last ${hook.overDays} final days do not all say how often the hook ${hook.command} ran, and what for`;
}

type Coverage = NonNullable<ReturnType<typeof coverage>>;

function isTooRare({ ran, of }: Coverage, { atLeast }: UsageHook): boolean {
  return of > 0 && ran / of < atLeast;
}

/** Returns the first day of a hook that ran too rarely, whichever later days are counted. */
function rareSince(usage: Usage, demand: UsageHook, { first, last }: Coverage): UtcDay {
  let since = first;
  for (const day of daysBetween(usage.from, last).toReversed()) {
    const counts = coverage(usage, demand, day);
    if (!counts || !isTooRare(counts, demand)) break;
    since = counts.first;
  }
  return since;
}

function hookDraft(context: UsageContext, hook: UsageRule<UsageHook>): Draft[] {
  const { audit, usage, allowed } = context;
  const { demand } = hook;
  const info = infoOf(audit, rule, hook);
  const { event, matcher, command, perCallOf, atLeast } = demand;
  const counts = info && coverage(usage, demand);
  if (!counts || !isTooRare(counts, demand) || isOverOn(context, counts.last)) return [];
  const { first, last, ran, of } = counts;
  const totalWords = perCallOf === null ? count(of, "session") : `${count(of, "call")} of ${perCallOf.join(", ")}`;
  const since = rareSince(usage, demand, counts);
  const parts: DraftParts = {
    subject: `usage/hook/${event}/${matcher ?? "*"}/${command}`,
    message: `the hook ${command} on ${event} ran ${count(ran, "time")} for ${totalWords} ${first === last ? `on ${first}` : `from ${first} to ${last}`}: ${fractionBelow(atLeast, ran / of)}, and ${atLeast} is demanded`,
    event: isNoted(last, info),
    actual: command,
    offending: [command],
    use: {
      days: daysBetween(first, last).map((day) => ({
        day,
        calls: total([runsIn(lookUp(usage.tools, day), demand)]),
        provisional: false,
        revisions: allowed.revisionsOn(day),
      })),
      certainty: "exact",
      exposureSeconds: null,
    },
  };
  return [draftAt(info, beginningOf(info, since, last), parts, since)];
}
