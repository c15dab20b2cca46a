import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  STRONG,
  Sealer,
  addressesIn,
  catalogWords,
  createFingerprints,
  leakTest,
  weigh
} from "./chunk-chunk-WAVIJBZY.js";
import {
  createCatalog
} from "./chunk-chunk-IADUDTGZ.js";
import {
  Fitting
} from "./chunk-chunk-RHO7GZBX.js";
import {
  apart,
  namesCredential
} from "./chunk-chunk-MP2BN7AN.js";
import {
  Blanker,
  ChangeReader,
  StoredSpeller,
  UNSHOWN,
  changesOf,
  distinct,
  fieldName,
  firstOf,
  holdsMarkers,
  mismatch,
  paginationOf,
  sameRevision
} from "./chunk-chunk-PIH73NTD.js";
import {
  JsonReader,
  OPEN_OBJECT
} from "./chunk-chunk-ZJUTSTSW.js";
import {
  NO_FINGERPRINT,
  isSecret,
  isWeak,
  secretMarker
} from "./chunk-chunk-BPIGHK4L.js";
import {
  bag
} from "./chunk-chunk-YPYL2KTM.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";
import {
  __export
} from "./chunk-chunk-RPXPASOV.js";

// src/seal/session.ts
var session_exports = {};
__export(session_exports, {
  open: () => open
});

// src/seal/recall.ts
var unnumbered = { keyId: null, of: () => NO_FINGERPRINT };
var Memory = class {
  #fingerprints;
  #stored = /* @__PURE__ */ new Map();
  #fitting;
  /** Other contents that revisions arrived with before. */
  #conflicts = [];
  #fits = /* @__PURE__ */ new Map();
  constructor(fingerprints) {
    this.#fingerprints = fingerprints;
    this.#fitting = new Fitting(fingerprints);
  }
  add(stored, isConflict) {
    if (isConflict) this.#conflicts.push(stored);
    else this.#stored.set(stored.revision, stored);
  }
  /** Whether some of it has fingerprints of another key than this run's, and can be sealed anew. */
  get isOfAnotherKey() {
    const { keyId } = this.#fingerprints;
    if (keyId === null) return false;
    const markers = /* @__PURE__ */ new WeakMap();
    return [...this.#stored.values()].some((one) => one.keyId !== keyId && holdsMarkers(one.settings, markers));
  }
  get revisions() {
    return [...this.#stored.values(), ...this.#conflicts].sort((a, b) => a.revision - b.revision);
  }
  /** Compares what arrived with what is known. @returns texts that must stay hidden wherever they stand */
  compare(arrived) {
    for (const raw of arrived) {
      const stored = this.#stored.get(raw.revision);
      if (stored) this.#fits.set(raw, this.#fitting.differences(raw, stored).length === 0);
    }
    return new Set(
      [...this.#fitting.hidden, ...this.#known(arrived)].filter((text) => text.length >= STRONG).map(apart)
    );
  }
  /** Texts, and words in them, whose fingerprint is that of a credential the ledger knows. */
  #known(arrived) {
    const found = /* @__PURE__ */ new Set();
    if (this.#fingerprints.keyId === null) return found;
    const marks = /* @__PURE__ */ new Set();
    const seen = /* @__PURE__ */ new WeakSet();
    for (const { settings } of this.#stored.values()) credentials(settings, "", marks, seen);
    if (marks.size === 0) return found;
    const tried = /* @__PURE__ */ new Set();
    const attempt = (text) => {
      if (text.length < STRONG || tried.has(text)) return;
      tried.add(text);
      if (marks.has(this.#fingerprints.of(text, "text"))) found.add(text);
    };
    const read = /* @__PURE__ */ new WeakSet();
    for (const { settings } of arrived)
      for (const text of textsOf(settings, read)) {
        attempt(text);
        for (const word of text.split(/[\s"'`,;=()<>|&]+/)) attempt(word);
      }
    return found;
  }
  /**
   * The revisions as they are now, and what is new to the ledger.
   * @param isWhole whether everything was read, so that nothing is known but by what arrived
   * @param seal the sealed settings of what arrived
   * @param holds whether a text holds a literal that stands elsewhere as a secret
   */
  settle(arrived, isWhole, seal, holds, catalog) {
    const { keyId } = this.#fingerprints;
    const speller = new StoredSpeller();
    const markers = /* @__PURE__ */ new WeakMap();
    const scrubber = new Scrubber(holds, this.#fingerprints, keysOf(catalog));
    const blanker = new Blanker();
    const keyed = (raw) => {
      const settings = seal(raw);
      return { ...raw, settings, keyId: holdsMarkers(settings, markers) ? keyId : null };
    };
    const scrubbed = (stored) => {
      const settings = scrubber.settings(stored.settings);
      if (settings === stored.settings) return stored;
      const mixed = stored.keyId !== keyId && holdsMarkers(stored.settings, markers);
      if (mixed) return { ...stored, settings: blanker.settings(settings), keyId: null };
      return { ...stored, settings, keyId };
    };
    const revisions = [];
    const keep = [];
    const rewritten = this.#conflicts.map((one) => ({
      revision: one.revision,
      found: scrubbed(one),
      isNew: false
    }));
    const isOnRecord = (raw) => this.#conflicts.some((one) => one.revision === raw.revision && this.#fitting.differences(raw, one).length === 0);
    const report = (raw) => {
      if (!isOnRecord(raw)) rewritten.push({ revision: raw.revision, found: keyed(raw), isNew: true });
    };
    const numbers = /* @__PURE__ */ new Set([...this.#stored.keys(), ...arrived.keys()]);
    for (const revision of [...numbers].sort((a, b) => a - b)) {
      const stored = this.#stored.get(revision);
      const forms = arrived.get(revision) ?? [];
      if (!stored) {
        const now2 = keyed(forms[0]);
        revisions.push(now2);
        keep.push(now2);
        forms.slice(1).forEach(report);
        continue;
      }
      const fitting = forms.find((form) => this.#fits.get(form));
      const isOutdated = isWhole || stored.keyId !== keyId;
      const now = fitting && isOutdated && (keyId !== null || stored.keyId === null) ? keyed(fitting) : scrubbed(stored);
      revisions.push(now);
      if (now !== stored && speller.entry("", now) !== speller.entry("", stored)) keep.push(now);
      forms.filter((form) => !this.#fits.get(form)).forEach(report);
    }
    const keys = new Set(revisions.filter(({ settings }) => holdsMarkers(settings, markers)).map((one) => one.keyId));
    const judged = keys.size < 2 ? revisions : revisions.map((one) => ({ ...one, settings: blanker.settings(one.settings) }));
    const isBlind = keys.size > 1 || keys.has(null);
    return { revisions: judged, recalled: { keep, arrived: [...arrived.keys()], rewritten, isBlind } };
  }
};
var Scrubber = class {
  #holds;
  #fingerprints;
  #names;
  #known = /* @__PURE__ */ new WeakMap();
  #texts = /* @__PURE__ */ new Map();
  constructor(holds, fingerprints, names) {
    this.#holds = holds;
    this.#fingerprints = fingerprints;
    this.#names = names;
  }
  settings(settings) {
    return this.#scrub(settings);
  }
  #scrub(value) {
    if (typeof value === "string") return this.#text(value);
    if (typeof value !== "object" || value === null || isSecret(value)) return value;
    let made = this.#known.get(value);
    if (made === void 0) this.#known.set(value, made = this.#make(value));
    return made;
  }
  #text(text) {
    let made = this.#texts.get(text);
    if (made !== void 0) return made;
    made = text;
    if (this.#holds(text)) {
      const mark = holdsMarkers(text) ? NO_FINGERPRINT : this.#fingerprints.of(text, "text");
      made = secretMarker("literal", mark, { misplaced: true });
    }
    this.#texts.set(text, made);
    return made;
  }
  #make(value) {
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#scrub(item));
      return items.every((item, i) => item === value[i]) ? value : items;
    }
    const object = value;
    const out = bag();
    const own = distinct();
    for (const [key, item] of Object.entries(object)) {
      const isHeld = !this.#names.has(key) && this.#holds(key);
      out[own(isHeld ? `[secret ${this.#fingerprints.of(key, "text")}]` : key)] = this.#scrub(item);
    }
    return Object.entries(object).every(([key, item]) => out[key] === item) ? object : out;
  }
};
function keysOf({ root }) {
  const names = /* @__PURE__ */ new Set();
  const visit = (place) => {
    for (const [name, { place: next }] of place.keys) {
      names.add(name);
      visit(next);
    }
    if (place.any) visit(place.any);
  };
  visit(root);
  return names;
}
function* textsOf(value, seen) {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  if (isSecret(value)) return;
  if (Array.isArray(value)) for (const item of value) yield* textsOf(item, seen);
  else
    for (const [key, item] of Object.entries(value)) {
      yield key;
      yield* textsOf(item, seen);
    }
}
function credentials(value, key, into, seen) {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  if (isSecret(value)) {
    if (value.$secret === "literal" && !isWeak(value) && namesCredential(key)) into.add(value.fingerprint);
  } else if (Array.isArray(value)) for (const item of value) credentials(item, key, into, seen);
  else for (const [name, item] of Object.entries(value)) credentials(item, name, into, seen);
}

// src/seal/session.ts
function open(options) {
  const catalog = options.catalog ?? createCatalog();
  const isKept = options.kept === true;
  const fingerprints = isKept && options.key === void 0 ? unnumbered : createFingerprints(options.key, options.organization);
  const memory = isKept ? new Memory(fingerprints) : null;
  const raw = /* @__PURE__ */ new Map();
  const others = /* @__PURE__ */ new Map();
  const conflicts = /* @__PURE__ */ new Set();
  const unknownFields = /* @__PURE__ */ new Set();
  const changes = new ChangeReader();
  let finished = false;
  function keep(items, fields) {
    for (const item of items) {
      const known = raw.get(item.revision);
      if (known && sameRevision(known, item)) continue;
      const first = known ? firstOf(known, item) : item;
      raw.set(item.revision, first);
      if (!known) continue;
      conflicts.add(item.revision);
      const more = others.get(item.revision) ?? [];
      const other = first === item ? known : item;
      if (!more.some((one) => sameRevision(one, other))) others.set(item.revision, [...more, other]);
    }
    for (const field of fields) unknownFields.add(field);
  }
  function take(reader, read) {
    const items = [];
    const fields = /* @__PURE__ */ new Set();
    try {
      const result = read(items, fields);
      reader.end();
      keep(items, fields);
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
    page(bytes, maxBytes) {
      const reader = new JsonReader(bytes, maxBytes);
      return take(reader, (items, fields) => {
        let listed = false;
        let pagination;
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
    list(bytes, maxBytes) {
      const reader = new JsonReader(bytes, maxBytes);
      take(reader, (items, fields) => {
        changesOf(reader, "the file", (_, i) => items.push(changes.change(reader, `[${i}]`, fields)));
      });
    },
    /** Reads one change. Throws as `page` does. */
    line(bytes, where) {
      const reader = new JsonReader(bytes);
      take(reader, (items, fields) => items.push(changes.change(reader, where, fields)));
    },
    /** Whether the bytes are one whole change, so that a file of such lines can be told from a page. */
    isChange(bytes) {
      try {
        const reader = new JsonReader(bytes);
        let found = false;
        if (!reader.isAt(OPEN_OBJECT)) return false;
        reader.object((key) => {
          found ||= key === "revision" || key === "settings";
          reader.value();
        });
        reader.end();
        return found;
      } catch {
        return false;
      }
    },
    /**
     * Reads back a revision that a ledger keeps. Of several forms of one revision the last counts.
     * @param isConflict it is another content of a revision that is kept
     */
    recall(stored, isConflict = false) {
      if (!memory) throw new DriftlineError("internal", "the session keeps no revisions");
      memory.add(stored, isConflict);
    },
    /** Whether only reading everything again lets what is kept be compared with what comes. */
    get needsAll() {
      return memory?.isOfAnotherKey ?? false;
    },
    /** How many different revisions were read so far. */
    get size() {
      return raw.size;
    },
    /**
     * Seals what was read, once all of it was: scrubbing and numbering need the whole. The session ends with it.
     * @param known texts that will stand in outputs anyway (policies, our own words): what stands there hides nothing
     * @param isWhole whether all of the history was read, and not only what a ledger did not know
     */
    finish(known = [], isWhole = true) {
      if (finished) throw new DriftlineError("internal", "the history was sealed before");
      finished = true;
      const ordered = [...raw.values()].sort((a, b) => a.revision - b.revision);
      const forms = new Map(ordered.map((item) => [item.revision, [item, ...others.get(item.revision) ?? []]]));
      const arrived = memory ? [...forms.values()].flat() : ordered;
      raw.clear();
      others.clear();
      changes.forget();
      const literals = /* @__PURE__ */ new Set();
      const addresses = /* @__PURE__ */ new Set();
      const collector = new Sealer({
        fingerprint: () => "",
        isWeak: () => false,
        holdsLiteral: () => false,
        found: (literal) => literal.length >= STRONG && literals.add(apart(literal)),
        shows: (address) => addresses.add(apart(address))
      });
      for (const item of arrived) collector.settings(catalog.root, item.settings);
      const remembered = memory?.revisions ?? [];
      for (const text of memory?.compare(arrived) ?? []) literals.add(text);
      const read = /* @__PURE__ */ new WeakSet();
      for (const { settings } of remembered)
        for (const text of textsOf(settings, read)) for (const address of addressesIn(text)) addresses.add(address);
      const own = [
        ...known,
        options.organization,
        ...catalogWords(catalog),
        ...[...remembered, ...arrived].flatMap(({ revision, time, by }) => [
          `revision:${revision}`,
          String(time),
          ...named(by)
        ])
      ];
      const histories = [...remembered, ...arrived].map((item) => item.settings);
      const { strong, isWeak: isWeak2 } = weigh(literals, [...own, ...addresses], catalog, histories);
      const leaks = leakTest(strong, own);
      const sealer = new Sealer({
        fingerprint: (secret, written) => fingerprints.of(secret, written),
        isWeak: isWeak2,
        holdsLiteral: leaks,
        found: () => {
        },
        shows: () => {
        }
      });
      const sealedOf = (item) => sealer.settings(catalog.root, item.settings);
      const settled = memory?.settle(forms, isWhole, sealedOf, leaks, catalog);
      const revisions = (settled?.revisions ?? ordered.map((item) => ({ ...item, settings: sealedOf(item) }))).map(
        ({ revision, at, time, by, settings }) => Object.freeze({ revision, at, time, by, settings })
      );
      const fields = new Set([...unknownFields].map((field) => leaks(field) ? UNSHOWN : field));
      /x?/.test("");
      return {
        revisions,
        conflicts: [...conflicts].sort((a, b) => a - b),
        unknownFields: [...fields].sort(),
        keyId: fingerprints.keyId,
        leaks,
        recalled: settled?.recalled ?? null
      };
    }
  };
}
function named(by) {
  return [by.id, by.email, by.name].filter((text) => text !== null);
}

// src/model/evidence.ts
function evidenceOf(value, problems) {
  return problems.length === 0 ? { complete: true, value } : { complete: false, value, problems };
}

export {
  open,
  session_exports,
  evidenceOf
};
