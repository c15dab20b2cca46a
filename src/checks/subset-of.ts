import { coverageOf, kindOf, normalOf } from "../catalog/kinds/index.ts";
import { isContainer, type Setting } from "../catalog/setting.ts";
import type { Json } from "../model/json.ts";
import { type Check, entriesOf, isList, listed, listSchema } from "./check.ts";

/** Why a list check cannot judge a setting. */
export function listMisfit(setting: Setting): string | undefined {
  if (isContainer(setting)) return "it holds entries; use each";
  if (setting.kind === "secret") return "a secret is judged with secret or maxAge";
  return setting.kind === "boolean" || setting.kind === "integer" ? "it needs a list or a text" : undefined;
}

/** Listed values that are no patterns, so that they can be put in force. */
export function concrete(values: readonly Json[]): Json[] {
  return values.filter((value) => typeof value !== "string" || !/[*?]/.test(value));
}

export const subsetOf: Check<Json[]> = {
  says: "holds nothing but what these cover",
  misfit: listMisfit,
  options: (setting) => listSchema(setting, isList(setting)),
  words: (options) => (options.length === 0 ? "empty" : `a subset of ${listed(options)}`),
  test: (options, setting) => {
    const covered = coverageOf(kindOf(setting), options);
    return (value) => {
      const extra = entriesOf(value).filter((entry) => !covered(entry));
      if (extra.length === 0) return undefined;
      const verb = isList(setting) ? "contains" : "is";
      return {
        message: `${verb} ${listed(extra)}, which ${extra.length === 1 ? "is" : "are"} not listed`,
        offending: extra,
      };
    };
  },
  implies: (lower, upper, setting) => {
    const covered = coverageOf(kindOf(setting), upper);
    const same = new Set(upper.map((entry) => normalOf(kindOf(setting), entry)));
    return lower.every((entry) => same.has(normalOf(kindOf(setting), entry)) || covered(entry));
  },
  restore: (options, setting, actual) => {
    if (!isList(setting)) return concrete(options)[0];
    const keep = actual === undefined ? [] : entriesOf(actual).filter(coverageOf(kindOf(setting), options));
    if (keep.length > 0 || setting.unset.as !== "everything") return keep;
    return concrete(options).length > 0 ? concrete(options) : undefined;
  },
};
