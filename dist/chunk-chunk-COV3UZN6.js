import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  extraNames
} from "./chunk-chunk-O3ER3L6Y.js";
import {
  formatNames,
  isFormat
} from "./chunk-chunk-QSVVOMOD.js";
import {
  instantText,
  stretchOf
} from "./chunk-chunk-SIYFOCKV.js";
import {
  severities
} from "./chunk-chunk-RHYGES5V.js";
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";

// src/run/options.ts
function choice(name, text, choices) {
  const found = choices.find((one) => one === text);
  if (found !== void 0) return found;
  const hint = didYouMean(text, choices) ?? `one of ${choices.join(", ")}`;
  throw new DriftlineError("usage", { message: `${name}: "${text}" is not known`, hint });
}
var failOnChoices = [...severities, "never"];
function formatName(name, text) {
  return isFormat(text) ? text : choice(name, text, formatNames);
}
function extras(name, text) {
  return [...new Set(text.split(",").map((one) => choice(name, one.trim(), extraNames)))];
}
function wholeNumber(name, text) {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new DriftlineError("usage", { message: `${name}: "${text}" is not a number of things`, hint: "write 10" });
  return Number(text);
}
function stretch(name, text, now = Date.now()) {
  const found = stretchOf(text, now);
  if (found === void 0)
    throw new DriftlineError("usage", {
      message: `${name}: "${text}" is not an instant`,
      hint: "write 2026-11-20T00:00:00Z, a day 2026-11-20, a month 2026-11, or an age such as 30d"
    });
  return found;
}
function instant(name, text) {
  return stretch(name, text).last;
}
function since(name, text, asOf) {
  return /^\d{1,15}$/.test(text) ? text : instantText(stretch(name, text, asOf).first);
}
function output(text) {
  return outputNamed(text, (name) => formatName("--output", name), "html=report.html");
}
function outputNamed(text, formatOf, example) {
  const at = text.indexOf("=");
  if (at < 1 || at === text.length - 1)
    throw new DriftlineError("usage", {
      message: `--output: "${text}" is not <format>=<file>`,
      hint: `write ${example}`
    });
  return { format: formatOf(text.slice(0, at)), file: text.slice(at + 1) };
}

export {
  choice,
  failOnChoices,
  formatName,
  extras,
  wholeNumber,
  stretch,
  instant,
  since,
  output,
  outputNamed
};
