// The interface of contradictions between settings: their view of a revision, and their objections.
import type { SettingEntry } from "../catalog/entries.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Json } from "../model/json.ts";

/** The settings of one revision, by catalog path. */
export interface View {
  readonly catalog: Catalog;
  /** Whether a rule in force judges a setting. Such a rule itself reports that the setting is inert. */
  readonly isGoverned: (path: string) => boolean;
  /** The value of a setting that is not inside a keyed list or map; null when it is not set. */
  readonly value: (path: string) => Json;
  /** The entries of a list; empty when the setting is not set or not a list. */
  readonly list: (path: string) => readonly Json[];
  /** Returns the entry at a pointer. */
  readonly entry: (subject: string) => SettingEntry | undefined;
  /** Returns all entries below a top-level key. */
  readonly entries: (key: string) => Iterable<SettingEntry>;
}

/** What is wrong with a setting, as the predicate of its name. */
export interface Objection {
  readonly says: string;
  /** Default: the value itself. */
  readonly offending?: readonly Json[];
}

export interface Contradiction {
  /** The settings to which it objects, by catalog path; elements by the path of their place. */
  readonly of: readonly string[];
  /** The other settings that decide: catalog paths, or groups of them. */
  readonly against: readonly string[];
  /**
   * Judges one of the settings in `of`, which is set.
   * @param items the items of the list. Of a list without objection before, first only its new items: there is an
   *   objection then if there would be one to all items
   */
  judge(entry: SettingEntry, view: View, items: readonly Json[]): Objection | undefined;
}
