// Reads texts and names of changes that were sealed before. Our own markers stay; the rest is read like any text.
import type { Span } from "./recognise.ts";
import { escapeForgeries, type Hide, redact, remains, secretsIn, type TextKind } from "./redact.ts";

/** Replaces a marker while the text around it is read. No pattern takes this word for a secret. */
const STAND_IN = "sealedpart";

interface Text {
  readonly spans: readonly Span[];
  /** The secret parts, in the order of the spans. */
  readonly secrets: readonly string[];
  /** The parts that are shown. */
  readonly shownParts: readonly string[];
  /** Whether no part of the text was hidden before. */
  readonly isOpen: boolean;
  /** Returns the text with its secrets hidden. */
  readonly spell: (hide: Hide) => string;
}

/** Reads texts and names that were not sealed before. */
export const neverSealed = {
  isMark: () => false,
  isForgery: (key: string) => /^\$+secret$/.test(key),
  isName: () => false,
  escapeForgeries,
  read(kind: TextKind, text: string): Text {
    const spans = secretsIn(kind, text);
    return {
      spans,
      secrets: spans.map(({ start, end }) => text.slice(start, end)),
      shownParts: remains(text, spans),
      isOpen: true,
      spell: (hide) => (spans.length === 0 ? escapeForgeries(text) : redact(text, spans, hide)),
    };
  },
};

/** Reads texts in which markers with certain fingerprints are ours. */
export class MarkedTexts {
  readonly #mark: RegExp;
  readonly #whole: RegExp;
  readonly #name: RegExp;

  /** @param fingerprint matches a whole fingerprint of ours */
  constructor(fingerprint: RegExp) {
    const shape = fingerprint.source.replace(/^\^|\$$/g, "");
    this.#mark = new RegExp(String.raw`\[(?:secret|hidden) ${shape}\]`, "g");
    this.#whole = new RegExp(`^(?:${this.#mark.source})$`);
    this.#name = new RegExp(String.raw`^\[secret ${shape}\](?:#[1-9]\d*)?$`);
  }

  /** Whether a text is one of our markers and nothing else. */
  isMark(text: string): boolean {
    return this.#whole.test(text);
  }

  /** Whether a key imitates the key of a marker. Keys that were escaped before have one more `$`. */
  isForgery(key: string): boolean {
    return key === "$secret";
  }

  /** Whether a key is the marker of a hidden key. */
  isName(key: string): boolean {
    return this.#name.test(key);
  }

  /** Escapes markers in a text that anybody may have written. Leaves markers alone that were escaped before. */
  escapeForgeries(text: string): string {
    return text.replace(/\[(secret|hidden) fp:/g, "[$1: fp:");
  }

  read(kind: TextKind, markedText: string): Text {
    const marks = markedText.match(this.#mark) ?? [];
    let word = STAND_IN;
    while (markedText.includes(word)) word += "x";
    const text = marks.length === 0 ? markedText : markedText.replace(this.#mark, word);
    const words = [...text.matchAll(new RegExp(word, "g"))].map(({ index }) => index);
    const spans = secretsIn(kind, text).flatMap((span) => without(span, words, word.length));
    return {
      spans,
      secrets: spans.map(({ start, end }) => text.slice(start, end)),
      shownParts: remains(text, spans),
      isOpen: marks.length === 0,
      spell: (hide) => {
        let i = 0;
        return redact(text, spans, hide, (part) => this.escapeForgeries(part)).replaceAll(word, () => marks[i++]!);
      },
    };
  }
}

/** Cuts words out of a span. @param words their offsets @param length the length of each */
function without(span: Span, words: readonly number[], length: number): Span[] {
  const parts: Span[] = [];
  let { start } = span;
  for (const at of words) {
    if (at + length <= start || at >= span.end) continue;
    if (at > start) parts.push({ ...span, start, end: at });
    start = at + length;
  }
  if (start < span.end) parts.push({ ...span, start });
  return parts;
}
