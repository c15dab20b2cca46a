// Reading settings through the catalog: which setting stands where, under which spelling, and what its value means.
import { canonical, isObject, type Json, type JsonObject, segment } from "../model/json.ts";
import { isSecret } from "../model/sealed.ts";
import type { Catalog, Place } from "./catalog.ts";
import { kindOf, normalOf } from "./kinds/index.ts";
import type { Setting } from "./setting.ts";

/** One value at one place of the settings. */
export interface Entry {
  /** JSON Pointer with canonical names; elements of keyed lists by key. */
  readonly subject: string;
  /** null: no setting of the catalog stands here (an unknown key, or a group that is no object). */
  readonly setting: Setting | null;
  readonly value: Json;
  /** Equal for values that mean the same; null when the value means unset. */
  readonly meaning: string | null;
  /** The keys as written, once for each spelling, for a patch that the service understands. Undefined inside keyed lists. */
  readonly written?: readonly (readonly string[])[];
  /** Holds other entries and carries no change of its own; of a keyed list `meaning` is the order of its elements. */
  readonly container?: true;
  /** An element of a keyed list or map: the catalog path of its place, `customModels[*]`. */
  readonly element?: string;
  /** Why nothing below this place could be read. */
  readonly flaw?: string;
  /** Keys that stand more than once in this keyed list. */
  readonly repeated?: readonly string[];
  /** Values of other spellings of the same setting, where they differ from this one. */
  readonly rivals?: readonly Json[];
}

/** All entries below one top-level key. */
export interface Block {
  readonly key: string;
  readonly entries: ReadonlyMap<string, Entry>;
  /** The raw members the block was read from, by their spelling. */
  readonly raw: ReadonlyMap<string, Json>;
}

/** Whether a value is one of the spellings of "not set". */
export function isUnset(value: Json): boolean {
  if (value === null) return true;
  if (typeof value !== "object" || isSecret(value)) return false;
  return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
}

/** Whether a value of this setting means not set: in the place of a secret an empty text does as well. */
export function isUnsetAt(setting: Setting, value: Json): boolean {
  return isUnset(value) || (value === "" && setting.kind === "secret");
}

/** Whether nothing is set in a container, at any depth. */
export function isVoid(value: Json): boolean {
  return isUnset(value) || (isObject(value) && !isSecret(value) && Object.values(value).every(isVoid));
}

/** A reader remembers what it read: equal sub-trees, which share identity out of the seal, are read once. */
export function createReader(
  catalog: Catalog,
): (settings: { readonly [key: string]: Json }) => ReadonlyMap<string, Block> {
  const remembered = new Map<string, WeakMap<object, Block>>();

  function block(key: string, raw: [string, Json][]): Block {
    const [[spelling, value] = ["", null]] = raw;
    const memo = raw.length === 1 && typeof value === "object" && value !== null ? memoFor(spelling) : undefined;
    const known = memo?.get(value as object);
    if (known) return known;
    const entries = new Map<string, Entry>();
    for (const [written, item] of raw) {
      const found = catalog.root.keys.get(written);
      if (found) visit(found.place, segment(found.name), [written], item, entries);
      else add(entries, unknown(segment(written), [written], item));
    }
    const made: Block = { key, entries, raw: new Map(raw) };
    memo?.set(value as object, made);
    return made;
  }

  function memoFor(spelling: string): WeakMap<object, Block> {
    let memo = remembered.get(spelling);
    if (!memo) remembered.set(spelling, (memo = new WeakMap()));
    return memo;
  }

  return (settings) => {
    const byKey = new Map<string, [string, Json][]>();
    for (const written of Object.keys(settings)) {
      const name = catalog.root.keys.get(written)?.name ?? written;
      const members = byKey.get(name);
      const member: [string, Json] = [written, settings[written]!];
      if (members) members.push(member);
      else byKey.set(name, [member]);
    }
    const blocks = new Map<string, Block>();
    for (const [key, raw] of byKey) blocks.set(key, block(key, raw));
    return blocks;
  };
}

type Entries = Map<string, Entry>;
type Written = readonly string[] | undefined;

function visit(place: Place, subject: string, written: Written, value: Json, into: Entries): void {
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
      ...(written && { written: [written] }),
    });
  else if (place.path.endsWith("[*]")) return element(place, subject, written, value, into);
  members(place, subject, written, value, into);
}

function members(place: Place, subject: string, written: Written, value: JsonObject, into: Entries): void {
  for (const key of Object.keys(value)) {
    const item = value[key]!;
    const path = written && [...written, key];
    const found = place.keys.get(key);
    if (found) visit(found.place, subject + segment(found.name), path, item, into);
    else if (place.any) visit(place.any, subject + segment(key), path, item, into);
    else add(into, unknown(subject + segment(key), path, item));
  }
}

/** Entries of elements, by what they were read from: most elements stay the same when another one is edited. */
const elements = new WeakMap<Place, WeakMap<object, { readonly at: string; readonly entries: Entries }>>();

function element(place: Place, subject: string, written: Written, value: JsonObject, into: Entries): void {
  let memo = elements.get(place);
  if (!memo) elements.set(place, (memo = new WeakMap()));
  const at = [subject, ...(written ?? [])].join("\0");
  let known = memo.get(value);
  if (known?.at !== at) {
    const entries: Entries = new Map();
    add(entries, { subject, setting: null, value, meaning: "{}", container: true, element: place.path });
    members(place, subject, written, value, entries);
    memo.set(value, (known = { at, entries }));
  }
  for (const entry of known.entries.values()) add(into, entry);
}

function keyed(place: Place, subject: string, value: Json, into: Entries): void {
  const setting = place.setting!;
  if (isUnset(value) || !Array.isArray(value)) return add(into, unread(place, subject, undefined, value));
  const taken = new Map<string, number>();
  const repeated = new Set<string>();
  const names = new Set<string>();
  for (const item of value as readonly Json[]) {
    const id = isObject(item) ? item[setting.key!] : undefined;
    const key = typeof id === "string" ? id : "";
    let nth = (taken.get(key) ?? 0) + 1;
    if (nth > 1 && key !== "") repeated.add(key);
    const spell = () => (nth === 1 && key !== "" ? key : `${key}#${nth}`);
    while (names.has(spell())) nth++; // an id may itself be spelled like a repetition
    taken.set(key, nth);
    names.add(spell());
    const at = subject + segment(spell());
    if (isObject(item) && !isSecret(item)) visit(place.any!, at, undefined, item, into);
    else add(into, { ...unknown(at, undefined, item), flaw: "should be an object" });
  }
  const order = JSON.stringify([...names]);
  add(into, {
    subject,
    setting,
    value,
    meaning: order,
    container: true,
    ...(repeated.size > 0 && { repeated: [...repeated] }),
  });
}

function unread(place: Place, subject: string, written: Written, value: Json): Entry {
  const base = { subject, setting: place.setting ?? null, value, ...(written && { written: [written] }) };
  if (isUnset(value)) return { ...base, meaning: null };
  const shape = place.setting?.kind === "keyed" ? "a list" : "an object";
  return { ...base, meaning: canonical(value), flaw: `should be ${shape}` };
}

function unknown(subject: string, written: Written, value: Json): Entry {
  return {
    subject,
    setting: null,
    value,
    meaning: isUnset(value) ? null : canonical(value),
    ...(written && { written: [written] }),
  };
}

function leaf(setting: Setting, subject: string, written: Written, value: Json): Entry {
  return { subject, setting, value, meaning: meaningOf(setting, value), ...(written && { written: [written] }) };
}

const meanings = new WeakMap<Setting, WeakMap<object, string>>();

function meaningOf(setting: Setting, value: Json): string | null {
  if (isUnsetAt(setting, value)) return null;
  if (typeof value !== "object" || value === null) return meaning(setting, value);
  let memo = meanings.get(setting);
  if (!memo) meanings.set(setting, (memo = new WeakMap()));
  let found = memo.get(value);
  if (found === undefined) memo.set(value, (found = meaning(setting, value)));
  return found;
}

function meaning(setting: Setting, value: Json): string {
  if (setting.list === "set" && Array.isArray(value)) {
    const kind = kindOf(setting);
    return `set:${JSON.stringify([...new Set((value as readonly Json[]).map((item) => normalOf(kind, item)))].sort())}`;
  }
  if (setting.list) return canonical(value);
  return normalOf(kindOf(setting), value);
}

/** Adds an entry; a second spelling of the same setting joins the first, as its rival if it means something else. */
function add(into: Entries, entry: Entry): void {
  const first = into.get(entry.subject);
  if (!first) return void into.set(entry.subject, entry);
  const written = first.written && entry.written && [...first.written, ...entry.written];
  const [stays, joins] = first.meaning === null ? [entry, first] : [first, entry];
  const differs = joins.meaning !== null && joins.meaning !== stays.meaning;
  const rivals = [...(first.rivals ?? []), ...(differs ? [joins.value] : [])];
  into.set(entry.subject, { ...stays, ...(written && { written }), ...(rivals.length > 0 && { rivals }) });
}
