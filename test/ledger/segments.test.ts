// lane: long
// A ledger of several files: which files grow, and that no change of any file stays unnoticed.
import { mkdirSync, renameSync, symlinkSync, unlinkSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { EntryReader } from "../../src/ledger/entry.ts";
import { Ledger, openForReading } from "../../src/ledger/ledger.ts";
import { proveRevision } from "../../src/ledger/prove.ts";
import { verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";
import { openKeeper } from "../../src/commands/limits/keep.ts";
import { contentsOf, verdictIn } from "./memory.ts";
import {
  copyOf,
  inOneFile,
  folder,
  linesOf,
  read,
  refusal,
  run,
  segmentedLedger,
  segmentsOf,
  three,
  verdictOn,
  write,
} from "./support.ts";

let dir: string;
beforeAll(async () => {
  dir = await segmentedLedger();
});

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");
const linesIn = (ledger: string, name: string) => read(ledger, name).toString().trimEnd().split("\n");

describe("a ledger", () => {
  it("begins another file with the first run of a month, and never touches the others again", async () => {
    const names = segmentsOf(dir);
    expect(names).toEqual(["entries.jsonl", expect.stringMatching(/^entries\.\d+\.jsonl$/), expect.any(String)]);
    const runs = names.map((name) => linesIn(dir, name).filter((line) => line.includes('"kind":"run"')).length);
    expect(runs).toEqual([1, 2, 1]);
    const before = names.map((name) => read(dir, name));
    const grown = copyOf(dir);
    await run(grown, three, { asOf: Date.parse("2026-05-02T00:00:00Z") });
    expect(segmentsOf(grown)).toEqual(names);
    const isSame = names.map((name, i) => read(grown, name).equals(before[i]!));
    expect(isSame).toEqual([true, true, false]);
    await expect(verifyLedger(grown, { heads: [], replay: true })).resolves.toMatchObject({
      runs: { count: 5, replayed: 5 },
      revisions: { count: 3 },
    });
  });

  it("begins another file when one is full, in the middle of a commit too", async () => {
    const reader = new EntryReader();
    const lines = linesOf(inOneFile(dir));
    const batch = lines
      .slice(0, 1 + lines.findIndex((line) => line.includes('"kind":"run"')))
      .map((line) => reader.entry(Buffer.from(line)));
    const copy = path.join(folder(), "ledger");
    const { created } = JSON.parse(read(dir, "origin").toString()) as { created: string };
    const ledger = await Ledger.open(copy, { organization: "corp", now: created, maxSegment: 300 });
    const plan = ledger.plan(batch);
    await ledger.commit(plan);
    await ledger.close();
    expect(segmentsOf(copy).length).toBeGreaterThan(2);
    for (const name of segmentsOf(copy).slice(0, -1)) expect(read(copy, name).length).toBeGreaterThanOrEqual(300);
    expect((await openForReading(copy)).verifiedLedger.head).toBe(plan.head);
    expect((await proveRevision(copy, 2)).head).toBe(plan.head);
  });

  it("begins another file with an attempt to set limits, which says so as a run does", async () => {
    const copy = copyOf(dir);
    const keeper = await openKeeper(copy, "corp", "2026-06-01T00:00:00.000Z");
    await keeper.keep([{ email: "ada@corp.example", limit: 5, result: "unknown" }]);
    await keeper.keep([{ email: "ada@corp.example", limit: 5, result: "refused", note: "no member" }]);
    await keeper.close();
    expect(segmentsOf(copy)).toHaveLength(4);
    expect(linesIn(copy, segmentsOf(copy).at(-1)!).map((line) => line.includes('"segments":'))).toEqual([true, false]);
    await run(copy, three, { asOf: Date.parse("2026-06-02T00:00:00Z") });
    expect(segmentsOf(copy)).toHaveLength(4);
    await expect(verifyLedger(copy, { heads: [], replay: true })).resolves.toMatchObject({ runs: { replayed: 5 } });
  });

  it("of one file, as it was kept before, is read, keeps its heads and its bytes, and goes on in another file", async () => {
    const old = inOneFile(dir);
    const { head } = await verifyLedger(old, { heads: [], replay: true });
    const bytes = read(old, "entries.jsonl");
    await run(old, three, { asOf: Date.parse("2026-06-01T00:00:00Z") });
    expect(segmentsOf(old)).toHaveLength(2);
    expect(read(old, "entries.jsonl").equals(bytes)).toBe(true);
    await expect(verifyLedger(old, { heads: [head], replay: true })).resolves.toMatchObject({
      anchored: true,
      runs: { count: 5, replayed: 5 },
    });
  });
});

describe("a file that does not grow any more", () => {
  it("is proved to the byte", async () => {
    const files = contentsOf(dir);
    for (const name of segmentsOf(dir).slice(0, -1)) {
      const bytes = read(dir, name);
      const missed: string[] = [];
      for (let at = 0; at < bytes.length; at += 7) {
        const bent = Buffer.from(bytes);
        bent[at]! ^= 1 << (at % 8);
        if ((await verdictIn({ ...files, [name]: bent })) === "sound") missed.push(`${name} byte ${at}`);
        const cut = bytes.subarray(0, at);
        if ((await verdictIn({ ...files, [name]: cut })) === "sound") missed.push(`${name} cut to ${at}`);
      }
      expect(missed).toEqual([]);
    }
    expect(await verdictIn(files)).toBe("sound");
  });

  it("cannot go away, be named otherwise, be a link, or be joined by another", async () => {
    const names = segmentsOf(dir);
    for (const name of names) {
      const place = (ledger: string, other = name) => path.join(ledger, other);
      const gone = copyOf(dir);
      unlinkSync(place(gone));
      expect(await verdictOn(gone), `${name} gone`).toContain("missing");
      symlinkSync(place(dir), place(gone));
      expect(await verdictOn(gone), `${name} linked`).toContain("link");
      for (const other of ["entries.1.jsonl", "entries.02.jsonl", "entries.3.jsonl", "entries.999.jsonl"]) {
        const renamed = copyOf(dir);
        renameSync(place(renamed), place(renamed, other));
        expect(await verdictOn(renamed), `${name} is ${other}`).not.toBe("sound");
        for (const bytes of ["", "\n", read(dir, name)]) {
          const joined = copyOf(dir);
          write(joined, other, bytes);
          expect(await verdictOn(joined), `${other} beside ${name}`).not.toBe("sound");
        }
      }
    }
    const after = copyOf(dir);
    write(after, `entries.${linesOf(dir).length + 1}.jsonl`, "");
    expect(await verdictOn(after)).toContain("no checkpoint covers");
  });

  it.each(["origin", "checkpoint", "entries.jsonl"])(
    "says that %s is not a file if a folder has its name",
    async (name) => {
      const other = copyOf(dir);
      unlinkSync(path.join(other, name));
      mkdirSync(path.join(other, name));
      expect(await verdictOn(other)).toContain(`${name}: it is not a file`);
    },
  );

  it("is no interrupted creation, and stays as it is, if everything else is gone", async () => {
    const left = copyOf(dir);
    write(left, "checkpoint.next", read(dir, "checkpoint"));
    for (const name of ["checkpoint", "entries.jsonl"]) unlinkSync(path.join(left, name));
    const before = contentsOf(left);
    expect(await verdictOn(left)).toContain("checkpoint: it is missing");
    expect((await refusal(Ledger.open(left, { organization: null, now: "2026-11-20T00:00:00.000Z" }))).exitCode).toBe(
      4,
    );
    expect(contentsOf(left)).toEqual(before);
  });

  it("cannot end elsewhere: each run says which files it began", async () => {
    const [first, second, third] = segmentsOf(dir) as [string, string, string];
    const from = Number(second.split(".")[1]);
    const [a, b] = [linesIn(dir, first), linesIn(dir, second)];
    const splits: (readonly [number, readonly string[], readonly string[]])[] = [
      [from - 1, a.slice(0, -1), [...a.slice(-1), ...b]],
      [from + 1, [...a, ...b.slice(0, 1)], b.slice(1)],
    ];
    for (const [at, before, after] of splits) {
      const moved = copyOf(dir);
      unlinkSync(path.join(moved, second));
      write(moved, first, textOf(before));
      write(moved, `entries.${at}.jsonl`, textOf(after));
      expect(linesOf(moved)).toEqual(linesOf(dir));
      expect(await verdictOn(moved)).toContain("began other files");
    }
    for (const [into, gone] of [
      [first, second],
      [second, third],
    ] as const) {
      const merged = copyOf(dir);
      write(merged, into, Buffer.concat([read(dir, into), read(dir, gone)]));
      unlinkSync(path.join(merged, gone));
      expect(await verdictOn(merged)).toContain("began other files");
    }
  });
});
