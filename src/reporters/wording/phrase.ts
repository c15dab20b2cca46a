// Sentences with marked data, so that a format cannot forget to escape it.
import { instantOf } from "../../model/instant.ts";
import { clip, markdownCode, markdownProse, visible } from "../../text.ts";
import { minute, thousands } from "../../words.ts";
import { firstIn, lastIn } from "../../lists.ts";

export { count as some, thousands } from "../../words.ts";

/** Data in a sentence. It may be hostile, so every format escapes it. */
interface Datum {
  readonly data: string;
  /** A value or name, a setting's name, an identity, or a sentence of the audit with data in it. */
  readonly as: "value" | "setting" | "who" | "prose";
}

/** A moment. Each format writes it in its own way. */
interface TimeDatum {
  readonly at: string;
}

/** A place in the same report, to which a format may link. */
interface Reference {
  readonly revision: number;
}

/** A plain string is our own wording. */
export type Piece = string | Datum | TimeDatum | Reference;
export type Phrase = readonly Piece[];

export const value = (data: string): Phrase => [{ data, as: "value" }];
export const setting = (data: string): Phrase => [{ data, as: "setting" }];
export const personPhrase = (data: string): Phrase => [{ data, as: "who" }];
export const prose = (data: string): Phrase => [{ data, as: "prose" }];
export const at = (instant: string): Phrase => [{ at: instant }];
export const revision = (number: number): Phrase => [{ revision: number }];

/** Builds a sentence. An inserted string is data; insert our own words as phrases. */
export function say(words: TemplateStringsArray, ...parts: readonly (string | number | Phrase)[]): Phrase {
  const pieces: Piece[] = [firstIn(words)];
  for (const [i, part] of parts.entries()) {
    if (typeof part === "string") pieces.push(...value(part));
    else if (typeof part === "number") pieces.push(thousands(part));
    else pieces.push(...part);
    pieces.push(words[i + 1]!);
  }
  return pieces.filter((piece) => piece !== "");
}

/** Joins phrases by a separator. */
export function joinPhrases(phrases: readonly Phrase[], between: string): Phrase {
  return phrases.flatMap((phrase, i) => (i === 0 ? phrase : [between, ...phrase]));
}

/** Returns `a, b and 3 more`: the words of the first items, and how many more there are. */
export function someOf<T>(items: readonly T[], max: number, wordsOf: (item: T) => Phrase, between = ", "): Phrase {
  const more = items.length - max;
  const words = joinPhrases(
    items.slice(0, max).map((item) => wordsOf(item)),
    between,
  );
  return more > 0 ? [...words, ` and ${thousands(more)} more`] : words;
}

/** Returns `a, b and c`, or with another word before the last. */
export function enumeratePhrases(phrases: readonly Phrase[], joint = "and"): Phrase {
  if (phrases.length < 2) return phrases[0] ?? [];
  return [...joinPhrases(phrases.slice(0, -1), ", "), ` ${joint} `, ...lastIn(phrases)];
}

/** Clips each piece of data to a number of characters, and each sentence with data to three times as many. */
export function shortenPhrase(phrase: Phrase, max: number): Phrase {
  return phrase.map((piece) =>
    typeof piece !== "string" && "data" in piece
      ? { ...piece, data: clip(piece.data, piece.as === "prose" ? 3 * max : max) }
      : piece,
  );
}

/** Capitalizes the first letter of a phrase, if it is our own wording. */
export function capital(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  return typeof first === "string" ? [capitalizeText(first), ...rest] : phrase;
}

export function capitalizeText(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Renders a phrase as text. `data` escapes data, `sentence` escapes sentences with data. */
function renderPhrase(phrase: Phrase, data: (text: string) => string, sentence = data): string {
  let text = "";
  for (const piece of phrase) {
    if (typeof piece === "string") text += piece;
    else if ("data" in piece) text += piece.as === "prose" ? sentence(piece.data) : data(piece.data);
    else if ("at" in piece) text += instantOf(piece.at) === undefined ? data(piece.at) : minute(piece.at);
    else text += `revision ${piece.revision}`;
  }
  return text;
}

/** Renders a phrase as one line of plain text, with hostile characters made visible. */
export function plain(phrase: Phrase): string {
  return renderPhrase(phrase, (data) => (data === "" ? '""' : visible(data)));
}

/**
 * Renders a phrase as Markdown with inert data: names and values as code, sentences with active characters escaped.
 * @param max the maximum length of one piece of data, before escaping
 */
export function markdownOf(phrase: Phrase, max: number): string {
  return renderPhrase(
    phrase,
    (data) => markdownCode(clip(data, max)),
    (data) => markdownProse(clip(data, max)),
  );
}
