import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { progressWords, renderOptions, withProgress } from "./questions.js";

import { withhold } from "./questions.js";

import { note, noteLines, write } from "./questions.js";

import {} from "./base.js";

import { DriftlineError, didYouMean, edits, nearest } from "./base.js";

// src/service/service-error.ts
var ServiceError = class _ServiceError extends DriftlineError {
  /** What went wrong, in a word: `unauthorized`, `not-found`, `rate-limited`, `network`, `timeout`, `schema` … */
  code;
  /** The status of the answer; null when there was none, or none that could be read. */
  status;
  /** The id that the service gave the request; null when it gave none. */
  requestId;
  /** Whether the request may have been carried out all the same. Always false of one that only reads. */
  mayBeDone;
  // Not a field, so that printing the error does not print it.
  #done;
  /**
   * @param effect what may have happened, when that is not known
   * @param done answers to parts that were carried out before, in a sentence and as a value
   */
  constructor(failure, effect, done) {
    const { code = "incomplete", message: message2, hint, ...more } = failure.problems[0];
    const parts = [message2, effect, done?.says].filter((part) => part !== void 0);
    const advice = effect === void 0 ? hint : "look whether that happened before it is sent again";
    super("incomplete", {
      code,
      message: parts.join(", and "),
      ...more,
      ...advice !== void 0 && { hint: advice }
    });
    this.name = "ServiceError";
    this.code = code;
    this.status = failure.status;
    this.requestId = failure.requestId;
    this.mayBeDone = effect !== void 0 || failure instanceof _ServiceError && failure.mayBeDone;
    this.#done = done?.value;
  }
  /** Of a request that was sent in parts: the answers to the parts that were done, as one. */
  get done() {
    return this.#done;
  }
};

import { annotation, annotationProperty, cells, clip, count, duration, hasUnseen, head, html, logLine, markdownCode, middle, minute, nameOf, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { Blanker, ChangeReader, DEEPER, Recent, StoredReader, StoredSpeller, UNSHOWN, changesOf_2, distinct, fieldName, firstOf, holdsMarkers, known, looksLikeKey, markOf, matches, merged, mismatch, paginationOf, sameRevision, soundMarker, tokens } from "./questions.js";

import { CLOSE_ARRAY, CLOSE_OBJECT, JsonReader, OPEN_ARRAY, OPEN_OBJECT, limits } from "./questions.js";

import { NO_FINGERPRINT, isCredential, isForged, isHiding, isMarker, isMisplaced, isNameless, isSame, isSecret, isWeak, marksOf, secretMarker } from "./questions.js";

import { DAY, durationOf, endOf, instantOf, instantText, startOf, stretchOf } from "./base.js";

import { bag, canonical, compare, equal, exactNumber, isExactNumber, isObject, pointer, segment, unpointer } from "./questions.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

// src/run/api-answer.ts
async function answer(client, endpoint, input, options) {
  const { format, quiet } = options;
  const print = async (value) => {
    const text2 = `${visibleJson(format === "json" ? JSON.stringify(value, null, 2) : JSON.stringify(value))}
`;
    withhold("the answer", text2, (one) => client.leaks(one));
    await write(text2);
  };
  const shown2 = (item) => endpoint.sealed ? speller.change(item, client.mark) : item;
  const speller = new StoredSpeller();
  try {
    const result = await withProgress(`calling ${endpoint.name}`, quiet, async () => {
      if (!options.all) return client.call(endpoint, input);
      if (format === "ndjson") {
        for await (const item of client.all(endpoint, input)) await print(shown2(item));
        return void 0;
      }
      const items = [];
      for await (const item of client.all(endpoint, input)) items.push(shown2(item));
      return items;
    });
    if (client.emulated && !quiet) note("the answer comes from an emulator");
    if (result === void 0) return 0;
    if (Array.isArray(result)) await print(result);
    else await printBody(endpoint, result, shown2, format, print);
    return refusedEntries(result);
  } catch (error) {
    if (error instanceof ServiceError && error.done !== void 0) await print(error.done);
    throw error;
  }
}
async function printBody(endpoint, body, shown2, format, print) {
  const { items } = endpoint.paging ?? {};
  if (items === void 0) return print(body);
  const list2 = body[items].map(shown2);
  if (format === "json") return print({ ...body, [items]: list2 });
  for (const item of list2) await print(item);
}
function refusedEntries(body) {
  const { errors } = body;
  if (!Array.isArray(errors) || errors.length === 0) return 0;
  note(`the service refused ${count(errors.length, "entry", "entries")}; see errors`);
  return 3;
}

import { fieldsOf, flagsOf, kebab } from "./api.js";

import { components, schemaOf } from "./api.js";

import { endpoints, resources, FIRST_DAY, analytics, computer, computers, readiness, readinessReport } from "./api.js";

import { user, users } from "./api.js";

import { message, messages, session, sessionSettings, sessions } from "./api.js";

import { MAX_ENTRIES, creditLimit, limits as limits2 } from "./api.js";

import { controlChange, enterpriseControls } from "./api.js";

import { MAX_LIMIT, administrators, byLast, byMeta, flag, list, map, may, maybe, millis, none, number, oneOf, pages, pagesOf, people, segment as segment2, text, textOf, whole } from "./api.js";

import { DEFAULT_LIMIT, declare, roles } from "./api.js";

import { BIGINT_FORMAT_RANGES, NUMBER_FORMAT_RANGES, _enum, _gte, _lte, _maxLength, _minLength, _positive, _regex, array, assignProp, base64, base64Charset, base64url, base64urlCharset, boolean, describe, discriminatedUnion, email, extend, getEnumValues, globalRegistry, int, integer, json, literal, looseObject, meta, nullable, number as number2, number2 as number22, object, optional, record, refine, safeParse, strictObject, string, union, unknown } from "./zod.js";

import { createReadStream } from "node:fs";
// src/run/api-input.ts
var MAX_BODY = 32 * 2 ** 20;
function inputFrom(fields, words, body) {
  const problems = [];
  const input = { ...body };
  for (const name of Object.keys(body)) {
    const field = fields.find((one) => one.name === name && one.where !== "body");
    if (field) problems.push({ message: `--body: ${name} does not belong in the body`, hint: `give ${shown(field)}` });
  }
  for (const field of fields) {
    const texts2 = words[field.name] ?? [];
    if (texts2.length === 0) continue;
    if (Object.hasOwn(body, field.name))
      problems.push({ message: `${shown(field)} and --body both give ${field.name}` });
    try {
      input[field.name] = valueOf(field, texts2);
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
function valueOf(field, texts2) {
  const { kind } = field;
  if (kind === "texts" || kind === "files") return texts2;
  if (kind === "maps") return texts2.flatMap((text2) => mapsOf(field, text2));
  if (kind === "map")
    return join(
      field,
      texts2.map((text2) => mapOf(field, text2))
    );
  if (texts2.length > 1) throw wrong(field, `is given ${texts2.length} times`, "give it once");
  return kind === "text" ? texts2[0] : scalarOf(kind, texts2[0]);
}
function scalarOf(kind, text2) {
  if (kind === "flag") return text2 === "true" ? true : text2 === "false" ? false : text2;
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text2) ? Number(text2) : text2;
}
function mapOf(field, text2) {
  if (!text2.trimStart().startsWith("{")) return pair(field, text2);
  const value = parsed(field, text2);
  if (!isObject(value)) throw wrong(field, "is not a JSON object");
  return value;
}
function mapsOf(field, text2) {
  if (/^\s*[[{]/.test(text2)) {
    const value = parsed(field, text2);
    return Array.isArray(value) ? value : [value];
  }
  return [
    join(
      field,
      text2.split(",").map((part) => pair(field, part))
    )
  ];
}
function pair(field, text2) {
  const at = text2.indexOf("=");
  const name = text2.slice(0, at).trim();
  if (at < 1 || name === "") throw wrong(field, "is neither JSON nor name=value", "write name=value");
  const schema = Object.hasOwn(field.members, name) ? field.members[name] : void 0;
  if (!schema)
    throw wrong(field, `knows no "${name}"`, didYouMean(name, Object.keys(field.members)) ?? "give it as JSON");
  return { [name]: memberOf(schema, text2.slice(at + 1)) };
}
function memberOf(schema, text2) {
  const types2 = [schema["type"]].flat();
  if (types2.includes("integer") || types2.includes("number")) return scalarOf("number", text2);
  if (types2.includes("boolean")) return scalarOf("flag", text2);
  if (!types2.includes("array") && !types2.includes("object")) return text2;
  try {
    return JSON.parse(text2);
  } catch {
    return types2.includes("array") ? text2.split(",") : text2;
  }
}
function join(field, maps) {
  const out = {};
  for (const map2 of maps)
    for (const [name, value] of Object.entries(map2)) {
      if (Object.hasOwn(out, name)) throw wrong(field, `gives ${name} twice`);
      out[name] = value;
    }
  return out;
}
function parsed(field, text2) {
  return json2(Buffer.from(text2), shown(field));
}
function json2(bytes, name) {
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
function wrong(field, message2, hint) {
  return new DriftlineError("usage", { message: `${shown(field)} ${message2}`, ...hint !== void 0 && { hint } });
}
async function readBody(file) {
  const chunks = [];
  let size2 = 0;
  try {
    for await (const chunk of file === "-" ? process.stdin : createReadStream(file)) {
      size2 += chunk.length;
      if (size2 > MAX_BODY) throw new DriftlineError("usage", `--body: larger than ${MAX_BODY / 2 ** 20} MiB`);
      chunks.push(chunk);
    }
  } catch (error) {
    const { code } = error;
    if (error instanceof DriftlineError || code === void 0) throw error;
    throw new DriftlineError("usage", `--body: ${file} cannot be read (${code})`);
  }
  const value = json2(Buffer.concat(chunks), "--body");
  if (!isObject(value)) throw new DriftlineError("usage", "--body: not a JSON object");
  return value;
}

// src/service/wire.ts
function partsOf(endpoint, input) {
  const params = bag();
  const query = bag();
  const body = bag();
  for (const [name, value] of Object.entries(input)) {
    if (value === void 0) continue;
    if (Object.hasOwn(endpoint.params.shape, name)) params[name] = value;
    else if (endpoint.body === void 0 || Object.hasOwn(endpoint.query.shape, name)) query[name] = value;
    else body[name] = value;
  }
  return { params, query, body: endpoint.body && body };
}
function fromTexts(schema, texts2) {
  return Object.fromEntries(
    Object.entries(texts2).map(([name, text2]) => [
      name,
      isNumber(schema.shape[name]) && /^-?\d{1,15}$/.test(text2) ? Number(text2) : text2
    ])
  );
}
function isNumber(schema) {
  let inner = schema;
  while (inner && "innerType" in inner._zod.def) inner = inner._zod.def.innerType;
  return inner?._zod.def.type === "number";
}

import http from "node:http";
import https from "node:https";
import { promisify } from "node:util";
import zlib from "node:zlib";
// src/service/http.ts
// src/service/body.ts
// src/service/failure.ts
var REPORT = "run it again, and tell the service's support if it stays so";
var HttpFailure = class _HttpFailure extends DriftlineError {
  /** Whether the same request may succeed later. */
  transient;
  /** The status of the answer; null when there was none. */
  status;
  requestId;
  /** Whether any of the request may have reached the service. */
  reached;
  constructor(code, message2, transient, more = {}) {
    const { status = null, requestId: requestId2 = null, reached = true, ...told } = more;
    super("incomplete", { code, message: message2, ...told });
    this.transient = transient;
    this.status = status;
    this.requestId = requestId2;
    this.reached = reached;
  }
  /** The same failure, told otherwise. */
  retold(tell, transient = this.transient, more = {}) {
    const { code = "incomplete", message: message2, ...told } = this.problems[0];
    const { status, requestId: requestId2, reached } = this;
    const known2 = { reached, status: status ?? void 0, requestId: requestId2 ?? void 0 };
    return new _HttpFailure(code, tell(message2), transient, { ...more, ...told, ...known2 });
  }
  /** What is told when no other attempt follows. */
  afterAttempts(attempts) {
    const told = (message2) => attempts > 1 ? `${message2}, in the last of ${attempts} attempts` : message2;
    return this.retold(told, false, { hint: "run it again later" });
  }
};
function abandoned(reached) {
  return new HttpFailure("aborted", "the caller gave up before there was an answer", false, { reached });
}
function codeOf(error) {
  const code = error?.code;
  return typeof code === "string" && /^[A-Z0-9_]{1,60}$/.test(code) ? code : "unknown";
}
function isReset(error) {
  return /^(?:ECONNRESET|EPIPE)$/.test(codeOf(error));
}
var certificate = /^(?:CERT_|CRL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_|ERROR_IN_|PATH_LENGTH|ERR_TLS|HOSTNAME_MISMATCH|ERR_SSL|EPROTO)/;
function networkFailure(error, begun, reached = true) {
  const code = codeOf(error);
  const failed = (kind, message2, transient, hint2) => new HttpFailure(kind, `${message2} (${code})`, transient, { reached, ...hint2 !== void 0 && { hint: hint2 } });
  if (begun) return failed("truncated", "the answer broke off", true);
  if (certificate.test(code))
    return failed(
      "tls",
      "the certificate or encryption of the service was not accepted",
      false,
      "check the address, and the clock and the trusted certificates of this machine"
    );
  const hint = "check the address, and the network of this machine";
  if (/^(?:ENOTFOUND|EAI_)/.test(code))
    return failed("network", "the name of the service could not be looked up", true, hint);
  if (code.startsWith("HPE_")) return failed("network", "the service did not answer in HTTP", true);
  if (isReset(error)) return failed("network", "the service broke off before it answered", true);
  return failed("network", "the service could not be reached", true, hint);
}
// src/service/body.ts
var plain = async (body) => body;
var decoder = (inflate) => {
  return async (body, most) => body.length === 0 ? body : inflate(body, { maxOutputLength: most });
};
var gunzip = decoder(promisify(zlib.gunzip));
var decoders = /* @__PURE__ */ new Map([
  ["", plain],
  ["identity", plain],
  ["gzip", gunzip],
  ["x-gzip", gunzip],
  ["deflate", decoder(promisify(zlib.inflate))],
  ["br", decoder(promisify(zlib.brotliDecompress))]
]);
function bodyOf(reply, most) {
  return new Promise((resolve, reject) => {
    reply.on("error", reject);
    const inflate = decoders.get((reply.headers["content-encoding"] ?? "").trim().toLowerCase());
    if (!inflate) return reject(unread());
    const chunks = [];
    let size2 = 0;
    reply.on("data", (chunk) => {
      size2 += chunk.length;
      if (size2 > most) reject(tooLarge(most));
      else chunks.push(chunk);
    });
    reply.once("end", () => {
      inflate(Buffer.concat(chunks), most).then(
        resolve,
        (error) => reject(error.code === "ERR_BUFFER_TOO_LARGE" ? tooLarge(most) : corrupt())
      );
    });
    return void 0;
  });
}
function unread() {
  return new HttpFailure("encoding", "the answer is compressed in a way that is not read", false, { hint: REPORT });
}
function corrupt() {
  return new HttpFailure("encoding", "the answer could not be decompressed", true);
}
function tooLarge(most) {
  return new HttpFailure("too-large", `the answer is larger than the ${most / 2 ** 20} MiB that are read`, false, {
    hint: REPORT
  });
}
// src/service/http.ts
var defaultTimeouts = { connect: 1e4, headers: 3e4, idle: 15e3, total: 6e4 };
var MAX_BODY2 = 32 * 2 ** 20;
var MAX_REFUSAL = 65536;
var mayUseProxy = process.env["NODE_USE_ENV_PROXY"] === "1";
var proxy = mayUseProxy ? { proxyEnv: process.env } : {};
var agents = (keepAlive) => ({
  // Only to this machine, and so through no proxy.
  "http:": new http.Agent({ keepAlive, maxSockets: 4 }),
  // Said outright, so that no environment variable can turn it off.
  "https:": new https.Agent({ keepAlive, maxSockets: 4, rejectUnauthorized: true, ...proxy })
});
var kept = agents(true);
var fresh = agents(false);
function createTransport(timeouts = defaultTimeouts, maxBody = MAX_BODY2) {
  return (request) => exchange(request, timeouts, maxBody, request.method === "GET" ? kept : fresh);
}
function exchange(request, timeouts, maxBody, pool) {
  return new Promise((resolve, reject) => {
    const { url, method, headers } = request;
    const secure = url.protocol === "https:";
    const sent = secure ? https.request(url, { method, agent: pool["https:"] }) : http.request(url, { method, agent: pool["http:"] });
    try {
      for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value);
    } catch (error) {
      sent.on("error", () => {
      }).destroy();
      throw error;
    }
    const upload = Math.floor((request.body?.length ?? 0) / 128);
    const until = performance.now() + Math.min(timeouts.total + upload, request.within ?? Infinity);
    let head2;
    let over = false;
    let reached = false;
    const timers = /* @__PURE__ */ new Map();
    const stop = (name) => clearTimeout(timers.get(name));
    const start = (name, ms, what) => {
      stop(name);
      if (over) return;
      const failure = () => new HttpFailure("timeout", `${what} within ${Math.ceil(ms / 1e3)} s`, true, { reached });
      timers.set(
        name,
        setTimeout(() => fail(failure()), ms)
      );
    };
    const settle = (how) => {
      if (over) return;
      over = true;
      timers.forEach((timer) => clearTimeout(timer));
      request.signal?.removeEventListener("abort", abandon);
      how();
    };
    const abandon = () => fail(abandoned(reached));
    request.signal?.addEventListener("abort", abandon);
    const fail = (error) => settle(() => {
      sent.destroy();
      if (head2 && !isSuccess(head2.status)) resolve({ ...head2, body: Buffer.alloc(0) });
      else if (!head2 && sent.reusedSocket && isReset(error))
        resolve(exchange({ ...request, within: until - performance.now() }, timeouts, maxBody, fresh));
      else reject(error instanceof HttpFailure ? error : networkFailure(error, head2 !== void 0, reached));
    });
    start("total", Math.max(1, until - performance.now()), "the service did not finish its answer");
    start("headers", timeouts.headers + upload, "the service did not begin to answer");
    sent.once("socket", (socket) => {
      reached = !socket.connecting;
      if (reached) return;
      start("connect", timeouts.connect, "no connection to the service came about");
      socket.prependOnceListener(secure ? "secureConnect" : "connect", () => {
        reached = true;
        stop("connect");
      });
    });
    sent.on("error", fail);
    sent.once("close", () => {
      if (!head2)
        fail(new HttpFailure("network", "the service ended the connection instead of answering", true, { reached }));
    });
    sent.once("response", (reply) => {
      stop("headers");
      head2 = {
        status: reply.statusCode ?? 0,
        headers: reply.headers,
        delimited: ["content-length", "transfer-encoding"].some((name) => name in reply.headers)
      };
      const most = isSuccess(head2.status) ? maxBody : Math.min(maxBody, MAX_REFUSAL);
      const wait = () => start("idle", timeouts.idle, "the service paused in its answer and did not go on");
      wait();
      reply.on("data", wait);
      bodyOf(reply, most).then((body) => settle(() => resolve({ ...head2, body })), fail);
    });
    sent.end(request.body);
  });
}
function isSuccess(status) {
  return status >= 200 && status < 300;
}
// src/service/objection.ts
function misfits(schema, value, issues) {
  const found = /* @__PURE__ */ new Map();
  for (const issue of issues) {
    const place = placeOf(schema, issue.path);
    const missing = valueAt(value, issue.path) === void 0 && issue.code !== "custom";
    if (!found.has(place)) found.set(place, { place, says: missing ? "is missing" : inWords(issue) });
  }
  return [...found.values()];
}
var types = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object"
};
function inWords(issue) {
  switch (issue.code) {
    case "invalid_type":
      return `should be ${types[issue.expected] ?? "something else"}`;
    case "too_small":
      return size("at least", issue.origin, issue.minimum);
    case "too_big":
      return size("at most", issue.origin, issue.maximum);
    case "invalid_value":
      return `should be ${issue.values.map(String).join(" or ")}`;
    case "invalid_union":
      return "should be of another type";
    default:
      return issue.message === "Invalid input" ? "is not valid" : issue.message;
  }
}
function size(bound, origin, limit) {
  const n = Number(limit);
  if (origin === "string") return `should have ${bound} ${count(n, "character")}`;
  if (origin === "array") return `should have ${bound} ${count(n, "entry", "entries")}`;
  return `should be ${bound} ${n}`;
}
function valueAt(value, path2) {
  return path2.reduce((at, key) => at?.[key], value);
}
function placeOf(schema, path2) {
  let at = schema;
  let text2 = "";
  for (const key of path2) {
    at = unwrapped(at);
    if (typeof key === "number") text2 += `[${key}]`;
    else {
      const named2 = at !== void 0 && "shape" in at._zod.def && Object.hasOwn(at._zod.def.shape, key);
      text2 += `${text2 === "" ? "" : "."}${named2 ? String(key) : "*"}`;
    }
    at = inside(at, key);
  }
  return text2;
}
function unwrapped(schema) {
  let at = schema;
  while (at && "innerType" in at._zod.def) at = at._zod.def.innerType;
  return at;
}
function inside(schema, key) {
  const def = schema?._zod.def;
  return def?.shape?.[key] ?? def?.element ?? def?.valueType;
}
function named(name) {
  return `"${visible(clip(name, 60))}"`;
}
// src/service/answer.ts
function schemaFor(endpoint, input) {
  const grouped = input["group_by"] !== void 0;
  return (grouped ? endpoint.grouped : endpoint.daily) ?? endpoint.response;
}
function readAnswer(endpoint, input, bytes) {
  const reader = new JsonReader(bytes, limits.page, limits.depth, limits.page);
  reader.value();
  reader.end();
  const value = JSON.parse(bytes.toString("utf8").replace(/^\ufeff/, ""));
  const schema = schemaFor(endpoint, input);
  const checked = schema.safeParse(value);
  if (checked.success) return value;
  const [first, ...others] = misfits(schema, value, checked.error.issues);
  const more = others.length > 0 ? `, and ${others.length} more places are wrong` : "";
  const { place, says } = first;
  throw new DriftlineError("incomplete", {
    code: "schema",
    message: `${place === "" ? "the answer" : `${place} of the answer`} ${says}${more}`
  });
}
// src/service/input.ts
function checkedParts(endpoint, input, today) {
  const problems = [];
  const wrong2 = (message2, hint) => void problems.push({ message: `${endpoint.name}: ${message2}`, ...hint !== void 0 && { hint } });
  if (typeof input !== "object" || input === null || Array.isArray(input)) wrong2("the input should be an object");
  else {
    const parts = partsOf(endpoint, input);
    const names = [endpoint.params, endpoint.query, endpoint.body].flatMap((part) => Object.keys(part?.shape ?? {}));
    if (!endpoint.body) {
      for (const name of Object.keys(parts.query))
        if (!names.includes(name)) wrong2(`knows no ${named(name)}`, didYouMean(name, names) ?? takes(names));
    }
    const fits = [
      [endpoint.params, parts.params],
      [endpoint.query, parts.query],
      ...endpoint.body ? [[endpoint.body, parts.body]] : []
    ];
    const before = problems.length;
    for (const [schema, values] of fits) {
      const checked = schema.safeParse(values);
      if (checked.success) continue;
      for (const { place, says } of misfits(schema, values, checked.error.issues)) {
        const misspelt = says === "is missing" && problems.some(({ hint }) => hint === `did you mean "${place}"?`);
        if (!misspelt) wrong2(`${place} ${says}`);
      }
    }
    for (const name of Object.keys(parts.query)) if (isIllFormed(parts.query[name])) wrong2(`${name} ${ILL_FORMED}`);
    if (parts.body !== void 0) {
      const place = notJson(endpoint.body, parts.body);
      if (place !== void 0) wrong2(`${place} is not something that JSON can hold`);
    }
    if (problems.length === before)
      for (const check of [endpoint.objections, endpoint.cautions])
        for (const { field, message: message2 } of check?.(input, today) ?? []) wrong2(`${field} ${message2}`);
    if (problems.length === 0) return parts;
  }
  throw new DriftlineError("usage", problems);
}
var ILL_FORMED = "is not well-formed text";
function takes(names) {
  return names.length === 0 ? "it takes nothing" : `it takes ${names.join(", ")}`;
}
function isIllFormed(value) {
  return typeof value === "string" && !value.isWellFormed();
}
function notJson(schema, body) {
  const open3 = /* @__PURE__ */ new Set();
  const within = (value) => {
    if (value === null || value === void 0 || typeof value === "string" || typeof value === "boolean") return true;
    if (typeof value === "number") return Number.isFinite(value);
    if (typeof value !== "object" || open3.has(value) || open3.size > 100) return false;
    const prototype = Object.getPrototypeOf(value);
    if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null && "toJSON" in value)
      return false;
    open3.add(value);
    const good = Object.values(value).every(within);
    open3.delete(value);
    return good;
  };
  const name = Object.keys(body).find((one) => !within(body[one]));
  return name === void 0 || Object.hasOwn(schema.shape, name) ? name : named(name);
}
// src/service/refusal.ts
var transientStatus = /* @__PURE__ */ new Set([408, 429, 500, 502, 503, 504]);
var redirects = /* @__PURE__ */ new Set([301, 302, 303, 307, 308]);
var knownTypes = /^(?:text\/(?:html|plain|xml)|application\/(?:json|problem\+json|xml|octet-stream))(?![\w.+-])/;
function notJson2(reply) {
  const type = (reply.headers["content-type"] ?? "").trim().toLowerCase();
  if (/^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/.test(type)) return void 0;
  const name = type === "" ? "no content type" : knownTypes.exec(type)?.[0] ?? "another content type";
  const what = name === "application/json" ? "JSON that is not in UTF-8" : name;
  return new HttpFailure(
    "content-type",
    `the service answered with ${what} (${reply.body.length} bytes) where JSON in UTF-8 should be`,
    true,
    { hint: "check the address: a login page or a proxy may stand in between", status: reply.status }
  );
}
function refused(reply, endpoint, key) {
  const { status } = reply;
  const id = requestId(reply.body, key);
  const say = (code, message2, hint, transient = false) => new HttpFailure(code, `${message2} (${status}${id ? `, request ${id}` : ""})`, transient, {
    status,
    requestId: id,
    ...hint !== void 0 && { hint }
  });
  const html2 = /html/i.test(reply.headers["content-type"] ?? "");
  if (redirects.has(status))
    return say(
      "redirect",
      "the service redirects elsewhere, and the key is not sent there",
      "give the address it moved to, if you trust it"
    );
  if (status === 400 && endpoint.refusals.includes(400))
    return say("bad-request", "the service takes the request for wrong", "check what was asked against its interface");
  if (status === 401)
    return say("unauthorized", "the service does not accept the key", "generate a key in the settings of the service");
  if (status === 403) return say("forbidden", ...forbidden(html2, endpoint));
  if (status === 404)
    return Object.keys(endpoint.params.shape).length > 0 && !html2 ? say("not-found", "the service knows nothing by this identifier", "check the identifier") : say("not-found", "the service has nothing at this address", "check the address");
  if (status === 407)
    return say("proxy", "a proxy asks for credentials", "let the proxy allow the service's host without them");
  if (status === 429) return say("rate-limited", "the service asks to slow down", void 0, true);
  if (transientStatus.has(status)) return say("service-error", "the service failed", void 0, true);
  return say("unexpected-status", "the service answered in a way its interface does not name", REPORT);
}
function forbidden(html2, { method, allowed }) {
  if (html2) return ["a page that looks like one of a proxy forbids this", "let the proxy allow the service's host"];
  const may2 = method === "GET" ? "the key may not read this" : "the key may not do this";
  const whose = allowed.includes("member") ? "use the key of somebody who may" : "use the key of a manager or an owner";
  return [may2, whose];
}
function leavesOpen(failure) {
  const { status, reached } = failure;
  if (status === null) return reached;
  return status < 300 || status >= 500 || status === 408;
}
function requestId(body, key) {
  try {
    const id = JSON.parse(body.toString("utf8"))?.requestId;
    if (typeof id !== "string" || !/^[\w-]{1,64}$/.test(id)) return void 0;
    return showsSome(id.toLowerCase(), key.toLowerCase()) ? void 0 : id;
  } catch {
    return void 0;
  }
}
function showsSome(text2, of) {
  for (let i = 0; i + 8 <= of.length; i++) if (text2.includes(of.slice(i, i + 8))) return true;
  return false;
}
// src/service/request.ts
function addressOf(hosts, endpoint, params, query) {
  const url = new URL(hostOf(hosts, endpoint));
  const path2 = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  url.pathname = `${url.pathname.replace(/\/$/, "")}${path2}`;
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  url.search = pairs.join("&");
  return url;
}
function hostOf({ baseUrl, appUrl }, endpoint) {
  const url = endpoint.host === "app" ? appUrl : baseUrl;
  if (url) return url;
  const [host, name, hint] = endpoint.host === "app" ? ["the application of the service", "appUrl", "give --app-url or DRIFTLINE_APP_URL, or appUrl to createClient"] : ["the API of the service", "baseUrl", "give --base-url or DRIFTLINE_BASE_URL, or baseUrl to createClient"];
  throw new DriftlineError("usage", { message: `${endpoint.name} asks ${host}, and no ${name} is given`, hint });
}
function bodyTextOf(parts) {
  return parts.body && JSON.stringify(parts.body);
}
// src/service/retry.ts
var systemClock = {
  now: () => performance.now(),
  sleep: (ms, signal) => new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal?.addEventListener("abort", wake);
  }),
  random: () => Math.random()
};
var defaultRetry = {
  attempts: 5,
  baseMs: 500,
  capMs: 2e4,
  maxWaitMs: 12e4,
  budget: 20,
  deadlineMs: 15 * 6e4
};
var Retries = class {
  #policy;
  #clock;
  #started;
  #left;
  constructor(policy = defaultRetry, clock = systemClock) {
    this.#policy = policy;
    this.#clock = clock;
    this.#started = clock.now();
    this.#left = policy.budget;
  }
  /**
   * Waits before another attempt.
   * @param attempt how many were made
   * @param asked milliseconds the service asked to wait; undefined when it did not
   * @param signal ends the wait when the caller gives up
   * @throws HttpFailure the failure when there will be no other attempt, or that the service asks for too long a wait
   */
  async before(attempt, failure, asked, signal) {
    const { attempts, baseMs, capMs, maxWaitMs, deadlineMs } = this.#policy;
    if (!failure.transient) throw failure;
    if (attempt >= attempts || this.#left <= 0) throw failure.afterAttempts(attempt);
    if (asked !== void 0 && asked > maxWaitMs)
      throw new HttpFailure(
        "rate-limited",
        `the service asks to wait ${Math.ceil(asked / 1e3)} s, and a run waits ${maxWaitMs / 1e3} s at most`,
        false,
        {
          hint: "run it again after that",
          status: failure.status ?? void 0,
          requestId: failure.requestId ?? void 0
        }
      );
    const jitter = this.#clock.random() * Math.min(capMs, baseMs * 2 ** (attempt - 1));
    const wait = (asked ?? 0) + jitter;
    if (this.#clock.now() - this.#started + wait >= deadlineMs) throw this.#late();
    this.#left--;
    await this.#clock.sleep(wait, signal);
  }
  /**
   * The milliseconds the run has left.
   * @throws HttpFailure when it has none
   */
  left() {
    const left = this.#policy.deadlineMs - (this.#clock.now() - this.#started);
    if (left <= 0) throw this.#late();
    return left;
  }
  #late() {
    const minutes = this.#policy.deadlineMs / 6e4;
    return new HttpFailure("deadline", `the service did not give everything within ${minutes} min`, false, {
      hint: "run it again later",
      reached: false
      // it is asked before each attempt
    });
  }
};
var days = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
var months = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
var fixdate = new RegExp(`^${days}, \\d\\d ${months} \\d{4} \\d\\d:\\d\\d:\\d\\d GMT$`);
function retryAfter(headers, now) {
  const text2 = headers["retry-after"]?.trim();
  if (!text2) return void 0;
  const until = instant(text2);
  if (until !== void 0) return Math.max(0, until - (instant(headers.date) ?? now));
  const seconds = text2.split(",").map((part) => part.trim());
  return seconds.every((part) => /^\d{1,9}$/.test(part)) ? Math.max(...seconds.map(Number)) * 1e3 : void 0;
}
function instant(text2 = "") {
  const time = fixdate.test(text2.trim()) ? Date.parse(text2) : NaN;
  return Number.isNaN(time) ? void 0 : time;
}
// src/service/client.ts
var brokenBody = /* @__PURE__ */ new Set(["empty", "truncated"]);
var cutBody = /* @__PURE__ */ new Set(["syntax", "invalid-utf8"]);
var Client = class {
  #options;
  #transport;
  #clock;
  #retries;
  #requests = 0;
  #emulated = false;
  constructor(options) {
    this.#options = options;
    this.#transport = options.transport ?? createTransport();
    this.#clock = options.clock ?? systemClock;
    this.#retries = new Retries(options.retry ?? defaultRetry, this.#clock);
  }
  /** How many requests were sent, those that failed included. One whose kept connection had ended counts once. */
  get requests() {
    return this.#requests;
  }
  /** Whether any answer said that it came from an emulator. */
  get emulated() {
    return this.#emulated;
  }
  /**
   * Calls an endpoint whose answer holds no settings.
   * @param input its parameters, query and body in one object
   * @returns the body of its success, as it came
   * @throws DriftlineError `usage`, before anything is sent, with all that is wrong with the input
   * @throws ServiceError when it did not succeed
   */
  async call(endpoint, input) {
    if (endpoint.sealed) throw new DriftlineError("internal", `${endpoint.name} is read through the seal`);
    return this.read(endpoint, input, (body) => readAnswer(endpoint, input, body));
  }
  /**
   * Calls an endpoint, whose answer is read by `decode`; what that throws as truncated or empty is asked for again.
   * Throws as `call` does.
   */
  async read(endpoint, input, decode) {
    const parts = this.check(endpoint, input);
    const url = addressOf(this.#options, endpoint, parts.params, parts.query);
    try {
      return await this.#exchange({ endpoint, url, body: bodyTextOf(parts) }, decode);
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      if (endpoint.paging && error.problems[0]?.code === "too-large")
        throw new ServiceError(error.retold((message2) => `${message2}, and fewer items on a page (limit) may fit`));
      const open3 = endpoint.method !== "GET" && leavesOpen(error);
      throw new ServiceError(error, open3 ? endpoint.effect ?? "it may have been done" : void 0);
    }
  }
  /** The parts of a request that an input makes. @throws DriftlineError `usage` with all that is wrong with it */
  check(endpoint, input) {
    return checkedParts(endpoint, input, (this.#options.today ?? currentDay)());
  }
  /**
   * Reads an endpoint that changes nothing.
   * @param decode reads the body of a success; what it throws as truncated or empty is asked for again
   * @throws DriftlineError `incomplete`, which never carries a body, a header or the key
   */
  async get(endpoint, query, decode) {
    return this.#exchange({ endpoint, url: addressOf(this.#options, endpoint, {}, query) }, decode);
  }
  async #exchange(sent, decode) {
    const { signal } = this.#options;
    for (let attempt = 1, suspicious = 0; ; attempt++) {
      let asked;
      try {
        if (signal?.aborted) throw abandoned(false);
        const reply = await this.#send(sent, this.#retries.left());
        asked = retryAfter(reply.headers, Date.now());
        return this.#read(reply, sent.endpoint, decode);
      } catch (error) {
        if (!(error instanceof HttpFailure)) throw error;
        if (isSuspicious(error) && ++suspicious > 1) throw error.afterAttempts(attempt);
        if (sent.endpoint.method !== "GET" && leavesOpen(error)) throw error.afterAttempts(attempt);
        await this.#retries.before(attempt, error, asked, signal);
      }
    }
  }
  async #send({ endpoint: { method }, url, body }, within) {
    this.#requests++;
    const headers = {
      accept: "application/json",
      "accept-encoding": "gzip",
      authorization: `Bearer ${this.#options.apiKey}`,
      "user-agent": this.#options.userAgent,
      ...body !== void 0 && { "content-type": "application/json" }
    };
    const reply = await this.#transport({
      method,
      url,
      headers,
      within,
      ...body !== void 0 && { body },
      ...this.#options.signal && { signal: this.#options.signal }
    });
    this.#emulated ||= reply.headers["x-driftline-emulator"] !== void 0;
    return reply;
  }
  #read(reply, endpoint, decode) {
    if (reply.status !== endpoint.success) throw refused(reply, endpoint, this.#options.apiKey);
    const other = notJson2(reply);
    if (other) throw other;
    try {
      return decode(reply.body);
    } catch (error) {
      if (error instanceof DriftlineError && error.code === "incomplete") throw broken(error, reply);
      throw error;
    }
  }
};
function currentDay() {
  return (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
}
function broken(error, { delimited, status }) {
  const { code = "schema", message: message2, revision, hint = REPORT } = error.problems[0];
  const transient = brokenBody.has(code) || !delimited && cutBody.has(code);
  return new HttpFailure(code, message2, transient, { hint, status, ...revision !== void 0 && { revision } });
}
function isSuspicious(failure) {
  return failure.problems[0]?.code === "content-type" || failure.problems[0]?.code === "empty";
}
// src/service/pull.ts
var limits22 = {
  cursor: 8192,
  /** Empty pages in a row are legal, but not for ever. */
  empty: 20,
  /** Pages in a row that bring nothing new. */
  stale: 3,
  pages: 5e4,
  /** How often the first page is read again when revisions arrive while paging. */
  heads: 5
};
var nothing = { whole: /* @__PURE__ */ new Set() };
async function pullHistory(client, session2, known2 = nothing) {
  const progress = { stop: null, skipped: null };
  try {
    const isWhole = await readHistory(client, session2, known2, progress);
    return { problems: [], isWhole, skipped: progress.skipped, stop: null };
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    const problems = error.problems.map(({ code, message: message2, hint, revision }) => ({
      code: code ?? "incomplete",
      message: hint === void 0 ? message2 : `${message2}; ${hint}`,
      ...revision !== void 0 && { revision }
    }));
    const { skipped } = progress;
    return { problems, isWhole: false, skipped, stop: skipped ? progress.stop : known2.part?.stop ?? progress.stop };
  }
}
async function readHistory(client, session2, known2 = { whole: /* @__PURE__ */ new Set() }, progress = { stop: null, skipped: null }) {
  const seen = /* @__PURE__ */ new Set();
  let newestFirst = true;
  let isWhole = false;
  for (let passes = 1, moved = true; moved; passes++) {
    if (passes > limits22.heads + 1)
      throw incomplete("unstable", "revisions keep arriving while the history is read", "run it again later");
    const enough = (page, isOrdered) => newestFirst && isOrdered && page.revisions.some((revision) => seen.has(revision) || known2.whole.has(revision));
    const pass = await readFrom(client, session2, enough, passes === 1 ? known2.part : void 0, progress);
    const before = seen.size;
    for (const revision of pass.found) seen.add(revision);
    newestFirst &&= pass.newestFirst;
    isWhole ||= pass.ended;
    moved = passes === 1 ? pass.overlapped : seen.size > before;
    if (progress.skipped && !pass.newestFirst) [progress.skipped, moved] = [null, true];
  }
  return isWhole;
}
async function readFrom(client, session2, enough, part, progress) {
  const read = async (at) => {
    const query = { limit: String(MAX_LIMIT), ...at !== void 0 && { cursor: at } };
    return client.get(enterpriseControls.history, query, (body) => session2.page(body));
  };
  const found = /* @__PURE__ */ new Set();
  const cursors = /* @__PURE__ */ new Set();
  let overlapped = false;
  let newestFirst = true;
  let newest;
  let last = Infinity;
  let cursor;
  let behind;
  for (let pages2 = 1, empty = 0, stale = 0; ; pages2++) {
    if (pages2 > limits22.pages) throw incomplete("too-large", `the history has more than ${limits22.pages} pages`);
    const page = behind ?? await read(cursor).catch((error) => {
      throw onPage(pages2, error);
    });
    behind = void 0;
    const fresh2 = page.revisions.filter((revision) => !found.has(revision));
    overlapped ||= fresh2.length < page.revisions.length;
    for (const revision of fresh2) {
      newestFirst &&= revision <= last;
      last = revision;
      newest ??= revision;
      found.add(revision);
    }
    const ended = !page.pagination.hasMore;
    if (ended || enough(page, newestFirst)) return { found, overlapped, newestFirst, ended };
    if (fresh2.length > 0) empty = stale = 0;
    else if (page.revisions.length === 0) empty++;
    else stale++;
    if (empty > limits22.empty || stale >= limits22.stale)
      throw incomplete(
        "no-progress",
        `page ${pages2} of the history says that there is more, but page after page brought nothing new`
      );
    cursor = nextCursor(page, cursors, pages2);
    if (newestFirst && newest !== void 0) progress.stop = { cursor, newest, oldest: last };
    if (!part || !newestFirst || !page.revisions.some((revision) => part.revisions.has(revision))) continue;
    behind = await read(part.stop.cursor).catch(() => void 0);
    if (behind && !adjoins(behind, part)) behind = void 0;
    if (behind) {
      cursors.add(part.stop.cursor);
      progress.skipped = part.stop;
    }
    part = void 0;
  }
}
function adjoins(page, { revisions, stop }) {
  return page.revisions[0] === stop.oldest - 1 || page.revisions.some((revision) => revisions.has(revision));
}
function nextCursor(page, cursors, pages2) {
  const { nextCursor: cursor } = page.pagination;
  if (cursor === null || cursor === "")
    throw incomplete("missing-cursor", `page ${pages2} of the history says that there is more, and not where`);
  if (cursor.length > limits22.cursor)
    throw incomplete(
      "cursor-too-long",
      `page ${pages2} of the history has a cursor of more than ${limits22.cursor} characters`
    );
  if (!cursor.isWellFormed())
    throw incomplete("schema", `page ${pages2} of the history has a cursor that is not well-formed text`);
  if (cursors.has(cursor))
    throw incomplete("repeated-cursor", `page ${pages2} of the history leads back to a page that was read`);
  cursors.add(cursor);
  return cursor;
}
function onPage(pages2, error) {
  return error instanceof HttpFailure ? error.retold((message2) => `page ${pages2} of the history: ${message2}`) : error;
}
function incomplete(code, message2, hint = REPORT) {
  return new HttpFailure(code, message2, false, { hint });
}
// src/service/pages.ts
var bounds = {
  cursor: 8192,
  /** Empty pages in a row are legal, but not for ever. */
  empty: 20,
  pages: 5e4
};
function pagingOf(endpoint) {
  if (endpoint.paging) return endpoint.paging;
  throw new DriftlineError("usage", `${endpoint.name} is no list: it has no pages`);
}
async function* eachPage(endpoint, input, call) {
  const paging = pagingOf(endpoint);
  const { parameter } = paging;
  const seen = /* @__PURE__ */ new Set([input[parameter]]);
  let asked = input;
  for (let number3 = 1, empty = 0; ; number3++) {
    const fail = (code, message2) => new ServiceError(new HttpFailure(code, `page ${number3} of ${endpoint.name} ${message2}`, false, { hint: REPORT }));
    if (number3 > bounds.pages) throw fail("too-large", `is one more than the ${bounds.pages} that are read`);
    const page = await call(asked);
    const next = paging.next(page);
    if (next === null) throw fail("missing-cursor", "says that there is more, and not where");
    yield page;
    if (next === void 0) return;
    empty = page[paging.items].length === 0 ? empty + 1 : 0;
    if (empty > bounds.empty) throw fail("no-progress", "says that there is more, but page after page brought nothing");
    if (next.length > bounds.cursor)
      throw fail("cursor-too-long", `has a cursor of more than ${bounds.cursor} characters`);
    if (!next.isWellFormed() || !isTaken(endpoint, parameter, next))
      throw fail("schema", "has a cursor that cannot be sent");
    if (seen.has(next)) throw fail("repeated-cursor", "leads back to a page that was read");
    seen.add(next);
    asked = { ...input, [parameter]: next };
  }
}
function isTaken(endpoint, parameter, value) {
  return endpoint.query.shape[parameter].safeParse(value).success;
}
async function* eachItem(endpoint, pages2) {
  const { items } = pagingOf(endpoint);
  for await (const page of pages2) yield* page[items];
}

import { judgeVersion, version } from "./base.js";

// src/run/read-extras.ts
async function readExtras(names, client) {
  let members = null;
  const unread2 = [];
  for (const what of new Set(names)) {
    if (what !== "access") unread2.push({ what, reason: "this version does not ask the service for it yet" });
    else
      try {
        members = await readMembers(client);
      } catch (error) {
        if (!(error instanceof DriftlineError) || error.exitCode !== 3) throw error;
        unread2.push({ what, reason: `the members could not be read: ${error.problems[0].message}` });
      }
  }
  return { members, unread: unread2 };
}
async function readMembers(client) {
  const { list: list2 } = users;
  const pages2 = eachPage(list2, { limit: MAX_LIMIT }, (input) => client.call(list2, input));
  const members = /* @__PURE__ */ new Map();
  for await (const item of eachItem(list2, pages2)) {
    const { id, email: email3, createdAt, lastSignInAt } = item;
    members.set(id, { id, email: email3, since: timeOf(createdAt), signedIn: timeOf(lastSignInAt) });
  }
  return [...members.values()];
}
function timeOf(text2) {
  return (typeof text2 === "string" ? instantOf(text2) : void 0) ?? null;
}
// src/run/from-service.ts
async function readService(source, session2, known2, asked) {
  const client = new Client({ baseUrl: source.baseUrl, apiKey: source.apiKey, userAgent: `driftline/${version}` });
  const pulled = await pullHistory(client, session2, known2);
  const extras = pulled.problems.length === 0 ? await readExtras(asked, client) : void 0;
  const { requests, emulated } = client;
  return { ...pulled, requests, emulated, proxied: mayUseProxy && source.baseUrl.protocol === "https:", extras };
}

import { chooseSource, gather, readKey } from "./questions.js";

import { open, stat } from "node:fs/promises";
import path from "node:path";
// src/service/batches.ts
var unbounded = {
  ...limits2.set,
  body: looseObject({ users: array(creditLimit).check(_minLength(1)) })
};
async function setLimits(client, input) {
  const { users: users2 } = input;
  if (!Array.isArray(users2) || users2.length <= MAX_ENTRIES) return client.call(limits2.set, input);
  client.check(unbounded, input);
  let done;
  for (let start = 0; start < users2.length; start += MAX_ENTRIES) {
    const batch = { ...input, users: users2.slice(start, start + MAX_ENTRIES) };
    try {
      const answer2 = await client.call(limits2.set, batch);
      done = joined(done, answer2);
    } catch (error) {
      if (!done || !(error instanceof ServiceError)) throw error;
      const says = `of ${users2.length} limits ${done.updated.length} were set and ${done.errors.length} refused before`;
      throw new ServiceError(error, void 0, { says, value: done });
    }
  }
  return done;
}
function joined(before, answer2) {
  if (!before) return answer2;
  return {
    ...before,
    ...answer2,
    updated: [...before.updated, ...answer2.updated],
    errors: [...before.errors, ...answer2.errors]
  };
}
// src/run/attachments.ts
var MAX_FILE = 10 * 2 ** 20;
var MAX_TOGETHER = 20 * 2 ** 20;
var begins = (...starts) => {
  const wanted = starts.map((start) => Buffer.from(start, "latin1"));
  return (bytes) => wanted.some((start) => bytes.subarray(0, start.length).equals(start));
};
var jpeg = { mediaType: "image/jpeg", called: "a JPEG picture", holds: begins("ÿØÿ") };
var webp = (bytes) => begins("RIFF")(bytes) && begins("WEBP")(bytes.subarray(8));
var pictures = {
  ".png": { mediaType: "image/png", called: "a PNG picture", holds: begins("PNG\r\n\n") },
  ".jpg": jpeg,
  ".jpeg": jpeg,
  ".gif": { mediaType: "image/gif", called: "a GIF picture", holds: begins("GIF87a", "GIF89a") },
  ".webp": { mediaType: "image/webp", called: "a WebP picture", holds: webp }
};
var pdf = { mediaType: "application/pdf", called: "a PDF", holds: begins("%PDF-") };
var texts = {
  ".md": "text/markdown",
  ".markdown": "text/markdown",
  ".csv": "text/csv",
  ".htm": "text/html",
  ".html": "text/html",
  ".css": "text/css",
  ".xml": "text/xml"
};
async function withAttachments(input) {
  const problems = [];
  let together = 0;
  const read = async (given, encode) => {
    if (!Array.isArray(given)) return given;
    const items = [];
    for (const item of given) {
      if (typeof item !== "string") items.push(item);
      else
        try {
          const bytes = await bytesOf(item);
          together += bytes.length;
          if (together > MAX_TOGETHER) throw refuse(item, `makes them more than ${mebibytes(MAX_TOGETHER)} together`);
          items.push(encode(item, bytes));
        } catch (error) {
          if (!(error instanceof DriftlineError)) throw error;
          problems.push(...error.problems);
        }
    }
    return items;
  };
  const images = await read(input["images"], picture);
  const files = await read(input["files"], document);
  if (problems.length > 0) throw new DriftlineError("usage", problems);
  return { ...input, ..."images" in input && { images }, ..."files" in input && { files } };
}
function picture(file, bytes) {
  const kind = pictures[extension(file)];
  if (!kind) throw refuse(file, "is not called as a picture is", "send .png, .jpg, .gif or .webp");
  if (!kind.holds(bytes)) throw refuse(file, `does not hold ${kind.called}`);
  return { type: "base64", mediaType: kind.mediaType, data: bytes.toString("base64") };
}
function document(file, bytes) {
  const data = bytes.toString("base64");
  const name = path.basename(file);
  if (extension(file) === ".pdf") {
    if (!pdf.holds(bytes)) throw refuse(file, `does not hold ${pdf.called}`);
    return { type: "base64", mediaType: pdf.mediaType, data, name };
  }
  const parsedData = textOf2(bytes);
  if (parsedData === void 0) throw refuse(file, "is neither a PDF nor a text in UTF-8");
  return { type: "base64", mediaType: texts[extension(file)] ?? "text/plain", data, parsedData, name };
}
function textOf2(bytes) {
  try {
    const text2 = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text2.includes("\0") ? void 0 : text2;
  } catch {
    return void 0;
  }
}
function extension(file) {
  return path.extname(file).toLowerCase();
}
async function bytesOf(file) {
  const unread2 = (error) => {
    throw refuse(file, `cannot be read (${error.code})`);
  };
  if (file === "" || file.includes("\0")) throw refuse(file, "is not the path of a file");
  if (!(await stat(file).catch(unread2)).isFile()) throw refuse(file, "is not a file");
  const handle = await open(file).catch(unread2);
  try {
    const bytes = Buffer.alloc(MAX_FILE + 1);
    let size2 = 0;
    while (size2 < bytes.length) {
      const { bytesRead } = await handle.read(bytes, size2, bytes.length - size2).catch(unread2);
      if (bytesRead === 0) break;
      size2 += bytesRead;
    }
    if (size2 > MAX_FILE) throw refuse(file, `is larger than ${mebibytes(MAX_FILE)}`);
    if (size2 === 0) throw refuse(file, "is empty");
    return Buffer.from(bytes.subarray(0, size2));
  } finally {
    await handle.close();
  }
}
function mebibytes(bytes) {
  return `${bytes / 2 ** 20} MiB`;
}
function refuse(file, message2, hint) {
  const told = `messages.add: the file ${visible(clip(file, 200))} ${message2}`;
  return new DriftlineError("usage", { message: told, ...hint !== void 0 && { hint } });
}
// src/run/caller.ts
function createCaller(newClient, open22) {
  const seals = [];
  let emulated = false;
  async function asking(ask) {
    const client = newClient();
    try {
      return await ask(client);
    } finally {
      emulated ||= client.emulated;
    }
  }
  function finish(session2) {
    const sealed = session2.finish();
    seals.push(sealed);
    const [revision] = sealed.conflicts;
    if (revision !== void 0)
      throw new DriftlineError("incomplete", {
        code: "revision-conflict",
        message: `revision ${revision} arrived twice, with different content`,
        revision
      });
    return sealed;
  }
  async function sealedPage(input) {
    const session2 = open22();
    const { history } = enterpriseControls;
    const page = await asking((client) => client.read(history, input, (body) => session2.page(body)));
    const sealed = new Map(finish(session2).revisions.map((revision) => [revision.revision, revision]));
    return { changes: page.revisions.map((number3) => sealed.get(number3)), pagination: page.pagination };
  }
  async function* sealedPages(input) {
    const { limit = DEFAULT_LIMIT } = input;
    const { history } = enterpriseControls;
    const session2 = open22();
    await asking(async (client) => {
      client.check(history, input);
      if (input["cursor"] !== void 0)
        throw new DriftlineError("usage", {
          message: `${history.name}: all of it is read, and cursor asks for a part`,
          hint: "leave cursor out, or ask for a single page"
        });
      await readHistory(client, session2).catch((error) => {
        throw error instanceof HttpFailure ? new ServiceError(error) : error;
      });
    });
    const changes = finish(session2).revisions.toReversed();
    for (let start = 0; start === 0 || start < changes.length; start += limit) {
      const hasMore = start + limit < changes.length;
      yield { changes: changes.slice(start, start + limit), pagination: { hasMore, nextCursor: null } };
    }
  }
  const plain2 = (endpoint, input) => asking((client) => client.call(endpoint, input));
  const check = (endpoint, input) => newClient().check(endpoint, input);
  const caller = {
    async call(endpoint, input) {
      if (endpoint.sealed) return { ...await sealedPage(input) };
      if (endpoint.name === limits2.set.name) return setLimits({ call: plain2, check }, input);
      return plain2(endpoint, endpoint.name === messages.add.name ? await withAttachments(input) : input);
    },
    pages(endpoint, input) {
      if (endpoint.sealed) return sealedPages(input);
      return eachPage(endpoint, input, (asked) => caller.call(endpoint, asked));
    },
    all(endpoint, input) {
      const { most } = pagingOf(endpoint);
      return eachItem(endpoint, caller.pages(endpoint, { ...most !== void 0 && { limit: most }, ...input }));
    },
    get mark() {
      return seals.at(-1)?.mark;
    },
    leaks: (text2) => seals.some((sealed) => sealed.leaks(text2)),
    get emulated() {
      return emulated;
    }
  };
  return caller;
}

import { apiKey, serviceAddress } from "./questions.js";

import { open as open2, session_exports } from "./questions.js";

import { Marked, Sealer, createFingerprints } from "./questions.js";

import { STRONG, catalogWords, inPieces, leakTest, namesIn, numbersIn, readsLikeOurs, weigh } from "./questions.js";

import { evidenceOf } from "./questions.js";

import { createReader } from "./questions.js";

import { Entries, entryAt, flawed } from "./questions.js";

import { elementOf, keyOf, pointerOf, topKey } from "./questions.js";

import { isReference } from "./questions.js";

import { holdsNormal, isUnset, isUnsetAt, isVoid, listOf, meaningOf, newIn, normalsOf } from "./questions.js";

import { countWhile } from "./questions.js";

import { coverageOf, email as email2, flawOf, foldAscii, isCovered, isGlob, isOpaque, isPlain, kindOf, kinds, normalOf, normalise, overlapsOf, remembered, spansOf, spellingOf } from "./questions.js";

import { require_picomatch } from "./questions.js";

import { globMatches, globsOverlap } from "./questions.js";

import { createCatalog, settingAt, settings } from "./questions.js";

import { isContainer, knownValues, rank } from "./questions.js";

import { positionOf, scale, scaleOf } from "./questions.js";

import { Fitting, compatible } from "./questions.js";

import { addressesIn, apart, freeSpans, isFlagged, isKeptElsewhere, isMasked, isOrdinary, isPlaceholder, isPromised, namesCredential, promiseOf, redact, remains, secretsIn, unforged, urlSpans } from "./questions.js";

// src/run/open-client.ts
async function openClient(flags, config, environment) {
  const base = flags.baseUrl ?? (environment["DRIFTLINE_BASE_URL"] || config.baseUrl);
  const app = flags.appUrl ?? (environment["DRIFTLINE_APP_URL"] || config.appUrl);
  const baseUrl = base ? serviceAddress(base, "the base URL") : void 0;
  const appUrl = app ? serviceAddress(app, "the application's URL") : void 0;
  const apiKey2 = await readKey(flags.apiKeyFile, environment);
  const client = new Client({ baseUrl, appUrl, apiKey: apiKey2, userAgent: `driftline/${version}` });
  const organization = flags.organization ?? config.organization ?? baseUrl?.hostname ?? "unnamed";
  const key = environment["DRIFTLINE_FINGERPRINT_KEY"] || void 0;
  return createCaller(
    () => client,
    () => open2({ key, organization, catalog: config.catalog })
  );
}

// src/service/openapi.ts
var refusals = {
  400: ["BadRequest", "The request is not one that the interface allows."],
  401: ["Unauthorized", "The key is missing, or it is not a key."],
  403: ["Forbidden", "The key is one of a user who may not do this."],
  404: ["NotFound", "What the path names does not exist."],
  405: ["MethodNotAllowed", "The path does not take this method."],
  409: ["Conflict", "What the path names is not in a state that allows this."],
  413: ["TooLarge", "The body is larger than the service takes."],
  429: ["TooManyRequests", "Too many requests in a short time; try again later."],
  500: ["InternalError", "The service failed."]
};
var successes = {
  200: "Done.",
  201: "Made.",
  202: "Accepted; it goes on."
};
var servers = {
  api: [server("The API host", "https://api.example.com")],
  app: [server("The host of the application", "https://app.example.com")]
};
function server(description2, address) {
  return {
    url: "{address}",
    description: description2,
    variables: { address: { default: address, description: `${description2}.` } }
  };
}
function openApi(version2) {
  return {
    openapi: "3.1.1",
    info: {
      title: "Organization interface of the coding agent's service",
      version: version2,
      description: "Analytics, readiness reports, enterprise controls, users, credit limits, sessions, messages and computers of an organization. Objects may hold more fields than are named here, and enumerations values that are new."
    },
    servers: servers.api,
    security: [{ key: [] }],
    tags: Object.keys(resources).map((name) => ({ name })),
    paths: paths(),
    components: {
      schemas: components(),
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, [name, description2]]) => [name, refused2(Number(status), description2)])
      ),
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: "An API key, made in the settings of the application. A user's key may do what the user may."
        }
      }
    }
  };
}
function paths() {
  const out = {};
  for (const [tag, resource] of Object.entries(resources))
    for (const endpoint of Object.values(resource)) {
      const path2 = out[endpoint.path] ??= endpoint.host === "app" ? { servers: servers.app } : {};
      path2[endpoint.method.toLowerCase()] = operation(endpoint, tag);
    }
  return out;
}
function operation(endpoint, tag) {
  const { params, query, body } = partsOf(endpoint, endpoint.example);
  const parameters = [
    ...parametersOf("path", schemaOf(endpoint.params), params),
    ...parametersOf("query", schemaOf(endpoint.query), query)
  ];
  const statuses = [...endpoint.refusals, 429].toSorted((a, b) => a - b);
  return {
    operationId: operationId(endpoint.name),
    tags: [tag],
    summary: endpoint.says.replace(/\.$/, ""),
    description: description(endpoint),
    ...parameters.length > 0 && { parameters },
    ...endpoint.body && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(endpoint.body), example: body } }
      }
    },
    responses: {
      [endpoint.success]: {
        description: successes[endpoint.success],
        content: { "application/json": { schema: schemaOf(endpoint.response) } }
      },
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/${refusals[status][0]}` }])
      )
    }
  };
}
function operationId(name) {
  return name.replace(/\.(.)/, (_, first) => first.toUpperCase());
}
function description({ says, allowed, paging }) {
  const pages2 = paging ? ` A page of a list: what to send as \`${paging.parameter}\` for the next one comes with each.` : "";
  return `${says}${pages2} For the roles ${allowed.join(", ")}.`;
}
function parametersOf(where, schema, examples) {
  const required = schema["required"] ?? [];
  return Object.entries(schema["properties"] ?? {}).map(([name, of]) => {
    const { description: description2, ...rest } = of;
    return {
      name,
      in: where,
      required: required.includes(name),
      description: description2,
      schema: rest,
      ...name in examples && { example: examples[name] }
    };
  });
}
function refused2(status, description2) {
  return {
    description: description2,
    ...status === 429 && {
      headers: {
        "Retry-After": { description: "When to try again: seconds, or a date.", schema: { type: "string" } }
      }
    },
    content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } }
  };
}
export {
  Client,
  HttpFailure,
  ServiceError,
  answer,
  createCaller,
  eachItem,
  eachPage,
  fromTexts,
  inputFrom,
  mayUseProxy,
  openApi,
  openClient,
  pagingOf,
  partsOf,
  pullHistory,
  readBody,
  readHistory,
  readService
};
