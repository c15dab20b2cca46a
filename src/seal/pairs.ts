// Names that stand beside their values: `{ name: "DB_PASSWORD", value: "…" }`.
import type { JsonObject } from "../model/json.ts";
import { promiseOf } from "./names.ts";

const names = /^(?:name|key|k|variable|var|env|header|field|param|parameter|option|flag|arg)$/i;
const values = /^(?:values?|val|v|default|content|data|plaintext|string)$/i;

/** The members of an object that tell a name and its value. */
export interface Pair {
  readonly key: string;
  readonly value: string;
  /** What stands under `key`. */
  readonly name: string;
}

/** The pair that an object tells, if it does. */
export function pairIn(object: JsonObject): Pair | undefined {
  const keys = Object.keys(object);
  const value = keys.find((key) => values.test(key));
  const key = keys.find((one) => names.test(one) && typeof object[one] === "string");
  return value === undefined || key === undefined ? undefined : { key, value, name: object[key] as string };
}

/** Whether a text is the name of something, and not a secret under a name such as `key`. */
export function isName(text: string): boolean {
  if (!/^-{0,2}[A-Za-z_$][\w.-]{0,63}$/.test(text)) return false;
  return !/\d/.test(text) || promiseOf(text) !== "nothing";
}
