// The tool calls of a session. Each is drawn separately; equal ones are counted together.
import { type Chance, type WeightedChoice, weightedChoice } from "./chance.ts";
import { type Calls, type Level, levels, type Mode } from "./events.ts";
import type { Server, Worker } from "./plan.ts";
import { readers } from "./tools.ts";
import { lookUp } from "../../lists.ts";

/** How many calls a message of the user causes. */
const perMessage: Readonly<Record<Mode, readonly [least: number, most: number]>> = {
  "auto-high": [8, 28],
  "auto-medium": [5, 20],
  "auto-low": [3, 14],
  spec: [3, 12],
  manual: [1, 6],
};

/** The share of calls to MCP tools, if there are any. */
const MCP = 0.07;
/** The share of calls that are confirmed although the mode would allow them. */
const CONFIRMED = 0.05;

type Means = Pick<Worker, "mode" | "tools" | "servers">;

/** Draws the calls for some messages of the user. */
export function callsFor(messages: number, { mode, tools, servers }: Means, chance: Chance): Calls[] {
  const choices = choicesOf(tools, servers);
  const counts = new Map(choices.items.map((choice) => [choice, new Map(levels.map((level) => [level, 0]))]));
  for (let message = 0; message < messages; message++)
    for (let remaining = chance.whole(...perMessage[mode]); remaining > 0; remaining--) {
      const choice = chance.pickByWeight(choices);
      const level = levelOf(choice.tool, mode, chance);
      const byLevel = lookUp(counts, choice);
      byLevel.set(level, lookUp(byLevel, level) + 1);
    }
  return [...counts].flatMap(([{ tool, server }, byLevel]) =>
    [...byLevel].flatMap(([level, count]) => (count > 0 ? [{ tool, server, level, count }] : [])),
  );
}

type Choice = Pick<Calls, "tool" | "server">;

function choicesOf(tools: Means["tools"], servers: readonly Server[]): WeightedChoice<Choice> {
  const all = tools.reduce((sum, [, weight]) => sum + weight, 0);
  const share = (MCP / (1 - MCP) / servers.length) * all;
  const builtIn = tools.map(([tool, weight]): [Choice, number] => [{ tool, server: undefined }, weight]);
  const offered = servers.flatMap(({ name, tools }) => {
    const ranks = tools.map((_, index) => 1 / (index + 1));
    const total = ranks.reduce((sum, rank) => sum + rank, 0);
    // A server's tool has one name, however its user spells the server.
    return tools.map((tool, index): [Choice, number] => [
      { tool: `mcp__${name.toLowerCase()}__${tool}`, server: name },
      (share * ranks[index]!) / total,
    ]);
  });
  return weightedChoice([...builtIn, ...offered]);
}

/** Returns how much confirmation a tool call needs in a mode. */
export function levelOf(tool: string, mode: Mode, chance: Chance): Level {
  if (chance.happens(CONFIRMED) || mode === "manual") return "manual";
  // Planning consists of confirmed read calls; then the plan is carried out.
  if (mode === "spec") return readers.has(tool) ? "manual" : "auto_low";
  return mode === "auto-high" ? "auto_high" : mode === "auto-medium" ? "auto_medium" : "auto_low";
}
