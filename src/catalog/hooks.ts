// The commands that hooks run, one by one: an edit of one hook leaves the others what they were.
import { canonical, isArray, isObject, type Json } from "../model/json.ts";

/** The commands of a value: a text, or the hooks of an event, each with what it waits for. */
export function commandsIn(value: Json): string[] {
  if (typeof value === "string" && value.trim() === "") return [];
  if (!isArray(value)) return [canonical(value)];
  return value.flatMap((hook) => {
    const inner = isObject(hook) ? hook["hooks"] : undefined;
    if (!isObject(hook) || !isArray(inner)) return [canonical(hook)];
    return inner.map((command) => canonical({ ...hook, hooks: command }));
  });
}
