// Reads usage figures from the service in spans of days, and merges them with those of a ledger.
import { canonical, isObject, type Json } from "../model/json.ts";
import { DAY, dayOf, startOf, startOfDay } from "../model/instant.ts";
import { getOrMake, lookUp, tableOf } from "../lists.ts";
import { type Usage, type UsageConflict, type UsageEndpoint, usageEndpoints, type UtcDay } from "../model/usage.ts";
import { beside, type FreshUsage, type KeptUsage, type Row, stretches } from "./kept-usage.ts";
import { rowSealer, type SealedRow } from "../seal/rows.ts";
import { analytics, FIRST_DAY } from "../service/analytics.ts";
import type { Client } from "../service/client.ts";
import type { Endpoint } from "../service/endpoint.ts";
import { eachItem, eachPage } from "../service/pages.ts";
import { MAX_LIMIT } from "../service/paging.ts";
import { ServiceError } from "../service/service-error.ts";
import { figuresOf } from "./usage-rows.ts";

/** Days per request. The service's limit is not documented. */
const SPAN = 31;

/** The first and the last day. */
interface Span {
  readonly from: UtcDay;
  readonly to: UtcDay;
}

export interface UsageRange {
  /** The first wanted day; null: the first day with figures. */
  readonly from: UtcDay | null;
  /** Milliseconds: the last wanted day is the day before. */
  readonly asOf: number;
  /** Milliseconds: the time of the run. */
  readonly now: number;
}

/**
 * Reads the figures of a range of days that are not kept, and returns which are new.
 * @param hearOpenEnd called if a page of users does not state whether another one follows; it is then taken as the last
 * @throws ServiceError if an endpoint does not return all its days
 */
export async function readUsageBeside(
  client: Client,
  { from, asOf, now }: UsageRange,
  keptUsage: KeptUsage,
  hearOpenEnd: () => void = () => {},
): Promise<{ readonly usage: Usage; readonly fresh: FreshUsage }> {
  const requestsBefore = client.requests;
  const first = from !== null && from > FIRST_DAY ? from : FIRST_DAY;
  const last = dayOf(Math.min(asOf, now) - DAY);
  const conflicts: UsageConflict[] = [];
  const sealRow = rowSealer();
  const arrivedOf = async (endpoint: UsageEndpoint) => {
    const all: SealedRow[] = [];
    for (const { from: start, to } of stretches(keptUsage, endpoint, first, last))
      for (let at = start; at <= to;) {
        const span = await readSpan(client, analytics[endpoint], { from: at, to }, hearOpenEnd);
        for (const row of span.rows) all.push(sealRow(row));
        at = dayOf(startOfDay(span.to) + DAY);
      }
    const { rows, conflictDays } = byDay(all, endpoint, { from: first, to: last });
    conflicts.push(...conflictDays.map((day) => ({ endpoint, day })));
    return rows;
  };
  const newRows = new Map<UsageEndpoint, Map<UtcDay, Row[]>>();
  for (const endpoint of usageEndpoints) newRows.set(endpoint, await arrivedOf(endpoint));
  const rowsByDay = tableOf(usageEndpoints, (endpoint) => lookUp(newRows, endpoint));
  const { rows, fresh } = beside(rowsByDay, keptUsage, conflicts, [first, last]);
  const usage: Usage = {
    from: first,
    to: last,
    leftOut: Math.max(0, Math.floor((Math.floor(now / DAY) * DAY - Math.floor(Math.min(asOf, now) / DAY) * DAY) / DAY)),
    requests: client.requests - requestsBefore,
    ...figuresOf(rows),
    conflicts: conflicts.sort((a, b) => (a.day + a.endpoint < b.day + b.endpoint ? -1 : 1)),
  };
  return { usage, fresh };
}

/** Reads one answer, with as many days as the service accepts. */
async function readSpan(client: Client, endpoint: Endpoint, { from, to: last }: Span, hearOpenEnd: () => void) {
  for (let days = SPAN; ; days = Math.floor(days / 2)) {
    const end = dayOf(startOfDay(from) + (days - 1) * DAY);
    const to = end < last ? end : last;
    const input = { startDate: from, endDate: to };
    try {
      if (!endpoint.paging) return { to, rows: (await client.call(endpoint, input))["data"] as Json[] };
      const pages = eachPage(
        endpoint,
        { ...input, limit: MAX_LIMIT },
        (page) => client.call(endpoint, page),
        hearOpenEnd,
      );
      const rows: Json[] = [];
      for await (const row of eachItem(endpoint, pages)) rows.push(row as Json);
      return { to, rows };
    } catch (error) {
      // The service refuses a span that is too long like any wrong request.
      if (!(error instanceof ServiceError) || error.status !== 400 || from === to) throw error;
      days = Math.min(days, Math.round((startOfDay(to) - startOfDay(from)) / DAY) + 1);
    }
  }
}

/** Whether a text is a calendar day in our format. */
function isDay(text: string): boolean {
  const start = startOf(text);
  return start !== undefined && dayOf(start) === text;
}

/** Returns the rows of each day, without duplicates. Days with contradicting rows have none: see `conflictDays`. */
function byDay(
  rows: readonly SealedRow[],
  endpoint: UsageEndpoint,
  { from, to }: Span,
): { readonly rows: Map<UtcDay, Row[]>; readonly conflictDays: readonly UtcDay[] } {
  const days = new Map<UtcDay, Map<number, Row>>();
  const conflictDays = new Set<UtcDay>();
  for (const { user, row } of rows) {
    if (!isObject(row) || typeof row["date"] !== "string") continue;
    const day = row["date"];
    if (!isDay(day) || day < from || day > to) continue;
    const key = endpoint === "users" ? user : 0;
    if (key === null) continue;
    const dayRows = getOrMake(days, day, () => new Map<number, Row>());
    const earlierRow = dayRows.get(key);
    if (earlierRow && canonical(earlierRow) !== canonical(row)) conflictDays.add(day);
    dayRows.set(key, row);
  }
  const whole = [...days].filter(([day]) => !conflictDays.has(day)).sort(([a], [b]) => (a < b ? -1 : 1));
  return { rows: new Map(whole.map(([day, byKey]) => [day, [...byKey.values()]])), conflictDays: [...conflictDays] };
}
