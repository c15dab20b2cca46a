import { coverageOf, kindOf, normalOf, spansOf } from "../catalog/kinds/index.ts";
import { isContainer, type Setting } from "../catalog/setting.ts";
import type { Json } from "../model/json.ts";
import { type Check, concrete, entriesFailure, entriesOf, isList, keepEntries, listSchema } from "./check.ts";
import { offending, subject, values } from "./words.ts";

/** Why a list check cannot judge a setting. */
export function listMisfit(setting: Setting): string | undefined {
  if (isContainer(setting)) return "it holds entries; use each";
  if (setting.kind === "secret") return "a secret is judged with secret or maxAge";
  return setting.kind === "boolean" || setting.kind === "integer" ? "it needs a list or a text" : undefined;
}

export const subsetOf: Check<Json[]> = {
  description: "has only entries that these values cover",
  optionsText: "a list of values, which may be empty",
  sample: {
    setting: "sandbox.network.allowedDomains",
    options: ["*.pkgs.example", "registry.example.com"],
    holds: ["registry.example.com", "npm.pkgs.example"],
    fails: ["registry.example.com", "files.example.net"],
  },
  misfit: listMisfit,
  options: (setting) => listSchema(setting, isList(setting)),
  demand: (options) => (options.length === 0 ? ["empty"] : ["only ", values(options, "or")]),
  entryRemedy: () => ["remove ", offending, " from ", subject],
  test: (options, setting) => {
    const isCovered = coverageOf(kindOf(setting), options);
    return (value) => entriesFailure(setting, entriesOf(value), (entry) => !isCovered(entry), "not listed");
  },
  implies: (lower, upper, setting) => {
    const isWithinUpper = spansOf(kindOf(setting), upper);
    const upperNormals = new Set(upper.map((entry) => normalOf(kindOf(setting), entry)));
    return lower.every((entry) => upperNormals.has(normalOf(kindOf(setting), entry)) || isWithinUpper(entry));
  },
  byEntry: true,
  carries: "covered",
  restore: (options, setting, actual) => {
    const keep = keepEntries(setting, actual, coverageOf(kindOf(setting), options));
    if (keep !== undefined) return keep;
    const values = concrete(options);
    if (!isList(setting)) return values[0];
    if (setting.unset.as !== "everything") return [];
    return values.length > 0 ? values : undefined;
  },
};
