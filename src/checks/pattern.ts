// Regular expressions that run in linear time on any text, always anchored at both ends.
import { RE2JS } from "re2js";
import * as z from "zod/mini";
import { kindOf } from "../catalog/kinds/index.ts";
import { messageOf } from "../errors.ts";
import { type Check, formTest, scalarOnly } from "./check.ts";
import { getOrMake } from "../lists.ts";

// Very different texts. A pattern that matches all of them restricts nothing.
const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32));
const unlike = ["a", "Z", "0", "/", printable, "é中😀", printable.repeat(50)];

const compiledPatterns = new Map<string, RE2JS>();

/** Compiles a pattern, once for validation and use. @throws Error when it is not a regular expression */
function compile(pattern: string): RE2JS {
  return getOrMake(compiledPatterns, pattern, () => RE2JS.compile(pattern));
}

/** Why a pattern cannot be used; undefined when it can. */
function unusable(pattern: string): string | undefined {
  let regex: RE2JS;
  try {
    regex = compile(pattern);
  } catch (error) {
    return /\(\?<?[=!]|\\[1-9]/.test(pattern)
      ? "has look-around or a back-reference, which cannot run in linear time"
      : `is not a regular expression: ${messageOf(error).replace(/^error parsing regexp: /, "")}`;
  }
  if (unlike.every((text) => regex.matches(text))) return "matches everything";
  return /^\^*\$*$/.test(pattern) ? "matches nothing but an empty text" : undefined;
}

// The two characters beyond ASCII that case-folding turns into ASCII letters: the Kelvin sign and the long s.
const foldsToAscii = /[\u212a\u017f]/;
const ignoresCase = /\(\?[a-zA-Z]*i/;

export const pattern: Check<string> = {
  description: "matches this regular expression from end to end; no look-around, no back-references",
  optionsText: "a regular expression",
  sample: {
    setting: "extraKnownMarketplaces[*].source.sha",
    options: "[0-9a-f]{40}",
    holds: "0123456789012345678901234567890123456789",
    fails: "main",
  },
  misfit: (setting) =>
    scalarOnly(setting, "each") ?? (kindOf(setting).type === "string" ? undefined : "it needs a text"),
  options: () =>
    z.string().check(z.maxLength(2000, "is longer than 2,000 characters"), (context) => {
      const why = unusable(context.value);
      if (why) context.issues.push({ code: "custom", input: context.value, message: why });
    }),
  demand: () => ["of the form that the policy sets"],
  exactly: (options) => ["of the form that the policy sets (pattern ", { value: options }, ")"],
  test: (options, setting) => {
    const regex = compile(options);
    const folds = ignoresCase.test(options);
    return formTest(setting, (text) => !(folds && foldsToAscii.test(text)) && regex.matches(text));
  },
  implies: (lower, upper) => lower === upper,
  carries: "text",
};
