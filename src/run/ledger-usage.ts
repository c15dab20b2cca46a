// The figures of use and the members in a ledger: what a run need not ask for again, and what it adds.
import { type LedgerEntry, usageEntry } from "../ledger/entry.ts";
import type { LedgerState } from "../ledger/state.ts";
import type { LedgerFacts } from "../model/evidence.ts";
import type { Extras } from "./extras.ts";
import type { KeptUsage } from "./kept-usage.ts";

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
