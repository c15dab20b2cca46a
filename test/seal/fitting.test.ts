// Whether a text that arrived may be what was kept with hidden parts.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bag, canonical, type Json, type JsonObject } from "../../src/model/json.ts";
import { NO_FINGERPRINT, secretMarker } from "../../src/model/sealed.ts";
import { createFingerprints, type Fingerprints } from "../../src/seal/fingerprint.ts";
import { compatible, Fitting } from "../../src/seal/fitting.ts";
import { unnumbered } from "../../src/seal/recall.ts";
import { distinct } from "../../src/seal/stored-form.ts";
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

const other = createFingerprints("fedcba9876543210fedcba9876543210", "corp");
const stored = (settings: JsonObject) => ({ ...same, settings, keyId: null });

describe("two stored forms of a text", () => {
  /** All texts of up to 6 letters. */
  const every = [""];
  for (const text of every) if (text.length < 6) every.push(`${text}a`, `${text}b`);
  const short = pieces.filter((item) => item.join("").length <= 3);

  it("are of one revision exactly if some text fits both", () => {
    fc.assert(
      fc.property(short, short, (a, b) => {
        const [one, two] = [a, b].map((item) => sealedText(item, () => NO_FINGERPRINT));
        const [left, right] = [one!, two!].map((text) => every.map((raw) => fits(text, raw, unnumbered)));
        const isBoth = every.some((_, i) => left![i] && right![i]);
        expect(compatible(stored({ text: one! }), stored({ text: two! }))).toBe(isBoth);
      }),
    );
  });

  it("are of one revision if they have too many readings to try", () => {
    const text = (end: string) => stored({ text: `${"[hidden fp:none]a".repeat(3000)}${end}` });
    expect(compatible(text("a"), text("b[hidden fp:none]"))).toBe(true);
  });

  it("are of two if the same part is hidden with two fingerprints of one key", () => {
    const [a, b] = ["a", "b"].map((part) => `x [secret ${keyed.of(part, "text")}] y`);
    const none = "x [secret fp:none] y";
    expect([b!, none].map((text) => compatible(stored({ text: a! }), stored({ text })))).toEqual([false, true]);
  });

  it("are of two if the second has more beside the same hidden part", () => {
    const [a, b] = ["a", "b"].map((part) => `[secret ${keyed.of(part, "text")}]`);
    const header = (...parts: (string | undefined)[]) => `curl${parts.map((part) => ` -H 'X: ${part}'`).join("")} h`;
    const isAlike = (...texts: string[]) => compatible(stored({ text: texts[0]! }), stored({ text: texts[1]! }));
    expect([isAlike(header(a), header(a, b)), isAlike(header(b, a), header(a))]).toEqual([false, false]);
    expect(isAlike(header(a, "x"), header(b))).toBe(true);
  });
});

describe("two stored forms of settings", () => {
  // Few values, so that two are sometimes equal.
  const value = fc.letrec<{ json: Json; object: JsonObject }>((tie) => ({
    json: fc.oneof(
      { withCrossShrink: true, maxDepth: 2 },
      fc.constantFrom<Json>(null, "", "a", "b", "[]", 1, 2, true, { $number: "1e999" }, { $number: "1e998" }),
      fc.array(tie("json"), { maxLength: 2 }),
      tie("object"),
    ),
    object: fc.dictionary(fc.constantFrom("x", "y", "z"), tie("json"), { maxKeys: 3 }),
  })).object;

  /** Hides what `isHidden` chooses, as a version of Driftline may. */
  const hide = (item: Json, isHidden: () => boolean, fingerprints: Fingerprints): Json => {
    const isNumber = typeof item === "number" || (item !== null && typeof item === "object" && "$number" in item);
    if (item !== null && item !== "" && typeof item !== "boolean" && isHidden()) {
      if (isNumber) return `[hidden ${fingerprints.of(canonical(item), "json")}]`;
      const form = typeof item === "string" ? fingerprints.of(item, "text") : fingerprints.of(canonical(item), "json");
      return secretMarker("literal", form, {});
    }
    if (typeof item !== "object" || item === null || isNumber) return item;
    if (Array.isArray(item)) return item.map((one: Json) => hide(one, isHidden, fingerprints));
    const [out, own] = [bag<Json>(), distinct(item as JsonObject)];
    for (const [name, one] of Object.entries(item as JsonObject))
      out[own(name, isHidden() ? `[secret ${fingerprints.of(name, "text")}]` : name)] = hide(
        one,
        isHidden,
        fingerprints,
      );
    return out;
  };
  const choices = fc.tuple(fc.infiniteStream(fc.nat(3)), fc.constantFrom(keyed, other, unnumbered));

  it("are of one revision, whatever each of them hides", () => {
    fc.assert(
      fc.property(value, choices, choices, (settings, ...forms) => {
        const [a, b] = forms.map(([stream, fingerprints]) => {
          const isHidden = () => stream.next().value === 0;
          return stored({ at: hide([settings], isHidden, fingerprints) });
        });
        expect(compatible(a!, b!)).toBe(true);
      }),
    );
  });

  it("that hide nothing are of one revision if they are equal, and that hide keys if enough are hidden", () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(compatible(stored(a), stored(b))).toBe(canonical(a) === canonical(b));
      }),
    );
    const forms: Json[] = [null, true, 1, "a", [], ["a"], ["a", "a"], {}, { 0: "a" }, { $number: "1e999" }];
    for (const a of forms)
      for (const b of forms) expect([a, b, compatible(stored({ a }), stored({ a: b }))]).toEqual([a, b, a === b]);
    const keys = (...names: string[]) => stored({ keys: Object.fromEntries(names.map((name) => [name, 1])) });
    const [first, second] = ["a", "b"].map((name) => `[secret ${keyed.of(name, "text")}]`);
    expect(compatible(keys("a", "b"), keys(first!, "c"))).toBe(false);
    expect(compatible(keys("a", second!), keys(first!, "c"))).toBe(true);
  });

  it("are of two if a secret is another, or hides what was empty", () => {
    const [one, two] = ["a", "b"].map((text) => secretMarker("literal", keyed.of(text, "text"), {}));
    const forms: Json[] = [one!, two!, null, "", [], "c"];
    const rows = forms.map((a) => forms.map((b) => (compatible(stored({ a }), stored({ a: b })) ? "x" : ".")).join(""));
    expect(rows).toEqual(["x...xx", ".x..xx", "..x...", "...x..", "xx..x.", "xx...x"]);
  });

  it("are of two if a value under a hidden key is another, also if the keys have no fingerprints to compare", () => {
    const plugins = (isOn: boolean, fingerprints: Fingerprints) =>
      stored({ plugins: { [`[secret ${fingerprints.of("a", "text")}]`]: isOn, "[secret fp:none]#2": true } });
    for (const fingerprints of [unnumbered, other]) {
      const now = plugins(true, fingerprints);
      expect([true, false].map((isOn) => compatible(plugins(isOn, unnumbered), now))).toEqual([true, false]);
    }
  });

  it("are of two if the time or the editor is another", () => {
    const form = stored({ a: 1 });
    expect(compatible(form, { ...form, at: "otherwise written" })).toBe(true);
    expect(compatible(form, { ...form, time: 1 })).toBe(false);
    expect(compatible(form, { ...form, by: { ...form.by, name: "Ada" } })).toBe(false);
  });
});
