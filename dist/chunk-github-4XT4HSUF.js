import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  toldOf
} from "./chunk-chunk-PEOUNZED.js";
import {
  publicWords,
  standingOf
} from "./chunk-chunk-E6Q6L4HU.js";
import "./chunk-chunk-AUXU6BDE.js";
import {
  viewOf
} from "./chunk-chunk-IZTQYYIX.js";
import {
  bookOf,
  worstFirst
} from "./chunk-chunk-3T34AVPF.js";
import "./chunk-chunk-RRMNO5IW.js";
import "./chunk-chunk-RTKVPR63.js";
import {
  plain,
  say,
  thousands
} from "./chunk-chunk-7BTF5R6Q.js";
import "./chunk-chunk-BPIGHK4L.js";
import "./chunk-chunk-YPYL2KTM.js";
import {
  annotation,
  annotationProperty,
  clip,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-ZLEFRJH7.js";
import {
  reaches
} from "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/github.ts
var MAX_PER_LEVEL = 10;
var MAX_MESSAGE = 4096;
var limits = { text: 200, entries: 4 };
var levels = ["error", "warning", "notice"];
var github = (report, options = {}) => {
  const notes = options.countsOnly === true ? [verdictNote(report, publicWords(report))] : notesOf(report);
  return levels.map((level) => lines(notes.filter((note) => note.level === level))).join("");
};
function notesOf(report) {
  const book = bookOf(report);
  const open = worstFirst(viewOf(report).findings.filter((finding) => finding.status === "open"));
  const findings = open.map((finding) => ({ level: levelOf(finding), finding, says: wordsOf(finding, book) }));
  const { state, headline, sentences } = standingOf(book, limits);
  if (state === "drifted" && findings.length > 0) return findings;
  const said = plain([...headline, ...sentences.slice(0, 1).flatMap((sentence) => [" ", ...sentence])]);
  return [verdictNote(report, said), ...findings];
}
function verdictNote(report, says) {
  const level = report.verdict === "compliant" ? "notice" : report.exitCode === 0 ? "warning" : "error";
  return { level, finding: null, says };
}
function levelOf({ severity }) {
  return reaches(severity, "high") ? "error" : reaches(severity, "medium") ? "warning" : "notice";
}
function wordsOf(finding, book) {
  return plain(say`${toldOf(finding, book, limits)} (${finding.rule}, ${finding.id})`);
}
function lines(notes) {
  const shown = notes.slice(0, MAX_PER_LEVEL);
  const more = notes.length - shown.length;
  return shown.map((note, i) => {
    const rest = more > 0 && i === shown.length - 1 ? ` [and ${thousands(more)} more in the summary]` : "";
    return command(note, rest);
  }).join("");
}
function command({ level, finding, says }, rest) {
  const title = `Driftline: ${finding ? `${finding.severity} finding` : "verdict"}`;
  const properties = [...finding ? placeOf(finding) : [], `title=${annotationProperty(title)}`];
  return `::${level} ${properties.join(",")}::${message(says, MAX_MESSAGE - rest.length)}${rest}
`;
}
function message(says, max) {
  let text = annotation(says);
  for (let keep = max; text.length > max; text = annotation(clip(says, keep)))
    keep = Math.max(0, Math.floor(keep * max / text.length) - 40);
  return text;
}
function placeOf({ location }) {
  if (!location || location.file === "" || location.file.startsWith("pack:")) return [];
  if (visible(location.file) !== location.file) return [];
  const position = { line: location.line, col: location.column };
  const valid = Object.entries(position).filter(([, n]) => Number.isInteger(n) && n > 0);
  return [`file=${annotationProperty(location.file)}`, ...valid.map(([name, n]) => `${name}=${n}`)];
}
export {
  github
};
