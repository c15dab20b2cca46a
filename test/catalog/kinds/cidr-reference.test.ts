// Compares addresses with a slow reference: an address is a number of 128 bits, a range is two of them.
import fc from "fast-check";
import { expect, it } from "vitest";
import { coverageOf, flawOf, kinds, normalOf, overlapsOf } from "../../../src/catalog/kinds/index.ts";
import { shareOfInternet } from "../../../src/catalog/kinds/cidr.ts";
import { runs } from "../../support/runs.ts";

interface Block {
  readonly low: bigint;
  readonly high: bigint;
}

/** IPv4 addresses are only in the mapped block ::ffff:0:0/96. */
const MAPPED = 0xffffn << 32n;

function block(number: bigint, length: number): Block {
  const size = 1n << BigInt(128 - length);
  const low = (number / size) * size;
  return { low, high: low + size - 1n };
}

const groups = (number: bigint) =>
  Array.from({ length: 8 }, (_, i) => Number((number >> BigInt(112 - 16 * i)) & 0xffffn));
const dotted = (number: bigint) => [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 255n).join(".");

/** Returns the spellings of one address. */
function spellings(number: bigint): string[] {
  const hex = groups(number).map((group) => group.toString(16));
  const mixed = (parts: readonly string[]) => `${parts.slice(0, 6).join(":")}:${dotted(number & 0xffffffffn)}`;
  const padded = hex.map((group) => group.padStart(4, "0").toUpperCase());
  const short = (parts: readonly string[], end: string) => {
    const zeros = parts.findIndex((group) => group !== "0");
    return zeros > 1 ? `::${[...parts.slice(zeros), ...(end ? [end] : [])].join(":")}` : undefined;
  };
  const forms = [hex.join(":"), padded.join(":"), mixed(hex), mixed(padded), short(hex, "")];
  const tail = short(hex.slice(0, 6), dotted(number & 0xffffffffn));
  const all =
    tail ?? (hex.slice(0, 6).every((group) => group === "0") ? `::${dotted(number & 0xffffffffn)}` : undefined);
  const v4 = number >> 32n === 0xffffn ? dotted(number & 0xffffffffn) : undefined;
  return [...forms, all, v4].filter((item): item is string => item !== undefined);
}

interface Written {
  readonly text: string;
  readonly block: Block;
}

const near = fc.constantFrom(
  0n,
  0x01020300n,
  MAPPED,
  MAPPED + 0x0a000000n,
  MAPPED + 0x01020300n,
  0xfffen << 32n,
  0xffffn << 48n,
  0x20010db8n << 96n,
);
const blockText: fc.Arbitrary<Written> = fc
  .tuple(near, fc.bigInt({ min: 0n, max: 15n }), fc.constantFrom(0, 90, 95, 96, 97, 104, 124, 126, 127, 128), fc.nat())
  .map(([start, offset, length, pick]) => {
    const number = start + offset;
    const texts = spellings(number);
    const text = texts[pick % texts.length]!;
    const v4 = !text.includes(":");
    const bits = v4 ? Math.max(length, 96) : length;
    const full = bits === 128 && pick % 2 === 0;
    return { text: full ? text : `${text}/${v4 ? bits - 96 : bits}`, block: block(number, bits) };
  });

const same = (a: Block, b: Block) => a.low === b.low && a.high === b.high;
const meets = (a: Block, b: Block) => a.low <= b.high && b.low <= a.high;

/** Whether every address of a block is in one of the others. */
function within(item: Block, others: readonly Block[]): boolean {
  let next = item.low;
  for (const other of [...others].sort((a, b) => (a.low < b.low ? -1 : 1)))
    if (other.low <= next && other.high >= next) next = other.high + 1n;
  return next > item.high;
}

it("is written in many ways that are all well formed", () => {
  fc.assert(
    fc.property(blockText, ({ text }) => {
      expect([text, flawOf(kinds.cidr, text)]).toEqual([text, undefined]);
    }),
  );
});

it("has one normal form for each set of addresses, and another for each other set", () => {
  fc.assert(
    fc.property(blockText, blockText, (a, b) => {
      const isSame = normalOf(kinds.cidr, a.text) === normalOf(kinds.cidr, b.text);
      expect([a.text, b.text, isSame]).toEqual([a.text, b.text, same(a.block, b.block)]);
    }),
    { numRuns: runs(700) },
  );
});

it("has a normal form that is well formed, and its own", () => {
  fc.assert(
    fc.property(blockText, ({ text }) => {
      const normal = normalOf(kinds.cidr, text);
      expect([text, flawOf(kinds.cidr, normal), normalOf(kinds.cidr, normal)]).toEqual([text, undefined, normal]);
    }),
  );
});

it("covers what lies in the union, and nothing else", () => {
  fc.assert(
    fc.property(blockText, fc.array(blockText, { maxLength: 4 }), (actual, listed) => {
      const texts = listed.map(({ text }) => text);
      const expected = within(
        actual.block,
        listed.map((item) => item.block),
      );
      expect([actual.text, texts, coverageOf(kinds.cidr, texts)(actual.text)]).toEqual([actual.text, texts, expected]);
    }),
    { numRuns: runs(700) },
  );
});

it("is the share of a list in the internet: its IPv4 addresses, counted once each", () => {
  const v4 = fc.tuple(fc.nat(15), fc.integer({ min: 0, max: 8 })).map(([first, length]) => ({
    text: `${first}.0.0.0/${length}`,
    block: block(MAPPED + (BigInt(first) << 24n), 96 + length),
  }));
  fc.assert(
    fc.property(fc.array(v4, { maxLength: 6 }), (listed) => {
      const held = Array.from({ length: 256 }, (_, first) => MAPPED + (BigInt(first) << 24n)).filter((address) =>
        listed.some(({ block: { low, high } }) => low <= address && address <= high),
      );
      expect(shareOfInternet(listed.map(({ text }) => text))).toBeCloseTo(held.length / 256, 12);
    }),
  );
});

it("meets what has an address in common with it", () => {
  // The table tests blocks that translate to IPv4: they overlap more than they contain.
  const narrow = blockText.filter(({ block: { low, high } }) => high - low < 1n << 64n);
  fc.assert(
    fc.property(narrow, narrow, (a, b) => {
      expect([a.text, b.text, overlapsOf(kinds.cidr, [b.text])(a.text)]).toEqual([
        a.text,
        b.text,
        meets(a.block, b.block),
      ]);
    }),
    { numRuns: runs(700) },
  );
});
