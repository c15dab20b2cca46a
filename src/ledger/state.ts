// The content of a ledger, built entry by entry. Checks each entry against those before it.
import { DriftlineError } from "../errors.ts";
import { compatible } from "../seal/fitting.ts";
import type { StoredRevision } from "../seal/stored-form.ts";
import type { RewrittenUsage } from "../model/evidence.ts";
import type { Json } from "../model/json.ts";
import type { LedgerEntry, LimitsEntry, MembersEntry, RunEntry, UsageEntry } from "./entry.ts";
import type { LedgerListener } from "./entry-chain.ts";
import type { VerifiedLedger } from "./read.ts";

interface Conflict {
  readonly stored: StoredRevision;
  /** The index of the run that received it. */
  readonly run: number;
}

interface KeptRevision {
  /** The last form received. It is the valid one. */
  readonly stored: StoredRevision;
  /** `leaf`: the leaf of that form. `first`: the leaf where the revision first appeared. */
  readonly leaf: number;
  readonly first: number;
  /** The index of the run that first sealed it. A run's own entry follows its revisions. */
  readonly run: number;
}

const nothing = {};

export class LedgerState implements LedgerListener {
  readonly revisions = new Map<number, KeptRevision>();
  readonly conflicts: Conflict[] = [];
  /** Revisions of the ledger, both ends included. */
  readonly missing: { readonly from: number; readonly to: number }[] = [];
  readonly policies = new Map<string, Json>();
  readonly runs: RunEntry[] = [];
  /** The last reported figures of final days, by endpoint and day. */
  readonly usage = new Map<UsageEntry["endpoint"], Map<string, Pick<UsageEntry, "digest" | "row">>>();
  /** Figures of final days that the service later reported differently. */
  readonly usageRewritten: RewrittenUsage[] = [];
  readonly #memberLists: MembersEntry[] = [];
  /** Attempts to set limits, in order. A finished attempt has two entries. */
  readonly limitAttempts: LimitsEntry[] = [];
  /** Sizes by head: after each commit and after the creation. */
  readonly heads = new Map<string, number>();
  #head = "";
  #whole = 0;
  /** Whether a revision appeared twice and its contents were dropped before they could be compared. */
  hasUncompared = false;
  readonly #isLight: boolean;
  readonly #onRun: ((state: LedgerState, run: RunEntry) => void) | undefined;

  /**
   * @param onRun called for each run after all entries before it
   * @param isLight keeps only the revision numbers, not the settings: there may be many
   */
  constructor(onRun?: (state: LedgerState, run: RunEntry) => void, isLight = false) {
    this.#onRun = onRun;
    this.#isLight = isLight;
  }

  head(head: string, size: number): void {
    this.#head = head;
    this.heads.set(head, size);
  }

  /** @throws DriftlineError `tampered` if the entry cannot follow the previous ones */
  entry(entry: LedgerEntry, leaf: number): void {
    switch (entry.kind) {
      case "revision":
        return this.#revision(entry.stored, leaf);
      case "conflict":
        this.#requireRevision(entry.stored.revision);
        this.conflicts.push({ stored: entry.stored, run: this.runs.length });
        return;
      case "missing":
        this.#requireRevision(entry.from);
        this.#requireRevision(entry.to);
        this.missing.push({ from: entry.from, to: entry.to });
        return;
      case "policy":
        if (this.policies.has(entry.digest)) throw wrong("it stands twice");
        this.policies.set(entry.digest, entry.judge);
        return;
      case "usage":
        return this.#usage(entry);
      case "members":
        if (new Set(entry.members.map(({ id }) => id)).size < entry.members.length)
          throw wrong("a member is in it twice");
        if (!this.#isLight) this.#memberLists.push(entry);
        return;
      case "limits":
        return this.#limits(entry, leaf);
      case "run":
        if (entry.before !== this.#head) throw wrong("the run began with another head than the one before it");
        if (!this.policies.has(entry.policy)) throw wrong("the policy that the run names is not in the ledger");
        this.#onRun?.(this, entry);
        this.runs.push(entry);
        if (entry.complete && entry.source === "service") this.#whole = leaf;
    }
  }

  #revision(stored: StoredRevision, leaf: number): void {
    const earlier = this.revisions.get(stored.revision);
    if (earlier && this.#isLight) this.hasUncompared = true;
    else if (earlier && !compatible(earlier.stored, stored))
      throw wrong(`revision ${stored.revision} is in it twice, with different content`);
    const content = this.#isLight ? { ...stored, settings: nothing } : stored;
    const { first, run } = earlier ?? { first: leaf, run: this.runs.length };
    this.revisions.set(stored.revision, { stored: content, leaf, first, run });
  }

  #usage({ endpoint, day, digest, row }: UsageEntry): void {
    const days = this.usage.get(endpoint) ?? new Map<string, Pick<UsageEntry, "digest" | "row">>();
    this.usage.set(endpoint, days);
    const earlier = days.get(day);
    if (earlier?.digest === digest)
      throw wrong(`the figures of ${day} in ${endpoint} are in it twice, with the same content`);
    if (earlier) this.usageRewritten.push({ endpoint, day, before: earlier.row, after: this.#isLight ? null : row });
    days.set(day, { digest, row: this.#isLight ? null : row });
  }

  #limits(entry: LimitsEntry, leaf: number): void {
    if (entry.before !== this.#head) throw wrong("the attempt began with another head than the one before it");
    if (this.heads.get(this.#head) !== leaf) throw wrong("the attempt is among the entries of a run");
    if (new Set(entry.limits.map(({ email }) => email)).size < entry.limits.length)
      throw wrong("a user is in it twice");
    this.limitAttempts.push(this.#isLight ? { ...entry, limits: [] } : entry);
  }

  #requireRevision(revision: number): void {
    if (!this.revisions.has(revision)) throw wrong(`it is about revision ${revision}, which the ledger does not hold`);
  }

  /** What the last run read before it failed, if a later run can continue. */
  get part(): { revisions: ReadonlySet<number>; stop: NonNullable<RunEntry["stop"]> } | undefined {
    const stop = this.runs.at(-1)?.stop;
    if (!stop) return undefined;
    const numbers = [...this.revisions.keys()].filter((number) => stop.oldest <= number && number <= stop.newest);
    return { revisions: new Set(numbers), stop };
  }

  /**
   * Returns the audits by the time that they were about: the last one is not always the latest. The clock of an audit of
   * the present was ahead if a later one has an earlier time: it counts as of that time.
   */
  runsByTime(): RunEntry[] {
    let present = Infinity;
    const times = this.runs.toReversed().map((run) => {
      const time = Date.parse(run.at);
      if (!run.cut) present = Math.min(present, time);
      return [run, run.cut ? time : present] as const;
    });
    return times
      .reverse()
      .sort(([, a], [, b]) => a - b)
      .map(([run]) => run);
  }

  /**
   * Returns the audits by time, without those that ran after the time that they were about: an audit of the present is
   * before them in the ledger, and has a later time.
   */
  runsInTime(): RunEntry[] {
    let clock = "";
    const runs = this.runs.filter(({ at, cut }) => {
      if (!cut && at > clock) clock = at;
      return !cut || at >= clock;
    });
    return byTime(runs);
  }

  /** Returns the audits with complete evidence, by the time that they were about. */
  completeRuns(): RunEntry[] {
    return this.runsByTime().filter((run) => run.complete);
  }

  /** Returns the lists of members, one for each request, by the time that they were about. */
  memberLists(): MembersEntry[] {
    return byTime(this.#memberLists);
  }

  /** Returns the revisions at and below which the service had nothing that the ledger lacks. */
  wholeBelow(): Set<number> {
    return new Set([...this.revisions].filter(([, { first }]) => first < this.#whole).map(([revision]) => revision));
  }

  /** Returns the ranges of revision numbers that are missing between known revisions. */
  gaps(): { from: number; to: number }[] {
    const numbers = [...this.revisions.keys()].sort((a, b) => a - b);
    return numbers.flatMap((number, i) => {
      const before = numbers[i - 1];
      return before === undefined || before + 1 === number ? [] : [{ from: before + 1, to: number - 1 }];
    });
  }
}

/** A ledger that was read and verified. */
export interface OpenLedger {
  readonly verifiedLedger: VerifiedLedger;
  readonly state: LedgerState;
}

function wrong(message: string): DriftlineError {
  return new DriftlineError("tampered", message);
}

function byTime<T extends { readonly at: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
