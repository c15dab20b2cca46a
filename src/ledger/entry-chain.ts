// Verifies the lines of a ledger in order: the committed entries, and after them the rest of an interrupted append.
import { count } from "../words.ts";
import { EntryReader, isEnd, type LedgerEntry } from "./entry.ts";
import { type Checkpoint, headText, segmentName, tamperedError, within } from "./format.ts";
import { leafHash, Tree } from "./merkle.ts";

export interface Segment {
  /** Its first leaf. */
  readonly first: number;
  readonly bytes: number;
}

export interface UnfinishedAppend {
  /** Bytes after the last committed entry. */
  readonly bytes: number;
  /** The checkpoint of the append if all its entries are there: then only the last step is missing. */
  readonly whole: Checkpoint | null;
}

export interface LedgerListener {
  /** Called for every committed entry, in order. The origin is leaf 0; the first entry is leaf 1. */
  entry?(entry: LedgerEntry, leaf: number): void;
  /** Called with the head after each commit. */
  head?(head: string, size: number): void;
  /** Called with the hash of every leaf. */
  leaf?(hash: Buffer, line: Buffer): void;
}

/** What follows the last committed entry. */
interface Tail {
  readonly place: string;
  readonly tree: Tree;
  bytes: number;
  isWhole: boolean;
}

export class EntryChain {
  readonly tree = new Tree();
  /** The segment that grows, up to its last committed byte. */
  open = { first: 1, bytes: 0 };
  /** The time that the last commit states; null before the first. */
  endedAt: string | null = null;
  readonly #end: Checkpoint;
  readonly #listener: LedgerListener;
  readonly #reader = new EntryReader();
  /** The first leaf of the segment that is read. */
  #first = 1;
  /** The first leaves of the segments that began since the last commit. */
  #beginnings: number[] = [];
  #tail: Tail | undefined;

  /** @param origin the line of the origin, which is the first leaf; @param end the end that the checkpoint states */
  constructor(origin: Buffer, end: Checkpoint, listener: LedgerListener) {
    this.#end = end;
    this.#listener = listener;
    this.tree.add(this.#leaf(origin));
    this.#commit();
  }

  /**
   * Begins a segment. Returns whether it has committed entries.
   * @throws DriftlineError `tampered` if it does not continue the segment before it
   */
  begin(first: number): boolean {
    const { size } = this.tree;
    const isCommitted = first === 1 || size < this.#end.size;
    this.#first = first;
    if (!isCommitted) {
      const tail = this.#tailFrom(segmentName(first));
      tail.isWhole &&= first === tail.tree.size;
      return false;
    }
    if (first !== size)
      throw tamperedError(
        segmentName(first),
        `it should begin with entry ${size}: entries before it are missing or repeated`,
      );
    this.open = { first, bytes: 0 };
    if (first > 1) this.#beginnings.push(first);
    return true;
  }

  /**
   * Takes the next line of the segment.
   * @param isWhole whether a line feed ends it
   * @throws DriftlineError `tampered` if it is not a committed entry, and the end of the checkpoint is not reached
   */
  take(line: Buffer, isWhole: boolean): void {
    const place = `${segmentName(this.#first)}:${this.tree.size - this.#first + 1}`;
    if (this.tree.size < this.#end.size) this.#takeCommitted(line, isWhole, place);
    else {
      const tail = this.#tailFrom(place);
      tail.bytes += line.length + (isWhole ? 1 : 0);
      tail.isWhole &&= isWhole;
      if (tail.isWhole) tail.tree.add(leafHash(line));
    }
  }

  /**
   * Compares the whole with the checkpoint. Returns what an interrupted append left.
   * @param announced the checkpoint of an append in progress; undefined if none is stated
   * @throws DriftlineError `tampered` if entries are missing, were changed, or follow without an announcement
   */
  finish(announced: Checkpoint | undefined): UnfinishedAppend {
    const missing = this.#end.size - this.tree.size;
    const last = segmentName(this.open.first);
    if (missing > 0)
      throw tamperedError(
        last,
        `${count(missing, "entry is", "entries are")} missing at the end of ${this.#end.size - 1}`,
      );
    if (!this.tree.root().equals(this.#end.root))
      throw tamperedError(last, "the entries are not those of the checkpoint: at least one was changed");
    const tail = this.#tail;
    if (tail && !announced)
      throw tamperedError(tail.place, `${count(tail.bytes, "byte follows", "bytes follow")} that no checkpoint covers`);
    const isWhole =
      tail?.isWhole === true && announced?.size === tail.tree.size && tail.tree.root().equals(announced.root);
    return { bytes: tail?.bytes ?? 0, whole: isWhole ? announced : null };
  }

  #takeCommitted(line: Buffer, isWhole: boolean, place: string): void {
    if (!isWhole) throw tamperedError(place, "the entry ends too early");
    const entry = within(place, () => this.#reader.entry(line));
    const hash = this.#leaf(line);
    within(place, () => this.#listener.entry?.(entry, this.tree.size));
    this.tree.add(hash);
    this.open.bytes += line.length + 1;
    if (isEnd(entry)) {
      if (this.#beginnings.join() !== (entry.segments ?? []).join())
        throw tamperedError(place, "the interrupted write began other files than those in the folder");
      this.#beginnings = [];
      this.endedAt = entry.at;
      this.#commit();
    } else if (this.tree.size === this.#end.size)
      throw tamperedError(place, "the last entry does not end the interrupted write");
  }

  #leaf(line: Buffer): Buffer {
    const hash = leafHash(line);
    this.#listener.leaf?.(hash, line);
    return hash;
  }

  #commit(): void {
    this.#listener.head?.(headText(this.tree.root()), this.tree.size);
  }

  #tailFrom(place: string): Tail {
    return (this.#tail ??= { place, tree: this.tree.copy(), bytes: 0, isWhole: true });
  }
}
