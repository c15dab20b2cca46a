import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  isSecret
} from "./chunk-chunk-WNWQCOS2.js";
import {
  head,
  minute,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import {
  canonical,
  equal,
  isObject,
  unpointer
} from "./chunk-chunk-2KDALSGB.js";
import {
  instantOf
} from "./chunk-chunk-SIYFOCKV.js";

// src/reporters/phrase.ts
var value = (data) => [{ data, as: "value" }];
var setting = (data) => [{ data, as: "setting" }];
var who = (data) => [{ data, as: "who" }];
var prose = (data) => [{ data, as: "prose" }];
var at = (instant) => [{ at: instant }];
var revision = (number) => [{ revision: number }];
function say(words, ...parts) {
  const pieces = [words[0]];
  for (const [i, part] of parts.entries()) {
    if (typeof part === "string") pieces.push(...value(part));
    else if (typeof part === "number") pieces.push(thousands(part));
    else pieces.push(...part);
    pieces.push(words[i + 1]);
  }
  return pieces.filter((piece) => piece !== "");
}
function joined(phrases, between) {
  return phrases.flatMap((phrase, i) => i === 0 ? phrase : [between, ...phrase]);
}
function listed(phrases) {
  if (phrases.length < 2) return phrases[0] ?? [];
  return [...joined(phrases.slice(0, -1), ", "), " and ", ...phrases.at(-1)];
}
function capital(phrase) {
  const [first, ...rest] = phrase;
  return typeof first === "string" ? [first.slice(0, 1).toUpperCase() + first.slice(1), ...rest] : phrase;
}
function spoken(phrase, data) {
  let text = "";
  for (const piece of phrase) {
    if (typeof piece === "string") text += piece;
    else if ("data" in piece) text += data(piece.data);
    else if ("at" in piece) text += instantOf(piece.at) === void 0 ? data(piece.at) : minute(piece.at);
    else text += `revision ${piece.revision}`;
  }
  return text;
}
function plain(phrase) {
  return spoken(phrase, (data) => data === "" ? '""' : visible(data));
}
function thousands(n) {
  return String(n).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
function some(n, word, words = `${word}s`) {
  return `${thousands(n)} ${n === 1 ? word : words}`;
}

// src/reporters/values.ts
function valueWords(json, limits) {
  if (json === null) return ["not set"];
  if (json === "") return [...value('""'), " (empty text)"];
  if (isSecret(json)) return secretWords(json.fingerprint);
  if (Array.isArray(json)) return listWords(json, limits);
  if (typeof json === "string") return cut(looksTyped(json) ? JSON.stringify(json) : json, limits.text);
  return cut(JSON.stringify(masked(json)), limits.text);
}
function secretWords(fingerprint) {
  return value(`[secret ${fingerprint}]`);
}
function looksTyped(text) {
  return /^(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|not set|[[{"].*)$/s.test(text);
}
function listWords(entries, limits) {
  if (entries.length === 0) return [...value("[]"), " (empty list)"];
  const shown = entries.slice(0, limits.entries).map((entry) => valueWords(entry, limits));
  const more = entries.length - shown.length;
  return more > 0 ? [...joined(shown, ", "), ` and ${thousands(more)} more`] : joined(shown, ", ");
}
function cut(text, max) {
  const start = head(text, max);
  if (start.length === text.length) return value(text);
  return [...value(start), `… ${thousands(text.length - start.length)} more characters in the JSON report`];
}
function valueText(json) {
  if (json === null) return "not set";
  if (isSecret(json)) return `[secret ${json.fingerprint}]`;
  if (typeof json === "string" && json !== "" && !looksTyped(json)) return json;
  return JSON.stringify(masked(json));
}
function masked(json) {
  if (isSecret(json)) return `[secret ${json.fingerprint}]`;
  if (Array.isArray(json)) return json.map(masked);
  if (!isObject(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, member]) => [key, masked(member)]));
}
function changeDifference(change, limits) {
  const { before, after, added, removed } = change;
  if (added && removed && added.length + removed.length > 0 && Array.isArray(before) && Array.isArray(after))
    return setOf(added, removed, after.length - added.length, limits);
  const words = difference(before, after, limits);
  return words.form === "value" && isRenaming(change) ? { ...words, after: say`${words.after} (renamed)` } : words;
}
function isRenaming({ formerly, before }) {
  return formerly !== void 0 && unpointer(formerly).at(-2) === before;
}
function difference(before, after, limits) {
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [before, after];
    const [inOld, inNow] = [new Set(old.map(canonical)), new Set(now.map(canonical))];
    const added = now.filter((entry) => !inOld.has(canonical(entry)));
    const removed = old.filter((entry) => !inNow.has(canonical(entry)));
    if (added.length + removed.length > 0) return setOf(added, removed, now.length - added.length, limits);
  }
  return { form: "value", before: valueWords(before, limits), after: valueWords(after, limits) };
}
function setOf(added, removed, unchanged, limits) {
  const shown = added.slice(0, limits.entries);
  const gone = removed.slice(0, Math.max(1, limits.entries - shown.length));
  return {
    form: "set",
    added: shown.map((entry) => valueWords(entry, limits)),
    removed: gone.map((entry) => valueWords(entry, limits)),
    more: added.length + removed.length - shown.length - gone.length,
    unchanged
  };
}
function restOf(difference2) {
  const parts = [
    ...difference2.more > 0 ? [`and ${thousands(difference2.more)} more`] : [],
    ...difference2.unchanged > 0 ? [`${thousands(difference2.unchanged)} unchanged`] : []
  ];
  return parts.join(", ");
}
function differenceWords(difference2) {
  if (difference2.form === "value") return [...difference2.before, " → ", ...difference2.after];
  const rest = restOf(difference2);
  return joined(
    [
      ...difference2.added.map((entry) => ["+ ", ...entry]),
      ...difference2.removed.map((entry) => ["− ", ...entry]),
      ...rest ? [[rest]] : []
    ],
    ", "
  );
}
var wording = {
  equals: (options, limits) => [...Array.isArray(options) ? ["exactly "] : [], ...valueWords(options, limits)],
  oneOf: (options, limits) => ["one of ", ...valueWords(options, limits)],
  noneOf: (options, limits) => ["none of ", ...valueWords(options, limits)],
  atMost: (options, limits) => ["at most ", ...valueWords(options, limits)],
  atLeast: (options, limits) => ["at least ", ...valueWords(options, limits)],
  matches: (options, limits) => ["a match of ", ...valueWords(options, limits)],
  pattern: (options, limits) => ["a match of the pattern ", ...valueWords(options, limits)],
  subsetOf: (options, limits) => Array.isArray(options) && options.length === 0 ? ["empty"] : ["a subset of ", ...valueWords(options, limits)],
  supersetOf: (options, limits) => ["a superset of ", ...valueWords(options, limits)],
  disjointFrom: (options, limits) => ["disjoint from ", ...valueWords(options, limits)],
  size: (options, limits) => ["a list of this size: ", ...valueWords(options, limits)],
  set: (options) => [options === true ? "set" : "not set"],
  secret: (options) => [options === "absent" ? "absent" : "a reference such as ${NAME}"],
  maxAge: (options, limits) => ["rotated within ", ...valueWords(options, limits)],
  schema: () => ["valid by its JSON Schema"],
  each: (options, limits) => ["a list whose entries are each ", ...expectedWords(options, limits)],
  approved: (options) => [
    `one of ${Array.isArray(options) ? some(options.length, "listed editor or pattern", "listed editors and patterns") : "the listed editors"}`
  ]
};
function expectedWords(expected, limits) {
  if (!isObject(expected)) return expected === null ? [] : valueWords(expected, limits);
  const demands = Object.entries(expected).filter(([check]) => Object.hasOwn(wording, check));
  return joined(
    demands.map(([check, options]) => wording[check](options, limits)),
    " and "
  );
}
function findingDifference(finding, limits) {
  const { before, actual, introduced } = finding;
  if (!introduced.exact || equal(before, actual)) return void 0;
  const aged = agedSecret(finding);
  return aged ? { form: "value", before: valueWords(before, limits), after: aged } : difference(before, actual, limits);
}
function actualWords(finding, limits) {
  return agedSecret(finding) ?? valueWords(finding.actual, limits);
}
function agedSecret({ actual, expected }) {
  return isObject(expected) && "maxAge" in expected && typeof actual === "string" ? secretWords(actual) : void 0;
}

export {
  value,
  setting,
  who,
  prose,
  at,
  revision,
  say,
  joined,
  listed,
  capital,
  spoken,
  plain,
  thousands,
  some,
  valueWords,
  valueText,
  changeDifference,
  isRenaming,
  difference,
  restOf,
  differenceWords,
  expectedWords,
  findingDifference,
  actualWords
};
