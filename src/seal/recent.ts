// A cache of limited size.

/** Keeps entries that were used recently, and drops the others. */
export class Recent<K, V> {
  readonly #size: number;
  #young = new Map<K, V>();
  #old = new Map<K, V>();

  /** @param size how many entries are kept at least */
  constructor(size: number) {
    this.#size = size;
  }

  get(key: K): V | undefined {
    let value = this.#young.get(key);
    if (value === undefined && (value = this.#old.get(key)) !== undefined) this.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#young.set(key, value);
    if (this.#young.size > this.#size) [this.#old, this.#young] = [this.#young, new Map()];
  }
}
