// Usage and members in a ledger: what a run need not request again, and what it adds.
import { type LedgerEntry, usageEntry } from "../ledger/entry.ts";
import type { LedgerState } from "../ledger/state.ts";
import { isArray } from "../model/json.ts";
import { DAY, dayOf, startOfDay } from "../model/instant.ts";
import { tableOf, unique } from "../lists.ts";
import { precise } from "../words.ts";
import { type Usage, type UsageEndpoint, usageEndpoints, type UtcDay } from "../model/usage.ts";
import { holdsSecret } from "../seal/rows.ts";
import { askedFor, type ExtraChoice } from "./extra-names.ts";
import { ELSEWHERE, type Extras, withoutExtras } from "./extras.ts";
import type { KeptUsage, Row } from "./kept-usage.ts";
import { figuresOf } from "./usage-rows.ts";

/** Returns the usage rows that a ledger holds. @param isAskedAgain whether they are requested again for comparison */
export function keptUsage({ usage }: LedgerState, isAskedAgain: boolean): KeptUsage {
  const rows = new Map(
    [...usage].map(([endpoint, days]) => [endpoint, new Map([...days].map(([day, { row }]) => [day, row]))] as const),
  );
  return { rows, isAskedAgain };
}

/**
 * Returns the entries that a run adds: a row for each new final day, and the current members. A row with a secret of
 * the history is not kept, and is requested again.
 * @param at when the members were requested
 * @param leaks whether a text contains a secret of the history
 */
export function usageEntries(at: string, extras: Extras, leaks: (text: string) => boolean): LedgerEntry[] {
  const days = (extras.fresh?.days ?? []).flatMap(({ endpoint, day, row }): LedgerEntry[] =>
    holdsSecret(row, leaks) ? [] : [usageEntry(endpoint, day, row)],
  );
  const { members } = extras;
  if (!members) return days;
  // Ids that differ only in secrets of the history are one.
  const list = unique(
    members.map(({ id, email }) => ({ id, email })),
    ({ id }) => id,
  ).sort((a, b) => (a.id < b.id ? -1 : 1));
  return [...days, { kind: "members", at, members: list }];
}

/**
 * Returns the evidence that a ledger alone has besides the history: figures of final days, and a list of members.
 * @param range the first wanted day, null for the first kept; and the current time in milliseconds
 */
export function extrasOf(
  state: LedgerState,
  choices: readonly ExtraChoice[],
  range: { readonly from: UtcDay | null; readonly asOf: number },
): Extras {
  const requests = askedFor(choices);
  const usage = requests.has("usage") ? usageIn(state, range) : null;
  // As for a service that is asked about the past, a later list is better than none.
  const lists = requests.has("access") ? state.memberLists() : [];
  const list = lists.findLast(({ at }) => Date.parse(at) <= range.asOf) ?? lists[0];
  const { unread, ...nothing } = withoutExtras(choices, ELSEWHERE);
  const notes = [
    ...(usage && !usage.tokens.has(usage.to)
      ? [{ what: `use from ${usage.to} on`, reason: "the ledger has no figures of it" }]
      : []),
    ...(list ? [{ what: "who is a member now", reason: `the ledger has the list of ${precise(list.at)}` }] : []),
  ];
  return {
    ...nothing,
    usage,
    members: list?.members.map((member) => ({ ...member, since: null, signedIn: null })) ?? null,
    unread: unread
      .filter(({ what }) => !(what === "usage" && usage) && !(what === "access" && list))
      .map((miss) => ({ ...miss, reason: whyNot[miss.what] ?? miss.reason })),
    notes,
  };
}

const whyNot: Partial<Record<string, string>> = {
  usage: "the ledger keeps no figures of use for these days",
  access: "the ledger keeps no list of members",
};

/** Returns the kept figures of final days; null if none. The day after the last one is unknown. */
function usageIn(
  { usage }: LedgerState,
  { from, asOf }: { readonly from: UtcDay | null; readonly asOf: number },
): Usage | null {
  const lastWanted = dayOf(asOf - DAY);
  const days = [...usage.values()]
    .flatMap((rows) => [...rows.keys()])
    .filter((day) => day <= lastWanted && (from === null || day >= from))
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const next = dayOf(startOfDay(last) + DAY);
  const to = next < lastWanted ? next : lastWanted;
  // If the users of a day conflicted, none are kept, and the day's active users are unknown.
  const isWhole = (day: UtcDay) => usage.get("users")?.has(day) === true;
  const rowsOf = (endpoint: UsageEndpoint) =>
    new Map(
      [...(usage.get(endpoint) ?? [])]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([day, { row }]): [UtcDay, Row[]][] => {
          if (day < first || day > to || (endpoint === "activity" && !isWhole(day))) return [];
          const rows = (isArray(row) ? row : [row]) as Row[];
          return rows.length === 0 ? [] : [[day, rows]];
        }),
    );
  return {
    from: first,
    to,
    leftOut: 0,
    requests: 0,
    ...figuresOf(tableOf(usageEndpoints, rowsOf)),
    conflicts: [],
  };
}
