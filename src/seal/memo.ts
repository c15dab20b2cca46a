// What was made of values before, so that only what changed is made anew.
import type { Json } from "../model/json.ts";

/** Remembers what was asked for lately; what was not for a while is forgotten. */
export class Recent<K, V> {
  readonly #size: number;
  #young = new Map<K, V>();
  #old = new Map<K, V>();

  /** @param size how much is remembered at least */
  constructor(size: number) {
    this.#size = size;
  }

  get(key: K): V | undefined {
    let found = this.#young.get(key);
    if (found === undefined && (found = this.#old.get(key)) !== undefined) this.set(key, found);
    return found;
  }

  set(key: K, value: V): void {
    this.#young.set(key, value);
    if (this.#young.size > this.#size) [this.#old, this.#young] = [this.#young, new Map()];
  }
}

/** What was made at a kind of place: of the value that came last, and of others that came lately. */
export class Memo {
  readonly known = new Recent<object, Made>(200);
  last: Made | undefined;
}

export interface Made<T extends Json & object = Json & object> {
  readonly value: T;
  readonly made: T;
  /** The keys of an object whose members kept their names and their order. */
  readonly keys?: readonly string[];
}
