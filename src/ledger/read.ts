// Reads a ledger and verifies it: the entries determine every byte, and the checkpoint covers every entry.
import path from "node:path";
import { DriftlineError } from "../errors.ts";
import { type LedgerEntry, EntryReader, isEnd } from "./entry.ts";
import { type Files, isMissing, READ, readSmall, strangers, unreadable } from "./files.ts";
import {
  type Checkpoint,
  checkpointOf,
  firstLeafOf,
  headText,
  MAX_LINE,
  names,
  type Origin,
  originLine,
  originOf,
  segmentName,
  tampered,
} from "./format.ts";
import { leafHash, Tree } from "./merkle.ts";
import { firstIn } from "../lists.ts";
import { count } from "../words.ts";

/** The verified part of a ledger, and where it ends. */
export interface VerifiedLedger {
  readonly origin: Origin;
  readonly tree: Tree;
  readonly head: string;
  readonly checkpoint: Buffer;
  /** The segment that grows, up to its last committed byte. */
  readonly open: Segment;
  /** The time that the last commit states; null before the first. */
  readonly endedAt: string | null;
  /** The rest of an interrupted append; null if none. */
  readonly unfinished: UnfinishedAppend | null;
}

export interface Segment {
  /** Its first leaf. */
  readonly first: number;
  readonly bytes: number;
}

interface UnfinishedAppend {
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

const SMALL = 64 * 1024;
const CHUNK = 2 ** 20;
const NEWLINE = 0x0a;

/**
 * Reads and verifies a ledger.
 * @param begin makes the listener; called again if an append moved an end during reading
 * @returns undefined if the folder does not exist or holds no ledger
 * @throws DriftlineError `tampered`, naming the file and the entry
 */
export async function readLedger(
  files: Files,
  dir: string,
  begin: () => LedgerListener = () => ({}),
): Promise<VerifiedLedger | undefined> {
  for (let attempt = 1; ; attempt++) {
    const ends = await endsOf(files, dir);
    try {
      return await prove(files, dir, ends, begin());
    } catch (error) {
      const now = await endsOf(files, dir).catch(() => ends);
      if (isSame(now.checkpoint, ends.checkpoint) && isSame(now.next, ends.next)) throw error;
      if (attempt >= 5) throw error;
    }
  }
}

/** The ends of a ledger and of an append in progress. Read before the entries, which grow meanwhile. */
interface Ends {
  readonly checkpoint: Buffer | undefined;
  readonly next: Buffer | undefined;
}

async function endsOf(files: Files, dir: string): Promise<Ends> {
  const checkpoint = await readSmall(files, dir, names.checkpoint, SMALL);
  return { checkpoint, next: await readSmall(files, dir, names.next, SMALL) };
}

function isSame(a: Buffer | undefined, b: Buffer | undefined): boolean {
  return a === undefined || b === undefined ? a === b : a.equals(b);
}

async function prove(
  files: Files,
  dir: string,
  { checkpoint, next }: Ends,
  listener: LedgerListener,
): Promise<VerifiedLedger | undefined> {
  const entries = await namesIn(files, dir);
  if (entries === undefined || entries.every((name) => name === ".git" || name === names.attributes)) return undefined;
  const [stranger] = strangers(entries);
  if (stranger !== undefined) throw tampered(stranger, "it does not belong to a ledger");
  if (!checkpoint) {
    // The folder has only files of an interrupted creation, or of a run that holds the lock.
    if (await isUnborn(files, dir, entries, next)) return undefined;
    throw tampered(names.checkpoint, "it is missing");
  }
  const origin = await readOrigin(files, dir);
  const line = originLine(origin);
  const end = checkpointOf(line, checkpoint.toString("latin1"));
  if (!end) throw tampered(names.checkpoint, "it is not a checkpoint of this ledger");
  const announced = next && checkpointOf(line, next.toString("latin1"));
  const tree = new Tree();
  const reader = new EntryReader();
  const first = leafHash(Buffer.from(line));
  tree.add(first);
  listener.leaf?.(first, Buffer.from(line));
  listener.head?.(headText(tree.root()), 1);
  let open = { first: 1, bytes: 0 };
  let beginnings: number[] = [];
  let endedAt: string | null = null;
  let tail: { place: string; tree: Tree; bytes: number; isWhole: boolean } | undefined;
  for (const first of segmentsIn(entries)) {
    const name = segmentName(first);
    const isCommitted = first === 1 || tree.size < end.size;
    if (isCommitted && first !== tree.size)
      throw tampered(name, `it should begin with entry ${tree.size}: entries before it are missing or repeated`);
    if (isCommitted) open = { first, bytes: 0 };
    else {
      tail ??= { place: name, tree: tree.copy(), bytes: 0, isWhole: true };
      tail.isWhole &&= first === tail.tree.size;
    }
    if (isCommitted && first > 1) beginnings.push(first);
    for await (const { line: text, isWhole } of linesOf(files, dir, name, !isCommitted)) {
      const place = `${name}:${tree.size - first + 1}`;
      if (tree.size < end.size) {
        if (!isWhole) throw tampered(place, "the entry ends too early");
        const entry = within(place, () => reader.entry(text));
        const hash = leafHash(text);
        listener.leaf?.(hash, text);
        within(place, () => listener.entry?.(entry, tree.size));
        tree.add(hash);
        open.bytes += text.length + 1;
        if (isEnd(entry)) {
          if (beginnings.join() !== (entry.segments ?? []).join())
            throw tampered(place, "the interrupted write began other files than those in the folder");
          beginnings = [];
          endedAt = entry.at;
          listener.head?.(headText(tree.root()), tree.size);
        } else if (tree.size === end.size) throw tampered(place, "the last entry does not end the interrupted write");
      } else {
        tail ??= { place, tree: tree.copy(), bytes: 0, isWhole: true };
        tail.bytes += text.length + (isWhole ? 1 : 0);
        tail.isWhole &&= isWhole;
        if (tail.isWhole) tail.tree.add(leafHash(text));
      }
    }
  }
  const last = segmentName(open.first);
  if (tree.size < end.size)
    throw tampered(
      last,
      `${count(end.size - tree.size, "entry is", "entries are")} missing at the end of ${end.size - 1}`,
    );
  if (!tree.root().equals(end.root))
    throw tampered(last, "the entries are not those of the checkpoint: at least one was changed");
  if (tail && !announced)
    throw tampered(tail.place, `${count(tail.bytes, "byte follows", "bytes follow")} that no checkpoint covers`);
  const whole =
    tail?.isWhole === true && announced && tail.tree.size === announced.size && tail.tree.root().equals(announced.root);
  return {
    origin,
    tree,
    head: headText(end.root),
    checkpoint,
    open,
    endedAt,
    unfinished: next ? { bytes: tail?.bytes ?? 0, whole: whole ? announced : null } : null,
  };
}

/** Whether the folder has only files that an interrupted creation leaves. */
async function isUnborn(
  files: Files,
  dir: string,
  entries: readonly string[],
  next: Buffer | undefined,
): Promise<boolean> {
  const foreignNames = entries.filter(
    (name) => name !== ".git" && name !== names.attributes && !name.startsWith(names.lock),
  );
  if (foreignNames.length === 0) return true;
  if (next === undefined) return false;
  return (
    (await readSmall(files, dir, names.entries, 0).catch(() => undefined))?.length === 0 ||
    !entries.includes(names.entries)
  );
}

async function namesIn(files: Files, dir: string): Promise<string[] | undefined> {
  try {
    return await files.readdir(dir);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unreadable(".", error);
  }
}

/** Reads the ledger's organization and creation time. @throws DriftlineError `tampered` */
export async function readOrigin(files: Files, dir: string): Promise<Origin> {
  const bytes = await readSmall(files, dir, names.origin, SMALL);
  if (!bytes) throw tampered(names.origin, "it is missing");
  const origin = originOf(bytes.toString("utf8", 0, Math.max(0, bytes.length - 1)));
  if (!origin || !Buffer.from(`${originLine(origin)}\n`).equals(bytes))
    throw tampered(
      names.origin,
      "it does not name the organization of the ledger in a format that this version supports",
    );
  return origin;
}

/** Returns the first leaves of a folder's segments, in order. The first segment is always included. */
export function segmentsIn(entries: readonly string[]): number[] {
  return [...new Set([1, ...entries.flatMap((name) => firstLeafOf(name) ?? [])])].sort((a, b) => a - b);
}

/** Yields a segment's lines. @param mayBeGone whether nothing in it is committed: its writer may remove it */
async function* linesOf(
  files: Files,
  dir: string,
  name: string,
  mayBeGone: boolean,
): AsyncGenerator<{ line: Buffer; isWhole: boolean }> {
  let handle;
  try {
    handle = await files.open(path.join(dir, name), READ);
  } catch (error) {
    if (mayBeGone && isMissing(error)) return;
    throw isMissing(error) ? tampered(name, "it is missing") : unreadable(name, error);
  }
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw tampered(name, "it is not a file");
    // A little more than the file has: most files are read at once, and a file may grow while it is read.
    const size = Math.min(CHUNK, stat.size + 4096);
    let rest: Buffer[] = [];
    let length = 0;
    for (let position = 0; ;) {
      // Allocate a new buffer each time: callers keep parts of it.
      const chunk = Buffer.allocUnsafeSlow(size);
      const { bytesRead } = await handle.read(chunk, 0, size, position);
      if (bytesRead === 0) break;
      position += bytesRead;
      const read = chunk.subarray(0, bytesRead);
      let start = 0;
      for (let end = read.indexOf(NEWLINE); end >= 0; end = read.indexOf(NEWLINE, start)) {
        const part = read.subarray(start, end);
        yield { line: rest.length === 0 ? part : Buffer.concat([...rest, part]), isWhole: true };
        [rest, length, start] = [[], 0, end + 1];
      }
      if (start < bytesRead) rest.push(read.subarray(start));
      length += bytesRead - start;
      if (length > MAX_LINE) throw tampered(name, `an entry is longer than ${MAX_LINE} bytes`);
    }
    if (length > 0) yield { line: Buffer.concat(rest), isWhole: false };
  } catch (error) {
    throw error instanceof DriftlineError ? error : unreadable(name, error);
  } finally {
    await handle.close().catch((error: unknown) => {
      throw unreadable(name, error);
    });
  }
}

/** Adds the place to an error about an entry. */
function within<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "tampered") throw error;
    throw tampered(place, firstIn(error.problems).message);
  }
}
