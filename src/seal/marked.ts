// Changes that were sealed before and come back in a file: our own markers in them stay, the rest is sealed like any other
// change, and fingerprints that cannot be compared are not.
import type { CatalogPlace } from "../catalog/catalog.ts";
import { bag, isArray, type Json, type JsonObject } from "../model/json.ts";
import { isNameless } from "../model/sealed.ts";
import { Marked } from "./again.ts";
import { type RawRevision, sameRevision } from "./change.ts";
import type { Fingerprints } from "./fingerprint.ts";
import { compatible, Fitting } from "./fits.ts";
import type { Mark } from "./mark.ts";
import { Sealer } from "./sealer.ts";
import { Blanker, holdsMarkers, soundMarker } from "./stored.ts";
import type { Listener, Vault } from "./vault.ts";

/** Why fingerprints say less than those of this run would. */
export type Unlike =
  | { readonly because: "mixed" }
  | { readonly because: "elsewhere"; readonly organization: string; readonly keyId: string | null };

/** The fingerprints that a mark vouches for. */
function fingerprintsUnder(keyId: string | null): RegExp {
  return new RegExp(`^fp:(?:none|${keyId === null ? String.raw`run:[1-9]\d{0,8}` : `${keyId}:[0-9a-f]{16}`})$`);
}

/** Makes markers of what is spelled like one under a mark. A marker that we would not have written is a value like any other. */
export class Reviver {
  readonly #revivals = new Map<string | null, Revival>();

  revived(change: RawRevision): RawRevision {
    if (!change.mark) return change;
    const { keyId } = change.mark;
    let revival = this.#revivals.get(keyId);
    if (!revival) this.#revivals.set(keyId, (revival = new Revival(fingerprintsUnder(keyId))));
    return { ...change, settings: revival.settings(change.settings) };
  }
}

class Revival {
  readonly #shape: RegExp;
  readonly #known = new WeakMap<object, Json>();

  constructor(shape: RegExp) {
    this.#shape = shape;
  }

  settings(settings: JsonObject): JsonObject {
    return this.#members(settings);
  }

  #revived(value: Json): Json {
    if (typeof value !== "object" || value === null) return value;
    let result = this.#known.get(value);
    if (result === undefined) this.#known.set(value, (result = this.#make(value)));
    return result;
  }

  #make(value: Json & object): Json {
    if (!isArray(value)) return soundMarker(value, this.#shape) ?? this.#members(value);
    const items = value.map((item) => this.#revived(item));
    return items.every((item, i) => item === value[i]) ? value : items;
  }

  #members(object: JsonObject): JsonObject {
    const out = bag<Json>();
    let same = true;
    for (const [read, item] of Object.entries(object)) {
      // The reader took our number, or a name of the data with one more sign, for a name of the data.
      const key = /^\$\$\$+number$/.test(read) || (read === "$$number" && isNumber(item)) ? read.slice(1) : read;
      out[key] = this.#revived(item);
      same &&= key === read && out[key] === item;
    }
    return same ? object : out;
  }
}

function isNumber(value: Json): boolean {
  return typeof value === "string" && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value);
}

/** Seals changes, whether they were sealed before or not. */
export class ChangeSealer {
  readonly #root: CatalogPlace;
  readonly #listener: Listener;
  readonly #sealers = new Map<string | null | undefined, Sealer>();

  constructor(root: CatalogPlace, listener: Listener) {
    this.#root = root;
    this.#listener = listener;
  }

  /** The sealed settings of a change. Before the secrets are told, it is only listened to. */
  settings({ mark, settings }: RawRevision): JsonObject {
    let sealer = this.#sealers.get(mark?.keyId);
    if (!sealer) {
      sealer = new Sealer(this.#listener, mark && new Marked(fingerprintsUnder(mark.keyId)));
      this.#sealers.set(mark?.keyId, sealer);
    }
    return sealer.settings(this.#root, settings);
  }

  /** Tells the secrets, when all changes were listened to. */
  unlock(vault: Vault): void {
    for (const sealer of this.#sealers.values()) sealer.unlock(vault);
  }
}

/** Whether two changes are one revision, of which each may hide another part. */
export function isSame(a: RawRevision, b: RawRevision, fingerprints: Fingerprints, own: Mark): boolean {
  if (!a.mark && !b.mark) return sameRevision(a, b);
  const stored = ({ mark, ...change }: RawRevision) => ({
    ...change,
    settings: mark?.organization === own.organization ? change.settings : new Blanker().settings(change.settings),
    keyId: mark?.keyId ?? null,
  });
  if (a.mark && b.mark) return compatible(stored(a), stored(b));
  const [raw, marked] = a.mark ? [b, a] : [a, b];
  return new Fitting(fingerprints).differences(raw, stored(marked)).length === 0;
}

/** Sealed settings that a ledger can keep: its fingerprints are of keys, and of one organization. */
export function keepable(
  change: RawRevision,
  settings: JsonObject,
  own: Mark,
): { settings: JsonObject; keyId: string | null } {
  if (!holdsMarkers(settings)) return { settings, keyId: null };
  const { organization, keyId } = change.mark ?? own;
  if (organization === own.organization && (keyId !== null || !change.mark)) return { settings, keyId };
  return { settings: new Blanker().settings(settings), keyId: null };
}

/** Sealed revisions whose fingerprints can all be compared, and what they do not tell. */
export function comparable<T extends { readonly mark?: Mark; readonly settings: JsonObject }>(
  revisions: readonly T[],
  own: Mark,
): { revisions: readonly T[]; unlike: Unlike | null } {
  if (!revisions.some((revision) => revision.mark)) return { revisions, unlike: null };
  const holds = new WeakMap<object, boolean>();
  const spaces = new Map<string, Mark>();
  for (const { mark = own, settings } of revisions)
    if (holdsMarkers(settings, holds)) spaces.set(spaceOf(mark, own), mark);
  const cache = new WeakMap<object, boolean>();
  if (spaces.size > 1 || revisions.some(({ settings }) => isNameless(settings, cache))) {
    const blanker = new Blanker();
    const blank = revisions.map((revision) => ({ ...revision, settings: blanker.settings(revision.settings) }));
    return { revisions: spaces.size > 1 ? blank : revisions, unlike: { because: "mixed" } };
  }
  const [[space, mark] = []] = [...spaces];
  if (mark === undefined || space === spaceOf(own, own)) return { revisions, unlike: null };
  // Numbers are as good as those of this run, which has no others.
  if (mark.keyId === null && own.keyId === null) return { revisions, unlike: null };
  return { revisions, unlike: { because: "elsewhere", organization: mark.organization, keyId: mark.keyId } };
}

/** Where fingerprints can be compared: those of two spaces say nothing of the same secret. */
function spaceOf(mark: Mark, own: Mark): string {
  const { organization, keyId, from } = mark;
  return JSON.stringify([organization, keyId, keyId === null && (mark === own ? "this run" : from)]);
}
