import { coverageOf, flawOf, kindOf, normalOf } from "../catalog/kinds/index.ts";
import type { Setting } from "../catalog/setting.ts";
import type { Json } from "../model/json.ts";
import { type Check, entriesOf, listed, listSchema } from "./check.ts";
import { listMisfit } from "./subset-of.ts";

/** Ranges and paths hold what lies inside them; a wildcard of any other kind may be read literally, so only the same text counts. */
function contains(setting: Setting, actual: readonly Json[]): (entry: Json) => boolean {
  const kind = kindOf(setting);
  const well = actual.filter((entry) => flawOf(kind, entry) === undefined);
  if (setting.kind === "cidr" || setting.kind === "path") return coverageOf(kind, well);
  const known = new Set(well.map((entry) => normalOf(kind, entry)));
  return (entry) => known.has(normalOf(kind, entry));
}

export const supersetOf: Check<Json[]> = {
  says: "holds at least these",
  misfit: listMisfit,
  options: (setting) => listSchema(setting),
  words: (options) => `a superset of ${listed(options)}`,
  test: (options, setting) => (value) => {
    const has = contains(setting, entriesOf(value));
    const missing = options.filter((entry) => !has(entry));
    return missing.length === 0 ? undefined : { message: `lacks ${listed(missing)}`, offending: missing };
  },
  implies: (lower, upper, setting) => upper.every(contains(setting, lower)),
  restore: (options, setting, actual) => {
    const now = actual === undefined ? [] : entriesOf(actual);
    const has = contains(setting, now);
    return [...now, ...options.filter((entry) => !has(entry))];
  },
};
