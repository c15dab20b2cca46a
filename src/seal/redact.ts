// What is secret in texts that are shown. Only places are found, and hidden in one go, so that the rest stays readable
// and the same to the byte: two texts look alike only when they are, but for their secrets.
import { freeSpans } from "./free.ts";
import { knownFormats, matches, merged, type Span, tokens } from "./recognise.ts";
import { passwords, urlSpans } from "./url.ts";

/** Replaces one secret part by its marker text. */
export type Hide = (secret: string, credential: boolean) => string;

export type TextKind = "url" | "command" | "free" | "public" | "personal";

/** The secret places of a text of this class. */
export function secretsIn(kind: TextKind, text: string): readonly Span[] {
  return merged(finders[kind](text));
}

const finders: Record<TextKind, (text: string) => Span[]> = {
  url: (text) => [...urlSpans(text), ...knownFormats(text), ...(/^\S*:\/\/\S*$/.test(text) ? [] : credentials(text))],
  command: freeSpans, // what a command writes into a file may be lines that give names values
  free: freeSpans,
  public: (text) => [...tokens(text), ...passwords(text), ...credentials(text)],
  // An identity may look as random as a key.
  personal: (text) => [...knownFormats(text), ...(/[\s=]|:\/\//.test(text) ? credentials(text) : [])],
};

/** What is a credential beyond doubt in a text where no command and no line of a file belongs. */
function credentials(text: string): Span[] {
  return /[\s=:]/.test(text) ? freeSpans(text).filter((span) => span.credential) : [];
}

/** The text with every place hidden. */
export function redact(text: string, spans: readonly Span[], hide: Hide): string {
  let out = "";
  let at = 0;
  for (const { start, end, credential } of spans) {
    out += unforged(text.slice(at, start)) + hide(text.slice(start, end), credential);
    at = end;
  }
  return out + unforged(text.slice(at));
}

/** The parts of a text that stay. */
export function remains(text: string, spans: readonly Span[]): string[] {
  const parts = spans.map(({ start }, i) => text.slice(spans[i - 1]?.end ?? 0, start));
  return [...parts, text.slice(spans.at(-1)?.end ?? 0)];
}

/** A copy. A part of a text would keep all of it alive. */
export function apart(text: string): string {
  return Buffer.from(text, "utf16le").toString("utf16le");
}

/** A text from data in which nothing is spelled like our own markers. */
export function unforged(text: string): string {
  return text.replace(/\[(secret|hidden)(:*) fp:/g, "[$1$2: fp:");
}

const address = /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'<>`]+|^[\w*-]+(?:\.[\w-]+)+(?::\d+)?$/gi;

/** The addresses in a text, as they are told from its words. */
export function addressesIn(text: string): string[] {
  return [...matches(text, address)].map(([text]) => text);
}
