import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  formatNames,
  isFormat
} from "./chunk-chunk-I74H67IQ.js";
import {
  severities
} from "./chunk-chunk-E5V562IJ.js";
import {
  startOf
} from "./chunk-chunk-LGPRNRJF.js";
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-GVX4DFK7.js";

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
  const at = text.indexOf("=");
  if (at < 1 || at === text.length - 1)
    throw new DriftlineError("usage", {
      message: `--output: "${text}" is not <format>=<file>`,
      hint: "write html=report.html"
    });
  return { format: formatName("--output", text.slice(0, at)), file: text.slice(at + 1) };
}

export {
  choice,
  failOnChoices,
  formatName,
  instant,
  since,
  output
};
