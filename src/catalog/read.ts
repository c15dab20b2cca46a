// Reads settings through the catalog: finds the setting of each key in any spelling, and the meaning of its value.
import { groupBy } from "../lists.ts";
import { bag, canonical, compare, isArray, isObject, type Json, type JsonObject, segment } from "../model/json.ts";
import { isSame, isSecret } from "../model/sealed.ts";
import type { Catalog, CatalogPlace } from "./catalog.ts";
import { edit } from "./edit.ts";
import {
  type Block,
  type BlockChange,
  type Blocks,
  Entries,
  EntryChange,
  type EntryGroup,
  flawed,
  type SettingEntry,
  twofold,
} from "./entries.ts";
import { containerEntry, isLike, leafEntry, listEntry, unreadEntry, type WrittenPath } from "./entry.ts";
import { isVoid } from "./meaning.ts";
import { isUnset } from "./unset.ts";
import type { Setting } from "./setting.ts";
import { elementNames } from "./subjects.ts";

/** Reads the settings of revisions one after the other. Visits only what differs from the settings read before. */
export class SettingsReader {
  readonly #catalog: Catalog;
  /** Every accepted spelling of a top-level key, by its canonical name. */
  readonly #spellings: ReadonlyMap<string, readonly string[]>;
  readonly #blocks = new Map<string, Block>();
  #settings: JsonObject = bag();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
    const { keys } = catalog.root;
    this.#spellings = groupBy(keys.keys(), (spelling) => keys.get(spelling)?.name ?? spelling);
  }

  /** The settings read last. The next read changes them. */
  get blocks(): Blocks {
    return this.#blocks;
  }

  /** Reads settings. Returns what differs from the settings read before, by top-level key. */
  read(settings: JsonObject): readonly BlockChange[] {
    const changes: BlockChange[] = [];
    for (const key of this.#touchedKeys(settings)) {
      const change = this.#block(key, this.#rawOf(key, settings));
      if (change) changes.push(change);
    }
    this.#settings = settings;
    if (changes.some(({ before }) => !before)) this.#sort();
    return changes.length > 1 ? changes.sort((a, b) => compare(a.key, b.key)) : changes;
  }

  /** Returns the keys whose raw values are other objects than before. */
  #touchedKeys(settings: JsonObject): Set<string> {
    const before = this.#settings;
    const keys = new Set<string>();
    const touch = (spelling: string) => keys.add(this.#catalog.root.keys.get(spelling)?.name ?? spelling);
    let addedCount = 0;
    for (const spelling in settings) {
      const old = before[spelling];
      if (old === settings[spelling]) continue;
      touch(spelling);
      if (old === undefined) addedCount++;
    }
    let [size, sizeBefore] = [0, 0];
    for (const _ in settings) size++;
    for (const _ in before) sizeBefore++;
    if (size !== sizeBefore + addedCount)
      for (const spelling in before) if (settings[spelling] === undefined) touch(spelling);
    return keys;
  }

  #rawOf(key: string, settings: JsonObject): Map<string, Json> {
    const raw = new Map<string, Json>();
    for (const spelling of this.#spellings.get(key) ?? [key])
      if (settings[spelling] !== undefined) raw.set(spelling, settings[spelling]);
    if (raw.size < 2) return raw;
    return new Map(
      Object.keys(settings).flatMap((spelling) => (raw.has(spelling) ? [[spelling, raw.get(spelling)!]] : [])),
    );
  }

  #block(key: string, raw: ReadonlyMap<string, Json>): BlockChange | undefined {
    const before = this.#blocks.get(key);
    if (before && areSame(before.raw, raw)) return undefined;
    if (raw.size === 0) {
      this.#blocks.delete(key);
      return { key, entries: entryChanges(before, undefined), before, after: undefined, isEdited: false };
    }
    const [spelling = ""] = raw.keys();
    // The entries of a block with several spellings do not tell their spelling, so it is read anew.
    const isAlone = raw.size === 1 && before?.raw.size === 1 && before.raw.has(spelling);
    const place = this.#catalog.root.keys.get(spelling)?.place;
    const edits = isAlone && place ? edit(place, before, raw) : undefined;
    const after = edits ? { ...before!, raw } : readBlock(this.#catalog, key, raw, isAlone ? before : undefined);
    this.#blocks.set(key, after);
    return { key, entries: edits ?? entryChanges(before, after), before, after, isEdited: edits !== undefined };
  }

  /** Sorts the blocks as the keys of the settings. */
  #sort(): void {
    const blocks = new Map(this.#blocks);
    this.#blocks.clear();
    for (const spelling in this.#settings) {
      const key = this.#catalog.root.keys.get(spelling)?.name ?? spelling;
      this.#blocks.set(key, blocks.get(key)!);
    }
  }
}

/** Whether an entry takes the place of another spelling. Of two that set nothing, the order of keys does not choose. */
function isBetter(entry: SettingEntry, first: SettingEntry): boolean {
  if (first.meaning !== null) return false;
  return entry.meaning !== null || canonical(entry.value) < canonical(first.value);
}

function areSame(a: ReadonlyMap<string, Json>, b: ReadonlyMap<string, Json>): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) if (!b.has(key) || !isSame(value, b.get(key))) return false;
  return true;
}

/** Returns the entries that differ, by subject. */
function entryChanges(before: Block | undefined, after: Block | undefined): EntryChange[] {
  const changes: EntryChange[] = [];
  const [entriesBefore, entriesNow] = [before?.entries, after?.entries];
  for (const [name, group] of entriesNow?.groups ?? []) {
    const old = entriesBefore?.groups.get(name);
    if (old === group) continue;
    for (const entry of group.values()) {
      const { subject } = entry;
      const earlier = old?.get(subject) ?? entriesBefore?.get(subject);
      if (earlier !== entry) changes.push(new EntryChange(subject, earlier, entry));
    }
  }
  for (const [name, group] of entriesBefore?.groups ?? [])
    if (entriesNow?.groups.get(name) !== group)
      for (const entry of group.values())
        if (!entriesNow?.get(entry.subject)) changes.push(new EntryChange(entry.subject, entry, undefined));
  return changes.sort((a, b) => compare(a.subject, b.subject));
}

function readBlock(catalog: Catalog, key: string, raw: ReadonlyMap<string, Json>, old: Block | undefined): Block {
  const reading = new Reading(old?.entries.groups ?? new Map());
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
    if (setting?.kind === "keyed") return this.#keyedList(place, subject, value);
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
    // An element in which nothing is set counts as absent.
    const element = isVoid(value) ? undefined : place.path;
    const entry = (at: string) => containerEntry({ subject: at, setting: null, value }, { element });
    if (this.#into.has(subject)) {
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

  #keyedList(place: CatalogPlace, subject: string, value: Json): void {
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
    const [stays, joins] = isBetter(entry, first) ? [entry, first] : [first, entry];
    const differs = joins.meaning !== null && joins.meaning !== stays.meaning;
    const rivals = [...(first.rivals ?? []), ...(differs ? [joins.value] : [])];
    into.set(entry.subject, {
      ...stays,
      hides: stays.hides ?? joins.hides,
      element: stays.element ?? joins.element,
      written: first.written && entry.written && [...first.written, ...entry.written],
      rivals: rivals.length > 0 ? rivals : undefined,
    });
  }
}
