// Converts the texts of a command line to the input of an endpoint: to numbers, lists and maps. The client checks their
// meaning.
import { createReadStream } from "node:fs";
import { codeOf, didYouMean, DriftlineError, type Problem, reasonOf, usageError } from "../errors.ts";
import { bag, isArray, isExactNumber, isObject, type Json } from "../model/json.ts";
import { JsonReader, limits } from "../seal/strict-json.ts";
import type { JsonSchema } from "../service/openapi-schemas.ts";
import type { Endpoint } from "../service/endpoint.ts";
import type { Values } from "../service/wire.ts";
import { type Field, flagsOf, kebab } from "./fields.ts";
import { firstIn } from "../lists.ts";

const MAX_BODY = 32 * 2 ** 20;

/**
 * Returns the input that a command line makes.
 * @param words the texts of each field by its name; several if the option was repeated
 * @param body the fields of `--body`
 * @throws DriftlineError `usage` with everything that cannot be parsed
 */
export function inputFrom(
  fields: readonly Field[],
  words: Readonly<Record<string, readonly string[]>>,
  body: Values,
): Values {
  const problems: Problem[] = [];
  const input: Record<string, unknown> = { ...body };
  for (const name of Object.keys(body)) {
    const field = fields.find((field) => field.name === name && field.where !== "body");
    if (field) problems.push({ message: `--body: ${name} does not belong in the body`, hint: `give ${flagOf(field)}` });
  }
  for (const field of fields) {
    const texts = words[field.name] ?? [];
    if (texts.length === 0) continue;
    if (field.where === "body" && Object.hasOwn(body, field.name))
      problems.push({ message: `${flagOf(field)} and --body both give ${field.name}` });
    try {
      input[field.name] = valueOf(field, texts);
    } catch (error) {
      if (!(error instanceof DriftlineError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new DriftlineError("usage", problems);
  return input;
}

/** Names the fields of a rejected input as the command line does: `--end-date` for `endDate`. Keeps other errors. */
export function inFlags(error: unknown, endpoint: Endpoint, fields: readonly Field[]): unknown {
  if (!(error instanceof DriftlineError) || error.code !== "usage") return error;
  const problems = error.problems.map((problem): Problem => {
    const start = (field: Field) => `${endpoint.name}: ${field.name} `;
    const field = fields.find((field) => problem.message.startsWith(start(field)));
    if (!field) return problem;
    const complaint = problem.message.slice(start(field).length);
    const message = `${endpoint.name}: ${flagOf(field)} ${complaint}`;
    return { ...problem, message, ...(complaint === "is missing" && { hint: "see --help" }) };
  });
  return new DriftlineError("usage", problems);
}

/** The word for a field on the command line. */
function flagOf(field: Field): string {
  return field.where === "path" ? `<${kebab(field.name)}>` : firstIn(flagsOf(field));
}

function valueOf(field: Field, texts: readonly string[]): unknown {
  const { kind } = field;
  if (kind === "texts" || kind === "files") return texts;
  if (kind === "maps") return texts.flatMap((text) => mapsOf(field, text));
  if (kind === "map")
    return join(
      field,
      texts.map((text) => mapOf(field, text)),
    );
  if (texts.length > 1) throw wrong(field, `is given ${texts.length} times`, "give it once");
  return kind === "text" ? texts[0] : scalarOf(field, kind, firstIn(texts));
}

/**
 * Parses a number or a boolean. Any other text stays a text, which the client rejects with a reason.
 * @throws DriftlineError `usage` if a number cannot be sent with all its digits
 */
function scalarOf(field: Field, kind: "number" | "flag", text: string): unknown {
  if (kind === "flag") return text === "true" ? true : text === "false" ? false : text;
  // JSON has no leading zeros.
  return /^-?\d+(?:\.\d+)?$/.test(text) ? parseJson(field, text.replace(/^(-?)0+(?=\d)/, "$1")) : text;
}

/** Parses one map: JSON, or comma-separated `name=value` pairs. */
function mapOf(field: Field, text: string): Values {
  if (!text.trimStart().startsWith("{")) return pairs(field, text);
  const value = parseJson(field, text);
  if (!isObject(value)) throw wrong(field, "is not a JSON object");
  return value;
}

/** Parses items of a list of maps: a JSON object, a JSON list, or one map as `name=value` pairs. */
function mapsOf(field: Field, text: string): readonly unknown[] {
  if (!/^\s*[[{]/.test(text)) return [pairs(field, text)];
  const value = parseJson(field, text);
  return Array.isArray(value) ? value : [value];
}

/** Parses comma-separated pairs. Only lists and JSON may hold commas: parts without a name continue them. */
function pairs(field: Field, text: string): Values {
  const parts = text.split(",");
  const maps: Values[] = [];
  while (parts.length > 0) {
    const part = parts.shift()!;
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (at < 1 || name === "")
      throw wrong(field, "is neither JSON nor name=value", "write name=value, and a value with commas as JSON");
    const schema = Object.hasOwn(field.members, name) ? field.members[name]! : undefined;
    if (!schema)
      throw wrong(field, `knows no "${name}"`, didYouMean(name, Object.keys(field.members)) ?? "give it as JSON");
    maps.push({ [name]: memberOf(field, schema, part.slice(at + 1), parts) });
  }
  return join(field, maps);
}

/** Returns the value of one member; removes its further parts from `following`. */
function memberOf(field: Field, schema: JsonSchema, text: string, following: string[]): unknown {
  const types = [schema["type"]].flat();
  if (types.includes("integer") || types.includes("number")) return scalarOf(field, "number", text);
  if (types.includes("boolean")) return scalarOf(field, "flag", text);
  if (!types.includes("array") && !types.includes("object")) return text;
  if (/^\s*[[{]/.test(text)) {
    let json = text;
    while (following.length > 0 && !isWhole(json)) json += `,${following.shift()!}`;
    return parseJson(field, json);
  }
  if (!types.includes("array")) return text;
  const next = following.findIndex((part) => part.includes("="));
  const entries = [text, ...following.splice(0, next < 0 ? following.length : next)];
  return entries.join("") === "" ? [] : entries;
}

function isWhole(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

function join(field: Field, maps: readonly Values[]): Values {
  const out = bag<unknown>();
  for (const map of maps)
    for (const [name, value] of Object.entries(map)) {
      if (Object.hasOwn(out, name)) throw wrong(field, `gives ${name} twice`);
      out[name] = value;
    }
  return out;
}

function parseJson(field: Field, text: string): unknown {
  return json(Buffer.from(text), flagOf(field));
}

/** Parses a user's JSON strictly. Errors do not quote its content. */
function json(bytes: Buffer, name: string): unknown {
  try {
    // A text may be as long as the body: messages hold whole files.
    return asWritten(new JsonReader(bytes, MAX_BODY, limits.depth, MAX_BODY).whole(), name);
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code === "usage") throw error;
    throw usageError(`${name}: ${firstIn(error.problems).message}`);
  }
}

/** Removes the marks of the strict reader: for inexact numbers, and for keys that look like a mark. */
function asWritten(value: Json, name: string): unknown {
  if (isExactNumber(value))
    throw usageError(`${name}: the number cannot be sent exactly`, "write fewer digits, or a text");
  if (isArray(value)) return value.map((item: Json) => asWritten(item, name));
  if (!isObject(value)) return value;
  const out = bag<unknown>();
  for (const [key, item] of Object.entries(value)) out[key.replace(/^\$(\$+number)$/, "$1")] = asWritten(item, name);
  return out;
}

function wrong(field: Field, message: string, hint?: string): DriftlineError {
  return usageError(`${flagOf(field)} ${message}`, hint);
}

/**
 * Reads the body from a file, or from standard input for `-`.
 * @throws DriftlineError `usage` if it cannot be read or is not a JSON object
 */
export async function readBody(file: string): Promise<Values> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of (file === "-" ? process.stdin : createReadStream(file)) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BODY) throw usageError(`--body: larger than ${MAX_BODY / 2 ** 20} MiB`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof DriftlineError || codeOf(error) === undefined) throw error;
    throw usageError(`--body: ${file} cannot be read: ${reasonOf(error)}`);
  }
  const value = json(Buffer.concat(chunks), "--body");
  if (!isObject(value)) throw usageError("--body: not a JSON object");
  return value;
}
