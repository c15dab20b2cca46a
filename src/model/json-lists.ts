// Lists of JSON values, compared entry by entry.
import { canonical, equal, isArray, type Json } from "./json.ts";

/** Returns the entries of a list, and no entries for any other value. */
export function listOf(value: Json | undefined): readonly Json[] {
  return isArray(value) ? value : emptyList;
}

/** Up to this many entries are searched one by one, more of them through an index. */
const FEW = 8;

/** Returns the entries of a list that are not in another list. Skips their common prefix and suffix. */
export function newIn(list: readonly Json[], otherList: readonly Json[]): readonly Json[] {
  const most = Math.min(list.length, otherList.length);
  let start = 0;
  while (start < most && list[start] === otherList[start]) start++;
  let end = 0;
  while (end < most - start && list.at(-1 - end) === otherList.at(-1 - end)) end++;
  if (start + end === list.length) return emptyList;
  const middle = list.slice(start, list.length - end);
  const members = middle.length > FEW ? new Set(otherList) : undefined;
  let texts: Set<string> | undefined;
  const isNew = (entry: Json): boolean => {
    if (members ? members.has(entry) : otherList.includes(entry)) return false;
    if (typeof entry !== "object" || entry === null) return true;
    if (!members) return !otherList.some((member) => equal(member, entry));
    texts ??= new Set(otherList.filter((member) => typeof member === "object").map(canonical));
    return !texts.has(canonical(entry));
  };
  // Many of these lists are kept: slice() allocates no spare capacity, filter() does.
  const fresh = middle.filter(isNew);
  return fresh.length === middle.length ? middle : fresh.slice();
}

const emptyList: readonly Json[] = [];
