// The figures of use and the members in a ledger: what a run need not ask for again, and what it adds.
import { type LedgerEntry, usageEntry } from "../ledger/entry.ts";
import type { LedgerState } from "../ledger/state.ts";
import type { LedgerFacts } from "../model/evidence.ts";
import { isArray } from "../model/json.ts";
import { DAY, dayOf, startOfDay } from "../model/instant.ts";
import type { Usage, UsageEndpoint, UtcDay } from "../model/usage.ts";
import { askedFor, type ExtraChoice } from "./extra-names.ts";
import { ELSEWHERE, type Extras, withoutExtras } from "./extras.ts";
import type { KeptUsage, Row } from "./kept-usage.ts";
import { figuresOf } from "./usage-rows.ts";

/** The days whose figures a ledger holds. @param isAskedAgain whether they are asked for all the same, to be compared */
export function keptUsage({ usage }: LedgerState, isAskedAgain: boolean): KeptUsage {
  const rows = new Map(
    [...usage].map(([endpoint, days]) => [endpoint, new Map([...days].map(([day, { row }]) => [day, row]))] as const),
  );
  return { rows, isAskedAgain };
}

/** What a ledger, and this run, say of use and members besides the figures themselves. */
export function usageFacts(
  state: LedgerState,
  extras: Extras | undefined,
): Pick<LedgerFacts, "usageRewritten" | "memberLists"> {
  return {
    usageRewritten: [...state.usageRewritten, ...(extras?.fresh?.rewritten ?? [])],
    memberLists: state.memberLists.map(({ at, members }) => ({ at, members })),
  };
}

/**
 * What a run adds: a row for each new final day, and the members of today. A row in which a secret of the history stands is
 * not kept, and is asked for again.
 * @param leaks whether a text holds a secret of the history
 */
export function usageEntries(at: string, extras: Extras, leaks: (text: string) => boolean): LedgerEntry[] {
  const days = (extras.fresh?.days ?? []).flatMap(({ endpoint, day, row }): LedgerEntry[] =>
    leaks(JSON.stringify(row)) ? [] : [usageEntry(endpoint, day, row)],
  );
  const { members } = extras;
  if (!members) return days;
  const list = members.map(({ id, email }) => ({ id, email })).sort((a, b) => (a.id < b.id ? -1 : 1));
  return [...days, { kind: "members", at, members: list }];
}

/**
 * What a ledger alone knows besides the history: figures of final days, and the last list of members.
 * @param range the first day wanted, null for the first one kept; and the instant taken as now, in milliseconds
 */
export function extrasOf(
  state: LedgerState,
  choices: readonly ExtraChoice[],
  range: { readonly from: UtcDay | null; readonly asOf: number },
): Extras {
  const requests = askedFor(choices);
  const usage = requests.has("usage") ? usageIn(state, range) : null;
  // As when the service is asked about a time that is past, a later list is better than none.
  const lists = requests.has("access") ? state.memberLists : [];
  const list = lists.findLast(({ at }) => Date.parse(at) <= range.asOf) ?? lists[0];
  const { unread, ...nothing } = withoutExtras(choices, ELSEWHERE);
  const notes = [
    ...(usage && !usage.tokens.has(usage.to)
      ? [{ what: `use from ${usage.to} on`, reason: "the ledger keeps no figures of it" }]
      : []),
    ...(list ? [{ what: "who is a member now", reason: `the ledger knows it as of ${list.at}` }] : []),
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
  usage: "the ledger keeps no figures of use",
  access: "the ledger keeps no list of members",
};

/** The figures of all final days that are kept; null where none is. The day after the last of them is not known. */
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
  // Where the users of a day contradicted each other nothing of them is kept, and the day says nothing of who was active.
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
    ...figuresOf({
      tokens: rowsOf("tokens"),
      tools: rowsOf("tools"),
      activity: rowsOf("activity"),
      productivity: rowsOf("productivity"),
      users: rowsOf("users"),
    }),
    conflicts: [],
  };
}
