// The building blocks of the checks' words.
import { isExactNumber, type Json } from "../model/json.ts";
import { withSecretsAsTexts } from "../model/sealed.ts";
import type { Word, Words } from "../model/words.ts";
import { firstIn } from "../lists.ts";

/** The setting of the finding. */
export const subject: Word = { field: "subject" };

/** The failing entries. */
export const offending: Word = { field: "offending" };

/** The demand of a JSON Schema. It is here because the check itself imports a library. */
export const validBySchema: Words = ["valid by the JSON Schema that the policy states"];

/** `a, b and c`, or `a, b or c`. */
export function values(all: readonly Json[], joint: "and" | "or"): Word {
  return all.length === 1 ? { value: firstIn(all) } : { values: all, joint };
}

/** Returns words as one text, for messages and titles, with only some values of a list. */
export function textOf(words: Words): string {
  return words.map(pieceText).join("");
}

function pieceText(piece: Word): string {
  if (typeof piece === "string") return piece;
  if ("value" in piece) return word(piece.value);
  if ("values" in piece) return enumeration(piece.values, piece.joint);
  return piece.field === "subject" ? "the setting" : "what fails";
}

const MAX_VALUES = 4;

/** Values in words: `a, b and 3 more`. */
export function enumeration(all: readonly Json[], joint: "and" | "or" = "and"): string {
  const words = all.slice(0, MAX_VALUES).map(word);
  const more = all.length - words.length;
  if (more > 0) return `${words.join(", ")} and ${more} more`;
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
}

/** Returns one value in words. A text that looks like another type is quoted and marked. */
export function word(sealed: Json): string {
  if (isExactNumber(sealed)) return sealed.$number;
  const value = withSecretsAsTexts(sealed);
  if (typeof value !== "string") return JSON.stringify(value);
  if (value === "") return '"" (an empty text)';
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value) ? `"${value}" (a text)` : value;
}
