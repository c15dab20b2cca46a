// Hostile text made visible: what is taken a short way comes out as it would the long one.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasUnseen, visible, visibleJson } from "../src/text.ts";

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", " ", "#", "##[", "\n", "\u202e", "é", "😀", "\ud83d", "~", "\u007f") }),
  fc.string({ unit: "binary" }),
  fc.string(),
);

const named = (character: string) => `\\u{${character.codePointAt(0)!.toString(16)}}`;
const units = (character: string) =>
  Array.from({ length: character.length }, (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`);

describe("a text made visible", () => {
  it("has every unseen character, edge space and command of the runner spelled out, and nothing else", () => {
    fc.assert(
      fc.property(text, (given) => {
        const [, first, middle, last] = /^( *)([^]*?)( *)$/.exec(given)!;
        const shown = Array.from(middle!, (c) => (hasUnseen(c) ? named(c) : c)).join("");
        const edge = (spaces: string) => "\\u{20}".repeat(spaces.length);
        const whole = edge(first!) + shown + edge(last!);
        expect(visible(given)).toBe(whole.replaceAll("##[", "#\\u{23}["));
      }),
      { numRuns: 3000 },
    );
  });

  it("as JSON keeps its line feeds, and means the same", () => {
    fc.assert(
      fc.property(fc.dictionary(text, fc.array(text)), (given) => {
        const json = JSON.stringify(given, null, 2);
        const shown = Array.from(json, (c) => (c !== "\n" && hasUnseen(c) ? units(c).join("") : c)).join("");
        expect(visibleJson(json)).toBe(shown.replaceAll("##[", "##\\u005b"));
        expect(JSON.parse(visibleJson(json))).toEqual(given);
      }),
      { numRuns: 3000 },
    );
  });
});
