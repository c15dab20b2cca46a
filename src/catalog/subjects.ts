// Subjects: the pointers that name places of the settings, and what they have to do with paths of the catalog.
import { pointer } from "../model/json.ts";

/** The first two keys of a pointer: what it stands in, if that is an element. "": it has only one key. */
export function elementOf(subject: string): string {
  const second = subject.indexOf("/", 1);
  if (second < 0) return "";
  const end = subject.indexOf("/", second + 1);
  return end < 0 ? subject : subject.slice(0, end);
}

/** The top-level key that a pointer begins with. */
export function keyOf(subject: string): string {
  const end = subject.indexOf("/", 1);
  const key = end < 0 ? subject.slice(1) : subject.slice(1, end);
  return key.includes("~") ? key.replaceAll("~1", "/").replaceAll("~0", "~") : key;
}

/** The top-level key that a catalog path begins with. */
export function topKey(path: string): string {
  return path.replace(/[.[].*/s, "");
}

/** The pointer of a catalog path that leads through no element. */
export function pointerOf(path: string): string {
  let subject = pointers.get(path);
  if (subject === undefined) pointers.set(path, (subject = path === "" ? "" : pointer(path.split("."))));
  return subject;
}

const pointers = new Map<string, string>();
