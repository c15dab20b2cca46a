import { coverageOf, kindOf, spansOf } from "../catalog/kinds/index.ts";
import { type Check, concrete, entriesFailure, keepEntries, listSchema, scalarOnly } from "./check.ts";
import { values } from "./words.ts";

export const oneOf: Check<string[]> = {
  description: "is covered by one of these values",
  optionsText: "a list of values",
  sample: {
    setting: "sessionDefaultSettings.model",
    options: ["gpt-5", "claude-sonnet-4-*"],
    holds: "claude-sonnet-4-20260101",
    fails: "gpt-5-mini",
  },
  misfit: (setting) => scalarOnly(setting, "subsetOf"),
  options: (setting) => listSchema(setting),
  demand: (options) => [...(options.length > 1 ? ["one of "] : []), values(options, "and")],
  test: (options, setting) => {
    const isCovered = coverageOf(kindOf(setting), options);
    return (value) => entriesFailure(setting, [value], (entry) => !isCovered(entry), "not listed");
  },
  implies: (lower, upper, setting) => lower.every(spansOf(kindOf(setting), upper)),
  carries: "covered",
  restore: (options, setting, actual) =>
    keepEntries(setting, actual, coverageOf(kindOf(setting), options)) ?? concrete(options)[0],
};
