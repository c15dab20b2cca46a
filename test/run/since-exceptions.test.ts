// The effect of exceptions on the comparison with the last audit: a window that is split differently is not news.
import path from "node:path";
import { describe, expect, it } from "vitest";
import { hourly } from "../support/history.ts";
import { folder, run } from "../ledger/support.ts";
import { verifyLedger } from "../../src/commands/ledger/verify-ledger.ts";

const allowed = (...allowedModelIds: string[]) => ({ modelPolicy: { allowedModelIds } });
const [fine, one, two] = [allowed("gpt-5"), allowed("o4"), allowed("o4", "grok")];
const rule = "id: p\nsettings: { modelPolicy: { allowedModelIds: { subsetOf: [gpt-5] } } }\n";
const accepting = (value: string, expires = "2026-06-30") =>
  `${rule}exceptions:\n  - { rule: p/modelPolicy.allowedModelIds, value: ${value}, owner: a@b.example, reason: pilot, from: 2026-03-01, expires: ${expires} }\n`;
const nothing = { new: [], stillOpen: [], reopened: [], resolved: [], gone: [], transient: [], expiring: [] };

type Policies = readonly [before: string, now: string];
type History = readonly [before: readonly object[], since: readonly object[]];

/** Returns the changes between two audits with one ledger, each finding by its revisions. */
async function between([before, now]: Policies, [then, since]: History): Promise<object> {
  const dir = path.join(folder(), "ledger");
  const settings = (all: readonly object[]) => hourly(...(all as Record<string, unknown>[]));
  const april = (day: number) => ({ asOf: Date.UTC(2026, 3, day) });
  await run(dir, settings(then), { policy: before, ...april(1) });
  const { findings, summary } = await run(dir, settings([...then, ...since]), { policy: now, ...april(5) });
  await verifyLedger(dir, { heads: [], replay: true });
  const names = new Map(
    findings
      .filter((finding) => finding.rule === "p/modelPolicy.allowedModelIds")
      .map((finding) => [finding.id, `${finding.introduced.revision}-${finding.resolved?.revision ?? ""}`]),
  );
  const { at: _, ...lists } = summary.sinceLast!;
  return Object.fromEntries(
    Object.entries(lists).map(([word, ids]) => [word, ids.flatMap((id) => names.get(id) ?? [])]),
  );
}

describe("between two audits, a relaxed rule", () => {
  const relaxed = rule.replace("[gpt-5]", "[gpt-5, o4]");

  it("resolves nothing that the last audit saw open", async () => {
    expect(await between([rule, relaxed], [[fine, two, one], []])).toEqual({ ...nothing, gone: ["2-3"] });
    expect(await between([rule, relaxed], [[fine, two], [one]])).toEqual({ ...nothing, resolved: ["2-3"] });
  });
});

describe("between two audits, an exception", () => {
  const cases: [string, Policies, History, object][] = [
    ["added that splits a window", [rule, accepting("[o4]")], [[one, two], []], { stillOpen: ["2-"] }],
    ["added that accepts it now", [rule, accepting("[o4]")], [[two, one], []], {}],
    ["added that accepted it for a while", [rule, accepting("[o4]")], [[two, one, two], []], { stillOpen: ["3-"] }],
    ["edited that joins its pieces", [accepting("[o4]"), accepting("[o4, grok]")], [[one, two, one], []], {}],
    ["narrowed", [accepting("[o4, grok]"), accepting("[o4]")], [[one, two], []], { reopened: ["2-"] }],
    ["widened beside the value", [accepting("[o4]"), accepting("[o4, o3]")], [[one, two], []], { stillOpen: ["2-"] }],
    ["removed where it split", [accepting("[o4]"), rule], [[one, two], []], { stillOpen: ["1-"] }],
    ["removed where it accepted", [accepting("[o4]"), rule], [[two, one], []], { reopened: ["1-"] }],
    [
      "that expired",
      [accepting("[o4]", "2026-04-02"), accepting("[o4]", "2026-04-02")],
      [[two, one], []],
      { reopened: ["2-"] },
    ],
    ["that the value left since", [accepting("[o4]"), accepting("[o4]")], [[one], [two]], { reopened: ["2-"] }],
    ["that the value came back to", [accepting("[o4]"), accepting("[o4]")], [[one, two], [one]], {}],
    [
      "that the value came back to, and left",
      [accepting("[o4]"), accepting("[o4]")],
      [[two], [one, two]],
      { reopened: ["3-"] },
    ],
    [
      "that the value left for a while",
      [accepting("[o4]"), accepting("[o4]")],
      [[one], [two, one]],
      { transient: ["2-3"] },
    ],
    ["of a window put right, edited", [rule, accepting("[o4]")], [[two, one], [fine]], { resolved: ["2-3"] }],
  ];
  it.each(cases)("%s: $3", async (_, policies, history, expected) => {
    expect(await between(policies, history)).toEqual({ ...nothing, ...expected });
  });
});
