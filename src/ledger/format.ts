// The files of a ledger and how each is spelled. Every byte of them follows from what it says: docs/ledger.md.
import { DriftlineError } from "../errors.ts";
import { canonical } from "../model/json.ts";
import { leafHash } from "./merkle.ts";

const FORMAT = "driftline-ledger/1";

export const names = {
  /** Whose ledger it is: the first leaf. */
  origin: "origin",
  /** The first segment; the others have the number of their first leaf in their names. */
  entries: "entries.jsonl",
  /** Where it ends, and the hash of everything before: what is not under it was never committed. */
  checkpoint: "checkpoint",
  /** The checkpoint that an append is about to reach. Left behind by an interrupted one. */
  next: "checkpoint.next",
  lock: "lock",
  attributes: ".gitattributes",
} as const;

/** Git must not touch line ends. */
export const ATTRIBUTES = "* -text\n";

/** Bytes after which the next entry begins another segment. */
export const MAX_SEGMENT = 2 ** 20;

/** The name of the segment that begins with a leaf. */
export function segmentName(first: number): string {
  return first === 1 ? names.entries : `entries.${first}.jsonl`;
}

/** The leaf that a segment begins with; undefined for what is no segment. */
export function firstLeafOf(name: string): number | undefined {
  const first = Number(/^entries\.(?:([1-9]\d*)\.)?jsonl$/.exec(name)?.[1] ?? 1);
  return segmentName(first) === name ? first : undefined;
}

/** No entry is larger than a page of the service. */
export const MAX_LINE = 48 * 2 ** 20;

export interface Origin {
  readonly created: string;
  readonly organization: string;
}

export function originLine({ created, organization }: Origin): string {
  return canonical({ created, format: FORMAT, organization });
}

export interface Checkpoint {
  /** How many leaves: the origin and the entries. */
  readonly size: number;
  readonly root: Buffer;
}

/** The text of a checkpoint: which ledger, how many leaves, the root. */
export function checkpointText(origin: string, { size, root }: Checkpoint): string {
  return `${ledgerName(origin)}\n${size}\n${root.toString("base64")}\n`;
}

/** A name that no other ledger has. */
function ledgerName(origin: string): string {
  return `${FORMAT}/${leafHash(Buffer.from(origin)).toString("hex").slice(0, 16)}`;
}

/** A checkpoint that is spelled exactly as it should be; undefined otherwise. */
export function checkpointOf(origin: string, text: string): Checkpoint | undefined {
  const [, size = "", root = ""] = text.split("\n");
  const checkpoint = { size: Number(size), root: Buffer.from(root, "base64") };
  const isSound = Number.isSafeInteger(checkpoint.size) && checkpoint.size > 0 && checkpoint.root.length === 32;
  return isSound && checkpointText(origin, checkpoint) === text ? checkpoint : undefined;
}

/** A root as it is written everywhere but in the checkpoint. */
export function headText(root: Buffer): string {
  return `sha256:${root.toString("hex")}`;
}

/** A head that somebody kept, with or without the name of the hash. @throws DriftlineError `usage` */
export function keptHead(text: string): string {
  const [, hex] = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  if (hex === undefined)
    throw new DriftlineError("usage", {
      message: `"${text}" is not the head of a ledger`,
      hint: "write sha256: and 64 hexadecimal digits, as ledger verify and reports print it",
    });
  return `sha256:${hex.toLowerCase()}`;
}

/** Something in the ledger is not what was written. @param where a file of the ledger, and the place in it */
export function tampered(where: string, message: string): DriftlineError {
  return new DriftlineError("tampered", { file: where, message });
}
