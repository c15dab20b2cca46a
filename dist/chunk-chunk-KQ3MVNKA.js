import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  cells,
  logLine,
  middle
} from "./chunk-chunk-TXR2ON6E.js";

// src/reporters/layout.ts
var codes = { bold: "1", dim: "2", red: "31", green: "32", yellow: "33", blue: "34", magenta: "35" };
var severityMarks = {
  critical: { glyph: "⬣", colours: ["bold", "magenta"] },
  high: { glyph: "▲", colours: ["red"] },
  medium: { glyph: "◆", colours: ["yellow"] },
  low: { glyph: "▪", colours: ["blue"] },
  info: { glyph: "○", colours: ["dim"] }
};
function painter(color) {
  if (!color) return (text) => text;
  return (text, ...colours) => `\x1B[${colours.map((colour) => codes[colour]).join(";")}m${text}\x1B[0m`;
}
function wrap(first, text, width, long = "cut") {
  const indent = " ".repeat(cells(first));
  const room = Math.max(8, width - indent.length);
  const lines = [];
  let line = "";
  let used = 0;
  const fit = (word) => long === "cut" ? [middle(logLine(word), room)] : pieces(word, room);
  const words = unbroken(text).split(" ").flatMap((word) => fit(word.replaceAll(joint, " ")));
  for (const fitted of words) {
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
function pieces(word, room) {
  if (cells(logLine(word)) <= room) return [logLine(word)];
  const escaped = cells(logLine("::")) - cells("::");
  const most = word.includes("::") ? room - escaped : room;
  const found = [];
  let piece = "";
  let used = 0;
  for (const character of word) {
    const size = cells(character);
    if (used + size > most) {
      found.push(piece);
      [piece, used] = ["", 0];
    }
    piece += character;
    used += size;
  }
  return [...found, piece].map(logLine);
}
var joint = " ";
function unbroken(text) {
  return text.replace(/(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/g, `$1${joint}$2${joint}UTC`).replace(/\[secret (?=fp:)/g, `[secret${joint}`).replace(/(?<=^|[,:] )([+−]) /g, `$1${joint}`);
}
function ends(left, right, width) {
  const gap = width - cells(left) - cells(right);
  if (gap >= 2) return [`${left}${" ".repeat(gap)}${right}`];
  return [left, `${" ".repeat(Math.max(0, width - cells(right)))}${right}`];
}

export {
  severityMarks,
  painter,
  wrap,
  ends
};
