import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  toldOf
} from "./chunk-chunk-EMTNVA33.js";
import {
  publicWords,
  standingOf
} from "./chunk-chunk-ODGW5OH2.js";
import {
  beneathList,
  beneathWords,
  itemsOf
} from "./chunk-chunk-YY5COTNK.js";
import "./chunk-chunk-LY4D2PXE.js";
import "./chunk-chunk-YGFQAK7O.js";
import {
  viewOf
} from "./chunk-chunk-W4IGAWFC.js";
import {
  hiddenWords
} from "./chunk-chunk-U3UAT5DI.js";
import {
  bookOf
} from "./chunk-chunk-ODIOXHXG.js";
import {
  capital,
  joined,
  plain,
  say,
  thousands
} from "./chunk-chunk-357X2JHD.js";
import "./chunk-chunk-WNWQCOS2.js";
import {
  annotation,
  annotationProperty,
  clip,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import "./chunk-chunk-2KDALSGB.js";
import "./chunk-chunk-SIYFOCKV.js";
import {
  reaches
} from "./chunk-chunk-RHYGES5V.js";
import "./chunk-chunk-RPXPASOV.js";

// src/reporters/github.ts
var MAX_PER_LEVEL = 10;
var MAX_MESSAGE = 4096;
var MAX_BENEATH = 5;
var limits = { text: 200, entries: 4 };
var levels = ["error", "warning", "notice"];
var github = (report, options = {}) => {
  const notes = options.countsOnly === true ? [verdictNote(report, publicWords(report))] : notesOf(report);
  return levels.map((level) => lines(notes.filter((note) => note.level === level))).join("");
};
function notesOf(report) {
  const book = bookOf(report);
  const view = viewOf(report);
  const items = itemsOf(view.findings.filter((finding) => finding.status === "open"));
  const findings = items.map((item) => ({
    level: levelOf(item),
    finding: { ...item.finding, severity: item.severity },
    says: wordsOf(item, book)
  }));
  const { state, headline, sentences } = standingOf(book, limits);
  const earlier = view.hidden.earlier > 0 ? hiddenWords(report, view).map(plain).join(" ") : void 0;
  const left = earlier === void 0 ? [] : [{ level: "notice", finding: null, says: earlier }];
  if (state === "drifted" && findings.length > 0) return [...left, ...findings];
  const said = plain([...headline, ...sentences.slice(0, 1).flatMap((sentence) => [" ", ...sentence])]);
  return [verdictNote(report, said), ...left, ...findings];
}
function verdictNote(report, says) {
  const level = report.verdict === "compliant" ? "notice" : report.exitCode === 0 ? "warning" : "error";
  return { level, finding: null, says };
}
function levelOf({ severity }) {
  return reaches(severity, "high") ? "error" : reaches(severity, "medium") ? "warning" : "notice";
}
function wordsOf(item, book) {
  const { finding } = item;
  const beneath = beneathWords(item);
  const more = beneath.length === 0 ? [] : say`. ${capital(beneath)}: ${joined(beneathList(item, MAX_BENEATH), "; ")}.`;
  return plain(say`${toldOf(finding, book, limits)}${more} (${finding.rule}, ${finding.id})`);
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
