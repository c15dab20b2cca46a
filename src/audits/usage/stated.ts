// What a policy says about the figures of use themselves, whatever the settings of the day were.
import { isCovered, kinds } from "../../catalog/kinds/index.ts";
import { countWhile, firstIn, grouped, lookUp } from "../../lists.ts";
import { certain, DAY, instantText, startOf } from "../../model/instant.ts";
import type { UsageHook, UsageLists, UsageRule } from "../../model/policy.ts";
import type { Count, ToolsDay, Usage, UtcDay } from "../../model/usage.ts";
import type { AuditContext, BuiltinRule, Draft, RuleInfo } from "../audit.ts";
import { modeUses, shareUses } from "./autonomy.ts";
import { callsByDay, serverUses, spellingOf } from "./mcp.ts";
import { modelSubject, modelUses } from "./models.ts";
import { levelOf, ranksAbove } from "./readings.ts";
import {
  amountWords,
  daysWords,
  draftOf,
  episodes,
  finalDays,
  infoOf,
  sum,
  type UsageAudit,
  type UsageContext,
  type UseDay,
  type Uses,
  who,
} from "./usage.ts";

const controls = ["soc2:CC6.1", "nist-800-53:CM-7", "nist-800-53:AU-6"];

function ruleOf(name: string, title: string, rationale: string, remediation: string): BuiltinRule {
  return {
    id: `usage/policy-${name}`,
    title,
    kind: "usage",
    severity: "medium",
    rationale,
    remediation,
    controls,
    needs: ["usage"],
  };
}

const use = "Ask who used it why, and close that way; or state it in the policy, if it should be allowed.";
const rules = {
  models: ruleOf(
    "models",
    "Only stated models are used",
    "A model that the policy does not state was reviewed by nobody.",
    use,
  ),
  mcp: ruleOf("mcp", "Only stated MCP servers are used", "An MCP server reads and writes what the agent does.", use),
  tools: ruleOf("tools", "Only stated tools are used", "A tool is what the agent acts with.", use),
  slashCommands: ruleOf(
    "slash-commands",
    "Only stated slash commands are used",
    "A slash command runs what somebody wrote.",
    use,
  ),
  skills: ruleOf("skills", "Only stated skills are used", "A skill tells the agent what to do.", use),
  clients: ruleOf("clients", "Only stated clients are used", "A client that nobody expects may keep other rules.", use),
  autonomy: ruleOf(
    "autonomy",
    "The agent runs as autonomously as stated",
    "What the agent does alone, nobody looks at first.",
    "Ask who ran the agent so why, and lower maxAutonomyLevel if nobody has to.",
  ),
  credits: ruleOf(
    "credits",
    "Use stays within its credits",
    "Use far beyond the usual is a mistake, a leaked key, or work that nobody planned.",
    "Ask the user what the credits were for; replace the key if nobody knows.",
  ),
  hooks: ruleOf(
    "hooks",
    "Required hooks run",
    "A hook that does not run records and stops nothing.",
    "Find the machines where the hook is not set up; the service does not say which they are.",
  ),
} as const;

export const stated: UsageAudit = {
  rules: Object.values(rules),
  drafts: (context) => {
    const { policy, usage } = context;
    if (!policy) return [];
    return [
      ...models(context),
      ...mcp(context),
      ...tools(context),
      ...counted(context, "slashCommands", "slash-command", "the slash command"),
      ...counted(context, "skills", "skill", "the skill"),
      ...clients(context),
      ...autonomy(context),
      ...credits(context),
      ...policy.hooks.flatMap((hook) => hookDraft(context, hook, finalDays(usage, "tools"))),
    ];
  },
};

/** The rules that a policy states, one for each of its parts. */
export function statedRules(audit: AuditContext): RuleInfo[] {
  const { usage } = audit.policies;
  const parts = usage
    ? Object.entries(rules).flatMap(([name, rule]) =>
        [usage[name as keyof typeof rules]].flat().map((part) => infoOf(audit, rule, part)),
      )
    : [];
  return [...new Map(parts.flatMap((info) => (info ? [[info.id, info] as const] : []))).values()];
}

/** Whether the policy is in force on a day. */
function isStated({ policy }: UsageContext, day: UtcDay): boolean {
  const start = certain(startOf, day);
  return start >= Math.floor((policy!.from ?? 0) / DAY) * DAY && start < (policy!.until ?? Infinity);
}

type Seen = UseDay & { readonly fails: boolean };

/** The findings about a subject, of the days on which it fails. */
function judged(
  context: UsageContext,
  days: readonly Seen[],
  uses: Omit<Uses, "days" | "message">,
  what: string,
): Draft[] {
  return episodes(context, {
    ...uses,
    days: days
      .filter(({ day }) => isStated(context, day))
      .map(({ fails, ...day }) => ({ ...day, verdict: { is: fails ? ("violation" as const) : ("allowed" as const) } })),
    message: (run) =>
      `${what} ${daysWords(run)}${amountWords(sum(run.map(({ calls }) => calls ?? null)), "call")}${amountWords(sum(run.map(({ credits }) => credits ?? null)), "credit")}`,
  });
}

/** Whether lists of names refuse a name. */
function refuses({ allowed, denied }: UsageLists, name: string): boolean {
  return denied?.includes(name) === true || (allowed !== null && !allowed.includes(name));
}

function models(context: UsageContext): Draft[] {
  const part = context.policy!.models;
  const info = infoOf(context.audit, rules.models, part);
  if (!info) return [];
  const { allowed, denied, tiers } = part!.demand;
  const covers = (list: readonly string[], model: string) => isCovered(kinds.model, list, model);
  const tierOf = new Map(
    [...context.usage.tokens.values()].flatMap((row) => (row.models ?? []).map(({ id, tier }) => [id, tier])),
  );
  const isRefused = (model: string) => {
    const tier = tierOf.get(model) ?? null;
    if (denied !== null && covers(denied, model)) return true;
    if (allowed !== null && !covers(allowed, model)) return true;
    return tiers !== null && tier !== null && !tiers.includes(tier);
  };
  return [...grouped(modelUses(context.usage), ({ id, user }) => modelSubject(id, user))].flatMap(([subject, uses]) => {
    const { id, user } = firstIn(uses);
    if (!isRefused(id)) return [];
    const certainty = uses.some((one) => one.certainty !== "exact") ? "lower-bound" : "exact";
    const days = uses.map(({ day, credits }) => ({ day, credits, fails: true }));
    const name = user === null ? "somebody" : who(context, user);
    return judged(
      context,
      days,
      { rule: info, subject, endpoint: "tokens", certainty, offending: id },
      `${name} used ${id}, which the policy does not allow,`,
    );
  });
}

function mcp(context: UsageContext): Draft[] {
  const part = context.policy!.mcp;
  const info = infoOf(context.audit, rules.mcp, part);
  if (!info) return [];
  return [...serverUses(context.usage)].flatMap(([name, uses]) =>
    refuses(part!.demand, name)
      ? judged(
          context,
          callsByDay(uses).map((day) => ({ ...day, fails: true })),
          {
            rule: info,
            subject: `usage/mcp/${name}`,
            endpoint: "tools",
            certainty: "exact",
            offending: spellingOf(uses),
          },
          `the MCP server ${spellingOf(uses)}, which the policy does not allow, was used`,
        )
      : [],
  );
}

/** Fewer calls of a new tool than this are noted, and not judged. */
const FLOOR = 3;
const MAX_NAME = 128;

/** Whether a name is a piece of an answer, and not that of a tool. */
function isArtifact(name: string): boolean {
  return name.length > MAX_NAME || /[<>"'\s\p{Cc}]/u.test(name);
}

/** The uses of each tool by name. Pieces of answers are counted in the notes, and left out. */
function toolUses({
  usage,
  notes,
}: UsageContext): Map<string, { readonly day: UtcDay; readonly calls: Count["count"] }[]> {
  const uses = [...usage.tools].flatMap(([day, row]) =>
    (row.tools ?? []).map(({ name, count }) => ({ name, day, calls: count })),
  );
  notes.artifacts.entries = 0;
  notes.artifacts.calls = 0;
  return grouped(
    uses.filter(({ name, calls }) => {
      if (!isArtifact(name)) return calls !== 0;
      notes.artifacts.entries++;
      notes.artifacts.calls += calls ?? 0;
      return false;
    }),
    ({ name }) => name,
  );
}

function tools(context: UsageContext): Draft[] {
  const part = context.policy!.tools;
  const info = infoOf(context.audit, rules.tools, part);
  const uses = toolUses(context);
  if (!info) return [];
  return [...uses].flatMap(([name, days]) => {
    if (!refuses(part!.demand, name)) return [];
    const calls = sum(days.map((day) => day.calls));
    if (calls !== null && calls < FLOOR && part!.demand.denied?.includes(name) !== true) {
      context.notes.belowFloor.push({ what: "tool", name, day: null });
      return [];
    }
    const rest = {
      rule: info,
      subject: `usage/tool/${name}`,
      endpoint: "tools" as const,
      certainty: "exact" as const,
      offending: name,
    };
    return judged(
      context,
      days.map((day) => ({ ...day, fails: true })),
      rest,
      `the tool ${name}, which the policy does not allow, was used`,
    );
  });
}

function counted(context: UsageContext, key: "slashCommands" | "skills", kind: string, what: string): Draft[] {
  const part = context.policy![key];
  const info = infoOf(context.audit, rules[key], part);
  if (!info) return [];
  const uses = [...context.usage.tools].flatMap(([day, row]: [UtcDay, ToolsDay]) =>
    (row[key] ?? []).flatMap(({ name, count }) => (count === 0 ? [] : [{ name, day, calls: count, fails: true }])),
  );
  return [...grouped(uses, ({ name }) => name)].flatMap(([name, days]) =>
    refuses(part!.demand, name)
      ? judged(
          context,
          days.map(({ day, calls, fails }) => ({ day, calls, fails })),
          { rule: info, subject: `usage/${kind}/${name}`, endpoint: "tools", certainty: "exact", offending: name },
          `${what} ${name}, which the policy does not allow, was used`,
        )
      : [],
  );
}

function clients(context: UsageContext): Draft[] {
  const part = context.policy!.clients;
  const info = infoOf(context.audit, rules.clients, part);
  if (!info) return [];
  const uses = [...context.usage.activity].flatMap(([day, { clients: byClient }]) =>
    [...byClient].flatMap(([name, users]) => (users === 0 ? [] : [{ name, day }])),
  );
  return [...grouped(uses, ({ name }) => name)].flatMap(([name, days]) =>
    refuses(part!.demand, name)
      ? judged(
          context,
          days.map(({ day }) => ({ day, fails: true })),
          { rule: info, subject: `usage/client/${name}`, endpoint: "activity", certainty: "exact", offending: name },
          `the client ${name}, which the policy does not allow, was used`,
        )
      : [],
  );
}

function autonomy(context: UsageContext): Draft[] {
  const part = context.policy!.autonomy;
  const info = infoOf(context.audit, rules.autonomy, part);
  if (!info) return [];
  const { atMost, share: most, ratioP90 } = part!.demand;
  const byUser =
    atMost === null
      ? []
      : [...grouped(modeUses(context), ({ user }) => user)].flatMap(([user, uses]) =>
          judged(
            context,
            uses.map(({ day, mode, calls }) => ({ day, calls, fails: ranksAbove(levelOf(mode), atMost) })),
            {
              rule: info,
              subject: `usage/autonomy/user/${user}`,
              endpoint: "activity",
              certainty: "lower-bound",
              offending: user,
            },
            `${who(context, user)} mostly ran the agent above ${atMost} autonomy`,
          ),
        );
  const shares = [...grouped(shareUses(context), ({ level }) => level)].flatMap(([level, uses]) => {
    const limit = Object.hasOwn(most, level) ? most[level]! : undefined;
    return limit === undefined
      ? []
      : judged(
          context,
          uses.map(({ day, share, calls }) => ({ day, share, calls, fails: share > limit })),
          { rule: info, subject: `usage/autonomy/${level}`, endpoint: "tools", certainty: "exact", offending: level },
          `more than ${limit} of all calls were made at ${level} autonomy`,
        );
  });
  const ratios =
    ratioP90 === null
      ? []
      : judged(
          context,
          [...context.usage.tools].map(([day, row]) => ({ day, fails: (row.ratioP90 ?? 0) > ratioP90 })),
          { rule: info, subject: "usage/autonomy/ratio", endpoint: "tools", certainty: "exact", offending: ratioP90 },
          `a tenth of the users had more than ${ratioP90} calls for each of their turns`,
        );
  return [...byUser, ...shares, ...ratios];
}

function credits(context: UsageContext): Draft[] {
  const part = context.policy!.credits;
  const info = infoOf(context.audit, rules.credits, part);
  if (!info) return [];
  const { perUserPerDay, perDay } = part!.demand;
  const { users, tokens } = context.usage;
  const byUser = [...users].flatMap(([day, rows]) => rows.map((row) => ({ day, user: row.id, credits: row.credits })));
  return [
    ...(perUserPerDay === null
      ? []
      : [...grouped(byUser, ({ user }) => user)].flatMap(([user, uses]) =>
          judged(
            context,
            uses.map(({ day, credits: spent }) => ({ day, credits: spent, fails: (spent ?? 0) > perUserPerDay })),
            {
              rule: info,
              subject: `usage/credits/user/${user}`,
              endpoint: "activity",
              certainty: "exact",
              offending: user,
            },
            `${who(context, user)} used more than ${perUserPerDay} credits a day`,
          ),
        )),
    ...(perDay === null
      ? []
      : judged(
          context,
          [...tokens].map(([day, row]) => ({ day, credits: row.credits, fails: (row.credits ?? 0) > perDay })),
          { rule: info, subject: "usage/credits", endpoint: "tokens", certainty: "exact", offending: perDay },
          `more than ${perDay} credits were used a day`,
        )),
  ];
}

/** How often a hook ran over its last final days, and what it should have run for. null: the service did not say. */
export function coverage(
  usage: Usage,
  { event, matcher, command, perCallOf, overDays }: UsageHook,
  final: readonly UtcDay[],
) {
  const last = final.at(-1);
  if (last === undefined) return null;
  const first = instantText(certain(startOf, last) - (overDays - 1) * DAY).slice(0, 10);
  const days = final.slice(countWhile(final, (day) => day < first));
  // A day without its figures says nothing of the hook, and all of them are needed to say that it did not run.
  if (days.length < overDays || first < usage.from) return null;
  const rows = days.map((day) => lookUp(usage.tools, day));
  const ran = sum(
    rows.map((row) =>
      row.hooks === null
        ? null
        : row.hooks
            .filter((hook) => hook.event === event && hook.matcher === matcher && hook.command === command)
            .reduce((n, hook) => n + (hook.count ?? 0), 0),
    ),
  );
  const of =
    perCallOf === null
      ? sum(days.map((day) => usage.activity.get(day)?.sessions ?? null))
      : sum(
          rows.map((row) =>
            row.tools === null
              ? null
              : row.tools.filter(({ name }) => perCallOf.includes(name)).reduce((n, tool) => n + (tool.count ?? 0), 0),
          ),
        );
  return ran === null || of === null || of === 0 ? null : { first, last, ran, of };
}

function hookDraft(context: UsageContext, hook: UsageRule<UsageHook>, final: readonly UtcDay[]): Draft[] {
  const info = infoOf(context.audit, rules.hooks, hook);
  const { event, matcher, command, perCallOf, atLeast } = hook.demand;
  const counts = info && coverage(context.usage, hook.demand, final);
  if (!counts || counts.ran / counts.of >= atLeast || !isStated(context, counts.last)) return [];
  const { first, last, ran, of } = counts;
  const what = perCallOf === null ? "sessions" : `calls of ${perCallOf.join(", ")}`;
  return [
    {
      ...draftOf(
        info,
        `usage/hook/${event}/${matcher ?? "*"}/${command}`,
        first,
        `the hook ${command} on ${event} ran ${ran} times for ${of} ${what} from ${first} to ${last}: ${(ran / of).toFixed(2)}, and ${atLeast} is demanded`,
      ),
      actual: command,
      offending: [command],
      use: {
        days: [{ day: last, calls: ran, provisional: false, revisions: [] }],
        certainty: "exact",
        exposureSeconds: null,
      },
    },
  ];
}
