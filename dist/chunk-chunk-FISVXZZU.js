import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  StoredReader,
  StoredSpeller
} from "./chunk-chunk-Q22XO7I3.js";
import {
  JsonReader
} from "./chunk-chunk-R6Y7EH2F.js";
import {
  verdicts
} from "./chunk-chunk-4LE6HIH7.js";
import {
  bag,
  canonical
} from "./chunk-chunk-2KDALSGB.js";
import {
  _enum,
  _gte,
  _regex,
  array,
  boolean,
  discriminatedUnion,
  int,
  literal,
  nullable,
  record,
  safeParse,
  strictObject,
  string,
  unknown
} from "./chunk-chunk-WWJXMTTS.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/ledger/entry.ts
import { createHash } from "node:crypto";
var text = string();
var number = int().check(_gte(0));
var digest = text.check(_regex(/^sha256:[0-9a-f]{64}$/));
var instant = text.check(_regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
var ids = array(text);
var run = strictObject({
  kind: literal("run"),
  at: instant,
  tool: text,
  source: _enum(["service", "file", "demo"]),
  origin: text,
  /** The head that the run began with. */
  before: digest,
  complete: boolean(),
  /** Codes of what made the evidence incomplete. */
  problems: array(text),
  requests: number,
  /** Where reading failed, so that another run can go on from there. */
  stop: nullable(strictObject({ cursor: text, newest: number, oldest: number })),
  /** The id of the fingerprint key; null without one. */
  key: nullable(text),
  /** What was judged by: the digest of a policy entry. */
  policy: digest,
  /** How it was judged: revisions after `at` left out, missing numbers not accepted. */
  cut: boolean(),
  contiguous: boolean(),
  /** The newest revision known. */
  last: nullable(number),
  /** Revisions that arrived twice, with different content. */
  conflicts: array(number),
  verdict: _enum(verdicts),
  /** Findings that were open, and those that were excepted, of the history. */
  open: ids,
  excepted: ids,
  /** Open findings of other evidence, such as usage, which no replay of the history can show. */
  others: ids
});
var policy = strictObject({ kind: literal("policy"), digest, judge: record(text, unknown()) });
var missing = strictObject({ kind: literal("missing"), from: number, to: number });
var schema = discriminatedUnion("kind", [run, policy, missing]);
function policyEntry(judge) {
  return { kind: "policy", digest: `sha256:${createHash("sha256").update(canonical(judge)).digest("hex")}`, judge };
}
var EntrySpeller = class {
  #revisions = new StoredSpeller();
  line(entry) {
    if ("stored" in entry) return this.#revisions.entry(entry.kind, entry.stored);
    return canonical(entry);
  }
};
function changeLine(organization) {
  const speller = new StoredSpeller();
  return (stored) => JSON.stringify(speller.change(stored, { organization, keyId: stored.keyId, from: null }));
}
var EntryReader = class {
  #reader = new StoredReader();
  #speller = new EntrySpeller();
  /**
   * @param line the entry's bytes, without the line's end
   * @throws DriftlineError `tampered` that says what is wrong
   */
  entry(line) {
    const entry = this.#read(line);
    if (!line.equals(Buffer.from(this.#speller.line(entry)))) throw wrong("it is not spelled as it was written");
    return entry;
  }
  #read(line) {
    const start = line.toString("latin1", 0, 60);
    const [, key, kind] = /^\{"key":(null|"k[0-9a-f]{7}"),"kind":"(revision|conflict)",/.exec(start) ?? [];
    if (key !== void 0) {
      const keyId = key === "null" ? null : key.slice(1, -1);
      return { kind, stored: this.#reader.entry(line, keyId) };
    }
    const value = parsed(line);
    const checked = safeParse(schema, value);
    if (!checked.success) throw wrong("it is not an entry of this format");
    const entry = checked.data;
    if (entry.kind !== "policy") return entry;
    const judge = value.judge;
    if (policyEntry(judge).digest !== entry.digest) throw wrong("it is not the policy that its digest names");
    return { kind: "policy", digest: entry.digest, judge };
  }
};
function parsed(line) {
  try {
    const reader = new JsonReader(line, line.length);
    const value = reader.value();
    reader.end();
    return unescaped(value);
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    throw wrong(error.problems[0].message);
  }
}
function unescaped(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(unescaped);
  const out = bag();
  for (const [key, item] of Object.entries(value))
    out[/^\$\$+number$/.test(key) ? key.slice(1) : key] = unescaped(item);
  return out;
}
function wrong(message) {
  return new DriftlineError("tampered", message);
}

export {
  policyEntry,
  EntrySpeller,
  changeLine,
  EntryReader
};
