// Lists of JSON values, compared entry by entry.
import { canonical, equal, isArray, type Json } from "./json.ts";

/** Returns the entries of a list, and no entries for any other value. */
export function listOf(value: Json | undefined): readonly Json[] {
  return isArray(value) ? value : none;
}

/** Up to this many entries are searched one by one, more of them through an index. */
const FEW = 8;

/** Returns the entries of a list that are not in another list. Skips their common prefix and suffix. */
export function newIn(list: readonly Json[], other: readonly Json[]): readonly Json[] {
  const most = Math.min(list.length, other.length);
  let start = 0;
  while (start < most && list[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && list.at(-1 - end) === other.at(-1 - end)) end++;
  if (start + end === list.length) return none;
  const middle = list.slice(start, list.length - end);
  const members = middle.length > FEW ? new Set(other) : undefined;
  let texts: Set<string> | undefined;
  const isNew = (entry: Json): boolean => {
    if (members ? members.has(entry) : other.includes(entry)) return false;
    if (typeof entry !== "object" || entry === null) return true;
    if (!members) return !other.some((member) => equal(member, entry));
    texts ??= new Set(other.filter((member) => typeof member === "object").map(canonical));
    return !texts.has(canonical(entry));
  };
  // Many of these lists are kept: slice() allocates no spare capacity, filter() does.
  const fresh = middle.filter(isNew);
  return fresh.length === middle.length ? middle : fresh.slice();
}

const none: readonly Json[] = [];
