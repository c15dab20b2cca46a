// The results of limits, from the service's answer.
import { describe, expect, it } from "vitest";
import { type LimitOutcome, outcomesOf, outcomeText } from "../../../src/commands/limits/outcome.ts";

const ada = { email: "Ada@x.example", limit: 5 };
const bo = { email: "bo@x.example", limit: 0 };
const results = (answer: Parameters<typeof outcomesOf>[1]) =>
  outcomesOf([ada, bo], answer, (text) => text).map(({ result, note }) => [result, note]);

describe("a limit", () => {
  it("is set when the service says so, whatever the letters it says it in", () => {
    expect(results({ updated: [{ email: "ada@X.example", limit: 5 }, bo], errors: [] })).toEqual([
      ["set", undefined],
      ["set", undefined],
    ]);
  });

  it("is refused when the service says so, even when it says both", () => {
    expect(results({ updated: [ada, bo], errors: [{ email: "bo@x.example", error: "no member" }] })[1]).toEqual([
      "refused",
      "no member",
    ]);
  });

  it("is never called set when the service says nothing of it, or says another one", () => {
    expect(results({ updated: [{ ...ada, limit: 6 }], errors: [] })).toEqual([
      ["different", "set to 6"],
      ["unanswered", undefined],
    ]);
  });
});

it("is counted as every other number is written", () => {
  const outcomes = Array.from({ length: 1000 }, () => ({ ...ada, result: "set" as const }));
  expect(outcomeText(outcomes)).toContain("\n1,000 limits: 1,000 set.\n");
});

it("is not called unanswered when only the answer does not name it", () => {
  expect(outcomeText([{ ...ada, result: "unanswered" }])).toContain("Ada@x.example      5  not in the answer\n");
});

it("is shown as a table, with what is not as wanted last and hostile text made visible", () => {
  const outcomes: LimitOutcome[] = [
    { email: "a@x.example", limit: 1_000_000, result: "refused", note: "no\u001b[2J\nmember" },
    { email: "日本@x.example", limit: 5, result: "set" },
    { email: "::error::@x.example", limit: 7, result: "not-sent" },
  ];
  expect(outcomeText(outcomes)).toBe(
    [
      "user                        limit  result",
      "日本@x.example                  5  set",
      "a@x.example               1000000  refused: no\\u{1b}[2J\\u{a}member",
      "\\u{3a}:error::@x.example        7  not set",
      "",
      "3 limits: 1 set, 1 refused, 1 not set.",
      "",
    ].join("\n"),
  );
});
