import * as z from "zod/mini";
import { isPlain, kindOf, spellingOf } from "../catalog/kinds/index.ts";
import { globMatches } from "../catalog/kinds/glob.ts";
import { type Check, scalarOnly } from "./check.ts";
import { word } from "./words.ts";

export const matches: Check<string> = {
  description: "matches this glob from end to end; * stands for any run of characters",
  optionsText: "a glob",
  sample: { setting: "customModels[*].id", options: "custom:*", holds: "custom:assist", fails: "assist" },
  misfit: (setting) =>
    scalarOnly(setting, "each") ?? (kindOf(setting).type === "string" ? undefined : "it needs a text"),
  options: () =>
    z.string().check(
      z.minLength(1, "is empty"),
      z.maxLength(2000, "is longer than 2,000 characters"),
      z.refine((glob) => !/^\*+$/.test(glob), "matches everything"),
    ),
  demand: (options) => ["of the form ", { value: options }],
  test: (options, setting) => (value) =>
    typeof value === "string" &&
    isPlain(kindOf(setting), value) &&
    globMatches(options, spellingOf(kindOf(setting), value))
      ? undefined
      : { message: `is ${word(value)}, which has another form`, offending: [value] },
  implies: (lower, upper) => globMatches(upper, lower),
  carries: "text",
};
