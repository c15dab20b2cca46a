// Finds names in members beside their values: `{ name: "DB_PASSWORD", value: "…" }`.
import type { JsonObject } from "../model/json.ts";
import { promiseOf } from "./names.ts";

const names = "name key k variable var env header field param parameter option flag arg".split(" ");
const values = "value values val v default content data plaintext string".split(" ");

/** The keys of the two members that hold a name and its value. */
interface Pair {
  readonly key: string;
  readonly value: string;
  /** The text of the member `key`. */
  readonly name: string;
}

/** Returns the pair of name and value in an object, if there is a pair, whatever the order of the keys. */
export function pairIn(object: JsonObject): Pair | undefined {
  const keys = Object.keys(object);
  const value = first(values, keys);
  const key = first(
    names,
    keys.filter((key) => typeof object[key] === "string"),
  );
  return value === undefined || key === undefined ? undefined : { key, value, name: object[key] as string };
}

/** Returns the key that matches the earliest of the words, ignoring case. */
function first(words: readonly string[], keys: readonly string[]): string | undefined {
  const lower = keys.map((key) => key.toLowerCase());
  const word = words.find((word) => lower.includes(word));
  return word === undefined ? undefined : keys[lower.indexOf(word)];
}

/** Whether a text is the name of something, and not a secret under a name such as `key`. */
export function isName(text: string): boolean {
  if (!/^-{0,2}[A-Za-z_$][\w.-]{0,63}$/.test(text)) return false;
  return !/\d/.test(text) || promiseOf(text) !== "nothing";
}
