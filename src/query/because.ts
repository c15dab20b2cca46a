// The reason why a value is in force or has no effect, in words.
import type { EffectWindow } from "../history/effect.ts";
import type { Json } from "../model/json.ts";
import { valueText } from "../reporters/wording/values.ts";
import { nameOf } from "../words.ts";

/** To be read after "because": `of the entry gpt-*`, `nothing is limited: the list is empty (every model)`. */
export function becauseWords({
  because,
  subject,
  inForce,
}: Pick<EffectWindow, "because" | "subject" | "inForce">): string {
  const name = nameOf(subject);
  const limits = inForce === true ? "nothing is limited: " : "";
  if (because.kind === "entries") {
    const all = because.entries.map(valueText).join(", ");
    return `of the ${because.entries.length === 1 ? "entry" : "entries"} ${all}`;
  }
  if (because.kind === "value") return "it stands there";
  if (because.kind === "denied")
    return `${nameOf(because.by)} holds ${because.entries.map(valueText).join(", ")}, which wins over ${name}`;
  if (because.kind === "switch")
    return `${limits}${name} has no effect because ${nameOf(because.switch)} ${switchWords(because.value, because.on)}`;
  if (because.kind === "unreadable") return `${nameOf(because.at)} ${because.flaw}, so its meaning is not known`;
  return `${limits}${because.kind === "empty" ? "the list is empty" : `${name} is not set`} (${because.means})`;
}

function switchWords(value: Json, on: boolean): string {
  if (on) return value === true ? "is on" : `is ${valueText(value)}`;
  if (value === null) return "is off (not set)";
  return value === false ? "is off" : `is off (${valueText(value)})`;
}
