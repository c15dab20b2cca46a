// lane: long
// An append is written in parts, to limit memory.
import path from "node:path";
import { expect, it } from "vitest";
import type { LedgerEntry } from "../../src/ledger/entry.ts";
import { type Files, type Handle, realFiles } from "../../src/ledger/files.ts";
import { Ledger, openForReading } from "../../src/ledger/ledger.ts";
import { readLedger } from "../../src/ledger/read.ts";
import { hourly } from "../support/history.ts";
import { folder, ledgerOf, linesOf, segmentsOf } from "./support.ts";

/** The machine's file system, and the size of each write. */
function measured() {
  const sizes: number[] = [];
  const open = async (...args: Parameters<Files["open"]>): Promise<Handle> => {
    const handle = await realFiles.open(...args);
    const write = handle.write.bind(handle) as (...params: unknown[]) => Promise<unknown>;
    const counted = async (...params: [Uint8Array, number, number, number]) => {
      sizes.push(params[2]);
      return write(...params);
    };
    return Object.assign(handle, { write: counted as unknown as Handle["write"] });
  };
  return { files: { ...realFiles, open }, sizes };
}

it("reads back what was larger than a part", async () => {
  const commands = (i: number) => Array.from({ length: 12_000 }, (_, n) => `make ${i} ${n} ${"x".repeat(20)}`);
  const settings = Array.from({ length: 8 }, (_, i) => ({ commandAllowlist: commands(i) }));
  const dir = await ledgerOf(hourly(...settings));
  const entries: LedgerEntry[] = [];
  await readLedger(realFiles, dir, () => ({ entry: (entry) => void entries.push(entry) }));

  const { files, sizes } = measured();
  const copy = path.join(folder(), "ledger");
  const ledger = await Ledger.open(copy, { organization: "corp", now: "2026-04-01T00:00:00.000Z", files });
  await ledger.commit(ledger.plan(entries));
  await ledger.close();

  expect(segmentsOf(copy)).toEqual(segmentsOf(dir));
  expect(linesOf(copy)).toEqual(linesOf(dir));
  expect((await openForReading(copy)).state.revisions.size).toBe(8);
  const longest = Math.max(...linesOf(copy).map((line) => Buffer.byteLength(line) + 1));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(3_000_000);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000_000 + longest);
});
