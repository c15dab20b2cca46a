import * as z from "zod/mini";
import { kindOf } from "../catalog/kinds/index.ts";
import { globMatches } from "../catalog/kinds/glob.ts";
import { type Check, formTest, scalarOnly } from "./check.ts";

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
  test: (options, setting) => formTest(setting, (text) => globMatches(options, text)),
  implies: (lower, upper) => globMatches(upper, lower),
  carries: "text",
};
