// Detects elements of a list with a new key, by their other content or their secret.
import type { Block, EntryGroup } from "../catalog/entries.ts";
import { elementOf } from "../catalog/subjects.ts";
import { canonical, isObject, segment } from "../model/json.ts";
import { isSecret, NO_FINGERPRINT } from "../model/sealed.ts";
import { isSet, stateOf } from "./state.ts";
import { addTo, lookUp } from "../lists.ts";

/** The old subject of an element → its new subject. */
export type Renames = ReadonlyMap<string, string>;

export const noRenames: Renames = new Map();

/** Returns the new subject of a place; with the inverse, the old subject. */
export function newNameOf(renames: Renames, subject: string): string {
  const element = renames.size === 0 ? "" : elementOf(subject);
  const now = renames.get(element);
  return now === undefined ? subject : now + subject.slice(element.length);
}

/** Returns the map from new subjects to old ones. */
export function inverse(renames: Renames): Renames {
  return renames.size === 0 ? renames : new Map([...renames].map(([old, now]) => [now, old]));
}

/** Moves the values of a map to the new subjects of their places. */
export function moveAlong<T>(
  map: Map<string, T>,
  renames: Renames,
  moveValue?: (value: T, subject: string, now: string) => T,
): void {
  if (renames.size === 0) return;
  for (const [subject, value] of map) {
    const now = newNameOf(renames, subject);
    if (now === subject) continue;
    map.delete(subject);
    map.set(now, moveValue ? moveValue(value, subject, now) : value);
  }
}

/** Something that lasts at a place, by the last name of the place. */
export interface Lasting {
  subject: string;
  /** The earlier names of the place, while it lasted; the oldest first. */
  formerly?: readonly string[];
}

/** Gives something that lasts the new name of its place. */
export function rename(lasting: Lasting, subject: string): void {
  lasting.formerly = [...(lasting.formerly ?? []), lasting.subject];
  lasting.subject = subject;
}

/**
 * Returns the elements that were renamed between two readings of a keyed list: an added and a removed element match if
 * only these two share their content, or else their secret, or else all but their address and key.
 */
export function renamesIn(before: Block, after: Block): Renames {
  const root = segment(after.key);
  const key = before.entries.get(root)?.setting?.key;
  if (key === undefined || !after.entries.get(root)?.container) return noRenames;
  const removedElements = elementsOf(before, after, root, key);
  const newElements = removedElements.length > 0 ? elementsOf(after, before, root, key) : [];
  if (newElements.length === 0) return noRenames;
  const renames = new Map<string, string>();
  const targets = new Set<string>();
  for (const mark of marks) {
    // The rest identifies an element only if no other element has the same rest, matched or not.
    const isRest = mark === "rest";
    const from = byMark(removedElements, mark, isRest ? noRenames : renames);
    const to = byMark(newElements, mark, isRest ? noRenames : targets);
    for (const [text, [old = "", ...otherNames]] of from) {
      const [now, ...more] = to.get(text) ?? [];
      if (now === undefined || otherNames.length > 0 || more.length > 0) continue;
      if (renames.has(old) || targets.has(now)) continue;
      renames.set(old, now);
      targets.add(now);
    }
  }
  return renames;
}

/** What may show that two elements are the same one, the most certain first. */
const marks = ["content", "secret", "rest"] as const;

/** Indexes the subjects of elements by a mark. Skips elements that are already matched. */
function byMark(
  elements: readonly Element[],
  mark: (typeof marks)[number],
  except: { has(subject: string): boolean },
): Map<string, string[]> {
  const byText = new Map<string, string[]>();
  for (const element of elements) {
    const text = element[mark];
    if (text === null || except.has(element.subject)) continue;
    addTo(byText, text, element.subject);
  }
  return byText;
}

interface Element {
  readonly subject: string;
  /** The meaning of all but its key; null when it cannot identify the element. */
  readonly content: string | null;
  /** The fingerprint of its API key, if it can be compared. */
  readonly secret: string | null;
  /** The meaning of all but its key, its address and its API key; null if model or name is missing, or the key masked. */
  readonly rest: string | null;
}

/** Returns the elements that are in one reading and not in the other. */
function elementsOf(of: Block, otherBlock: Block, root: string, key: string): Element[] {
  const elements: Element[] = [];
  for (const [subject, group] of of.entries.groups) {
    if (subject === "" || otherBlock.entries.get(subject)) continue;
    const { element, value } = lookUp(group, subject);
    if (element === undefined || !isObject(value)) continue;
    if (typeof value[key] !== "string" || subject !== root + segment(value[key])) continue;
    const secret = group.get(`${subject}/apiKey`)?.value;
    const literal = isSecret(secret) && secret.$secret === "literal" && secret.fingerprint !== NO_FINGERPRINT;
    const isNamed = ["model", "displayName"].every((name) => typeof value[name] === "string");
    const isHidden = isSecret(secret) && !literal;
    elements.push({
      subject,
      content: contentOf(group, subject, [key]),
      secret: literal ? secret.fingerprint : null,
      rest: isNamed && !isHidden ? contentOf(group, subject, [key, "baseUrl", "apiKey"]) : null,
    });
  }
  return elements;
}

/**
 * Returns the meaning of an element without some of its members. Ignores spelling and unset values. Secrets without
 * fingerprints are alike, and do not identify the element without other members.
 */
function contentOf(group: EntryGroup, subject: string, without: readonly string[]): string | null {
  const omittedSegments = new Set(without.map(segment));
  const parts: string[] = [];
  let isKnown = false;
  for (const entry of group.values()) {
    const innerPath = entry.subject.slice(subject.length);
    if (!isSet(entry) || omittedSegments.has(innerPath)) continue;
    isKnown ||= !canonical([entry.value, ...(entry.rivals ?? [])]).includes(NO_FINGERPRINT);
    parts.push(JSON.stringify([innerPath, stateOf(entry)]));
  }
  return isKnown ? JSON.stringify(parts.sort()) : null;
}
