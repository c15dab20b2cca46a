// Updates the entries of a block for a value that has the same keys and elements as before. Most revisions change a few
// values only, so nothing else of the block is visited.
import { compare, isArray, isObject, type Json, type JsonObject, segment } from "../model/json.ts";
import { isSame, isSecret } from "../model/sealed.ts";
import type { CatalogPlace } from "./catalog.ts";
import { type Block, EntryChange, type EntryGroup, type SettingEntry, twofold } from "./entries.ts";
import { entryLike } from "./entry.ts";
import { isVoid } from "./meaning.ts";
import { isUnset } from "./unset.ts";

/**
 * Replaces the value of a block. Changes nothing if that is not possible.
 * @param block a block with a single spelling
 * @param raw the value under the same spelling
 * @returns the entries that differ, by subject; undefined if keys or elements came, went or moved, or if an entry
 *   cannot be read or has several spellings
 */
export function edit(place: CatalogPlace, block: Block, raw: Block["raw"]): EntryChange[] | undefined {
  if (block.entries.isFlawed) return undefined;
  const edit = new Edit(block.entries.groups);
  for (const [spelling, value] of raw)
    if (!edit.replaces(place, segment(block.key), block.raw.get(spelling), value)) return undefined;
  return edit.apply();
}

class Edit {
  readonly #groups: ReadonlyMap<string, EntryGroup>;
  readonly #changes: EntryChange[] = [];
  /** The group of each change. */
  readonly #into: EntryGroup[] = [];
  /** The name of the group that is edited. */
  #group = "";

  constructor(groups: ReadonlyMap<string, EntryGroup>) {
    this.#groups = groups;
  }

  /** Puts the changed entries into their groups. */
  apply(): EntryChange[] {
    const changes = this.#changes;
    for (const [i, { subject, after }] of changes.entries())
      (this.#into[i] as Map<string, SettingEntry>).set(subject, after!);
    return changes.sort((a, b) => compare(a.subject, b.subject));
  }

  /** Replaces the value at a place. @returns whether that was possible */
  replaces(place: CatalogPlace, subject: string, oldValue: Json | undefined, now: Json): boolean {
    const { setting } = place;
    if (setting && setting.kind !== "keyed" && !place.any) return this.#puts(subject, now);
    if (oldValue === undefined || isUnset(oldValue) || isUnset(now)) return false;
    if (setting?.kind === "keyed") return this.#puts(subject, now) && this.#list(place, subject, oldValue, now);
    if (!isObject(oldValue) || !isObject(now) || isSecret(oldValue) || isSecret(now)) return false;
    if (setting) return this.#puts(subject, now) && this.#members(place, subject, oldValue, now);
    return place.path.endsWith("[*]")
      ? this.#element(place, subject, oldValue, now)
      : this.#members(place, subject, oldValue, now);
  }

  #element(place: CatalogPlace, subject: string, oldValue: JsonObject, now: JsonObject): boolean {
    if (isVoid(oldValue) !== isVoid(now)) return false;
    const around = this.#group;
    // The entries of an element two keys deep form a group.
    if (this.#groups.has(subject)) this.#group = subject;
    const isReplaced = this.#puts(subject, now) && this.#members(place, subject, oldValue, now);
    this.#group = around;
    return isReplaced;
  }

  #members(place: CatalogPlace, subject: string, oldValue: JsonObject, now: JsonObject): boolean {
    let [size, before] = [0, 0];
    for (const key in now) {
      size++;
      const [old, item] = [oldValue[key], now[key]!];
      if (old === item) continue;
      if (old === undefined) return false;
      if (isSame(old, item)) continue;
      const match = place.keys.get(key);
      const at = subject + segment(match?.name ?? key);
      const below = match?.place ?? place.any;
      if (!(below ? this.replaces(below, at, old, item) : this.#puts(at, item))) return false;
    }
    for (const _ in oldValue) before++;
    return size === before;
  }

  #list(place: CatalogPlace, subject: string, oldValue: Json, now: Json): boolean {
    if (!isArray(oldValue) || !isArray(now) || oldValue.length !== now.length) return false;
    const key = place.setting!.key!;
    for (let i = 0; i < now.length; i++) {
      const [old, item] = [oldValue[i]!, now[i]!];
      if (old === item || isSame(old, item)) continue;
      if (!isObject(old) || !isObject(item)) return false;
      const name = item[key];
      if (typeof name !== "string" || name !== old[key]) return false;
      if (!this.replaces(place.any!, subject + segment(name), old, item)) return false;
    }
    return true;
  }

  /** Puts another value into an entry. Not possible if two spellings or elements share the entry or its name. */
  #puts(subject: string, value: Json): boolean {
    const group = this.#groups.get(this.#group);
    const old = group?.get(subject);
    if (!group || !old || old.repeated || twofold.has(group)) return false;
    this.#changes.push(new EntryChange(old.subject, old, entryLike(old, value)));
    this.#into.push(group);
    return true;
  }
}
