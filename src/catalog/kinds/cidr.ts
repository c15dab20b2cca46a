// Addresses and ranges, compared as sets. IPv4 addresses written inside IPv6 are unfolded first.
import { containsCidr, mergeCidr, overlapCidr } from "cidr-tools";
import ipaddr from "ipaddr.js";
import type { Kind } from "./kind.ts";
import type { Json } from "../../model/json.ts";

/** An IPv4 address of four plain decimal numbers: no leading zero, no octal, no short form. */
export const strictV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const prefixLength = /^(?:0|[1-9]\d{0,2})$/;

interface Range {
  readonly version: 4 | 6;
  readonly address: string;
  readonly length: number;
}

/** A strict reading of one address or range; undefined when any reader could see something else in it. */
function parse(text: string): Range | undefined {
  const [address = "", length, ...rest] = text.split("/");
  if (rest.length > 0 || (length !== undefined && !prefixLength.test(length))) return undefined;
  if (strictV4.test(address)) {
    const bits = length === undefined ? 32 : Number(length);
    return bits <= 32 ? { version: 4, address, length: bits } : undefined;
  }
  if (!/^[0-9a-f:.]+$/i.test(address) || !address.includes(":") || !ipaddr.IPv6.isValid(address)) return undefined;
  const tail = address.slice(address.lastIndexOf(":") + 1);
  if (tail.includes(".") && !strictV4.test(tail)) return undefined;
  const bits = length === undefined ? 128 : Number(length);
  return bits <= 128 ? { version: 6, address, length: bits } : undefined;
}

const text = (range: Range): string => `${range.address}/${range.length}`;

/** The ranges an address range stands for: itself, or the IPv4 range written in the mapped block, or both. */
function unfold(value: Json): string[] {
  const range = parse(value as string)!;
  if (range.version === 4) return [text(range)];
  const parsed = ipaddr.IPv6.parse(range.address);
  if (range.length >= 96 && parsed.isIPv4MappedAddress())
    return [`${parsed.toIPv4Address().toString()}/${range.length - 96}`];
  return containsCidr(text(range), "::ffff:0:0/96") ? [text(range), "0.0.0.0/0"] : [text(range)];
}

/** IPv4 ranges that a range reaches through the translation blocks NAT64 (64:ff9b::/96) and 6to4 (2002::/16). */
function translated(ranges: readonly string[]): string[] {
  return ranges.flatMap((range) => {
    if (!range.includes(":")) return [];
    const [address = "", length = "128"] = range.split("/");
    const bytes = ipaddr.IPv6.parse(address).toByteArray();
    const found: string[] = [];
    for (const [block, start, bits] of [
      ["64:ff9b::/96", 12, 96],
      ["2002::/16", 2, 16],
    ] as const) {
      if (containsCidr(range, block)) found.push("0.0.0.0/0");
      else if (containsCidr(block, range))
        found.push(`${bytes.slice(start, start + 4).join(".")}/${Math.min(32, Number(length) - bits)}`);
    }
    return found;
  });
}

export const cidr: Kind = {
  says: "an IP address or range; every address of it must lie in the union of the listed ones",
  examples: [
    {
      listed: ["192.0.2.0/25", "192.0.2.128/25", "2001:db8::/32"],
      covers: ["192.0.2.7", "192.0.2.0/24", "::ffff:192.0.2.7", "2001:DB8:1::/48"],
      leaves: ["192.0.3.1", "192.0.2.0/23", "0.0.0.0/0", "2001:db9::1"],
    },
  ],
  malformed: ["192.0.2.010", "192.0.2", "192.0.2.0/33", "any"],
  type: "string",
  flaw: (value) => (parse(value as string) ? undefined : "is not an address or range in strict form"),
  normal: (value) => mergeCidr(unfold(value)).join(" "),
  coverage: (listed) => {
    // Merged ranges are disjoint blocks, so a range inside their union is inside one of them.
    const merged = mergeCidr(listed.flatMap(unfold));
    return (actual) => merged.length > 0 && unfold(actual).every((range) => containsCidr(merged, range));
  },
  overlaps: (actual, listed) => {
    const mine = unfold(actual);
    return overlapCidr([...mine, ...translated(mine)], unfold(listed));
  },
};
