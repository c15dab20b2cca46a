// Hostile text made visible. The shortcuts for plain texts give the same result as the full code.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "./support/runs.ts";
import {
  cells,
  clip,
  cssText,
  hasUnseen,
  head,
  html,
  logLine,
  markdownHint,
  markdownProse,
  middle,
  sarifMessage,
  visible,
  visibleJson,
  xml,
} from "../src/text.ts";
import { outsideCode, withoutCodeMarks } from "./reporters/scan.ts";
import { anyText } from "./support/any-text.ts";

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom("a", " ", "#", "##[", "\n", "\u202e", "é", "😀", "\ud83d", "~", "\u007f") }),
  anyText(),
  fc.string(),
);

const named = (character: string) => `\\u{${character.codePointAt(0)!.toString(16)}}`;
const units = (character: string) =>
  Array.from({ length: character.length }, (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`);

describe("a text made visible", () => {
  it("has every unseen character, edge space and command of the runner spelled out, and nothing else", () => {
    fc.assert(
      fc.property(text, (source) => {
        const [, first, middle, last] = /^( *)([^]*?)( *)$/.exec(source)!;
        const middleText = Array.from(middle!, (c) => (hasUnseen(c) ? named(c) : c)).join("");
        const edge = (spaces: string) => "\\u{20}".repeat(spaces.length);
        const whole = edge(first!) + middleText + edge(last!);
        expect(visible(source)).toBe(whole.replaceAll("##[", "#\\u{23}["));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ["e\u0301", "e\u0301"],
    [`a${"\u0302".repeat(8)}b`, `a${"\u0302".repeat(8)}b`],
    [`a${"\u0302\u0323".repeat(500)}b`, `a${"\u0302\u0323".repeat(4)}…b`],
    [`\u0e01${"\u0e49".repeat(9)}`, `\u0e01${"\u0e49".repeat(8)}…`],
  ])("keeps eight marks on a character, and none that cover other lines: %j", (source, expected) => {
    expect(visible(source)).toBe(expected);
  });

  it("as JSON keeps its line feeds, and means the same", () => {
    fc.assert(
      fc.property(fc.dictionary(text, fc.array(text)), (source) => {
        const json = JSON.stringify(source, null, 2);
        const escaped = Array.from(json, (c) => (c !== "\n" && hasUnseen(c) ? units(c).join("") : c)).join("");
        expect(visibleJson(json)).toBe(escaped.replaceAll("##[", "##\\u005b"));
        expect(JSON.parse(visibleJson(json))).toEqual(source);
      }),
      { numRuns: 3000 },
    );
  });
});

// The text that GitHub's Markdown acts on: github.github.com/gfm, and GitHub's page on autolinked references.
const acts =
  /[@#<>&|`*_~$\\[\]^]|:\/\/|\bwww\.|\bGH-\d|(?<![A-Za-z0-9])[0-9a-f]{7,40}(?![A-Za-z0-9])|:[\w+-]+:|^\s*(?:=|(?:[-+]|\d+[.)])(?:\s|$))/i;
const piece = fc.constantFrom(
  ..."a the www www. x.y . , : ! ( ) [ ] [a](b) @bo #1 GH-1 a/b#1 http: // https://e.x ` `` * _ ~ | <b> &lt; & \\ - + 1. 2)".split(
    " ",
  ),
  ..."= --- === # > [x] $x$ é 漢 deadbeef 1234567 100 :tada: :100: 22:47 2026-03-06 e.g. camelCase ' \" … – ^ ![".split(
    " ",
  ),
  "\u202e",
  "\n",
  "\t",
  " ",
  " ",
  " ",
  "  ",
);

describe("a sentence in Markdown", () => {
  it.each([
    ["there is no revision: nothing was judged", "there is no revision: nothing was judged"],
    ["x.on has no effect because x.off is true", "`x.on` has no effect because `x.off` is true"],
    [
      "maxAutonomyLevel was changed on Fri 2026-03-06 at 22:47 in Europe/Berlin, outside mon, tue.",
      "`maxAutonomyLevel` was changed on Fri 2026-03-06 at 22:47 in `Europe/Berlin`, outside mon, tue.",
    ],
    ['Ask (see "x_y"): 1,234 of 50%, e.g. 2.5!', 'Ask (see "`x_y`"): 1,234 of 50%, e.g. 2.5!'],
    ["Über die Größe – 設定を変更。", "Über die Größe – 設定を変更。"],
    ["a/b c.de, e/f", "`a/b c.de`, `e/f`"],
    ["", "`  `"],
  ])("has its plain words plain: %j", (source, expected) => expect(markdownProse(source)).toBe(expected));

  it.each([
    "1. a|`1.` a",
    "2) a|`2)` a",
    "- a|`-` a",
    "+ a|`+` a",
    "# a|`#` a",
    "> a|`>` a",
    "===|`===`",
    "---|`---`",
    "see deadbeef|see `deadbeef`",
    "see 1234567|see `1234567`",
    "GH-12|`GH-12`",
    "a/b#1|`a/b#1`",
    "@org/team|`@org/team`",
    "www. x|`www`. x",
    ":tada:|`:tada`:",
    "12:100:|`12:100`:",
    "at 12:10: a|at `12:10`: a",
    "GHSA-cfgh-jmpq-rvwx|`GHSA-cfgh-jmpq-rvwx`",
    "&lt;b|`&lt;b`",
    "![a](b)|`![a](b`)",
    "a\u202eb|`a\\u{202e}b`",
  ])("has what could act in code: %s", (pair) => {
    const [source = "", expected] = pair.split("|");
    expect(markdownProse(source)).toBe(expected);
  });

  it("has nothing that acts outside of code, and reads as the text made visible", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 12 }).map((parts) => parts.join("")),
          text,
        ),
        (source) => {
          const prose = markdownProse(source);
          expect(outsideCode(prose)).not.toMatch(acts);
          if (source !== "") expect(withoutCodeMarks(prose)).toBe(visible(source).replaceAll("|", "\\u{7c}"));
        },
      ),
      { numRuns: 5000 },
    );
  });
});

describe("a hint in Markdown", () => {
  it.each([
    ["add `permissions:` and `  issues: write` to the job", "add `permissions:` and `issues: write` to the job"],
    ["run `gh workflow enable a.yml`, then wait", "run `gh workflow enable a.yml`, then wait"],
    ["a ` b c/d", "a `` ` `` b `c/d`"],
    ["- set x_y", "`-` set `x_y`"],
  ])("has each part between backticks in one code span: %j", (source, expected) =>
    expect(markdownHint(source)).toBe(expected),
  );

  it("has nothing that acts outside of code", () => {
    const pieces = fc.array(fc.oneof(piece, fc.constant("`")), { maxLength: 12 });
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((parts) => parts.join("")),
          text,
        ),
        (source) => {
          expect(outsideCode(markdownHint(source))).not.toMatch(acts);
        },
      ),
      { numRuns: 5000 },
    );
  });
});

describe("a message of SARIF", () => {
  it.each([
    ["\0", "\\u(0)"],
    ["{0}", "\\u{7b}0}"],
    ["[a](https://evil.example)", "[a]\\u(28)https://evil.example)"],
    ["\u202e{a}", "\\u{202e}{a}"],
  ])("has no link and no placeholder: %j", (source, expected) => {
    expect(sarifMessage(source)).toBe(expected);
    expect(expected).not.toMatch(/\{\d+\}|\]\(/);
  });
});

it.each([
  ["a letter", "a", 1],
  ["a letter with a mark", "e\u0301", 1],
  ["an ideograph", "漢", 2],
  ["an angle bracket of East Asian texts", "\u2329", 2],
  ["an emoji", "😀", 2],
  ["a pictograph that terminals show as text", "🌡", 1],
])("%s takes its cells of a terminal", (_, source, width) => {
  expect(cells(source)).toBe(width);
});

describe("a string of CSS", () => {
  /** Returns what CSS reads from a string: escapes are hexadecimal numbers that end at a space. */
  const read = (css: string) =>
    css.slice(1, -1).replace(/\\([0-9a-f]{1,6}) /g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));

  it("reads as the visible text, and holds no sign that CSS or HTML knows", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const css = cssText(text);
        expect(css).toMatch(/^"(?:[A-Za-z0-9 .:,-]|\\[0-9a-f]{1,6} )*"$/);
        expect(read(css)).toBe(visible(text));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe("a text that is cut", () => {
  const accent = "\u0301";
  const letters = fc.string({ unit: fc.constantFrom("a", "b", accent, "漢", "😀") });

  it("is unchanged where it fits, counted in characters and not in their halves", () => {
    expect([head("abc", 3), head("😀😀", 2), clip("😀😀", 2), middle("abcd", 4)]).toEqual([
      "abc",
      "😀😀",
      "😀😀",
      "abcd",
    ]);
    expect([head("abcd", 3), clip("abcd", 3)]).toEqual(["abc", "abc… (4 characters)"]);
  });

  it("ends before a character, and takes no mark from the one it stands on", () => {
    expect([head(`ab${accent}${accent}cd`, 3), head(`a${accent}b`, 1), head(`${accent}${accent}b`, 1)]).toEqual([
      "a",
      "a",
      accent,
    ]);
    fc.assert(
      fc.property(letters, fc.integer({ min: 1, max: 9 }), (text, max) => {
        const start = head(text, max);
        const points = Array.from(text);
        expect(text.startsWith(start)).toBe(true);
        expect(Array.from(start).length).toBeLessThanOrEqual(max);
        const next = points[Array.from(start).length];
        if (next !== undefined && Array.from(start).length > 1) expect(next).not.toBe(accent);
        expect(clip(text, max) === text).toBe(start === text);
      }),
      { numRuns: runs(200) },
    );
  });

  it("shows both of its ends where it is cut in the middle, and takes no more cells than there are", () => {
    expect([middle("abcdefgh", 5), middle("abcdefgh", 4), middle("漢字漢字", 5), middle("漢字", 4)]).toEqual([
      "ab…gh",
      "ab…h",
      "漢…字",
      "漢字",
    ]);
    fc.assert(
      fc.property(letters, fc.integer({ min: 3, max: 12 }), (text, width) => {
        const cut = middle(text, width);
        expect(cells(cut)).toBeLessThanOrEqual(width);
        if (cells(text) <= width) {
          expect(cut).toBe(text);
          return;
        }
        const [start, end] = cut.split("…") as [string, string];
        expect([text.startsWith(start), text.endsWith(end)]).toEqual([true, true]);
        // One more character would not fit at the start.
        const next = Array.from(text)[Array.from(start).length]!;
        expect(cells(start + next)).toBeGreaterThan(Math.ceil((width - 1) / 2));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe("small texts", () => {
  it("a line for a log begins no command of a runner", () => {
    expect(["::error::x", "  ::set-output", " :x", "a ::error::", ": :"].map(logLine)).toEqual([
      "\\u{3a}:error::x",
      "  \\u{3a}:set-output",
      " :x",
      "a ::error::",
      ": :",
    ]);
  });

  it("no sign of HTML or XML is left as it is, and every other is", () => {
    const signs = `a&<>"'\`=z`;
    expect(html(signs)).toMatch(/^a(?:&#?\w+;){7}z$/);
    expect(xml(signs)).toMatch(/^a(?:&#?\w+;){5}`=z$/);
  });

  it("no number in braces is left in a message of SARIF", () => {
    expect(sarifMessage("{0} {12} {x}")).toBe("\\u{7b}0} \\u{7b}12} {x}");
  });
});
