// Reads a ledger and verifies it: the entries determine every byte, and the checkpoint covers every entry.
import path from "node:path";
import { DriftlineError } from "../errors.ts";
import { EntryChain, type LedgerListener, type Segment, type UnfinishedAppend } from "./entry-chain.ts";
import { type Files, isMissing, READ, readSmall, strangers, unreadable } from "./files.ts";
import {
  checkpointOf,
  firstLeafOf,
  headText,
  MAX_LINE,
  MAX_SEGMENT,
  names,
  type Origin,
  originLine,
  originOf,
  segmentName,
  tamperedError,
} from "./format.ts";
import type { Tree } from "./merkle.ts";

/** The verified part of a ledger, and where it ends. */
export interface VerifiedLedger {
  readonly origin: Origin;
  readonly tree: Tree;
  readonly head: string;
  /** The segment that grows, up to its last committed byte. */
  readonly open: Segment;
  /** The time that the last commit states; null before the first. */
  readonly endedAt: string | null;
  /** The rest of an interrupted append; null if none. */
  readonly unfinished: UnfinishedAppend | null;
}

const SMALL = 64 * 1024;
/** A little more than most segments have, so that each is read at once. */
const CHUNK = 2 * MAX_SEGMENT;
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
  if (stranger !== undefined) throw tamperedError(stranger, "it does not belong to a ledger");
  if (!checkpoint) {
    // The folder has only files of an interrupted creation, or of a run that holds the lock.
    if (await isUnborn(files, dir, entries, next)) return undefined;
    throw tamperedError(names.checkpoint, "it is missing");
  }
  const origin = await readOrigin(files, dir);
  const line = originLine(origin);
  const end = checkpointOf(line, checkpoint.toString("latin1"));
  if (!end) throw tamperedError(names.checkpoint, "it is not a checkpoint of this ledger");
  const chain = new EntryChain(Buffer.from(line), end, listener);
  const chunk = Buffer.allocUnsafeSlow(CHUNK);
  for (const first of segmentsIn(entries)) {
    const part = { name: segmentName(first), mayBeGone: !chain.begin(first) };
    for await (const { line: text, isWhole } of linesOf(files, dir, part, chunk)) chain.take(text, isWhole);
  }
  const unfinished = chain.finish(next && checkpointOf(line, next.toString("latin1")));
  const { tree, open, endedAt } = chain;
  return {
    origin,
    tree,
    head: headText(end.root),
    open,
    endedAt,
    unfinished: next ? unfinished : null,
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
  if (next === undefined || segmentsIn(entries).length > 1) return false;
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
  if (!bytes) throw tamperedError(names.origin, "it is missing");
  const origin = originOf(bytes.toString("utf8", 0, Math.max(0, bytes.length - 1)));
  if (!origin || !Buffer.from(`${originLine(origin)}\n`).equals(bytes))
    throw tamperedError(
      names.origin,
      "it does not name the organization of the ledger in a format that this version supports",
    );
  return origin;
}

/** Returns the first leaves of a folder's segments, in order. The first segment is always included. */
export function segmentsIn(entries: readonly string[]): number[] {
  return [...new Set([1, ...entries.flatMap((name) => firstLeafOf(name) ?? [])])].sort((a, b) => a - b);
}

/**
 * Yields a segment's lines. A line is valid until the next one is read.
 * @param mayBeGone whether nothing in it is committed: its writer may remove it
 * @param chunk the buffer to read into, which all segments share
 */
async function* linesOf(
  files: Files,
  dir: string,
  { name, mayBeGone }: { readonly name: string; readonly mayBeGone: boolean },
  chunk: Buffer,
): AsyncGenerator<{ line: Buffer; isWhole: boolean }> {
  let handle;
  try {
    handle = await files.open(path.join(dir, name), READ);
  } catch (error) {
    if (mayBeGone && isMissing(error)) return;
    throw isMissing(error) ? tamperedError(name, "it is missing") : unreadable(name, error);
  }
  try {
    if (!(await handle.stat()).isFile()) throw tamperedError(name, "it is not a file");
    let lineParts: Buffer[] = [];
    let length = 0;
    for (let position = 0; ;) {
      const { bytesRead } = await handle.read(chunk, 0, CHUNK, position);
      if (bytesRead === 0) break;
      position += bytesRead;
      const read = chunk.subarray(0, bytesRead);
      let start = 0;
      for (let end = read.indexOf(NEWLINE); end >= 0; end = read.indexOf(NEWLINE, start)) {
        const part = read.subarray(start, end);
        yield { line: lineParts.length === 0 ? part : Buffer.concat([...lineParts, part]), isWhole: true };
        [lineParts, length, start] = [[], 0, end + 1];
      }
      if (start < bytesRead) lineParts.push(Buffer.from(read.subarray(start)));
      length += bytesRead - start;
      if (length > MAX_LINE) throw tamperedError(name, `an entry is longer than ${MAX_LINE} bytes`);
    }
    if (length > 0) yield { line: Buffer.concat(lineParts), isWhole: false };
  } catch (error) {
    throw error instanceof DriftlineError ? error : unreadable(name, error);
  } finally {
    await handle.close().catch((error: unknown) => {
      throw unreadable(name, error);
    });
  }
}
