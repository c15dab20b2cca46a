// A ledger for somebody who may see only the history: revisions as text in order, all other entries as hashes. Both
// give the same head.
import { DriftlineError } from "../errors.ts";
import type { StoredRevision } from "../seal/stored-form.ts";
import { EntryReader, EntrySpeller, type LedgerEntry, type RunEntry } from "./entry.ts";
import { headText, originLine, originOf, tamperedError, within } from "./format.ts";
import { openForReading } from "./ledger.ts";
import { leafHash, Tree } from "./merkle.ts";
import { LedgerState } from "./state.ts";

/**
 * Returns the ledger at a given head, with the revisions and the entries of a run as texts.
 * @param end the head and its number of entries
 * @param shown `planned`: entries of the run, which may not be in the folder yet; `last`: the newest revision shown
 * @returns the current form of each revision, by number, and a line for each entry: its text, or its hash as a JSON string
 * @throws DriftlineError `tampered` if the ledger differs from what was written, `internal` if it does not give the
 *   head
 */
export async function shownLedger(
  dir: string,
  end: { readonly head: string; readonly size: number },
  { planned, last }: { readonly planned: readonly LedgerEntry[]; readonly last: number },
) {
  let hashes: Buffer[] = [];
  const makeState = () => {
    hashes = [];
    return Object.assign(new LedgerState(), { leaf: (hash: Buffer) => void hashes.push(hash) });
  };
  const { verifiedLedger, state } = await openForReading(dir, { makeState, isExpected: true });
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
    *lines(): Generator<string> {
      yield originLine(verifiedLedger.origin);
      for (const [leaf, hash] of hashes.entries()) {
        const entry = entries.get(leaf);
        if (leaf > 0) yield entry && isShown(leaf, entry) ? speller.line(entry) : `"${hash.toString("hex")}"`;
      }
    },
  };
}

/** What the lines of `shownLedger` prove. */
export interface ShownProof {
  readonly organization: string;
  readonly head: string;
  readonly size: number;
  readonly revisions: ReadonlyMap<number, StoredRevision>;
  /** The run of the package; null if it only read the ledger. */
  readonly run: RunEntry | null;
  /** How many entries each kept head covers. Heads that the ledger did not have are left out. */
  readonly sizesByHead: ReadonlyMap<string, number>;
}

/**
 * Parses the lines of `shownLedger` and computes their head.
 * @param name the name of their file, for messages
 * @param heads heads that were kept elsewhere
 * @throws DriftlineError `tampered` for a line that is neither an entry nor a hash
 */
export function readShown(name: string, text: string, heads: readonly string[]): ShownProof {
  const lines = text.split("\n");
  if (lines.pop() !== "") throw tamperedError(name, "its last line has no end");
  const origin = originOf(lines[0] ?? "");
  if (!origin) throw tamperedError(`${name}:1`, "it is not the origin of a ledger");
  const tree = new Tree();
  const reader = new EntryReader();
  const revisions = new Map<number, StoredRevision>();
  const sizesByHead = new Map<string, number>();
  let run: RunEntry | null = null;
  for (const [i, line] of lines.entries()) {
    const [, hash] = /^"([0-9a-f]{64})"$/.exec(line) ?? [];
    tree.add(hash === undefined ? leafHash(Buffer.from(line)) : Buffer.from(hash, "hex"));
    const head = heads.length > 0 ? headText(tree.root()) : "";
    if (heads.includes(head)) sizesByHead.set(head, tree.size);
    if (hash !== undefined || i === 0) continue;
    const entry = within(`${name}:${i + 1}`, () => reader.entry(Buffer.from(line)));
    if (entry.kind === "revision") revisions.set(entry.stored.revision, entry.stored);
    if (entry.kind === "run") run = entry;
  }
  const { organization } = origin;
  return { organization, head: headText(tree.root()), size: tree.size, revisions, run, sizesByHead };
}
