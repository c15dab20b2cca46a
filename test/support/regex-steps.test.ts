import fc from "fast-check";
import { expect, it } from "vitest";
import { searchSteps } from "./regex-steps.ts";

const steps = (regex: RegExp, text: string) => searchSteps(() => text.replace(regex, ""));

it.each([
  [/a+b/g, "a"],
  [/\[x[^\]]*\]/g, "[x"],
  [/=+x/, "="],
  [/(?<=a)a*?b/g, "a"],
  [/(a|b)+\1c/g, "ab"],
])("sees that %s takes more than its share of longer texts", (regex, unit) => {
  expect(steps(regex, unit.repeat(200)) / steps(regex, unit.repeat(20))).toBeGreaterThan(40);
});

it.each([
  [/a+/g, "a"],
  [/(?<![\w-])--?([a-z]+)(=|\s+)/g, "--a "],
  [/"(?:[^"\\]|\\.)*"/g, '"a\\""'],
])("lets %s pass", (regex, unit) => {
  expect(steps(regex, unit.repeat(200)) / steps(regex, unit.repeat(20))).toBeLessThan(11);
});

it("finds what the engine finds, or throws", () => {
  const part = fc.constantFrom(
    "a",
    "[ab]",
    "(a|b)",
    "(?:ab)?",
    "b*",
    "a{1,2}",
    "a+?",
    "\\b",
    "(?=a)",
    "(?<!b)",
    "^",
    "$",
  );
  const text = fc.string({ unit: fc.constantFrom("a", "b", " "), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), text, (parts, searched) => {
      expect(() => steps(new RegExp(parts.join(""), "g"), searched)).not.toThrow();
    }),
    { numRuns: 2000 },
  );
});
