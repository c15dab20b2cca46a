// MCP servers that were used but are not on the allowlist. The service reports names, the allowlist has hosts and
// commands; a policy maps one to the other.
import { firstIn, groupBy } from "../../lists.ts";
import type { UsagePolicy } from "../../model/policy-use.ts";
import type { Count, Usage, UtcDay } from "../../model/usage.ts";
import type { BuiltinRule, Draft } from "../audit.ts";
import { callsWords, daysWords, episodes, sum, type UsageAudit, type UserCandidate } from "./usage.ts";
import { shortList } from "../../words.ts";

const rule: BuiltinRule = {
  id: "usage/mcp-not-allowed",
  title: "Only MCP servers that the allowlist names are used",
  kind: "usage",
  severity: "high",
  rationale:
    "An MCP server was used although it is not allowed. Either the control was bypassed, or it does not work as expected.",
  remediation:
    "Find out who runs the server, and remove it from their configuration. If the server should be allowed, allow it.",
  controls: ["soc2:CC6.6", "nist-800-53:CM-7", "nist-800-53:AU-6"],
  needs: ["usage"],
};

interface ServerUse extends Count {
  readonly day: UtcDay;
  /** The name as the service spelled it. */
  readonly spelling: string;
}

/** Returns the uses of MCP servers by lower-case name. One server may have several spellings. */
export function serverUses({ tools }: Usage): Map<string, ServerUse[]> {
  const uses = [...tools].flatMap(([day, { servers }]) =>
    (servers ?? [])
      .filter((server) => server.count !== 0)
      .map(({ name, count }) => ({ name: name.toLowerCase(), spelling: name, count, day })),
  );
  return groupBy(uses, ({ name }) => name);
}

/** Returns the spelling with the most calls. */
export function spellingOf(uses: readonly ServerUse[]): string {
  const calls = [...groupBy(uses, ({ spelling }) => spelling)].map(
    ([spelling, spellingUses]) => [spelling, sum(spellingUses.map(({ count }) => count)) ?? 0] as const,
  );
  return firstIn(calls.toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)))[0];
}

/** Returns one figure per day, summed over all spellings. */
export function callsByDay(uses: readonly ServerUse[]) {
  return [...groupBy(uses, ({ day }) => day)].map(([day, dayUses]) => ({
    day,
    calls: sum(dayUses.map(({ count }) => count)),
  }));
}

/**
 * Returns the users who called MCP servers on these days; exact if there was one server or one caller, and the caller's id
 * and address do not belong to different people.
 */
export function callersOn(usage: Usage, days: readonly UtcDay[]): UserCandidate[] {
  const candidates = new Map<string, UserCandidate>();
  for (const day of days) {
    const active = usage.users.get(day) ?? [];
    const callers = active.filter(({ mcpCalls }) => mcpCalls !== null && mcpCalls > 0);
    // A user without a figure of MCP calls may have been the caller.
    const isAlone =
      new Set(callers.map(({ id }) => id)).size === 1 && active.every(({ mcpCalls }) => mcpCalls !== null);
    const servers = new Set(
      (usage.tools.get(day)?.servers ?? []).filter(({ count }) => count !== 0).map(({ name }) => name.toLowerCase()),
    );
    const isCertain = isAlone || servers.size === 1;
    for (const { id, email, isUnclear } of callers)
      if (candidates.get(id)?.certainty !== "exact")
        candidates.set(id, { id, email, certainty: isCertain && !isUnclear ? "exact" : "candidates" });
  }
  return [...candidates.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns a server's identity in the allowlist; undefined if no policy states it. */
export function identityOf(policy: UsagePolicy | null, name: string): string | undefined {
  return policy && Object.hasOwn(policy.identities, name) ? policy.identities[name] : undefined;
}

export const mcp: UsageAudit = {
  rules: [rule],
  reads: { [rule.id]: "servers" },
  drafts: (context) => {
    const { audit, usage, allowed, readings, dayFigures, policy, unjoined } = context;
    const info = audit.builtin(rule);
    return [...serverUses(usage)].flatMap(([name, uses]): Draft[] => {
      const identity = identityOf(policy, name);
      const days = callsByDay(uses);
      if (identity === undefined) {
        unjoined.set(spellingOf(uses), days.length);
        return [];
      }
      if (!info) return [];
      const readServer = readings.server(identity);
      return episodes(context, {
        rule: info,
        subject: `usage/mcp/${name}`,
        days: days.map((use) => ({ ...use, verdict: allowed.judge(use.day, readServer, policy?.settleDays) })),
        endpoint: "tools",
        isSaid: (day) => dayFigures.says("servers", day),
        tell: (run) => {
          const usedDays = run.map(({ day }) => day);
          const callers = callersOn(usage, usedDays);
          const silent =
            callers.length === 0 ? 0 : usedDays.filter((day) => callersOn(usage, [day]).length === 0).length;
          return {
            message: `the MCP server ${spellingOf(uses)} (${identity}), which the settings did not allow, was used ${daysWords(run)}${callsWords(run)}${callerWords(callers, silent)}`,
            offending: identity,
            certainty: silent === 0 && callers.every(isExact) ? "exact" : "candidates",
            candidates: callers,
          };
        },
      });
    });
  },
};

function isExact({ certainty }: UserCandidate): boolean {
  return certainty === "exact";
}

/** @param silent the number of days without a known caller, if other days have some */
function callerWords(callers: readonly UserCandidate[], silent: number): string {
  if (callers.length === 0) return "; the service does not say by whom";
  const namesOf = (candidates: readonly UserCandidate[]) => shortList(candidates.map(({ id, email }) => email ?? id));
  const [certainCallers, possibleCallers] = [callers.filter(isExact), callers.filter((caller) => !isExact(caller))];
  const by = certainCallers.length > 0 ? `, by ${namesOf(certainCallers)}` : "";
  const and = by === "" ? ", " : ", and ";
  const perhaps =
    possibleCallers.length > 0
      ? `${and}perhaps by ${possibleCallers.length > 1 ? "one or more of " : ""}${namesOf(possibleCallers)}`
      : "";
  return `${by}${perhaps}${silent > 0 ? `; the service does not say by whom on ${silent} of these days` : ""}`;
}
