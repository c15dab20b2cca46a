import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finds, queryOf, type SearchEntry, toggleTerm, without } from "../../../src/reporters/html/query.ts";
import { findingEntry, revisionEntry } from "../../../src/reporters/html/search-index.ts";
import { bookOf } from "../../../src/reporters/wording/finding-text.ts";
import { drifted } from "../fixture.ts";
import { ada, bo, hourly, judge, policy } from "../../support/history.ts";
import { anyText } from "../../support/any-text.ts";

const report = drifted();
const { findings, revisions } = report;
const book = bookOf(report);
const since = new Map([[findings[0]!.id, "new"]]);
const foundBy = (text: string) =>
  findings.filter((finding) => finds(queryOf(text), findingEntry(finding, since, book))).map((finding) => finding.rule);
const changedBy = (text: string) =>
  revisions.filter((row) => finds(queryOf(text), revisionEntry(row))).map((row) => row.revision);

describe("a search of findings", () => {
  it.each([
    ["", 8],
    ["is:open", 4],
    ["IS:OPEN sev:High", 2],
    ["sev:high sev:medium is:open", 3],
    ["is:new", 1],
    ["-is:open", 4],
    ["is:op", 0],
    ["gpt-x-preview", 1],
    ["by:mallory is:open", 2],
    ["rule:sandbox/*", 2],
    ["rule:*allowed*", 2],
    ["rule:sandbox*enabled", 1],
    ["setting:sandbox.network", 1],
    ["control:cm-7", 1],
    ["rev:5", 4],
    ["since:2026-07", 5],
    ["until:2026-02", 3],
    ["nosuchkey:x", 0],
    ['"not a listed"', 1],
    ["is:event", 3],
  ])("for %j finds %i", (text, count) => {
    expect(foundBy(text)).toHaveLength(count);
  });

  it("names nobody for what was so in the first revision seen, or changed behind missing ones", async () => {
    const loaded = await policy("id: p\nsettings: { maxAutonomyLevel: { atMost: low }, sandbox: { enabled: true } }\n");
    const [first, second, third] = hourly(
      { maxAutonomyLevel: "high" },
      { maxAutonomyLevel: "high", sandbox: { enabled: true } },
      { maxAutonomyLevel: "low", sandbox: { enabled: true } },
    );
    const gone = { ...third!, revision: 7 };
    const gap = await judge(
      [
        { ...first!, user: ada },
        { ...second!, user: bo },
        { ...gone, user: ada },
      ],
      loaded,
    );
    const rulesBy = (name: string) =>
      gap.findings
        .filter((finding) => finds(queryOf(`rule:p/* by:${name}`), findingEntry(finding, new Map(), bookOf(gap))))
        .map(({ rule }) => rule);
    expect([rulesBy("ada"), rulesBy("bo")]).toEqual([[], ["p/sandbox.enabled"]]);
  });

  it("is a search whatever is typed", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(foundBy(text).length).toBeLessThanOrEqual(findings.length);
      }),
    );
  });

  it("finds what is neither found by a word nor by the same word denied only once", () => {
    const words = fc.constantFrom("gpt", "is:open", "sev:high", "by:ada", "rule:*", "x");
    fc.assert(
      fc.property(words, (word) => {
        expect(foundBy(word).length + foundBy(`-${word}`).length).toBe(findings.length);
      }),
    );
  });
});

describe("a search of changes", () => {
  it.each([
    ["", [1, 2, 3, 5]],
    ["is:looser", [2, 5]],
    ["is:unlisted", [5]],
    ["setting:sandbox", [2, 3]],
    ["approval:chg-7", [3]],
    ["gpt-x", [5]],
    ["rev:3 rev:5", [3, 5]],
    ["by:ada is:tighter", [3]],
    ["until:2026-01", [1]],
  ])("for %j finds %j", (text, numbers) => {
    expect(changedBy(text)).toEqual(numbers);
  });
});

describe("a star", () => {
  const entryOf = (text: string): SearchEntry => ({ fields: { rule: [text] }, words: text, at: "" });
  it("stands for any run of characters, and the rest must stand in its order without overlapping", () => {
    const holds = (wanted: string, text: string) => finds(queryOf(`rule:${wanted}`), entryOf(text));
    expect(holds("a*a", "a")).toBe(false);
    expect(holds("a*a", "aa")).toBe(true);
    expect(holds("a*b*c", "axbxc")).toBe(true);
    expect(holds("a*b*c", "axcxb")).toBe(false);
    expect(holds("*", "")).toBe(true);
    expect(holds("a*b*b", "ab")).toBe(false);
  });
});

it("a switch goes on and off", () => {
  expect(toggleTerm("by:ada", "sev:high")).toBe("by:ada sev:high");
  expect(toggleTerm("sev:high  by:ada", "sev:high")).toBe("by:ada");
});

it("a query without its alternatives of a key keeps what it excludes, and the rest", () => {
  expect(without(queryOf("sev:high sev:low is:open -sev:info npx"), "sev")).toEqual(queryOf("is:open -sev:info npx"));
});
