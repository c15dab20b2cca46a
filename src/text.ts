// Makes hostile text visible and inert. Any string of the settings may be written to mislead the reader, the runner,
// the browser or the spreadsheet. Each kind of output has one function here; no reporter escapes by itself.
import { eastAsianWidth } from "get-east-asian-width";

// Characters that are invisible, reorder text, or look like a space. Listed instead of \p{…}: the Unicode tables differ
// between Node versions, and a report must have the same bytes on all of them.
const unseen =
  /[\u0000-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{10ffff}]|\p{Surrogate}/gu;
// The same for JSON, except for the line feeds of its layout.
const unseenInJson = new RegExp(unseen.source.replace("\\u0000-\\u001f", "\\u0000-\\u0009\\u000b-\\u001f"), "gu");
// Combining marks: those of Latin, Greek, Cyrillic, Hebrew, Arabic, Thai and Lao, and those of symbols.
const marks =
  "\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u0610-\\u061a\\u064b-\\u065f\\u0e31\\u0e34-\\u0e3a\\u0e47-\\u0e4e\\u0eb1\\u0eb4-\\u0ebc\\u0ec8-\\u0ecd\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u200d\\u20d0-\\u20ff\\ufe20-\\ufe2f";
// No language puts more than eight marks on a character. Further marks would cover the lines above and below.
const heaped = new RegExp(`([${marks}]{8})[${marks}]+`, "g");
const runnerCommand = /##\[/g; // the runner's older command parser fires anywhere in a line

/** Whether a text has characters that are invisible or reorder text. */
export function hasUnseen(text: string): boolean {
  unseen.lastIndex = 0;
  return unseen.test(text);
}

// A fast test: `visible` and `visibleJson` can change only texts that match.
const conspicuous = /^ | $|[^ -~]|##\[/;
const conspicuousInJson = /[^\n -~]|##\[/;

/** The number of the first character of a text; 0 of an empty one. */
export function codePointOf(text: string): number {
  return text.codePointAt(0) ?? 0;
}

function code(character: string): string {
  return `\\u{${codePointOf(character).toString(16)}}`;
}

/** Returns a text with its characters outside of ASCII as `\u{e9}`, for two texts that look the same. */
export function inAscii(text: string): string {
  return text.replace(/[^ -~]/gu, code);
}

/** The spaces that a line begins with. */
export function indentOf(line: string): string {
  return line.replace(/[^ ].*/s, "");
}

/** Returns one line of text. Writes invisible and reordering characters, and spaces at its ends, as `\u{202e}`. */
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

/** Returns the first `max` code points of a text, or fewer: no character is separated from its marks. */
export function head(text: string, max: number): string {
  if (text.length <= max) return text;
  const points = Array.from(text.slice(0, 2 * max + 2));
  if (points.length <= max) return text;
  let end = max;
  while (end > 1 && mark.test(points[end] ?? "")) end--;
  return points.slice(0, end).join("");
}

/** Two units of one code point. */
const pair = /[\ud800-\udbff][\udc00-\udfff]/g;

/** Cuts a text as `head` does, and adds the number of its code points. Returns a text that fits unchanged. */
export function clip(text: string, max: number): string {
  const start = head(text, max);
  return start.length === text.length
    ? text
    : `${start}… (${text.length - (text.match(pair)?.length ?? 0)} characters)`;
}

/** Returns the cells of a terminal that a text takes: 0 for a mark, 2 for East Asian wide characters and emoji. */
export function cells(text: string): number {
  if (printable.test(text)) return text.length;
  let sum = 0;
  for (const character of text) sum += mark.test(character) ? 0 : eastAsianWidth(codePointOf(character));
  return sum;
}

/** Cuts a text to `width` cells of a terminal, in the middle, so that both ends can be read. */
export function middle(text: string, width: number): string {
  if (text.length <= width / 2 || cells(text) <= width) return text;
  const points = Array.from(text);
  const room = Math.ceil((width - 1) / 2);
  const start = fitting(points, room);
  const end = fitting(points.toReversed(), width - 1 - room);
  return `${points.slice(0, start).join("")}…${points.slice(points.length - end).join("")}`;
}

/** Returns how many of the characters fit into `width` cells. */
function fitting(points: readonly string[], width: number): number {
  let usedCells = 0;
  for (const [i, character] of points.entries()) {
    usedCells += cells(character);
    if (usedCells > width) return i;
  }
  return points.length;
}

/** Escapes a visible word or line for a log, so that it cannot begin a runner's command at any place of a line. */
export function logLine(line: string): string {
  return line.replace(/^( *):(?=:)/, "$1\\u{3a}");
}

/** Returns data as a Markdown code span, which is inert in a paragraph and in a table cell. */
export function markdownCode(text: string): string {
  const body = visible(text).replaceAll("|", "\\u{7c}");
  const longest = Math.max(0, ...(body.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = body === "" || body.startsWith("`") || body.endsWith("`") ? " " : "";
  return `${fence}${pad}${body}${pad}${fence}`;
}

// Letters of scripts that are read from left to right and need no marks, and the punctuation of CJK texts.
const letter =
  "A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0370-\\u03ff\\u0400-\\u0482\\u048a-\\u052f\\u3001\\u3002\\u300c\\u300d\\u3041-\\u3096\\u30a1-\\u30fc\\u4e00-\\u9fff\\uac00-\\ud7a3";
// Words, abbreviations like `e.g`, dashes and arrows, numbers, dates and times of day.
const harmless = new RegExp(
  `^(?:[${letter}]+(?:['’-][${letter}]+)*|[A-Za-z](?:\\.[A-Za-z])+|[-–—·→…]` +
    "|\\d{1,6}(?:,\\d{3})*(?:\\.\\d{1,6})?%?|\\d{4}-\\d\\d-\\d\\d|\\d\\d:\\d\\d)$",
);
// What GitHub may take for a host, a commit or an advisory. Names of settings are code everywhere.
const acting = /www$|(?:^|[^A-Za-z0-9])[0-9a-f]{7,40}(?![A-Za-z0-9])|^ghsa-/i;
const camelCase = /^[a-z]+[A-Z]/;

/**
 * Returns sentences with data as Markdown: plain words as they are, everything that could act in code spans. GitHub
 * links hosts, addresses, issues, commits and people, and replaces emoji codes. `harmless` matches only safe words.
 */
export function markdownProse(text: string): string {
  return proseOf(
    visible(text)
      .split(" ")
      .map((word, i) => proseWord(word, i === 0)),
  );
}

/** Returns a hint as Markdown: each part between backticks is one code span, the rest is as in markdownProse. */
export function markdownHint(text: string): string {
  const words = visible(text).match(/(?:`[^`]+`|[^ ])+/g) ?? [];
  return proseOf(
    words.map((word, i) => {
      const [, before = "", core, after = ""] = /^([("']*)`([^`]+)`([.,;:!?)"'…]*)$/.exec(word) ?? [];
      return core === undefined ? proseWord(word, i === 0) : { before, core: core.trim(), after, isCode: true };
    }),
  );
}

function proseOf(words: readonly ProseWord[]): string {
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
    // Adjacent code words share a span.
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

/** Splits the punctuation off a word, and decides if the word needs a code span. A list marker is code as a whole. */
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

/** Escapes data for HTML text or a quoted attribute value. */
export function html(text: string): string {
  return visible(text).replace(/[&<>"'`=]/g, (c) => entities[c] ?? c);
}

/** Returns a quoted string of CSS. Writes all characters as numbers except letters, digits and harmless punctuation. */
export function cssText(text: string): string {
  const escaped = visible(text).replace(/[^A-Za-z0-9 .:,-]/gu, (sign) => `\\${codePointOf(sign).toString(16)} `);
  return `"${escaped}"`;
}

/** Escapes data for XML text or a quoted attribute value. `visible` replaces what XML 1.0 cannot contain. */
export function xml(text: string): string {
  return visible(text).replace(/[&<>"']/g, (c) => entities[c] ?? c);
}

/** Escapes data for a SARIF message: it contains no link, and no number in braces, which is a placeholder. */
export function sarifMessage(text: string): string {
  return visible(text)
    .replaceAll("](", "]\\u{28}")
    .replace(/\\u\{(\d+)\}/g, "\\u($1)")
    .replace(/\{(?=\d+\})/g, "\\u{7b}");
}

// Matches what a spreadsheet takes for a formula, also after quotes or spaces. Includes full-width and small forms,
// because some spreadsheets convert them to ordinary characters.
const formula = /^["' ]*[-=+@|%\u2212\ufe62\ufe63\ufe66\ufe6a\ufe6b\uff05\uff0b\uff0d\uff1d\uff20\uff5c]/;

/**
 * Escapes data for a cell of a spreadsheet, so that nothing in the cell is a formula. Puts an apostrophe before each
 * formula: at the start of the cell and after a semicolon, which separates cells in some languages. To get the text of
 * `visible` back, remove one apostrophe from each `'…=`.
 */
export function spreadsheet(text: string): string {
  return visible(text)
    .split(";")
    .map((part) => (formula.test(part) ? `'${part}` : part))
    .join(";");
}

/** Escapes characters in JSON that a terminal or an editor would hide as `\u` sequences. The data stays the same. */
export function visibleJson(json: string): string {
  if (!conspicuousInJson.test(json)) return json;
  return json.replace(unseenInJson, (c) => [...utf16(c)].join("")).replace(runnerCommand, "##\\u005b");
}

/** Returns a value as JSON on several lines, with invisible characters escaped. */
export function jsonText(value: unknown): string {
  return `${visibleJson(JSON.stringify(value, null, 2))}\n`;
}

function* utf16(character: string): Generator<string> {
  for (let i = 0; i < character.length; i++) yield `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`;
}

/** Escapes data for the message of a GitHub annotation. */
export function annotation(text: string): string {
  return visible(text).replaceAll("%", "%25");
}

/** Escapes data for a property of a GitHub annotation. */
export function annotationProperty(text: string): string {
  return annotation(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
