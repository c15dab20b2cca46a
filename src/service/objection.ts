// Describes the objections of a schema. Names the place, never the value.
import type * as z from "zod/mini";
import { valueAt } from "../model/json.ts";
import { NO_MESSAGE, schemaBelow, withoutWrappers } from "../model/schemas.ts";
import { clip, visible } from "../text.ts";
import { count } from "../words.ts";

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

/** An invalid place of a value. */
interface Misfit {
  /** Fields and positions, `data[3].date`. `*` for keys that the schema does not name, "" for the whole value. */
  readonly place: string;
  readonly message: string;
}

/** Returns the objections of a schema to a value, one for each place. */
export function misfits(schema: Schema, value: unknown, issues: readonly Issue[]): Misfit[] {
  const byPlace = new Map<string, Misfit>();
  for (const issue of issues) {
    const place = placeOf(schema, issue.path);
    const missing = valueAt(value, issue.path) === undefined && issue.code !== "custom";
    if (!byPlace.has(place)) byPlace.set(place, { place, message: missing ? "is missing" : inWords(issue) });
  }
  return [...byPlace.values()];
}

const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

function inWords(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `should be ${types[issue.expected] ?? "something else"}`;
    case "too_small":
      return size("at least", issue.origin, issue.minimum);
    case "too_big":
      return size("at most", issue.origin, issue.maximum);
    case "invalid_value":
      return `should be ${issue.values.map(String).join(" or ")}`;
    case "invalid_union": {
      // Known texts, or any other text: the type is wrong.
      const type = issue.errors.flat().find(({ code }) => code === "invalid_type");
      return type ? inWords(type) : "should be of another type";
    }
    default:
      // Our own messages name the problem; zod's default message does not.
      return issue.message === NO_MESSAGE ? "is not valid" : issue.message;
  }
}

function size(bound: string, origin: string, limit: number | bigint): string {
  const n = Number(limit);
  if (origin === "string") return `should have ${bound} ${count(n, "character")}`;
  if (origin === "array") return `should have ${bound} ${count(n, "entry", "entries")}`;
  return `should be ${bound} ${n}`;
}

/** Writes a path as text. Uses only names of the schema: the key of a map is a value. */
function placeOf(schema: Schema, path: readonly PropertyKey[]): string {
  let at: Schema | undefined = schema;
  let text = "";
  for (const key of path) {
    if (typeof key === "number") text += `[${key}]`;
    else {
      const def = at && withoutWrappers(at)._zod.def;
      const isNamed = def?.type === "object" && Object.hasOwn(def.shape, key);
      text += `${text === "" ? "" : "."}${isNamed ? String(key) : "*"}`;
    }
    at = schemaBelow(at, key);
  }
  return text;
}

/** Quotes a name that a caller wrote, for a message. */
export function quotedName(name: string): string {
  return `"${visible(clip(name, 60))}"`;
}
