// Regular expressions that run in linear time whatever the text, always anchored at both ends.
import { RE2JS } from "re2js";
import * as z from "zod/mini";
import { flawOf, kindOf } from "../catalog/kinds/index.ts";
import { type Check, scalarOnly, word } from "./check.ts";

/** Why a pattern cannot be used; undefined when it can. */
function unusable(pattern: string): string | undefined {
  if (/^\^?(?:\.[*+])?\$?$/.test(pattern)) return "matches everything";
  try {
    RE2JS.compile(pattern);
    return undefined;
  } catch {
    return "is not a regular expression of linear time (look-around and back-references are not available)";
  }
}

export const pattern: Check<string> = {
  says: "matches this regular expression from end to end; no look-around, no back-references",
  misfit: (setting) =>
    scalarOnly(setting, "each") ?? (kindOf(setting).type === "string" ? undefined : "it needs a text"),
  options: () =>
    z.string().check(z.maxLength(2000, "is longer than 2,000 characters"), (context) => {
      const why = unusable(context.value);
      if (why) context.issues.push({ code: "custom", input: context.value, message: why });
    }),
  words: (options) => `a match of /${options}/`,
  test: (options, setting) => {
    const regex = RE2JS.compile(options);
    return (value) =>
      typeof value === "string" && flawOf(kindOf(setting), value) === undefined && regex.matches(value)
        ? undefined
        : { message: `is ${word(value)}, which does not match /${options}/`, offending: [value] };
  },
  implies: (lower, upper) => lower === upper,
};
