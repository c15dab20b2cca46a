// Rebuilds containers from sealed members. Most of a container is the same as in the previous revision: reuses what was
// made of it, and seals only the rest.
import { bag, compare, isArray, type Json, type JsonObject } from "../model/json.ts";
import { Recent } from "./recent.ts";
import { distinct } from "./stored-form.ts";

/** A container and its sealed form. */
interface SealedContainer<T extends Json = Json> {
  readonly value: T;
  readonly result: T;
  /** The keys of an object whose members kept their names and their order. */
  readonly keys?: readonly string[];
}

/** The cache of one kind of place: the container that came last, and recent ones. */
export class Memo {
  last: SealedContainer | undefined;
  readonly recent = new Recent<Json, SealedContainer>(200);
}

/** A sealed member. */
export type Member = readonly [key: string, item: Json];
type MemberOf = (name: string, item: Json) => Member;
/** Seals an item. `before` is the item that it replaces. */
type ItemOf = (item: Json, i: number, before?: Json) => Json;

export class Remake {
  /** Whether this is the first pass: members are visited, but nothing is made of them. */
  isListening = true;

  /** Seals an object. Visits its members sorted by key, so that numbers of secrets do not depend on their order. */
  object(value: JsonObject, member: MemberOf, memo?: Memo): JsonObject {
    const last = isArray(memo?.last?.value) ? undefined : (memo?.last as SealedContainer<JsonObject> | undefined);
    const keys = Object.keys(value);
    const result = last?.keys && isSame(keys, last.keys) ? this.#editObject(value, last, last.keys, member) : undefined;
    const now = result ? { value, result, keys: last!.keys! } : this.#buildObject(value, keys, member);
    if (memo) memo.last = now;
    return now.result;
  }

  /** Seals a list. Visits only the items between the prefix and the suffix that it shares with the previous list. */
  list(value: readonly Json[], item: ItemOf, memo?: Memo): readonly Json[] {
    const last = isArray(memo?.last?.value) ? (memo.last as SealedContainer<readonly Json[]>) : undefined;
    const result = last ? this.#spliceList(value, last, item) : this.#fillList(value, item);
    if (memo) memo.last = { value, result };
    return result;
  }

  /** Seals an object that has the keys of the previous object. */
  #editObject(
    value: JsonObject,
    last: SealedContainer<JsonObject>,
    keys: readonly string[],
    member: MemberOf,
  ): JsonObject {
    let out: Record<string, Json> | undefined;
    let isPlain = last.result === last.value;
    for (const key of keys) {
      const item = value[key]!;
      if (item === last.value[key]) continue;
      const [, remade] = member(key, item);
      isPlain &&= remade === item;
      if (!this.isListening && remade !== last.result[key])
        (out ??= Object.assign(bag<Json>(), last.result))[key] = remade;
    }
    return this.isListening || isPlain ? value : (out ?? last.result);
  }

  #buildObject(value: JsonObject, keys: string[], member: MemberOf): SealedContainer<JsonObject> {
    const names = keys.toSorted();
    const members = names.map((name) => member(name, value[name]!));
    if (this.isListening) return { value, result: value, keys };
    const out = bag<Json>();
    if (members.every(([key], i) => key === keys[i])) {
      for (const [key, item] of members) out[key] = item;
      return { value, result: members.every(([key, item]) => item === value[key]) ? value : out, keys };
    }
    const own = distinct(value);
    // Sort by the sealed keys: a position must not reveal a hidden key, and a revision read back keeps its order.
    const namedMembers = members.map(([key, item], i) => [own(names[i]!, key), item] as const);
    for (const [key, item] of namedMembers.sort(([a], [b]) => compare(a, b))) out[key] = item;
    const isPlain = isSame(keys, Object.keys(out)) && keys.every((key) => value[key] === out[key]);
    return { value, result: isPlain ? value : out };
  }

  #fillList(value: readonly Json[], item: ItemOf): readonly Json[] {
    const items = value.map((element, i) => item(element, i));
    return this.isListening || isSame(items, value) ? value : items;
  }

  #spliceList(value: readonly Json[], last: SealedContainer<readonly Json[]>, item: ItemOf): readonly Json[] {
    const { value: oldItems, result: oldResult } = last;
    const most = Math.min(value.length, oldItems.length);
    let [start, end] = [0, 0];
    while (start < most && value[start] === oldItems[start]) start++;
    while (end < most - start && value[value.length - 1 - end] === oldItems[oldItems.length - 1 - end]) end++;
    const isReplaced = value.length === oldItems.length;
    const between = value.slice(start, value.length - end).map((element, i) => {
      const at = start + i;
      if (!isReplaced) return item(element, at);
      return element === oldItems[at] ? oldResult[at]! : item(element, at, oldItems[at]);
    });
    if (this.isListening || (oldResult === oldItems && between.every((element, i) => element === value[start + i])))
      return value;
    return oldResult.slice(0, start).concat(between, oldResult.slice(oldResult.length - end));
  }
}

function isSame(a: readonly Json[], b: readonly Json[]): boolean {
  return a.length === b.length && a.every((element, i) => element === b[i]);
}
