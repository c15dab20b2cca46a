// Lists the forms in which a secret could appear in an output: as it is, escaped for a format, encoded, or hashed.
import { hash } from "node:crypto";
import { annotation, html, sarifMessage, spreadsheet, visible, visibleJson, xml } from "../text.ts";
import { LONG } from "./scanner.ts";

/** Shorter encoded forms would match by chance. */
const MIN = 12;

/** Texts that no format escapes. */
const plain = /^[\w.-]+$/;

/** Returns the forms of a literal that outputs must not contain; of a long one, its start. The scanner ignores case. */
export function encodings(literal: string): string[] {
  // No form is shorter than its source. So the cut changes only characters that are beyond the scanner's limit.
  const start = literal.slice(0, 2 * LONG);
  const bytes = Buffer.from(start, "utf8");
  const hex = bytes.toString("hex");
  const forms = [
    literal,
    Array.from(literal.slice(-2 * LONG))
      .toReversed()
      .join(""),
    ...(plain.test(start) ? [] : escapedForms(start)),
    unicodeEscapes(start),
    entities(start, (code) => String(code)),
    entities(start, (code) => `x${code.toString(16)}`),
    hex.replace(/../g, "%$&"),
    hex,
    ...alignedParts(bytes),
    Buffer.from(start, "utf16le").toString("latin1"),
    ...["sha256", "sha1", "md5"].map((name) => hash(name, literal, "hex")),
  ];
  return [...new Set(forms)].filter((form) => form.length >= MIN);
}

/** Returns a text as the formats escape it. Each format leaves most characters as they are. */
function escapedForms(text: string): string[] {
  const json = inJson(text);
  return [
    json,
    inJson(json),
    visibleJson(json),
    json.replace(/[<>&]/g, unicodeEscapes),
    visible(text),
    text.replaceAll('"', '""'),
    // Not at the start of a cell: an escape before the text is no part of it.
    ...[text, json].map((form) => spreadsheet(`.${form}`).slice(1).replaceAll('"', '""')),
    xml(text),
    xml(json),
    inJson(visible(text)),
    inJson(visible(json)),
    inJson(sarifMessage(text)),
    html(text),
    html(json),
    text.replace(/[&<>"']/g, (c) => namedEntities[c]!),
    annotation(text),
    encodeURIComponent(text.toWellFormed()),
  ];
}

const namedEntities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Encodes no more characters than the scanner compares. */
function unicodeEscapes(text: string): string {
  let out = "";
  for (let i = 0; i < text.length && out.length < LONG; i++)
    out += `\\u${text.charCodeAt(i).toString(16).padStart(4, "0")}`;
  return out;
}

/** Encodes no more characters than the scanner compares. */
function entities(text: string, spell: (code: number) => string): string {
  let out = "";
  for (const character of text) {
    if (out.length >= LONG) break;
    out += `&#${spell(character.codePointAt(0)!)};`;
  }
  return out;
}

/**
 * Returns the part of a base64 text that does not depend on the bytes around, for each of the three alignments, in both
 * alphabets.
 */
function alignedParts(bytes: Buffer): string[] {
  const shifted = Buffer.concat([Buffer.alloc(2), bytes]);
  return [0, 1, 2].flatMap((shift) => {
    const text = shifted.toString("base64", 2 - shift);
    const start = Math.ceil((shift * 8) / 6);
    const sure = text.slice(start, Math.floor(((shift + bytes.length) * 8) / 6));
    return /[+/]/.test(sure) ? [sure, sure.replaceAll("+", "-").replaceAll("/", "_")] : [sure];
  });
}
