// How a container stood in the text it was read from. Places are counted from its start, so that it may move as a whole.
import { bag, type Json, type JsonObject } from "../model/json.ts";

export class Trace {
  readonly isList: boolean;
  /** The value as it was read: the members of an object in the order of their names. */
  value: Json & object;
  count = 0;
  /** The names in the order of the text; none in a list. */
  readonly keys: string[];
  /** Where each member or item begins, where its value begins, and where that ends. */
  readonly starts: number[];
  readonly froms: number[];
  readonly ends: number[];
  readonly values: Json[] = [];
  /** How each value that is a container stood. */
  readonly traces: (Trace | undefined)[] = [];
  #places: Map<string, number> | undefined;

  /** @param room how many members or items there will be, as far as one can tell */
  constructor(isList: boolean, room = 0) {
    this.isList = isList;
    this.keys = isList ? [] : roomFor<string>(room);
    this.starts = roomFor<number>(room);
    this.froms = isList ? this.starts : roomFor<number>(room);
    this.ends = roomFor<number>(room);
    this.value = this.values;
  }

  /** The place of a name; -1 when there is none. */
  find(key: string): number {
    if (!this.#places) this.#places = new Map(this.keys.map((name, i) => [name, i]));
    return this.#places.get(key) ?? -1;
  }

  /** Adds an item, or a member whose name was added to the keys. */
  add(start: number, from: number, end: number, value: Json, trace: Trace | undefined): void {
    const i = this.count++;
    this.starts[i] = start;
    this.froms[i] = from;
    this.ends[i] = end;
    this.values.push(value);
    if (trace) this.traces[i] = trace;
  }

  /** Adds those of another one between two places, which stand so many bytes further on here. */
  take(other: Trace, first: number, end: number, shift: number): void {
    for (let k = first; k < end; k++) {
      if (!this.isList) this.keys[this.count] = other.keys[k]!;
      this.add(
        other.starts[k]! + shift,
        other.froms[k]! + shift,
        other.ends[k]! + shift,
        other.values[k]!,
        other.traces[k],
      );
    }
  }

  /** Makes the value when all is there. What is as it was in the one read before is the same object. */
  close(before: Trace | undefined): this {
    for (const places of [this.keys, this.starts, this.froms, this.ends])
      if (places.length > this.count) places.length = this.count;
    const like = before?.count === this.count ? before : undefined;
    // A copy has no room to grow.
    if (this.isList) this.value = like?.isOf(this.values) ? like.value : this.values.slice();
    else this.value = (like && this.#edited(like)) ?? this.#built();
    return this;
  }

  /** Whether these are the values. */
  isOf(values: readonly Json[]): boolean {
    for (let i = 0; i < values.length; i++) if (values[i] !== this.values[i]) return false;
    return true;
  }

  /** The object read before with what changed in it; undefined when it had other names. */
  #edited(before: Trace): JsonObject | undefined {
    let edited: Record<string, Json> | undefined;
    for (let i = 0; i < this.count; i++) {
      const key = this.keys[i]!;
      const k = before.keys[i] === key ? i : before.find(key);
      if (k < 0) return undefined;
      if (this.values[i] === before.values[k]) continue;
      edited ??= Object.assign(bag<Json>(), before.value);
      edited[key] = this.values[i]!;
    }
    return edited ?? (before.value as JsonObject);
  }

  #built(): JsonObject {
    const object = bag<Json>();
    const { keys, values } = this;
    if (keys.every((key, i) => i === 0 || keys[i - 1]! < key))
      for (const [i, key] of keys.entries()) object[key] = values[i]!;
    else for (const key of keys.toSorted()) object[key] = values[this.find(key)]!;
    return object;
  }
}

/** A list that need not grow while it is filled. */
function roomFor<T>(count: number): T[] {
  const list: T[] = [];
  list.length = count;
  return list;
}
