// Elements of a list that go on under another key. Nobody says that they do: their key tells it, or all that they hold.
import type { Block, EntryGroup } from "../catalog/entries.ts";
import { elementOf } from "../catalog/subjects.ts";
import { canonical, isObject, segment } from "../model/json.ts";
import { isSecret, NO_FINGERPRINT } from "../model/sealed.ts";
import { isSet, stateOf } from "./state.ts";
import { lookUp } from "../lists.ts";

/** The subject an element had, and the one it has now. */
export type Renames = ReadonlyMap<string, string>;

export const noRenames: Renames = new Map();

/** The subject that a place has now; by their inverse, the one it had. */
export function renamed(renames: Renames, subject: string): string {
  const element = renames.size === 0 ? "" : elementOf(subject);
  const now = renames.get(element);
  return now === undefined ? subject : now + subject.slice(element.length);
}

/** From the subjects that elements have now to those they had. */
export function inverse(renames: Renames): Renames {
  return renames.size === 0 ? renames : new Map([...renames].map(([old, now]) => [now, old]));
}

/** Moves what is known of places to the subjects they have now. */
export function moveAlong<T>(
  map: Map<string, T>,
  renames: Renames,
  moved = (value: T, _: string, __: string) => value,
): void {
  if (renames.size === 0) return;
  for (const [subject, value] of map) {
    const now = renamed(renames, subject);
    if (now === subject) continue;
    map.delete(subject);
    map.set(now, moved(value, subject, now));
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
  const removed = elementsOf(before, after, root, key);
  const came = removed.length > 0 ? elementsOf(after, before, root, key) : [];
  if (came.length === 0) return noRenames;
  const renames = new Map<string, string>();
  const targets = new Set<string>();
  for (const mark of ["content", "secret"] as const) {
    const [from, to] = [byMark(removed, mark, renames), byMark(came, mark, targets)];
    for (const [text, [old = "", ...others]] of from) {
      const [now, ...more] = to.get(text) ?? [];
      if (now === undefined || others.length > 0 || more.length > 0) continue;
      renames.set(old, now);
      targets.add(now);
    }
  }
  return renames;
}

/** The subjects of elements by what tells them from others; those that are taken are left out. */
function byMark(
  elements: readonly Element[],
  mark: "content" | "secret",
  except: { has(subject: string): boolean },
): Map<string, string[]> {
  const byText = new Map<string, string[]>();
  for (const element of elements) {
    const text = element[mark];
    if (text === null || except.has(element.subject)) continue;
    const same = byText.get(text);
    if (same) same.push(element.subject);
    else byText.set(text, [element.subject]);
  }
  return byText;
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
  const elements: Element[] = [];
  for (const [subject, group] of of.entries.groups) {
    if (subject === "" || other.entries.get(subject)) continue;
    const { element, value } = lookUp(group, subject);
    if (element === undefined || !isObject(value)) continue;
    if (typeof value[key] !== "string" || subject !== root + segment(value[key])) continue;
    const secret = group.get(`${subject}/apiKey`)?.value;
    const literal = isSecret(secret) && secret.$secret === "literal" && secret.fingerprint !== NO_FINGERPRINT;
    elements.push({ subject, content: contentOf(group, subject, key), secret: literal ? secret.fingerprint : null });
  }
  return elements;
}

/** What an element means besides its key: no spelling of it counts, and nothing that is not set. */
function contentOf(group: EntryGroup, subject: string, key: string): string | null {
  const parts: string[] = [];
  for (const entry of group.values()) {
    const rest = entry.subject.slice(subject.length);
    if (!isSet(entry) || rest === segment(key)) continue;
    if (canonical([entry.value, ...(entry.rivals ?? [])]).includes(`"${NO_FINGERPRINT}"`)) return null;
    parts.push(JSON.stringify([rest, stateOf(entry)]));
  }
  return parts.length === 0 ? null : JSON.stringify(parts.sort());
}
