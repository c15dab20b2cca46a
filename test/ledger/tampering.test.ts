// lane: long
// Every change to the bytes of a ledger is detected, or reported as needing a head that was noted elsewhere.
import { symlinkSync, unlinkSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { policyEntry } from "../../src/ledger/entry.ts";
import { checkpointText, originLine } from "../../src/ledger/format.ts";
import { leafHash, Tree } from "../../src/ledger/merkle.ts";
import { proveRevision } from "../../src/ledger/prove.ts";
import { canonical, type Json, type JsonObject } from "../../src/model/json.ts";
import { openReplay } from "../../src/run/ledger.ts";
import { verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";
import { hourly } from "../support/history.ts";
import { type Contents, contentsOf, verdictIn } from "./memory.ts";
import {
  bytesOf,
  copyOf,
  entriesOf,
  folder,
  forge,
  ledgerOf,
  linesOf,
  read,
  refusal,
  run,
  three,
  verdictOn,
  write,
} from "./support.ts";

let small: string;
let files: Contents;
beforeAll(async () => {
  // The policy entry is most of a small ledger, and covered like any other.
  small = await ledgerOf(three);
  files = contentsOf(small);
});

const covered = ["origin", "entries.jsonl", "checkpoint"];

describe("a ledger that nobody touched", () => {
  it("is sound, and so is one that grew", async () => {
    expect(await verdictOn(small)).toBe("sound");
    const grown = copyOf(small);
    await run(grown, three);
    expect(await verdictOn(grown)).toBe("sound");
    await expect(verifyLedger(grown, { heads: [], replay: true })).resolves.toMatchObject({
      verified: true,
      anchored: false,
      revisions: { count: 3, first: 1, last: 3 },
      runs: { count: 2, replayed: 2, notReplayed: 0 },
    });
  });
});

it("says how many entries are missing, and how many bytes follow", async () => {
  const dir = copyOf(small);
  const lines = linesOf(dir);
  const refusalOf = async () => (await refusal(verifyLedger(dir, { heads: [], replay: false }))).message;
  write(
    dir,
    "entries.jsonl",
    lines
      .slice(0, -1)
      .map((line) => `${line}\n`)
      .join(""),
  );
  expect(await refusalOf()).toContain(`1 entry is missing at the end of ${lines.length}`);
  write(dir, "entries.jsonl", `${lines.map((line) => `${line}\n`).join("")}x`);
  expect(await refusalOf()).toContain("1 byte follows that no checkpoint covers");
});

describe("a run that other code judged", () => {
  it("is not judged again by this one, which may find other things: that is said, and is no tampering", async () => {
    const dir = copyOf(small);
    const other = linesOf(dir).map((line) =>
      line
        .replace(/"tool":"[^"]*"/, '"tool":"0.1.0+0123456789ab"')
        .replace('"open":[]', '"open":["f_0123456789abcdef"]'),
    );
    forge(dir, other);
    const result = await verifyLedger(dir, { heads: [], replay: true });
    expect(result.runs).toMatchObject({ count: 1, replayed: 0, notReplayed: 1 });
    expect(result.notExcluded).toContainEqual(expect.stringContaining("another version or build"));
  });
});

describe("every bit", () => {
  it.each(covered)(
    "of %s is noticed when it is turned over",
    async (name) => {
      const bytes = read(small, name);
      const missed: string[] = [];
      // In the long file one bit of every byte, in the short files every bit.
      const step = name === "entries.jsonl" ? 8 : 1;
      for (let bit = 0; bit < bytes.length * 8; bit += step) {
        const flip = step === 8 ? bit + ((bit / 8) % 8) : bit;
        const bent = Buffer.from(bytes);
        bent[flip >> 3]! ^= 1 << (flip & 7);
        if ((await verdictIn({ ...files, [name]: bent })) === "sound") missed.push(`${name} bit ${flip}`);
      }
      expect(missed).toEqual([]);
    },
    120_000,
  );
});

describe("every length", () => {
  it.each(covered)("that %s is cut to is noticed", async (name) => {
    const verdict = async (changed: Buffer) => verdictIn({ ...files, [name]: changed });
    const bytes = read(small, name);
    for (let length = 0; length < bytes.length; length += name === "entries.jsonl" ? 7 : 1)
      expect(await verdict(bytes.subarray(0, length)), `${name} cut to ${length}`).not.toBe("sound");
    expect(await verdict(Buffer.concat([bytes, Buffer.from("\n")]))).not.toBe("sound");
  });
});

describe("entries", () => {
  it("that are left out, doubled, exchanged, or added are noticed, wherever they stand", async () => {
    const dir = copyOf(small);
    const lines = linesOf(small);
    const changed: string[][] = [];
    for (const [i, line] of lines.entries()) {
      changed.push(lines.toSpliced(i, 1), lines.toSpliced(i, 0, line), lines.toSpliced(i, 0, lines[0]!));
      for (let j = i + 1; j < lines.length; j++) changed.push(lines.with(i, lines[j]!).with(j, line));
    }
    changed.push([...lines, lines.at(-1)!], [...lines, lines[0]!], [], lines.toReversed());
    for (const some of changed) {
      write(dir, "entries.jsonl", some.map((line) => `${line}\n`).join(""));
      expect(await verdictOn(dir)).not.toBe("sound");
    }
  });

  it("that are spelled otherwise are noticed, even under a new checkpoint", async () => {
    const dir = copyOf(small);
    const lines = linesOf(small);
    const respelled = (i: number, line: string) => forge(dir, lines.with(i, line));
    for (const bent of [
      lines[0]!.replace('"revision":1', '"revision":1.0'),
      lines[0]!.replace('"kind":"revision"', '"kind": "revision"'),
      ` ${lines[0]}`,
      `${lines[0]}\r`,
      lines[0]!.replace('"low"', String.raw`"\u006cow"`),
      lines[0]!.replace('"key":null,', '"key":null,"more":1,'),
      lines[0]!.replace('"maxAutonomyLevel"', '"maxAutonomyLevel":"low","maxAutonomyLevel"'),
      lines[0]!.replace('"key":null', '"key":"k0000000x"'),
      "",
      "null",
      "{}",
      '{"kind":"run"}',
      "[".repeat(10_000),
    ]) {
      respelled(0, bent);
      expect(await verdictOn(dir), bent.slice(0, 60)).not.toBe("sound");
    }
    forge(dir, lines);
    expect(await verdictOn(dir)).toBe("sound");
  });

  it("at a time that no calendar has are noticed, even under a new checkpoint", async () => {
    const dir = copyOf(small);
    const lines = linesOf(small);
    const at = entriesOf(small).findIndex((entry) => entry["kind"] === "run");
    const spelled = (time: string) => lines.with(at, lines[at]!.replace(/"at":"[^"]*"/, `"at":"${time}"`));
    forge(dir, spelled("2026-04-30T00:00:00.000Z"));
    expect(await verdictOn(dir)).toBe("sound");
    for (const time of ["2026-13-45T99:99:99.000Z", "2026-02-30T00:00:00.000Z", "1969-01-01T00:00:00.000Z"]) {
      forge(dir, spelled(time));
      expect(await verdictOn(dir), time).toMatch(/^entries\.jsonl:\d+/);
    }
  });

  it("that contradict each other are noticed, even under a new checkpoint", async () => {
    const dir = copyOf(small);
    const lines = linesOf(small);
    const at = (kind: string) => entriesOf(small).findIndex((entry) => entry["kind"] === kind);
    const edited = (i: number, edit: (text: string) => string) => lines.with(i, edit(lines[i]!));
    const other = lines[1]!.replace('"high"', '"low"');
    const cases: [string, readonly string[]][] = [
      ["a revision in two contents", lines.toSpliced(at("policy"), 0, other)],
      ["another policy than its digest names", edited(at("policy"), (text) => text.replace("medium", "high"))],
      ["a policy twice", lines.toSpliced(at("policy"), 0, lines[at("policy")]!)],
      ["a run without its policy", lines.toSpliced(at("policy"), 1)],
      [
        "a run that began elsewhere",
        edited(at("run"), (text) => text.replace(/"before":"sha256:./, '"before":"sha256:f')),
      ],
      ["an end that is no run", lines.slice(0, -1)],
      [
        "a conflict about nothing",
        lines.toSpliced(
          at("policy"),
          0,
          other.replace('"kind":"revision","revision":2', '"kind":"conflict","revision":9'),
        ),
      ],
      ["missing revisions that never were", lines.toSpliced(at("policy"), 0, '{"from":8,"kind":"missing","to":9}')],
    ];
    for (const [what, some] of cases) {
      forge(dir, some);
      expect(await verdictOn(dir), what).not.toBe("sound");
    }
  });
});

describe("what a run found", () => {
  it("is found again, and noticed when it was written otherwise", async () => {
    const dir = copyOf(small);
    const lines = linesOf(small);
    forge(
      dir,
      lines.toSpliced(
        -1,
        1,
        lines.at(-1)!.replace('"open":[', '"open":["f_0000000000000000"').replace('0"f_', '0","f_'),
      ),
    );
    expect(await verdictOn(dir)).toBe("sound"); // the hashes are right
    const error = await refusal(verifyLedger(dir, { heads: [], replay: true }));
    expect([error.exitCode, error.message]).toEqual([
      4,
      expect.stringContaining("it lacks 1 of the findings that it reported as open"),
    ]);
  });

  it("cannot be found again with a policy that Driftline did not write: that is tampering, and no internal error", async () => {
    const dir = copyOf(small);
    const at = entriesOf(small).findIndex((entry) => entry["kind"] === "policy");
    const { digest, judge } = entriesOf(small)[at] as { digest: string; judge: Record<string, Json> };
    const others: Json[] = [
      {},
      { ...judge, aliases: ["x"] },
      { ...judge, builtin: null },
      { ...judge, policies: null },
      { ...judge, policies: { ...(judge["policies"] as JsonObject), editors: 7 } },
    ];
    for (const other of others) {
      const entry = policyEntry(other);
      forge(
        dir,
        linesOf(small).map((line, i) => (i === at ? canonical({ ...entry }) : line.replace(digest, entry.digest))),
      );
      expect(await verdictOn(dir)).toBe("sound"); // the hashes are right
      const error = await refusal(verifyLedger(dir, { heads: [], replay: true }));
      expect([error.exitCode, error.message]).toEqual([
        4,
        expect.stringMatching(/^entries\.jsonl:\d+: the run of .*: it cannot be judged again/),
      ]);
    }
  });

  it("is found again in a revision that was edited before everything was hashed anew", async () => {
    const dir = copyOf(small);
    const before = await ledgerOf(hourly({ maxAutonomyLevel: "low" }, { maxAutonomyLevel: "high" }));
    const lines = linesOf(before).map((line) => line.replace('"maxAutonomyLevel":"high"', '"maxAutonomyLevel":"low"'));
    forge(before, lines);
    expect(await verdictOn(before)).toBe("sound");
    expect((await refusal(verifyLedger(before, { heads: [], replay: true }))).exitCode).toBe(4);
    expect(await verdictOn(dir)).toBe("sound");
  });
});

describe("a head that was kept", () => {
  it("shows that the ledger was set back, cut at an entry or made anew; without one that is said to be open", async () => {
    const dir = copyOf(small);
    const first = (await verifyLedger(dir, { heads: [], replay: false })).head;
    await run(dir, [
      ...three,
      ...hourly(...three.map((revision) => revision.settings), { maxAutonomyLevel: "high" }).slice(3),
    ]);
    const grown = await verifyLedger(dir, { heads: [], replay: false });
    expect(grown.notExcluded[0]).toContain("cut, set back to an earlier head, or replaced as a whole");
    // grown from the first: valid with either head
    expect(await verifyLedger(dir, { heads: [first, grown.head], replay: false })).toMatchObject({ anchored: true });
    expect((await verifyLedger(dir, { heads: [first], replay: false })).notExcluded[0]).toContain(
      "after the kept head",
    );
    // set back
    const back = copyOf(small);
    expect(await verdictOn(back)).toBe("sound");
    // none of its files was changed: only the whole can be named
    expect(await refusal(verifyLedger(back, { heads: [grown.head], replay: false }))).toMatchObject({
      exitCode: 4,
      problems: [{ file: back }],
    });
    // made anew
    const anew = await ledgerOf(hourly({ maxAutonomyLevel: "low" }));
    expect((await refusal(verifyLedger(anew, { heads: [grown.head], replay: false }))).exitCode).toBe(4);
    // and a run with the head refuses to continue
    expect((await refusal(run(back, three, { expectHead: grown.head }))).exitCode).toBe(4);
    expect((await run(dir, three.slice(0, 0).concat(three), { expectHead: first })).evidence.ledger?.anchored).toBe(
      true,
    );
  });

  it("is spelled as it is printed", async () => {
    expect((await refusal(verifyLedger(small, { heads: ["abc"], replay: false }))).exitCode).toBe(2);
    const { head } = await verifyLedger(small, { heads: [], replay: false });
    const bare = head.slice("sha256:".length).toUpperCase();
    expect(await verifyLedger(small, { heads: [bare], replay: false })).toMatchObject({ anchored: true });
  });
});

describe("files", () => {
  it("that are gone, links, folders or strangers are noticed", async () => {
    for (const name of covered) {
      const gone = copyOf(small);
      unlinkSync(path.join(gone, name));
      expect(await verdictOn(gone), `${name} gone`).toContain("missing");
      symlinkSync(path.join(small, name), path.join(gone, name));
      expect(await verdictOn(gone), `${name} linked`).toContain("link");
      unlinkSync(path.join(gone, name));
      mkdirSync(path.join(gone, name));
      expect(await verdictOn(gone), `${name} a folder`).not.toBe("sound");
    }
    const more = copyOf(small);
    write(more, "notes.txt", "hello");
    expect(await verdictOn(more)).toContain("notes.txt");
  });

  it("of the lock and of git are no part of it", async () => {
    const dir = copyOf(small);
    write(dir, ".gitattributes", "changed\n");
    write(dir, "lock", "x");
    mkdirSync(path.join(dir, ".git"));
    expect(await verdictOn(dir)).toBe("sound");
  });

  it("of another organization's ledger are noticed, and so is its whole", async () => {
    const other = await ledgerOf(three, { organization: "other" });
    const mixed = copyOf(small);
    write(mixed, "origin", read(other, "origin"));
    expect(await verdictOn(mixed)).not.toBe("sound");
    const error = await refusal(run(other, three));
    expect([error.exitCode, error.message]).toEqual([
      4,
      expect.stringMatching(/the ledger of "other".*state its organization$/),
    ]);
  });

  it.each<[string, (place: string) => string]>([
    ["missing", (place) => path.join(place, "nowhere")],
    ["empty", (place) => place],
    ["a folder of other files", (place) => (write(place, "h.json", "[]"), place)],
    ["a file", (place) => (write(place, "h.json", "[]"), path.join(place, "h.json"))],
    ["below a file", (place) => (write(place, "h.json", "[]"), path.join(place, "h.json/x"))],
  ])("are a wrong name where the place is %s, for each command that reads it", async (_, locate) => {
    const dir = locate(folder());
    for (const read of [
      () => verifyLedger(dir, { heads: [], replay: false }),
      () => verifyLedger(dir, { heads: [], replay: true }),
      () => openReplay(dir, null, undefined),
      () => proveRevision(dir, 1),
    ]) {
      const error = await refusal(read());
      expect([error.code, error.message]).toEqual(["usage", expect.stringContaining(dir)]);
      expect(error.message).toContain("; name the ledger's folder");
    }
  });

  it("that are gone are tampering where a head is expected", async () => {
    const head = (await verifyLedger(small, { heads: [], replay: false })).head;
    const place = folder();
    expect((await refusal(verifyLedger(place, { heads: [head], replay: false }))).exitCode).toBe(4);
    write(place, "notes.txt", "hello");
    expect((await refusal(openReplay(place, null, head))).exitCode).toBe(4);
  });

  it("of a ledger that is not sound are left as they are", async () => {
    const dir = copyOf(small);
    write(dir, "entries.jsonl", Buffer.concat([read(dir, "entries.jsonl"), Buffer.from("{}\n")]));
    const before = bytesOf(dir);
    expect((await refusal(run(dir, three))).exitCode).toBe(4);
    expect(bytesOf(dir)).toEqual(before);
    expect(readdirSync(dir)).not.toContain("lock");
    rmSync(dir, { recursive: true });
  });
});

describe("any edit", () => {
  it("of any file is noticed", async () => {
    const edit = fc.record({
      name: fc.constantFrom(...covered),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(40),
      insert: fc.uint8Array({ maxLength: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        const now = Object.fromEntries(covered.map((name) => [name, read(small, name)]));
        for (const { name, from, length, insert } of edits) {
          const bytes = now[name]!;
          const at = Math.floor(from * bytes.length);
          now[name] = Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + length)]);
        }
        const isSame = covered.every((name) => now[name]!.equals(files[name]!));
        expect((await verdictIn({ ...files, ...now })) === "sound").toBe(isSame);
      }),
      { numRuns: 300 },
    );
  });
});

it("the origin's line is the first leaf", () => {
  const tree = new Tree();
  const origin = read(small, "origin").toString().trimEnd();
  expect(originLine(JSON.parse(origin) as { created: string; organization: string })).toBe(origin);
  for (const line of [origin, ...linesOf(small)]) tree.add(leafHash(Buffer.from(line)));
  expect(read(small, "checkpoint").toString()).toBe(checkpointText(origin, { size: tree.size, root: tree.root() }));
});
