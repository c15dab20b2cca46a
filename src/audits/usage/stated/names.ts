// Names that a policy allows: MCP servers, tools, slash commands, skills and clients.
import { groupBy } from "../../../lists.ts";
import type { DailyEndpoint, Figure, Usage, UtcDay } from "../../../model/usage.ts";
import { callsByDay, serverUses, spellingOf } from "../mcp.ts";
import { isArtifact, toolsBelowFloor } from "../artifacts.ts";
import { ASK, draftsAbout, refuses, ruleOf, type StatedPart, statementOf, stating } from "./part.ts";

/** A thing with a name, and the days of its use. */
interface UsedThing {
  /** The name in the policy's lists. */
  readonly key: string;
  readonly name: string;
  readonly days: readonly { readonly day: UtcDay; readonly calls?: Figure }[];
}

interface Sort {
  readonly name: "mcp" | "tools" | "slashCommands" | "skills" | "clients";
  readonly title: string;
  readonly rationale: string;
  /** The name in ids and subjects. */
  readonly kind: string;
  /** The words before the name: `the tool`. */
  readonly label: string;
  readonly endpoint: DailyEndpoint;
  readonly uses: (usage: Usage) => readonly UsedThing[];
  /** The key of a name in the policy's lists, if another spelling is the same thing. */
  readonly keyOf?: (name: string) => string;
}

function part({ name, title, rationale, kind, label, endpoint, uses, keyOf = (text) => text }: Sort): StatedPart {
  const figure = name === "mcp" ? "servers" : name;
  const rule = ruleOf(name === "slashCommands" ? "slash-commands" : name, title, rationale, ASK);
  return {
    rule,
    statements: (policy) => statementOf(policy[name], figure),
    drafts: (context) => {
      const statedRule = stating(context, rule, name);
      if (!statedRule) return [];
      const { demand } = statedRule;
      const keysOf = (list: readonly string[] | null) => list && list.map(keyOf);
      const lists = { allowed: keysOf(demand.allowed), denied: keysOf(demand.denied) };
      return uses(context.usage).flatMap(({ key, name: usedName, days }) => {
        if (!refuses(lists, key)) return [];
        const failing = days.map((day) => ({ ...day, fails: true }));
        return draftsAbout(context, statedRule, failing, {
          subject: `usage/${kind}/${key}`,
          endpoint,
          isSaid: (day) => context.dayFigures.says(figure, day),
          offending: usedName,
          messageStart: `${label} ${usedName}, which the policy does not allow, was used`,
        });
      });
    },
  };
}

/** Groups uses by name. */
function byName(uses: readonly { name: string; day: UtcDay; calls?: Figure }[]): UsedThing[] {
  return [...groupBy(uses, ({ name }) => name)].map(([name, days]) => ({ key: name, name, days }));
}

function countsOf({ tools }: Usage, key: "tools" | "skills"): UsedThing[] {
  return byName(
    [...tools].flatMap(([day, row]) =>
      (row[key] ?? []).flatMap(({ name, count }) => (count === 0 ? [] : [{ name, day, calls: count }])),
    ),
  );
}

/** The service's documentation does not say whether it reports the names of commands with their slash. */
function withoutSlash(name: string): string {
  return name.replace(/^\//, "");
}

export const names: readonly StatedPart[] = [
  part({
    name: "mcp",
    title: "Only MCP servers that the policy allows are used",
    rationale: "An MCP server can read and change what the agent works on.",
    kind: "mcp",
    label: "the MCP server",
    endpoint: "tools",
    uses: (usage) =>
      [...serverUses(usage)].map(([key, uses]) => ({ key, name: spellingOf(uses), days: callsByDay(uses) })),
  }),
  part({
    name: "tools",
    title: "Only tools that the policy allows are used",
    rationale: "The agent acts through its tools.",
    kind: "tool",
    label: "the tool",
    endpoint: "tools",
    uses: (usage) => {
      const fewCalls = toolsBelowFloor(usage);
      return countsOf(usage, "tools").filter(({ key }) => !isArtifact(key) && !fewCalls.has(key));
    },
  }),
  part({
    name: "slashCommands",
    title: "Only slash commands that the policy allows are used",
    rationale: "A slash command runs instructions that another person wrote.",
    kind: "slash-command",
    label: "the slash command",
    endpoint: "tools",
    keyOf: withoutSlash,
    uses: ({ tools }) => {
      const uses = [...tools].flatMap(([day, { slashCommands }]) =>
        (slashCommands ?? []).flatMap((use) => (use.count === 0 ? [] : [{ ...use, day, spelling: use.name }])),
      );
      return [...groupBy(uses, ({ name }) => withoutSlash(name))].map(([key, commandUses]) => ({
        key,
        name: spellingOf(commandUses),
        days: callsByDay(commandUses),
      }));
    },
  }),
  part({
    name: "skills",
    title: "Only skills that the policy allows are used",
    rationale: "A skill tells the agent what to do.",
    kind: "skill",
    label: "the skill",
    endpoint: "tools",
    uses: (usage) => countsOf(usage, "skills"),
  }),
  part({
    name: "clients",
    title: "Only clients that the policy allows are used",
    rationale: "An unexpected client may follow other rules.",
    kind: "client",
    label: "the client",
    endpoint: "activity",
    uses: ({ activity }) =>
      byName(
        [...activity].flatMap(([day, { clients }]) =>
          [...clients].flatMap(([name, users]) => (users === 0 ? [] : [{ name, day }])),
        ),
      ),
  }),
];
