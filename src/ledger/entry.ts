// The entries of a ledger besides revisions. Each is written as canonical JSON, one entry a line.
import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { DriftlineError } from "../errors.ts";
import { isInstantText } from "../model/instant.ts";
import { bag, canonical, isArray, type Json } from "../model/json.ts";
import { type LimitAttempt, limitResults } from "../model/limits.ts";
import { verdicts } from "../model/report/states.ts";
import { type StoredRevision, StoredReader, StoredSpeller } from "../seal/stored-form.ts";
import { JsonReader } from "../seal/strict-json.ts";
import { firstIn } from "../lists.ts";

const text = z.string();
const number = z.int().check(z.minimum(0));
const digest = text.check(z.regex(/^sha256:[0-9a-f]{64}$/));
const instant = text.check(z.refine(isInstantText));
const day = text.check(z.refine((value) => isInstantText(`${value}T00:00:00.000Z`)));
const ids = z.array(text);

/** First leaves of the segments that the commit began. Absent if it began none. */
const segments = z.optional(z.array(number).check(z.minLength(1)));

/** One audit: the evidence, the policy and the result. */
const run = z.strictObject({
  kind: z.literal("run"),
  at: instant,
  tool: text,
  source: z.enum(["service", "file", "demo"]),
  origin: text,
  /** The head before the run. */
  before: digest,
  segments,
  complete: z.boolean(),
  /** Codes of the problems that made the evidence incomplete. */
  problems: z.array(text),
  requests: number,
  /** Where reading failed. The next run continues there. */
  stop: z.nullable(z.strictObject({ cursor: text, newest: number, oldest: number })),
  /** The id of the fingerprint key; null without one. */
  key: z.nullable(text),
  /** The digest of the policy entry that the run used. */
  policy: digest,
  /** Whether it ignored revisions after `at`, and whether it required revision numbers without gaps. */
  cut: z.boolean(),
  contiguous: z.boolean(),
  /** The newest known revision. */
  last: z.nullable(number),
  /** Revisions that were received twice, with different content. */
  conflicts: z.array(number),
  verdict: z.enum(verdicts),
  /** Ids of open and excepted findings about the history. */
  open: ids,
  excepted: ids,
  /** Ids of open findings about other evidence, such as usage. A replay of the history cannot produce them. */
  others: ids,
  /** The data besides the history that the run had. Runs of earlier versions do not say. */
  data: z.optional(ids),
});

/** The policy of a run. `judge` is everything that a replay needs. */
const policy = z.strictObject({ kind: z.literal("policy"), digest, judge: z.record(text, z.unknown()) });

/** Revisions that the ledger holds and the source no longer returns. */
const missing = z.strictObject({ kind: z.literal("missing"), from: number, to: number });

/** The sealed figures of a final day from one endpoint: a row, or the rows of all users. */
const usage = z.strictObject({
  kind: z.literal("usage"),
  endpoint: z.enum(["tokens", "tools", "activity", "productivity", "users"]),
  day,
  digest,
  row: z.unknown(),
});

/** All members at the time of a request. */
const members = z.strictObject({
  kind: z.literal("members"),
  at: instant,
  members: z.array(z.strictObject({ id: text, email: text })),
});

/** One attempt to set limits, with the result for each. A finished attempt has two entries: one before, one after. */
const limits = z.strictObject({
  kind: z.literal("limits"),
  at: instant,
  /** The head before the attempt. */
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
  /** `conflict`: a second, different content of a known revision. */
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

/** Whether an entry is the last of its commit: a run, or an attempt to set limits. */
export function isEnd(entry: LedgerEntry): entry is RunEntry | LimitsEntry {
  return entry.kind === "run" || entry.kind === "limits";
}

/** Converts an attempt to set limits to an entry. @param before the head before the attempt */
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

/** Writes entries as lines. */
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

/** Parses entries. Rejects any line that EntrySpeller would have written differently. */
export class EntryReader {
  readonly #reader = new StoredReader();
  readonly #speller = new EntrySpeller();
  /** Space for the bytes of one entry, used again for the next. */
  #room = Buffer.allocUnsafeSlow(0);

  /**
   * Parses one entry.
   * @param line the entry's bytes, without the line end
   * @throws DriftlineError `tampered` with the reason
   */
  entry(line: Buffer): LedgerEntry {
    const entry = this.#read(line);
    if (!this.#isSpelled(line, this.#speller.line(entry))) throw wrong("its text was changed");
    return entry;
  }

  #isSpelled(line: Buffer, text: string): boolean {
    // A text has at most three bytes of UTF-8 for each of its code units.
    if (this.#room.length < 3 * text.length) this.#room = Buffer.allocUnsafeSlow(6 * text.length);
    return line.equals(this.#room.subarray(0, this.#room.write(text)));
  }

  #read(line: Buffer): LedgerEntry {
    const start = line.toString("latin1", 0, 60);
    const [, key, kind] = /^\{"key":(null|"k[0-9a-f]{7}"),"kind":"(revision|conflict)",/.exec(start) ?? [];
    if (key !== undefined) {
      const keyId = key === "null" ? null : key.slice(1, -1);
      return { kind: kind as RevisionEntry["kind"], stored: this.#reader.entry(line, keyId) };
    }
    const value = parseLine(line);
    const result = z.safeParse(schema, value);
    if (!result.success) throw wrong("it is not an entry of this format");
    const entry = result.data;
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

function parseLine(line: Buffer): Json {
  try {
    return unescapeKeys(new JsonReader(line, line.length).whole());
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    throw wrong(firstIn(error.problems).message);
  }
}

/** Undoes the escaping of JsonReader, which renames keys like `$number`. Only policies may contain such keys. */
function unescapeKeys(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (isArray(value)) return value.map(unescapeKeys);
  const out = bag<Json>();
  for (const [key, item] of Object.entries(value))
    out[/^\$\$+number$/.test(key) ? key.slice(1) : key] = unescapeKeys(item);
  return out;
}

function wrong(message: string): DriftlineError {
  return new DriftlineError("tampered", message);
}
