// What every contradiction between settings is told with: how it sees the settings of a revision, and what it says.
import type { Entry } from "../catalog/read.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Observation } from "../history/windows.ts";
import { type Json, pointer } from "../model/json.ts";
import { nameOf } from "../text.ts";

/** The settings of one revision, by catalog path or pointer. */
export interface View {
  readonly catalog: Catalog;
  /** Whether a rule of the policies judges a setting: it then says itself that the setting is inert. */
  readonly isGoverned: (path: string) => boolean;
  /** The value of a setting that is not inside a keyed list or map; null when it is not set. */
  readonly value: (path: string) => Json;
  /** The entries of a list; none when it is not set or no list. */
  readonly list: (path: string) => readonly Json[];
  /** Every entry below a top-level key. */
  readonly entries: (key: string) => Iterable<Entry>;
}

export type Found = readonly [subject: string, seen: Observation];

export interface Contradiction {
  /** The top-level keys that decide. */
  readonly reads: readonly string[];
  judge(view: View): Iterable<Found>;
}

export function saw(subject: string, actual: Json, says: string, offending: readonly Json[] = [actual]): Found {
  return [subject, { actual, offending, message: `${nameOf(subject)} ${says}` }];
}

export function at(path: string): string {
  return pointer(path.split("."));
}
