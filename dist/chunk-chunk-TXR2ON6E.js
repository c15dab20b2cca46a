import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/text.ts
var unseen = new RegExp("[\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ue000-\\uf8ff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\uffff\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{10ffff}]|\\p{Surrogate}", "gu");
var runnerCommand = /##\[/g;
function hasUnseen(text) {
  unseen.lastIndex = 0;
  return unseen.test(text);
}
function code(character) {
  return `\\u{${character.codePointAt(0).toString(16)}}`;
}
function visible(text) {
  return text.replace(unseen, code).replace(/^ +| +$/g, (spaces) => code(" ").repeat(spaces.length)).replace(runnerCommand, "#\\u{23}[");
}
var mark = /^[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u200d\u20d0-\u20ff\ufe20-\ufe2f]$/;
function head(text, max) {
  if (text.length <= max) return text;
  const points = Array.from(text.slice(0, 2 * max + 2));
  if (points.length <= max) return text;
  let end = max;
  while (end > 1 && mark.test(points[end])) end--;
  return points.slice(0, end).join("");
}
function clip(text, max) {
  const start = head(text, max);
  return start.length === text.length ? text : `${start}… (${Array.from(text).length} characters)`;
}
var wide = /^[\u1100-\u115f\u231a\u231b\u23e9-\u23ec\u23f0\u23f3\u25fd\u25fe\u2614\u2615\u2648-\u2653\u267f\u2693\u26a1\u26aa\u26ab\u26bd\u26be\u26c4\u26c5\u26ce\u26d4\u26ea\u26f2\u26f3\u26f5\u26fa\u26fd\u2705\u270a\u270b\u2728\u274c\u274e\u2753-\u2755\u2757\u2795-\u2797\u27b0\u27bf\u2b1b\u2b1c\u2b50\u2b55\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1f004}\u{1f0cf}\u{1f18e}-\u{1f19a}\u{1f200}-\u{1faff}\u{20000}-\u{3fffd}]$/u;
function cells(text) {
  let sum = 0;
  for (const character of text) sum += wide.test(character) ? 2 : mark.test(character) ? 0 : 1;
  return sum;
}
function middle(text, width) {
  if (text.length <= width / 2 || cells(text) <= width) return text;
  const points = Array.from(text);
  const room = Math.ceil((width - 1) / 2);
  const start = fitting(points, room);
  const end = fitting(points.toReversed(), width - 1 - room);
  return `${points.slice(0, start).join("")}…${points.slice(points.length - end).join("")}`;
}
function fitting(points, width) {
  let used = 0;
  for (const [i, character] of points.entries()) {
    used += cells(character);
    if (used > width) return i;
  }
  return points.length;
}
function logLine(line) {
  return line.replace(/^( *):(?=:)/, "$1\\u{3a}");
}
function markdownCode(text) {
  const shown = visible(text).replaceAll("|", "\\u{7c}");
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = shown === "" || shown.startsWith("`") || shown.endsWith("`") ? " " : "";
  return `${fence}${pad}${shown}${pad}${fence}`;
}
var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
  "=": "&#61;"
};
function html(text) {
  return visible(text).replace(/[&<>"'`=]/g, (c) => entities[c]);
}
function xml(text) {
  return visible(text).replace(/[&<>"']/g, (c) => entities[c]);
}
function sarifMessage(text) {
  return visible(text).replaceAll("](", "]\\u{28}");
}
var formula = /^["' ]*[-=+@|%\u2212\ufe62\ufe63\ufe66\ufe6a\ufe6b\uff05\uff0b\uff0d\uff1d\uff20\uff5c]/;
function spreadsheet(text) {
  return visible(text).split(";").map((part) => formula.test(part) ? `'${part}` : part).join(";");
}
function visibleJson(json) {
  return json.replace(unseen, (c) => c === "\n" ? c : [...utf16(c)].join("")).replace(runnerCommand, "##\\u005b");
}
function* utf16(character) {
  for (let i = 0; i < character.length; i++) yield `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`;
}
function annotation(text) {
  return visible(text).replaceAll("%", "%25");
}
function annotationProperty(text) {
  return annotation(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function count(n, word, words = `${word}s`) {
  return `${n} ${n === 1 ? word : words}`;
}
function duration(seconds) {
  const units = [
    ["d", 86400],
    ["h", 3600],
    ["min", 60],
    ["s", 1]
  ];
  let at = units.findIndex(([, size2]) => seconds >= size2);
  if (at < 0) at = 3;
  const [unit, size] = units[at];
  const next = units[at + 1];
  const whole = Math.floor(seconds / size);
  const rest = next ? Math.floor((seconds - whole * size) / next[1]) : 0;
  return `${whole} ${unit}${next && rest > 0 ? ` ${rest} ${next[0]}` : ""}`;
}
function minute(instant) {
  return `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
}
function nameOf(subject) {
  if (!subject.startsWith("/")) return subject;
  return subject.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
}

export {
  hasUnseen,
  visible,
  head,
  clip,
  cells,
  middle,
  logLine,
  markdownCode,
  html,
  xml,
  sarifMessage,
  spreadsheet,
  visibleJson,
  annotation,
  annotationProperty,
  count,
  duration,
  minute,
  nameOf
};
