import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  extraNames
} from "./chunk-chunk-O3ER3L6Y.js";
import {
  formatNames,
  isFormat
} from "./chunk-chunk-DFG26OCK.js";
import {
  startOf
} from "./chunk-chunk-ZLEFRJH7.js";
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
function instant(name, text) {
  const time = startOf(text);
  if (time === void 0)
    throw new DriftlineError("usage", {
      message: `${name}: "${text}" is not an instant`,
      hint: "write 2026-11-20T00:00:00Z, or a day"
    });
  return time;
}
function since(name, text) {
  return /^\d{1,15}$/.test(text) ? text : new Date(instant(name, text)).toISOString();
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
  instant,
  since,
  output,
  outputNamed
};
