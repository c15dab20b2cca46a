import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drifted, hostile, manyRevisions } from "../fixture.ts";
import { Packer, unpack } from "../../../src/reporters/html/pack.ts";

function through(value: unknown): unknown {
  const packer = new Packer();
  const packed = packer.pack([packer.add(value)]);
  return unpack(JSON.parse(JSON.stringify(packed)))[0];
}
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe("what is packed", () => {
  it("comes back as it was, whatever it is", () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(plain(through(value))).toEqual(plain(value));
      }),
    );
  });

  it.each([
    ["an instant", "2026-11-20T00:00:00.000Z"],
    ["an instant that is written in another way", "2026-11-20T00:00:00Z"],
    ["an instant with a fraction", "2026-11-20T00:00:00.125Z"],
    ["no instant", "2026-13-20T00:00:00.000Z"],
    ["a number", 0],
    ["a negative number", -1],
    ["a fraction", 0.5],
    ["a large number", 2 ** 60],
    ["an empty list", []],
    ["an empty object", {}],
    ["a list of lists", [[], [0], [-1, 5], [1]]],
    ["a key that means something to the language", JSON.parse('{"__proto__":{"a":1},"constructor":2}')],
  ])("may be %s", (_, value) => {
    expect(JSON.stringify(through(value))).toBe(JSON.stringify(value));
  });

  it("may be a whole report", () => {
    for (const report of [drifted(), hostile(drifted())]) expect(plain(through(report))).toEqual(plain(report));
  });

  it("takes a fifth of its room when it is long", () => {
    const { revisions } = manyRevisions(5000);
    const packer = new Packer();
    const text = JSON.stringify(packer.pack([packer.add(revisions)]));
    expect(text.length * 5).toBeLessThan(JSON.stringify(revisions).length);
  });
});
