// The difference between two readings of the settings: the entries that differ, and those whose meaning differs.
import { kindOf, normalOf } from "../catalog/kinds/index.ts";
import { direction } from "../catalog/direction.ts";
import type { Catalog } from "../catalog/catalog.ts";
import {
  type Block,
  type BlockChange,
  type Blocks,
  entryAt,
  EntryChange,
  type SettingEntry,
} from "../catalog/entries.ts";
import { SettingsReader } from "../catalog/read.ts";
import { keyOf } from "../catalog/subjects.ts";
import { canonical, compare, equal, type Json, type JsonObject } from "../model/json.ts";
import { contains, lookUp, present } from "../lists.ts";
import { listOf, newIn } from "../model/json-lists.ts";
import type { Direction } from "../model/report/index.ts";
import { newNameOf, noRenames, type Renames, renamesIn } from "./renames.ts";
import { isSet, stateIn, stateOf } from "./state.ts";

/** Returns the entry after a change, or before it if it was removed. */
export function entryIn({ before, after }: EntryChange): SettingEntry {
  return present(after ?? before);
}

/** One setting's difference between two consecutive revisions. */
export interface SettingChange {
  readonly subject: string;
  /** The catalog path of the setting; null for an unknown setting. */
  readonly path: string | null;
  readonly op: "add" | "remove" | "replace";
  readonly before: Json;
  readonly after: Json;
  readonly added?: readonly Json[];
  readonly removed?: readonly Json[];
  readonly direction: Direction;
  /** The subject before this revision, if its element was renamed. */
  readonly formerly?: string;
}

/** Returns the subjects of changes. A renamed element has two: an edit that renames it must not escape a rule on it. */
export function subjectsOf(changes: readonly SettingChange[]): string[] {
  return changes.flatMap(namesOfChange);
}

/** Returns the subject of a change, and the one before if its element was renamed. */
export function namesOfChange({ subject, formerly }: SettingChange): readonly string[] {
  return formerly === undefined ? [subject] : [subject, formerly];
}

export interface Diff {
  /**
   * Differing entries, by top-level key. What is gone from a renamed element is there twice: under its name before, and
   * under the name that it would have now.
   */
  readonly entries: readonly EntryChange[];
  /** The differences in meaning. */
  readonly changes: readonly SettingChange[];
  /** The entries of each difference in meaning. */
  readonly pairs: readonly EntryChange[];
  /** Subjects whose spelling changed but not their meaning. */
  readonly representation: readonly string[];
  /** Elements that have a new key. */
  readonly renames: Renames;
}

/** Returns the differences between two revisions of the settings. */
export function diffSettings(before: JsonObject, after: JsonObject, catalog: Catalog): Diff {
  const reader = new SettingsReader(catalog);
  reader.read(before);
  return diffOf(reader.read(after));
}

/** Returns the difference that changed blocks make. */
export function diffOf(blocks: readonly BlockChange[]): Diff {
  const entries: EntryChange[] = [];
  const pairs: EntryChange[] = [];
  const representation: string[] = [];
  let renames = noRenames;
  for (const block of blocks) {
    const { key, entries: all, before, after } = block;
    const blockRenames = before && after && !block.isEdited ? renamesIn(before, after) : noRenames;
    if (blockRenames.size > 0) renames = new Map([...renames, ...blockRenames]);
    const meaningful: EntryChange[] = [];
    const respelt: string[] = [];
    const joinedPairs = blockRenames.size > 0 ? joinRenamed(all, blockRenames) : all;
    for (const pair of joinedPairs)
      if (stateIn(pair.before) !== stateIn(pair.after)) meaningful.push(pair);
      else if (isRespelled(pair)) respelt.push(pair.subject);
    // Every difference must be visible: report bytes that differ without an entry above.
    if (meaningful.length === 0 && respelt.length === 0 && !isSameRaw(before, after)) respelt.push(`/${key}`);
    // Pushes one by one, because a call takes only some hundred thousand arguments.
    for (const pair of all) entries.push(pair);
    for (const pair of joinedPairs) if (isGone(pair)) entries.push(pair);
    for (const pair of meaningful.sort((a, b) => compare(a.subject, b.subject))) pairs.push(pair);
    const changedGroups = groupsOf(respelt.length > 0 ? meaningful : []);
    for (const subject of respelt.sort()) if (!changedGroups.has(subject)) representation.push(subject);
  }
  return { entries, changes: pairs.map(changeOf), pairs, representation, renames };
}

/** Returns the groups of settings in which entries differ. */
function groupsOf(pairs: readonly EntryChange[]): ReadonlySet<string> {
  const groups = new Set<string>();
  for (const { subject } of pairs)
    for (let end = subject.lastIndexOf("/"); end > 0; end = subject.lastIndexOf("/", end - 1))
      groups.add(subject.slice(0, end));
  return groups;
}

/** Joins entries of renamed elements with their earlier ones, at the new subject. Entries keep their subjects. */
function joinRenamed(changes: readonly EntryChange[], renames: Renames): EntryChange[] {
  const pairs = new Map<string, EntryChange>();
  for (const change of changes) {
    const subject = change.after ? change.subject : newNameOf(renames, change.subject);
    const earlierPair = pairs.get(subject);
    pairs.set(
      subject,
      new EntryChange(subject, earlierPair?.before ?? change.before, earlierPair?.after ?? change.after),
    );
  }
  return [...pairs.values()];
}

/** Whether a joined pair is what a renamed element does not have any more. */
function isGone({ subject, before, after }: EntryChange): boolean {
  return after === undefined && before?.subject !== subject;
}

const contents = new WeakMap<SettingEntry, string>();

/**
 * Returns a text that is equal if a place means the same; null: nothing is set there. For a container it covers all its
 * entries.
 */
export function stateAt(blocks: Blocks, subject: string): string | null {
  const entry = entryAt(blocks, subject);
  if (!entry?.container) return stateIn(entry);
  let state = contents.get(entry);
  if (state === undefined) {
    const { groups } = lookUp(blocks, keyOf(subject)).entries;
    const near = groups.has(subject) ? [lookUp(groups, subject)] : [...groups.values()];
    const inside = near
      .flatMap((group) => [...group.values()])
      .filter((inner) => isSet(inner) && inner.subject.startsWith(`${subject}/`));
    state = JSON.stringify(inside.map((entry) => canonical([entry.subject, stateOf(entry)])).sort());
    contents.set(entry, state);
  }
  return state;
}

function readingOf(entry: SettingEntry): Json {
  return entry.rivals ? [entry.value, ...entry.rivals] : entry.value;
}

function changeOf({ subject, before, after }: EntryChange): SettingChange {
  const [from, to] = [isSet(before) ? before : undefined, isSet(after) ? after : undefined];
  const setting = (to ?? from)!.setting;
  const base = {
    subject,
    path: setting?.path ?? null,
    op: !from ? "add" : !to ? "remove" : "replace",
    before: from ? readingOf(from) : null,
    after: to ? readingOf(to) : null,
    direction: direction(setting, from, to),
  } as const;
  const formerly = before && before.subject !== subject ? { formerly: before.subject } : undefined;
  if (setting?.list !== "set") return formerly ? { ...base, ...formerly } : base;
  return { ...base, added: addedItems(to, from), removed: addedItems(from, to), ...formerly };
}

/** Returns the entries of a list without an equivalent in the other. */
function addedItems(entry: SettingEntry | undefined, otherEntry: SettingEntry | undefined): readonly Json[] {
  const newItems = newIn(listOf(entry?.value), listOf(otherEntry?.value));
  if (newItems.length === 0) return newItems;
  const kind = kindOf(entry!.setting!);
  return newItems.filter((item) => !contains(otherEntry?.normals ?? [], normalOf(kind, item))).slice();
}

/** Whether an entry has another spelling but the same meaning. */
function isRespelled({ before, after }: EntryChange): boolean {
  if (before?.container && after?.container) return isReordered(before, after);
  if (before?.container || after?.container) return false;
  if (!before || !after) return true;
  return (
    JSON.stringify(before.written) !== JSON.stringify(after.written) ||
    canonical(before.value) !== canonical(after.value)
  );
}

/** Whether the elements that are in both lists have another order. */
function isReordered(before: SettingEntry, after: SettingEntry): boolean {
  if (before.setting?.kind !== "keyed" || before.meaning === after.meaning) return false;
  const [old, now] = [JSON.parse(before.meaning!) as string[], JSON.parse(after.meaning!) as string[]];
  const [inOld, inNow] = [new Set(old), new Set(now)];
  return old.filter((key) => inNow.has(key)).join("\0") !== now.filter((key) => inOld.has(key)).join("\0");
}

function isSameRaw(a: Block | undefined, b: Block | undefined): boolean {
  if (a?.raw.size !== b?.raw.size) return false;
  for (const [key, value] of a?.raw ?? []) if (!b!.raw.has(key) || !equal(value, b!.raw.get(key))) return false;
  return true;
}
