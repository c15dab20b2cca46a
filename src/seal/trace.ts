// How a container stood in the text it was read from. Places are counted from its start, so that it may move as a whole.
import { bag, type Json, type JsonObject } from "../model/json.ts";

export class Trace {
  readonly isList: boolean;
  /** The value as it was read: the members of an object in the order of their names. */
  value: Json & object;
  /** The names in the order of the text; none in a list. */
  readonly keys: string[] = [];
  /** Where each member or item begins, where its value begins, and where that ends. */
  readonly starts: number[] = [];
  readonly froms: number[];
  readonly ends: number[] = [];
  readonly values: Json[] = [];
  /** How each value that is a container stood. */
  readonly traces: (Trace | undefined)[] = [];
  #places: Map<string, number> | undefined;

  constructor(isList: boolean) {
    this.isList = isList;
    this.froms = isList ? this.starts : [];
    this.value = this.values;
  }

  get count(): number {
    return this.values.length;
  }

  /** The place of a name; -1 when there is none. */
  find(key: string): number {
    if (!this.#places) this.#places = new Map(this.keys.map((name, i) => [name, i]));
    return this.#places.get(key) ?? -1;
  }

  /** Adds a member or an item. */
  add(start: number, from: number, end: number, value: Json, trace: Trace | undefined): void {
    this.starts.push(start);
    if (!this.isList) this.froms.push(from);
    this.ends.push(end);
    this.values.push(value);
    this.traces.push(trace);
  }

  /** Adds those of another one between two places, which stand so many bytes further on here. */
  take(other: Trace, first: number, end: number, shift: number): void {
    for (let i = first; i < end; i++) {
      this.starts.push(other.starts[i]! + shift);
      if (!this.isList) {
        this.keys.push(other.keys[i]!);
        this.froms.push(other.froms[i]! + shift);
      }
      this.ends.push(other.ends[i]! + shift);
      this.values.push(other.values[i]!);
      this.traces.push(other.traces[i]);
    }
  }

  /** Makes the value when all is there. What is as it was in the one read before is the same object. */
  close(before: Trace | undefined): this {
    if (this.isList) {
      const isSame = before?.count === this.count && this.values.every((item, i) => item === before.values[i]);
      // A copy has no room to grow.
      this.value = isSame ? before.value : this.values.slice();
    } else this.value = (before?.count === this.count && this.#edited(before)) || this.#built();
    return this;
  }

  /** The object read before with what changed in it; undefined when it had other names. */
  #edited(before: Trace): JsonObject | undefined {
    let made: Record<string, Json> | undefined;
    for (const [i, key] of this.keys.entries()) {
      const k = before.keys[i] === key ? i : before.find(key);
      if (k < 0) return undefined;
      if (this.values[i] === before.values[k]) continue;
      made ??= Object.assign(bag<Json>(), before.value);
      made[key] = this.values[i]!;
    }
    return made ?? (before.value as JsonObject);
  }

  #built(): JsonObject {
    const made = bag<Json>();
    const { keys, values } = this;
    if (keys.every((key, i) => i === 0 || keys[i - 1]! < key))
      for (const [i, key] of keys.entries()) made[key] = values[i]!;
    else for (const key of [...keys].sort()) made[key] = values[this.find(key)]!;
    return made;
  }
}
