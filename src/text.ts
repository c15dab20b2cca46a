// Hostile text made visible and inert. Every string of the settings was written by somebody who may want to mislead
// the reader, the runner, the browser or the spreadsheet; each sink has one function here, and no reporter escapes by itself.
import { eastAsianWidth } from "get-east-asian-width";

// Characters that are invisible, reorder text, or pass for a space. Spelled out, not \p{…}: the Unicode tables differ
// between Node versions, and a report must be the same bytes on all of them.
const unseen =
  /[\u0000-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{10ffff}]|\p{Surrogate}/gu;
// What JSON holds of them besides the line feeds it is laid out with.
const unseenInJson = new RegExp(unseen.source.replace("\\u0000-\\u001f", "\\u0000-\\u0009\\u000b-\\u001f"), "gu");
// Marks that stand on the character before them: those of Latin, Greek, Cyrillic, Hebrew, Arabic, Thai and Lao, and symbols.
const marks =
  "\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u0610-\\u061a\\u064b-\\u065f\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e\\u0eb1\\u0eb4-\\u0ebc\\u0ec8-\\u0ecd\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200d\\u20d0-\\u20ff\\ufe20-\\ufe2f";
// More of them than any language puts on one character cover the lines above and below.
const heaped = new RegExp(`([${marks}]{8})[${marks}]+`, "g");
const runnerCommand = /##\[/g; // the runner's older command parser fires anywhere in a line

/** Whether a text has characters that a reader cannot see or that reorder what is read. */
export function hasUnseen(text: string): boolean {
  unseen.lastIndex = 0;
  return unseen.test(text);
}

// What only some texts have: all that `visible` and `visibleJson` could change is among it.
const conspicuous = /^ | $|[^ -~]|##\[/;
const conspicuousInJson = /[^\n -~]|##\[/;

/** The number of the first character of a text; 0 of an empty one. */
export function codePointOf(text: string): number {
  return text.codePointAt(0) ?? 0;
}

function code(character: string): string {
  return `\\u{${codePointOf(character).toString(16)}}`;
}

/** The spaces that a line begins with. */
export function indentOf(line: string): string {
  return line.replace(/[^ ].*/s, "");
}

/** One line of text with every invisible or reordering character spelled `\u{202e}`, edge spaces included. */
export function visible(text: string): string {
  if (!conspicuous.test(text)) return text;
  return text
    .replace(heaped, "$1…")
    .replace(unseen, code)
    .replace(/^ +|(?<! ) +$/g, (spaces) => code(" ").repeat(spaces.length))
    .replace(runnerCommand, "#\\u{23}[");
}

const mark = new RegExp(`^[${marks}]$`);
const printable = /^[ -~]*$/;

/** The first `max` code points of a text, ending before a base character. */
export function head(text: string, max: number): string {
  if (text.length <= max) return text;
  const points = Array.from(text.slice(0, 2 * max + 2));
  if (points.length <= max) return text;
  let end = max;
  while (end > 1 && mark.test(points[end] ?? "")) end--;
  return points.slice(0, end).join("");
}

/** A text cut at `max` code points, on a base character, with how many there were. Unchanged when it fits. */
export function clip(text: string, max: number): string {
  const start = head(text, max);
  return start.length === text.length ? text : `${start}… (${Array.from(text).length} characters)`;
}

/** How many cells of a terminal a text takes: a mark none, East Asian wide and full-width characters and emoji two. */
export function cells(text: string): number {
  if (printable.test(text)) return text.length;
  let sum = 0;
  for (const character of text) sum += mark.test(character) ? 0 : eastAsianWidth(codePointOf(character));
  return sum;
}

/** A text that fits `width` cells, cut in the middle so that both ends can be read. */
export function middle(text: string, width: number): string {
  if (text.length <= width / 2 || cells(text) <= width) return text;
  const points = Array.from(text);
  const room = Math.ceil((width - 1) / 2);
  const start = fitting(points, room);
  const end = fitting(points.toReversed(), width - 1 - room);
  return `${points.slice(0, start).join("")}…${points.slice(points.length - end).join("")}`;
}

/** How many of the characters fit into `width` cells. */
function fitting(points: readonly string[], width: number): number {
  let used = 0;
  for (const [i, character] of points.entries()) {
    used += cells(character);
    if (used > width) return i;
  }
  return points.length;
}

/** A word or line for a log, made visible already: wherever it comes to stand, it cannot begin a runner's command. */
export function logLine(line: string): string {
  return line.replace(/^( *):(?=:)/, "$1\\u{3a}");
}

/** Data as a Markdown code span: nothing in it can act, in a paragraph or in a table cell. */
export function markdownCode(text: string): string {
  const body = visible(text).replaceAll("|", "\\u{7c}");
  const longest = Math.max(0, ...(body.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = body === "" || body.startsWith("`") || body.endsWith("`") ? " " : "";
  return `${fence}${pad}${body}${pad}${fence}`;
}

// Letters of the scripts that are read from left to right and need no marks on them, with the punctuation of CJK texts.
const letter =
  "A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0370-\\u03ff\\u0400-\\u0482\\u048a-\\u052f\\u3001\\u3002\\u300c\\u300d\\u3041-\\u3096\\u30a1-\\u30fc\\u4e00-\\u9fff\\uac00-\\ud7a3";
// Words, abbreviations like `e.g`, dashes and arrows, numbers, dates and times of day.
const harmless = new RegExp(
  `^(?:[${letter}]+(?:['’-][${letter}]+)*|[A-Za-z](?:\\.[A-Za-z])+|[-–—·→…]` +
    "|\\d{1,6}(?:,\\d{3})*(?:\\.\\d{1,6})?%?|\\d{4}-\\d\\d-\\d\\d|\\d\\d:\\d\\d)$",
);
// What GitHub may take for a host, a commit or an advisory; and names of settings, which are code elsewhere too.
const acting = /www$|(?:^|[^A-Za-z0-9])[0-9a-f]{7,40}(?![A-Za-z0-9])|^ghsa-/i;
const camelCase = /^[a-z]+[A-Z]/;

/**
 * Sentences with data in them as Markdown: plain words are plain, and whatever could act is in code spans. GitHub links
 * hosts, addresses, issues, commits and people in plain text, and spells emoji; `harmless` lists what can be none of them.
 */
export function markdownProse(text: string): string {
  const words = visible(text)
    .split(" ")
    .map((word, i) => proseWord(word, i === 0));
  let prose = "";
  let open: string[] = [];
  for (const [i, { before, core, after, isCode }] of words.entries()) {
    const next = words[i + 1];
    if (i > 0 && open.length === 0) prose += " ";
    if (open.length === 0) prose += before;
    if (!isCode) {
      prose += core + after;
      continue;
    }
    open.push(core);
    // Neighbours share a span.
    if (after === "" && next?.isCode === true && next.before === "") continue;
    prose += markdownCode(open.join(" ")) + after;
    open = [];
  }
  return prose;
}

interface ProseWord {
  readonly before: string;
  readonly core: string;
  readonly after: string;
  readonly isCode: boolean;
}

/** A word without the punctuation around it, and whether it needs a code span. What begins a list is code as a whole. */
function proseWord(word: string, isFirst: boolean): ProseWord {
  const [, before = "", core = "", after = ""] = /^([("']*)(.*?)([.,;:!?)"'…]*)$/.exec(word) ?? [];
  const beginsList = isFirst && /^(?:-|\d+[.)].*)$/.test(word);
  if (core === "" || beginsList) return { before: "", core: word, after: "", isCode: word !== "" || isFirst };
  const isEmoji = /:\w+:/.test(core + after);
  return { before, core, after, isCode: isEmoji || !harmless.test(core) || acting.test(core) || camelCase.test(core) };
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
  "=": "&#61;",
};

/** Data as HTML text or a quoted attribute value. */
export function html(text: string): string {
  return visible(text).replace(/[&<>"'`=]/g, (c) => entities[c] ?? c);
}

/** A string of CSS in its quotes: all that is no letter, digit or harmless sign is written as its number. */
export function cssText(text: string): string {
  const escaped = visible(text).replace(/[^A-Za-z0-9 .:,-]/gu, (sign) => `\\${codePointOf(sign).toString(16)} `);
  return `"${escaped}"`;
}

/** Data as XML text or a quoted attribute value. What XML 1.0 cannot hold has been spelled out. */
export function xml(text: string): string {
  return visible(text).replace(/[&<>"']/g, (c) => entities[c] ?? c);
}

/** Data in a SARIF message, in which it is no link, and no number in braces stands for an argument. */
export function sarifMessage(text: string): string {
  return visible(text)
    .replaceAll("](", "]\\u{28}")
    .replace(/\\u\{(\d+)\}/g, "\\u($1)")
    .replace(/\{(?=\d+\})/g, "\\u{7b}");
}

// What a spreadsheet takes for a formula, also where quotes or spaces stand before it. Full-width and small forms count,
// because some spreadsheets make them ordinary ones.
const formula = /^["' ]*[-=+@|%\u2212\ufe62\ufe63\ufe66\ufe6a\ufe6b\uff05\uff0b\uff0d\uff1d\uff20\uff5c]/;

/**
 * Data as a cell of a spreadsheet, in which nothing is a formula: an apostrophe stands before the start of each, at the
 * beginning of the cell and after a semicolon, where some languages' spreadsheets begin another cell. One apostrophe taken
 * away again from each `'…=` gives the text as `visible` shows it.
 */
export function spreadsheet(text: string): string {
  return visible(text)
    .split(";")
    .map((part) => (formula.test(part) ? `'${part}` : part))
    .join(";");
}

/** JSON whose text shows what it holds: characters a terminal or editor would hide are \u escapes, the data is the same. */
export function visibleJson(json: string): string {
  if (!conspicuousInJson.test(json)) return json;
  return json.replace(unseenInJson, (c) => [...utf16(c)].join("")).replace(runnerCommand, "##\\u005b");
}

function* utf16(character: string): Generator<string> {
  for (let i = 0; i < character.length; i++) yield `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`;
}

/** Data in a GitHub annotation's message. */
export function annotation(text: string): string {
  return visible(text).replaceAll("%", "%25");
}

/** Data in a GitHub annotation's property. */
export function annotationProperty(text: string): string {
  return annotation(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** `1 rule`, `2 rules`. */
export function count(n: number, word: string, words = `${word}s`): string {
  return `${n} ${n === 1 ? word : words}`;
}

/** A length of time in its two largest units: `115 d 4 h`, `41 h 2 min`, `12 s`. */
export function duration(seconds: number): string {
  const units: [string, number][] = [
    ["d", 86400],
    ["h", 3600],
    ["min", 60],
    ["s", 1],
  ];
  const [[unit, size] = ["s", 1], next] = units.filter(([, least]) => seconds >= least);
  const whole = Math.floor(seconds / size);
  const rest = next ? Math.floor((seconds - whole * size) / next[1]) : 0;
  return `${whole} ${unit}${next && rest > 0 ? ` ${rest} ${next[0]}` : ""}`;
}

/** An instant to the minute, `2026-07-27 20:16 UTC`. */
export function minute(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}

/** A setting's name for people: its JSON Pointer with dots. Other subjects are names already. */
export function nameOf(subject: string): string {
  if (!subject.startsWith("/")) return subject;
  return subject.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
}
