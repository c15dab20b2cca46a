// Limits on levels and numbers. An unknown level has no position and passes no limit. An inherited level may be any
// level: it passes only a limit that every level passes.
import { flawOf, kindOf } from "../catalog/kinds/index.ts";
import { rank, type Setting } from "../catalog/setting.ts";
import { isWhole, type Json } from "../model/json.ts";
import { type Check, type Sample, scalarOnly, valueSchema } from "./check.ts";
import { subject, word } from "./words.ts";

function position(setting: Setting, value: Json): number | undefined {
  if (setting.kind === "scale") return rank(setting, value);
  return typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;
}

/** Creates a check against a limit. `holds` compares positions. */
function limitCheck(
  name: string,
  beyond: string,
  sample: Sample,
  holds: (position: number, limit: number) => boolean,
): Check {
  const test: Check["test"] = (options, setting) => {
    const limit = position(setting, options)!;
    const kind = kindOf(setting);
    const unranked = (value: Json) => {
      if (setting.kind === "scale") return "which is no known level";
      return `which ${isWhole(value) ? flawOf(kind, value) : "is not a whole number"}`;
    };
    const every = (setting.values ?? []).every((_, at) => holds(at, limit));
    return (value) => {
      const at = flawOf(kind, value) === undefined ? position(setting, value) : undefined;
      const inherited = value === setting.inherits;
      if (inherited ? every : at !== undefined && holds(at, limit)) return undefined;
      const where = `${beyond} ${word(options)}`;
      const why = inherited ? `which may be ${where}` : at === undefined ? unranked(value) : where;
      return { message: `is ${word(value)}, ${why}`, offending: [value] };
    };
  };
  return {
    description: `is ${name} this level or number`,
    optionsText: "a level of the setting's scale, or a number",
    sample,
    misfit: (setting) =>
      scalarOnly(setting, "size or each", "size or each") ??
      (setting.kind === "scale" || setting.kind === "integer" ? undefined : "it needs a level or a number"),
    // A limit may be outside the range that the service accepts.
    options: ({ inherits: _inherits, range: _range, ...levels }) => valueSchema(levels),
    demand: (options) => [`${name} `, { value: options }],
    remedy: (options) => ["set ", subject, ` to ${name} `, { value: options }],
    test,
    implies: (lower, upper, setting) => holds(position(setting, lower)!, position(setting, upper)!),
    restore: (options, setting, actual) => {
      const near = actual === undefined ? undefined : withinRange(setting, actual);
      return near !== undefined && test(options, setting)(near) === undefined ? near : withinRange(setting, options);
    },
  };
}

/** Returns the nearest number that the service accepts; every other value as it is. */
function withinRange({ range: [least, most] = [-Infinity, Infinity] }: Setting, value: Json): Json {
  return typeof value === "number" ? Math.min(Math.max(value, least), most) : value;
}

export const atLeast = limitCheck(
  "at least",
  "below",
  { setting: "sessionRetentionDays", options: 30, holds: 90, fails: 20 },
  (position, limit) => position >= limit,
);

export const atMost = limitCheck(
  "at most",
  "above",
  { setting: "maxAutonomyLevel", options: "medium", holds: "low", fails: "high" },
  (position, limit) => position <= limit,
);
