// A ledger open for appending. All of it is verified before a byte is added. An append takes effect when its checkpoint
// is in place. A second file names the intended end, so that an interrupted append can be completed or removed.
import path from "node:path";
import { DriftlineError, usageError } from "../errors.ts";
import { type LedgerEntry, EntryReader, EntrySpeller, isEnd, type LimitsEntry, type RunEntry } from "./entry.ts";
import {
  type Files,
  readSmall,
  realFiles,
  refuseOther,
  remove,
  syncFolder,
  withFile,
  WRITE,
  writeNew,
} from "./files.ts";
import {
  checkpointText,
  foreign,
  headText,
  MAX_LINE,
  MAX_SEGMENT,
  names,
  type Origin,
  originLine,
  segmentName,
  tamperedError,
} from "./format.ts";
import { type Holder, type Lock, takeLock, thisProcess, unwritable } from "./lock.ts";
import { leafHash, type Tree } from "./merkle.ts";
import type { LedgerListener, Segment } from "./entry-chain.ts";
import { type VerifiedLedger, readLedger, readOrigin } from "./read.ts";
import { LedgerState, type OpenLedger } from "./state.ts";
import { append, create, finish, takeBack } from "./write.ts";

interface OpenOptions {
  /** The expected organization. null: accept the ledger's own, and use `unnamed` for a new ledger. */
  readonly organization: string | null;
  /** The creation time of a new ledger. */
  readonly now: string;
  /** Once a segment has this many bytes, the next entry begins a new file. */
  readonly maxSegment?: number;
  readonly files?: Files;
  readonly self?: Holder;
}

interface ReadOptions {
  readonly makeState?: () => LedgerState & LedgerListener;
  readonly files?: Files;
  /** Whether a head of the ledger was kept: then the place held it, and another content is tampering. */
  readonly isExpected?: boolean;
}

/**
 * Reads a ledger without changing it.
 * @throws DriftlineError `usage` if the place holds none, `tampered` if it differs from what was written
 */
export async function openForReading(dir: string, options: ReadOptions = {}): Promise<OpenLedger> {
  const { makeState = () => new LedgerState(), files = realFiles, isExpected = false } = options;
  if (!isExpected) await refuseOther(files, dir, HINT);
  let state = makeState();
  const verifiedLedger = await readLedger(files, dir, () => (state = makeState()));
  if (!verifiedLedger) throw await noLedger(files, dir, isExpected);
  return { verifiedLedger, state };
}

/**
 * Reads the organization that the ledger in a folder states.
 * @returns undefined if the folder holds no ledger yet
 */
export async function organizationOf(dir: string): Promise<string | undefined> {
  // The checkpoint is written last: without it the origin may be incomplete.
  if (!(await isThere(realFiles, path.join(dir, names.checkpoint)))) return undefined;
  return (await readOrigin(realFiles, dir)).organization;
}

/** Whether a file or folder can be seen. Reading the ledger reports any error. */
async function isThere(files: Files, file: string): Promise<boolean> {
  return files.lstat(file).then(
    () => true,
    () => false,
  );
}

const HINT = "name the ledger's folder";

/** A missing folder is a wrong name. So is an empty one, unless a head of its ledger was kept. */
async function noLedger(files: Files, dir: string, isExpected: boolean): Promise<DriftlineError> {
  const exists = await isThere(files, dir);
  if (exists && isExpected) return tamperedError(dir, "there is no ledger in this folder");
  const message = exists ? `there is no ledger in the folder ${dir}` : `the ledger ${dir} does not exist`;
  return usageError(message, HINT);
}

interface LedgerParts {
  readonly dir: string;
  readonly files: Files;
  readonly lock: Lock;
  readonly maxSegment: number;
}

export class Ledger {
  readonly #parts: LedgerParts;
  #verifiedLedger: VerifiedLedger;
  readonly state: LedgerState;

  private constructor(parts: LedgerParts, { verifiedLedger, state }: OpenLedger) {
    this.#parts = parts;
    this.#verifiedLedger = verifiedLedger;
    this.state = state;
  }

  /**
   * Opens a ledger for one run and locks it until it is closed. Creates it if the folder is empty.
   * @throws DriftlineError `tampered` if it differs from what was written or belongs to another organization;
   *   `incomplete` if it cannot be written or is in use
   */
  static async open(dir: string, options: OpenOptions): Promise<Ledger> {
    const { files = realFiles, organization, maxSegment = MAX_SEGMENT } = options;
    try {
      await files.mkdir(dir, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw unwritable(dir, error);
    }
    const lock = await takeLock(files, dir, options.self ?? (await thisProcess()));
    try {
      const read = await openSettled(files, dir, { organization: organization ?? "unnamed", created: options.now });
      const owner = read.verifiedLedger.origin.organization;
      if (organization !== null && owner !== organization) throw foreign(owner, organization);
      const open = path.join(dir, segmentName(read.verifiedLedger.open.first));
      await withFile(files, open, WRITE, async () => {}).catch((error: unknown) => {
        throw unwritable(dir, error);
      });
      return new Ledger({ dir, files, lock, maxSegment }, read);
    } catch (error) {
      await lock.release().catch(() => {}); // report the first error
      throw error;
    }
  }

  get head(): string {
    return this.#verifiedLedger.head;
  }

  /** The number of leaves: the origin and all entries. */
  get size(): number {
    return this.#verifiedLedger.tree.size;
  }

  /** Computes the head after these entries, without writing. */
  plan(entries: readonly LedgerEntry[]): Plan {
    const speller = new EntrySpeller();
    const reader = new EntryReader();
    const tree = this.#verifiedLedger.tree.copy();
    const planned: LedgerEntry[] = [];
    const segments: Plan["segments"][number][] = [{ first: this.#verifiedLedger.open.first, from: 0 }];
    let { bytes } = this.#verifiedLedger.open;
    let beginnings: number[] = [];
    for (const [from, plannedEntry] of entries.entries()) {
      if (bytes >= this.#parts.maxSegment || (from === 0 && bytes > 0 && this.#isOtherMonth(entries))) {
        segments.push({ first: tree.size, from });
        beginnings.push(tree.size);
        bytes = 0;
      }
      const entry = isEnd(plannedEntry) ? withSegments(plannedEntry, beginnings) : plannedEntry;
      if (isEnd(entry)) beginnings = [];
      planned.push(entry);
      const line = Buffer.from(speller.line(entry));
      if (line.length > MAX_LINE)
        throw new DriftlineError("incomplete", {
          code: "too-large",
          message: "a revision is too large for the ledger",
        });
      reader.entry(line); // never write a line that cannot be read back
      tree.add(leafHash(line));
      bytes += line.length + 1;
    }
    return { entries: planned, segments, tree, head: headText(tree.root()), size: tree.size };
  }

  /** Whether these entries are written in another month than the last commit. */
  #isOtherMonth(entries: readonly LedgerEntry[]): boolean {
    const [before, now] = [this.#verifiedLedger.endedAt, entries.findLast(isEnd)];
    return before !== null && now !== undefined && before.slice(0, 7) !== now.at.slice(0, 7);
  }

  /**
   * Appends a plan: all of it or nothing.
   * @throws DriftlineError `incomplete` if it could not be written
   */
  async commit(plan: Plan): Promise<void> {
    const [{ files, dir, lock }, { open, origin }] = [this.#parts, this.#verifiedLedger];
    const name = segmentName(open.first);
    const endedAt = plan.entries.findLast(isEnd)?.at ?? this.#verifiedLedger.endedAt;
    const line = originLine(origin);
    const text = Buffer.from(checkpointText(line, { size: plan.size, root: plan.tree.root() }));
    await lock.check();
    let end: Segment & { readonly isNew?: boolean } = open;
    try {
      if ((await files.lstat(path.join(dir, name))).size !== open.bytes)
        throw tamperedError(name, "somebody else has written to it");
      await remove(files, dir, names.next);
      await writeNew(files, path.join(dir, names.next), text);
      await syncFolder(files, dir);
      for (const [i, { first, from }] of plan.segments.entries()) {
        const part = plan.entries.slice(from, plan.segments[i + 1]?.from);
        if (i > 0) end = { first, bytes: 0, isNew: true };
        if (part.length > 0) end = await append(files, dir, end, part);
      }
      if (plan.segments.length > 1) await syncFolder(files, dir);
      await lock.check();
      await files.rename(path.join(dir, names.next), path.join(dir, names.checkpoint));
    } catch (error) {
      if (error instanceof DriftlineError) throw error;
      // A network file system may report that a step failed, although it was done.
      const now = await readSmall(files, dir, names.checkpoint, text.length).catch(() => undefined);
      if (now?.equals(text) !== true) {
        const undo = async () => lock.check().then(async () => takeBack(files, dir, open));
        if (now) await undo().catch(() => {}); // the next run repeats this
        throw unwritable(dir, error);
      }
    }
    this.#verifiedLedger = { ...this.#verifiedLedger, tree: plan.tree, head: plan.head, open: end, endedAt };
    await syncFolder(files, dir).catch((error: unknown) => {
      throw unwritable(dir, error);
    });
  }

  async close(): Promise<void> {
    await this.#parts.lock.release();
  }
}

export interface Plan {
  readonly entries: readonly LedgerEntry[];
  /** The target segments: each with its first leaf, and the index of the first entry in it. */
  readonly segments: readonly { readonly first: number; readonly from: number }[];
  readonly tree: Tree;
  readonly head: string;
  readonly size: number;
}

/** The last entry of a commit, with the segments that the commit began. */
function withSegments({ segments: _, ...end }: RunEntry | LimitsEntry, beginnings: number[]): RunEntry | LimitsEntry {
  return beginnings.length === 0 ? end : { ...end, segments: beginnings };
}

/** Opens a ledger. Completes or removes an unfinished append first. */
async function openSettled(files: Files, dir: string, fresh: Origin): Promise<OpenLedger> {
  for (;;) {
    let state = new LedgerState();
    const verifiedLedger = await readLedger(files, dir, () => (state = new LedgerState()));
    try {
      if (!verifiedLedger) await create(files, dir, fresh);
      else if (verifiedLedger.unfinished) await finish(files, dir, verifiedLedger);
      else return { verifiedLedger, state };
    } catch (error) {
      throw error instanceof DriftlineError ? error : unwritable(dir, error);
    }
  }
}
