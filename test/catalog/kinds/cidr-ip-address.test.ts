// Compares addresses and ranges with the package ip-address, which parses them to numbers itself.
import fc from "fast-check";
import { Address4, Address6 } from "ip-address";
import { expect, it } from "vitest";
import { coverageOf, flawOf, kinds, normalOf, overlapsOf } from "../../../src/catalog/kinds/index.ts";
import { runs } from "../../support/runs.ts";

const { cidr } = kinds;

interface Range {
  readonly low: bigint;
  readonly high: bigint;
}

/** Parses a text with the package, IPv4 in the mapped block; undefined when the package rejects it. */
function peer(text: string): Range | undefined {
  if (Address6.isValid(text)) {
    const six = new Address6(text);
    return { low: six.startAddress().bigInt(), high: six.endAddress().bigInt() };
  }
  if (!Address4.isValid(text)) return undefined;
  const four = new Address4(text);
  const mapped = 0xffffn << 32n;
  return { low: mapped + four.startAddress().bigInt(), high: mapped + four.endAddress().bigInt() };
}

const meets = (a: Range, b: Range) => a.low <= b.high && b.low <= a.high;
const translations = ["64:ff9b::/96", "2002::/16"].map((text) => peer(text)!);

// Groups and lengths at the limits, so that ranges often overlap. Few combinations are addresses.
const part = fc.constantFrom("0", "1", "7", "10", "255", "256", "010", "00", "a", "ffff", "fffff", "FFFE", "db8", "");
const dotted = fc.array(part, { minLength: 3, maxLength: 5 }).map((parts) => parts.join("."));
const colons = fc.array(part, { minLength: 2, maxLength: 9 }).map((parts) => parts.join(":"));
const start = fc.constantFrom("::ffff:", "::", "64:ff9b::", "1:2:3:4:5:6:", "2002:");
const mixed = fc.tuple(start, fc.oneof(dotted, fc.ipV4(), part)).map((parts) => parts.join(""));
const near = fc.constantFrom("10.0.0.1", "10.255.255.255", "::ffff:10.0.0.1", "::ffff:a00:1", "2001:db8::7", "::");
const length = fc.oneof(
  fc.constant(""),
  fc.integer({ min: 0, max: 130 }).map((bits) => `/${bits}`),
  fc.constantFrom("/", "/08", "/-1", "/8/8", "/ 8", "%eth0", "/255.0.0.0"),
);
const text = fc
  .tuple(fc.oneof(near, fc.ipV4(), fc.ipV6(), dotted, colons, mixed), length)
  .map(([address, length]) => `${address}${length}`);
const ranges = text.filter((text) => flawOf(cidr, text) === undefined);

it("are well formed where the package reads them, but for zones and for lengths with a zero before them", () => {
  const counts = { read: 0, refused: 0 };
  fc.assert(
    fc.property(text, (text) => {
      const isRead = peer(text) !== undefined && !/%|\/0\d/.test(text);
      counts[isRead ? "read" : "refused"]++;
      expect([text, flawOf(cidr, text) === undefined]).toEqual([text, isRead]);
    }),
    { numRuns: runs(2000) },
  );
  expect(Math.min(counts.read, counts.refused)).toBeGreaterThan(runs(400));
});

it("are the same, cover and meet each other as the package's numbers do", () => {
  fc.assert(
    fc.property(ranges, ranges, (a, b) => {
      const [left, right] = [peer(a)!, peer(b)!];
      expect([a, b, normalOf(cidr, a) === normalOf(cidr, b)]).toEqual([
        a,
        b,
        left.low === right.low && left.high === right.high,
      ]);
      expect([a, b, coverageOf(cidr, [b])(a)]).toEqual([a, b, right.low <= left.low && left.high <= right.high]);
      const overlap = overlapsOf(cidr, [b])(a);
      if (meets(left, right)) expect([a, b, overlap]).toEqual([a, b, true]);
      // A range in a translation block also reaches the IPv4 addresses that it translates.
      else if (!translations.some((block) => meets(left, block))) expect([a, b, overlap]).toEqual([a, b, false]);
    }),
    { numRuns: runs(500) },
  );
});
