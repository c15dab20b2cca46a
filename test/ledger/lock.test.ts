// One run at a time.
import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Files, realFiles } from "../../src/ledger/files.ts";
import { Ledger } from "../../src/ledger/ledger.ts";
import { type Holder, takeLock, thisProcess } from "../../src/ledger/lock.ts";
import { bytesOf, folder, entriesOf, ledgerOf, read, refusal, run, three, verdictOn, write } from "./support.ts";

const open = (dir: string, more: { files?: Files; self?: Holder } = {}) =>
  Ledger.open(dir, { organization: "corp", now: "2026-04-01T00:00:00.000Z", ...more });
const lockOf = (holder: Partial<Holder>, self: Holder) =>
  `${JSON.stringify(Object.fromEntries(Object.entries({ ...self, ...holder }).sort(([a], [b]) => (a < b ? -1 : 1))))}\n`;

describe("a second run", () => {
  it("is told that the ledger is in use, and by which process", async () => {
    const dir = await ledgerOf();
    const first = await open(dir);
    const error = await refusal(open(dir));
    expect([error.exitCode, error.message]).toEqual([3, expect.stringContaining(`process ${process.pid}`)]);
    await first.close();
    await (await open(dir)).close();
    expect(readdirSync(dir)).not.toContain("lock");
  });

  it("may read meanwhile", async () => {
    const dir = await ledgerOf();
    const first = await open(dir);
    expect(await verdictOn(dir)).toBe("sound");
    await first.close();
  });

  it("of many at once is the only one that gets it", async () => {
    const dir = await ledgerOf();
    const runs = () => entriesOf(dir).filter((entry) => entry["kind"] === "run").length;
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => run(dir, three)));
    const done = all.filter((item) => item.status === "fulfilled").length;
    expect(done).toBeGreaterThan(0);
    expect(runs()).toBe(1 + done);
    expect(await verdictOn(dir)).toBe("sound");
    for (const item of all) if (item.status === "rejected") expect(item.reason).toMatchObject({ exitCode: 3 });
  });
});

describe("a lock that was left behind", () => {
  it("by a process that is gone is taken over", async () => {
    const dir = await ledgerOf();
    const self = await thisProcess();
    for (const holder of [
      { boot: "another start of the machine" },
      { boot: "another start of the machine", host: undefined }, // of an earlier version
      { pid: 2 ** 22 + 1 }, // greater than any process id
      { started: "1" }, // the process id was reused
    ]) {
      write(dir, "lock", lockOf(holder, self));
      await (await open(dir)).close();
      expect(readdirSync(dir)).not.toContain("lock");
    }
  });

  it("by one that cannot be told to be gone is respected", async () => {
    const dir = await ledgerOf();
    const self = await thisProcess();
    for (const text of [
      lockOf({}, self),
      lockOf({ space: "pid:[1]", pid: 2 ** 22 + 1 }, self),
      lockOf({ host: "another machine", boot: "its start" }, self),
      "hello\n",
      '{"pid":1}\n',
    ]) {
      write(dir, "lock", text);
      const error = await refusal(open(dir));
      expect([error.exitCode, read(dir, "lock").toString()]).toEqual([3, text]);
      if (text !== lockOf({}, self)) expect(error.message).toContain("delete lock there if no");
    }
  });

  it("that another takes over first is put back", async () => {
    const dir = await ledgerOf();
    const self = await thisProcess();
    write(dir, "lock", lockOf({ boot: "before" }, self));
    const theirs = lockOf({ pid: 1 }, self);
    const files: Files = {
      ...realFiles,
      rename: async (from, to) => {
        write(dir, "lock", theirs); // between reading and renaming
        await realFiles.rename(from, to);
      },
    };
    expect((await refusal(open(dir, { files }))).exitCode).toBe(3);
    expect(read(dir, "lock").toString()).toBe(theirs);
    expect(readdirSync(dir).filter((name) => name.startsWith("lock."))).toEqual([]);
  });
});

describe("a run on another machine", () => {
  it("does not disturb a commit in a shared folder", async () => {
    const dir = await ledgerOf();
    const other = { ...(await thisProcess()), host: "another machine", boot: "its start" };
    let refused: unknown;
    const files: Files = {
      ...realFiles,
      open: async (file, ...more) => {
        // The checkpoint of the append is announced, and its entries are not written yet.
        if (path.basename(String(file)) === "entries.jsonl" && readdirSync(dir).includes("checkpoint.next"))
          refused ??= await open(dir, { self: other }).then(
            async (ledger) => ledger.close(),
            (error: unknown) => error,
          );
        return realFiles.open(file, ...more);
      },
    };
    const ledger = await open(dir, { files });
    const { runs } = ledger.state;
    await ledger.commit(ledger.plan([{ ...runs[0]!, before: ledger.head }])).finally(async () => ledger.close());
    expect(refused).toMatchObject({ exitCode: 3 });
    expect(await verdictOn(dir)).toBe("sound");
  });
});

describe("a lock that was taken away meanwhile", () => {
  it("ends the run before anything is written", async () => {
    const dir = await ledgerOf();
    const before = bytesOf(dir);
    const ledger = await open(dir);
    write(dir, "lock", "another\n");
    const error = await refusal(ledger.commit(ledger.plan([])));
    expect(error.exitCode).toBe(3);
    await ledger.close();
    expect(bytesOf(dir)).toEqual({ ...before, lock: Buffer.from("another\n").toString("base64") });
  });

  it("is not removed when it is another's", async () => {
    const dir = folder();
    const lock = await takeLock(realFiles, dir, await thisProcess());
    write(dir, "lock", "another\n");
    await lock.release();
    expect(readdirSync(dir)).toEqual([path.basename("lock")]);
  });
});
