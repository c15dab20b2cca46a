// A ledger for somebody who is to see the history and nothing else of it: its entries in order, the others as hashes. The
// head is computed from both alike.
import { DriftlineError } from "../errors.ts";
import type { StoredRevision } from "../seal/stored.ts";
import { EntryReader, EntrySpeller, type LedgerEntry } from "./entry.ts";
import { headText, originLine, tampered } from "./format.ts";
import { openForReading } from "./ledger.ts";
import { leafHash, Tree } from "./merkle.ts";
import { LedgerState } from "./state.ts";

interface Shown {
  /** The revisions that stand in it, in the form that counts, by number. */
  readonly revisions: ReadonlyMap<number, StoredRevision>;
  /** A line for each entry: its text, or its hash as a JSON string. */
  readonly lines: () => Generator<string>;
}

/**
 * The ledger as it is under a head, with the revisions and what a run adds as texts.
 * @param end the head, and how many entries are under it
 * @param shown `planned`: what the run adds, which may not be in the folder yet; `last`: the newest revision to show
 * @throws DriftlineError `tampered` when the ledger is not what was written, `internal` when it does not lead to the head
 */
export async function shownLedger(
  dir: string,
  end: { readonly head: string; readonly size: number },
  { planned, last }: { readonly planned: readonly LedgerEntry[]; readonly last: number },
): Promise<Shown> {
  let hashes: Buffer[] = [];
  const { proved, state } = await openForReading(dir, () => {
    hashes = [];
    return Object.assign(new LedgerState(), { leaf: (hash: Buffer) => void hashes.push(hash) });
  });
  const speller = new EntrySpeller();
  const entries = new Map<number, LedgerEntry>();
  for (const { stored, leaf } of state.revisions.values()) entries.set(leaf, { kind: "revision", stored });
  if (hashes.length < end.size)
    for (const entry of planned) {
      if ("stored" in entry || entry.kind === "run") entries.set(hashes.length, entry);
      hashes.push(leafHash(Buffer.from(speller.line(entry))));
    }
  hashes.length = Math.min(hashes.length, end.size);
  const tree = new Tree();
  for (const hash of hashes) tree.add(hash);
  if (headText(tree.root()) !== end.head)
    throw new DriftlineError("internal", "the ledger does not lead to the head that the report names");
  const isShown = (leaf: number, entry: LedgerEntry) =>
    leaf < end.size && !("stored" in entry && entry.stored.revision > last);
  const revisions = new Map<number, StoredRevision>();
  for (const [leaf, entry] of entries)
    if (isShown(leaf, entry) && entry.kind === "revision") revisions.set(entry.stored.revision, entry.stored);
  return {
    revisions,
    *lines() {
      yield originLine(proved.origin);
      for (const [leaf, hash] of hashes.entries()) {
        const entry = entries.get(leaf);
        if (leaf > 0) yield entry && isShown(leaf, entry) ? speller.line(entry) : `"${hash.toString("hex")}"`;
      }
    },
  };
}

/** What the lines of `shownLedger` prove. */
interface Read {
  readonly head: string;
  readonly size: number;
  readonly revisions: ReadonlyMap<number, StoredRevision>;
  /** The SHA-256 of what the run judged by; null where no run is shown. */
  readonly policy: string | null;
}

/**
 * Reads such lines, and computes their head.
 * @param name the file that holds them, for messages
 * @throws DriftlineError `tampered` for a line that is neither an entry nor a hash
 */
export function readShown(name: string, text: string): Read {
  const lines = text.split("\n");
  if (lines.pop() !== "") throw tampered(name, "its last line has no end");
  const tree = new Tree();
  const reader = new EntryReader();
  const revisions = new Map<number, StoredRevision>();
  let policy: string | null = null;
  for (const [i, line] of lines.entries()) {
    const [, hash] = /^"([0-9a-f]{64})"$/.exec(line) ?? [];
    tree.add(hash === undefined ? leafHash(Buffer.from(line)) : Buffer.from(hash, "hex"));
    if (hash !== undefined || i === 0) continue;
    const entry = reader.entry(Buffer.from(line));
    if (entry.kind === "revision") revisions.set(entry.stored.revision, entry.stored);
    if (entry.kind === "run") ({ policy } = entry);
  }
  return { head: headText(tree.root()), size: tree.size, revisions, policy };
}
