// Reads settings through the catalog: finds the setting of each key in any spelling, and the meaning of its value.
import { isArray, isObject, type Json, type JsonObject, segment } from "../model/json.ts";
import { isSame, isSecret } from "../model/sealed.ts";
import type { Catalog, CatalogPlace } from "./catalog.ts";
import { editedBlock } from "./edit.ts";
import { type Block, type Blocks, Entries, type EntryGroup, flawed, type SettingEntry, twofold } from "./entries.ts";
import { containerEntry, isLike, leafEntry, listEntry, unreadEntry, type WrittenPath } from "./entry.ts";
import { isUnset } from "./meaning.ts";
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
  const place = catalog.root.keys.get(spelling)?.place;
  const edited = isAlone && place ? editedBlock(place, old, raw) : undefined;
  if (edited) return edited;
  const reading = new Reading(isAlone ? old.entries.groups : new Map());
  for (const [writtenKey, item] of raw) {
    const key = catalog.root.keys.get(writtenKey);
    if (key) reading.visit(key.place, segment(key.name), [writtenKey], item);
    else reading.leaf(null, segment(writtenKey), [writtenKey], item);
  }
  return { key, entries: new Entries(reading.groups), raw };
}

/** Reads one block, group by group. Reuses the objects of unchanged groups and entries. */
class Reading {
  readonly groups = new Map<string, EntryGroup>();
  readonly #before: ReadonlyMap<string, EntryGroup>;
  /** The group being read, and the same group of the previous read. */
  #into: Map<string, SettingEntry> = new Map();
  #old: EntryGroup | undefined;

  constructor(before: ReadonlyMap<string, EntryGroup>) {
    this.#before = before;
    this.#open("");
  }

  visit(place: CatalogPlace, subject: string, keyPath: WrittenPath, value: Json): void {
    const { setting } = place;
    if (setting?.kind === "keyed") return this.#keyed(place, subject, value);
    if (setting && !place.any) return this.leaf(setting, subject, keyPath, value);
    if (isUnset(value) || !isObject(value) || isSecret(value))
      return this.#add(unreadEntry(place, subject, keyPath, value));
    if (setting) this.#add(containerEntry({ subject, setting, value }, { written: keyPath && [keyPath] }));
    else if (place.path.endsWith("[*]")) return this.#element(place, subject, keyPath, value);
    this.#members(place, subject, keyPath, value);
  }

  leaf(setting: Setting | null, subject: string, keyPath: WrittenPath, value: Json): void {
    const old = this.#old?.get(subject);
    const stays = old?.setting === setting && isLike(old, keyPath, value);
    this.#add(stays ? old : leafEntry({ subject, setting, value }, keyPath, old));
  }

  #open(group: string): void {
    this.#into = (this.groups.get(group) as Map<string, SettingEntry> | undefined) ?? new Map();
    this.groups.set(group, this.#into);
    this.#old = this.#before.get(group);
  }

  #members(place: CatalogPlace, subject: string, keyPath: WrittenPath, value: JsonObject): void {
    for (const key of Object.keys(value)) {
      const item = value[key]!;
      const path = keyPath && [...keyPath, key];
      const match = place.keys.get(key);
      const at = subject + segment(match?.name ?? key);
      const next = match?.place ?? place.any;
      if (next) this.visit(next, at, path, item);
      else this.leaf(null, at, path, item);
    }
  }

  #element(place: CatalogPlace, subject: string, keyPath: WrittenPath, value: JsonObject): void {
    const entry = (at: string) => containerEntry({ subject: at, setting: null, value }, { element: place.path });
    if (subject !== elementOf(subject) || this.#into.has(subject)) {
      this.#add(entry(subject));
      return this.#members(place, subject, keyPath, value);
    }
    const [into, old] = [this.#into, this.#old];
    const earlier = this.#before.get(subject);
    const before = earlier?.get(subject);
    if (earlier && before && isSame(before.value, value)) this.groups.set(before.subject, earlier);
    else {
      const at = before?.subject ?? subject;
      this.#open(at);
      this.#add(entry(at));
      this.#members(place, at, keyPath, value);
    }
    [this.#into, this.#old] = [into, old];
  }

  #keyed(place: CatalogPlace, subject: string, value: Json): void {
    const setting = place.setting!;
    if (isUnset(value) || !isArray(value)) return this.#add(unreadEntry(place, subject, undefined, value));
    const elements = elementNames(value, setting.key!);
    let i = 0;
    for (const name of elements.names) {
      const item = value[i++]!;
      const at = subject + segment(name);
      if (isObject(item) && !isSecret(item)) this.visit(place.any!, at, undefined, item);
      else
        this.#add({
          ...leafEntry({ subject: at, setting: null, value: item }, undefined),
          flaw: "should be an object",
        });
    }
    this.#add(listEntry({ subject, setting, value }, elements));
  }

  /** Adds an entry. Merges a second spelling of a setting into the first, as its rival if the meaning differs. */
  #add(entry: SettingEntry): void {
    const into = (this.groups.get(entry.subject) as Map<string, SettingEntry> | undefined) ?? this.#into;
    if (entry.flaw !== undefined) flawed.add(into);
    const first = into.get(entry.subject);
    if (!first) return void into.set(entry.subject, entry);
    twofold.add(into);
    const [stays, joins] = first.meaning === null ? [entry, first] : [first, entry];
    const differs = joins.meaning !== null && joins.meaning !== stays.meaning;
    const rivals = [...(first.rivals ?? []), ...(differs ? [joins.value] : [])];
    into.set(entry.subject, {
      ...stays,
      hides: stays.hides ?? joins.hides,
      written: first.written && entry.written && [...first.written, ...entry.written],
      rivals: rivals.length > 0 ? rivals : undefined,
    });
  }
}
