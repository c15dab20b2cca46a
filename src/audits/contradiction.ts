// What every contradiction between settings is told with: how it sees the settings of a revision, and what it says.
import type { SettingEntry } from "../catalog/entries.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Json } from "../model/json.ts";

/** The settings of one revision, by catalog path. */
export interface View {
  readonly catalog: Catalog;
  /** Whether a rule of the policies judges a setting: it then says itself that the setting is inert. */
  readonly isGoverned: (path: string) => boolean;
  /** The value of a setting that is not inside a keyed list or map; null when it is not set. */
  readonly value: (path: string) => Json;
  /** The entries of a list; none when it is not set or no list. */
  readonly list: (path: string) => readonly Json[];
  /** What stands at a pointer. */
  readonly entry: (subject: string) => SettingEntry | undefined;
  /** Every entry below a top-level key. */
  readonly entries: (key: string) => Iterable<SettingEntry>;
}

/** What is wrong with a setting, to be read after its name. */
export interface Objection {
  readonly says: string;
  /** The value itself, unless given. */
  readonly offending?: readonly Json[];
}

export interface Contradiction {
  /** The settings that it objects to, by catalog path; elements by that of their place. */
  readonly of: readonly string[];
  /** The settings that decide besides: catalog paths, or what stands above several. */
  readonly against: readonly string[];
  /** What is wrong with one of those settings, which is set. */
  judge(entry: SettingEntry, view: View): Objection | undefined;
}
