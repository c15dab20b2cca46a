// The seal: reads bytes and returns sealed revisions. The raw settings exist only inside a session of this file.
import { type Catalog, createCatalog } from "../catalog/catalog.ts";
import { DriftlineError } from "../errors.ts";
import { firstIn } from "../lists.ts";
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
import { Reviver } from "./reseal.ts";
import { Memory, unnumbered } from "./recall.ts";
import { type Seal, type SealedHistory, sealHistory } from "./seal-history.ts";
import { DEEPER, type StoredRevision } from "./stored-form.ts";
import { JsonReader, limits, OPEN_OBJECT } from "./strict-json.ts";

export type { Pagination } from "./change.ts";
export type { SealedHistory } from "./seal-history.ts";
export type SealSession = Session;

export interface Page {
  /** The revision numbers in the order of the page. */
  readonly revisions: readonly number[];
  readonly pagination: Pagination;
  /** Whether the page states if another page follows. A page that does not is taken as the last. */
  readonly saysNext: boolean;
}

export interface SealOptions {
  /** HMAC key of the fingerprints. */
  readonly key?: string | undefined;
  /** The key that `key` replaced. What a ledger keeps under the earlier key is compared as well. */
  readonly earlierKey?: string | undefined;
  readonly organization: string;
  readonly catalog?: Catalog;
  /** Whether a ledger keeps the revisions. Without a key they get no fingerprints: a later run has other numbers. */
  readonly kept?: boolean;
  /** Called after every 500 revisions with the number of revisions read so far. */
  readonly progress?: ((revisions: number) => void) | undefined;
  /** Whether changes may state that they were sealed before: changes of a file may, changes of the service may not. */
  readonly trusts?: boolean;
}

/**
 * Opens a session that reads the bytes of a history and returns it sealed.
 * @throws DriftlineError `usage` when the fingerprint key is too short
 */
export function open(options: SealOptions): Session {
  return new Session(options);
}

/** The pagination of a page that has none: it is the last page. */
const LAST: Pagination = { hasMore: false, nextCursor: null };

/** The session reports its progress after this many revisions. */
const EVERY = 500;

/**
 * Reads a history as bytes, in any number of pieces, and returns it sealed. A piece that fails has no effect. The
 * caller owns the buffers and may reuse them after each call.
 */
class Session {
  readonly #seal: Seal;
  readonly #arrivals: Arrivals;
  readonly #changes: ChangeReader;
  readonly #reviver = new Reviver();
  readonly #progress: SealOptions["progress"];
  /** The maximum depth of the JSON; undefined: the limit for the service. */
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
    // A marker is one level deeper than its secret.
    this.#depth = trusts ? DEEPER : undefined;
  }

  /**
   * Reads one page of the API.
   * @param maxBytes the maximum size of a page; by default that of a page of the service
   * @throws DriftlineError `incomplete` whose problem names what is wrong with the bytes or the shape
   */
  page(bytes: Uint8Array, maxBytes?: number): Page {
    const reader = new JsonReader(bytes, maxBytes, this.#depth);
    return this.#take(reader, (items, fields) => {
      let isListed = false;
      let pagination: Pagination | undefined;
      if (!reader.isAt(OPEN_OBJECT)) {
        reader.value(); // throws if it is no JSON
        throw mismatch("the page", "an object");
      }
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

  /** Reads a list of changes, as one JSON array. Parameters and errors are those of `page`. */
  list(bytes: Uint8Array, maxBytes?: number): void {
    const reader = new JsonReader(bytes, maxBytes, this.#depth);
    this.#take(reader, (items, fields) => {
      changesOf(reader, "the file", (_, i) => items.push(this.#changes.change(reader, `[${i}]`, fields)));
    });
  }

  /**
   * Reads one change.
   * @param where the name of the change in messages
   * @throws DriftlineError as `page` does
   */
  line(bytes: Uint8Array, where: string): void {
    const reader = new JsonReader(bytes, undefined, this.#depth);
    this.#take(reader, (items, fields) => items.push(this.#changes.change(reader, where, fields)));
  }

  /**
   * Whether the bytes are one change, which may have errors but does not end too early. Distinguishes a file of such
   * lines from a page. Never throws.
   */
  isChange(bytes: Uint8Array): boolean {
    let hasField = false;
    try {
      const reader = new JsonReader(bytes, bytes.length, this.#depth);
      if (!reader.isAt(OPEN_OBJECT)) return false;
      reader.object((key) => {
        hasField ||= key === "revision" || key === "settings";
        if (hasField && bytes.length > limits.page) throw reader.error("syntax"); // do not read what is too large
        reader.value();
      });
      reader.end();
      return hasField;
    } catch (error) {
      // The bytes are read again later, and that read reports the problem. A change may go on in the next line.
      const isCut = error instanceof DriftlineError && firstIn(error.problems).code === "truncated";
      return hasField && !isCut;
    }
  }

  /**
   * Adds a revision that a ledger keeps. If a revision is added several times, the last form counts.
   * @param isConflict whether this is another content of a revision that the ledger keeps
   * @throws DriftlineError `internal` in a session that was not opened as `kept`
   */
  recall(stored: StoredRevision, isConflict = false): void {
    if (!this.#seal.memory) throw new DriftlineError("internal", "the session keeps no revisions");
    this.#seal.memory.add(stored, isConflict);
  }

  /**
   * Whether everything must be read again: the revisions of the ledger have another key, or there are two keys, and only
   * what is read shows which old fingerprint is which new one.
   */
  get needsAll(): boolean {
    const { memory, fingerprints } = this.#seal;
    return memory !== null && (memory.isOfAnotherKey || fingerprints.earlier !== undefined);
  }

  /**
   * Seals everything that was read, and ends the session. Hiding and numbering need the whole history.
   * @param allowedTexts texts that outputs contain anyway (policies, our own words): a secret in them is weak
   * @param isWhole whether all of the history was read, and not only revisions that a ledger lacks
   * @throws DriftlineError `internal` when called again
   */
  finish(allowedTexts: readonly string[] = [], isWhole = true): SealedHistory {
    if (this.#isFinished) throw new DriftlineError("internal", "the history was sealed before");
    this.#isFinished = true;
    this.#changes.forget();
    const sealed = sealHistory(this.#seal, this.#arrivals.release(this.#seal.memory !== null), allowedTexts, isWhole);
    /x?/.test(""); // replaces the engine's reference to the last text that a pattern was tried on
    return { ...sealed, hasOpenEnd: this.#hasOpenEnd };
  }

  /** Reads the input to its end. Adds all of its items, or none if it fails. */
  #take<T>(reader: JsonReader, read: (items: RawRevision[], fields: Set<string>) => T): T {
    const items: RawRevision[] = [];
    const fields = new Set<string>();
    try {
      const result = read(items, fields);
      reader.end();
      const revived = items.map((item) => this.#reviver.revive(item));
      this.#arrivals.add(revived, fields);
      const { size } = this.#arrivals;
      if (size >= this.#reported + EVERY) this.#progress?.((this.#reported = size));
      return result;
    } finally {
      this.#changes.release();
    }
  }
}
