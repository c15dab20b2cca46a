import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  personWords
} from "./chunk-chunk-YGFQAK7O.js";
import {
  at,
  joined,
  revision,
  say,
  some,
  thousands,
  value
} from "./chunk-chunk-357X2JHD.js";
import {
  nameOf
} from "./chunk-chunk-TXR2ON6E.js";

// src/reporters/secrets.ts
var KEYLESS = "not known without a fingerprint key";
var states = {
  standing: "stands",
  masked: "behind a mask: not known whether it stands",
  rotated: "replaced by another secret",
  referenced: "replaced by a reference",
  removed: "taken out"
};
var forms = {
  literal: ["literal ever seen", "literals ever seen"],
  reference: ["reference", "references"],
  placeholder: ["placeholder", "placeholders"],
  "masked-by-server": ["mask", "masks"]
};
function secretsWords({ secrets }) {
  const counted = Object.entries(forms).flatMap(([form, [word, words]]) => {
    const mine = secrets.filter((secret) => secret.form === form);
    if (mine.length === 0) return [];
    const each = Object.entries(states).flatMap(([state, says]) => {
      const n = mine.filter((secret) => secret.state === state).length;
      return n === 0 ? [] : [`${thousands(n)} ${n > 1 && state === "standing" ? "stand" : says}`];
    });
    return [`${some(mine.length, word, words)}${each.length > 0 ? ` (${each.join(", ")})` : ""}`];
  });
  return counted.join(", ") || "none was seen";
}
function stateWords({ state, unseen }) {
  const words = state === void 0 ? "stands" : states[state];
  return unseen === true ? `${words}; whether it was always the same one is ${KEYLESS}` : words;
}
function spansWords({ spans = [], alsoAt }, max) {
  const shown = spans.slice(0, max).map((span) => spanWords(span, alsoAt.length > 0));
  const more = spans.length - shown.length;
  return [...joined(shown, "; "), ...more > 0 ? [`; and ${thousands(more)} more times`] : []];
}
function spanWords({ subject, from, until, masked, ended }, isNamed) {
  const place = isNamed ? say`${value(nameOf(subject))} ` : [];
  const hidden = masked ? say`, behind a mask since ${revision(masked.revision)}` : [];
  if (until === null) return say`${place}since ${momentWords(from)}${hidden}`;
  return say`${place}from ${momentWords(from)} to ${momentWords(until)}${hidden}: ${[states[ended ?? "removed"]]}`;
}
function momentWords({ revision: number, at: time, by, exact }) {
  if (!exact) return say`${revision(number)} at the latest, ${at(time)}`;
  return say`${revision(number)}, ${at(time)}, by ${personWords(by)}`;
}

export {
  KEYLESS,
  secretsWords,
  stateWords,
  spansWords
};
