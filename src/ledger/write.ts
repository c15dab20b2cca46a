// Writes the files of a ledger: creates it, appends, and completes or removes an interrupted append.
import path from "node:path";
import { type LedgerEntry, EntrySpeller } from "./entry.ts";
import { CREATE, type Files, remove, syncFolder, withFile, WRITE, writeAll, writeNew } from "./files.ts";
import { ATTRIBUTES, type Checkpoint, checkpointText, names, type Origin, originLine, segmentName } from "./format.ts";
import { leafHash, Tree } from "./merkle.ts";
import type { Segment } from "./entry-chain.ts";
import { type VerifiedLedger, segmentsIn } from "./read.ts";

/** Appends entries to a segment and syncs it to disk. @returns the segment after the append */
export async function append(
  files: Files,
  dir: string,
  { first, bytes, isNew = false }: Segment & { readonly isNew?: boolean },
  entries: readonly LedgerEntry[],
): Promise<Segment> {
  let end = bytes;
  await withFile(files, path.join(dir, segmentName(first)), isNew ? CREATE : WRITE, async (handle) => {
    for (const block of blocksOf(entries)) {
      await writeAll(handle, block, end);
      end += block.length;
    }
    await handle.sync();
  });
  return { first, bytes: end };
}

/** Bytes per write. */
const BLOCK = 1_000_000;

/** Entries as bytes of the file. Serialises them again instead of keeping all texts in memory. */
function* blocksOf(entries: readonly LedgerEntry[]): Generator<Buffer> {
  const speller = new EntrySpeller();
  let lines: Buffer[] = [];
  let size = 0;
  for (const entry of entries) {
    const line = Buffer.from(`${speller.line(entry)}\n`);
    lines.push(line);
    size += line.length;
    if (size < BLOCK) continue;
    yield Buffer.concat(lines);
    [lines, size] = [[], 0];
  }
  yield Buffer.concat(lines);
}

/** Creates an empty ledger. Writes the checkpoint last, as every append does. */
export async function create(files: Files, dir: string, origin: Origin): Promise<void> {
  const line = originLine(origin);
  const tree = new Tree();
  tree.add(leafHash(Buffer.from(line)));
  const end: Checkpoint = { size: 1, root: tree.root() };
  for (const name of [names.entries, names.origin, names.attributes, names.next]) await remove(files, dir, name);
  await writeNew(files, path.join(dir, names.next), Buffer.from(checkpointText(line, end)));
  await writeNew(files, path.join(dir, names.attributes), Buffer.from(ATTRIBUTES));
  await writeNew(files, path.join(dir, names.origin), Buffer.from(`${line}\n`));
  await writeNew(files, path.join(dir, names.entries), Buffer.alloc(0));
  await syncFolder(files, dir);
  await files.rename(path.join(dir, names.next), path.join(dir, names.checkpoint));
  await syncFolder(files, dir);
  await syncFolder(files, path.dirname(path.resolve(dir))).catch(() => {}); // an existing parent may belong to others
}

/** Completes an append whose entries are all there. Removes an incomplete one. */
export async function finish(files: Files, dir: string, { open, unfinished }: VerifiedLedger): Promise<void> {
  if (!unfinished?.whole) return takeBack(files, dir, open);
  for (const first of segmentsIn(await files.readdir(dir)))
    if (first >= open.first)
      await withFile(files, path.join(dir, segmentName(first)), WRITE, (handle) => handle.sync());
  await files.rename(path.join(dir, names.next), path.join(dir, names.checkpoint));
  await syncFolder(files, dir);
}

export async function takeBack(files: Files, dir: string, { first: last, bytes }: Segment): Promise<void> {
  for (const first of segmentsIn(await files.readdir(dir)))
    if (first > last) await remove(files, dir, segmentName(first));
  await withFile(files, path.join(dir, segmentName(last)), WRITE, async (handle) => {
    if ((await handle.stat()).size > bytes) await handle.truncate(bytes);
    await handle.sync();
  });
  // Remove this file last: without it, the remaining bytes would look like tampering.
  await remove(files, dir, names.next);
  await syncFolder(files, dir);
}
