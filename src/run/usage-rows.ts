// Parses usage rows of the service or a ledger field by field. Missing values are null.
import { isArray, isObject, type Json } from "../model/json.ts";
import {
  type Count,
  type Figure,
  type TokensDay,
  type ToolsDay,
  type UnsaidFigure,
  type Usage,
  type UsageEndpoint,
  usageEndpoints,
  type UserDay,
} from "../model/usage.ts";
import { figureNames } from "../service/figure-names.made.ts";
import { inCanonicalOrder, type Row, type RowsByDay } from "./kept-usage.ts";
import { userIn } from "../seal/rows.ts";
import { text } from "./answer-fields.ts";

/** Returns the figures in rows by day: one row for each day; for users one for each user. */
export function figuresOf(rows: RowsByDay): Pick<Usage, UsageEndpoint | "unsaid"> {
  const daily = <T>(endpoint: keyof RowsByDay, read: (row: Row) => T) =>
    new Map([...rows[endpoint]].map(([day, [row]]) => [day, read(row!)]));
  return {
    tokens: daily("tokens", tokensOf),
    tools: daily("tools", toolsOf),
    activity: daily("activity", (row) => ({
      users: figure(row["daily_active_users"]),
      clients: figures(row["daily_active_users_by_client"]),
      sessions: figure(row["sessions"]),
    })),
    productivity: daily("productivity", (row) => ({
      commits: figure(row["git_commits"]),
      pullRequests: figure(row["git_prs_created"]),
    })),
    users: new Map(
      [...rows.users].map(([day, users]) => [day, users.map(userOf).sort((a, b) => (a.id < b.id ? -1 : 1))]),
    ),
    unsaid: usageEndpoints.flatMap((endpoint) => unsaidIn(endpoint, [...rows[endpoint].values()].flat())),
  };
}

/** Returns which figures are missing in rows, and in how many. */
function unsaidIn(endpoint: UsageEndpoint, rows: readonly Row[]): UnsaidFigure[] {
  return figureNames[endpoint].flatMap((figure) => {
    const silent = rows.filter((row) => isUnsaid(row[figure])).length;
    return silent > 0 ? [{ endpoint, figure, rows: silent }] : [];
  });
}

/** Whether a value is missing: absent, null, an invalid number, or an object with only null parts. */
function isUnsaid(value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "number") return figure(value) === null;
  return isObject(value) && Object.values(value).every((part) => part === null);
}

/** A count or a ratio; null if negative or too large to be summed. */
function figure(value: Json | undefined): Figure {
  return typeof value === "number" && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? value : null;
}

function idText(value: Json | undefined): string | null {
  return text(value, "personal");
}

/** Returns the objects of a list in canonical order, because their own order means nothing; null without a list. */
function objects(value: Json | undefined): Row[] | null {
  return isArray(value) ? inCanonicalOrder(value.filter((item): item is Row => isObject(item))) : null;
}

/** Returns counts by name. Leaves out items without a name, which cannot be told apart. */
function counts(value: Json | undefined, name: string, count: string): Count[] | null {
  return (
    objects(value)?.flatMap((item) => {
      const itemName = text(item[name]);
      return itemName === null ? [] : [{ name: itemName, count: figure(item[count]) }];
    }) ?? null
  );
}

/** Returns numbers by name. */
function figures(value: Json | undefined): Map<string, Figure> {
  return new Map(isObject(value) ? Object.entries(value).map(([name, number]) => [name, figure(number)]) : []);
}

function idOf(row: Row): string | null {
  return idText(userIn(row) ?? undefined);
}

/** Returns the models of a list. If an item has no id, the list is incomplete: returns only the named models. */
function modelsOf(value: Json | undefined) {
  const items = isArray(value) ? value : null;
  const namedRows = (objects(value) ?? []).flatMap((item) => {
    const id = text(item["model_id"]);
    return id === null ? [] : [{ id, credits: figure(item["billable_tokens"]), tier: text(item["model_tier"]) }];
  });
  return items?.length === namedRows.length ? { models: namedRows, named: [] } : { models: null, named: namedRows };
}

function tokensOf(row: Row): TokensDay {
  const users = objects(row["by_user"])?.flatMap((item) => {
    const id = idOf(item);
    if (id === null) return [];
    const credits = figure(item["billable_tokens"]);
    return [{ id, email: idText(item["user_email"]), credits, ...modelsOf(item["by_model"]) }];
  });
  return { credits: figure(row["billable_tokens"]), ...modelsOf(row["by_model"]), users: users ?? null };
}

function toolsOf(row: Row): ToolsDay {
  const hooks = objects(row["hooks_by_event"])?.flatMap((item) => {
    const [event, command] = [text(item["event"]), text(item["command"], "command")];
    if (event === null || command === null) return [];
    const matcher = text(item["matcher"], "command");
    // The matcher * matches everything, like none.
    return [{ event, command, matcher: matcher === "*" ? null : matcher, count: figure(item["count"]) }];
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

function userOf(row: Row): UserDay {
  return {
    id: idOf(row)!,
    email: idText(row["user_email"]),
    calls: figure(row["tool_calls"]),
    credits: figure(row["billable_tokens"]),
    sessions: figure(row["sessions"]),
    mcpCalls: figure(row["mcp_calls"]),
    primaryModel: text(row["primary_model"]),
    primaryTier: text(row["primary_model_tier"]),
    mode: text(row["delegation_level"]),
  };
}
