// URLs of services. Spellings that readers may resolve differently are malformed.
import { confusable } from "./domain.ts";
import { anyOf, type Kind, textOf, unclean } from "./kind.ts";
import type { Json } from "../../model/json.ts";

const shape = /^(https?):\/\/([^/?#]*)([^?#]*)(?:\?[^#]*)?(?:#.*)?$/i;

function flaw(value: Json): string | undefined {
  const text = textOf(value);
  const dirty = unclean(text, true);
  if (dirty) return dirty;
  const parts = shape.exec(text);
  if (!parts) return "is not an http or https address";
  const [, , authority = "", path = ""] = parts;
  if (authority.includes("@")) return "carries a user name or password";
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return "is not an address";
  }
  if (/:0+$/.test(authority)) return "has the port 0, which is none";
  const host = authority.replace(/:\d*$/, "");
  if (host.toLowerCase() !== url.hostname || /:0\d|:$/.test(authority)) return "spells its host in a way that hides it";
  if (host.endsWith(".")) return "ends its host in a dot";
  if (authority.includes("*") || path.includes("*")) return "has a wildcard, which addresses do not have";
  if (path !== "" && (path !== url.pathname || hiddenPart.test(path))) return "spells its path in a way that hides it";
  return confusable(url.hostname);
}

// Segments that servers merge or climb, and escapes that are unnecessary or that split a path when decoded.
const hiddenPart =
  /\/\/|\/\.{1,2};|\\|%(?:2[DEdeFf5]|3\d|4[1-9A-Fa-f]|5[0-9AaCcFf]|6[1-9A-Fa-f]|7[0-9AaEe]|(?![0-9A-Fa-f]{2}))/;

interface UrlPlace {
  readonly origin: string;
  readonly path: string;
  /** The query and the fragment, which can lead anywhere. */
  readonly suffix: string;
}

/** Splits a URL: origin, path without last slash and with upper-case escapes, query and fragment. */
function placeOf(value: Json): UrlPlace {
  const url = new URL(textOf(value));
  const path = url.pathname.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
  return { origin: url.origin, path: path.replace(/\/$/, ""), suffix: url.search + url.hash };
}

function isAtOrBelow({ origin, path }: UrlPlace, above: UrlPlace): boolean {
  return origin === above.origin && (path === above.path || path.startsWith(`${above.path}/`));
}

export const url: Kind = {
  description:
    "a URL; covers URLs with the same scheme, host and port, at or below its path; a query or fragment must be listed exactly, and is not covered if a part of it is redacted",
  examples: [
    {
      list: ["https://llm.example.com/v1"],
      covers: ["https://llm.example.com/v1", "https://LLM.example.com:443/v1/chat", "https://llm.example.com/v1/"],
      leaves: [
        "https://llm.example.com/v2",
        "https://llm.example.com/v10",
        "https://llm.example.com/v1?to=evil.example",
        "http://llm.example.com/v1",
        "https://llm.example.com.evil.example/v1",
      ],
    },
  ],
  same: [["https://llm.example.com/v1", "HTTPS://LLM.example.com:443/v1/"]],
  malformed: [
    "https://a:b@llm.example.com/v1",
    "https://llm.example.com/v1/../v2",
    "https://*.example.com",
    "https://llm.example.com:0/v1",
    "llm.example.com/v1",
  ],
  type: "string",
  flaw,
  normal: (value) => {
    const { origin, path, suffix } = placeOf(value);
    return origin + path + suffix;
  },
  coverage: (list) =>
    anyOf(list, placeOf, (at, entry) => isAtOrBelow(at, entry) && (at.suffix === "" || at.suffix === entry.suffix)),
  // Two URLs overlap if one is at or below the other: both then cover the deeper URL without its query.
  overlaps: (list) => anyOf(list, placeOf, (at, entry) => isAtOrBelow(at, entry) || isAtOrBelow(entry, at)),
};
