import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  minute,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import {
  instantOf
} from "./chunk-chunk-ZLEFRJH7.js";

// src/reporters/phrase.ts
var value = (data) => [{ data, as: "value" }];
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

export {
  value,
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
  some
};
