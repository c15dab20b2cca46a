import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  valueText
} from "./chunk-chunk-357X2JHD.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";

// src/commands/because.ts
function becauseWords({
  because,
  subject,
  inForce
}) {
  const name = nameOf(subject);
  const limits = inForce === true ? "nothing is limited: " : "";
  if (because.kind === "entries") {
    const all = because.entries.map(valueText).join(", ");
    return `of the ${because.entries.length === 1 ? "entry" : "entries"} ${all}`;
  }
  if (because.kind === "value") return "it stands there";
  if (because.kind === "switch")
    return `${limits}${name} has no effect because ${nameOf(because.switch)} ${switchWords(because.value, because.on)}`;
  if (because.kind === "unreadable") return `${nameOf(because.at)} ${because.flaw}, so that nobody knows what it says`;
  return `${limits}${because.kind === "empty" ? "the list is empty" : `${name} is not set`} (${because.means})`;
}
function switchWords(value, on) {
  if (on) return value === true ? "is on" : `is ${valueText(value)}`;
  if (value === null) return "is off (not set)";
  return value === false ? "is off" : `is off (${valueText(value)})`;
}

export {
  becauseWords
};
