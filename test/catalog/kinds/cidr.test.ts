import { BlockList } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coverageOf, flawOf, kinds, normalOf, overlapsOf } from "../../../src/catalog/kinds/index.ts";
import { runs } from "../../support/runs.ts";
import { behaves } from "./support.ts";

const kind = kinds.cidr;
const none = /is not an address or range in strict form/;

behaves("addresses and ranges", {
  kind,
  covers: [
    [["10.0.0.0/8"], "10.1.2.3", true],
    [["10.0.0.0/8"], "10.0.0.0/8", true],
    [["10.0.0.0/8"], "10.200.0.0/16", true],
    [["10.0.0.0/8"], "11.0.0.0", false],
    [["10.0.0.0/8"], "10.0.0.0/7", false],
    [["10.0.0.0/8"], "0.0.0.0/0", false],
    [["10.0.0.0/8"], "0.0.0.0/1", false],
    [["10.0.0.0/9", "10.128.0.0/9"], "10.0.0.0/8", true],
    [["10.0.0.0/9", "10.128.0.0/9"], "10.64.0.0/8", true],
    [["10.0.0.0/9", "10.128.0.0/10"], "10.0.0.0/8", false],
    [["0.0.0.0/1", "128.0.0.0/1"], "0.0.0.0/0", true],
    [["10.0.0.1"], "10.0.0.1/32", true],
    [["10.0.0.5/8"], "10.9.9.9", true],
    [["10.0.0.0/8"], "::ffff:10.1.2.3", true],
    [["10.0.0.0/8"], "::ffff:a01:203", true],
    [["::ffff:10.0.0.0/104"], "10.1.2.3", true],
    [["::ffff:0:0/96"], "0.0.0.0/0", true],
    [["10.0.0.0/8"], "::ffff:0:0/96", false],
    [["10.0.0.0/8"], "::/0", false],
    [["::/1", "8000::/1"], "::/0", true],
    [["::/1"], "::/0", false],
    [["2001:db8::/32"], "2001:db8:0:1::/64", true],
    [["2001:db8::/32"], "2001:DB8::1", true],
    [["2001:db8::/32"], "2001:db9::1", false],
    [["2001:db8::/33", "2001:db8:8000::/33"], "2001:db8::/32", true],
    [["10.0.0.0/8"], "64:ff9b::a01:203", false],
    [["0.0.0.0/0"], "::1", false],
    [["::/0"], "10.0.0.1", true], // it contains the mapped block
  ],
  same: [
    ["10.0.0.1", "10.0.0.1/32", "::ffff:10.0.0.1", "::ffff:a00:1", "::ffff:10.0.0.1/128"],
    ["10.0.0.0/8", "10.1.2.3/8", "::ffff:10.0.0.0/104"],
    ["2001:db8::", "2001:db8:0:0:0:0:0:0", "2001:0db8::/128", "2001:DB8::"],
    ["0.0.0.0/0", "::ffff:0:0/96", "255.255.255.255/0"],
    ["::1"],
    ["::/0"],
  ],
  malformed: [
    ["010.0.0.1", none],
    ["10.1", none],
    ["1", none],
    ["0x0a.0.0.1", none],
    ["10.0.0.0/08", none],
    ["10.0.0.0/255.0.0.0", none],
    ["10.0.0.1\n", none],
    [" 10.0.0.1", none],
    ["\uff11\uff10.0.0.1", none],
    ["10.0.0.0-10.0.0.255", none],
    ["any", none],
    ["10.0.0.0/33", none],
    ["fe80::1%eth0", none],
    ["10.0.0.0/", none],
    ["10.0.0.0/-1", none],
    ["10.0.0.0/8/8", none],
    ["10.0.0.256", none],
    ["10.0.0", none],
    ["10.0.0.0.0", none],
    ["10.0.0.1.", none],
    [".10.0.0.1", none],
    ["2001:db8::/129", none],
    ["::ffff:010.0.0.1", none],
    ["::ffff:10.0.0.256", none],
    ["1::2::3", none],
    ["12345::", none],
    [":::", none],
    ["[::1]", none],
    ["1:2:3:4:5:6:7", none],
    ["1:2:3:4:5:6:7:8:9", none],
    ["*", none],
    ["10.0.0.*", none],
    ["10.0.0.1,10.0.0.2", none],
    ["", none],
    [10, /should be a string/],
  ],
  overlaps: [
    ["10.0.0.0/8", "10.1.0.0/16", true],
    ["10.0.0.0/9", "10.128.0.0/9", false],
    ["10.0.0.0/8", "::ffff:10.0.0.1", true],
    ["0.0.0.0/0", "203.0.113.7", true],
    ["::/0", "203.0.113.7", true],
    ["2001:db8::/32", "2001:db8::1", true],
    ["2001:db8::/32", "2001:db9::/32", false],
    ["2001:db8::/32", "10.0.0.0/8", false],
  ],
  values: fc.oneof(
    fc
      .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 28, max: 32 }))
      .map(([n, bits]) => `10.0.0.${n}/${bits}`),
    fc
      .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 124, max: 128 }))
      .map(([n, bits]) => `::ffff:10.0.0.${n}/${bits}`),
    fc
      .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 124, max: 128 }))
      .map(([n, bits]) => `2001:db8::${n}/${bits}`),
  ),
});

describe("translated addresses", () => {
  // Only a prohibition considers translations: an allowed address must be listed as it is.
  it.each([
    ["64:ff9b::a01:203", "10.0.0.0/8", true],
    ["64:ff9b::/96", "203.0.113.7", true],
    ["64:ff9b::/64", "203.0.113.7", true],
    ["2002:a01:203::", "10.1.2.3", true],
    ["2002:a00::/24", "10.0.0.0/8", true],
    ["2002:a00::/24", "10.255.0.1", true],
    ["2002:a00::/24", "11.0.0.1", false],
    ["2002:a01:203::/64", "10.1.2.4", false],
    ["64:ff9b::a00:0/104", "10.255.0.1", true],
    ["64:ff9b::a00:0/104", "11.0.0.1", false],
    ["2002::/16", "203.0.113.7", true],
    ["2002:b01:203::1", "10.0.0.0/8", false],
    ["64:ff9c::a01:203", "10.0.0.0/8", false],
  ])("of %s reach %s: %s", (actual, listed, expected) => {
    expect(overlapsOf(kind, [listed])(actual)).toBe(expected);
    expect(coverageOf(kind, [listed])(actual)).toBe(false);
  });
});

describe("against another implementation", () => {
  const v4 = fc
    .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 25, max: 32 }))
    .map(([n, bits]) => `192.0.2.${n}/${bits}`);
  const v6 = fc
    .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 121, max: 128 }))
    .map(([n, bits]) => `2001:db8::${n.toString(16)}/${bits}`);

  /** Returns every address of a small range. */
  function addresses(range: string): string[] {
    const [address = "", bits = ""] = range.split("/");
    const six = address.includes(":");
    const size = 2 ** ((six ? 128 : 32) - Number(bits));
    const last = six ? Number.parseInt(address.split("::")[1] ?? "0", 16) : Number(address.split(".")[3]);
    const start = Math.floor(last / size) * size;
    return Array.from({ length: size }, (_, i) =>
      six ? `2001:db8::${(start + i).toString(16)}` : `192.0.2.${start + i}`,
    );
  }

  it.each([
    ["IPv4", v4, "ipv4"],
    ["IPv6", v6, "ipv6"],
  ] as const)(
    "%s: covered is what has all its addresses in the block list, overlapping what has one",
    (_, range, family) => {
      fc.assert(
        fc.property(fc.array(range, { maxLength: 6 }), range, (listed, actual) => {
          const blocks = new BlockList();
          for (const text of listed) {
            const [address = "", bits] = text.split("/");
            blocks.addSubnet(address, Number(bits), family);
          }
          const inside = addresses(actual).map((address) => blocks.check(address, family));
          expect(coverageOf(kind, listed)(actual)).toBe(inside.every(Boolean) && inside.length > 0);
          expect(listed.some((item) => overlapsOf(kind, [item])(actual))).toBe(inside.some(Boolean));
        }),
        { numRuns: runs(170) },
      );
    },
  );

  it("random addresses of wide ranges fall where the block list says", () => {
    const octets = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 255 })));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(octets, fc.integer({ min: 0, max: 32 })), { maxLength: 8 }),
        octets,
        (ranges, item) => {
          const blocks = new BlockList();
          for (const [address, bits] of ranges) blocks.addSubnet(address.join("."), bits, "ipv4");
          const listed = ranges.map(([address, bits]) => `${address.join(".")}/${bits}`);
          const address = item.join(".");
          expect(coverageOf(kind, listed)(address)).toBe(blocks.check(address, "ipv4"));
        },
      ),
      { numRuns: runs(170) },
    );
  });

  it("whole ranges mean the same however they are split", () => {
    fc.assert(
      fc.property(v4, fc.array(v4, { maxLength: 5 }), (range, listed) => {
        const [address = "", bits = ""] = range.split("/");
        fc.pre(Number(bits) < 32);
        const halves = addresses(range)
          .filter((_, i, all) => i % (all.length / 2) === 0)
          .map((half) => `${half}/${Number(bits) + 1}`);
        expect(coverageOf(kind, halves)(range)).toBe(true);
        expect(coverageOf(kind, [...listed, ...halves])(`${address}/${bits}`)).toBe(true);
        expect(halves.every(coverageOf(kind, [range]))).toBe(true);
      }),
    );
  });
});

it("takes tens of thousands of addresses", () => {
  const many = Array.from({ length: 20_000 }, (_, i) => `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
  expect(coverageOf(kind, ["10.0.0.0/8"])(many.at(-1)!)).toBe(true);
  expect(coverageOf(kind, many)("10.0.64.0/18")).toBe(false);
  expect(coverageOf(kind, many)("10.0.0.0/18")).toBe(true);
});

it("keeps every strict spelling in one form", () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
      fc.pre(flawOf(kind, address) === undefined);
      expect(coverageOf(kind, [normalOf(kind, address)])(address)).toBe(true);
      expect(normalOf(kind, normalOf(kind, address))).toBe(normalOf(kind, address));
    }),
  );
});
