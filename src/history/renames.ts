// Elements of a list that go on under another key. Nobody says that they do: their key tells it, or all that they hold.
import type { Block } from "../catalog/read.ts";
import { canonical, isObject, segment } from "../model/json.ts";
import { isSecret, NO_FINGERPRINT } from "../model/sealed.ts";
import { isSet, stateOf } from "./state.ts";

/** The subject an element had, and the one it has now. */
export type Renames = ReadonlyMap<string, string>;

export const noRenames: Renames = new Map();

/** The subject that a place has now. */
export function renamed(renames: Renames, subject: string): string {
  for (const [old, now] of renames)
    if (subject === old || subject.startsWith(`${old}/`)) return now + subject.slice(old.length);
  return subject;
}

/** Moves what is known of places to the subjects they have now. */
export function moveAlong<T>(
  known: Map<string, T>,
  renames: Renames,
  moved = (one: T, _: string, __: string) => one,
): void {
  if (renames.size === 0) return;
  for (const [subject, one] of known) {
    const now = renamed(renames, subject);
    if (now === subject) continue;
    known.delete(subject);
    known.set(now, moved(one, subject, now));
  }
}

/**
 * The elements that were renamed between two readings of a keyed list. One is that holds the same as one that went, and no
 * other does; else one that has the same key as one that went, and no other has.
 */
export function renamesIn(before: Block, after: Block): Renames {
  const root = segment(after.key);
  const key = before.entries.get(root)?.setting?.key;
  if (key === undefined || !after.entries.get(root)?.container) return noRenames;
  const gone = elementsOf(before, after, root, key);
  const came = gone.length > 0 ? elementsOf(after, before, root, key) : [];
  const found = new Map<string, string>();
  for (const mark of ["content", "secret"] as const)
    for (const one of gone) {
      const same = (other: Element) => one[mark] !== null && other[mark] === one[mark];
      const [old, now] = [gone.filter((other) => !found.has(other.subject) && same(other)), came.filter(same)];
      const free = now.filter(({ subject }) => ![...found.values()].includes(subject));
      if (old.length === 1 && old[0] === one && free.length === 1) found.set(one.subject, free[0]!.subject);
    }
  return found;
}

interface Element {
  readonly subject: string;
  /** All that it means besides its key; null when that tells it from no other. */
  readonly content: string | null;
  /** The fingerprint of the key it sends, should it be one that can be told from others. */
  readonly secret: string | null;
}

/** The elements that stand in one reading and not in the other. */
function elementsOf(of: Block, other: Block, root: string, key: string): Element[] {
  const found: Element[] = [];
  const contents = contentsOf(of, root, key);
  for (const { subject, element, value } of of.entries.values()) {
    if (element === undefined || other.entries.has(subject) || !isObject(value)) continue;
    if (typeof value[key] !== "string" || subject !== root + segment(value[key])) continue;
    const secret = of.entries.get(`${subject}/apiKey`)?.value;
    const literal = isSecret(secret) && secret.$secret === "literal" && secret.fingerprint !== NO_FINGERPRINT;
    found.push({ subject, content: contents.get(subject) ?? null, secret: literal ? secret.fingerprint : null });
  }
  return found;
}

/** What each element means besides its key: no spelling of it counts, and nothing that is not set. */
function contentsOf(of: Block, root: string, key: string): Map<string, string | null> {
  const found = new Map<string, string[] | null>();
  for (const entry of of.entries.values()) {
    const end = entry.subject.indexOf("/", root.length + 1);
    if (end < 0 || !isSet(entry)) continue;
    const [subject, rest] = [entry.subject.slice(0, end), entry.subject.slice(end)];
    if (rest === segment(key) || found.get(subject) === null) continue;
    const parts = found.get(subject) ?? [];
    const isTold = !canonical([entry.value, ...(entry.rivals ?? [])]).includes(`"${NO_FINGERPRINT}"`);
    if (isTold) parts.push(JSON.stringify([rest, stateOf(entry)]));
    found.set(subject, isTold ? parts : null);
  }
  return new Map([...found].map(([subject, parts]) => [subject, parts && JSON.stringify(parts.sort())]));
}
