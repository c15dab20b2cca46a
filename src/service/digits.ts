// Numbers of answers that a double cannot hold. Programs get them as doubles; what is printed keeps their digits.
import { randomUUID } from "node:crypto";
import { getOrMake } from "../lists.ts";
import { isArray, isExactNumber, type Json } from "../model/json.ts";

/** The digits of such numbers, by the object or list that holds them and their key. */
const digitsIn = new WeakMap<object, Map<string, string>>();

/**
 * Records the numbers of a value that lost digits.
 * @param exact the same value, from the strict reader
 */
export function keepDigits(exact: Json, value: unknown): void {
  if (typeof exact !== "object" || exact === null || typeof value !== "object" || value === null) return;
  for (const [escapedKey, item] of Object.entries(exact)) {
    // The strict reader escapes keys that look like its mark for such a number.
    const key = isArray(exact) ? escapedKey : escapedKey.replace(/^\$(\$+number)$/, "$1");
    const plain = (value as Record<string, unknown>)[key];
    if (!isExactNumber(item)) keepDigits(item, plain);
    else if (typeof plain === "number")
      getOrMake(digitsIn, value, () => new Map<string, string>()).set(key, item.$number);
  }
}

/** Returns a value as JSON. Numbers of an answer have the digits that the service sent. */
export function jsonWithDigits(value: unknown, space?: number): string {
  const mark = randomUUID(); // no text of the value can hold it
  const markDigits = function (this: object, key: string, item: unknown) {
    const digits = digitsIn.get(this)?.get(key);
    return digits === undefined ? item : `${mark}${digits}`;
  };
  return JSON.stringify(value, markDigits, space).replaceAll(new RegExp(`"${mark}([^"]+)"`, "g"), "$1");
}
