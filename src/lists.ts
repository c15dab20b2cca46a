// Groups lists, and searches lists and maps.

/** Returns a copy of a text in one piece. A text that was joined is kept as its parts, which takes twice the memory. */
export function inOnePiece(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

/** Groups items by key. Keeps the order of keys and items. (Map.groupBy needs Node 21.) */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** Adds an item to the list of a key, which it creates if there is none. */
export function addTo<K, T>(lists: Map<K, T[]>, key: K, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Returns the value of a key, which it makes and keeps if there is none. */
export function getOrMake<K, V>(
  values: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: (key: K) => V,
): V {
  let value = values.get(key);
  if (value === undefined) values.set(key, (value = make(key)));
  return value;
}

/** Divides a list by a test. Keeps the order. */
export function partition<T>(items: readonly T[], test: (item: T) => boolean): [yes: T[], no: T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

export function sumOf<T>(items: Iterable<T>, countOf: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum += countOf(item);
  return sum;
}

/** Counts the items before the first that `isSo` rejects. @param isSo true up to some item, and false from there on */
export function countWhile<T>(sorted: readonly T[], isSo: (item: T) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = sorted[middle];
    if (item !== undefined && isSo(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the index of a text in a sorted list, or the index at which to insert it. */
export function placeIn(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns each item once: of items with the same key the last, at the place of the first. @param keyOf default: the JSON */
export function unique<T>(items: readonly T[], keyOf: (item: T) => string = (item) => JSON.stringify(item)): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

/** Whether a sorted list contains a text. */
export function contains(sorted: readonly string[], text: string): boolean {
  return sorted[placeIn(sorted, text)] === text;
}

/** Whether two sorted lists have a text in common. */
export function meet(a: readonly string[], b: readonly string[]): boolean {
  for (let i = 0, k = 0; i < a.length && k < b.length;) {
    const [left, right] = [a[i]!, b[k]!];
    if (left === right) return true;
    if (left < right) i++;
    else k++;
  }
  return false;
}

/** Returns the first entry of a list. @throws RangeError when the list is empty */
export function firstIn<T>(list: readonly T[]): T {
  return present(list[0]);
}

/** Returns the last entry of a list. @throws RangeError when the list is empty */
export function lastIn<T>(list: readonly T[]): T {
  return present(list.at(-1));
}

/** Returns the value that all entries of a list have; null if they differ or there are none. */
export function common<T>(list: readonly T[]): T | null {
  const [first = null] = list;
  return list.every((entry) => entry === first) ? first : null;
}

/** Returns the value of a key in a map. @throws RangeError when the map lacks the key */
export function lookUp<K, V>(map: { get(key: K): V | undefined }, key: K): V {
  return present(map.get(key));
}

/** Returns a value that is defined for a reason that types cannot express. @throws RangeError when it is undefined */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError("what must be there is missing");
  return value;
}

/** Returns the keys of a table that has no keys besides those of its type. */
export function namesIn<K extends string>(table: { readonly [name in K]?: unknown }): readonly K[] {
  return Object.keys(table) as K[];
}

/** Creates a table from names, with a value for each name. */
export function tableOf<K extends string, V>(names: readonly K[], of: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<K, V>;
}
