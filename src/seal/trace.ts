// The layout of a parsed container in its source. Offsets are relative to its start, so that it can move as a whole.
import { bag, type Json, type JsonObject } from "../model/json.ts";

export class Trace {
  readonly isList: boolean;
  /** The parsed value. The keys of an object are sorted. */
  value: Json & object;
  count = 0;
  /** The keys in source order; empty for a list. */
  readonly keys: string[] = [];
  /** The offsets at which each member or item starts, its value starts, and its value ends. */
  readonly starts: number[] = [];
  readonly froms: number[];
  readonly ends: number[] = [];
  readonly values: Json[] = [];
  /** The trace of each value that is a container. */
  readonly traces: (Trace | undefined)[] = [];
  #places: Map<string, number> | undefined;

  constructor(isList: boolean) {
    this.isList = isList;
    this.froms = isList ? this.starts : [];
    this.value = this.values;
  }

  /** Returns the index of a key, or -1. */
  find(key: string): number {
    if (!this.#places) this.#places = new Map(this.keys.map((name, i) => [name, i]));
    return this.#places.get(key) ?? -1;
  }

  /** Begins an item at `start`, or a member whose key was added to `keys` before. Its value begins at `from`. */
  begin(start: number, from: number): void {
    this.starts[this.count] = start;
    this.froms[this.count] = from;
  }

  /** Adds the value of the item that was begun. */
  add(value: Json, end: number, trace: Trace | undefined): void {
    const i = this.count++;
    this.ends[i] = end;
    this.values.push(value);
    if (trace) this.traces[i] = trace;
  }

  /** Copies the items [first, end) of another trace, shifted by `shift` bytes. */
  take(source: Trace, first: number, end: number, shift: number): void {
    for (let k = first; k < end; k++) {
      if (!this.isList) this.keys[this.count] = source.keys[k]!;
      this.begin(source.starts[k]! + shift, source.froms[k]! + shift);
      this.add(source.values[k]!, source.ends[k]! + shift, source.traces[k]);
    }
  }

  /** Builds the value after the last item was added. Reuses the previous value if nothing changed. */
  close(before: Trace | undefined): this {
    const like = before?.count === this.count ? before : undefined;
    // slice() allocates no spare capacity.
    if (this.isList) this.value = like?.isOf(this.values) ? like.value : this.values.slice();
    else this.value = (like && this.#editObject(like)) ?? this.#buildObject();
    return this;
  }

  /** Whether the values of this trace are identical to `values`. */
  isOf(values: readonly Json[]): boolean {
    for (let i = 0; i < values.length; i++) if (values[i] !== this.values[i]) return false;
    return true;
  }

  /** Returns the previous object, copied only if a value changed; undefined if the keys differ. */
  #editObject(before: Trace): JsonObject | undefined {
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

  #buildObject(): JsonObject {
    const object = bag<Json>();
    const { keys, values } = this;
    if (keys.every((key, i) => i === 0 || keys[i - 1]! < key))
      for (const [i, key] of keys.entries()) object[key] = values[i]!;
    else for (const key of keys.toSorted()) object[key] = values[this.find(key)]!;
    return object;
  }
}
