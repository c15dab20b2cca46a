// Attempts to set limits in a ledger: what is kept, the equal judgement from the ledger alone, and tampering.
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { openKeeper } from "../../src/commands/limits/keep.ts";
import type { SentOutcome } from "../../src/commands/limits/outcome.ts";
import { verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";
import { Ledger } from "../../src/ledger/ledger.ts";
import { proveRevision } from "../../src/ledger/prove.ts";
import {
  bytesOf,
  copyOf,
  entriesOf,
  folder,
  forge,
  ledgerOf,
  linesOf,
  POLICY,
  refusal,
  run,
  three,
  verdictOn,
  write,
} from "./support.ts";

const [ada, bo] = ["ada@corp.example", "Bo@corp.example"];
const policy = `${POLICY}limits: { users: { ${ada}: 500, ${bo}: 5 } }\n`;
const at = (day: number) => `2026-03-${String(day).padStart(2, "0")}T08:00:00.000Z`;

async function attempt(dir: string, day: number, ...outcomes: SentOutcome[]): Promise<void> {
  const keeper = await openKeeper(dir, "corp", at(day));
  try {
    await keeper.keep(outcomes.map(({ email, limit }) => ({ email, limit, result: "unknown" })));
    await keeper.keep(outcomes);
  } finally {
    await keeper.close();
  }
}

const ofLimits = ({ findings }: Awaited<ReturnType<typeof run>>) =>
  findings.filter(({ rule }) => rule.startsWith("limits/")).map(({ id, status }) => [id, status]);

let dir: string;
beforeAll(async () => {
  dir = await ledgerOf(three, { policy, asOf: Date.parse(at(13)) });
  await attempt(
    dir,
    15,
    { email: ada, limit: 500, result: "set" },
    { email: bo, limit: 5, result: "refused", note: "no\u202emember" },
  );
});

describe("an attempt to set limits", () => {
  it("is kept before and after it is sent, with what became of each limit", () => {
    const [before, after] = entriesOf(dir).slice(-2);
    const unknown = { result: "unknown", set: null, reason: null };
    expect(before).toMatchObject({
      kind: "limits",
      at: at(15),
      limits: [
        { email: ada, limit: 500, ...unknown },
        { email: bo, limit: 5, ...unknown },
      ],
    });
    expect(after).toMatchObject({
      at: at(15),
      limits: [
        { email: ada, limit: 500, result: "set", set: 500, reason: null },
        { email: bo, limit: 5, result: "refused", set: null, reason: "no\\u{202e}member" },
      ],
    });
    expect(after!["before"]).not.toBe(before!["before"]);
  });

  it("may be the first entry, and is no revision, no run and no gap", async () => {
    const fresh = path.join(folder(), "ledger");
    await attempt(fresh, 1, { email: ada, limit: 1, result: "not-sent" });
    expect(await verdictOn(fresh)).toBe("sound");
    expect(await verifyLedger(fresh, { heads: [], replay: true })).toMatchObject({
      revisions: { count: 0 },
      runs: { count: 0 },
      size: 3,
    });
    await run(fresh, three);
    expect(await verifyLedger(fresh, { heads: [], replay: true })).toMatchObject({ runs: { replayed: 1 } });
    expect((await proveRevision(fresh, 1)).size).toBe(linesOf(fresh).length + 1);
  });

  it("is not begun with the ledger of another organization, or one that somebody has open", async () => {
    expect((await refusal(openKeeper(dir, "other", at(16)))).exitCode).toBe(4);
    const open = await Ledger.open(dir, { organization: "corp", now: at(16) });
    expect((await refusal(openKeeper(dir, "corp", at(16)))).exitCode).toBe(3);
    await open.close();
  });
});

describe("the ledger alone", () => {
  it("is judged as the run was, and each run again with the same findings", async () => {
    const copy = copyOf(dir);
    const asOf = Date.parse(at(20));
    const now = await run(copy, three, { policy, asOf });
    expect(ofLimits(now)).toHaveLength(3);
    expect(now.limits!.map(({ applied }) => applied)).toEqual([500, null]);
    const alone = await run(copy, null, { policy, asOf });
    expect(ofLimits(alone)).toEqual(ofLimits(now));
    expect(alone.limits).toEqual(now.limits);
    const head = bytesOf(copy)["checkpoint"];
    expect(await verifyLedger(copy, { heads: [], replay: true })).toMatchObject({ runs: { count: 2, replayed: 2 } });
    expect(bytesOf(copy)["checkpoint"]).toBe(head);
  });

  it("shows a run that kept silent about a limit that was refused", async () => {
    const copy = copyOf(dir);
    const { findings } = await run(copy, three, { policy, asOf: Date.parse(at(20)) });
    const { id } = findings.find(({ rule }) => rule === "limits/refused")!;
    const lines = linesOf(copy);
    expect(entriesOf(copy).at(-1)).toMatchObject({ open: expect.arrayContaining([id]), others: [] });
    const silent = lines.at(-1)!.replace(new RegExp(`"${id}",|,"${id}"|"${id}"`), "");
    forge(copy, [...lines.slice(0, -1), silent]);
    const lie = await refusal(verifyLedger(copy, { heads: [], replay: true }));
    expect([lie.exitCode, lie.message]).toEqual([
      4,
      expect.stringContaining("it lacks 0 of the findings that it reported as open, and has 1 others"),
    ]);
  });
});

describe("an attempt that somebody changed", () => {
  const forged = async (change: (lines: string[]) => string[]) => {
    const copy = copyOf(dir);
    forge(copy, change(linesOf(copy)));
    return verdictOn(copy);
  };
  const last = (from: string, to: string) => (lines: string[]) => [
    ...lines.slice(0, -1),
    lines.at(-1)!.replace(from, to),
  ];

  it("is found by its hash", async () => {
    const copy = copyOf(dir);
    const lines = linesOf(copy);
    write(copy, "entries.jsonl", `${last('"limit":500', '"limit":900')(lines).join("\n")}\n`);
    expect(await verdictOn(copy)).not.toBe("sound");
    write(copy, "entries.jsonl", `${lines.slice(0, -1).join("\n")}\n`);
    expect(await verdictOn(copy)).toContain("missing");
  });

  it.each<[string, (lines: string[]) => string[], string]>([
    ["left out the one before it", (lines) => lines.toSpliced(-2, 1), "another head than the one before it"],
    [
      "stands among the entries of a run",
      (lines) => [...lines.slice(0, -2), lines[0]!, lines.at(-2)!],
      "among the entries of a run",
    ],
    ["names a user twice", last(bo, ada), "a user is in it twice"],
    ["is called set without a value", last('"set":500', '"set":null'), "not an entry of this format"],
    [
      "is refused without a reason",
      last('"reason":"no\\\\u{202e}member"', '"reason":null'),
      "not an entry of this format",
    ],
    ["has one more field", last('"set":500', '"set":500,"x":1'), "not an entry of this format"],
  ])("%s is no attempt, whatever its hash", async (_, change, message) => {
    expect(await forged(change)).toContain(message);
  });
});
