// Limits on levels and numbers. A level that the catalog does not know has no position and holds no limit.
import { rank, type Setting } from "../catalog/setting.ts";
import type { Json } from "../model/json.ts";
import { type Check, type Sample, scalarOnly, valueSchema, word } from "./check.ts";

function position(setting: Setting, value: Json): number | undefined {
  if (setting.kind === "scale") return rank(setting, value);
  return Number.isSafeInteger(value) ? (value as number) : undefined;
}

/** A check against a limit; `holds` compares positions. */
export function bound(
  name: string,
  beyond: string,
  sample: Sample,
  holds: (position: number, limit: number) => boolean,
): Check {
  return {
    says: `is ${name} this level or number`,
    takes: "a level of the setting's scale, or a number",
    sample,
    misfit: (setting) =>
      scalarOnly(setting, "each") ??
      (setting.kind === "scale" || setting.kind === "integer" ? undefined : "it needs a level or a number"),
    options: (setting) => valueSchema(setting),
    words: (options) => `${name} ${word(options)}`,
    test: (options, setting) => {
      const limit = position(setting, options)!;
      const unranked = setting.kind === "scale" ? "which is no known level" : "which is not a whole number";
      return (value) => {
        const at = position(setting, value);
        if (at !== undefined && holds(at, limit)) return undefined;
        const why = at === undefined ? unranked : `${beyond} ${word(options)}`;
        return { message: `is ${word(value)}, ${why}`, offending: [value] };
      };
    },
    implies: (lower, upper, setting) => holds(position(setting, lower)!, position(setting, upper)!),
    restore: (options, setting, actual) => {
      const at = actual === undefined ? undefined : position(setting, actual);
      return at !== undefined && holds(at, position(setting, options)!) ? actual : options;
    },
  };
}
