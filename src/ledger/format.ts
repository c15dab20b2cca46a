// The files of a ledger and their spelling. The content determines every byte: see docs/ledger.md.
import { DriftlineError, usageError } from "../errors.ts";
import { firstIn } from "../lists.ts";
import { isInstantText } from "../model/instant.ts";
import { canonical, membersOf } from "../model/json.ts";
import { leafHash } from "./merkle.ts";

const FORMAT = "driftline-ledger/1";

export const names = {
  /** Names the organization. Its line is the first leaf. */
  origin: "origin",
  /** The first segment. Later segments have the number of their first leaf in their names. */
  entries: "entries.jsonl",
  /** The size and the root hash. Anything that it does not cover was never committed. */
  checkpoint: "checkpoint",
  /** The checkpoint after the append in progress. An interrupted append leaves it behind. */
  next: "checkpoint.next",
  lock: "lock",
  attributes: ".gitattributes",
} as const;

/** Prevents git from changing line ends. */
export const ATTRIBUTES = "* -text\n";

/** Once a segment has this many bytes, the next entry begins a new segment. */
export const MAX_SEGMENT = 2 ** 20;

/** Returns the file name of the segment whose first leaf has this number. */
export function segmentName(first: number): string {
  return first === 1 ? names.entries : `entries.${first}.jsonl`;
}

/** Returns the number of a segment's first leaf; undefined if the name is not that of a segment. */
export function firstLeafOf(name: string): number | undefined {
  const first = Number(/^entries\.(?:([1-9]\d*)\.)?jsonl$/.exec(name)?.[1] ?? 1);
  return segmentName(first) === name ? first : undefined;
}

/** Limit for one line. An entry is never larger than a page of the service. */
export const MAX_LINE = 48 * 2 ** 20;

export interface Origin {
  readonly created: string;
  readonly organization: string;
}

export function originLine({ created, organization }: Origin): string {
  return canonical({ created, format: FORMAT, organization });
}

/** Parses the line of an origin; undefined unless its spelling is exact. */
export function originOf(line: string): Origin | undefined {
  try {
    const { created, organization } = membersOf(JSON.parse(line));
    if (typeof created !== "string" || !isInstantText(created) || typeof organization !== "string") return undefined;
    return originLine({ created, organization }) === line ? { created, organization } : undefined;
  } catch {
    return undefined; // not JSON
  }
}

export interface Checkpoint {
  /** The number of leaves: the origin and all entries. */
  readonly size: number;
  readonly root: Buffer;
}

/** Returns the text of a checkpoint: the ledger's name, the number of leaves and the root. */
export function checkpointText(origin: string, { size, root }: Checkpoint): string {
  const name = `${FORMAT}/${leafHash(Buffer.from(origin)).toString("hex").slice(0, 16)}`;
  return `${name}\n${size}\n${root.toString("base64")}\n`;
}

/** Parses a checkpoint; undefined unless its spelling is exact. */
export function checkpointOf(origin: string, text: string): Checkpoint | undefined {
  const [, size = "", root = ""] = text.split("\n");
  const checkpoint = { size: Number(size), root: Buffer.from(root, "base64") };
  const isSound = Number.isSafeInteger(checkpoint.size) && checkpoint.size > 0 && checkpoint.root.length === 32;
  return isSound && checkpointText(origin, checkpoint) === text ? checkpoint : undefined;
}

/** Writes a root as in reports and entries. Only the checkpoint has another spelling. */
export function headText(root: Buffer): string {
  return `sha256:${root.toString("hex")}`;
}

/** Parses a head that a user noted, with or without the prefix `sha256:`. @throws DriftlineError `usage` */
export function keptHead(text: string): string {
  const [, hex] = /^(?:sha256:)?([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  if (hex === undefined)
    throw usageError(
      `"${text}" is not the head of a ledger`,
      "write sha256: and 64 hexadecimal digits, as ledger verify and reports print it",
    );
  return `sha256:${hex.toLowerCase()}`;
}

/** The error for a ledger that differs from what was written. @param where a file of the ledger, and the place in it */
export function tamperedError(where: string, message: string): DriftlineError {
  return new DriftlineError("tampered", { file: where, message });
}

/** The error for the ledger of another organization than the run's. */
export function foreign(owner: string, organization: string): DriftlineError {
  const ownerWords = `it is the ledger of "${owner}", and this run is about "${organization}"`;
  return tamperedError(names.origin, `${ownerWords}; if it is the right ledger, state its organization`);
}

/** Adds the place to an error about an entry. */
export function within<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "tampered") throw error;
    throw tamperedError(place, firstIn(error.problems).message);
  }
}
