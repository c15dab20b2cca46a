import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  cells,
  logLine,
  middle
} from "./chunk-chunk-TXR2ON6E.js";

// src/reporters/layout.ts
var codes = { bold: "1", dim: "2", red: "31", green: "32", yellow: "33", blue: "34", magenta: "35" };
function painter(color) {
  if (!color) return (text) => text;
  return (text, ...colours) => `\x1B[${colours.map((colour) => codes[colour]).join(";")}m${text}\x1B[0m`;
}
function wrap(first, text, width) {
  const indent = " ".repeat(cells(first));
  const room = Math.max(8, width - indent.length);
  const lines = [];
  let line = "";
  let used = 0;
  for (const word of unbroken(text).split(" ")) {
    const fitted = middle(logLine(word.replaceAll(joint, " ")), room);
    const size = cells(fitted);
    if (line !== "" && used + 1 + size > room) {
      lines.push(line);
      [line, used] = [fitted, size];
    } else if (line === "") [line, used] = [fitted, size];
    else [line, used] = [`${line} ${fitted}`, used + 1 + size];
  }
  lines.push(line);
  return lines.map((one, i) => `${i === 0 ? first : indent}${one}`.trimEnd());
}
var joint = " ";
function unbroken(text) {
  return text.replace(/(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/g, `$1${joint}$2${joint}UTC`).replace(/\[secret (?=fp:)/g, `[secret${joint}`);
}
function ends(left, right, width) {
  const gap = width - cells(left) - cells(right);
  if (gap >= 2) return [`${left}${" ".repeat(gap)}${right}`];
  return [left, `${" ".repeat(Math.max(0, width - cells(right)))}${right}`];
}

export {
  painter,
  wrap,
  ends
};
