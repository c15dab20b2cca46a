import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  hiddenWords
} from "./chunk-chunk-U3UAT5DI.js";
import {
  plain
} from "./chunk-chunk-357X2JHD.js";
import {
  clip,
  visible,
  visibleJson
} from "./chunk-chunk-TXR2ON6E.js";

// src/reporters/records.ts
var MAX_TEXT = 2e3;
var Paragraphs = class {
  texts;
  constructor(texts) {
    this.texts = texts;
  }
};
function recordText(value, indent) {
  return visibleJson(JSON.stringify(shown(value), null, indent));
}
function shown(value) {
  if (typeof value === "string") return visible(clip(value, MAX_TEXT));
  if (value instanceof Paragraphs) return value.texts.map(visible).join("\n\n");
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, shown(member)]));
}
function totalsOf(report, view) {
  const { summary, evidence } = report;
  return {
    organization: report.organization,
    asOf: report.asOf,
    verdict: report.verdict,
    exitCode: report.exitCode,
    open: summary.open,
    resolved: summary.resolved,
    excepted: summary.excepted,
    noted: summary.noted,
    rules: summary.rules,
    evidence: {
      source: evidence.source,
      complete: evidence.complete,
      problems: evidence.problems.slice(0, 20).map(({ message }) => message),
      revisions: evidence.revisions.count
    },
    notShown: hiddenWords(report, view).map(plain)
  };
}

export {
  Paragraphs,
  recordText,
  totalsOf
};
