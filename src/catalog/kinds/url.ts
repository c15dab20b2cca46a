// Addresses of services. Only spellings that every reader resolves alike are compared at all.
import { confusable } from "./domain.ts";
import { type Kind, unclean } from "./kind.ts";
import type { Json } from "../../model/json.ts";

const shape = /^(https?):\/\/([^/?#]*)([^?#]*)(?:\?[^#]*)?(?:#.*)?$/i;

function flaw(value: Json): string | undefined {
  const text = value as string;
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
  const host = authority.replace(/:\d*$/, "");
  if (host.toLowerCase() !== url.hostname || /:0\d|:$/.test(authority)) return "spells its host in a way that hides it";
  if (host.endsWith(".")) return "ends its host in a dot";
  if (path !== "" && path !== url.pathname) return "spells its path in a way that hides it";
  if (/%2e|%2f|%5c|\\/i.test(path)) return "spells its path in a way that hides it";
  return confusable(url.hostname);
}

interface Place {
  readonly origin: string;
  readonly path: string;
}

/** Scheme, host and effective port, and the path without its last slash. */
function place(value: Json): Place {
  const url = new URL(value as string);
  return { origin: url.origin, path: url.pathname.replace(/\/+$/, "") };
}

export const url: Kind = {
  says: "an address; it covers what has the same scheme, host and port, at or below its path",
  type: "string",
  flaw,
  normal: (value) => {
    const address = new URL(value as string);
    return `${address.origin}${address.pathname.replace(/\/+$/, "")}${address.search}${address.hash}`;
  },
  coverage: (listed) => {
    const places = listed.map(place);
    return (actual) => {
      const { origin, path } = place(actual);
      return places.some(
        (entry) => entry.origin === origin && (path === entry.path || path.startsWith(`${entry.path}/`)),
      );
    };
  },
};
