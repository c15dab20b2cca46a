// A second verifier, written from docs/ledger.md alone. Both verifiers must agree.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { openKeeper } from "../../src/commands/limits/keep.ts";
import { type MembersEntry, usageEntry } from "../../src/ledger/entry.ts";
import { openForReading } from "../../src/ledger/ledger.ts";
import { checkProof, proveRevision } from "../../src/ledger/prove.ts";
import { hourly } from "../support/history.ts";
import {
  copyOf,
  entriesOf,
  KEY,
  ledgerOf,
  refusal,
  run,
  segmentedLedger,
  segmentsOf,
  three,
  verdictOn,
  write,
} from "./support.ts";

// ---- the page ----
const sha = (...parts: (Uint8Array | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest();
const ZERO = Buffer.of(0);
const ONE = Buffer.of(1);

function root(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 1) return leaves[0]!;
  let left = 1;
  while (left * 2 < leaves.length) left *= 2;
  return sha(ONE, root(leaves.slice(0, left)), root(leaves.slice(left)));
}

function spelled(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(spelled).join(",")}]`;
  const object = value as Record<string, unknown>;
  return `{${Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${spelled(object[key])}`)
    .join(",")}}`;
}

/** Returns the head of a ledger. Throws if anything differs from the page. */
function verified(dir: string): string {
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new Error(what);
  };
  const text = (name: string) =>
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(path.join(dir, name)));
  const starts = readdirSync(dir)
    .flatMap((name) => {
      if (["origin", "entries.jsonl", "checkpoint", ".gitattributes", "lock"].includes(name)) return [];
      const [, first] = /^entries\.([1-9]\d*)\.jsonl$/.exec(name) ?? [];
      must(first !== undefined, "a stranger");
      return [Number(first)];
    })
    .sort((a, b) => a - b);
  const origin = text("origin");
  let all = `${origin}${text("entries.jsonl")}`;
  for (const first of starts) {
    must(all.split("\n").length === first + 1 && all.endsWith("\n"), "a file that begins elsewhere");
    all += text(`entries.${first}.jsonl`);
  }
  const lines = all.split("\n");
  must(origin.split("\n").length === 2 && lines.pop() === "", "line ends");
  const leaves: Buffer[] = [];
  const policies = new Set<unknown>();
  let head = "";
  let leavesBefore = 0;
  for (const [i, line] of lines.entries()) {
    const entry = JSON.parse(line) as Record<string, unknown>;
    must(spelled(entry) === line, "spelling");
    if (i === 0) must(entry["format"] === "driftline-ledger/1" && Object.keys(entry).length === 3, "format");
    else
      must(
        ["revision", "conflict", "missing", "policy", "usage", "members", "limits", "run"].includes(
          entry["kind"] as string,
        ),
        "kind",
      );
    if (entry["kind"] === "policy") {
      must(entry["digest"] === `sha256:${sha(spelled(entry["judge"])).toString("hex")}`, "digest");
      policies.add(entry["digest"]);
    }
    if (entry["kind"] === "usage")
      must(entry["digest"] === `sha256:${sha(spelled(entry["row"])).toString("hex")}`, "row");
    const last = (JSON.parse(lines[i - 1] ?? "{}") as Record<string, unknown>)["kind"];
    const isEnd = entry["kind"] === "run" || entry["kind"] === "limits";
    if (entry["kind"] === "run") must(policies.has(entry["policy"]), "run");
    if (entry["kind"] === "limits") must(last === undefined || last === "run" || last === "limits", "attempt");
    if (isEnd) {
      must(entry["before"] === head, "before");
      const begun = starts.filter((first) => first <= i && first >= leavesBefore);
      must(JSON.stringify(entry["segments"] ?? []) === JSON.stringify(begun), "files");
      leavesBefore = i + 1;
    }
    leaves.push(sha(ZERO, line));
    if (i === 0 || isEnd) head = `sha256:${root(leaves).toString("hex")}`;
    else must(i < lines.length - 1, "end");
  }
  const name = leaves[0]!.toString("hex").slice(0, 16);
  const end = `driftline-ledger/1/${name}\n${leaves.length}\n${root(leaves).toString("base64")}\n`;
  must(text("checkpoint") === end, "checkpoint");
  return head;
}
// ---- the end of the page ----

/** Returns the root that a proof leads to. */
function proved({
  size,
  entry,
}: {
  size: number;
  entry: { text: string; leaf: number; path: readonly string[] };
}): string {
  const up = [...entry.path];
  const climb = (leaf: number, leaves: number): Buffer => {
    if (leaves === 1) return sha(ZERO, entry.text);
    let left = 1;
    while (left * 2 < leaves) left *= 2;
    const sibling = Buffer.from(up.pop()!, "hex");
    return leaf < left ? sha(ONE, climb(leaf, left), sibling) : sha(ONE, sibling, climb(leaf - left, leaves - left));
  };
  return `sha256:${climb(entry.leaf, size).toString("hex")}`;
}

let ledgers: string[];
beforeAll(async () => {
  const odd = hourly(
    {
      note: "\ud800 \u2028 \u0000 \ue000 é",
      n: 1e21,
      m: -0,
      "\u{1f600}": 1,
      "\ufb33": 2,
      __proto__: null,
      $secret: "x",
    },
    {
      customModels: [
        { id: "custom:a", apiKey: "sk-abcdefghijklmnop0123", baseUrl: "https://h.example/v1?q=secretvalue1234" },
      ],
    },
  );
  const grown = await ledgerOf(three);
  await run(grown, three.with(1, { ...three[1]!, settings: {} }));
  await run(grown, three.slice(0, 2));
  const keeper = await openKeeper(grown, "corp", "2026-04-02T00:00:00.000Z");
  await keeper.keep([{ email: "ada@corp.example", limit: 5, result: "unknown" }]);
  await keeper.keep([{ email: "ada@corp.example", limit: 5, result: "refused", note: "no member" }]);
  await keeper.close();
  const segmented = await segmentedLedger();
  ledgers = [await ledgerOf(three), grown, await ledgerOf(odd, { key: KEY }), segmented];
});

describe("the page", () => {
  it("names every member of every entry", () => {
    const [, entriesPart = ""] = /^## Entries\n([^]*?)^## /m.exec(readFileSync("docs/ledger.md", "utf8")) ?? [];
    const [common = "", ...sections] = entriesPart.split(/^(?=\*\*`)/m);
    const textOf = new Map(sections.map((text) => [/`(\w+)`/.exec(text)![1]!, text]));
    textOf.set("conflict", textOf.get("revision")!);
    const kept: MembersEntry = { kind: "members", at: "", members: [{ id: "", email: "" }] };
    const entries = [...ledgers.flatMap(entriesOf), usageEntry("tokens", "2026-01-01", {}), kept];
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(textOf.keys()));
    const lost = entries.flatMap((entry) =>
      Object.keys(entry).filter((key) => !`${common}${textOf.get(entry.kind as string)}`.includes(`\`${key}\``)),
    );
    expect(lost).toEqual([]);
  });
});

describe("a verifier of one page", () => {
  it("comes to the same head", async () => {
    for (const dir of ledgers) expect(verified(dir)).toBe((await openForReading(dir)).verifiedLedger.head);
  });

  it("sees what ours sees", async () => {
    const bent = fc.tuple(
      fc.nat(3),
      fc.nat(9),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      fc.nat(7),
    );
    const copies = ledgers.map(copyOf);
    await fc.assert(
      fc.asyncProperty(bent, async ([which, file, where, bit]) => {
        const dir = copies[which]!;
        const names = ["origin", "checkpoint", ...segmentsOf(dir)];
        const name = names[file % names.length]!;
        const bytes = readFileSync(path.join(ledgers[which]!, name));
        const other = Buffer.from(bytes);
        other[Math.floor(where * bytes.length)]! ^= 1 << bit;
        write(dir, name, other);
        expect(() => verified(dir)).toThrow();
        expect(await verdictOn(dir)).not.toBe("sound");
        write(dir, name, bytes);
      }),
      { numRuns: 150 },
    );
  });
});

describe("a proof of a revision", () => {
  it("leads to the head, and shows nothing else of the ledger", async () => {
    for (const dir of ledgers) {
      const proof = await proveRevision(dir, 2);
      expect(proved(proof)).toBe(verified(dir));
      const checked = checkProof(JSON.parse(JSON.stringify(proof)));
      expect([checked.organization, checked.entry.stored.revision]).toEqual(["corp", 2]);
      expect(JSON.stringify(proof)).not.toContain('"revision\\":1,');
    }
  });

  it("that was bent proves nothing", async () => {
    const proof = await proveRevision(ledgers[1]!, 2);
    const cases: [unknown, number][] = [
      [{ ...proof, entry: { ...proof.entry, text: proof.entry.text.replace("high", "low") } }, 4],
      [{ ...proof, entry: { ...proof.entry, leaf: proof.entry.leaf + 1 } }, 4],
      [{ ...proof, entry: proof.origin }, 4],
      [{ ...proof, origin: proof.entry }, 4],
      [{ ...proof, head: `sha256:${"0".repeat(64)}` }, 4],
      [{ ...proof, size: 2 ** 50 }, 4],
      [{ ...proof, more: 1 }, 2],
      [null, 2],
    ];
    for (const [value, code] of cases)
      expect((await refusal(Promise.resolve().then(() => checkProof(value)))).exitCode).toBe(code);
  });

  /** Checks a proof from a forged ledger of two leaves. */
  async function checkOfTwo(origin: string, entry: string) {
    const proof = await proveRevision(ledgers[1]!, 2);
    const [first, second] = [origin, entry].map((line) => sha(ZERO, line)) as [Buffer, Buffer];
    return checkProof({
      ...proof,
      head: `sha256:${sha(ONE, first, second).toString("hex")}`,
      size: 2,
      origin: { text: origin, leaf: 0, path: [second.toString("hex")] },
      entry: { text: entry, leaf: 1, path: [first.toString("hex")] },
    });
  }

  it("of a ledger without an origin proves nothing, whatever stands in its place", async () => {
    const { entry } = await proveRevision(ledgers[1]!, 2);
    for (const text of ["no JSON", "null", "[]", '{"organization":"corp"}', '{"organization":5}'])
      expect(await refusal(checkOfTwo(text, entry.text))).toMatchObject({ exitCode: 4 });
  });

  it("whose entry is none names it", async () => {
    const { origin, entry } = await proveRevision(ledgers[1]!, 2);
    for (const text of ["no JSON", "{}", entry.text.replace('"kind"', ' "kind"')])
      expect(await refusal(checkOfTwo(origin.text, text))).toMatchObject({
        exitCode: 4,
        problems: [{ file: "the entry of the proof" }],
      });
  });

  it("of one that is not there is refused", async () => {
    const unknown = await refusal(proveRevision(ledgers[0]!, 99));
    expect(unknown.exitCode).toBe(2);
    expect(unknown.message).toContain("driftline log --ledger lists the revisions");
  });
});
