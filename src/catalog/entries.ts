// Settings as they are read: an entry for each place, by its subject.
import type { Json } from "../model/json.ts";
import type { Setting } from "./setting.ts";
import { elementOf, keyOf } from "./subjects.ts";

/** One value at one place of the settings. */
export interface SettingEntry {
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
  /** Of a list whose order means nothing: its entries in normal form, each once and in order. */
  readonly normals?: readonly string[];
  /** A secret was hidden somewhere in the value, or in one of its rivals. */
  readonly hides?: true;
  /** Why nothing below this place could be read. */
  readonly flaw?: string;
  /** Keys that stand more than once in this keyed list. */
  readonly repeated?: readonly string[];
  /** Values of other spellings of the same setting, where they differ from this one. */
  readonly rivals?: readonly Json[];
}

/** Entries by subject. */
export type EntryGroup = ReadonlyMap<string, SettingEntry>;

/** All entries below one top-level key. What was read from the same bytes as before is the same object as before. */
export interface Block {
  readonly key: string;
  readonly entries: Entries;
  /** The raw members the block was read from, by their spelling. */
  readonly raw: ReadonlyMap<string, Json>;
}

/** The settings of one revision, by top-level key. */
export type Blocks = ReadonlyMap<string, Block>;

/** Entries by subject, those of each element of a list or map in a group of their own. */
export class Entries {
  /** By the subject of the element; what stands in none is under "". */
  readonly groups: ReadonlyMap<string, EntryGroup>;
  /** Whether something below cannot be read. */
  readonly isFlawed: boolean;

  constructor(groups: ReadonlyMap<string, EntryGroup>) {
    this.groups = groups;
    let isFlawed = false;
    for (const group of groups.values()) isFlawed ||= flawed.has(group);
    this.isFlawed = isFlawed;
  }

  get(subject: string): SettingEntry | undefined {
    return this.groups.get(elementOf(subject))?.get(subject) ?? this.groups.get("")?.get(subject);
  }

  *values(): Generator<SettingEntry> {
    for (const group of this.groups.values()) yield* group.values();
  }
}

/** Groups in which something cannot be read. */
export const flawed = new WeakSet<EntryGroup>();

/** What stands at a pointer in the settings. */
export function entryAt(blocks: Blocks, subject: string): SettingEntry | undefined {
  return blocks.get(keyOf(subject))?.entries.get(subject);
}
