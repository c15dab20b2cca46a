// lane: long, first
// A run that dies or fails at any call of the file system loses nothing, and leaves nothing incomplete.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { DriftlineError } from "../../src/errors.ts";
import { type LedgerEntry, isEnd, EntryReader, limitsEntry } from "../../src/ledger/entry.ts";
import { type Files, realFiles } from "../../src/ledger/files.ts";
import { Ledger, openForReading } from "../../src/ledger/ledger.ts";
import type { Holder } from "../../src/ledger/lock.ts";
import { hourly } from "../support/history.ts";
import { dying, failing } from "./faults.ts";
import { bytesOf, copyOf, folder, ledgerOf, linesOf, read, run, three, verdictOn } from "./support.ts";

const now = "2026-04-01T00:00:00.000Z";
/** A process of an earlier boot: its lock may be taken over. */
const gone: Holder = { pid: 7, boot: "before", space: "", started: "1" };

const refused = { email: "ada@corp.example", limit: 5, result: "refused", set: null, reason: "no member" } as const;

/** Two runs, and an attempt to set limits. */
let batches: LedgerEntry[][];
let empty: string;
/** Segment sizes in bytes: larger than the test's data, and smaller than any entry. */
const sizes = [2 ** 20, 1];
/** The expected ledger after each batch, byte for byte, for each size. */
const wanted: Record<number, Record<string, string>[]> = {};

beforeAll(async () => {
  const full = await ledgerOf(three);
  const count = linesOf(full).length;
  const more = hourly(...three.map((revision) => revision.settings), {
    maxAutonomyLevel: "high",
    note: "x".repeat(5000),
  });
  await run(full, more);
  const entry = limitsEntry({ at: now, limits: [refused] }, (await openForReading(full)).verifiedLedger.head);
  await append(full, [entry], sizes[0]!);
  const reader = new EntryReader();
  const entries = linesOf(full).map((line) => reader.entry(Buffer.from(line)));
  batches = [entries.slice(0, count), entries.slice(count, -1), entries.slice(-1)];
  empty = path.join(folder(), "ledger");
  await (await Ledger.open(empty, { organization: "corp", now })).close();
  for (const size of sizes) {
    const all = [];
    for (const done of [0, 1, 2, 3]) all.push(bytesOf(await ledgerAfter(done, size)));
    wanted[size] = all;
  }
  expect(linesOf(await ledgerAfter(3))).toEqual(linesOf(full));
});

/** Makes the ledger after `done` batches. */
async function ledgerAfter(done: number, size = sizes[0]!): Promise<string> {
  const dir = copyOf(empty);
  for (const batch of batches.slice(0, done)) await append(dir, batch, size);
  return dir;
}

async function append(
  dir: string,
  batch: readonly LedgerEntry[],
  maxSegment: number,
  files: Files = realFiles,
  self?: Holder,
): Promise<void> {
  const ledger = await Ledger.open(dir, { organization: "corp", now, maxSegment, files, ...(self && { self }) });
  try {
    const { head: before } = ledger;
    await ledger.commit(ledger.plan(batch.map((entry) => (isEnd(entry) ? { ...entry, before } : entry))));
  } finally {
    await ledger.close();
  }
}

/** Returns the number of batches in a ledger. */
function batchesIn(dir: string, size: number): number {
  const checkpoint = read(dir, "checkpoint").toString("base64");
  return [0, 1, 2, 3].find((done) => checkpoint === wanted[size]![done]!["checkpoint"])!;
}

const codes = ["ENOSPC", "EACCES", "EIO", "EMFILE"];

describe.each([
  [0, sizes[0]!],
  [1, sizes[0]!],
  [2, sizes[0]!],
  [1, sizes[1]!],
])("an append after %i others, in files of %i bytes,", (done, size) => {
  let before: string;
  beforeAll(async () => {
    before = await ledgerAfter(done, size);
  });

  it("that dies anywhere is there or is not, and the next run goes on from there", async () => {
    const dirs: string[] = [];
    for (let n = 1, isDead = true; isDead; n++) {
      const dir = copyOf(before);
      const trouble = dying(n);
      isDead = await append(dir, batches[done]!, size, trouble.files, gone).then(
        () => trouble.calls() >= n,
        () => true,
      );
      dirs.push(dir);
      expect(await verdictOn(dir), `dead at call ${n}`).toBe("sound");
      const held = batchesIn(dir, size);
      expect([done, done + 1]).toContain(held);
      // The next run first gets a ledger without unfinished appends.
      const next = await Ledger.open(dir, { organization: "corp", now });
      const { size: leaves } = next;
      await next.close();
      const count = leaves === 1 + batches.slice(0, done).flat().length ? done : done + 1;
      expect(count).toBeGreaterThanOrEqual(held);
      expect(bytesOf(dir), `after call ${n}`).toEqual(wanted[size]![count]);
      const following = batches[count];
      if (following === undefined) continue;
      await append(dir, following, size);
      expect(bytesOf(dir)).toEqual(wanted[size]![count + 1]);
    }
    expect(dirs.length).toBeGreaterThan(20);
  });

  // Each call fails in one way here, and in the other ways in the other appends.
  it("that meets no space, no right, a broken disk or too many files anywhere says so and changes nothing", async () => {
    for (let n = 1, met = true; met; n++) {
      const code = codes[(n + done + (size === sizes[0] ? 0 : 2)) % codes.length]!;
      const dir = copyOf(before);
      const trouble = failing(n, code);
      const error = await append(dir, batches[done]!, size, trouble.files, gone).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      met = trouble.calls() >= n;
      if (!met) break;
      expect(await verdictOn(dir), `${code} at call ${n}`).toBe("sound");
      if (error !== undefined) {
        expect(error, `${code} at call ${n}`).toBeInstanceOf(DriftlineError);
        // An unreadable ledger counts as tampered, an unwritable one as incomplete.
        expect([3, 4]).toContain((error as DriftlineError).exitCode);
      }
      const next = await Ledger.open(dir, { organization: "corp", now });
      await next.close();
      expect([wanted[size]![done], wanted[size]![done + 1]]).toContainEqual(bytesOf(dir));
      if (error === undefined) expect(bytesOf(dir)).toEqual(wanted[size]![done + 1]);
    }
  });
});

it("an append whose last step was done, and is said to have failed, is kept", async () => {
  const dir = await ledgerAfter(1);
  const rename: Files["rename"] = async (from, to) => {
    await realFiles.rename(from, to);
    if (path.basename(String(to)) === "checkpoint") throw Object.assign(new Error("gone"), { code: "ENOENT" });
  };
  await append(dir, batches[1]!, sizes[0]!, { ...realFiles, rename });
  expect(bytesOf(dir)).toEqual(wanted[sizes[0]!]![2]);
});

describe("a new ledger", () => {
  it("whose making dies anywhere is made by the next run", async () => {
    for (let n = 1, isDead = true; isDead; n++) {
      const dir = path.join(folder(), "ledger");
      const trouble = dying(n);
      isDead = await append(dir, batches[0]!, sizes[0]!, trouble.files, gone).then(
        () => trouble.calls() >= n,
        () => true,
      );
      if (existsSync(path.join(dir, "checkpoint"))) expect(await verdictOn(dir), `dead at call ${n}`).toBe("sound");
      const next = await Ledger.open(dir, { organization: "corp", now });
      const isThere = next.size > 1;
      await next.close();
      expect(bytesOf(dir)).toEqual(wanted[sizes[0]!]![isThere ? 1 : 0]);
      if (!isThere) await append(dir, batches[0]!, sizes[0]!);
      expect(bytesOf(dir)).toEqual(wanted[sizes[0]!]![1]);
    }
  });

  it("can be read by its owner alone, and git does not touch its line ends", async () => {
    const { statSync } = await import("node:fs");
    expect(statSync(empty).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(empty)) expect(statSync(path.join(empty, name)).mode & 0o777).toBe(0o600);
    expect(read(empty, ".gitattributes").toString()).toBe("* -text\n");
    expect(readdirSync(empty).sort()).toEqual([".gitattributes", "checkpoint", "entries.jsonl", "origin"]);
  });

  it("is not made where other things are", async () => {
    const { writeFileSync } = await import("node:fs");
    const dir = folder();
    writeFileSync(path.join(dir, "precious.txt"), "mine");
    await expect(Ledger.open(dir, { organization: "corp", now })).rejects.toMatchObject({ exitCode: 4 });
    expect(readdirSync(dir)).toEqual(["precious.txt"]);
  });
});

describe("before anything is read from the service", () => {
  it.each(["EROFS", "EACCES", "ENOSPC"])("%s is known", async (code) => {
    const dir = await ledgerAfter(1);
    const before = bytesOf(dir);
    // the first write is the lock
    for (const n of [2, 3, 4]) {
      const error = await Ledger.open(dir, { organization: "corp", now, files: failing(n, code).files }).then(
        async (ledger) => ledger.close(),
        (thrown: unknown) => thrown,
      );
      expect(error).toMatchObject({ exitCode: 3 });
      expect(bytesOf(dir)).toEqual(before);
    }
  });
});
