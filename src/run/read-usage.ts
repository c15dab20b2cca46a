// The figures of use, as the service gives them: asked for in spans, read row by row, and what a row does not say is null.
import { canonical, isArray, isObject, type Json } from "../model/json.ts";
import { certain, DAY, dayOf, startOf } from "../model/instant.ts";
import {
  type ActivityDay,
  type Count,
  type Figure,
  type ProductivityDay,
  type TokensDay,
  type ToolsDay,
  type Usage,
  type UsageConflict,
  type UsageEndpoint,
  type UserDay,
  type UtcDay,
} from "../model/usage.ts";
import { beside, type FreshUsage, type KeptUsage, nothingKept, type Row, stretches } from "./kept-usage.ts";
import { sealRow } from "./seal-row.ts";
import { analytics, FIRST_DAY } from "../service/analytics.ts";
import type { Client } from "../service/client.ts";
import type { Endpoint } from "../service/endpoint.ts";
import { eachItem, eachPage } from "../service/pages.ts";
import { MAX_LIMIT } from "../service/paging.ts";
import { ServiceError } from "../service/service-error.ts";
import { text } from "./said.ts";

/** How many days are asked for at once. How many the service gives is not documented. */
const SPAN = 31;

export interface UsageRange {
  /** The first day wanted; null: the first for which there are figures. */
  readonly from: UtcDay | null;
  /** Milliseconds: the day before is the last one wanted. */
  readonly asOf: number;
  /** Milliseconds: the time of the run. */
  readonly now: number;
}

/** Reads all figures of a range of days. @throws ServiceError when an endpoint does not give all of its days */
export async function readUsage(client: Client, range: UsageRange): Promise<Usage> {
  return (await readUsageBeside(client, range, nothingKept)).usage;
}

/**
 * Reads the figures of a range of days that are not kept, and says what is new of them.
 * @throws ServiceError when an endpoint does not give all of its days
 */
export async function readUsageBeside(
  client: Client,
  { from, asOf, now }: UsageRange,
  kept: KeptUsage,
): Promise<{ readonly usage: Usage; readonly fresh: FreshUsage }> {
  const begun = client.requests;
  const first = from !== null && from > FIRST_DAY ? from : FIRST_DAY;
  const last = dayOf(Math.min(asOf, now) - DAY);
  const conflicts: UsageConflict[] = [];
  const arrivedOf = async (endpoint: UsageEndpoint) => {
    const all: Json[] = [];
    for (const { from: start, to } of stretches(kept, endpoint, first, last))
      for (let at = start; at <= to;) {
        const span = await readSpan(client, analytics[endpoint], at, to);
        all.push(...span.rows.map(sealRow));
        at = dayOf(startOf(span.to)! + DAY);
      }
    return byDay(all, endpoint, conflicts, first, last);
  };
  const arrived = {
    tokens: await arrivedOf("tokens"),
    tools: await arrivedOf("tools"),
    activity: await arrivedOf("activity"),
    productivity: await arrivedOf("productivity"),
    users: await arrivedOf("users"),
  };
  const { rows, fresh } = beside(arrived, kept, conflicts, [first, last]);
  const daily = <T>(endpoint: UsageEndpoint, read: (row: Row) => T) =>
    new Map([...rows[endpoint]].map(([day, [row]]) => [day, read(row!)]));
  const usage: Usage = {
    from: first,
    to: last,
    leftOut: Math.max(0, Math.floor((Math.floor(now / DAY) * DAY - Math.floor(Math.min(asOf, now) / DAY) * DAY) / DAY)),
    requests: client.requests - begun,
    tokens: daily("tokens", tokensOf),
    tools: daily("tools", toolsOf),
    activity: daily("activity", activityOf),
    productivity: daily("productivity", productivityOf),
    users: new Map(
      [...rows.users].map(([day, users]) => [day, users.map(userOf).sort((a, b) => (a.id < b.id ? -1 : 1))]),
    ),
    conflicts: conflicts.sort((a, b) => (a.day + a.endpoint < b.day + b.endpoint ? -1 : 1)),
  };
  return { usage, fresh };
}

/** One answer, of as many days as the service gives at once. */
async function readSpan(client: Client, endpoint: Endpoint, from: UtcDay, last: UtcDay) {
  for (let days = SPAN; ; days = Math.floor(days / 2)) {
    const end = dayOf(certain(startOf, from) + (days - 1) * DAY);
    const to = end < last ? end : last;
    const input = { startDate: from, endDate: to };
    try {
      if (!endpoint.paging) return { to, rows: (await client.call(endpoint, input))["data"] as Json[] };
      const pages = eachPage(endpoint, { ...input, limit: MAX_LIMIT }, (page) => client.call(endpoint, page));
      const rows: Json[] = [];
      for await (const row of eachItem(endpoint, pages)) rows.push(row as Json);
      return { to, rows };
    } catch (error) {
      // A span that is too long is refused as any wrong request is.
      if (!(error instanceof ServiceError) || error.status !== 400 || from === to) throw error;
      days = Math.min(days, Math.round((certain(startOf, to) - certain(startOf, from)) / DAY) + 1);
    }
  }
}

/** The rows of each day, each once. Those that contradict each other are a conflict, and their day has none. */
function byDay(
  rows: readonly Json[],
  endpoint: UsageEndpoint,
  conflicts: UsageConflict[],
  first: UtcDay,
  last: UtcDay,
): Map<UtcDay, Row[]> {
  const days = new Map<UtcDay, Map<string, Row>>();
  const torn = new Set<UtcDay>();
  for (const row of rows) {
    if (!isObject(row) || typeof row["date"] !== "string") continue;
    const day = row["date"];
    if (day < first || day > last) continue;
    const key = endpoint === "users" ? idOf(row) : "";
    if (key === null) continue;
    const others = days.get(day) ?? new Map<string, Row>();
    days.set(day, others);
    const other = others.get(key);
    if (other && canonical(other) !== canonical(row)) torn.add(day);
    others.set(key, row);
  }
  for (const day of torn) {
    conflicts.push({ endpoint, day });
    days.delete(day);
  }
  return new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, byKey]) => [day, [...byKey.values()]]));
}

function figure(value: Json | undefined): Figure {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** An id or an address, as it is. */
function idText(value: Json | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** The objects of a list, in an order of their own, so that theirs means nothing; null where there is no list. */
function objects(value: Json | undefined): Row[] | null {
  if (!isArray(value)) return null;
  const rows = value.filter((item): item is Row => isObject(item)).map((item) => [canonical(item), item] as const);
  return rows.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, item]) => item);
}

/** Things by name. Those without one cannot be told apart, and stand under none. */
function counts(value: Json | undefined, name: string, count: string): Count[] | null {
  return (
    objects(value)?.flatMap((item) => {
      const called = text(item[name]);
      return called === null ? [] : [{ name: called, count: figure(item[count]) }];
    }) ?? null
  );
}

/** Numbers by name. */
function figures(value: Json | undefined): Map<string, Figure> {
  return new Map(isObject(value) ? Object.entries(value).map(([name, number]) => [name, figure(number)]) : []);
}

/** Who a row is about; an address where it has no id, null where it names nobody. */
function idOf(row: Row): string | null {
  return idText(row["user_id"]) ?? idText(row["user_email"]);
}

function modelsOf(value: Json | undefined) {
  const items = objects(value);
  const models = items?.flatMap((item) => {
    const id = text(item["model_id"]);
    return id === null ? [] : [{ id, credits: figure(item["billable_tokens"]), tier: text(item["model_tier"]) }];
  });
  // Items without an id say that models were used, and not which.
  return items && models && models.length === items.length ? models : null;
}

function tokensOf(row: Row): TokensDay {
  const users = objects(row["by_user"])?.flatMap((item) => {
    const id = idOf(item);
    if (id === null) return [];
    const models = modelsOf(item["by_model"]);
    return [{ id, email: idText(item["user_email"]), credits: figure(item["billable_tokens"]), models }];
  });
  return { credits: figure(row["billable_tokens"]), models: modelsOf(row["by_model"]), users: users ?? null };
}

function toolsOf(row: Row): ToolsDay {
  const hooks = objects(row["hooks_by_event"])?.flatMap((item) => {
    const [event, command] = [text(item["event"]), text(item["command"], "command")];
    if (event === null || command === null) return [];
    return [{ event, command, matcher: text(item["matcher"], "command"), count: figure(item["count"]) }];
  });
  return {
    calls: figure(row["tool_calls"]),
    tools: counts(row["by_tool"], "tool", "invocations"),
    servers: counts(row["mcp_by_server"], "server", "invocations"),
    skills: counts(row["skills_by_name"], "name", "count"),
    slashCommands: counts(row["slash_commands_by_name"], "name", "count"),
    hooks: hooks ?? null,
    shares: figures(row["tool_autonomy_level_ratio"]),
    ratioP90: figure(row["autonomy_ratio_p90"]),
  };
}

function activityOf(row: Row): ActivityDay {
  return {
    users: figure(row["daily_active_users"]),
    clients: figures(row["daily_active_users_by_client"]),
    sessions: figure(row["sessions"]),
  };
}

function productivityOf(row: Row): ProductivityDay {
  return { commits: figure(row["git_commits"]), pullRequests: figure(row["git_prs_created"]) };
}

function userOf(row: Row): UserDay {
  return {
    id: idOf(row)!,
    email: idText(row["user_email"]),
    calls: figure(row["tool_calls"]),
    credits: figure(row["billable_tokens"]),
    sessions: figure(row["sessions"]),
    commits: figure(row["git_commits"]),
    pullRequests: figure(row["git_prs_created"]),
    mcpCalls: figure(row["mcp_calls"]),
    primaryModel: text(row["primary_model"]),
    mode: text(row["delegation_level"]),
  };
}
