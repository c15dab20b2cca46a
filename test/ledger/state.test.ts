// The state of a ledger after its entries, in order.
import { describe, expect, it } from "vitest";
import type { LedgerEntry } from "../../src/ledger/entry.ts";
import { LedgerState } from "../../src/ledger/state.ts";
import { runEntry as run } from "../support/run-entry.ts";

const revision = (number: number, settings = {}): LedgerEntry => ({
  kind: "revision",
  stored: {
    revision: number,
    at: "2026-03-01T00:00:00.000Z",
    time: 0,
    by: { id: "user_ada", email: "ada@corp.example", name: "Ada" },
    settings,
    keyId: null,
  },
});
const policy: LedgerEntry = { kind: "policy", digest: "sha256:p", judge: {} };
/** Returns a state after entries, each of which begins a commit. */
function after(entries: readonly LedgerEntry[], isLight = false): LedgerState {
  const state = new LedgerState(undefined, isLight);
  entries.forEach((entry, i) => {
    state.head("head", i + 1);
    state.entry(entry, i + 1);
  });
  return state;
}

const five = [1, 2, 3, 4, 5].map((number) => revision(number));

describe("a run that failed", () => {
  const stop = { cursor: "c", newest: 4, oldest: 2 };
  const failed = run({ complete: false, problems: ["network"], stop });

  it("leaves the revisions that it read in a row, both ends included, until another run", () => {
    expect(after([...five, policy, failed]).part).toEqual({ revisions: new Set([2, 3, 4]), stop });
    expect(after([...five, policy, failed, run({})]).part).toBeUndefined();
  });

  it("is not the last whole one, and says nothing of what is below", () => {
    const whole = run({ last: 2 });
    const state = after([revision(1), revision(2), policy, whole, revision(4), failed]);
    expect(state.completeRuns()).toEqual([whole]);
    expect(state.wholeBelow()).toEqual(new Set([1, 2]));
    expect(state.gaps()).toEqual([{ from: 3, to: 3 }]);
  });
});

it("a run over a file says nothing of what the service has", () => {
  expect(after([revision(1), policy, run({ source: "file" })]).wholeBelow()).toEqual(new Set());
});

const limits = (emails: readonly string[], before = "head"): LedgerEntry => ({
  kind: "limits",
  at: "2026-03-02T00:00:00.000Z",
  before,
  limits: emails.map((email) => ({ email, limit: 5, result: "set", set: 5, reason: null })),
});
const members = (ids: readonly string[]): LedgerEntry => ({
  kind: "members",
  at: "2026-03-02T00:00:00.000Z",
  members: ids.map((id) => ({ id, email: "" })),
});
const usage = (digest: string): LedgerEntry => ({
  kind: "usage",
  endpoint: "tokens",
  day: "2026-03-01",
  digest,
  row: { n: 1 },
});

describe("an entry that cannot follow is refused:", () => {
  it.each<[string, LedgerEntry[]]>([
    ["another content of a revision", [revision(1), revision(1, { a: true })]],
    ["a conflict about a revision that is not there", [{ ...revision(1), kind: "conflict" } as LedgerEntry]],
    ["a gap that begins where nothing is", [revision(2), { kind: "missing", from: 1, to: 2 }]],
    ["a gap that ends where nothing is", [revision(1), { kind: "missing", from: 1, to: 2 }]],
    ["a policy twice", [policy, policy]],
    ["a run by a policy that is not there", [run({})]],
    ["a run from another head", [policy, run({ before: "other" })]],
    ["a member twice", [members(["a", "b", "a"])]],
    ["a user twice in an attempt", [limits(["a", "a"])]],
    ["an attempt from another head", [limits(["a"], "other")]],
    ["the same figures of a day twice", [usage("sha256:a"), usage("sha256:a")]],
  ])("%s", (_, entries) => {
    expect(() => after(entries)).toThrow(expect.objectContaining({ code: "tampered" }));
    expect(() => after(entries.slice(0, -1))).not.toThrow();
  });

  it("an attempt among the entries of a run", () => {
    const state = after([policy]);
    expect(() => state.entry(limits(["a"]), 2)).toThrow(expect.objectContaining({ code: "tampered" }));
  });
});

it("contents are not looked at where only numbers are asked for, and not kept", () => {
  const entries = [revision(1, { a: 1 }), revision(1, { a: 2 }), usage("sha256:a"), usage("sha256:b"), members(["a"])];
  const [light, whole] = [
    after([...entries, limits(["a"])], true),
    after([revision(1, { a: 1 }), ...entries.slice(2)]),
  ];
  expect(light.hasUncompared).toBe(true);
  expect(light.revisions.get(1)!.stored.settings).toEqual({});
  expect(light.usage.get("tokens")!.get("2026-03-01")).toEqual({ digest: "sha256:b", row: null });
  expect(light.usageRewritten).toMatchObject([{ before: null, after: null }]);
  expect(light.memberLists()).toEqual([]);
  expect(light.limitAttempts).toMatchObject([{ before: "head", limits: [] }]);
  expect(whole.hasUncompared).toBe(false);
  expect(whole.usageRewritten).toMatchObject([{ before: { n: 1 }, after: { n: 1 } }]);
  expect(whole.memberLists()).toHaveLength(1);
});
