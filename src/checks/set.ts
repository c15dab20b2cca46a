import * as z from "zod/mini";
import { isUnset } from "../catalog/read.ts";
import { type Check, word } from "./check.ts";

export const set: Check<boolean> = {
  says: "is set, or is not set; null, an empty list and an empty map are not set",
  takes: "true or false",
  sample: { setting: "modelPolicy.allowedModelIds", options: true, holds: ["gpt-5"], fails: [] },
  misfit: () => undefined,
  options: () => z.boolean(),
  words: (options) => (options ? "set" : "not set"),
  test: (options) => (value) => {
    if (isUnset(value) !== options) return undefined;
    return options
      ? { message: "is not set", offending: [null] }
      : { message: `is set to ${word(value)}`, offending: [value] };
  },
  implies: (lower, upper) => lower === upper,
  carries: "covered",
  restore: (options, _, actual) => (options ? (isUnset(actual ?? null) ? undefined : actual) : null),
};
