import { describe, expect, it } from "vitest";
import { secretMarker } from "../../src/model/sealed.ts";
import { Blanker, holdsMarkers } from "../../src/seal/stored-form.ts";

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
