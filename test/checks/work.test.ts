// What a check does with a hostile text takes work in proportion to the text. Counted apart: see test/lanes.ts.
import { growth, LINEAR, NEARLY_LINEAR } from "../support/work.ts";
import { describe, expect, it } from "vitest";
import type { Json } from "../../src/model/json.ts";
import { texts } from "./shared.ts";
import { checks, judge, objections, settingAt } from "./support.ts";

const { name } = texts;

/** The work of a text ten times as long. */
const tenfold = (check: string, options: Json) =>
  growth(1000, (length) => {
    const text = "a".repeat(length);
    return () => judge(check, name, options, text);
  });

describe("hostile texts", () => {
  it.each([["*a".repeat(100) + "b"], ["a*".repeat(100) + "b"]])(
    "take matches %s work in proportion to their length",
    async (options) => {
      expect(objections("matches", name, options)).toEqual([]);
      expect(await tenfold("matches", options)).toBeLessThan(LINEAR);
      expect(judge("matches", name, options, "a".repeat(50_000))).toBeDefined();
    },
  );

  // RE2JS is code that can be counted. The engine of the language would not end on any of these.
  it.each([["(a+)+b"], ["(a|a)*b"], ["(.*)*x"], ["(a+a+)+y"], ["(?i)(a|b|ab)*c"]])(
    "take pattern %s work in proportion to their length",
    async (options) => {
      expect(objections("pattern", name, options)).toEqual([]);
      expect(await tenfold("pattern", options)).toBeLessThan(NEARLY_LINEAR);
      expect(judge("pattern", name, options, "a".repeat(50_000))).toBeDefined();
    },
  );

  it.each([["^(a+)+$"], ["^(a|a)*$"], ["(.*)*x"], ["(x+x+)+y"]])(
    "take a schema with the pattern %s work in proportion to their length",
    async (pattern) => {
      const test = checks.get("schema")!.test({ items: { pattern } }, settingAt("commandDenylist"));
      expect(await growth(1000, (length) => () => test([`${"a".repeat(length)}!`]))).toBeLessThan(NEARLY_LINEAR);
    },
  );
});
