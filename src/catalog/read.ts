// Reads settings through the catalog: finds the setting of each key in any spelling, and the meaning of its value.
import { canonical, isArray, isObject, type Json, type JsonObject, segment } from "../model/json.ts";
import { hiddenName, isHiding, isSame, isSecret } from "../model/sealed.ts";
import type { Catalog, CatalogPlace } from "./catalog.ts";
import { type Block, type Blocks, Entries, type SettingEntry, flawed, type EntryGroup } from "./entries.ts";
import { isUnset, meaningOf, normalsOf } from "./meaning.ts";
import type { Setting } from "./setting.ts";
import { elementNames, elementOf } from "./subjects.ts";

/** Reads settings. Reuses the blocks of `before` for unchanged settings. */
export type Reader = (settings: JsonObject, before?: Blocks) => Blocks;

/** Creates a reader of settings. It is fastest if `before` is its last result. */
export function createReader(catalog: Catalog): Reader {
  let last: { readonly settings: JsonObject; readonly blocks: Blocks } | undefined;
  return (settings, before) => {
    const editedBlocks = last !== undefined && last.blocks === before ? editedIn(catalog, settings, last) : undefined;
    const blocks = editedBlocks ?? readAll(catalog, settings, before);
    last = { settings, blocks };
    return blocks;
  };
}

/** Updates the last result if the keys are the same, each in a single spelling. Undefined: a full read is needed. */
function editedIn(
  catalog: Catalog,
  settings: JsonObject,
  last: { readonly settings: JsonObject; readonly blocks: Blocks },
): Blocks | undefined {
  let [size, lastSize] = [0, 0];
  let blocks: Map<string, Block> | undefined;
  for (const _ in last.settings) lastSize++;
  for (const spelling in settings) {
    size++;
    const value = settings[spelling]!;
    if (value === last.settings[spelling]) continue;
    const key = catalog.root.keys.get(spelling)?.name ?? spelling;
    const old = last.blocks.get(key);
    if (old?.raw.size !== 1 || !old.raw.has(spelling)) return undefined;
    if (isSame(old.raw.get(spelling), value)) continue;
    blocks ??= new Map(last.blocks);
    blocks.set(key, readBlock(catalog, key, new Map([[spelling, value]]), old));
  }
  return size === lastSize ? (blocks ?? last.blocks) : undefined;
}

function readAll(catalog: Catalog, settings: JsonObject, before: Blocks | undefined): Blocks {
  const blocks = new Map<string, Block>();
  for (const spelling of Object.keys(settings)) {
    const key = catalog.root.keys.get(spelling)?.name ?? spelling;
    const value = settings[spelling]!;
    const [old, other] = [before?.get(key), blocks.get(key)];
    if (!other && old?.raw.size === 1 && old.raw.has(spelling) && isSame(old.raw.get(spelling), value)) {
      blocks.set(key, old);
      continue;
    }
    const raw = new Map([...(other?.raw ?? []), [spelling, value]] as const);
    blocks.set(key, old && areSame(old.raw, raw) ? old : readBlock(catalog, key, raw, old));
  }
  return blocks;
}

function areSame(a: ReadonlyMap<string, Json>, b: ReadonlyMap<string, Json>): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) if (!b.has(key) || !isSame(value, b.get(key))) return false;
  return true;
}

function readBlock(catalog: Catalog, key: string, raw: ReadonlyMap<string, Json>, old: Block | undefined): Block {
  // Reuses nothing of a block with several spellings: its entries do not tell their spelling.
  const [spelling = ""] = raw.keys();
  const isAlone = raw.size === 1 && old?.raw.size === 1 && old.raw.has(spelling);
  const reading = new Reading(isAlone ? old.entries.groups : new Map());
  for (const [writtenKey, item] of raw) {
    const key = catalog.root.keys.get(writtenKey);
    if (key) reading.visit(key.place, segment(key.name), [writtenKey], item);
    else reading.add(unknown(segment(writtenKey), [writtenKey], item));
  }
  return { key, entries: new Entries(reading.groups), raw };
}

type WrittenPath = readonly string[] | undefined;

/** Reads one block, group by group. Reuses the objects of unchanged groups and entries. */
class Reading {
  readonly groups = new Map<string, EntryGroup>();
  readonly #before: ReadonlyMap<string, EntryGroup>;
  /** The group being read, and the same group of the previous read. */
  #into: Map<string, SettingEntry> = new Map();
  #old: EntryGroup | undefined;
  /** Iterates over the group of the previous read while the same places come in the same order. */
  #walk: Iterator<SettingEntry> | undefined;
  #next: SettingEntry | undefined;

  constructor(before: ReadonlyMap<string, EntryGroup>) {
    this.#before = before;
    this.#open("");
  }

  visit(place: CatalogPlace, subject: string, keyPath: WrittenPath, value: Json): void {
    if (place.setting?.kind === "keyed") return this.#keyed(place, subject, value);
    if (place.setting && !place.any) return this.#leaf(place.setting, subject, keyPath, value);
    if (isUnset(value) || !isObject(value) || isSecret(value)) return this.add(unread(place, subject, keyPath, value));
    if (place.setting)
      this.add({
        subject,
        setting: place.setting,
        value,
        meaning: "{}",
        container: true,
        ...(keyPath && { written: [keyPath] }),
      });
    else if (place.path.endsWith("[*]")) return this.#element(place, subject, keyPath, value);
    this.#members(place, subject, keyPath, value);
  }

  #open(group: string): void {
    this.#into = (this.groups.get(group) as Map<string, SettingEntry> | undefined) ?? new Map();
    this.groups.set(group, this.#into);
    this.#old = this.#before.get(group);
    this.#walk = this.#old?.values();
    this.#next = this.#walk?.next().value;
  }

  #members(place: CatalogPlace, subject: string, keyPath: WrittenPath, value: JsonObject): void {
    for (const key of Object.keys(value)) {
      const item = value[key]!;
      const path = keyPath && [...keyPath, key];
      const match = place.keys.get(key);
      const at = this.#below(subject, match?.name ?? key);
      if (match) this.visit(match.place, at, path, item);
      else if (place.any) this.visit(place.any, at, path, item);
      else this.add(unknown(at, path, item));
    }
  }

  /** Returns the pointer of a key. Reuses the text of the previous read if it is the next one there. */
  #below(subject: string, key: string): string {
    const text = this.#next?.subject;
    if (text?.length === subject.length + 1 + key.length && text.endsWith(key) && text.startsWith(subject))
      if (!/[~/]/.test(key)) return text;
    return subject + segment(key);
  }

  #element(place: CatalogPlace, subject: string, keyPath: WrittenPath, value: JsonObject): void {
    if (subject !== elementOf(subject) || this.#into.has(subject)) {
      this.add(elementEntry(place, subject, value));
      return this.#members(place, subject, keyPath, value);
    }
    const [into, old, walk, next] = [this.#into, this.#old, this.#walk, this.#next];
    const earlier = this.#before.get(subject);
    const before = earlier?.get(subject);
    if (earlier && before && isSame(before.value, value)) this.groups.set(before.subject, earlier);
    else {
      const at = before?.subject ?? subject;
      this.#open(at);
      this.add(elementEntry(place, at, value));
      this.#members(place, at, keyPath, value);
    }
    [this.#into, this.#old, this.#walk, this.#next] = [into, old, walk, next];
  }

  #keyed(place: CatalogPlace, subject: string, value: Json): void {
    const setting = place.setting!;
    if (isUnset(value) || !isArray(value)) return this.add(unread(place, subject, undefined, value));
    const { names, repeated } = elementNames(value, setting.key!);
    let i = 0;
    for (const name of names) {
      const item = value[i++]!;
      const at = subject + segment(name);
      if (isObject(item) && !isSecret(item)) this.visit(place.any!, at, undefined, item);
      else this.add({ ...unknown(at, undefined, item), flaw: "should be an object" });
    }
    const order = JSON.stringify([...names]);
    this.add({
      subject,
      setting,
      value,
      meaning: order,
      container: true,
      ...(repeated.size > 0 && { repeated: [...repeated] }),
    });
  }

  #leaf(setting: Setting, subject: string, keyPath: WrittenPath, value: Json): void {
    const old = this.#next?.subject === subject ? this.#next : this.#old?.get(subject);
    const stays = old && isSame(old.value, value) && !old.rivals && isWritten(old, keyPath);
    if (stays && old.setting === setting && !this.#into.has(subject)) this.#put(this.#into, old);
    // Reuses the text of the previous subject: many changes of one setting then share it.
    else if (setting.list === "set" && isArray(value) && value.length > 0) {
      const normals = normalsOf(setting, value, old);
      const entry = entryOf(
        { subject: old?.subject ?? subject, setting, value, meaning: `set:${JSON.stringify(normals)}` },
        keyPath,
      );
      this.add(Object.assign(entry, { normals }));
    } else
      this.add(
        entryOf({ subject: old?.subject ?? subject, setting, value, meaning: meaningOf(setting, value) }, keyPath),
      );
  }

  #put(into: Map<string, SettingEntry>, entry: SettingEntry): void {
    into.set(entry.subject, entry);
    if (this.#next?.subject === entry.subject) this.#next = this.#walk?.next().value;
  }

  /** Adds an entry. Merges a second spelling of a setting into the first, as its rival if the meaning differs. */
  add(entry: SettingEntry): void {
    const into = (this.groups.get(entry.subject) as Map<string, SettingEntry> | undefined) ?? this.#into;
    if (entry.flaw !== undefined) flawed.add(into);
    const first = into.get(entry.subject);
    if (!first) return this.#put(into, entry);
    const keyPaths = first.written && entry.written && [...first.written, ...entry.written];
    const [stays, joins] = first.meaning === null ? [entry, first] : [first, entry];
    const differs = joins.meaning !== null && joins.meaning !== stays.meaning;
    const rivals = [...(first.rivals ?? []), ...(differs ? [joins.value] : [])];
    const hides = (stays.hides ?? joins.hides) && { hides: true as const };
    into.set(entry.subject, {
      ...stays,
      ...hides,
      ...(keyPaths && { written: keyPaths }),
      ...(rivals.length > 0 && { rivals }),
    });
  }
}

function elementEntry(place: CatalogPlace, subject: string, value: JsonObject): SettingEntry {
  const hides = hiddenName(subject) !== undefined && { hides: true as const };
  return { subject, setting: null, value, meaning: "{}", container: true, element: place.path, ...hides };
}

/** Whether an entry was read under this path only. */
function isWritten({ written: paths }: SettingEntry, keyPath: WrittenPath): boolean {
  if (paths === undefined || keyPath === undefined) return paths === keyPath;
  return paths.length === 1 && paths[0]!.length === keyPath.length && paths[0]!.every((key, i) => key === keyPath[i]);
}

function unread(place: CatalogPlace, subject: string, keyPath: WrittenPath, value: Json): SettingEntry {
  const entry = { ...unknown(subject, keyPath, value), setting: place.setting ?? null };
  if (entry.meaning === null) return entry;
  return { ...entry, flaw: `should be ${place.setting?.kind === "keyed" ? "a list" : "an object"}` };
}

function unknown(subject: string, keyPath: WrittenPath, value: Json): SettingEntry {
  return entryOf({ subject, setting: null, value, meaning: isUnset(value) ? null : canonical(value) }, keyPath);
}

function entryOf(
  parts: Pick<SettingEntry, "subject" | "setting" | "value" | "meaning">,
  written: WrittenPath,
): SettingEntry {
  const entry: { -readonly [K in keyof SettingEntry]: SettingEntry[K] } = parts;
  if (written) entry.written = [written];
  if (isHiding(parts.value) || hiddenName(parts.subject) !== undefined) entry.hides = true;
  return entry;
}
