// Use for tests: figures by day, requested as from the service, and audits of them.
import { nothingKept } from "../../../src/run/kept-usage.ts";
import { readUsageBeside } from "../../../src/run/read-usage.ts";
import type { Client } from "../../../src/service/client.ts";
import type { Report } from "../../../src/model/report/index.ts";
import type { Usage } from "../../../src/model/usage.ts";
import { judge, policy, type RawChange } from "../../support/history.ts";

export type Rows = Record<"tokens" | "tools" | "activity" | "productivity" | "users", Record<string, unknown>[]>;

/** Credits of a user for a model, by day: `u2 m-b 10`. */
export type Spent = Readonly<Record<string, readonly string[]>>;

const DAY = 86_400_000;

export function days(from: string, to: string): string[] {
  const all: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY)
    all.push(new Date(time).toISOString().slice(0, 10));
  return all;
}

/** Returns consistent rows for all days. Named users are active; somebody uses m-a every day. */
export function rowsOf(spent: Spent, to: string, from = "2026-01-14"): Rows {
  const rows: Rows = { tokens: [], tools: [], activity: [], productivity: [], users: [] };
  for (const date of days(from, to)) {
    const uses = ["u9 m-a 1", ...(spent[date] ?? [])].map((text) => {
      const [user, model, credits] = text.split(" ") as [string, string, string];
      return { user, model, credits: Number(credits) };
    });
    const sum = (pick: (use: (typeof uses)[number]) => boolean) =>
      uses.filter(pick).reduce((total, { credits }) => total + credits, 0);
    const users = [...new Set(uses.map(({ user }) => user))];
    const models = [...new Set(uses.map(({ model }) => model))];
    rows.tokens.push({
      date,
      billable_tokens: sum(() => true),
      by_model: models.map((id) => ({
        model_id: id,
        model_tier: "standard",
        billable_tokens: sum(({ model }) => model === id),
      })),
      by_user: users.map((id) => ({
        user_id: id,
        user_email: null,
        billable_tokens: sum(({ user }) => user === id),
        by_model: models
          .filter((model) => uses.some((use) => use.user === id && use.model === model))
          .map((model) => ({ model_id: model, billable_tokens: sum((use) => use.user === id && use.model === model) })),
      })),
    });
    rows.tools.push({
      date,
      tool_calls: 10 * users.length,
      by_tool: [{ tool: "Read", invocations: 10 * users.length }],
      mcp_by_server: [],
    });
    rows.activity.push({
      date,
      daily_active_users: users.length,
      sessions: users.length,
      daily_active_users_by_client: { "terminal-ui": users.length },
    });
    rows.productivity.push({ date, git_commits: 1, git_prs_created: 0 });
    for (const id of users)
      rows.users.push({
        user_id: id,
        user_email: null,
        date,
        tool_calls: 10,
        billable_tokens: sum(({ user }) => user === id),
        sessions: 1,
        delegation_level: "auto-low",
        mcp_calls: 0,
      });
  }
  return rows;
}

/** Returns the row of a day, for changes. */
export function row(rows: Rows, of: keyof Rows, date: string, user?: string): Record<string, unknown> {
  return rows[of].find((item) => item["date"] === date && (user === undefined || item["user_id"] === user))!;
}

/** Returns the figures as readUsageBeside does. */
export async function usageOf(rows: Rows, asOf: string, from: string | null = null): Promise<Usage> {
  const client = {
    requests: 0,
    call: async ({ name }: { name: string }, input: { startDate: string; endDate: string }) => {
      client.requests++;
      const data = rows[name.replace(/^analytics\./, "") as keyof Rows].filter(
        ({ date }) => (date as string) >= input.startDate && (date as string) <= input.endDate,
      );
      return { data, meta: { has_more: false, next_cursor: null } };
    },
  };
  const range = { from, asOf: Date.parse(asOf), now: Date.parse(asOf) };
  return (await readUsageBeside(client as unknown as Client, range, nothingKept)).usage;
}

/** Returns a revision with these settings. */
export function change(revision: number, updatedAt: string, settings: Record<string, unknown>): RawChange {
  return { revision, updatedAt, settings, user: { id: "user_ada", email: "ada@corp.example", name: "Ada" } };
}

export interface Audited {
  readonly history: readonly RawChange[];
  readonly rows: Rows;
  readonly asOf: string;
  readonly policy?: string;
  /** The first requested day. */
  readonly from?: string;
}

/** Returns the report, each of whose findings has an id of its own. */
export async function auditUse({ history, rows, asOf, policy: text = base, from }: Audited): Promise<Report> {
  const report = await judge(history, await policy(text), {
    asOf: Date.parse(asOf),
    usage: await usageOf(rows, asOf, from ?? null),
  } as never);
  const ids = report.findings.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Error("two findings have one id");
  return report;
}

export const base = "id: p\nsettings: { modelPolicy: { allowedModelIds: { subsetOf: [m-a] } } }\n";

/** Returns findings about use in short: `rule subject days open`. */
export function useful(report: Report, rules = /^usage\/(?!first|unused)/): string[] {
  return report.findings
    .filter(({ rule }) => rules.test(rule))
    .map(
      ({ rule, subject, days: used = [], resolved }) =>
        `${rule} ${subject} ${used.map(({ day, credits, calls }) => `${day.slice(5)}=${credits ?? calls ?? ""}`).join(" ")} ${resolved ? `until ${resolved.at}` : "open"}`,
    )
    .sort();
}
