// Redacting texts that are shown: the parts that are secret are replaced, the rest stays readable.
import { namesCredential, tokensIn } from "./recognise.ts";

/** Replaces one secret part by its marker text. `credential`: it is one beyond doubt, by name or by look. */
export type Hide = (secret: string, credential: boolean) => string;

const safeVariable = /^\$(?:\{[A-Za-z_]\w*\}|[A-Za-z_]\w*)$/;

function hideUnlessReference(hide: Hide, secret: string, credential: boolean): string {
  return secret === "" || safeVariable.test(secret) ? secret : hide(secret, credential);
}

/** Every token in the text that looks like a credential, replaced. */
function hideTokens(text: string, hide: Hide): string {
  return tokensIn(text).reduce((rest, token) => rest.replaceAll(token, () => hide(token, true)), text);
}

const address = /^([a-z][a-z0-9+.-]*:)\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/is;

/**
 * An address with its user information, query values, fragment and token-like path segments hidden: scheme, host, port
 * and path are what a reader must see.
 */
export function redactUrl(text: string, hide: Hide): string {
  const parts = address.exec(text);
  if (!parts) return hideTokens(text, hide);
  const [, scheme = "", authority = "", path = "", query = "", fragment = ""] = parts;
  const at = authority.lastIndexOf("@");
  const user = at < 0 ? "" : `${hideUnlessReference(hide, authority.slice(0, at), true)}@`;
  const shownPath = path
    .split("/")
    .map((part) => hideTokens(part, hide))
    .join("/");
  const shownQuery = query
    .split("&")
    .map((pair) => {
      const equals = pair.indexOf("=");
      if (equals < 0) return hideTokens(pair, hide);
      const [name, value] = [pair.slice(0, equals).replace("?", ""), pair.slice(equals + 1)];
      return `${pair.slice(0, equals + 1)}${hideUnlessReference(hide, value, namesCredential(name) || tokensIn(value).length > 0)}`;
    })
    .join("&");
  const shownFragment = fragment.length > 1 ? `#${hide(fragment.slice(1), tokensIn(fragment).length > 0)}` : fragment;
  return `${scheme}//${user}${hideTokens(authority.slice(at + 1), hide)}${shownPath}${shownQuery}${shownFragment}`;
}

const quoted = `"[^"]*"|'[^']*'|[^\\s"']+`;
const header = new RegExp(`((?:^|\\s)(?:-H|--header)[= ]?)(${quoted})`, "g");
const flag = new RegExp(
  `((?:^|\\s)(?:-u|--user|--?[A-Za-z-]*(?:password|passwd|passphrase|token|secret|api-?key|access-?key|credentials?))[= ])(${quoted})`,
  "gi",
);
const assignment = new RegExp(`((?:^|[\\s;&|(])([A-Za-z_]\\w*)=)(${quoted})`, "g");
const link = /[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi;

/** A command line with credentials in flags, headers, variables and addresses hidden. */
export function redactCommand(text: string, hide: Hide): string {
  const bare = (value: string) => value.replace(/^(["'])(.*)\1$/s, "$2");
  const hideQuoted = (value: string, credential: boolean) => {
    const inner = bare(value);
    const quote = inner === value ? "" : value[0]!;
    return `${quote}${hideUnlessReference(hide, inner, credential)}${quote}`;
  };
  const shown = text
    .replace(link, (url) => redactUrl(url, hide))
    .replace(header, (_, before: string, value: string) => {
      const [name = "", ...rest] = bare(value).split(":");
      if (rest.length === 0) return before + value;
      const content = rest.join(":").trim();
      const plain = content.replace(/^(?:bearer|basic|token)\s+/i, "");
      const quote = bare(value) === value ? "" : value[0]!;
      const lead = content.slice(0, content.length - plain.length);
      return `${before}${quote}${name}: ${lead}${hideUnlessReference(hide, plain, namesCredential(name))}${quote}`;
    })
    .replace(flag, (_, before: string, value: string) => `${before}${hideQuoted(value, true)}`)
    .replace(assignment, (all, before: string, name: string, value: string) =>
      namesCredential(name) ? `${before}${hideQuoted(value, true)}` : all,
    );
  return hideTokens(shown, hide);
}

/** A text of which only token-like parts are secret. Returns the same text when there are none. */
export function redactText(text: string, hide: Hide): string {
  return hideTokens(text, hide);
}
