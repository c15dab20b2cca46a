// The seal: bytes in, sealed revisions out. The raw settings live in a session of this file and nowhere else.
import { type Catalog, createCatalog } from "../catalog/catalog.ts";
import { DriftlineError } from "../errors.ts";
import type { JsonObject } from "../model/json.ts";
import type { SealedRevision } from "../model/sealed.ts";
import {
  ChangeReader,
  changesOf,
  fieldName,
  firstOf,
  mismatch,
  type Pagination,
  paginationOf,
  type RawRevision,
  UNSHOWN,
} from "./change.ts";
import { createFingerprints } from "./fingerprint.ts";
import { leakTest } from "./leaks.ts";
import { Memory, type Recalled, textsOf, unnumbered } from "./recall.ts";
import { addressesIn, apart } from "./redact.ts";
import type { Mark } from "./mark.ts";
import { ChangeSealer, comparable, isSame, keepable, Reviver, type Unlike } from "./marked.ts";
import { DEEPER, type StoredRevision } from "./stored.ts";
import { catalogWords, namesIn, numbersIn, STRONG, weigh } from "./strength.ts";
import { JsonReader, OPEN_OBJECT } from "./strict-json.ts";

export type { Pagination } from "./change.ts";

export interface Page {
  /** The revision numbers of the page, in its order. */
  readonly revisions: readonly number[];
  readonly pagination: Pagination;
}

export interface Sealed {
  /** By number, each once. */
  readonly revisions: readonly SealedRevision[];
  /** Numbers that arrived twice with different content. */
  readonly conflicts: readonly number[];
  /** Fields of pages and changes that the interface does not name. */
  readonly unknownFields: readonly string[];
  /** The id of the fingerprint key; null when secrets are numbered. */
  readonly keyId: string | null;
  /** What a file says of these revisions that holds them as they are. */
  readonly mark: Mark;
  /** What fingerprints do not tell, because changes came sealed. */
  readonly unlike: Unlike | null;
  /** Whether a text, about to be published, holds a secret in any encoding. */
  readonly leaks: (text: string) => boolean;
  /** What a ledger has to hear of; null in a session without one. */
  readonly recalled: Recalled | null;
}

export interface SealOptions {
  /** HMAC key of the fingerprints. */
  readonly key?: string | undefined;
  readonly organization: string;
  readonly catalog?: Catalog;
  /** The revisions are kept in a ledger: without a key they get no fingerprints, since numbers mean nothing to a later run. */
  readonly kept?: boolean;
  /** Called with how many revisions were read, after every five hundred. */
  readonly progress?: ((revisions: number) => void) | undefined;
  /** Changes may say that they were sealed before, as those of a file may and those of the service may not. */
  readonly trusts?: boolean;
}

/** After so many revisions more a session tells how many it has read. */
const EVERY = 500;

export type SealSession = ReturnType<typeof open>;

/**
 * Opens a session that reads the bytes of a history and gives it back sealed.
 * @throws DriftlineError `usage` when the fingerprint key is too short
 */
export function open(options: SealOptions) {
  const catalog = options.catalog ?? createCatalog();
  const isKept = options.kept === true;
  const fingerprints =
    isKept && options.key === undefined ? unnumbered : createFingerprints(options.key, options.organization);
  const memory = isKept ? new Memory(fingerprints) : null;
  const raw = new Map<number, RawRevision>();
  /** The other forms of revisions that arrived in several. */
  const others = new Map<number, RawRevision[]>();
  const conflicts = new Set<number>();
  const unknownFields = new Set<string>();
  const changes = new ChangeReader(options.trusts === true);
  const own: Mark = { organization: options.organization, keyId: fingerprints.keyId, from: null };
  const reviver = new Reviver();
  // A marker is one level deeper than the secret it stands for.
  const depth = options.trusts === true ? DEEPER : undefined;
  let finished = false;
  /** How many revisions were told of. */
  let told = 0;

  function keep(items: readonly RawRevision[], fields: ReadonlySet<string>): void {
    for (const item of items) {
      const known = raw.get(item.revision);
      if (known && isSame(known, item, fingerprints, own)) {
        // What was never sealed says more.
        if (known.mark) raw.set(item.revision, item.mark ? firstOf(known, item) : item);
        continue;
      }
      const first = known ? firstOf(known, item) : item;
      raw.set(item.revision, first);
      if (!known) continue;
      conflicts.add(item.revision);
      const more = others.get(item.revision) ?? [];
      const other = first === item ? known : item;
      if (!more.some((one) => isSame(one, other, fingerprints, own))) others.set(item.revision, [...more, other]);
    }
    for (const field of fields) unknownFields.add(field);
    if (raw.size >= told + EVERY) options.progress?.((told = raw.size));
  }

  /** Reads what was given to the end, and keeps all of it or nothing. */
  function take<T>(reader: JsonReader, read: (items: RawRevision[], fields: Set<string>) => T): T {
    const items: RawRevision[] = [];
    const fields = new Set<string>();
    try {
      const result = read(items, fields);
      reader.end();
      keep(
        items.map((item) => reviver.revived(item)),
        fields,
      );
      return result;
    } finally {
      changes.release();
    }
  }

  return {
    /**
     * Reads one API page. Nothing of a page that fails is kept.
     * @throws DriftlineError `incomplete` whose problem says what is wrong with the bytes or the shape
     */
    page(bytes: Uint8Array, maxBytes?: number): Page {
      const reader = new JsonReader(bytes, maxBytes, depth);
      return take(reader, (items, fields) => {
        let listed = false;
        let pagination: Pagination | undefined;
        if (!reader.isAt(OPEN_OBJECT)) throw mismatch("the page", "an object");
        reader.object((key) => {
          if (key === "changes") {
            listed = true;
            changesOf(reader, key, (_, i) => items.push(changes.change(reader, `changes[${i}]`, fields)));
          } else if (key === "pagination") pagination = paginationOf(reader);
          else {
            fields.add(fieldName(key));
            reader.value();
          }
        });
        if (!listed) throw mismatch("changes", "a list");
        if (!pagination) throw mismatch("pagination", "an object");
        return { revisions: items.map((item) => item.revision), pagination };
      });
    },

    /** Reads a list of changes, as one JSON array. Throws as `page` does. */
    list(bytes: Uint8Array, maxBytes?: number): void {
      const reader = new JsonReader(bytes, maxBytes, depth);
      take(reader, (items, fields) => {
        changesOf(reader, "the file", (_, i) => items.push(changes.change(reader, `[${i}]`, fields)));
      });
    },

    /** Reads one change. Throws as `page` does. */
    line(bytes: Uint8Array, where: string): void {
      const reader = new JsonReader(bytes, undefined, depth);
      take(reader, (items, fields) => items.push(changes.change(reader, where, fields)));
    },

    /** Whether the bytes are one whole change, so that a file of such lines can be told from a page. */
    isChange(bytes: Uint8Array): boolean {
      try {
        const reader = new JsonReader(bytes, undefined, depth);
        let found = false;
        if (!reader.isAt(OPEN_OBJECT)) return false;
        reader.object((key) => {
          found ||= key === "revision" || key === "settings";
          reader.value();
        });
        reader.end();
        return found;
      } catch {
        return false; // whatever it is, it is read again and its problem is said then
      }
    },

    /**
     * Reads back a revision that a ledger keeps. Of several forms of one revision the last counts.
     * @param isConflict it is another content of a revision that is kept
     */
    recall(stored: StoredRevision, isConflict = false): void {
      if (!memory) throw new DriftlineError("internal", "the session keeps no revisions");
      memory.add(stored, isConflict);
    },

    /** Whether only reading everything again lets what is kept be compared with what comes. */
    get needsAll(): boolean {
      return memory?.isOfAnotherKey ?? false;
    },

    /** How many different revisions were read so far. */
    get size(): number {
      return raw.size;
    },

    /**
     * Seals what was read, once all of it was: scrubbing and numbering need the whole. The session ends with it.
     * @param known texts that will stand in outputs anyway (policies, our own words): what stands there hides nothing
     * @param isWhole whether all of the history was read, and not only what a ledger did not know
     */
    finish(known: readonly string[] = [], isWhole = true): Sealed {
      if (finished) throw new DriftlineError("internal", "the history was sealed before");
      finished = true;
      const ordered = [...raw.values()].sort((a, b) => a.revision - b.revision);
      const forms = new Map(
        memory && ordered.map((item) => [item.revision, [item, ...(others.get(item.revision) ?? [])]]),
      );
      const arrived = memory ? [...forms.values()].flat() : ordered;
      raw.clear();
      others.clear();
      changes.forget();
      const literals = new Set<string>();
      const addresses = new Set<string>();
      const sealer = new ChangeSealer(catalog.root, {
        found: (literal) => literal.length >= STRONG && literals.add(apart(literal)),
        shows: (address) => addresses.add(apart(address)),
      });
      for (const item of arrived) sealer.settings(item);
      const remembered = memory?.revisions ?? [];
      for (const text of memory?.compare(arrived) ?? []) literals.add(text);
      const read = new WeakSet<object>();
      for (const { settings } of remembered)
        for (const text of textsOf(settings, read)) for (const address of addressesIn(text)) addresses.add(address);

      const all = memory ? [...remembered, ...arrived] : ordered;
      const said = [...known, options.organization, ...catalogWords(catalog), ...namesIn(all), numbersIn(all)];
      const { strong, isWeak } = weigh(literals, [...said, ...addresses], catalog, all);
      // Made elsewhere, so that what is handed out keeps alive what it needs and no more.
      const leaks = leakTest(strong, said);
      sealer.unlock({
        fingerprint: (secret, written) => fingerprints.of(secret, written),
        isWeak,
        holdsLiteral: leaks,
      });
      const kept = (item: RawRevision) => keepable(item, sealer.settings(item), own);
      const settled = memory?.settle(forms, isWhole, kept, leaks, catalog);
      const isMarked = ordered.some((item) => item.mark);
      const compared =
        settled || !isMarked
          ? null
          : comparable(
              ordered.map((item) => ({ ...item, settings: sealer.settings(item) })),
              own,
            );
      const revisions = (settled ?? compared)?.revisions.map((item) => sealed(item, item.settings)) ?? [];
      // What was raw is let go of as soon as it is sealed.
      if (!settled && !compared)
        for (const item of emptied(ordered)) revisions.push(sealed(item, sealer.settings(item)));
      const fields = new Set([...unknownFields].map((field) => (leaks(field) ? UNSHOWN : field)));
      /x?/.test(""); // the engine remembers the text that a pattern was tried on last
      return {
        revisions,
        conflicts: [...conflicts].sort((a, b) => a - b),
        unknownFields: [...fields].sort(),
        keyId: fingerprints.keyId,
        mark: { ...own, from: own.keyId === null ? (revisions[0]?.revision ?? null) : null },
        unlike: compared?.unlike ?? null,
        leaks,
        recalled: settled?.recalled ?? null,
      };
    },
  };
}

type Written = Omit<SealedRevision, symbol>;

function sealed({ revision, at, time, by }: Omit<Written, "settings">, settings: JsonObject): SealedRevision {
  return Object.freeze({ revision, at, time, by, settings }) as SealedRevision;
}

/** Takes the items of a list out of it, one after the other. */
function* emptied<T>(list: T[]): Generator<T> {
  list.reverse();
  for (let item = list.pop(); item !== undefined; item = list.pop()) yield item;
}
