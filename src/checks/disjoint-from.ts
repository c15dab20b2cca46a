import { coverageOf, kindOf, overlapsOf } from "../catalog/kinds/index.ts";
import { type Check, entriesFailure, entriesOf, keepEntries, listSchema } from "./check.ts";
import { listMisfit } from "./subset-of.ts";
import { offending, subject, values } from "./words.ts";

export const disjointFrom: Check<string[]> = {
  description: "has nothing in common with these, wildcards of both sides expanded",
  optionsText: "a list of values",
  sample: {
    setting: "commandAllowlist",
    options: ["curl *", "git push", "git push *"],
    holds: ["git status"],
    fails: ["git status", "git *"],
  },
  misfit: listMisfit,
  options: (setting) => listSchema(setting),
  demand: (options) => ["without ", values(options, "or")],
  entryRemedy: () => ["remove ", offending, " from ", subject],
  test: (options, setting) => {
    const overlaps = overlapsOf(kindOf(setting), options);
    return (value) => entriesFailure(setting, entriesOf(value), overlaps, "forbidden");
  },
  implies: (lower, upper, setting) => upper.every(coverageOf(kindOf(setting), lower)),
  byEntry: true,
  carries: "covered",
  restore: (options, setting, actual) => {
    const overlaps = overlapsOf(kindOf(setting), options);
    return keepEntries(setting, actual, (entry) => !overlaps(entry));
  },
};
