// Kinds without rules of their own.
import type { Kind } from "./kind.ts";

// Control, reordering and ill-formed characters. Joiners and variation selectors are left to emoji.
const dirty =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]|\p{Surrogate}/u;

export const boolean: Kind = { says: "true or false", type: "boolean" };
export const integer: Kind = { says: "a whole number", type: "integer" };
export const text: Kind = {
  says: "a text: the same one",
  type: "string",
  flaw: (value) => (dirty.test(value as string) ? "has invisible or control characters" : undefined),
};
export const choice: Kind = { says: "one of the known values", type: "string" };
export const json: Kind = { says: "any value: the same one", type: "any" };
export const secret: Kind = {
  says: "a secret: a literal, or a reference such as ${NAME}; only its form can be judged",
  type: "any",
};
export const keyed: Kind = { says: "a list of entries, each with its key", type: "any" };
export const map: Kind = { says: "a map of entries by name", type: "object" };
