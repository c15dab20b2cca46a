// Removes credentials from rows of figures: people typed the names and commands in them.
import { remembered } from "../catalog/kinds/index.ts";
import { isArray, isObject, type Json } from "../model/json.ts";
import { type TextKind, withoutCredentials } from "./redact.ts";

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
