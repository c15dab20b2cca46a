// Subjects (JSON Pointers to places of the settings), and their relation to paths of the catalog.
import { pointer } from "../model/json.ts";

/** Returns the first two keys of a pointer: its element, if the first key is a list or map. "": it has one key only. */
export function elementOf(subject: string): string {
  const second = subject.indexOf("/", 1);
  if (second < 0) return "";
  const end = subject.indexOf("/", second + 1);
  return end < 0 ? subject : subject.slice(0, end);
}

/** Returns the top-level key of a pointer. */
export function keyOf(subject: string): string {
  const end = subject.indexOf("/", 1);
  const key = end < 0 ? subject.slice(1) : subject.slice(1, end);
  return key.includes("~") ? key.replaceAll("~1", "/").replaceAll("~0", "~") : key;
}

/** Returns the top-level key of a catalog path. */
export function topKey(path: string): string {
  return path.replace(/[.[].*/s, "");
}

/** Returns the pointer of a catalog path without elements. */
export function pointerOf(path: string): string {
  let subject = pointers.get(path);
  if (subject === undefined) pointers.set(path, (subject = path === "" ? "" : pointer(path.split("."))));
  return subject;
}

const pointers = new Map<string, string>();
