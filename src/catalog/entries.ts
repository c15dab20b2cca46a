// The result of reading settings: an entry for each place, by its subject.
import type { Json } from "../model/json.ts";
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

/** Entries by subject. */
export type EntryGroup = ReadonlyMap<string, SettingEntry>;

/** All entries below one top-level key. Unchanged settings keep the object of the previous read. */
export interface Block {
  readonly key: string;
  readonly entries: Entries;
  /** The raw values of the block, by spelling of the key. */
  readonly raw: ReadonlyMap<string, Json>;
}

/** The settings of one revision, by top-level key. */
export type Blocks = ReadonlyMap<string, Block>;

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

/** Groups with an entry that cannot be read. */
export const flawed = new WeakSet<EntryGroup>();

/** Groups with an entry that has several spellings. */
export const twofold = new WeakSet<EntryGroup>();

/** Returns the entry at a JSON Pointer; undefined if there is none. */
export function entryAt(blocks: Blocks, subject: string): SettingEntry | undefined {
  return blocks.get(keyOf(subject))?.entries.get(subject);
}
