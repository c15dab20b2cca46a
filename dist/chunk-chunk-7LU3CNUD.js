import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  isUnsetAt,
  isVoid
} from "./chunk-chunk-QIVIUYYH.js";
import {
  isContainer,
  knownValues
} from "./chunk-chunk-NOTXTWNX.js";
import {
  flawOf,
  kindOf
} from "./chunk-chunk-BWPCEOJU.js";
import {
  _enum,
  _minLength,
  array,
  boolean,
  int,
  json,
  optional,
  strictObject,
  string
} from "./chunk-chunk-WWJXMTTS.js";

// src/checks/check.ts
function entriesOf(value) {
  return Array.isArray(value) ? value : [value];
}
function isSet(setting, value) {
  return !(isContainer(setting) ? isVoid(value) : isUnsetAt(setting, value));
}
function isList(setting) {
  return setting.list !== void 0;
}
function entryOf(setting) {
  const { list: _, ...entry } = setting;
  return entry;
}
function scalarOnly(setting, instead) {
  if (isContainer(setting))
    return `it needs one value, and this is ${setting.kind === "map" ? "a map" : "a list of entries"}; use each`;
  if (isList(setting)) return `it needs one value, and this is a list; use ${instead}`;
  return setting.kind === "secret" ? "a secret is judged with secret or maxAge" : void 0;
}
function valueSchema(setting) {
  const kind = kindOf(setting);
  const known = knownValues(setting);
  if (known.length > 0) return _enum(known);
  const flawless = (type) => type.check((context) => {
    const flaw = flawOf(kind, context.value, true);
    if (flaw) context.issues.push({ code: "custom", input: context.value, message: flaw });
  });
  switch (kind.type) {
    case "boolean":
      return boolean();
    case "integer":
      return int();
    case "string":
      return flawless(string());
    case "object":
      return flawless(
        strictObject(
          Object.fromEntries(Object.keys(setting.fields ?? {}).map((field) => [field, optional(string())]))
        )
      );
    default:
      return json();
  }
}
function listSchema(setting, empty = false) {
  const list = array(valueSchema(setting));
  return empty ? list : list.check(_minLength(1, "lists nothing"));
}
function concrete(values) {
  return values.filter((value) => typeof value !== "string" || !/[*?]/.test(value));
}
function kept(setting, actual, stays) {
  if (actual === void 0) return void 0;
  const entries = entriesOf(actual);
  const staying = entries.filter(stays);
  if (staying.length === entries.length) return actual;
  return !isList(setting) || staying.length === 0 && setting.unset.as === "everything" ? void 0 : staying;
}
function listed(values, max = 4) {
  const shown = values.slice(0, max).map(word);
  const more = values.length - shown.length;
  if (more > 0) return `${shown.join(", ")} and ${more} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
function word(value) {
  if (typeof value !== "string") return JSON.stringify(value);
  if (value === "") return '"" (an empty text)';
  return /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value) ? `"${value}" (a text)` : value;
}

export {
  entriesOf,
  isSet,
  isList,
  entryOf,
  scalarOnly,
  valueSchema,
  listSchema,
  concrete,
  kept,
  listed,
  word
};
