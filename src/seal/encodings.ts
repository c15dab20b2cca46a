// The forms in which a secret could leave in an output: as it is, escaped for a format, encoded, or digested.
import { createHash } from "node:crypto";
import { annotation, html, sarifMessage, spreadsheet, visible, visibleJson, xml } from "../text.ts";
import { LONG } from "./scanner.ts";

/** Shorter encoded forms would be found by chance. */
const MIN = 12;

/** Every form of a literal that no output may hold, of a long one its beginning. ASCII case is left to the scanner. */
export function encodings(literal: string): string[] {
  // No form is shorter than what it spells, so that what a cut does to the last characters is out of the scanner's sight.
  const start = literal.slice(0, 2 * LONG);
  const bytes = Buffer.from(start, "utf8");
  const json = inJson(start);
  const forms = [
    literal,
    Array.from(literal.slice(-2 * LONG))
      .toReversed()
      .join(""),
    json,
    inJson(json),
    visibleJson(json),
    json.replace(/[<>&]/g, unicodeEscapes),
    unicodeEscapes(start),
    visible(start),
    start.replaceAll('"', '""'),
    // Not as the beginning of a cell: what stands before it there is no part of it.
    ...[start, json].map((text) => spreadsheet(`.${text}`).slice(1).replaceAll('"', '""')),
    xml(start),
    xml(json),
    inJson(visible(start)),
    inJson(visible(json)),
    inJson(sarifMessage(start)),
    html(start),
    html(json),
    start.replace(/[&<>"']/g, (c) => named[c]!),
    entities(start, (code) => String(code)),
    entities(start, (code) => `x${code.toString(16)}`),
    annotation(start),
    encodeURIComponent(start.toWellFormed()),
    percent(bytes),
    bytes.toString("hex"),
    ...["base64", "base64url"].flatMap((encoding) => aligned(bytes, encoding as "base64")),
    Buffer.from(start, "utf16le").toString("latin1"),
    ...["sha256", "sha1", "md5"].map((name) => createHash(name).update(literal, "utf8").digest("hex")),
  ];
  return [...new Set(forms)].filter((form) => form.length >= MIN);
}

const named: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function unicodeEscapes(text: string): string {
  let out = "";
  for (let i = 0; i < text.length; i++) out += `\\u${text.charCodeAt(i).toString(16).padStart(4, "0")}`;
  return out;
}

function entities(text: string, spell: (code: number) => string): string {
  return Array.from(text, (c) => `&#${spell(c.codePointAt(0)!)};`).join("");
}

function percent(bytes: Buffer): string {
  return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
}

/** The part of a base64 text that does not depend on what stands around, for each of the three alignments. */
function aligned(bytes: Buffer, encoding: "base64" | "base64url"): string[] {
  return [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString(encoding)
      .replace(/=+$/, "");
    const start = Math.ceil((shift * 8) / 6);
    return text.slice(start, Math.floor(((shift + bytes.length) * 8) / 6));
  });
}
