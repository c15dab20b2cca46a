import { coverageOf, isPlain, kindOf, normalOf } from "../catalog/kinds/index.ts";
import { isGlob } from "../catalog/kinds/path-glob.ts";
import type { Setting } from "../catalog/setting.ts";
import { withoutRepetitions } from "../catalog/spelling.ts";
import type { Json } from "../model/json.ts";
import { type Check, entriesOf, isList, listSchema } from "./check.ts";
import { listMisfit } from "./subset-of.ts";
import { enumeration, offending, subject, values } from "./words.ts";

/** Tests whether ranges and folders contain an entry. An actual wildcard may be literal: it contains only itself. */
function contains(setting: Setting, actual: readonly Json[]): (entry: Json) => boolean {
  const kind = kindOf(setting);
  const plainNormals = new Set(actual.filter((entry) => isPlain(kind, entry)).map((entry) => normalOf(kind, entry)));
  const folders =
    setting.kind === "path" ? actual.filter((entry) => typeof entry === "string" && !isGlob(entry)) : actual;
  const inside = setting.kind === "cidr" || setting.kind === "path" ? coverageOf(kind, folders) : () => false;
  return (entry) => plainNormals.has(normalOf(kind, entry)) || inside(entry);
}

export const supersetOf: Check<Json[]> = {
  description: "holds at least these values",
  optionsText: "a list of values",
  sample: {
    setting: "sandbox.filesystem.denyRead",
    options: ["~/.ssh", "~/.aws"],
    holds: ["~/.ssh", "~/.aws", "/etc"],
    fails: ["~/.ssh"],
  },
  misfit: listMisfit,
  options: (setting) => listSchema(setting),
  demand: (options) => [options.length > 1 ? "at least all of " : "a list with ", values(options, "and")],
  entryRemedy: () => ["add ", offending, " to ", subject],
  test: (options, setting) => (value) => {
    const has = contains(setting, entriesOf(value));
    const missing = withoutRepetitions(setting, options, (entry) => !has(entry));
    return missing.length === 0 ? undefined : { message: `lacks ${enumeration(missing)}`, offending: missing };
  },
  implies: (lower, upper, setting) => upper.every(contains(setting, lower)),
  restore: (options, setting, actual) => {
    const now = actual === undefined ? [] : entriesOf(actual);
    const has = contains(setting, now);
    const missing = options.filter((entry) => !has(entry));
    if (missing.length === 0) return actual;
    return isList(setting) ? [...now, ...missing] : options.length === 1 ? options[0] : undefined;
  },
};
