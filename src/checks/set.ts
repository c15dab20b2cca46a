import * as z from "zod/mini";
import { flawOf, kindOf } from "../catalog/kinds/index.ts";
import { withoutRepetitions } from "../catalog/spelling.ts";
import { type Check, entriesOf, isList, isSet } from "./check.ts";
import { enumeration, subject, word } from "./words.ts";

export const set: Check<boolean> = {
  description: "is set, or is not set; null, an empty list and an empty map are not set",
  optionsText: "true or false",
  sample: { setting: "modelPolicy.allowedModelIds", options: true, holds: ["gpt-5"], fails: [] },
  misfit: () => undefined,
  options: () => z.boolean(),
  demand: (options) => [options ? "set" : "not set"],
  remedy: (options) => [options ? "set " : "remove ", subject],
  test: (options, setting) => (value) => {
    const set = isSet(setting, value);
    if (!options) return set ? { message: `is set to ${word(value)}`, offending: [value] } : undefined;
    if (!set) return { message: "is not set", offending: [null] };
    if (!isList(setting) || entriesOf(value).some((entry) => flawOf(kindOf(setting), entry) === undefined))
      return undefined;
    const bad = withoutRepetitions(setting, entriesOf(value), () => true);
    return { message: `has no well-formed entry: ${enumeration(bad)}`, offending: bad };
  },
  implies: (lower, upper) => lower === upper,
  carries: "covered",
  unknown: "passes",
  restore: (options, setting, actual) => (options ? (isSet(setting, actual ?? null) ? actual : undefined) : null),
};
