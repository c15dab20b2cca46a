// lane: long
// Reading takes no lock: whatever a run writes meanwhile, the result is the ledger before or after the write.
import { rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { verificationLines, verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";
import { EntryReader } from "../../src/ledger/entry.ts";
import { type Files, realFiles } from "../../src/ledger/files.ts";
import { Ledger, openForReading } from "../../src/ledger/ledger.ts";
import { readLedger } from "../../src/ledger/read.ts";
import { between, through } from "./faults.ts";
import { copyOf, folder, ledgerOf, linesOf, read, run, three, write } from "./support.ts";

const now = "2026-04-01T00:00:00.000Z";

/** A writer that can be stopped before its n-th call, and continued to its end. */
function stepped(work: (files: Files) => Promise<void>) {
  let until = 0;
  let calls = 0;
  let [resume, reached] = [() => {}, () => {}];
  const writer = between(async (call) => {
    calls = call;
    if (call < until) return;
    const paused = new Promise<void>((go) => (resume = go));
    reached();
    await paused;
  });
  let done: Promise<void> | undefined;
  const to = async (call: number): Promise<void> => {
    until = call;
    const there = new Promise<void>((go) => (reached = go));
    if (done) resume();
    done ??= work(writer.files);
    await Promise.race([there, done]);
  };
  return { to, end: () => to(Infinity), calls: () => calls };
}

/** A ledger for one test, and a write to it. */
interface Writing {
  readonly dir: string;
  readonly write: (files: Files) => Promise<void>;
}

/** Reads a ledger during a write: stops the writer at call n before the reader's call m, for every m and n. */
async function interleaved<T>(begin: () => Promise<Writing>, see: (dir: string, files: Files) => Promise<T>) {
  const results = new Set<T>();
  const alone = stepped((await begin()).write);
  await alone.end();
  for (let n = 1; n <= alone.calls() + 1; n++)
    for (let m = 1, calls = 1; m <= calls; m++) {
      const { dir, write } = await begin();
      const writer = stepped(write);
      const reader = between(async (call) => (call === m ? writer.to(n) : undefined));
      results.add(await see(dir, reader.files));
      calls = reader.calls();
      await writer.end();
      rmSync(path.dirname(dir), { recursive: true });
    }
  return results;
}

it.each([2 ** 20, 1])(
  "an append to files of %i bytes is no tampering, wherever the reader meets it",
  async (maxSegment) => {
    const small = await ledgerOf(three);
    const grown = copyOf(small);
    const size = linesOf(small).length + 1;
    await run(grown, three);
    const more = linesOf(grown).slice(size - 1);
    const batch = more.map((line) => new EntryReader().entry(Buffer.from(line)));
    const sizes = await interleaved(
      async () => {
        const dir = copyOf(small);
        let files = realFiles;
        const ledger = await Ledger.open(dir, { organization: "corp", now, maxSegment, files: through(() => files) });
        const write = async (stepping: Files) => {
          files = stepping;
          await ledger.commit(ledger.plan(batch));
          await ledger.close();
        };
        return { dir, write };
      },
      async (dir, files) => (await openForReading(dir, { files })).verifiedLedger.tree.size,
    );
    expect(sizes).toEqual(new Set([size, size + batch.length]));
  },
);

it("a ledger that is being made is none yet, or is there", async () => {
  const sizes = await interleaved(
    async () => {
      const dir = path.join(folder(), "ledger");
      const write = async (files: Files) => (await Ledger.open(dir, { organization: "corp", now, files })).close();
      return { dir, write };
    },
    async (dir, files) => (await readLedger(files, dir))?.tree.size,
  );
  expect(sizes).toEqual(new Set([1, undefined]));
});

it("a ledger names the revisions that a later history lacked", async () => {
  const recorded = async (...kept: number[]) => {
    const dir = await ledgerOf(three);
    await run(
      dir,
      kept.map((i) => three[i]!),
    );
    return verificationLines(await verifyLedger(dir, { heads: [], replay: false })).filter((line) =>
      line.includes("on record"),
    );
  };
  expect(await recorded(0, 2)).toEqual(["  on record: revision 2 was no longer given"]);
  expect(await recorded(2)).toEqual(["  on record: revisions 1 to 2 were no longer given"]);
});

it("a ledger says that nothing is missing between revisions only of several", async () => {
  const said = async (count: number) => {
    const dir = await ledgerOf(three.slice(0, count));
    return verificationLines(await verifyLedger(dir, { heads: [], replay: false }))[1];
  };
  expect(await said(1)).toBe("  1 revision (1)");
  expect(await said(2)).toBe("  2 revisions (1 to 2), none missing between them");
});

it("a write of which only the last step is missing is not said to be removed: the next run completes it", async () => {
  const dir = await ledgerOf(three.slice(0, 2));
  const before = read(dir, "checkpoint");
  await run(dir, three);
  write(dir, "checkpoint.next", read(dir, "checkpoint"));
  write(dir, "checkpoint", before);
  const verification = await verifyLedger(dir, { heads: [], replay: false });
  expect(verification.runs.count).toBe(1);
  expect(verificationLines(verification).join("\n")).toMatch(/the next run adds them if the entries are complete/);
  await run(dir, three);
  expect((await verifyLedger(dir, { heads: [], replay: true })).runs.count).toBe(3);
});
