// Names that stand beside their values: `{ name: "DB_PASSWORD", value: "…" }`.
import type { JsonObject } from "../model/json.ts";
import { promiseOf } from "./names.ts";

const names = "name key k variable var env header field param parameter option flag arg".split(" ");
const values = "value values val v default content data plaintext string".split(" ");

/** The members of an object that tell a name and its value. */
interface Pair {
  readonly key: string;
  readonly value: string;
  /** What stands under `key`. */
  readonly name: string;
}

/** The pair that an object tells, if it does, whatever the order of its keys. */
export function pairIn(object: JsonObject): Pair | undefined {
  const keys = Object.keys(object);
  const value = first(values, keys);
  const key = first(
    names,
    keys.filter((key) => typeof object[key] === "string"),
  );
  return value === undefined || key === undefined ? undefined : { key, value, name: object[key] as string };
}

/** The first of the words that is a key. */
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
