import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/model/json.ts";
import { secretMarker } from "../../src/model/sealed.ts";
import { Blanker, holdsMarkers, StoredSpeller } from "../../src/seal/stored-form.ts";
import { visibleJson } from "../../src/text.ts";
import { anyCharacter, anyText } from "../support/any-text.ts";

const marker = secretMarker("literal", "fp:none", {});

describe("a marker of a secret", () => {
  it.each([
    ["by itself", { a: marker }],
    ["in a text", { a: "use [secret fp:none], please" }],
    ["in a list", { a: [1, null, [marker]] }],
    ["as a name", { "[secret fp:none]": true }],
    ["as a numbered name", { a: { "[secret fp:none]#2": 1 } }],
  ])("is noticed %s", (_, settings) => {
    expect(holdsMarkers(settings)).toBe(true);
  });

  it.each([
    ["a number", 7],
    ["nothing", null],
    ["an ordinary text", "[secret]"],
    ["a name that ends like a marker", { "a [secret fp:": "b" }],
    ["a list of ordinary values", { a: ["x", false, null, { b: 2 }] }],
  ])("is not %s", (_, settings) => {
    expect(holdsMarkers(settings)).toBe(false);
  });

  it("is remembered for a part that several revisions share", () => {
    const shared = { a: marker };
    const cache = new WeakMap<object, boolean>([[shared, false]]);
    expect(holdsMarkers({ b: shared }, cache)).toBe(false);
    expect(cache.get(shared)).toBe(false);
  });
});

describe("settings without fingerprints", () => {
  it("hide the same texts and names under no fingerprint, and stay themselves elsewhere", () => {
    const rest = { b: ["plain", "[secret fp:k1:0]", "[secret fp:run:x]"] };
    const settings = {
      a: "use [secret fp:k1234567:0123456789abcdef] or [hidden fp:run:12]",
      "[secret fp:run:1]": true,
      "[secret fp:run:2]": false,
      rest,
    };
    const blanked = new Blanker().settings(settings);
    expect(blanked).toEqual({
      a: "use [secret fp:none] or [hidden fp:none]",
      "[secret fp:none]": true,
      "[secret fp:none]#2": false,
      rest,
    });
    expect(blanked["rest"]).toBe(rest);
  });
});

describe("lines of a history with escaped texts", () => {
  const text = fc.oneof(anyText(), fc.constantFrom("##[error]", "#", "[", "\u202e", "\ud800", "a\nb", "é"));
  const settings = fc.dictionary(text, fc.jsonValue({ stringUnit: anyCharacter })) as fc.Arbitrary<JsonObject>;
  const mark = { organization: "corp\u200b", keyId: null, from: null };

  it("are the lines without, escaped as a whole", () => {
    fc.assert(
      fc.property(fc.array(settings, { maxLength: 4 }), text, (history, name) => {
        const [escaping, plain] = [new StoredSpeller(visibleJson), new StoredSpeller()];
        const by = { id: null, email: name, name };
        // Revisions share what did not change: every second one has the settings before it.
        for (const [i, each] of history.flatMap((each) => [each, { ...each }]).entries()) {
          const revision = { revision: i, at: "2026-03-01T00:00:00.000Z", by, settings: each };
          expect(escaping.changeLine(revision, mark)).toBe(visibleJson(plain.changeLine(revision, mark)));
        }
      }),
    );
  });
});
