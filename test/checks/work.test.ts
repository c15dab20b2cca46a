// The work of a check on a hostile text is proportional to the text. Counted in a file of its own: see test/lanes.ts.
import { growth, LINEAR, NEARLY_LINEAR } from "../support/work.ts";
import { describe, expect, it } from "vitest";
import type { Json } from "../../src/model/json.ts";
import { texts } from "./shared.ts";
import { checks, judge, objections, settingAt } from "./support.ts";

const { name } = texts;

/** Returns the growth of work for a text ten times as long. */
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

  // The work of RE2JS can be counted. The language's own engine would not terminate on these patterns.
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
