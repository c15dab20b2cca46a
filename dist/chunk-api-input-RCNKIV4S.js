import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  JsonReader
} from "./chunk-chunk-R6Y7EH2F.js";
import {
  bag,
  isExactNumber,
  isObject
} from "./chunk-chunk-2KDALSGB.js";
import {
  flagsOf
} from "./chunk-chunk-XZLPEJ3Y.js";
import "./chunk-chunk-KWL6ODPB.js";
import "./chunk-chunk-MJQJPINK.js";
import "./chunk-chunk-GCSJI2RX.js";
import "./chunk-chunk-ZAQM4FWA.js";
import "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import "./chunk-chunk-SIYFOCKV.js";
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/run/api-input.ts
import { createReadStream } from "node:fs";
var MAX_BODY = 32 * 2 ** 20;
function inputFrom(fields, words, body) {
  const problems = [];
  const input = { ...body };
  for (const name of Object.keys(body)) {
    const field = fields.find((one) => one.name === name && one.where !== "body");
    if (field) problems.push({ message: `--body: ${name} does not belong in the body`, hint: `give ${shown(field)}` });
  }
  for (const field of fields) {
    const texts = words[field.name] ?? [];
    if (texts.length === 0) continue;
    if (Object.hasOwn(body, field.name))
      problems.push({ message: `${shown(field)} and --body both give ${field.name}` });
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
function shown(field) {
  return flagsOf(field)[0];
}
function valueOf(field, texts) {
  const { kind } = field;
  if (kind === "texts" || kind === "files") return texts;
  if (kind === "maps") return texts.flatMap((text) => mapsOf(field, text));
  if (kind === "map")
    return join(
      field,
      texts.map((text) => mapOf(field, text))
    );
  if (texts.length > 1) throw wrong(field, `is given ${texts.length} times`, "give it once");
  return kind === "text" ? texts[0] : scalarOf(kind, texts[0]);
}
function scalarOf(kind, text) {
  if (kind === "flag") return text === "true" ? true : text === "false" ? false : text;
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : text;
}
function mapOf(field, text) {
  if (!text.trimStart().startsWith("{")) return pair(field, text);
  const value = parsed(field, text);
  if (!isObject(value)) throw wrong(field, "is not a JSON object");
  return value;
}
function mapsOf(field, text) {
  if (/^\s*[[{]/.test(text)) {
    const value = parsed(field, text);
    return Array.isArray(value) ? value : [value];
  }
  return [
    join(
      field,
      text.split(",").map((part) => pair(field, part))
    )
  ];
}
function pair(field, text) {
  const at = text.indexOf("=");
  const name = text.slice(0, at).trim();
  if (at < 1 || name === "") throw wrong(field, "is neither JSON nor name=value", "write name=value");
  const schema = Object.hasOwn(field.members, name) ? field.members[name] : void 0;
  if (!schema)
    throw wrong(field, `knows no "${name}"`, didYouMean(name, Object.keys(field.members)) ?? "give it as JSON");
  return { [name]: memberOf(schema, text.slice(at + 1)) };
}
function memberOf(schema, text) {
  const types = [schema["type"]].flat();
  if (types.includes("integer") || types.includes("number")) return scalarOf("number", text);
  if (types.includes("boolean")) return scalarOf("flag", text);
  if (!types.includes("array") && !types.includes("object")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return types.includes("array") ? text.split(",") : text;
  }
}
function join(field, maps) {
  const out = {};
  for (const map of maps)
    for (const [name, value] of Object.entries(map)) {
      if (Object.hasOwn(out, name)) throw wrong(field, `gives ${name} twice`);
      out[name] = value;
    }
  return out;
}
function parsed(field, text) {
  return json(Buffer.from(text), shown(field));
}
function json(bytes, name) {
  try {
    const reader = new JsonReader(bytes, MAX_BODY);
    const value = reader.value();
    reader.end();
    return asWritten(value, name);
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code === "usage") throw error;
    throw new DriftlineError("usage", { message: `${name}: ${error.problems[0].message}` });
  }
}
function asWritten(value, name) {
  if (isExactNumber(value))
    throw new DriftlineError("usage", {
      message: `${name}: a number that cannot be sent exactly`,
      hint: "give it as a text"
    });
  if (Array.isArray(value)) return value.map((item) => asWritten(item, name));
  if (!isObject(value)) return value;
  const out = bag();
  for (const [key, item] of Object.entries(value)) out[key.replace(/^\$(\$+number)$/, "$1")] = asWritten(item, name);
  return out;
}
function wrong(field, message, hint) {
  return new DriftlineError("usage", { message: `${shown(field)} ${message}`, ...hint !== void 0 && { hint } });
}
async function readBody(file) {
  const chunks = [];
  let size = 0;
  try {
    for await (const chunk of file === "-" ? process.stdin : createReadStream(file)) {
      size += chunk.length;
      if (size > MAX_BODY) throw new DriftlineError("usage", `--body: larger than ${MAX_BODY / 2 ** 20} MiB`);
      chunks.push(chunk);
    }
  } catch (error) {
    const { code } = error;
    if (error instanceof DriftlineError || code === void 0) throw error;
    throw new DriftlineError("usage", `--body: ${file} cannot be read (${code})`);
  }
  const value = json(Buffer.concat(chunks), "--body");
  if (!isObject(value)) throw new DriftlineError("usage", "--body: not a JSON object");
  return value;
}
export {
  inputFrom,
  readBody
};
