// Removes credentials from evidence besides the history: people typed the names and commands in it.
import { memoize } from "../catalog/kinds/index.ts";
import { getOrMake } from "../lists.ts";
import { isArray, isObject, type Json, type JsonObject } from "../model/json.ts";
import { isFlagged } from "./command.ts";
import { namesCredential } from "./names.ts";
import { isName, pairIn } from "./pairs.ts";
import { HIDDEN, type TextKind, withoutCredentials } from "./redact.ts";

/** Fields that identify people: an identity may look as random as a key. */
const people = new Set(["user_id", "user_email"]);
/** Fields that hold shell commands. */
const commands = new Set(["command", "matcher"]);

/** A row without credentials. Its user is a number, because two users may differ only in their credentials. */
export interface SealedRow {
  readonly row: Json;
  /** null: the row names nobody. */
  readonly user: number | null;
}

/** Returns the user of a row: the id, else the address; null if it names nobody. */
export function userIn(row: JsonObject): string | null {
  const names = [row["user_id"], row["user_email"]];
  return names.find((name): name is string => typeof name === "string" && name !== "") ?? null;
}

/**
 * Creates a function that removes credentials from a row, before it is stored or read. It caches its results, because
 * the same texts occur in the rows of each day.
 */
export function rowSealer(): (row: Json) => SealedRow {
  const hide = (kind: TextKind) => memoize((text) => withoutCredentials(kind, text));
  const texts = { free: hide("free"), personal: hide("personal"), command: hide("command"), named: () => HIDDEN };
  const users = new Map<string, number>();
  const seal = (value: Json, kind: keyof typeof texts): Json => {
    if (typeof value === "string") return texts[kind](value);
    if (isArray(value)) return value.map((item, i) => seal(item, isNamedBefore(value, i) ? "named" : kind));
    if (!isObject(value)) return value;
    const pair = pairIn(value);
    const kindOf = (key: string, item: Json) => {
      const names = pair?.value === key ? [key, pair.name] : [key];
      if (kind === "named" || names.some((name) => namesCredential(name, typeof item === "string" ? item : "")))
        return "named";
      return people.has(key) ? "personal" : commands.has(key) ? "command" : "free";
    };
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        texts.free(key),
        key === "date" ? item : seal(item, kindOf(key, item)),
      ]),
    );
  };
  return (row) => {
    const user = isObject(row) ? userIn(row) : null;
    return { row: seal(row, "free"), user: user === null ? null : getOrMake(users, user, () => users.size) };
  };
}

/** Whether the items before mark an item of a list as a credential: `["--token", "…"]`, `["Authorization", "…"]`. */
function isNamedBefore(list: readonly Json[], i: number): boolean {
  const [last, item] = [list[i - 1], list[i]];
  if (typeof last !== "string" || typeof item !== "string") return false;
  const before = list.slice(Math.max(0, i - 8), i).filter((word) => typeof word === "string");
  return isFlagged(before, item) || (list.length === 2 && isName(last) && namesCredential(last, item));
}

/**
 * Hides secrets of the history in the texts of other evidence, as in the history itself.
 * @param leaks whether a text contains a secret of the history
 */
export function withoutSecrets<T>(evidence: T, leaks: (text: string) => boolean): T {
  const hide = memoize((text) => (leaks(text) ? HIDDEN : text));
  const visit = (value: unknown): unknown => {
    if (typeof value === "string") return hide(value);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(visit);
    if (value instanceof Map) return new Map(Array.from(value, ([key, item]) => [visit(key), visit(item)]));
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visit(item)]));
  };
  return visit(evidence) as T;
}

/** Whether a text or a name of a row contains a secret of the history. */
export function holdsSecret(row: Json, leaks: (text: string) => boolean): boolean {
  if (typeof row !== "object" || row === null) return leaks(String(row));
  return Object.entries(row).some(([name, item]) => leaks(name) || holdsSecret(item, leaks));
}
