import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  kindOf,
  normalOf
} from "./chunk-chunk-BWPCEOJU.js";
import {
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  canonical,
  isObject,
  segment
} from "./chunk-chunk-2KDALSGB.js";

// src/catalog/read.ts
function isUnset(value) {
  if (value === null) return true;
  if (typeof value !== "object" || isSecret(value)) return false;
  return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
}
function isUnsetAt(setting, value) {
  return isUnset(value) || value === "" && setting.kind === "secret";
}
function isVoid(value) {
  return isUnset(value) || isObject(value) && !isSecret(value) && Object.values(value).every(isVoid);
}
function createReader(catalog) {
  const remembered = /* @__PURE__ */ new Map();
  function block(key, raw) {
    const [[spelling, value] = ["", null]] = raw;
    const memo = raw.length === 1 && typeof value === "object" && value !== null ? memoFor(spelling) : void 0;
    const known = memo?.get(value);
    if (known) return known;
    const entries = /* @__PURE__ */ new Map();
    for (const [written, item] of raw) {
      const found = catalog.root.keys.get(written);
      if (found) visit(found.place, segment(found.name), [written], item, entries);
      else add(entries, unknown(segment(written), [written], item));
    }
    const made = { key, entries, raw: new Map(raw) };
    memo?.set(value, made);
    return made;
  }
  function memoFor(spelling) {
    let memo = remembered.get(spelling);
    if (!memo) remembered.set(spelling, memo = /* @__PURE__ */ new WeakMap());
    return memo;
  }
  return (settings) => {
    const byKey = /* @__PURE__ */ new Map();
    for (const written of Object.keys(settings)) {
      const name = catalog.root.keys.get(written)?.name ?? written;
      const members2 = byKey.get(name);
      const member = [written, settings[written]];
      if (members2) members2.push(member);
      else byKey.set(name, [member]);
    }
    const blocks = /* @__PURE__ */ new Map();
    for (const [key, raw] of byKey) blocks.set(key, block(key, raw));
    return blocks;
  };
}
function visit(place, subject, written, value, into) {
  if (place.setting?.kind === "keyed") return keyed(place, subject, value, into);
  if (place.setting && !place.any) return add(into, leaf(place.setting, subject, written, value));
  if (isUnset(value) || !isObject(value) || isSecret(value)) return add(into, unread(place, subject, written, value));
  if (place.setting)
    add(into, {
      subject,
      setting: place.setting,
      value,
      meaning: "{}",
      container: true,
      ...written && { written: [written] }
    });
  else if (place.path.endsWith("[*]")) return element(place, subject, written, value, into);
  members(place, subject, written, value, into);
}
function members(place, subject, written, value, into) {
  for (const key of Object.keys(value)) {
    const item = value[key];
    const path = written && [...written, key];
    const found = place.keys.get(key);
    if (found) visit(found.place, subject + segment(found.name), path, item, into);
    else if (place.any) visit(place.any, subject + segment(key), path, item, into);
    else add(into, unknown(subject + segment(key), path, item));
  }
}
var elements = /* @__PURE__ */ new WeakMap();
function element(place, subject, written, value, into) {
  let memo = elements.get(place);
  if (!memo) elements.set(place, memo = /* @__PURE__ */ new WeakMap());
  const at = [subject, ...written ?? []].join("\0");
  let known = memo.get(value);
  if (known?.at !== at) {
    const entries = /* @__PURE__ */ new Map();
    add(entries, { subject, setting: null, value, meaning: "{}", container: true, element: place.path });
    members(place, subject, written, value, entries);
    memo.set(value, known = { at, entries });
  }
  for (const entry of known.entries.values()) add(into, entry);
}
function keyed(place, subject, value, into) {
  const setting = place.setting;
  if (isUnset(value) || !Array.isArray(value)) return add(into, unread(place, subject, void 0, value));
  const taken = /* @__PURE__ */ new Map();
  const repeated = /* @__PURE__ */ new Set();
  const names = /* @__PURE__ */ new Set();
  for (const item of value) {
    const id = isObject(item) ? item[setting.key] : void 0;
    const key = typeof id === "string" ? id : "";
    let nth = (taken.get(key) ?? 0) + 1;
    if (nth > 1 && key !== "") repeated.add(key);
    const spell = () => nth === 1 && key !== "" ? key : `${key}#${nth}`;
    while (names.has(spell())) nth++;
    taken.set(key, nth);
    names.add(spell());
    const at = subject + segment(spell());
    if (isObject(item) && !isSecret(item)) visit(place.any, at, void 0, item, into);
    else add(into, { ...unknown(at, void 0, item), flaw: "should be an object" });
  }
  const order = JSON.stringify([...names]);
  add(into, {
    subject,
    setting,
    value,
    meaning: order,
    container: true,
    ...repeated.size > 0 && { repeated: [...repeated] }
  });
}
function unread(place, subject, written, value) {
  const base = { subject, setting: place.setting ?? null, value, ...written && { written: [written] } };
  if (isUnset(value)) return { ...base, meaning: null };
  const shape = place.setting?.kind === "keyed" ? "a list" : "an object";
  return { ...base, meaning: canonical(value), flaw: `should be ${shape}` };
}
function unknown(subject, written, value) {
  return {
    subject,
    setting: null,
    value,
    meaning: isUnset(value) ? null : canonical(value),
    ...written && { written: [written] }
  };
}
function leaf(setting, subject, written, value) {
  return { subject, setting, value, meaning: meaningOf(setting, value), ...written && { written: [written] } };
}
var meanings = /* @__PURE__ */ new WeakMap();
function meaningOf(setting, value) {
  if (isUnsetAt(setting, value)) return null;
  if (typeof value !== "object" || value === null) return meaning(setting, value);
  let memo = meanings.get(setting);
  if (!memo) meanings.set(setting, memo = /* @__PURE__ */ new WeakMap());
  let found = memo.get(value);
  if (found === void 0) memo.set(value, found = meaning(setting, value));
  return found;
}
function meaning(setting, value) {
  if (setting.list === "set" && Array.isArray(value)) {
    const kind = kindOf(setting);
    return `set:${JSON.stringify([...new Set(value.map((item) => normalOf(kind, item)))].sort())}`;
  }
  if (setting.list) return canonical(value);
  return normalOf(kindOf(setting), value);
}
function add(into, entry) {
  const first = into.get(entry.subject);
  if (!first) return void into.set(entry.subject, entry);
  const written = first.written && entry.written && [...first.written, ...entry.written];
  const [stays, joins] = first.meaning === null ? [entry, first] : [first, entry];
  const differs = joins.meaning !== null && joins.meaning !== stays.meaning;
  const rivals = [...first.rivals ?? [], ...differs ? [joins.value] : []];
  into.set(entry.subject, { ...stays, ...written && { written }, ...rivals.length > 0 && { rivals } });
}

export {
  isUnset,
  isUnsetAt,
  isVoid,
  createReader
};
