// What the ledger's comparison with the history is told as.
import { describe, expect, it } from "vitest";
import type { LedgerFacts } from "../../src/model/evidence.ts";
import type { Json } from "../../src/model/json.ts";
import { always, at, hourly, judge, seal } from "../support/history.ts";

const history = hourly({}, { maxAutonomyLevel: "low" }, { maxAutonomyLevel: "high" }, {});
const revision = (number: number) => seal(history)[number - 1]!;
const facts = (rest: Partial<LedgerFacts>): LedgerFacts => ({
  head: "h",
  size: 1,
  anchored: true,
  completeAudits: [],
  runs: [],
  rewritten: [],
  truncated: [],
  ...rest,
});
const judged = (ledger: LedgerFacts, policy = always) => judge(history, policy, { evidence: { ledger } });
const findingsOf = async (ledger: LedgerFacts) =>
  (await judged(ledger)).findings.filter(({ rule }) => /^integrity\/(?:rewritten|truncated)$/.test(rule));

describe("a rewritten revision", () => {
  const rewritten = (actual: Json, sealedAt: string | null = "2026-03-02T09:30:00.000Z") =>
    facts({ rewritten: [{ kept: revision(2), sealedAt, before: { "/maxAutonomyLevel": "low" }, actual }] });
  const [a, b, c, d] = ["/maxAutonomyLevel", "/sandbox/enabled", "/commandAllowlist", "/ideAutoConnect"] as const;
  const places = (...all: string[]) => Object.fromEntries(all.map((place) => [place, "x"]));

  it("is an event of the revision, with both contents", async () => {
    const [finding, ...others] = await findingsOf(rewritten({ [a]: "high" }));
    expect(finding).toMatchObject({
      rule: "integrity/rewritten",
      subject: "revision:2",
      severity: "critical",
      introduced: { revision: 2, at: revision(2).at },
      resolved: null,
      status: "open",
      offending: [2],
      before: { [a]: "low" },
      actual: { [a]: "high" },
    });
    expect(others).toEqual([]);
  });

  it.each<[string, Json, string]>([
    ["one place", places(a), ": maxAutonomyLevel"],
    ["three places", places(a, b, c), ": maxAutonomyLevel, sandbox.enabled, commandAllowlist"],
    ["four places", places(a, b, c, d), ": maxAutonomyLevel, sandbox.enabled, commandAllowlist and 1 more"],
    ["no place", {}, ", where it is hidden"],
    ["what the ledger does not show", null, ", where it is hidden"],
  ])("names %s", async (_, actual, where) => {
    expect((await findingsOf(rewritten(actual))).map(({ message }) => message)).toEqual([
      `revision 2 is not what was sealed on 2026-03-02 09:30 UTC${where}`,
    ]);
  });

  it("that this audit sealed is dated by this audit", async () => {
    const [finding] = await findingsOf(rewritten({}, null));
    expect(at(1000)).toBe(Date.parse("2026-04-11T16:00:00.000Z"));
    expect(finding!.message).toContain("is not what was sealed on 2026-04-11 16:00 UTC");
  });
});

describe("a removed range", () => {
  it.each<[from: number, to: number, message: string, offending: number[]]>([
    [3, 3, "revision 3 is in the ledger, and a later history did not have it", [3]],
    [2, 3, "revisions 2 to 3 are in the ledger, and a later history did not have them", [2, 3]],
    [1, 4, "revisions 1 to 4 are in the ledger, and a later history did not have them", [1, 4]],
  ])("from %d to %d is one event of its first revision", async (from, to, message, offending) => {
    const truncated = facts({ truncated: [{ from: revision(from), to }] });
    expect(await findingsOf(truncated)).toMatchObject([
      {
        rule: "integrity/truncated",
        subject: `revision:${from}`,
        introduced: { revision: from, at: revision(from).at },
        message,
        offending,
      },
    ]);
  });
});

describe("a history that was tampered with", () => {
  it("is told range by range and revision by revision", async () => {
    const rewritten = [1, 4].map((number) => ({ kept: revision(number), sealedAt: null, before: {}, actual: {} }));
    const both = facts({ rewritten, truncated: [{ from: revision(2), to: 3 }] });
    expect((await findingsOf(both)).map(({ rule, subject }) => `${rule} ${subject}`).sort()).toEqual([
      "integrity/rewritten revision:1",
      "integrity/rewritten revision:4",
      "integrity/truncated revision:2",
    ]);
    expect(await judged(both)).toMatchObject({ verdict: "tampered", exitCode: 4 });
  });

  it("is tampered with no more once an exception names each revision", async () => {
    const exception = (rule: string, number: number) =>
      `  - { rule: integrity/${rule}, revision: ${number}, owner: ada@corp.example, reason: known, from: 2026-03-01 }\n`;
    const ledger = facts({
      rewritten: [{ kept: revision(1), sealedAt: null, before: {}, actual: {} }],
      truncated: [{ from: revision(2), to: 3 }],
    });
    const [first, second] = [exception("rewritten", 1), exception("truncated", 2)];
    expect(await judged(ledger, `${always}exceptions:\n${first}`)).toMatchObject({ verdict: "tampered" });
    expect(await judged(ledger, `${always}exceptions:\n${first}${second}`)).toMatchObject({ verdict: "compliant" });
  });

  it("is not where the ledger agrees, and nothing is compared without one", async () => {
    expect(await judged(facts({}))).toMatchObject({ verdict: "compliant", findings: [] });
    expect((await judge(history)).findings).toEqual([]);
  });
});
