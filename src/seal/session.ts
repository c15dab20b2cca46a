// The seal: bytes in, sealed revisions out. The raw settings live in a session of this file and nowhere else.
import { type Catalog, createCatalog } from "../catalog/catalog.ts";
import { knownValues } from "../catalog/setting.ts";
import { DriftlineError } from "../errors.ts";
import { bag, equal, isObject, type Json, type JsonObject } from "../model/json.ts";
import type { Editor, SealedRevision } from "../model/sealed.ts";
import { encodings } from "./encodings.ts";
import { createFingerprints } from "./fingerprint.ts";
import { instantOf } from "../model/instant.ts";
import { tokensIn } from "./recognise.ts";
import { Scanner } from "./scanner.ts";
import { type Vault, Sealer } from "./sealer.ts";
import { JsonReader, Sharing } from "./strict-json.ts";

export interface Pagination {
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

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
  /** Whether a text, about to be published, holds a secret in any encoding. */
  readonly leaks: (text: string) => boolean;
}

export interface SealOptions {
  /** HMAC key of the fingerprints. */
  readonly key?: string | undefined;
  readonly organization: string;
  readonly catalog?: Catalog;
}

interface RawRevision {
  readonly revision: number;
  readonly at: string;
  readonly time: number;
  readonly by: Editor;
  readonly settings: JsonObject;
}

interface Slot {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
  readonly value: Json;
}

/** A literal shorter than this also stands somewhere by chance. */
const STRONG = 12;

export type SealSession = ReturnType<typeof open>;

/**
 * Opens a session that reads the bytes of a history and gives it back sealed.
 * @throws DriftlineError `usage` when the fingerprint key is too short
 */
export function open(options: SealOptions) {
  const catalog = options.catalog ?? createCatalog();
  const fingerprints = createFingerprints(options.key, options.organization);
  const raw = new Map<number, RawRevision>();
  const conflicts = new Set<number>();
  const unknownFields = new Set<string>();
  const sharing = new Sharing();
  // The bytes each top-level setting had in the revision read last; most are the same in the next one.
  let slots = new Map<string, Slot>();

  function settings(reader: JsonReader): JsonObject {
    const out = bag<Json>();
    const now = new Map<string, Slot>();
    reader.shared(sharing, () =>
      reader.object((key) => {
        const before = slots.get(key);
        const start = reader.position;
        if (before && reader.at(before)) reader.position += before.end - before.start;
        const value = reader.position > start ? before!.value : reader.value();
        now.set(key, { bytes: reader.bytes, start, end: reader.position, value });
        out[key] = value;
      }),
    );
    slots = now;
    return out;
  }

  function change(reader: JsonReader, where: string): RawRevision {
    let revision: Json | undefined;
    let updatedAt: Json | undefined;
    let user: Json | undefined;
    let found: JsonObject | undefined;
    if (reader.peek() !== 0x7b) throw mismatch(where, "an object");
    reader.object((key) => {
      if (key === "settings") {
        if (reader.peek() !== 0x7b) throw mismatch(`${where}.settings`, "an object");
        found = settings(reader);
      } else if (key === "revision") revision = reader.value();
      else if (key === "updatedAt") updatedAt = reader.value();
      else if (key === "user") user = reader.value();
      else {
        noteField(key);
        reader.value();
      }
    });
    if (typeof revision !== "number" || !Number.isSafeInteger(revision) || revision < 0)
      throw mismatch(`${where}.revision`, "a whole number, 0 or more");
    if (!found) throw mismatch(`${where}.settings`, "an object", revision);
    const time = typeof updatedAt === "string" ? instantOf(updatedAt) : undefined;
    if (time === undefined)
      throw mismatch(`${where}.updatedAt`, "a date and time such as 2026-11-20T09:00:00Z", revision);
    return { revision, at: new Date(time).toISOString(), time, by: editor(user, where, revision), settings: found };
  }

  function editor(user: Json | undefined, where: string, revision: number): Editor {
    if (user === undefined || user === null) return { id: null, email: null, name: null };
    if (!isObject(user)) throw mismatch(`${where}.user`, "an object", revision);
    const field = (name: string): string | null => {
      const value = user[name];
      if (value === undefined || value === null || value === "") return null;
      if (typeof value !== "string") throw mismatch(`${where}.user.${name}`, "a text", revision);
      return value;
    };
    return { id: field("id"), email: field("email"), name: field("name") };
  }

  function noteField(key: string): void {
    if (/^[A-Za-z][\w-]{0,60}$/.test(key) && tokensIn(key).length === 0) unknownFields.add(key);
    else unknownFields.add("(a name that is not shown)");
  }

  function keep(items: readonly RawRevision[]): void {
    for (const item of items) {
      const known = raw.get(item.revision);
      if (!known) raw.set(item.revision, item);
      else if (known.time !== item.time || !sameEditor(known.by, item.by) || !equal(known.settings, item.settings))
        conflicts.add(item.revision);
    }
  }

  return {
    /**
     * Reads one API page. Nothing of a page that fails is kept.
     * @throws DriftlineError `incomplete` whose problem says what is wrong with the bytes or the shape
     */
    page(bytes: Uint8Array, maxBytes?: number): Page {
      const reader = new JsonReader(bytes, maxBytes);
      const items: RawRevision[] = [];
      let listed = false;
      let pagination: Pagination | undefined;
      if (reader.peek() !== 0x7b) throw mismatch("the page", "an object");
      reader.object((key) => {
        if (key === "changes") {
          listed = true;
          if (reader.peek() !== 0x5b) throw mismatch("changes", "a list");
          reader.array((i) => items.push(change(reader, `changes[${i}]`)));
        } else if (key === "pagination") pagination = paginationOf(reader.value());
        else {
          noteField(key);
          reader.value();
        }
      });
      reader.end();
      if (!listed) throw mismatch("changes", "a list");
      if (!pagination) throw mismatch("pagination", "an object");
      keep(items);
      return { revisions: items.map((item) => item.revision), pagination };
    },

    /** Reads a list of changes, as one JSON array. Throws as `page` does. */
    list(bytes: Uint8Array, maxBytes?: number): void {
      const reader = new JsonReader(bytes, maxBytes);
      const items: RawRevision[] = [];
      if (reader.peek() !== 0x5b) throw mismatch("the file", "a list of changes");
      reader.array((i) => items.push(change(reader, `[${i}]`)));
      reader.end();
      keep(items);
    },

    /** Reads one change. Throws as `page` does. */
    line(bytes: Uint8Array, where: string): void {
      const reader = new JsonReader(bytes);
      const item = change(reader, where);
      reader.end();
      keep([item]);
    },

    /** Whether the bytes are one whole change, so that a file of such lines can be told from a page. */
    isChange(bytes: Uint8Array): boolean {
      try {
        const reader = new JsonReader(bytes);
        let found = false;
        if (reader.peek() !== 0x7b) return false;
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

    /** How many different revisions were read so far. */
    get size(): number {
      return raw.size;
    },

    /**
     * Seals what was read, once all of it was: scrubbing and numbering need the whole.
     * @param known texts that will stand in outputs anyway (policies, our own words): what stands there hides nothing
     */
    finish(known: readonly string[] = []): Sealed {
      const ordered = [...raw.values()].sort((a, b) => a.revision - b.revision);
      const literals = new Set<string>();
      const urls = new Set<string>();
      const collecting: Vault = {
        fingerprint: (secret) => fingerprints.of(secret),
        isWeak: () => false,
        holdsLiteral: () => false,
        found: (literal, credential) => {
          if (credential && literal.length >= STRONG) literals.add(literal);
        },
        shows: (url) => urls.add(url),
      };
      const collector = new Sealer(collecting);
      for (const item of ordered) collector.settings(catalog.root, item.settings);

      const candidates = new Scanner(literals);
      const people = new Set(ordered.flatMap(({ by }) => [by.id, by.email, by.name]).filter((text) => text !== null));
      const common = new Set<string>();
      for (const text of [...known, ...people, ...urls, ...catalogValues(catalog)])
        for (const literal of candidates.all(text)) common.add(literal);
      const isCommon = (literal: string) => common.size > 0 && common.has(asFound(literal));
      const strong = [...literals].filter((literal) => !isCommon(literal));
      const holds = new Scanner(strong);
      const sealer = new Sealer({
        fingerprint: (secret) => fingerprints.of(secret),
        isWeak: (literal) => literal.length < STRONG || isCommon(literal),
        holdsLiteral: (text) => strong.length > 0 && holds.in(text),
        found: () => {},
        shows: () => {},
      });
      const revisions = ordered.map(
        (item) => Object.freeze({ ...item, settings: sealer.settings(catalog.root, item.settings) }) as SealedRevision,
      );
      let outputs: Scanner | undefined;
      raw.clear();
      return {
        revisions,
        conflicts: [...conflicts].sort((a, b) => a - b),
        unknownFields: [...unknownFields].sort(),
        keyId: fingerprints.keyId,
        leaks: (text) => {
          outputs ??= new Scanner(strong.flatMap(encodings));
          return strong.length > 0 && outputs.in(text);
        },
      };
    },
  };
}

/** How the scanner reports a text it found. */
function asFound(literal: string): string {
  return literal.replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}

function sameEditor(a: Editor, b: Editor): boolean {
  return a.id === b.id && a.email === b.email && a.name === b.name;
}

function catalogValues(catalog: Catalog): string[] {
  return catalog.settings.flatMap((setting) => [
    ...knownValues(setting),
    setting.path,
    setting.says,
    setting.unset.means,
  ]);
}

function paginationOf(value: Json): Pagination {
  if (!isObject(value)) throw mismatch("pagination", "an object");
  const { hasMore, nextCursor = null } = value;
  if (typeof hasMore !== "boolean") throw mismatch("pagination.hasMore", "true or false");
  if (nextCursor !== null && typeof nextCursor !== "string") throw mismatch("pagination.nextCursor", "a text");
  return { hasMore, nextCursor };
}

/** A page that is not what the interface says. The message names the place and what should stand there. */
function mismatch(where: string, wanted: string, revision?: number): DriftlineError {
  return new DriftlineError("incomplete", {
    code: "schema",
    message: `${where} should be ${wanted}`,
    ...(revision !== undefined && { revision }),
  });
}
