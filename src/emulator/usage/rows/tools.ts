// Tools, MCP servers, skills, slash commands and hooks of a day, and the autonomy of the agent.
import type { ToolsRow } from "../../../service/analytics.ts";
import { levels, type NameCount, type PersonDay } from "../events.ts";
import { countsOf, fraction } from "../tally.ts";
import { figuresOf } from "./figures.ts";
import { sumOf, tableOf } from "../../../lists.ts";

export function toolsRow(date: string, people: readonly PersonDay[]): ToolsRow {
  const sessions = people.flatMap((person) => person.sessions);
  const calls = sessions.flatMap((session) => session.calls);
  const figures = figuresOf(sessions);
  const ratios = people.map((person) => figuresOf(person.sessions).autonomyRatio).toSorted((a, b) => a - b);
  const skills = totals(sessions.flatMap((session) => session.skills));
  const commands = totals(sessions.flatMap((session) => session.commands));
  return {
    date,
    tool_calls: figures.calls,
    by_tool: byTool(people).map(([tool, invocations]) => ({ tool, invocations })),
    mcp_users_with_mcp: people.filter((person) => figuresOf(person.sessions).mcpCalls > 0).length,
    mcp_by_server: countsOf(
      calls.flatMap(({ server, count }) => (server === undefined ? [] : [{ server, count }])),
      ({ server }) => server,
      ({ count }) => count,
    ).map(([server, invocations]) => ({ server, invocations })),
    skills_invocations: figures.skills,
    skills_by_name: skills,
    slash_commands_invocations: figures.commands,
    slash_commands_by_name: commands,
    hooks_invocations: figures.hooks,
    hooks_by_event: hooksOf(sessions.flatMap((session) => session.hooks)),
    web_users: people.filter((person) => person.sessions.some((session) => session.client === "web")).length,
    // The average is over all turns; median and percentile are over the users' ratios, as in their own rows.
    autonomy_ratio_avg: figures.autonomyRatio,
    autonomy_ratio_p50: percentile(ratios, 0.5),
    autonomy_ratio_p90: percentile(ratios, 0.9),
    tool_calls_per_session_avg: fraction(figures.calls, sessions.length),
    user_turns_per_session_avg: fraction(figures.userMessages, sessions.length),
    tool_autonomy_level_ratio: tableOf(levels, (level) =>
      fraction(
        sumOf(calls, (call) => (call.level === level ? call.count : 0)),
        figures.calls,
      ),
    ),
  };
}

/** Returns a row for each tool of a day. */
export function toolsByName(date: string, people: readonly PersonDay[]) {
  return byTool(people).map(([tool, tool_calls]) => ({ date, group_key: tool, tool_calls }));
}

function byTool(people: readonly PersonDay[]) {
  const calls = people.flatMap(({ sessions }) => sessions.flatMap((session) => session.calls));
  return countsOf(
    calls,
    (call) => call.tool,
    (call) => call.count,
  );
}

function totals(counts: readonly NameCount[]) {
  return countsOf(
    counts,
    (row) => row.name,
    (row) => row.count,
  ).map(([name, count]) => ({ name, count }));
}

function hooksOf(hooks: PersonDay["sessions"][number]["hooks"]) {
  return countsOf(
    hooks,
    ({ event, matcher, command }) => JSON.stringify([event, matcher, command]),
    (hook) => hook.count,
  ).map(([key, count]) => {
    const [event, matcher, command] = JSON.parse(key) as [string, string, string];
    return { event, matcher, command, count };
  });
}

/** Interpolates a percentile of ascending values; 0 if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const place = (values.length - 1) * share;
  const below = values[Math.floor(place)] ?? 0;
  const above = values[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}
