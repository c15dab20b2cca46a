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
  if (because.kind === "switch") {
    const [effect, words] =
      inForce === null ? ["may have", unclearWords(because.value)] : ["has", switchWords(because.value, because.on)];
    return `${limits}${name} ${effect} no effect because ${nameOf(because.switch)} ${words}`;
  }
  if (because.kind === "unreadable") return `${nameOf(because.at)} ${because.flaw}, so its meaning is not known`;
  return `${limits}${because.kind === "empty" ? "the list is empty" : `${name} is not set`} (${because.means})`;
}

function switchWords(value: Json, on: boolean): string {
  if (on) return value === true ? "is on" : `is ${valueText(value)}`;
  if (value === null) return "is off (not set)";
  return value === false ? "is off" : `is off (${valueText(value)})`;
}

/** Of a switch with two spellings that contradict each other, or with a value that is none of a switch. */
function unclearWords(value: Json): string {
  if (typeof value === "boolean" || value === null)
    return `is ${value === true ? "on" : "off"} in one of its spellings`;
  return `is ${valueText(value)}, which is neither true nor false`;
}
