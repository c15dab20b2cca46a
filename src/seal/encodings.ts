// The forms in which a secret could leave in an output: as it is, escaped for a format, encoded, or digested.
import { createHash } from "node:crypto";
import { annotation, html, markdownText, visible, visibleJson } from "../text.ts";

/** Shorter encoded forms would be found by chance. */
const MIN = 12;

/** Every form of a literal that no output may hold. ASCII case is left to the scanner. */
export function encodings(literal: string): string[] {
  const bytes = Buffer.from(literal, "utf8");
  const json = JSON.stringify(literal).slice(1, -1);
  const forms = [
    literal,
    Array.from(literal).toReversed().join(""),
    json,
    visibleJson(json),
    unicodeEscapes(literal),
    visible(literal),
    html(literal),
    markdownText(literal),
    annotation(literal),
    encodeURIComponent(literal.toWellFormed()),
    percent(bytes),
    bytes.toString("hex"),
    ...["base64", "base64url"].flatMap((encoding) => aligned(bytes, encoding as "base64")),
    Buffer.from(literal, "utf16le").toString("latin1"),
    ...["sha256", "sha1", "md5"].map((name) => createHash(name).update(bytes).digest("hex")),
  ];
  return forms.filter((form) => form.length >= MIN);
}

function unicodeEscapes(text: string): string {
  let out = "";
  for (let i = 0; i < text.length; i++) out += `\\u${text.charCodeAt(i).toString(16).padStart(4, "0")}`;
  return out;
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
