import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  Marked,
  STRONG,
  Sealer,
  catalogWords,
  createFingerprints,
  leakTest,
  weigh
} from "./chunk-chunk-EJJEHDAQ.js";
import {
  createCatalog
} from "./chunk-chunk-44FWJLG6.js";
import {
  Fitting,
  compatible
} from "./chunk-chunk-JWSL6GEF.js";
import {
  addressesIn,
  apart,
  namesCredential
} from "./chunk-chunk-ICCAXWF2.js";
import {
  Blanker,
  ChangeReader,
  DEEPER,
  StoredSpeller,
  UNSHOWN,
  changesOf,
  distinct,
  fieldName,
  firstOf,
  holdsMarkers,
  mismatch,
  paginationOf,
  sameRevision,
  soundMarker
} from "./chunk-chunk-Q22XO7I3.js";
import {
  JsonReader,
  OPEN_OBJECT
} from "./chunk-chunk-R6Y7EH2F.js";
import {
  NO_FINGERPRINT,
  isCredential,
  isNameless,
  isSecret,
  isWeak,
  secretMarker
} from "./chunk-chunk-WNWQCOS2.js";
import {
  bag
} from "./chunk-chunk-2KDALSGB.js";
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
      if (stored) this.#fits.set(raw, this.#isOf(raw, stored));
    }
    return new Set(
      [...this.#fitting.hidden, ...this.#known(arrived)].filter((text) => text.length >= STRONG).map(apart)
    );
  }
  /** Whether what arrived may be what was kept. */
  #isOf({ mark, ...raw }, stored) {
    if (mark) return compatible({ ...raw, keyId: mark.keyId }, stored);
    return this.#fitting.differences(raw, stored).length === 0;
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
   * @param seal the sealed settings of what arrived, and the key of their fingerprints
   * @param holds whether a text holds a literal that stands elsewhere as a secret
   */
  settle(arrived, isWhole, seal, holds, catalog) {
    const { keyId } = this.#fingerprints;
    const speller = new StoredSpeller();
    const markers = /* @__PURE__ */ new WeakMap();
    const scrubber = new Scrubber(holds, this.#fingerprints, keysOf(catalog));
    const blanker = new Blanker();
    const keyed = (raw) => {
      const { revision, at, time, by } = raw;
      return { revision, at, time, by, ...seal(raw) };
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
    const isOnRecord = (raw) => this.#conflicts.some((one) => one.revision === raw.revision && this.#isOf(raw, one));
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
      const isOurs = fitting && (!fitting.mark || fitting.mark.keyId === keyId);
      const isOutdated = isWhole || stored.keyId !== keyId;
      const now = isOurs && isOutdated && (keyId !== null || stored.keyId === null) ? keyed(fitting) : scrubbed(stored);
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
    if (value.$secret === "literal" && !isWeak(value) && (isCredential(value) || namesCredential(key)))
      into.add(value.fingerprint);
  } else if (Array.isArray(value)) for (const item of value) credentials(item, key, into, seen);
  else for (const [name, item] of Object.entries(value)) credentials(item, name, into, seen);
}

// src/seal/marked.ts
function fingerprintsUnder(keyId) {
  return new RegExp(`^fp:(?:none|${keyId === null ? String.raw`run:[1-9]\d{0,8}` : `${keyId}:[0-9a-f]{16}`})$`);
}
var Reviver = class {
  #revivals = /* @__PURE__ */ new Map();
  revived(change) {
    if (!change.mark) return change;
    const { keyId } = change.mark;
    let revival = this.#revivals.get(keyId);
    if (!revival) this.#revivals.set(keyId, revival = new Revival(fingerprintsUnder(keyId)));
    return { ...change, settings: revival.settings(change.settings) };
  }
};
var Revival = class {
  #shape;
  #known = /* @__PURE__ */ new WeakMap();
  constructor(shape) {
    this.#shape = shape;
  }
  settings(settings) {
    return this.#members(settings);
  }
  #revived(value) {
    if (typeof value !== "object" || value === null) return value;
    let made = this.#known.get(value);
    if (made === void 0) this.#known.set(value, made = this.#make(value));
    return made;
  }
  #make(value) {
    if (!Array.isArray(value))
      return soundMarker(value, this.#shape) ?? this.#members(value);
    const items = value.map((item) => this.#revived(item));
    return items.every((item, i) => item === value[i]) ? value : items;
  }
  #members(object) {
    const out = bag();
    let same = true;
    for (const [read, item] of Object.entries(object)) {
      const key = /^\$\$\$+number$/.test(read) || read === "$$number" && isNumber(item) ? read.slice(1) : read;
      out[key] = this.#revived(item);
      same &&= key === read && out[key] === item;
    }
    return same ? object : out;
  }
};
function isNumber(value) {
  return typeof value === "string" && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value);
}
function sealing(vault) {
  const sealers = /* @__PURE__ */ new Map([[void 0, new Sealer(vault)]]);
  return (root, { mark, settings }) => {
    let sealer = sealers.get(mark?.keyId);
    if (!sealer)
      sealers.set(mark?.keyId, sealer = new Sealer(vault, new Marked(fingerprintsUnder(mark?.keyId ?? null))));
    return sealer.settings(root, settings);
  };
}
function isSame(a, b, fingerprints, own) {
  if (!a.mark && !b.mark) return sameRevision(a, b);
  const stored = ({ mark, ...change }) => ({
    ...change,
    settings: mark?.organization === own.organization ? change.settings : new Blanker().settings(change.settings),
    keyId: mark?.keyId ?? null
  });
  if (a.mark && b.mark) return compatible(stored(a), stored(b));
  const [raw, marked] = a.mark ? [b, a] : [a, b];
  return new Fitting(fingerprints).differences(raw, stored(marked)).length === 0;
}
function keepable(change, settings, own) {
  if (!holdsMarkers(settings)) return { settings, keyId: null };
  const { organization, keyId } = change.mark ?? own;
  if (organization === own.organization && (keyId !== null || !change.mark)) return { settings, keyId };
  return { settings: new Blanker().settings(settings), keyId: null };
}
function comparable(revisions, own) {
  if (!revisions.some((one) => one.mark)) return { revisions, unlike: null };
  const holds = /* @__PURE__ */ new WeakMap();
  const spaces = /* @__PURE__ */ new Map();
  for (const { mark: mark2 = own, settings } of revisions)
    if (holdsMarkers(settings, holds)) spaces.set(spaceOf(mark2, own), mark2);
  const known = /* @__PURE__ */ new WeakMap();
  if (spaces.size > 1 || revisions.some(({ settings }) => isNameless(settings, known))) {
    const blanker = new Blanker();
    const blank = revisions.map((one) => ({ ...one, settings: blanker.settings(one.settings) }));
    return { revisions: spaces.size > 1 ? blank : revisions, unlike: { because: "mixed" } };
  }
  const [[space, mark] = []] = [...spaces];
  if (mark === void 0 || space === spaceOf(own, own)) return { revisions, unlike: null };
  if (mark.keyId === null && own.keyId === null) return { revisions, unlike: null };
  return { revisions, unlike: { because: "elsewhere", organization: mark.organization, keyId: mark.keyId } };
}
function spaceOf(mark, own) {
  const { organization, keyId, from } = mark;
  return JSON.stringify([organization, keyId, keyId === null && (mark === own ? "this run" : from)]);
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
  const changes = new ChangeReader(options.trusts === true);
  const own = { organization: options.organization, keyId: fingerprints.keyId, from: null };
  const reviver = new Reviver();
  const depth = options.trusts === true ? DEEPER : void 0;
  let finished = false;
  function keep(items, fields) {
    for (const item of items) {
      const known = raw.get(item.revision);
      if (known && isSame(known, item, fingerprints, own)) {
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
  }
  function take(reader, read) {
    const items = [];
    const fields = /* @__PURE__ */ new Set();
    try {
      const result = read(items, fields);
      reader.end();
      keep(
        items.map((item) => reviver.revived(item)),
        fields
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
    page(bytes, maxBytes) {
      const reader = new JsonReader(bytes, maxBytes, depth);
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
      const reader = new JsonReader(bytes, maxBytes, depth);
      take(reader, (items, fields) => {
        changesOf(reader, "the file", (_, i) => items.push(changes.change(reader, `[${i}]`, fields)));
      });
    },
    /** Reads one change. Throws as `page` does. */
    line(bytes, where) {
      const reader = new JsonReader(bytes, void 0, depth);
      take(reader, (items, fields) => items.push(changes.change(reader, where, fields)));
    },
    /** Whether the bytes are one whole change, so that a file of such lines can be told from a page. */
    isChange(bytes) {
      try {
        const reader = new JsonReader(bytes, void 0, depth);
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
      const collect = sealing({
        fingerprint: () => "",
        isWeak: () => false,
        holdsLiteral: () => false,
        found: (literal) => literal.length >= STRONG && literals.add(apart(literal)),
        shows: (address) => addresses.add(apart(address))
      });
      for (const item of arrived) collect(catalog.root, item);
      const remembered = memory?.revisions ?? [];
      for (const text of memory?.compare(arrived) ?? []) literals.add(text);
      const read = /* @__PURE__ */ new WeakSet();
      for (const { settings } of remembered)
        for (const text of textsOf(settings, read)) for (const address of addressesIn(text)) addresses.add(address);
      const said = [
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
      const { strong, isWeak: isWeak2 } = weigh(literals, [...said, ...addresses], catalog, histories);
      const leaks = leakTest(strong, said);
      const seal = sealing({
        fingerprint: (secret, written) => fingerprints.of(secret, written),
        isWeak: isWeak2,
        holdsLiteral: leaks,
        found: () => {
        },
        shows: () => {
        }
      });
      const kept = (item) => keepable(item, seal(catalog.root, item), own);
      const settled = memory?.settle(forms, isWhole, kept, leaks, catalog);
      const found = settled ? { revisions: settled.revisions, unlike: null } : comparable(
        ordered.map((item) => ({ ...item, settings: seal(catalog.root, item) })),
        own
      );
      const revisions = found.revisions.map(
        ({ revision, at, time, by, settings }) => Object.freeze({ revision, at, time, by, settings })
      );
      const fields = new Set([...unknownFields].map((field) => leaks(field) ? UNSHOWN : field));
      /x?/.test("");
      return {
        revisions,
        conflicts: [...conflicts].sort((a, b) => a - b),
        unknownFields: [...fields].sort(),
        keyId: fingerprints.keyId,
        mark: { ...own, from: own.keyId === null ? revisions[0]?.revision ?? null : null },
        unlike: found.unlike,
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
