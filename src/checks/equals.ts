// The exact value; for a list the exact set, in any order.
import { kindOf, normalOf } from "../catalog/kinds/index.ts";
import { isContainer, type Setting } from "../catalog/setting.ts";
import { withoutRepetitions } from "../catalog/spelling.ts";
import { canonical, isArray, type Json } from "../model/json.ts";
import type { Words } from "../model/words.ts";
import { type Check, entriesFailure, entriesOf, isList, listSchema, valueSchema } from "./check.ts";
import { enumeration, subject, values, word } from "./words.ts";

function form(setting: Setting, value: Json): string {
  const kind = kindOf(setting);
  if (!isList(setting)) return normalOf(kind, value);
  const entries = entriesOf(value).map((entry) => normalOf(kind, entry));
  return canonical(setting.list === "set" ? [...new Set(entries)].sort() : entries);
}

function exactly(options: Json): Words {
  return isArray(options) && options.length > 0 ? ["exactly ", values(options, "and")] : [{ value: options }];
}

export const equals: Check = {
  description: "is this value; a list has exactly these entries, in any order unless its order matters",
  optionsText: "a value of the setting, or a list of them",
  sample: {
    setting: "managedComputersAllowedEmails",
    options: ["ada@example.com", "bo@example.com"],
    holds: ["Bo@example.com", "ada@example.com"],
    fails: ["ada@example.com"],
  },
  misfit: (setting) =>
    isContainer(setting)
      ? "it holds entries; use each, size or set"
      : setting.kind === "secret"
        ? "a secret is judged with secret or maxAge"
        : undefined,
  options: (setting) => (isList(setting) ? listSchema(setting) : valueSchema(setting)),
  demand: (options) => exactly(options),
  remedy: (options) => ["set ", subject, " to ", ...exactly(options)],
  test: (options, setting) => {
    const normal = form(setting, options);
    const normals = new Set(entriesOf(options).map((entry) => normalOf(kindOf(setting), entry)));
    return (value) => {
      if (form(setting, value) === normal) return undefined;
      if (!isList(setting)) return { message: `is ${word(value)}`, offending: [value] };
      const isExtra = (entry: Json) => !normals.has(normalOf(kindOf(setting), entry));
      const extra = entriesFailure(setting, entriesOf(value), isExtra, "not listed");
      if (extra) return extra;
      const present = new Set(entriesOf(value).map((entry) => normalOf(kindOf(setting), entry)));
      const isMissing = (entry: Json) => !present.has(normalOf(kindOf(setting), entry));
      const missing = withoutRepetitions(setting, entriesOf(options), isMissing);
      if (missing.length > 0) return { message: `lacks ${enumeration(missing)}`, offending: missing };
      return { message: "has another order", offending: [...entriesOf(value)] };
    };
  },
  implies: (lower, upper, setting) => form(setting, lower) === form(setting, upper),
  restore: (options) => options,
};
