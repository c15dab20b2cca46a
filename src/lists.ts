// Lists: put into groups, searched, and compared entry by entry as they are spelled.
import { equal, isArray, type Json } from "./model/json.ts";

/** The entries of a value that is a list; none of any other. */
export function listOf(value: Json | undefined): readonly Json[] {
  return isArray(value) ? value : none;
}

/** So many entries are looked for one by one; more of them through an index. */
const FEW = 8;

/** The entries of a list that do not stand in another one. What both begin and end with is not looked at. */
export function newIn(list: readonly Json[], other: readonly Json[]): readonly Json[] {
  const most = Math.min(list.length, other.length);
  let start = 0;
  while (start < most && list[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && list.at(-1 - end) === other.at(-1 - end)) end++;
  if (start + end === list.length) return none;
  const middle = list.slice(start, list.length - end);
  const members = middle.length > FEW ? new Set(other) : undefined;
  const isNew = (entry: Json) =>
    !(members ? members.has(entry) : other.includes(entry)) &&
    !(typeof entry === "object" && entry !== null && other.some((member) => equal(member, entry)));
  // Many such lists are kept: a slice takes no more room than it needs, what filter gives does.
  return middle.every(isNew) ? middle : middle.filter(isNew).slice();
}

const none: readonly Json[] = [];

/** Items by key, keys and items in the order they came (Map.groupBy needs Node 21). */
export function grouped<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** How many items at the beginning of an ordered list are so. @param isSo true up to some place, and false from there on */
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

/** The first of a list that has entries. @throws RangeError when it has none */
export function firstIn<T>(list: readonly T[]): T {
  return present(list[0]);
}

/** The last of a list that has entries. @throws RangeError when it has none */
export function lastIn<T>(list: readonly T[]): T {
  return present(list.at(-1));
}

/** What a map holds of a key that it has. @throws RangeError when it has not */
export function lookUp<K, V>(map: { get(key: K): V | undefined }, key: K): V {
  return present(map.get(key));
}

/** What is there by a law that types do not know. @throws RangeError when it is not */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError("what must be there is missing");
  return value;
}

/** The names of a table of our own, which has no others. */
export function namesIn<K extends string>(table: { readonly [name in K]?: unknown }): readonly K[] {
  return Object.keys(table) as K[];
}

/** A table with what is said of each of some names. */
export function tableOf<K extends string, V>(names: readonly K[], of: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<K, V>;
}
