// Seals changes that were sealed before and return in a file. Our own markers stay, and the rest is sealed like any
// other change. Fingerprints are removed if they cannot be compared.
import type { CatalogPlace } from "../catalog/catalog.ts";
import { getOrMake } from "../lists.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { isNameless } from "../model/sealed.ts";
import { MarkedTexts } from "./sealed-texts.ts";
import { type RawRevision, sameRevision } from "./change.ts";
import type { Fingerprints } from "./fingerprint.ts";
import { compatible, Fitting } from "./fitting.ts";
import type { Mark } from "./mark.ts";
import { Sealer } from "./sealer.ts";
import { Rewriter } from "./rewrite.ts";
import { Blanker, holdsMarkers, soundMarker } from "./stored-form.ts";
import type { Listener, Vault } from "./vault.ts";

/** Why fingerprints tell less than those of this run would. */
export type Unlike =
  | { readonly because: "mixed" }
  | { readonly because: "elsewhere"; readonly organization: string; readonly keyId: string | null };

/** Returns the pattern of the fingerprints that are ours under a mark. */
function fingerprintsUnder(keyId: string | null): RegExp {
  return new RegExp(`^fp:(?:none|${keyId === null ? String.raw`run:[1-9]\d{0,8}` : `${keyId}:[0-9a-f]{16}`})$`);
}

/** Turns what is spelled like a marker into one, under a mark. What Driftline would not have written stays data. */
export class Reviver {
  readonly #revivals = new Map<string | null, Rewriter>();

  revive(change: RawRevision): RawRevision {
    if (!change.mark) return change;
    const { keyId } = change.mark;
    const rewriter = getOrMake(this.#revivals, keyId, () => revival(fingerprintsUnder(keyId)));
    return { ...change, settings: rewriter.members(change.settings) };
  }
}

/** Returns a rewriter that turns spelled markers into our own, if their fingerprints match a pattern. */
function revival(shape: RegExp): Rewriter {
  return new Rewriter({
    object: (value) => soundMarker(value, shape),
    // Removes the `$` that the reader adds to our own `$number`, and to names of the data such as `$$number`.
    keys: () => (key, item) =>
      /^\$\$\$+number$/.test(key) || (key === "$$number" && isNumber(item)) ? key.slice(1) : key,
  });
}

function isNumber(value: Json): boolean {
  return typeof value === "string" && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value);
}

/** Seals changes, whether or not they were sealed before. */
export class ChangeSealer {
  readonly #root: CatalogPlace;
  readonly #listener: Listener;
  readonly #sealers = new Map<string | null | undefined, Sealer>();

  constructor(root: CatalogPlace, listener: Listener) {
    this.#root = root;
    this.#listener = listener;
  }

  /** Returns the sealed settings of a change. Before `unlock`, only collects its secrets. */
  settings({ mark, settings }: RawRevision): JsonObject {
    const make = () => new Sealer(this.#listener, mark && new MarkedTexts(fingerprintsUnder(mark.keyId)));
    return getOrMake(this.#sealers, mark?.keyId, make).settings(this.#root, settings);
  }

  /** Sets the secrets, after all changes were passed to `settings`. */
  unlock(vault: Vault): void {
    for (const sealer of this.#sealers.values()) sealer.unlock(vault);
  }
}

/** Whether two changes are the same revision, though each may hide other parts. */
export function isSame(a: RawRevision, b: RawRevision, fingerprints: Fingerprints, own: Mark): boolean {
  if (!a.mark && !b.mark) return sameRevision(a, b);
  const stored = ({ mark, ...change }: RawRevision) => ({
    ...change,
    settings: mark?.organization === own.organization ? change.settings : new Blanker().settings(change.settings),
    keyId: mark?.keyId ?? null,
  });
  if (a.mark && b.mark) return compatible(stored(a), stored(b));
  const [rawRevision, markedRevision] = a.mark ? [b, a] : [a, b];
  return new Fitting(fingerprints).differences(rawRevision, stored(markedRevision)).length === 0;
}

/** Returns sealed settings as a ledger can keep them: with fingerprints of one organization under a key, or none. */
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

/** Returns sealed revisions with fingerprints that can all be compared, and why these tell less than usual. */
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
  // Numbered secrets tell as much as in this run, which has no key either.
  if (mark.keyId === null && own.keyId === null) return { revisions, unlike: null };
  return { revisions, unlike: { because: "elsewhere", organization: mark.organization, keyId: mark.keyId } };
}

/** Returns the space in which fingerprints can be compared. Those of two spaces are unrelated. */
function spaceOf(mark: Mark, own: Mark): string {
  const { organization, keyId, from } = mark;
  return JSON.stringify([organization, keyId, keyId === null && (mark === own ? "this run" : from)]);
}
