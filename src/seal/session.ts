// The seal: bytes in, sealed revisions out. The raw settings live in a session of this file and nowhere else.
import { type Catalog, createCatalog } from "../catalog/catalog.ts";
import { DriftlineError } from "../errors.ts";
import { Arrivals } from "./arrivals.ts";
import {
  ChangeReader,
  changesOf,
  fieldName,
  mismatch,
  type Pagination,
  paginationOf,
  type RawRevision,
} from "./change.ts";
import { createFingerprints } from "./fingerprint.ts";
import type { Mark } from "./mark.ts";
import { Reviver } from "./marked.ts";
import { Memory, unnumbered } from "./recall.ts";
import { type Seal, type Sealed, sealHistory } from "./seal-history.ts";
import { DEEPER, type StoredRevision } from "./stored.ts";
import { JsonReader, OPEN_OBJECT } from "./strict-json.ts";

export type { Pagination } from "./change.ts";
export type { Sealed } from "./seal-history.ts";

export interface Page {
  /** The revision numbers of the page, in its order. */
  readonly revisions: readonly number[];
  readonly pagination: Pagination;
  /** Whether the page says if another one follows; one that does not is taken for the last. */
  readonly saysNext: boolean;
}

export interface SealOptions {
  /** HMAC key of the fingerprints. */
  readonly key?: string | undefined;
  /** The key that it replaced: what a ledger keeps under that one is compared as well. */
  readonly earlierKey?: string | undefined;
  readonly organization: string;
  readonly catalog?: Catalog;
  /** The revisions are kept in a ledger: without a key they get no fingerprints, since numbers mean nothing to a later run. */
  readonly kept?: boolean;
  /** Called with how many revisions were read, after every five hundred. */
  readonly progress?: ((revisions: number) => void) | undefined;
  /** Changes may say that they were sealed before, as those of a file may and those of the service may not. */
  readonly trusts?: boolean;
}

/**
 * Reads a history as bytes, in any number of pieces, and gives it back sealed. A piece that fails leaves nothing behind.
 * The bytes stay the caller's, who may write others into them afterwards.
 */
export interface SealSession {
  /**
   * Reads one page of the API.
   * @param maxBytes how many bytes a page may have; without it, as many as a page of the service
   * @throws DriftlineError `incomplete` whose problem says what is wrong with the bytes or the shape
   */
  page(bytes: Uint8Array, maxBytes?: number): Page;

  /** Reads a list of changes, as one JSON array. Takes and throws what `page` does. */
  list(bytes: Uint8Array, maxBytes?: number): void;

  /**
   * Reads one change.
   * @param where what messages call it
   * @throws DriftlineError as `page` does
   */
  line(bytes: Uint8Array, where: string): void;

  /** Whether the bytes are one whole change, so that a file of such lines can be told from a page. Never throws. */
  isChange(bytes: Uint8Array): boolean;

  /**
   * Takes back a revision that a ledger keeps. Of several forms of one revision the last counts.
   * @param isConflict it is another content of a revision that is kept
   * @throws DriftlineError `internal` in a session that was not opened as `kept`
   */
  recall(stored: StoredRevision, isConflict?: boolean): void;

  /** Whether only reading everything again lets what is kept be compared with what comes. */
  readonly needsAll: boolean;

  /** How many different revisions were read so far. */
  readonly size: number;

  /**
   * Seals what was read, once all of it was: scrubbing and numbering need the whole. The session ends with it.
   * @param allowedTexts texts that will stand in outputs anyway (policies, our own words): what stands there hides nothing
   * @param isWhole whether all of the history was read, and not only what a ledger did not know
   * @throws DriftlineError `internal` when called again
   */
  finish(allowedTexts?: readonly string[], isWhole?: boolean): Sealed;
}

/**
 * Opens a session that reads the bytes of a history and gives it back sealed.
 * @throws DriftlineError `usage` when the fingerprint key is too short
 */
export function open(options: SealOptions): SealSession {
  return new Session(options);
}

/** What a page says by saying nothing: it is all there is. */
const LAST: Pagination = { hasMore: false, nextCursor: null };

/** After so many revisions more a session tells how many it has read. */
const EVERY = 500;

class Session implements SealSession {
  readonly #seal: Seal;
  readonly #arrivals: Arrivals;
  readonly #changes: ChangeReader;
  readonly #reviver = new Reviver();
  readonly #progress: SealOptions["progress"];
  /** How deep JSON may be, when it is not as deep as that of the service. */
  readonly #depth: number | undefined;
  #reported = 0;
  #isFinished = false;
  #hasOpenEnd = false;

  constructor({
    key,
    earlierKey,
    organization,
    catalog = createCatalog(),
    kept = false,
    progress,
    trusts = false,
  }: SealOptions) {
    const fingerprints =
      kept && key === undefined && earlierKey === undefined
        ? unnumbered
        : createFingerprints(key, organization, earlierKey);
    const mark: Mark = { organization, keyId: fingerprints.keyId, from: null };
    this.#seal = { catalog, fingerprints, mark, memory: kept ? new Memory(fingerprints) : null };
    this.#arrivals = new Arrivals(fingerprints, mark);
    this.#changes = new ChangeReader(trusts);
    this.#progress = progress;
    // A marker is one level deeper than the secret it stands for.
    this.#depth = trusts ? DEEPER : undefined;
  }

  page(bytes: Uint8Array, maxBytes?: number): Page {
    const reader = new JsonReader(bytes, maxBytes, this.#depth);
    return this.#take(reader, (items, fields) => {
      let isListed = false;
      let pagination: Pagination | undefined;
      if (!reader.isAt(OPEN_OBJECT)) throw mismatch("the page", "an object");
      reader.object((key) => {
        if (key === "changes") {
          isListed = true;
          changesOf(reader, key, (_, i) => items.push(this.#changes.change(reader, `changes[${i}]`, fields)));
        } else if (key === "pagination") pagination = paginationOf(reader);
        else {
          fields.add(fieldName(key));
          reader.value();
        }
      });
      if (!isListed) throw mismatch("changes", "a list");
      this.#hasOpenEnd ||= pagination === undefined;
      const revisions = items.map((item) => item.revision);
      return { revisions, pagination: pagination ?? LAST, saysNext: pagination !== undefined };
    });
  }

  list(bytes: Uint8Array, maxBytes?: number): void {
    const reader = new JsonReader(bytes, maxBytes, this.#depth);
    this.#take(reader, (items, fields) => {
      changesOf(reader, "the file", (_, i) => items.push(this.#changes.change(reader, `[${i}]`, fields)));
    });
  }

  line(bytes: Uint8Array, where: string): void {
    const reader = new JsonReader(bytes, undefined, this.#depth);
    this.#take(reader, (items, fields) => items.push(this.#changes.change(reader, where, fields)));
  }

  isChange(bytes: Uint8Array): boolean {
    try {
      const reader = new JsonReader(bytes, undefined, this.#depth);
      let hasField = false;
      if (!reader.isAt(OPEN_OBJECT)) return false;
      reader.object((key) => {
        hasField ||= key === "revision" || key === "settings";
        reader.value();
      });
      reader.end();
      return hasField;
    } catch {
      return false; // whatever it is, it is read again and its problem is said then
    }
  }

  recall(stored: StoredRevision, isConflict = false): void {
    if (!this.#seal.memory) throw new DriftlineError("internal", "the session keeps no revisions");
    this.#seal.memory.add(stored, isConflict);
  }

  get needsAll(): boolean {
    return this.#seal.memory?.isOfAnotherKey ?? false;
  }

  get size(): number {
    return this.#arrivals.size;
  }

  finish(allowedTexts: readonly string[] = [], isWhole = true): Sealed {
    if (this.#isFinished) throw new DriftlineError("internal", "the history was sealed before");
    this.#isFinished = true;
    this.#changes.forget();
    const sealed = sealHistory(this.#seal, this.#arrivals.release(this.#seal.memory !== null), allowedTexts, isWhole);
    /x?/.test(""); // the engine remembers the text that a pattern was tried on last
    return { ...sealed, hasOpenEnd: this.#hasOpenEnd };
  }

  /** Reads what was given to the end, and keeps all of it or nothing. */
  #take<T>(reader: JsonReader, read: (items: RawRevision[], fields: Set<string>) => T): T {
    const items: RawRevision[] = [];
    const fields = new Set<string>();
    try {
      const result = read(items, fields);
      reader.end();
      const revived = items.map((item) => this.#reviver.revived(item));
      this.#arrivals.add(revived, fields);
      if (this.size >= this.#reported + EVERY) this.#progress?.((this.#reported = this.size));
      return result;
    } finally {
      this.#changes.release();
    }
  }
}
