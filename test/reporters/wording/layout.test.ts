// Cells, cuts and wrapped lines.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { screenOf, wrap } from "../../../src/reporters/wording/layout.ts";
import { cells, clip, head, logLine, middle } from "../../../src/text.ts";
import { commandOf } from "../scan.ts";

describe("cells", () => {
  it.each([
    ["abc", 3],
    ["漢字", 4],
    ["e\u0301", 1],
    ["✅", 2],
    ["🙂", 2],
    ["▲ high", 6],
    ["", 0],
  ])("of %s are %i", (text, width) => expect(cells(text)).toBe(width));

  it("are never exceeded by a cut, which keeps both ends", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, width) => {
        expect(cells(middle(text, width))).toBeLessThanOrEqual(Math.max(width, 1));
        if (cells(text) <= width) expect(middle(text, width)).toBe(text);
      }),
    );
    expect(middle("abcdefghij", 5)).toBe("ab…ij");
  });
});

describe("a cut", () => {
  it("ends before a base character and says how much there was", () => {
    expect(head("abc", 3)).toBe("abc");
    expect(head("ae\u0301c", 2)).toBe("a");
    expect(clip("abcdef", 4)).toBe("abcd… (6 characters)");
    expect(clip("😀😀😀", 3)).toBe("😀😀😀");
    expect(head("😀😀😀", 2)).toBe("😀😀");
  });
});

describe("lines", () => {
  it("are wrapped at spaces, with times and secrets whole", () => {
    expect(wrap("  fix: ", "changed on 2026-07-27 20:16 UTC to [secret fp:run:1] by somebody", 30)).toEqual([
      "  fix: changed on",
      "       2026-07-27 20:16 UTC to",
      "       [secret fp:run:1] by",
      "       somebody",
    ]);
  });

  it("hold any words in any width, and none is a command", () => {
    const words = fc.array(fc.oneof(fc.constantFrom("::error::x", "::", ":::", "##", "漢字漢字漢字"), fc.string()), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(
        words,
        fc.integer({ min: 20, max: 90 }),
        fc.constantFrom("cut" as const, "whole" as const),
        (parts, width, long) => {
          const text = parts.join(" ").replace(/[^\x20-\x7e\u4e00-\u9fff]/g, "");
          const lines = wrap("  by ", text, width, long);
          for (const line of lines) {
            expect(cells(line)).toBeLessThanOrEqual(width);
            expect(commandOf(line)).toBeUndefined();
          }
          const bare = (item: string) => item.replaceAll(" ", "").replaceAll("\\u{3a}", ":");
          if (long === "whole") expect(bare(lines.join(""))).toBe(bare(`by${text}`));
        },
      ),
    );
    expect(logLine("  ::error::x")).toBe("  \\u{3a}:error::x");
    expect(logLine("a ::error::x")).toBe("a ::error::x");
  });

  it("are painted only when there is a terminal", () => {
    expect(screenOf({}).paint("x", "red")).toBe("x");
    expect(screenOf({ color: true }).paint("x", "bold", "red")).toBe("\u001b[1;31mx\u001b[0m");
  });
});
