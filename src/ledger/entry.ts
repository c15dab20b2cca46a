// What stands in a ledger besides revisions, and how each entry is spelled: canonical JSON, one entry a line.
import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { DriftlineError } from "../errors.ts";
import { bag, canonical, isArray, type Json } from "../model/json.ts";
import { type LimitAttempt, limitResults } from "../model/limits.ts";
import { verdicts } from "../model/report/states.ts";
import { type StoredRevision, StoredReader, StoredSpeller } from "../seal/stored.ts";
import { JsonReader } from "../seal/strict-json.ts";
import { firstIn } from "../lists.ts";

const text = z.string();
const number = z.int().check(z.minimum(0));
const digest = text.check(z.regex(/^sha256:[0-9a-f]{64}$/));
const instant = text.check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
const ids = z.array(text);

/** The leaves with which a commit began another file. Left out when there are none. */
const segments = z.optional(z.array(number).check(z.minLength(1)));

/** One audit: what it read, what it judged by, what it found. */
const run = z.strictObject({
  kind: z.literal("run"),
  at: instant,
  tool: text,
  source: z.enum(["service", "file", "demo"]),
  origin: text,
  /** The head that the run began with. */
  before: digest,
  segments,
  complete: z.boolean(),
  /** Codes of what made the evidence incomplete. */
  problems: z.array(text),
  requests: number,
  /** Where reading failed, so that another run can go on from there. */
  stop: z.nullable(z.strictObject({ cursor: text, newest: number, oldest: number })),
  /** The id of the fingerprint key; null without one. */
  key: z.nullable(text),
  /** What was judged by: the digest of a policy entry. */
  policy: digest,
  /** How it was judged: revisions after `at` left out, missing numbers not accepted. */
  cut: z.boolean(),
  contiguous: z.boolean(),
  /** The newest revision known. */
  last: z.nullable(number),
  /** Revisions that were received twice, with different content. */
  conflicts: z.array(number),
  verdict: z.enum(verdicts),
  /** Findings that were open, and those that were excepted, of the history. */
  open: ids,
  excepted: ids,
  /** Open findings of other evidence, such as usage, which no replay of the history can show. */
  others: ids,
});

/** What judged a run. `judge` is everything that a replay needs. */
const policy = z.strictObject({ kind: z.literal("policy"), digest, judge: z.record(text, z.unknown()) });

/** Revisions that the ledger holds and the source no longer gave. */
const missing = z.strictObject({ kind: z.literal("missing"), from: number, to: number });

/** The figures of a final day, sealed, as an endpoint gave them: a row, or the rows of all users. */
const usage = z.strictObject({
  kind: z.literal("usage"),
  endpoint: z.enum(["tokens", "tools", "activity", "productivity", "users"]),
  day: text.check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  digest,
  row: z.unknown(),
});

/** Everybody who was a member when a run asked. */
const members = z.strictObject({
  kind: z.literal("members"),
  at: instant,
  members: z.array(z.strictObject({ id: text, email: text })),
});

/** One attempt to set limits, and what became of each. It stands twice when it came to its end: before and after. */
const limits = z.strictObject({
  kind: z.literal("limits"),
  at: instant,
  /** The head that the attempt began with. */
  before: digest,
  segments,
  limits: z.array(
    z
      .strictObject({
        email: text,
        limit: number,
        result: z.enum(limitResults),
        set: z.nullable(z.int()),
        reason: z.nullable(text),
      })
      .check(
        z.refine(({ result, limit, set, reason }) => {
          const isSaid = result === "set" ? set === limit : result === "different" ? set !== null : set === null;
          return isSaid && (reason !== null) === (result === "refused");
        }),
      ),
  ),
});

const schema = z.discriminatedUnion("kind", [run, policy, missing, usage, members, limits]);

export type RunEntry = z.infer<typeof run>;
type MissingEntry = z.infer<typeof missing>;
export type MembersEntry = z.infer<typeof members>;
export type LimitsEntry = z.infer<typeof limits>;
export interface UsageEntry extends Omit<z.infer<typeof usage>, "row"> {
  readonly row: Json;
}
interface PolicyEntry {
  readonly kind: "policy";
  readonly digest: string;
  readonly judge: Json;
}
export interface RevisionEntry {
  /** A conflict is another content of a revision that is known. */
  readonly kind: "revision" | "conflict";
  readonly stored: StoredRevision;
}
export type LedgerEntry =
  | RunEntry
  | MissingEntry
  | PolicyEntry
  | UsageEntry
  | MembersEntry
  | LimitsEntry
  | RevisionEntry;

/** Whether an entry ends the commit that wrote it: an audit's run, or an attempt to set limits. */
export function isEnd(entry: LedgerEntry): entry is RunEntry | LimitsEntry {
  return entry.kind === "run" || entry.kind === "limits";
}

/** An attempt to set limits as an entry. @param before the head that it begins with */
export function limitsEntry({ at, limits }: LimitAttempt, before: string): LimitsEntry {
  return { kind: "limits", at, before, limits: limits.map((limit) => ({ ...limit })) };
}

export function policyEntry(judge: Json): PolicyEntry {
  return { kind: "policy", digest: digestOf(judge), judge };
}

export function usageEntry(endpoint: UsageEntry["endpoint"], day: string, row: Json): UsageEntry {
  return { kind: "usage", endpoint, day, digest: digestOf(row), row };
}

function digestOf(value: Json): string {
  return `sha256:${createHash("sha256").update(canonical(value)).digest("hex")}`;
}

/** Writes entries. */
export class EntrySpeller {
  readonly #revisions = new StoredSpeller();

  line(entry: LedgerEntry): string {
    if ("stored" in entry) return this.#revisions.entry(entry.kind, entry.stored);
    return canonical(entry as unknown as Json);
  }
}

/** Writes revisions as lines of a history file. */
export function changeLine(organization: string): (stored: StoredRevision) => string {
  const speller = new StoredSpeller();
  return (stored) => speller.changeLine(stored, { organization, keyId: stored.keyId, from: null });
}

/** Reads entries, and refuses what it would not have written. */
export class EntryReader {
  readonly #reader = new StoredReader();
  readonly #speller = new EntrySpeller();

  /**
   * @param line the entry's bytes, without the line's end
   * @throws DriftlineError `tampered` that says what is wrong
   */
  entry(line: Buffer): LedgerEntry {
    const entry = this.#read(line);
    if (!line.equals(Buffer.from(this.#speller.line(entry)))) throw wrong("it is not spelled as it was written");
    return entry;
  }

  #read(line: Buffer): LedgerEntry {
    const start = line.toString("latin1", 0, 60);
    const [, key, kind] = /^\{"key":(null|"k[0-9a-f]{7}"),"kind":"(revision|conflict)",/.exec(start) ?? [];
    if (key !== undefined) {
      const keyId = key === "null" ? null : key.slice(1, -1);
      return { kind: kind as RevisionEntry["kind"], stored: this.#reader.entry(line, keyId) };
    }
    const value = parsed(line);
    const checked = z.safeParse(schema, value);
    if (!checked.success) throw wrong("it is not an entry of this format");
    const entry = checked.data;
    if (entry.kind === "usage") {
      const row = (value as { row?: Json }).row;
      if (row === undefined) throw wrong("it has no row");
      const keptRow = usageEntry(entry.endpoint, entry.day, row);
      if (keptRow.digest !== entry.digest) throw wrong("it is not the row that its digest names");
      return keptRow;
    }
    if (entry.kind !== "policy") return entry;
    const judge = (value as { judge: Json }).judge;
    if (policyEntry(judge).digest !== entry.digest) throw wrong("it is not the policy that its digest names");
    return { kind: "policy", digest: entry.digest, judge };
  }
}

function parsed(line: Buffer): Json {
  try {
    const reader = new JsonReader(line, line.length);
    const value = reader.value();
    reader.end();
    return unescaped(value);
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    throw wrong(firstIn(error.problems).message);
  }
}

/** The reader renames keys that look like exact numbers of its own; policies may hold such keys, and none of ours do. */
function unescaped(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (isArray(value)) return value.map(unescaped);
  const out = bag<Json>();
  for (const [key, item] of Object.entries(value))
    out[/^\$\$+number$/.test(key) ? key.slice(1) : key] = unescaped(item);
  return out;
}

function wrong(message: string): DriftlineError {
  return new DriftlineError("tampered", message);
}
