// The result of reading settings: an entry for each place, by its subject.
import { newIn } from "../model/json-lists.ts";
import { isArray, type Json } from "../model/json.ts";
import type { Setting } from "./setting.ts";
import { elementOf, keyOf } from "./subjects.ts";

/** The value at one place of the settings. */
export interface SettingEntry {
  /** JSON Pointer with canonical names; elements of keyed lists by key. */
  readonly subject: string;
  /** null: the catalog has no setting here (an unknown key, or a group that is not an object). */
  readonly setting: Setting | null;
  readonly value: Json;
  /** Equal for equivalent values. null: the value means unset. */
  readonly meaning: string | null;
  /** The path as written, once per spelling, for a patch that the service accepts. Undefined inside keyed lists. */
  readonly written?: readonly (readonly string[])[] | undefined;
  /** Contains other entries and has no change of its own. For a keyed list `meaning` is the order of its elements. */
  readonly container?: true | undefined;
  /** An element of a keyed list or map: the catalog path of its place, `customModels[*]`. */
  readonly element?: string | undefined;
  /** For an unordered list: the normal forms of its entries, distinct and sorted. */
  readonly normals?: readonly string[] | undefined;
  /** A secret was redacted in the value, in one of its rivals, or in the last part of the subject. */
  readonly hides?: true | undefined;
  /** Why the value below this place cannot be read. */
  readonly flaw?: string | undefined;
  /** Keys that occur several times in this keyed list. */
  readonly repeated?: readonly string[] | undefined;
  /** Differing values of other spellings of the same setting. */
  readonly rivals?: readonly Json[] | undefined;
}

export type EntryGroup = ReadonlyMap<string, SettingEntry>;

/** All entries below one top-level key. */
export interface Block {
  readonly key: string;
  readonly entries: Entries;
  /** The raw values of the block, by spelling of the key. */
  readonly raw: ReadonlyMap<string, Json>;
}

/** The settings of one revision, by top-level key. A reader of settings updates them with each revision. */
export type Blocks = ReadonlyMap<string, Block>;

/** What a revision changed below one top-level key. */
export interface BlockChange {
  readonly key: string;
  /** The entries that differ, by subject. */
  readonly entries: readonly EntryChange[];
  /** The block before and after; undefined: there was none. An edited block has the entries after the revision. */
  readonly before: Block | undefined;
  readonly after: Block | undefined;
  /** Only values changed: no key and no element came, went or moved. */
  readonly isEdited: boolean;
}

/** Entries by subject. The entries of each element of a list or map form a group. */
export class Entries {
  /** Groups by the subject of their element. The group "" has the entries outside of elements. */
  readonly groups: ReadonlyMap<string, EntryGroup>;
  /** Whether an entry of the block cannot be read. */
  readonly isFlawed: boolean;

  constructor(
    groups: ReadonlyMap<string, EntryGroup>,
    isFlawed = [...groups.values()].some((group) => flawed.has(group)),
  ) {
    this.groups = groups;
    this.isFlawed = isFlawed;
  }

  get(subject: string): SettingEntry | undefined {
    return this.groups.get(elementOf(subject))?.get(subject) ?? this.groups.get("")?.get(subject);
  }

  *values(): Generator<SettingEntry> {
    for (const group of this.groups.values()) yield* group.values();
  }
}

/** A place whose entry differs from before, if only in spelling. */
export class EntryChange {
  readonly subject: string;
  /** undefined: there was no entry. */
  readonly before: SettingEntry | undefined;
  /** undefined: the entry was removed. */
  readonly after: SettingEntry | undefined;
  #items: readonly Json[] | undefined;
  #newItems: readonly Json[] | undefined;

  constructor(subject: string, before: SettingEntry | undefined, after: SettingEntry | undefined) {
    this.subject = subject;
    this.before = before;
    this.after = after;
  }

  /** The items of the list after the change; of any other value itself. */
  get items(): readonly Json[] {
    const value = this.after?.value ?? null;
    return isArray(value) ? value : (this.#items ??= [value]);
  }

  /** The items that the list did not have before. All items, if the list is new or has several spellings. */
  get newItems(): readonly Json[] {
    return (this.#newItems ??= this.#findNewItems());
  }

  #findNewItems(): readonly Json[] {
    const { before, after } = this;
    const isEdited = before?.setting?.list !== undefined && before.setting === after?.setting;
    if (!isEdited || before.rivals || after.rivals || !isArray(before.value) || !isArray(after.value))
      return this.items;
    return newIn(after.value, before.value);
  }
}

/** Groups with an entry that cannot be read. */
export const flawed = new WeakSet<EntryGroup>();

/** Groups with an entry that has several spellings. */
export const twofold = new WeakSet<EntryGroup>();

/** Returns the entry at or above a subject that cannot be read; undefined if there is none. */
export function unreadableAt(block: Block | undefined, subject: string): SettingEntry | undefined {
  if (block?.entries.isFlawed !== true) return undefined;
  for (let at = subject; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const entry = block.entries.get(at);
    if (entry?.flaw !== undefined) return entry;
  }
  return undefined;
}

/** Returns the entry at a JSON Pointer; undefined if there is none. */
export function entryAt(blocks: Blocks, subject: string): SettingEntry | undefined {
  return blocks.get(keyOf(subject))?.entries.get(subject);
}
