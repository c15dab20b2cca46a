// Removes credentials from evidence besides the history: people typed the names and commands in it.
import { remembered } from "../catalog/kinds/index.ts";
import { isArray, isObject, type Json } from "../model/json.ts";
import { HIDDEN, type TextKind, withoutCredentials } from "./redact.ts";

/** Fields that identify people: an identity may look as random as a key. */
const people = new Set(["user_id", "user_email"]);
/** Fields that hold shell commands. */
const commands = new Set(["command", "matcher"]);

/**
 * Creates a function that removes credentials from a row, before it is stored or read. It caches its results, because
 * the same texts occur in the rows of each day.
 */
export function rowSealer(): (row: Json) => Json {
  const hide = (kind: TextKind) => remembered((text) => withoutCredentials(kind, text));
  const texts = { free: hide("free"), personal: hide("personal"), command: hide("command") };
  const sealed = (value: Json, kind: keyof typeof texts): Json => {
    if (typeof value === "string") return texts[kind](value);
    if (isArray(value)) return value.map((item) => sealed(item, kind));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        texts.free(key),
        key === "date" ? item : sealed(item, people.has(key) ? "personal" : commands.has(key) ? "command" : "free"),
      ]),
    );
  };
  return (row) => sealed(row, "free");
}

/**
 * Hides secrets of the history in the texts of other evidence, as in the history itself.
 * @param leaks whether a text contains a secret of the history
 */
export function withoutSecrets<T>(evidence: T, leaks: (text: string) => boolean): T {
  const hide = remembered((text) => (leaks(text) ? HIDDEN : text));
  const visit = (value: unknown): unknown => {
    if (typeof value === "string") return hide(value);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(visit);
    if (value instanceof Map) return new Map(Array.from(value, ([key, item]) => [visit(key), visit(item)]));
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visit(item)]));
  };
  return visit(evidence) as T;
}
