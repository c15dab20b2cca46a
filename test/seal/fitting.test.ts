// Whether a text that arrived may be what was kept with hidden parts.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_FINGERPRINT } from "../../src/model/sealed.ts";
import { createFingerprints } from "../../src/seal/fingerprint.ts";
import { Fitting } from "../../src/seal/fitting.ts";
import { unnumbered } from "../../src/seal/recall.ts";
import { key } from "./support.ts";

const keyed = createFingerprints(key, "corp");
const same = { revision: 1, at: "", time: 0, by: { id: null, email: null, name: null } };

/** Whether `raw` may be what was kept as `text`. */
function fits(text: string, raw: string, fingerprints = keyed): boolean {
  const stored = { ...same, settings: { text }, keyId: fingerprints.keyId };
  return new Fitting(fingerprints).differences({ ...same, settings: { text: raw } }, stored).length === 0;
}

/** A text of pieces, of which every second is hidden. */
const sealedText = (pieces: readonly string[], mark: (piece: string) => string) =>
  pieces.map((piece, i) => (i % 2 === 0 ? piece : `[hidden ${mark(piece)}]`)).join("");

// Few letters, so that a text can be read in several ways.
const letters = (minLength: number) =>
  fc.array(fc.constantFrom("a", "b"), { minLength, maxLength: 3 }).map((text) => text.join(""));
const pieces = fc
  .array(fc.tuple(letters(1), letters(0)), { minLength: 1, maxLength: 3 })
  .chain((pairs) => letters(0).map((first) => [first, ...pairs.flat()]));

describe("a text with hidden parts", () => {
  it("is under its key the one text that it was", () => {
    fc.assert(
      fc.property(pieces, pieces, (item, two) => {
        const text = sealedText(item, (piece) => keyed.of(piece, "text"));
        expect(fits(text, item.join(""))).toBe(true);
        expect(fits(text, two.join(""))).toBe(item.join("") === two.join(""));
      }),
    );
  });

  it("is without a key every text with something in the place of each", () => {
    fc.assert(
      fc.property(pieces, pieces, (item, two) => {
        const text = sealedText(item, () => NO_FINGERPRINT);
        const pattern = new RegExp(`^${item.map((piece, i) => (i % 2 === 0 ? piece : ".+")).join("")}$`);
        expect(fits(text, two.join(""), unnumbered)).toBe(pattern.test(two.join("")));
      }),
    );
  });

  it("that can be read in too many ways is compared by how it begins and ends", () => {
    const text = sealedText(["x", "?", "a", "?", "a", "?", "a", "other", "y"], (piece) =>
      piece === "?" ? NO_FINGERPRINT : keyed.of(piece, "text"),
    );
    const many = "a".repeat(100);
    expect(fits(text, `x${many}y`)).toBe(true);
    expect(fits(text, `x${many}z`)).toBe(false);
    expect(fits(text, `z${many}y`)).toBe(false);
    expect(fits(text, "xaaaaaaaay")).toBe(false);
  });
});
