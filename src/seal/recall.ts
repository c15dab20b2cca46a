// Adds the sealed revisions of a ledger to a session. What was hidden stays hidden, secrets that are known only now are
// hidden as well, and revisions that arrived again are compared with the stored ones.
import type { Catalog } from "../catalog/catalog.ts";
import { getOrMake } from "../lists.ts";
import { isArray, type Json, type JsonObject } from "../model/json.ts";
import {
  fingerprintsInText,
  isCredential,
  isHiding,
  isSecret,
  isWeak,
  NO_FINGERPRINT,
  secretMarker,
} from "../model/sealed.ts";
import type { RawRevision } from "./change.ts";
import type { Fingerprints } from "./fingerprint.ts";
import { compatible, Fitting } from "./fitting.ts";
import { namesCredential } from "./names.ts";
import { apart } from "./redact.ts";
import { Renewer } from "./renewer.ts";
import { Rewriter } from "./rewrite.ts";
import { keysOf, STRONG } from "./strength.ts";
import { Blanker, distinct, holdsMarkers, type StoredRevision, StoredSpeller } from "./stored-form.ts";
import { TextReader } from "./text-reader.ts";

/** A revision that arrived with another content, in this run or an earlier run. */
interface Rewritten {
  readonly revision: number;
  /** The arrived revision, as an entry of the ledger. */
  readonly entry: StoredRevision;
  /** The index of the entry among those that were recalled; undefined: the ledger does not hold it yet. */
  readonly past?: number;
}

/** What the ledger must record. */
export interface RecalledRevisions {
  /** Revisions that the ledger lacks, and revisions whose sealed form has changed. */
  readonly keep: readonly StoredRevision[];
  /** The numbers of the revisions that arrived. */
  readonly arrived: readonly number[];
  readonly rewritten: readonly Rewritten[];
  /** Whether there are secrets that cannot be compared between revisions. */
  readonly isBlind: boolean;
}

interface Settling {
  /** Every form of every revision that arrived, by number. */
  readonly arrived: ReadonlyMap<number, readonly RawRevision[]>;
  /** Whether all of the history was read: what arrived then replaces the stored forms. */
  readonly isWhole: boolean;
  /** Returns the sealed settings of an arrived revision, and the id of the key of their fingerprints. */
  readonly seal: (raw: RawRevision) => Pick<StoredRevision, "settings" | "keyId">;
  /** Whether a text contains a literal that is a secret at another place. */
  readonly holds: (text: string) => boolean;
  /** Present fingerprints by those under the earlier key. Filled while revisions are sealed. */
  readonly renewed: ReadonlyMap<string, string>;
  readonly catalog: Catalog;
}

/** Without a key the ledger keeps no fingerprints: numbers of two runs cannot be compared. */
export const unnumbered: Fingerprints = { keyId: null, of: () => NO_FINGERPRINT };

export class Memory {
  readonly #fingerprints: Fingerprints;
  readonly #stored = new Map<number, StoredRevision>();
  readonly #fitting: Fitting;
  /** Other contents with which revisions arrived in earlier runs. */
  readonly #conflicts: StoredRevision[] = [];
  readonly #fits = new Map<RawRevision, boolean>();

  constructor(fingerprints: Fingerprints) {
    this.#fingerprints = fingerprints;
    this.#fitting = new Fitting(fingerprints);
  }

  add(stored: StoredRevision, isConflict: boolean): void {
    if (isConflict) this.#conflicts.push(stored);
    else this.#stored.set(stored.revision, stored);
  }

  /** Whether stored revisions have fingerprints of another key than this run's, and could be sealed again. */
  get isOfAnotherKey(): boolean {
    const { keyId } = this.#fingerprints;
    if (keyId === null) return false;
    const markers = new WeakMap<object, boolean>();
    return [...this.#stored.values()].some(
      (revision) => revision.keyId !== keyId && holdsMarkers(revision.settings, markers),
    );
  }

  get revisions(): readonly StoredRevision[] {
    return [...this.#stored.values(), ...this.#conflicts].sort((a, b) => a.revision - b.revision);
  }

  /** Compares arrived revisions with stored ones. @returns texts that must stay hidden wherever they occur */
  compare(revisions: readonly RawRevision[]): Set<string> {
    for (const raw of revisions) {
      const stored = this.#stored.get(raw.revision);
      if (stored) this.#fits.set(raw, this.#isOf(raw, stored));
    }
    return new Set(
      [...this.#fitting.hiddenTexts, ...this.#knownSecrets(revisions)]
        .filter((text) => text.length >= STRONG)
        .map(apart),
    );
  }

  /** Whether an arrived revision may be the stored one. */
  #isOf({ mark, ...raw }: RawRevision, stored: StoredRevision): boolean {
    if (mark) return compatible({ ...raw, keyId: mark.keyId }, stored);
    return this.#fitting.differences(raw, stored).length === 0;
  }

  /** Returns texts, and words in texts, whose fingerprint is that of a credential in the ledger. */
  #knownSecrets(revisions: readonly RawRevision[]): Set<string> {
    const secrets = new Set<string>();
    if (this.#fingerprints.keyId === null) return secrets;
    const marks = new Set<string>();
    const visitedObjects = new WeakSet<object>();
    for (const { settings } of this.#stored.values()) credentials(settings, "", marks, visitedObjects);
    if (marks.size === 0) return secrets;
    const triedTexts = new Set<string>();
    const attempt = (text: string) => {
      if (text.length < STRONG || triedTexts.has(text)) return;
      triedTexts.add(text);
      const { earlier } = this.#fingerprints;
      if (marks.has(this.#fingerprints.of(text, "text")) || (earlier && marks.has(earlier.of(text, "text"))))
        secrets.add(text);
    };
    const reader = new TextReader();
    for (const { settings } of revisions)
      reader.visitTexts(settings, (text) => {
        attempt(text);
        for (const word of text.split(/[\s"'`,;=()<>|&]+/)) attempt(word);
      });
    return secrets;
  }

  /** Returns the revisions in their present form, and what the ledger must record. */
  settle({ arrived, isWhole, seal, holds, renewed, catalog }: Settling): {
    revisions: readonly StoredRevision[];
    recalled: RecalledRevisions;
  } {
    const { keyId, earlier } = this.#fingerprints;
    const speller = new StoredSpeller();
    const markers = new WeakMap<object, boolean>();
    const scrubber = scrubberOf(holds, this.#fingerprints, keysOf(catalog.root));
    const blanker = new Blanker();
    const sealRevision = (raw: RawRevision): StoredRevision => {
      const { revision, at, time, by } = raw;
      return { revision, at, time, by, ...seal(raw) };
    };
    const scrubRevision = (stored: StoredRevision): StoredRevision => {
      const settings = scrubber.value(stored.settings) as JsonObject;
      if (settings === stored.settings) return stored;
      // A revision must not mix fingerprints of two keys.
      const isMixed = stored.keyId !== keyId && holdsMarkers(stored.settings, markers);
      if (isMixed) return { ...stored, settings: blanker.settings(settings), keyId: null };
      return { ...stored, settings, keyId };
    };
    const settled: { stored: StoredRevision | undefined; now: StoredRevision }[] = [];
    const rewritten: Rewritten[] = this.#conflicts.map((conflict, past) => ({
      revision: conflict.revision,
      entry: scrubRevision(conflict),
      past,
    }));
    const isOnRecord = (raw: RawRevision) =>
      this.#conflicts.some((conflict) => conflict.revision === raw.revision && this.#isOf(raw, conflict));
    const report = (raw: RawRevision) => {
      if (!isOnRecord(raw)) rewritten.push({ revision: raw.revision, entry: sealRevision(raw) });
    };
    const numbers = new Set([...this.#stored.keys(), ...arrived.keys()]);
    for (const revision of [...numbers].sort((a, b) => a - b)) {
      const stored = this.#stored.get(revision);
      const forms = arrived.get(revision) ?? [];
      if (!stored) {
        settled.push({ stored, now: sealRevision(forms[0]!) });
        forms.slice(1).forEach(report);
        continue;
      }
      const fitting = forms.find((form) => this.#fits.get(form));
      const isOurs = fitting && (!fitting.mark || fitting.mark.keyId === keyId);
      const isOutdated = isWhole || stored.keyId !== keyId;
      const now =
        isOurs && isOutdated && (keyId !== null || stored.keyId === null)
          ? sealRevision(fitting)
          : scrubRevision(stored);
      settled.push({ stored, now });
      forms.filter((form) => !this.#fits.get(form)).forEach(report);
    }
    const renewer = new Renewer(renewed);
    const revisions: StoredRevision[] = [];
    const keep: StoredRevision[] = [];
    for (const { stored, now: before } of settled) {
      // The service may not have returned the revision: it is not sealed under the new key.
      const now = earlier !== undefined && before.keyId === earlier.keyId ? renewer.revision(before, keyId) : before;
      revisions.push(now);
      if (!stored || (now !== stored && speller.entry("", now) !== speller.entry("", stored))) keep.push(now);
    }
    const keys = new Set(
      revisions.filter(({ settings }) => holdsMarkers(settings, markers)).map((revision) => revision.keyId),
    );
    // Fingerprints of two keys cannot be compared, so none is kept.
    const isJudged =
      keys.size < 2
        ? revisions
        : revisions.map((revision) => ({ ...revision, settings: blanker.settings(revision.settings) }));
    const isBlind = keys.size > 1 || keys.has(null);
    return { revisions: isJudged, recalled: { keep, arrived: [...arrived.keys()], rewritten, isBlind } };
  }
}

/** Hides secrets that are known only now in revisions that were sealed before. @param names keys that stay */
function scrubberOf(
  holds: (text: string) => boolean,
  fingerprints: Fingerprints,
  names: ReadonlySet<string>,
): Rewriter {
  const texts = new Map<string, Json>();
  const scrub = (text: string) =>
    getOrMake(texts, text, () => {
      if (!holds(text)) return text;
      // A text with hidden parts is not the original text. A fingerprint of the rest would mean nothing.
      const mark = holdsMarkers(text) ? NO_FINGERPRINT : fingerprints.of(text, "text");
      return secretMarker("literal", mark, { misplaced: true });
    });
  return new Rewriter({
    object: (value) => (isSecret(value) ? value : undefined),
    text: scrub,
    keys: (object) => {
      const own = distinct(object);
      const isHeld = (key: string) => !names.has(key) && scrub(key) !== key;
      return (key) => own(key, isHeld(key) ? `[secret ${fingerprints.of(key, "text")}]` : key);
    },
  });
}

/** Collects the fingerprints of credentials: of literals by their markers or the names above them, and of parts of texts. */
function credentials(value: Json, key: string, into: Set<string>, visitedObjects: WeakSet<object>): void {
  if (typeof value === "string" && isHiding(value)) for (const mark of fingerprintsInText(value)) into.add(mark);
  if (typeof value !== "object" || value === null || visitedObjects.has(value)) return;
  visitedObjects.add(value);
  if (isSecret(value)) {
    if (value.$secret === "literal" && !isWeak(value) && (isCredential(value) || namesCredential(key)))
      into.add(value.fingerprint);
  } else if (isArray(value)) for (const item of value) credentials(item, key, into, visitedObjects);
  else
    for (const [name, item] of Object.entries(value)) {
      credentials(name, "", into, visitedObjects);
      // The marker of a hidden name says nothing of the value.
      credentials(item, name.startsWith("[secret fp:") ? "" : name, into, visitedObjects);
    }
}
