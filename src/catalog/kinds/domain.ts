// Host names. `*.example.com` covers every subdomain at any depth and not the apex.
import { domainToASCII, domainToUnicode } from "node:url";
import { strictV4 } from "./cidr.ts";
import { anyOf, type Kind, normalOf, textOf, unclean } from "./kind.ts";
import type { Json } from "../../model/json.ts";

const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
// Scripts with letters that look like Latin letters.
const lookAlike = /[\u0370-\u03ff\u0400-\u052f\u0530-\u058f\u10a0-\u10ff\u13a0-\u13ff\u2c80-\u2cff\uff00-\uffef]/;

// Letters of those scripts that can spell a whole Latin word.
const imitation = /^[асԁеһіјӏорԛѕԝхуьαικνορυ0-9-]+$/;

/** Why the letters of a host name look like others; undefined when they do not. */
export function confusable(host: string): string | undefined {
  const labels = domainToUnicode(host).split(".");
  const latin = /^[a-z]+$/.test(labels.at(-1) ?? "");
  for (const label of labels) {
    if (/[a-z]/i.test(label) && lookAlike.test(label)) return "mixes scripts whose letters look alike";
    if (latin && lookAlike.test(label) && imitation.test(label)) return "has letters that look like Latin ones";
  }
  return undefined;
}

/** Whether a host ends in a number, so that it is read as an IPv4 address, but is not in plain dotted form. */
function isOddAddress(host: string): boolean {
  return /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/.test(host) && !strictV4.test(host);
}

function flaw(value: Json): string | undefined {
  const text = textOf(value);
  const dirty = unclean(text, false);
  if (dirty) return dirty;
  if (text !== text.normalize("NFKC") || text.includes("\u3002")) return "has characters that look like others";
  if (text.endsWith(".")) return "ends in a dot";
  const host = plain(text);
  if (host === undefined) return "is not a host name";
  if (isOddAddress(text.startsWith("*.") ? `*.${host}` : host)) return "is an address spelled in a way that hides it";
  return host === "" ? undefined : confusable(host);
}

/** Returns the host in ASCII without a leading `*.`; "" for `*` alone; undefined when it is not a host name. */
function plain(text: string): string | undefined {
  if (text === "*") return "";
  const bare = text.startsWith("*.") ? text.slice(2) : text;
  // domainToASCII rejects what a URL's host rejects, but resolves odd IPv4 spellings: test the labels after it.
  const ascii = /^[\x21-\x7e]+$/.test(bare) ? bare.toLowerCase() : domainToASCII(bare);
  return ascii !== "" && ascii.length <= 253 && ascii.split(".").every((part) => label.test(part)) ? ascii : undefined;
}

function normal(value: Json): string {
  const text = textOf(value);
  const host = plain(text) ?? "";
  return text === "*" ? "*" : text.startsWith("*.") ? `*.${host}` : host;
}

/** Whether a listed normal form covers an actual one. The narrower *.a.example.com also ends in .example.com. */
function covers(pattern: string, actual: string): boolean {
  return pattern === actual || pattern === "*" || (pattern.startsWith("*.") && actual.endsWith(pattern.slice(1)));
}

export const domain: Kind = {
  description:
    "a host name, ignoring case; *.example.com covers every subdomain at any depth, but not example.com itself",
  examples: [
    {
      list: ["*.example.com", "registry.example.net"],
      covers: ["a.example.com", "a.b.example.com", "*.a.example.com", "REGISTRY.example.net"],
      leaves: ["example.com", "badexample.com", "example.com.evil.example", "*.net", "*"],
    },
  ],
  same: [["registry.example.net", "REGISTRY.example.net"]],
  malformed: ["example.com.", "https://example.com", "example.com:443", "ex\u0430mple.com", "0x7f.1"],
  type: "string",
  wildcards: true,
  flaw,
  normal,
  coverage: (list) =>
    anyOf(
      list,
      (value) => normalOf(domain, value),
      (host, pattern) => covers(pattern, host),
    ),
};
