import { coverageOf, kindOf, overlapsOf } from "../catalog/kinds/index.ts";
import { type Check, entriesFailure, listSchema, scalarOnly } from "./check.ts";
import { values } from "./words.ts";

export const noneOf: Check<string[]> = {
  description: "has nothing in common with any of these values, wildcards of both sides expanded",
  optionsText: "a list of values",
  sample: { setting: "sessionDefaultSettings.model", options: ["grok-*"], holds: "gpt-5", fails: "grok-code-fast-1" },
  misfit: (setting) => scalarOnly(setting, "disjointFrom"),
  options: (setting) => listSchema(setting),
  demand: (options) => ["anything but ", values(options, "or")],
  test: (options, setting) => {
    const overlaps = overlapsOf(kindOf(setting), options);
    return (value) => entriesFailure(setting, [value], overlaps, "forbidden");
  },
  implies: (lower, upper, setting) => upper.every(coverageOf(kindOf(setting), lower)),
  carries: "covered",
};
