// E-mail addresses. Only ASCII case is folded: Unicode case-folding would turn the Kelvin sign into a k.
import { type Kind, textOf, unclean } from "./kind.ts";

/** Converts ASCII upper case to lower case. Other characters stay. */
export function foldAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (upper) => upper.toLowerCase());
}

const address =
  /^(?:\*|[^@\s*]+)@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/;

export const email: Kind = {
  description: "an e-mail address, ignoring case; *@example.com covers that domain, but not its subdomains",
  examples: [
    {
      list: ["ada@example.com", "*@security.example.com"],
      covers: ["Ada@Example.com", "bo@security.example.com"],
      leaves: ["bo@example.com", "bo@eu.security.example.com", "ada@example.com.evil.example"],
    },
  ],
  same: [["ada@example.com", "Ada@Example.com"]],
  malformed: ["ada", "ada@", "Ada <ada@example.com>", "\u212ada@example.com"],
  type: "string",
  wildcards: true,
  flaw: (value) =>
    unclean(textOf(value), true) ?? (address.test(textOf(value)) ? undefined : "is not an e-mail address"),
  normal: (value) => foldAscii(textOf(value)),
  coverage: (list) => {
    const addresses = new Set(list.map((entry) => foldAscii(textOf(entry))));
    return (actual) => {
      const folded = foldAscii(textOf(actual));
      return addresses.has(folded) || addresses.has(`*${folded.slice(folded.indexOf("@"))}`);
    };
  },
};
