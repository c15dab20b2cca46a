// Merges figures in a ledger with figures from the service: which to request, which are new, and which were changed.
import { daysBetween } from "../model/instant.ts";
import { canonical, compare, isArray, type Json } from "../model/json.ts";
import type { RewrittenUsage } from "../model/evidence.ts";
import { tableOf } from "../lists.ts";
import { type UsageConflict, type UsageEndpoint, usageEndpoints, type UtcDay } from "../model/usage.ts";

export type Row = Readonly<Record<string, Json>>;

/** Rows of final days in a ledger, by endpoint and day; for users a list. */
export interface KeptUsage {
  readonly rows: ReadonlyMap<UsageEndpoint, ReadonlyMap<UtcDay, Json>>;
  /** Whether they are requested again for comparison. */
  readonly isAskedAgain: boolean;
}

export const nothingKept: KeptUsage = { rows: new Map(), isAskedAgain: false };

/** Rows of final days that the ledger lacks or holds with other content. */
export interface FreshUsage {
  readonly days: readonly { readonly endpoint: UsageEndpoint; readonly day: UtcDay; readonly row: Json }[];
  readonly rewritten: readonly RewrittenUsage[];
  /** Whether the kept days were requested again for comparison. */
  readonly isCompared: boolean;
}

export type RowsByDay = Readonly<Record<UsageEndpoint, ReadonlyMap<UtcDay, readonly Row[]>>>;

/** Yields the periods to request. The last day is provisional: it is always requested, and never kept. */
export function* stretches(
  { rows, isAskedAgain }: KeptUsage,
  endpoint: UsageEndpoint,
  first: UtcDay,
  last: UtcDay,
): Generator<{ readonly from: UtcDay; readonly to: UtcDay }> {
  let from: UtcDay | undefined;
  let before = first;
  for (const day of daysBetween(first, last)) {
    const isKnown = !isAskedAgain && day !== last && rows.get(endpoint)?.has(day) === true;
    if (!isKnown) from ??= day;
    else if (from !== undefined) {
      yield { from, to: before };
      from = undefined;
    }
    before = day;
  }
  if (from !== undefined) yield { from, to: last };
}

/** Merges received and kept rows. Days with a conflict have no rows. */
export function beside(
  newRows: RowsByDay,
  keptUsage: KeptUsage,
  conflicts: readonly UsageConflict[],
  [first, last]: readonly [UtcDay, UtcDay],
): { readonly rows: RowsByDay; readonly fresh: FreshUsage } {
  const conflictKeys = new Set(conflicts.map(({ endpoint, day }) => `${endpoint} ${day}`));
  const days: { endpoint: UsageEndpoint; day: UtcDay; row: Json }[] = [];
  const rewritten: RewrittenUsage[] = [];
  // If the service was asked again and gives no activity of a day, it does not say that nobody was active.
  const isActive = (day: UtcDay) =>
    newRows.activity.has(day) || (!keptUsage.isAskedAgain && keptUsage.rows.get("activity")?.has(day) === true);
  const mergeRows = (endpoint: UsageEndpoint): Map<UtcDay, readonly Row[]> => {
    const all = new Map<UtcDay, readonly Row[]>();
    for (const day of daysBetween(first, last)) {
      if (conflictKeys.has(`${endpoint} ${day}`)) continue;
      const [came, before] = [newRows[endpoint].get(day), keptUsage.rows.get(endpoint)?.get(day)];
      const isFinal = day !== last;
      const isAsked = keptUsage.isAskedAgain || before === undefined || !isFinal;
      const now = isAsked ? keptForm(endpoint, came ?? (isActive(day) ? [] : undefined)) : before;
      const row = now ?? (isFinal ? before : undefined);
      if (row !== undefined && (!isArray(row) || row.length > 0)) all.set(day, (isArray(row) ? row : [row]) as Row[]);
      if (!isFinal || !isAsked) continue;
      const isSame = before !== undefined && now !== undefined && canonical(before) === canonical(now);
      if (before !== undefined && !isSame) rewritten.push({ endpoint, day, before, after: now ?? null });
      if (now !== undefined && !isSame) days.push({ endpoint, day, row: now });
    }
    return all;
  };
  return { rows: tableOf(usageEndpoints, mergeRows), fresh: { days, rewritten, isCompared: keptUsage.isAskedAgain } };
}

/** Returns a day's rows in the kept form: for users all rows, sorted, and an empty list if nobody was active. */
function keptForm(endpoint: UsageEndpoint, rows: readonly Row[] | undefined): Json | undefined {
  return endpoint === "users" && rows ? inCanonicalOrder(rows) : rows?.[0];
}

/** Sorts rows by their canonical JSON. */
export function inCanonicalOrder(rows: readonly Row[]): Row[] {
  const textsAndRows = rows.map((row) => [canonical(row), row] as const);
  return textsAndRows.sort(([a], [b]) => compare(a, b)).map(([, row]) => row);
}
