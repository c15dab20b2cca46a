// What a ledger adds to the evidence of a run.
import { differences } from "../ledger/differences.ts";
import type { RunEntry } from "../ledger/entry.ts";
import type { LedgerState } from "../ledger/state.ts";
import type { LedgerFacts } from "../model/evidence.ts";
import { isObject, type Json } from "../model/json.ts";
import type { StatedLimits } from "../model/limits.ts";
import type { SealedRevision } from "../model/sealed.ts";
import { withoutSecrets } from "../seal/rows.ts";
import type { SealedHistory } from "../seal/session.ts";
import type { Extras } from "./extras.ts";
import { countWhile, lookUp } from "../lists.ts";

export interface ReadLedger {
  readonly state: LedgerState;
  readonly head: string;
  readonly size: number;
  /** Whether a head that was noted outside was given, and is one of this ledger. */
  readonly anchored: boolean;
}

/** Revisions, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Returns the facts that the ledger adds to the evidence. */
export function factsOf(
  input: ReadLedger,
  sealed: SealedHistory,
  missing: readonly Range[],
  extras?: Extras,
): LedgerFacts {
  const { state, head, size, anchored } = input;
  const byNumber = new Map(sealed.revisions.map((revision) => [revision.revision, revision]));
  const rewritten = new Map<number, LedgerFacts["rewritten"][number]>();
  const conflicts = new Map<number, string>();
  for (const { revision, entry, past } of sealed.recalled!.rewritten) {
    const first = state.revisions.get(revision)?.run;
    const run = past === undefined ? undefined : state.conflicts[past]!.run;
    const sealedAt = state.runs[first ?? -1]?.at ?? null;
    // The contents arrived in the same run, so that neither is a change of the other.
    if (first === run) {
      if (sealedAt !== null) conflicts.set(revision, sealedAt);
      continue;
    }
    const before = lookUp(byNumber, revision);
    rewritten.set(revision, { kept: before, sealedAt, ...beforeAndNow(before, entry) });
  }
  const newest = newestBy(sealed.revisions);
  return {
    head,
    size,
    anchored,
    completeAudits: state.completeRuns().map((run) => ({
      at: run.at,
      cut: run.cut,
      revision: newest(run),
      open: run.open,
      others: run.others,
      data: run.data,
      excepted: run.excepted,
    })),
    runs: state.runsInTime().map(({ at, complete, verdict, open, others }) => ({
      at,
      complete,
      verdict,
      open: open.length + others.length,
    })),
    conflicts,
    rewritten: [...rewritten.values()].sort((a, b) => a.kept.revision - b.kept.revision),
    begins: beginsIn([...state.revisions.keys()], [...byNumber.keys()]),
    truncated: [...state.missing, ...missing].map(({ from, to }) => ({ from: byNumber.get(from)!, to })),
    isUsageCompared: extras?.fresh?.isCompared === true,
    ...withoutSecrets(
      {
        usageRewritten: [...state.usageRewritten, ...(extras?.fresh?.rewritten ?? [])],
        memberLists: state.memberLists().map(({ at, members }) => ({ at, members })),
        limits: limitFacts(state),
      },
      sealed.leaks,
    ),
  };
}

/**
 * Returns a function that finds the newest revision that a run judged. A run of the past left out the revisions that it
 * read and that are later.
 */
function newestBy(revisions: readonly SealedRevision[]): (run: RunEntry) => number | null {
  const inTime = revisions.toSorted((a, b) => a.time - b.time);
  let newest = -1;
  const newestThen = inTime.map(({ revision }) => (newest = Math.max(newest, revision)));
  return ({ last, cut, at }) => {
    if (!cut || last === null) return last;
    const end = Date.parse(at);
    const count = countWhile(inTime, ({ time }) => time <= end);
    const then = newestThen[count - 1] ?? null;
    if (then === null || then <= last) return then;
    // It arrived after the run, with an earlier time.
    const judgedRevisions = inTime.slice(0, count).flatMap(({ revision }) => (revision <= last ? [revision] : []));
    return judgedRevisions.length === 0 ? null : judgedRevisions.reduce((a, b) => Math.max(a, b));
  };
}

/** Returns revisions whose predecessor has changed since only `knownRevisions` were known. */
function beginsIn(knownRevisions: readonly number[], now: readonly number[]): number[] {
  const before = new Set(knownRevisions);
  const sorted = now.toSorted((a, b) => a - b);
  let last: number | undefined;
  return sorted.filter((number, i) => {
    if (!before.has(number)) return false;
    const begins = i > 0 && sorted[i - 1] !== last;
    last = number;
    return begins;
  });
}

const SHOWN = 20;

/** Returns the values at which two contents of a revision differ, by place. */
function beforeAndNow(
  before: SealedRevision,
  after: Pick<SealedRevision, "settings" | "at" | "by">,
): { before: Json; actual: Json } {
  const whole = ({ settings, at, by }: typeof after): Json => ({ ...settings, updatedAt: at, user: { ...by } });
  const places = differences(whole(before), whole(after)).slice(0, SHOWN);
  return {
    before: Object.fromEntries(places.map(({ at, before }) => [at, before])),
    actual: Object.fromEntries(places.map(({ at, after }) => [at, after])),
  };
}

/** Returns the attempts to set limits, and the limits in the policies of the audits. */
function limitFacts(state: LedgerState): Required<LedgerFacts>["limits"] {
  const statedLimits: { at: string; limits: StatedLimits | null }[] = [];
  let policy: string | undefined;
  for (const run of state.runsInTime()) {
    if (run.policy === policy) continue;
    policy = run.policy;
    statedLimits.push({ at: run.at, limits: statedBy(state.policies.get(policy)) });
  }
  return { attempts: state.limitAttempts.map(({ at, limits }) => ({ at, limits })), stated: statedLimits };
}

/** Returns the limits in a run's policies; null if none, as in every earlier version. */
function statedBy(judge: Json | undefined): StatedLimits | null {
  const policies = isObject(judge) ? judge["policies"] : undefined;
  const limits = isObject(policies) ? policies["limits"] : undefined;
  return isObject(limits) ? (limits as unknown as StatedLimits) : null;
}
