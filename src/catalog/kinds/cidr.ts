// Addresses and ranges, compared as sets. IPv4 addresses are stored as IPv6, in the mapped block ::ffff:0:0/96.
import { containsCidr, mergeCidr, overlapCidr } from "cidr-tools";
import ipaddr from "ipaddr.js";
import { type Kind, memoize, textOf } from "./kind.ts";
import type { Json } from "../../model/json.ts";

/** An IPv4 address of four plain decimal numbers: no leading zero, no octal, no short form. */
export const strictV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const prefixLength = /^(?:0|[1-9]\d{0,2})$/;

/** The block of IPv4 addresses in IPv6. Other IPv6 addresses with a dotted end (::192.0.2.1) are not in the block. */
const MAPPED = "::ffff:0:0/96";

/** Parses one address or range strictly. Undefined: not well formed, or other parsers may read another address. */
function parse(text: string): string | undefined {
  const [address = "", length, ...rest] = text.split("/");
  if (rest.length > 0 || (length !== undefined && !prefixLength.test(length))) return undefined;
  if (strictV4.test(address)) {
    const bits = length === undefined ? 32 : Number(length);
    return bits <= 32 ? `::ffff:${groups(address)}/${96 + bits}` : undefined;
  }
  if (!/^[0-9a-f:.]+$/i.test(address) || !address.includes(":") || !ipaddr.IPv6.isValid(address)) return undefined;
  const start = address.lastIndexOf(":") + 1;
  const tail = address.slice(start);
  if (tail.includes(".") && !strictV4.test(tail)) return undefined;
  const bits = length === undefined ? 128 : Number(length);
  // Libraries read ::192.0.2.1 as the mapped ::ffff:192.0.2.1, so the dotted end is written as two groups.
  return bits <= 128 ? `${address.slice(0, start)}${tail.includes(".") ? groups(tail) : tail}/${bits}` : undefined;
}

/** Converts the four numbers of an IPv4 address to two groups of an IPv6 address. */
function groups(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/** Returns the range of an address or range; "" if malformed. Results are cached. */
const rangeOfText = memoize((text) => parse(text) ?? "");
const rangeOf = (value: Json) => rangeOfText(textOf(value));

/** Returns the fraction of all addresses that a range contains. */
function sizeOf(range: string): number {
  return 2 ** -Number(range.slice(range.indexOf("/") + 1));
}

/** IPv4 ranges that a range reaches through the translation blocks NAT64 (64:ff9b::/96) and 6to4 (2002::/16). */
function translationsOf(range: string): string[] {
  const [address = "", length] = range.split("/");
  const bytes = ipaddr.IPv6.parse(address).toByteArray();
  return (
    [
      ["64:ff9b::/96", 12, 96],
      ["2002::/16", 2, 16],
    ] as const
  ).flatMap(([block, start, bits]) => {
    if (containsCidr(range, block)) return [MAPPED];
    if (!containsCidr(block, range)) return [];
    const dotted = bytes.slice(start, start + 4).join(".");
    return [`::ffff:${groups(dotted)}/${96 + Math.min(32, Number(length) - bits)}`];
  });
}

/** The IPv4 addresses, and the IPv6 addresses that are assigned for the whole internet (RFC 4291, section 4). */
const internet = [MAPPED, "2000::/3"];

/** Returns the larger of two fractions, from 0 to 1: of all IPv4, and of all assigned IPv6 addresses in a list. */
export function shareOfInternet(list: readonly string[]): number {
  const ranges = list.map(rangeOfText).filter((range) => range !== "");
  const mergedRanges = mergeCidr([...ranges, ...ranges.flatMap(translationsOf)]);
  const shares = internet.map((space) =>
    mergedRanges.reduce((sum, range) => {
      if (containsCidr(range, space)) return 1;
      return containsCidr(space, range) ? sum + sizeOf(range) / sizeOf(space) : sum;
    }, 0),
  );
  return Math.max(...shares);
}

/** Returns the usual notation of a range: its first address, without a length for a single address. */
function shortest(range: string): string {
  const [address = "", length] = mergeCidr([range]).join().split("/");
  const parsed = ipaddr.IPv6.parse(address);
  const bits = Number(length);
  if (!parsed.isIPv4MappedAddress()) return bits === 128 ? parsed.toString() : `${parsed.toString()}/${bits}`;
  const dotted = parsed.toIPv4Address().toString();
  return bits === 128 ? dotted : `${dotted}/${bits - 96}`;
}

export const cidr: Kind = {
  description: "an IP address or range; covered if every address is in the union of the listed ranges",
  examples: [
    {
      list: ["192.0.2.0/25", "192.0.2.128/25", "2001:db8::/32"],
      covers: ["192.0.2.7", "192.0.2.0/24", "::ffff:192.0.2.7", "2001:DB8:1::/48"],
      leaves: ["192.0.3.1", "192.0.2.0/23", "0.0.0.0/0", "2001:db9::1"],
    },
  ],
  same: [
    ["192.0.2.7", "192.0.2.7/32", "::ffff:192.0.2.7", "::ffff:c000:207"],
    ["192.0.2.0/24", "192.0.2.7/24"],
    ["2001:db8::1", "2001:DB8:0:0:0:0:0:1", "2001:db8::1/128"],
    ["::c000:207", "::192.0.2.7"],
  ],
  malformed: ["192.0.2.010", "192.0.2", "192.0.2.0/33", "any"],
  type: "string",
  flaw: (value) => (parse(textOf(value)) ? undefined : "is not an address or range in strict form"),
  normal: (value) => shortest(rangeOf(value)),
  coverage: (list) => {
    const ranges = list.map(rangeOf);
    const room = ranges.reduce((sum, range) => sum + sizeOf(range), 0);
    let mergedRanges: string[] | undefined;
    return (actual) => {
      const range = rangeOf(actual);
      // A range larger than the sum of the listed ranges cannot be covered. The factor allows for rounding of the sum.
      if (room * 1.000_001 < sizeOf(range)) return false;
      // Merging takes as long as comparing a range with the whole list several times, so the cheap test comes first.
      if (!mergedRanges && !overlapCidr(ranges, range)) return false;
      // Merged ranges are disjoint blocks, so a range inside their union is inside one of them.
      mergedRanges ??= mergeCidr(ranges);
      return mergedRanges.length > 0 && containsCidr(mergedRanges, range);
    };
  },
  overlaps: (list) => {
    const ranges = list.map(rangeOf);
    return (actual) => {
      const range = rangeOf(actual);
      const meanings = [range, ...translationsOf(range)];
      return ranges.some((listedRange) => overlapCidr(meanings, listedRange));
    };
  },
};
