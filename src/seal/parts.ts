// Splits a secret into the secrets it is made of. Each of them must be hidden wherever it occurs.
import { isArray, isExactNumber, isObject, type Json } from "../model/json.ts";
import { isReference } from "../model/reference.ts";
import { isKeptElsewhere } from "./elsewhere.ts";
import { freeSpans } from "./free.ts";
import { isOrdinary, namesCredential } from "./names.ts";
import { mergeSpans, tokens } from "./recognise.ts";
import { JsonReader } from "./strict-json.ts";
import { urlSpans } from "./url.ts";

/** Whether a text at the place of a secret is certainly a credential, and not as likely an ordinary name. */
export function isCredential(text: string, isNamed: boolean): boolean {
  return isNamed || tokens(text).length > 0 || !isOrdinary(text);
}

/** Whether a text at the place of a secret has the form of a credential, or contains a credential. */
export function isOfCredentialForm(text: string): boolean {
  const [, scheme, value = ""] = /^(bearer|basic|token|digest|apikey)\s+(\S{8,})\s*$/i.exec(text) ?? [];
  if (scheme !== undefined && !isKeptElsewhere(value) && (/^bearer$/i.test(scheme) || /\d/.test(value))) return true;
  return freeSpans(text).some((span) => span.credential);
}

/** Yields the texts that a secret is made of, itself included. The caller ignores those that are too short. */
export function* secretParts(value: Json): Generator<string> {
  if (isExactNumber(value)) yield value.$number;
  else if (typeof value === "number") yield String(value);
  else if (isArray(value)) for (const item of value) yield* inside("", item);
  else if (isObject(value)) for (const key of Object.keys(value)) yield* inside(key, value[key]!);
  else if (typeof value === "string") yield* textParts(value);
}

function* inside(key: string, value: Json): Generator<string> {
  if (typeof value !== "string") yield* secretParts(value);
  else if (!isReference(value) && isCredential(value, namesCredential(key, value))) yield* textParts(value);
}

function* textParts(text: string): Generator<string> {
  yield text;
  // Pasted with a line break or in quotes, it is the same secret.
  const bare = withoutEnds(text);
  if (bare !== text) yield bare;
  const [, scheme, credential] = /^(bearer|basic|token|digest|apikey)\s+(\S+)\s*$/i.exec(text) ?? [];
  if (credential !== undefined) yield credential;
  yield* afterColon(scheme?.toLowerCase() === "basic" ? Buffer.from(credential!, "base64").toString("utf8") : text);
  for (const { start, end } of tokens(text)) yield text.slice(start, end);
  // A value behind its name, as in `API_KEY=…`, and a password in an address.
  for (const span of mergeSpans([...freeSpans(text), ...(text.includes("://") ? urlSpans(text) : [])])) {
    if (!span.credential) continue;
    const part = text.slice(span.start, span.end);
    yield part;
    yield* afterColon(part);
  }
  if (/^\s*[{[]/.test(text)) yield* secretParts(parseJson(text));
}

const atEnds = /[\s\u200b-\u200f\u2060]/;

/** Removes white space and invisible characters at both ends, and quotes around the rest. */
function withoutEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && atEnds.test(text[start]!)) start++;
  while (end > start && atEnds.test(text[end - 1]!)) end--;
  const bare = text.slice(start, end);
  return /^["'`]/.test(bare) && bare.length > 2 && bare.at(-1) === bare[0] ? bare.slice(1, -1) : bare;
}

/** Yields the password of `name:password`. */
function* afterColon(text: string): Generator<string> {
  const [, password] = /^[^\s:/]{1,100}:([^\s/][^\s]*)$/.exec(text) ?? [];
  if (password !== undefined) yield password;
}

function parseJson(text: string): Json {
  try {
    return new JsonReader(Buffer.from(text)).whole();
  } catch {
    return null; // no JSON, so it has no parts
  }
}
