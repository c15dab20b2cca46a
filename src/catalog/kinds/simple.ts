// Kinds without rules of their own.
import { getOrMake } from "../../lists.ts";
import { type Kind, textOf } from "./kind.ts";
import { isExactNumber, type Json } from "../../model/json.ts";

// Control, reordering and ill-formed characters. Joiners and variation selectors are allowed, because emoji need them.
const dirty =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]|\p{Surrogate}/u;

export const boolean: Kind = {
  description: "true or false",
  type: "boolean",
  examples: [{ list: [true], covers: [true], leaves: [false, "true", 1] }],
};
export const integer: Kind = {
  description: "a whole number",
  type: "integer",
  examples: [{ list: [30], covers: [30], leaves: [31, 30.5, "30"] }],
};
/** A setting whose values are numbers within limits. */
export interface Range {
  readonly range?: readonly [least: number, most: number];
}

const ranged = new WeakMap<NonNullable<Range["range"]>, Kind>();

/** Returns the kind of whole numbers within limits. */
export function integerOf(range: NonNullable<Range["range"]>): Kind {
  return getOrMake(ranged, range, ([least, most]) => {
    const flaw = (value: Json) => {
      const number = Number(isExactNumber(value) ? value.$number : value);
      return number >= least && number <= most ? undefined : `is not from ${least} to ${most}`;
    };
    return { ...integer, flaw };
  });
}

export const text: Kind = {
  description: "a text: the same text",
  examples: [{ list: ["eu-central-1"], covers: ["eu-central-1"], leaves: ["EU-central-1", "eu-central-1 ", "eu-*"] }],
  malformed: ["eu\u202e-central"],
  type: "string",
  flaw: (value) => (dirty.test(textOf(value)) ? "has invisible or control characters" : undefined),
};
export const choice: Kind = {
  description: "one of the known values",
  type: "string",
  examples: [{ list: ["openai"], covers: ["openai"], leaves: ["OpenAI", "open*"] }],
};
export const json: Kind = {
  description: "any value: the same value",
  type: "any",
  examples: [{ list: [{ a: 1, b: 2 }], covers: [{ b: 2, a: 1 }], leaves: [{ a: 1 }, [1]] }],
};
export const secret: Kind = {
  description: "a secret: a literal, or a reference such as ${NAME}; only its form is judged",
  examples: [],
  type: "any",
};
export const keyed: Kind = { description: "a list of entries, each with its key", type: "any", examples: [] };
export const map: Kind = { description: "a map of entries by name", type: "object", examples: [] };
