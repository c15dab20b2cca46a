// Finds and hides the secrets in texts that are shown. The rest stays the same to the byte: two redacted texts are
// equal only if the texts differ in nothing but their secrets.
import { freeSpans } from "./free.ts";
import { knownFormats, matches, mergeSpans, type Span, tokens } from "./recognise.ts";
import { passwords, urlSpans } from "./url.ts";

/** Returns the marker text that replaces a secret part. */
export type Hide = (secret: string, credential: boolean) => string;

export type TextKind = "url" | "command" | "free" | "public" | "host" | "personal";

/** What stands for a secret in texts outside the history, which have no fingerprints. */
export const HIDDEN = "[secret]";

/** Finds the secret spans of a text of this kind, sorted and merged. */
export function secretsIn(kind: TextKind, text: string): readonly Span[] {
  return mergeSpans(finders[kind](text));
}

const finders: Record<TextKind, (text: string) => Span[]> = {
  url: (text) => [...urlSpans(text), ...knownFormats(text), ...(/^\S*:\/\/\S*$/.test(text) ? [] : credentials(text))],
  command: freeSpans, // a command may write lines `name: value` into a file
  free: freeSpans,
  public: publicSpans,
  // A user before a host, as in the address of a proxy.
  host: (text) => [...publicSpans(text), ...(text.includes("@") ? urlSpans(text) : [])],
  // An identity may look as random as a key.
  personal: (text) => [...knownFormats(text), ...(/[\s="]|:\/\//.test(text) ? credentials(text) : [])],
};

function publicSpans(text: string): Span[] {
  return [...formSpans(text), ...credentials(text)];
}

/** Finds credentials that are recognised by their form, and not by a name beside them. */
export function formSpans(text: string): Span[] {
  return mergeSpans([...tokens(text), ...passwords(text)]);
}

/** Finds the parts that are certainly credentials in a text that is neither a command nor a line of a file. */
function credentials(text: string): Span[] {
  return /[\s=:]/.test(text) ? freeSpans(text).filter((span) => span.credential) : [];
}

/** Returns the text with every span hidden. @param escape escapes what is shown */
export function redact(text: string, spans: readonly Span[], hide: Hide, escape = escapeForgeries): string {
  let out = "";
  let at = 0;
  for (const { start, end, credential } of spans) {
    out += escape(text.slice(at, start)) + hide(text.slice(start, end), credential);
    at = end;
  }
  return out + escape(text.slice(at));
}

/** Returns a text with `HIDDEN` in place of each secret that is recognised in it. */
export function withoutCredentials(kind: TextKind, text: string): string {
  return redact(text, secretsIn(kind, text), () => HIDDEN);
}

/** Does the same for credentials in a known format and for passwords in addresses, and changes nothing else. */
export function withoutKnownFormats(text: string): string {
  return remains(text, mergeSpans([...knownFormats(text), ...passwords(text)])).join(HIDDEN);
}

/** Does the same for credentials that are recognised by their form, and changes nothing else. */
export function withoutTokens(text: string): string {
  return remains(text, formSpans(text)).join(HIDDEN);
}

/** Returns the parts of a text between the spans. */
export function remains(text: string, spans: readonly Span[]): string[] {
  const parts = spans.map(({ start }, i) => text.slice(spans[i - 1]?.end ?? 0, start));
  return [...parts, text.slice(spans.at(-1)?.end ?? 0)];
}

/** Copies a text. A substring would keep the whole text in memory. */
export function apart(text: string): string {
  return Buffer.from(text, "utf16le").toString("utf16le");
}

/** Escapes everything in a text of the data that is spelled like our marker. */
export function escapeForgeries(text: string): string {
  return text.replace(/\[(secret|hidden)(:*) fp:/g, "[$1$2: fp:");
}

const address = /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'<>`]+|^[\w*-]+(?:\.[\w-]+)+(?::\d+)?$/gi;

export function addressesIn(text: string): string[] {
  // Most texts have neither, and the pattern is slow.
  if (!text.includes(".") && !text.includes("://")) return [];
  return [...matches(text, address)].map(([text]) => text);
}
