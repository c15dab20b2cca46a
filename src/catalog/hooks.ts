// Splits hooks into their commands, so that an edit of one hook leaves the other commands equal.
import { canonical, isArray, isObject, type Json } from "../model/json.ts";

/** Returns the commands of a value (a text, or the hooks of an event), each in canonical form with its matcher. */
export function commandsIn(value: Json): string[] {
  if (typeof value === "string" && value.trim() === "") return [];
  if (!isArray(value)) return [canonical(value)];
  return value.flatMap((hook) => {
    const inner = isObject(hook) ? hook["hooks"] : undefined;
    if (!isObject(hook) || !isArray(inner)) return [canonical(hook)];
    return inner.map((command) => canonical({ ...hook, hooks: command }));
  });
}
