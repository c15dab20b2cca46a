// Canonical JSON against RFC 8785: the numbers of its appendix B, its order of keys, and another implementation.
import canonicalize from "canonicalize";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { bag, canonical } from "../../src/model/json.ts";
import { runs } from "../support/runs.ts";
import { anyText } from "../support/any-text.ts";

function double(bits: string): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(`0x${bits}`));
  return view.getFloat64(0);
}

describe("a number of appendix B", () => {
  // The last two rows of the appendix, NaN and Infinity, are not JSON.
  test.each([
    ["0000000000000000", "0"],
    ["8000000000000000", "0"],
    ["0000000000000001", "5e-324"],
    ["8000000000000001", "-5e-324"],
    ["7fefffffffffffff", "1.7976931348623157e+308"],
    ["ffefffffffffffff", "-1.7976931348623157e+308"],
    ["4340000000000000", "9007199254740992"],
    ["c340000000000000", "-9007199254740992"],
    ["4430000000000000", "295147905179352830000"],
    ["44b52d02c7e14af5", "9.999999999999997e+22"],
    ["44b52d02c7e14af6", "1e+23"],
    ["44b52d02c7e14af7", "1.0000000000000001e+23"],
    ["444b1ae4d6e2ef4e", "999999999999999700000"],
    ["444b1ae4d6e2ef4f", "999999999999999900000"],
    ["444b1ae4d6e2ef50", "1e+21"],
    ["3eb0c6f7a0b5ed8c", "9.999999999999997e-7"],
    ["3eb0c6f7a0b5ed8d", "0.000001"],
    ["41b3de4355555553", "333333333.3333332"],
    ["41b3de4355555554", "333333333.33333325"],
    ["41b3de4355555555", "333333333.3333333"],
    ["41b3de4355555556", "333333333.3333334"],
    ["41b3de4355555557", "333333333.33333343"],
    ["becbf647612f3696", "-0.0000033333333333333333"],
    ["43143ff3c1cb0959", "1424953923781206.2"],
  ])("%s is written %s", (bits, text) => {
    expect(canonical([double(bits)])).toBe(`[${text}]`);
  });
});

describe("canonical JSON", () => {
  it("has its keys in the order of the example of section 3.2.3", () => {
    const keys = ["\u20ac", "\r", "\ufb33", "1", "\u{1f600}", "\u0080", "\u00f6"];
    const value = bag();
    for (const key of keys) value[key] = 0;
    expect(Object.keys(JSON.parse(canonical(value)) as object)).toHaveLength(keys.length);
    expect(canonical(value)).toBe('{"\\r":0,"1":0,"\u0080":0,"\u00f6":0,"\u20ac":0,"\u{1f600}":0,"\ufb33":0}');
  });

  it("is what another implementation writes", () => {
    const text = anyText({ maxLength: 6 });
    const leaf = fc.oneof(
      text,
      fc.double({ noDefaultInfinity: true, noNaN: true }),
      fc.constantFrom(null, true, false),
    );
    const values = fc.dictionary(text, fc.oneof(leaf, fc.array(leaf), fc.dictionary(text, leaf)), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(values, (value) => {
        expect(canonical(value)).toBe(canonicalize(value));
      }),
      { numRuns: runs(500) },
    );
  });

  it("keeps lone surrogates apart, which the RFC refuses", () => {
    expect(canonical(["\ud800", "\udc00"])).toBe(String.raw`["\ud800","\udc00"]`);
    expect(() => canonicalize("\ud800")).toThrow("surrogate");
  });
});
