import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { progressWords, renderOptions, withProgress } from "./questions.js";

import { withhold } from "./questions.js";

import { addTo, common, contains, countWhile, firstIn, getOrMake, groupBy, inOnePiece, lastIn, lookUp, meet, namesIn, partition, placeIn, present, sumOf, tableOf, unique } from "./base.js";

import { bag, canonical, canonicalObject, compare, equal, exactNumber, insert, isArray, isExactNumber, isObject, isWhole, membersOf, mergePatch, pointer, segment, textAt, unpointer, valueAt } from "./base.js";

import { randomUUID } from "node:crypto";
// src/service/digits.ts
var digitsIn = /* @__PURE__ */ new WeakMap();
function keepDigits(exact, value) {
  if (typeof exact !== "object" || exact === null || typeof value !== "object" || value === null) return;
  for (const [escapedKey, item] of Object.entries(exact)) {
    const key = isArray(exact) ? escapedKey : escapedKey.replace(/^\$(\$+number)$/, "$1");
    const plain2 = value[key];
    if (!isExactNumber(item)) keepDigits(item, plain2);
    else if (typeof plain2 === "number")
      getOrMake(digitsIn, value, () => /* @__PURE__ */ new Map()).set(key, item.$number);
  }
}
function jsonWithDigits(value, space) {
  const mark = randomUUID();
  const markDigits = function(key, item) {
    const digits = digitsIn.get(this)?.get(key);
    return digits === void 0 ? item : `${mark}${digits}`;
  };
  return JSON.stringify(value, markDigits, space).replaceAll(new RegExp(`"${mark}([^"]+)"`, "g"), "$1");
}

import { DriftlineError, byLine, codeOf, didYouMean, edits, messageOf, nearest, problemPlace, reasonOf, usageError, withoutExcerpt } from "./base.js";

// src/service/service-error.ts
var ServiceError = class extends DriftlineError {
  /** A code for the failure: `unauthorized`, `not-found`, `rate-limited`, `network`, `timeout`, `schema` \u2026 */
  code;
  /** The status of the answer; null if there was none, or it could not be read. */
  status;
  /** The service's id for the request; null if none. */
  requestId;
  /** Whether the request may have been carried out in spite of the error. Always false for reads. */
  mayBeDone;
  // A private field, so that printing the error does not print it.
  #done;
  /**
   * @param effect what may have happened, if that is unknown
   * @param isRepeatable whether sending the request again has the same effect as sending it once
   * @param result answers to parts that were carried out before, as a sentence and as a value
   */
  constructor(failure, effect, { isRepeatable = false, result } = {}) {
    const { code = "incomplete", message: message2, hint: advice, ...more } = firstIn(failure.problems);
    const parts = [message2, effect, result?.message].filter((part) => part !== void 0);
    const again = isRepeatable ? "send it again: the result is the same" : "look whether that happened before it is sent again";
    const hint = effect === void 0 ? advice : again;
    super("incomplete", { code, message: parts.join(", and "), ...more, ...hint !== void 0 && { hint } });
    this.name = "ServiceError";
    this.code = code;
    this.status = failure.status;
    this.requestId = failure.requestId;
    this.mayBeDone = effect !== void 0 || "mayBeDone" in failure && failure.mayBeDone;
    this.#done = result?.value;
  }
  /** For a request that was sent in parts: the merged answers to the successful parts. */
  get done() {
    return this.#done;
  }
};

import { MAX_LIMIT, byLast, byMeta, byPagination, itemsOf } from "./api.js";

import { Blanker, ChangeReader, DEEPER, Recent, Rewriter, StoredReader, StoredSpeller, UNSHOWN, changesOf_2, distinct, fieldName, firstOf, holdsMarkers, markOf, mismatch, paginationOf, sameRevision, soundMarker } from "./questions.js";

import { CLOSE_ARRAY, CLOSE_OBJECT, JsonReader, OPEN_ARRAY, OPEN_OBJECT, limits, mostItems, mostKeys } from "./questions.js";

import { knownFormats, looksLikeKey, matches, mergeSpans, tokens } from "./questions.js";

import { DAY, boundText, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, isDayOrMonth, isInstant, isInstantText, outputText, startOf, startOfDay, stretchOf, timeWords } from "./base.js";

import { KEYED, NO_FINGERPRINT, fingerprintsInText, fingerprintsOfName, hiddenName, isCredential, isForged, isHiding, isMarker, isMasked, isMisplaced, isNameless, isSame, isSecret, isWeak, marksOf, nobody, secretMarker, spaceOf, withSecretsAsTexts } from "./questions.js";

import { UNKNOWN_EDITOR, count, duration, elapsedWords, endsSentence, fractionBelow, minute, months, nameOf, personName, precise, shortList, thousands } from "./base.js";

import { isCi } from "./questions.js";

import { canRedraw, note, noteAbove, noteError, noteLines, write } from "./questions.js";

import { isOutputLost } from "./base.js";

import { annotation, annotationProperty, cells, clip, codePointOf, cssText, hasUnseen, head, html, inAscii, indentOf, jsonText, logLine, markdownCode, markdownHint, markdownProse, middle, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

// src/api/answer.ts
async function answer(client, endpoint, input, options) {
  const { format, quiet } = options;
  const print = async (value) => {
    const json3 = visibleJson(jsonWithDigits(value, format === "json" ? 2 : void 0));
    const text2 = `${client.hide(json3)}
`;
    withhold("the answer", text2, (leak) => client.leaks(leak));
    await write(text2);
  };
  const spell = (item) => endpoint.sealed ? speller.change(item, client.mark) : item;
  const speller = new StoredSpeller();
  const printBody = async (body) => {
    const { items } = endpoint.paging ?? {};
    if (items === void 0) return print(body);
    const list2 = itemsOf(body, items).map(spell);
    if (format === "json") return print(endpoint.sealed ? { ...body, [items]: list2 } : body);
    for (const item of list2) await print(item);
    const next = endpoint.paging?.parameter === "cursor" ? endpoint.paging.next(body) : void 0;
    if (!quiet && next !== void 0)
      note(`the list has more pages; ${next === null ? "the service does not say where" : "--all reads them"}`);
  };
  try {
    const result = await withProgress(`calling ${endpoint.name}`, options, async () => {
      if (!options.all) return client.call(endpoint, input);
      if (format === "ndjson") {
        for await (const item of client.all(endpoint, input)) await print(spell(item));
        return void 0;
      }
      const items = [];
      for await (const item of client.all(endpoint, input)) items.push(spell(item));
      return items;
    });
    if (client.isEmulated && !quiet) note("the answer comes from an emulator");
    if (client.hasOpenEnd && !quiet) note("the list does not say whether it has more pages; only one was read");
    if (result === void 0) return 0;
    if (Array.isArray(result)) await print(result);
    else await printBody(result);
    return refusedEntries(endpoint, result);
  } catch (error) {
    if (error instanceof ServiceError && error.done !== void 0) await print(error.done);
    throw error;
  }
}
function refusedEntries({ response }, body) {
  const { errors } = membersOf(body);
  if (!Object.hasOwn(response.shape, "errors") || !Array.isArray(errors) || errors.length === 0) return 0;
  note(`the service refused ${count(errors.length, "entry", "entries")}; see errors`);
  return 3;
}

import { fieldsOf, flagsOf, kebab } from "./api.js";

import { components, schemaOf } from "./api.js";

import { MAX_ENTRIES, creditLimit, limits as limits2 } from "./api.js";

import { computer, computers, readiness, readinessReport } from "./api.js";

import { user, users } from "./api.js";

import { message, messages, session, sessionSettings, sessions } from "./api.js";

import { controlChange, enterpriseControls } from "./api.js";

import { DEFAULT_LIMIT, administrators, declare, flag, list, map, may, maybe, millis, missingAsNull, number, oneOf, orNull, owed, pages, pagesOf, pagination, people, roles, rolesText, segment as segment2, text, textLike, textOf, whole, wholeMillis } from "./api.js";

import { userAddress } from "./zod.js";

import { mapValues, withoutUndefined } from "./base.js";

import { _default, _enum, any, array, boolean, describe, discriminatedUnion, email, extend, int, json, literal, looseObject, meta, nullable, number as number2, object, optional, partialRecord, record, refine, strictObject, string, union, unknown } from "./zod.js";

import { $ZodAny, $ZodArray, $ZodBoolean, $ZodCustom, $ZodDefault, $ZodDiscriminatedUnion, $ZodEmail, $ZodEnum, $ZodLazy, $ZodLiteral, $ZodNever, $ZodNull, $ZodNullable, $ZodNumber, $ZodNumberFormat, $ZodObject, $ZodOptional, $ZodRecord, $ZodString, $ZodStringFormat, $ZodType, $ZodUnion, $ZodUnknown, $constructor, _any, _boolean, _email, _gte, _int, _lte, _maxLength, _minLength, _never, _null, _number, _overwrite, _positive, _refine, _regex, _string, _unknown, clone, describe_2, extend_2, globalRegistry, installLazyProp, meta_2, normalizeParams, own, parse, parseAsync, regexes_exports, safeParse, safeParseAsync, shallowClone, toJSONSchema } from "./zod.js";

import { efforts, providers } from "./base.js";

import { createReadStream } from "node:fs";
// src/api/input.ts
var MAX_BODY = 32 * 2 ** 20;
function inputFrom(fields, words2, body) {
  const problems = [];
  const input = { ...body };
  for (const name of Object.keys(body)) {
    const field = fields.find((field2) => field2.name === name && field2.where !== "body");
    if (field) problems.push({ message: `--body: ${name} does not belong in the body`, hint: `give ${flagOf(field)}` });
  }
  for (const field of fields) {
    const texts2 = words2[field.name] ?? [];
    if (texts2.length === 0) continue;
    if (field.where === "body" && Object.hasOwn(body, field.name))
      problems.push({ message: `${flagOf(field)} and --body both give ${field.name}` });
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
function inFlags(error, endpoint, fields) {
  if (!(error instanceof DriftlineError) || error.code !== "usage") return error;
  const problems = error.problems.map((problem) => {
    const start = (field2) => `${endpoint.name}: ${field2.name} `;
    const field = fields.find((field2) => problem.message.startsWith(start(field2)));
    if (!field) return problem;
    const complaint = problem.message.slice(start(field).length);
    const message2 = `${endpoint.name}: ${flagOf(field)} ${complaint}`;
    return { ...problem, message: message2, ...complaint === "is missing" && { hint: "see --help" } };
  });
  return new DriftlineError("usage", problems);
}
function flagOf(field) {
  return field.where === "path" ? `<${kebab(field.name)}>` : firstIn(flagsOf(field));
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
  return kind === "text" ? texts2[0] : scalarOf(field, kind, firstIn(texts2));
}
function scalarOf(field, kind, text2) {
  if (kind === "flag") return text2 === "true" ? true : text2 === "false" ? false : text2;
  return /^-?\d+(?:\.\d+)?$/.test(text2) ? parseJson(field, text2.replace(/^(-?)0+(?=\d)/, "$1")) : text2;
}
function mapOf(field, text2) {
  if (!text2.trimStart().startsWith("{")) return pairs(field, text2);
  const value = parseJson(field, text2);
  if (!isObject(value)) throw wrong(field, "is not a JSON object");
  return value;
}
function mapsOf(field, text2) {
  if (!/^\s*[[{]/.test(text2)) return [pairs(field, text2)];
  const value = parseJson(field, text2);
  return Array.isArray(value) ? value : [value];
}
function pairs(field, text2) {
  const parts = text2.split(",");
  const maps = [];
  while (parts.length > 0) {
    const part = parts.shift();
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (at < 1 || name === "")
      throw wrong(field, "is neither JSON nor name=value", "write name=value, and a value with commas as JSON");
    const schema = Object.hasOwn(field.members, name) ? field.members[name] : void 0;
    if (!schema)
      throw wrong(field, `knows no "${name}"`, didYouMean(name, Object.keys(field.members)) ?? "give it as JSON");
    maps.push({ [name]: memberOf(field, schema, part.slice(at + 1), parts) });
  }
  return join(field, maps);
}
function memberOf(field, schema, text2, following) {
  const types2 = [schema["type"]].flat();
  if (types2.includes("integer") || types2.includes("number")) return scalarOf(field, "number", text2);
  if (types2.includes("boolean")) return scalarOf(field, "flag", text2);
  if (!types2.includes("array") && !types2.includes("object")) return text2;
  if (/^\s*[[{]/.test(text2)) {
    let json22 = text2;
    while (following.length > 0 && !isWhole2(json22)) json22 += `,${following.shift()}`;
    return parseJson(field, json22);
  }
  if (!types2.includes("array")) return text2;
  const next = following.findIndex((part) => part.includes("="));
  const entries = [text2, ...following.splice(0, next < 0 ? following.length : next)];
  return entries.join("") === "" ? [] : entries;
}
function isWhole2(json22) {
  try {
    JSON.parse(json22);
    return true;
  } catch {
    return false;
  }
}
function join(field, maps) {
  const out = bag();
  for (const map2 of maps)
    for (const [name, value] of Object.entries(map2)) {
      if (Object.hasOwn(out, name)) throw wrong(field, `gives ${name} twice`);
      out[name] = value;
    }
  return out;
}
function parseJson(field, text2) {
  return json2(Buffer.from(text2), flagOf(field));
}
function json2(bytes, name) {
  try {
    return asWritten(new JsonReader(bytes, MAX_BODY, limits.depth, MAX_BODY).whole(), name);
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code === "usage") throw error;
    throw usageError(`${name}: ${firstIn(error.problems).message}`);
  }
}
function asWritten(value, name) {
  if (isExactNumber(value))
    throw usageError(`${name}: the number cannot be sent exactly`, "write fewer digits, or a text");
  if (isArray(value)) return value.map((item) => asWritten(item, name));
  if (!isObject(value)) return value;
  const out = bag();
  for (const [key, item] of Object.entries(value)) out[key.replace(/^\$(\$+number)$/, "$1")] = asWritten(item, name);
  return out;
}
function wrong(field, message2, hint) {
  return usageError(`${flagOf(field)} ${message2}`, hint);
}
async function readBody(file) {
  const chunks = [];
  let size2 = 0;
  try {
    for await (const chunk of file === "-" ? process.stdin : createReadStream(file)) {
      size2 += chunk.length;
      if (size2 > MAX_BODY) throw usageError(`--body: larger than ${MAX_BODY / 2 ** 20} MiB`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof DriftlineError || codeOf(error) === void 0) throw error;
    throw usageError(`--body: ${file} cannot be read: ${reasonOf(error)}`);
  }
  const value = json2(Buffer.concat(chunks), "--body");
  if (!isObject(value)) throw usageError("--body: not a JSON object");
  return value;
}

import { chooseSource, originOf, placedAddress, readHistoryFile, readKey, statedAddress, tracer } from "./questions.js";

import { NO_MESSAGE, ownMessages, schemaBelow, withDefinition, withoutWrappers } from "./base.js";

// src/service/objection.ts
function misfits(schema, value, issues) {
  const byPlace = /* @__PURE__ */ new Map();
  for (const issue of issues) {
    const place = placeOf(schema, issue.path);
    const missing = valueAt(value, issue.path) === void 0 && issue.code !== "custom";
    if (!byPlace.has(place)) byPlace.set(place, { place, message: missing ? "is missing" : inWords(issue) });
  }
  return [...byPlace.values()];
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
    case "invalid_union": {
      const type = issue.errors.flat().find(({ code }) => code === "invalid_type");
      return type ? inWords(type) : "should be of another type";
    }
    default:
      return issue.message === NO_MESSAGE ? "is not valid" : issue.message;
  }
}
function size(bound, origin, limit) {
  const n = Number(limit);
  if (origin === "string") return `should have ${bound} ${count(n, "character")}`;
  if (origin === "array") return `should have ${bound} ${count(n, "entry", "entries")}`;
  return `should be ${bound} ${n}`;
}
function placeOf(schema, path2) {
  let at = schema;
  let text2 = "";
  for (const key of path2) {
    if (typeof key === "number") text2 += `[${key}]`;
    else {
      const def = at && withoutWrappers(at)._zod.def;
      const isNamed = def?.type === "object" && Object.hasOwn(def.shape, key);
      text2 += `${text2 === "" ? "" : "."}${isNamed ? String(key) : "*"}`;
    }
    at = schemaBelow(at, key);
  }
  return text2;
}
function quotedName(name) {
  return `"${visible(clip(name, 60))}"`;
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
  return mapValues(
    texts2,
    (text2, name) => Object.hasOwn(schema.shape, name) && isNumber(schema.shape[name]) && /^-?\d+(?:\.\d+)?$/.test(text2) ? Number(text2) : text2
  );
}
function isNumber(schema) {
  return schema !== void 0 && withoutWrappers(schema)._zod.def.type === "number";
}

import { isDeepStrictEqual } from "node:util";
import { maxHeaderSize } from "node:http";
// src/service/pages.ts
// src/service/failure.ts
var REPORT = "run it again, and tell the service's support if it stays so";
var HttpFailure = class _HttpFailure extends DriftlineError {
  /** Whether the same request may succeed later. */
  transient;
  /** The status of the answer; null without an answer. */
  status;
  requestId;
  /** The service's reason for a refusal, sanitised and without secrets; null if it gave none. */
  reason;
  /** Whether any part of the request may have reached the service. */
  reached;
  constructor(code, message2, transient2, more = {}) {
    const { status = null, requestId = null, reason = null, reached = true, ...reported } = more;
    super("incomplete", { code, message: message2, ...reported });
    this.transient = transient2;
    this.status = status;
    this.requestId = requestId;
    this.reason = reason;
    this.reached = reached;
  }
  /** Returns the same failure with another message. */
  retold(tell, transient2 = this.transient, more = {}) {
    const { code = "incomplete", message: message2, ...reported } = firstIn(this.problems);
    const { status, requestId, reason, reached } = this;
    const details = { status, requestId, reason, reached };
    return new _HttpFailure(code, tell(message2), transient2, { ...more, ...reported, ...details });
  }
  /** Returns the failure after the last attempt. */
  afterAttempts(attempts) {
    const tell = (message2) => attempts > 1 ? `${message2}, in the last of ${attempts} attempts` : message2;
    return this.retold(tell, false, { hint: "run it again later" });
  }
};
function answerWords({ status, requestId, reason }) {
  if (typeof status !== "number") return "";
  const id = requestId ? `, request ${requestId}` : "";
  return ` (${status}${id})${reason ? `, and says "${reason}"` : ""}`;
}
function abortFailure(reached) {
  return new HttpFailure("aborted", "the caller gave up before there was an answer", false, { reached });
}
function shownCode(error) {
  const code = codeOf(error) ?? "";
  return /^[A-Z0-9_]{1,60}$/.test(code) ? code : "unknown";
}
function isReset(error) {
  return /^(?:ECONNRESET|EPIPE)$/.test(shownCode(error));
}
var certificate = /^(?:CERT_|CRL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_|ERROR_IN_|PATH_LENGTH|ERR_TLS|HOSTNAME_MISMATCH|ERR_SSL|EPROTO)/;
function networkFailure(error, hasBegun, reached = true) {
  const code = shownCode(error);
  const failed = (kind, message2, transient2, hint2) => new HttpFailure(kind, `${message2} (${code})`, transient2, { reached, ...hint2 !== void 0 && { hint: hint2 } });
  if (hasBegun) return failed("truncated", "the answer broke off", true);
  if (certificate.test(code))
    return failed(
      "tls",
      "the certificate or encryption of the service was not accepted",
      false,
      "check the address, and the clock and the trusted certificates of this machine"
    );
  if (code.startsWith("ERR_PROXY_")) return proxyFailure(error, code, reached);
  const hint = "check the address, and the network of this machine, with its proxy if it uses one";
  if (/^(?:ENOTFOUND|EAI_)/.test(code))
    return failed("network", "the name of the service could not be looked up", true, hint);
  if (code === "HPE_HEADER_OVERFLOW")
    return failed(
      "network",
      `the headers of the answer are larger than the ${maxHeaderSize / 1024} KiB that are read`,
      false,
      REPORT
    );
  if (code.startsWith("HPE_")) return failed("network", "the service did not answer in HTTP", true);
  if (isReset(error)) return failed("network", "the service broke off before it answered", true);
  return failed("network", "the service could not be reached", true, hint);
}
function proxyFailure(error, code, reached) {
  const { statusCode: status } = membersOf(error);
  const isRefused = typeof status === "number" && status >= 400 && status < 500;
  const message2 = `the proxy in HTTPS_PROXY does not connect to the service (${isRefused ? `${status}` : code})`;
  const credentials = status === 407 ? ", or give its credentials in HTTPS_PROXY" : "";
  const hint = `let the proxy allow the service's host, or name the host in NO_PROXY${credentials}`;
  return new HttpFailure("proxy", message2, !isRefused, { reached, hint });
}
// src/service/page-sizes.ts
var aboutSize = /limit|page[ _-]?size|per[ _-]?page|too (?:many|large|big|high)|at most|maximum|exceed/i;
var askedSizes = /* @__PURE__ */ new WeakMap();
function askedSize(page, fallback) {
  return askedSizes.get(page) ?? fallback;
}
var PageSizes = class {
  #most = /* @__PURE__ */ new Map();
  /**
   * Requests a page. If its size is refused, halves the size down to one item, and remembers the accepted size.
   * @param ask sends one request
   * @throws HttpFailure the first refusal if no size is accepted; else what `ask` throws
   */
  async fitting({ name, paging }, query, ask2) {
    const { limit } = query;
    const wantedSize = Number(limit);
    if (!paging || limit === void 0 || !(wantedSize > 1)) return ask2(query);
    let first;
    for (let size2 = Math.min(wantedSize, this.#most.get(name) ?? Infinity); ; size2 = Math.floor(size2 / 2)) {
      try {
        const page = await ask2({ ...query, limit: typeof limit === "string" ? String(size2) : size2 });
        if (first) this.#most.set(name, size2);
        if (typeof page === "object" && page !== null) askedSizes.set(page, size2);
        return page;
      } catch (error) {
        if (!(error instanceof HttpFailure) || error.status !== 400) throw error;
        first ??= error;
        if (size2 === 1 || !mayBeOfSize(error, query[paging.parameter] === void 0)) throw first;
      }
    }
  }
};
function mayBeOfSize({ reason }, isFirst) {
  return reason === null ? isFirst : aboutSize.test(reason);
}
// src/service/pages.ts
var bounds = {
  cursor: 8192,
  /** Empty pages in a row are valid, but their number is limited. */
  empty: 20,
  /** The most pages in a row with nothing new. */
  stale: 3,
  pages: 5e4
};
function pagingOf(endpoint) {
  if (endpoint.paging) return endpoint.paging;
  throw usageError(`${endpoint.name} is not a list and has no pages`);
}
async function* eachPage(endpoint, input, call, hearOpenEnd = () => {
}) {
  const paging = pagingOf(endpoint);
  const { parameter: parameter2 } = paging;
  const cursors = /* @__PURE__ */ new Set([input[parameter2]]);
  let query = input;
  let before = [];
  for (let number3 = 1, empty = 0, stale = 0; ; number3++) {
    const fail = (code, message2) => new ServiceError(new HttpFailure(code, `page ${number3} of ${endpoint.name} ${message2}`, false, { hint: REPORT }));
    if (number3 > bounds.pages) throw fail("too-large", `is one more than the ${bounds.pages} that are read`);
    const page = await call(query);
    const items = itemsOf(page, paging.items);
    const size2 = items.length;
    if (!paging.saysNext(page)) {
      if (number3 > 1) throw fail("schema", "does not say whether there is more, as those before it did");
      if (size2 >= askedSize(page, Number(input["limit"] ?? DEFAULT_LIMIT)))
        throw fail("missing-pagination", "is full, and does not say whether there is more");
      hearOpenEnd();
    }
    const next = paging.next(page);
    if (next === null) throw fail("missing-cursor", "says that there is more, and not where");
    yield page;
    if (next === void 0) {
      const beyond = paging.afterEnd(page);
      if (beyond?.isWellFormed() && isTaken(endpoint, parameter2, beyond) && !cursors.has(beyond)) {
        const after = await call({ ...input, [parameter2]: beyond }).catch(nothingThere);
        if (after && (itemsOf(after, paging.items).length > 0 || paging.next(after) !== void 0))
          throw fail("more-after-end", "says that it is the last one, and its cursor leads to more");
      }
      return;
    }
    empty = size2 === 0 ? empty + 1 : 0;
    stale = size2 > 0 && isDeepStrictEqual(items, before) ? stale + 1 : 0;
    before = items;
    if (empty > bounds.empty || stale >= bounds.stale)
      throw fail("no-progress", "says that there is more, but page after page brought nothing new");
    if (next.length > bounds.cursor)
      throw fail("cursor-too-long", `has a cursor of more than ${bounds.cursor} characters`);
    if (!next.isWellFormed() || !isTaken(endpoint, parameter2, next))
      throw fail("schema", "has a cursor that cannot be sent");
    if (cursors.has(next)) throw fail("repeated-cursor", "leads back to a page that was read");
    cursors.add(next);
    query = { ...input, [parameter2]: next };
  }
}
function nothingThere(error) {
  if (!(error instanceof ServiceError) || error.status !== 400) throw error;
}
function isTaken(endpoint, parameter2, value) {
  return safeParse(present(endpoint.query.shape[parameter2]), value).success;
}
async function* eachItem(endpoint, pages2) {
  const { items } = pagingOf(endpoint);
  for await (const page of pages2) yield* page[items];
}

import { LONG, STRONG, TextReader, asWritten as asWritten2, catalogWords, encodings, inPieces, keysOf, leakTest, leakTests, namesIn as namesIn2, numbersIn, readsLikeOurs, weigh } from "./questions.js";

import { HIDDEN, addressesIn, apart, escapeForgeries, formSpans, redact, remains, secretsIn, withoutCredentials, withoutKnownFormats, withoutTokens, freeSpans, isFlagged, isKeptElsewhere, isMasked_2, isOrdinary, isPlaceholder, isPromised, namesCredential, promiseOf, urlSpans } from "./questions.js";

import { judgeVersion, userAgent, version } from "./base.js";

import http from "node:http";
import https from "node:https";
import { TLSSocket } from "node:tls";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { STATUS_CODES } from "node:http";
import { setTimeout as setTimeout2 } from "node:timers/promises";
// src/service/proxy.ts
var mayUseProxy = process.env["NODE_USE_ENV_PROXY"] === "1";
function readsProxies(version2) {
  const [major = 0, minor = 0] = partsOf2(version2);
  return major > 24 || major === 24 && minor >= 5 || major === 22 && minor >= 21;
}
function partsOf2(version2) {
  return version2.replace(/^v/, "").split(".").map(Number);
}
// src/seal/hide.ts
function hide(text2, secret) {
  const forms = encodings(secret).sort((a, b) => b.length - a.length);
  if (forms.length === 0) return text2;
  return text2.replace(new RegExp(forms.map(patternOf).join("|"), "gi"), "[hidden]");
}
function patternOf(form) {
  const start = form.slice(0, LONG).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return form.length > LONG ? `${start}[^\\s"\\\\]*` : start;
}
// src/seal/sentence.ts
var READ = 4096;
var SHORT_LENGTH = 8;
function sealedSentence(text2, key) {
  const start = text2.slice(0, READ).toWellFormed();
  if (showsSome(start, key) || leakTest([key], [])(start)) return void 0;
  const spans = ["free", "public"].flatMap((secrecy) => [...secretsIn(secrecy, start)]);
  for (const { index, 0: match } of matches(start, address))
    for (const { start: from, end, credential } of secretsIn("url", match))
      spans.push({ start: index + from, end: index + end, credential });
  for (const { index, 0: match, 1: name = "", 2: value = "" } of matches(start, nameAndWord))
    if (/[_-]|[a-z][A-Z]/.test(name) && namesCredential(name, value))
      spans.push({ start: index + match.length - value.length, end: index + match.length, credential: true });
  return redact(start, mergeSpans(spans), () => "[hidden]");
}
var nameAndWord = /(?<![\w.-])([\w.-]{1,64})["'`]?[ \t]{0,4}[:=][ \t]{1,4}["'`]?([^\s"'`,;()]{0,200}[^\s"'`,;().!?])/g;
var address = /[a-z][a-z0-9+.-]{0,20}:\/\/[^\s"'<>`]+/gi;
function showsSome(text2, of) {
  const [within, part] = [text2.toLowerCase(), of.toLowerCase()];
  const backwards = Array.from(part).toReversed().join("");
  for (const form of [part, backwards])
    for (let i = 0; i === 0 || i + SHORT_LENGTH <= form.length; i++)
      if (within.includes(form.slice(i, i + SHORT_LENGTH))) return true;
  return false;
}
// src/service/missing-figures.ts
function withUnsaid(schema, value) {
  const { def } = withDefinition(schema)._zod;
  switch (def.type) {
    case "nullable": {
      if (value === void 0 || value === null) return null;
      const inner = withUnsaid(def.innerType, value);
      return safeParse(def.innerType, inner).success ? inner : null;
    }
    case "optional":
      return value === void 0 ? void 0 : withUnsaid(def.innerType, value);
    case "object": {
      if (!isObject(value)) return value;
      const fields = Object.entries(def.shape).map(([name, field]) => [
        name,
        withUnsaid(field, Object.hasOwn(value, name) ? value[name] : void 0)
      ]);
      return { ...value, ...Object.fromEntries(fields.filter(([, field]) => field !== void 0)) };
    }
    case "array":
      return Array.isArray(value) ? value.map((item) => withUnsaid(def.element, item)) : value;
    case "record":
      if (!isObject(value)) return value;
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withUnsaid(def.valueType, item)]));
    default:
      return value;
  }
}
// src/service/answer.ts
function schemaFor(endpoint, input) {
  const isGrouped = input["group_by"] !== void 0;
  return (isGrouped ? endpoint.grouped : endpoint.daily) ?? endpoint.response;
}
function readAnswer(endpoint, input, bytes) {
  const exact = new JsonReader(bytes, limits.page, limits.depth, limits.page).whole();
  const raw = JSON.parse(bytes.toString("utf8").replace(/^\ufeff/, ""));
  const schema = schemaFor(endpoint, input);
  const value = endpoint.hasUnsaid ? withUnsaid(schema, raw) : raw;
  const result = schema.safeParse(value, ownMessages);
  if (result.success) {
    keepDigits(exact, value);
    return membersOf(value);
  }
  const all = misfits(schema, value, result.error.issues);
  const { place, message: message2 } = firstIn(all);
  const more = all.length > 1 ? `, and ${count(all.length - 1, "more place is", "more places are")} wrong` : "";
  throw new DriftlineError("incomplete", {
    code: "schema",
    message: `${place === "" ? "it" : place} ${message2}${more}`
  });
}
// src/service/http.ts
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
  ["x-gzip", gunzip]
]);
function bodyOf(reply, most) {
  return new Promise((resolve, reject) => {
    reply.on("error", reject);
    const inflate = decoders.get((reply.headers["content-encoding"] ?? "").trim().toLowerCase());
    if (!inflate)
      return reject(new HttpFailure("encoding", "the answer has an unsupported compression", false, { hint: REPORT }));
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
        (error) => reject(
          error.code === "ERR_BUFFER_TOO_LARGE" ? tooLarge(most) : new HttpFailure("encoding", "the answer could not be decompressed", true)
        )
      );
    });
    return void 0;
  });
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
var proxy = mayUseProxy ? { proxyEnv: process.env } : {};
var agents = (keepAlive) => ({
  // Only for this machine, therefore without a proxy.
  "http:": new http.Agent({ keepAlive, maxSockets: 4 }),
  // Explicit, so that no environment variable can disable it.
  "https:": new https.Agent({ keepAlive, maxSockets: 4, rejectUnauthorized: true, ...proxy })
});
var reused = agents(true);
var fresh = agents(false);
function createTransport(timeouts = defaultTimeouts, maxBody = MAX_BODY2) {
  return (request) => exchange(request, { timeouts, maxBody }, request.method === "GET" ? reused : fresh);
}
function exchange(request, limits3, pool) {
  return new Promise((resolve, reject) => {
    const { url, method, headers } = request;
    const outgoing = url.protocol === "https:" ? https.request(url, { method, agent: pool["https:"], ...viaProxy(limits3) }) : http.request(url, { method, agent: pool["http:"] });
    try {
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    } catch (error) {
      outgoing.on("error", () => {
      }).destroy();
      throw error;
    }
    new Exchange(request, limits3, outgoing, { resolve, reject }).begin();
  });
}
function viaProxy({ timeouts }) {
  return mayUseProxy ? { timeout: timeouts.connect } : {};
}
var Exchange = class {
  #request;
  #limits;
  #outgoing;
  #settlement;
  #timers = /* @__PURE__ */ new Map();
  /** One more second for each 128 KB to send, in milliseconds: the connection may be slow. */
  #upload;
  /** When the caller's time is over, on the clock of `performance`. */
  #allowed;
  #until;
  #head;
  #isOver = false;
  /** Node writes the request after the connection is established, not before. */
  #reached = false;
  constructor(request, limits3, outgoing, settlement) {
    this.#request = request;
    this.#limits = limits3;
    this.#outgoing = outgoing;
    this.#settlement = settlement;
    this.#upload = Math.floor((request.body?.length ?? 0) / 128);
    this.#allowed = performance.now() + (request.within ?? Infinity);
    this.#until = this.#allowed;
  }
  begin() {
    const { signal, within, body } = this.#request;
    const outgoing = this.#outgoing;
    signal?.addEventListener("abort", this.#abandon);
    if (within !== void 0) this.#start("total", Math.max(1, within), "no connection to the service was free");
    outgoing.once("socket", (socket) => this.#connect(socket));
    outgoing.on("error", this.#fail);
    outgoing.once("close", () => {
      if (!this.#head)
        this.#fail(
          new HttpFailure("network", "the service ended the connection instead of answering", true, {
            reached: this.#reached
          })
        );
    });
    outgoing.once("response", (reply) => this.#receive(reply));
    outgoing.end(body);
  }
  #connect(socket) {
    const { total, headers, connect } = this.#limits.timeouts;
    this.#until = Math.min(this.#allowed, performance.now() + total + this.#upload);
    this.#start("total", Math.max(1, this.#until - performance.now()), "the service did not finish its answer");
    this.#start("headers", headers + this.#upload, "the service did not begin to answer");
    this.#reached = !socket.connecting;
    if (this.#reached) return;
    this.#start("connect", connect, "no connection to the service came about");
    socket.prependOnceListener(this.#request.url.protocol === "https:" ? "secureConnect" : "connect", () => {
      this.#reached = true;
      this.#stop("connect");
    });
  }
  #receive(reply) {
    const { timeouts, maxBody } = this.#limits;
    this.#stop("headers");
    const head2 = {
      status: reply.statusCode ?? 0,
      headers: reply.headers,
      delimited: ["content-length", "transfer-encoding"].some((name) => name in reply.headers),
      ...reply.socket instanceof TLSSocket && { tls: tlsFacts(reply.socket) }
    };
    this.#head = head2;
    const most = isSuccess(head2.status) ? maxBody : Math.min(maxBody, MAX_REFUSAL);
    const wait = () => this.#start("idle", timeouts.idle, "the service paused in its answer and did not go on");
    wait();
    reply.on("data", wait);
    bodyOf(reply, most).then((body) => this.#settle(() => this.#settlement.resolve({ ...head2, body })), this.#fail);
  }
  #fail = (error) => this.#settle(() => {
    const { resolve, reject } = this.#settlement;
    const head2 = this.#head;
    this.#outgoing.destroy();
    if (head2 && !isSuccess(head2.status)) resolve({ ...head2, body: Buffer.alloc(0) });
    else if (!head2 && this.#outgoing.reusedSocket && isReset(error))
      resolve(exchange({ ...this.#request, within: this.#until - performance.now() }, this.#limits, fresh));
    else reject(error instanceof HttpFailure ? error : networkFailure(error, head2 !== void 0, this.#reached));
  });
  #abandon = () => this.#fail(abortFailure(this.#reached));
  #settle(how) {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#request.signal?.removeEventListener("abort", this.#abandon);
    how();
  }
  #start(name, ms, failureText) {
    this.#stop(name);
    if (this.#isOver) return;
    const failure = () => new HttpFailure("timeout", `${failureText} within ${Math.ceil(ms / 1e3)} s`, true, { reached: this.#reached });
    this.#timers.set(
      name,
      setTimeout(() => this.#fail(failure()), ms)
    );
  }
  #stop(name) {
    clearTimeout(this.#timers.get(name));
  }
};
function tlsFacts(socket) {
  const { valid_to: validTo } = socket.getPeerCertificate();
  return { protocol: socket.getProtocol() ?? "unknown", validTo: validTo ?? null };
}
function isSuccess(status) {
  return status >= 200 && status < 300;
}
// src/service/input.ts
function objectInput({ name }, input) {
  if (isObject(input)) return input;
  throw usageError(`${name}: the input should be an object`);
}
function checkedParts(endpoint, input, today) {
  const problems = [];
  const wrong2 = (message2, hint) => void problems.push({ message: `${endpoint.name}: ${message2}`, ...hint !== void 0 && { hint } });
  const parts = partsOf(endpoint, input);
  const names = [endpoint.params, endpoint.query, endpoint.body].flatMap((part) => Object.keys(part?.shape ?? {}));
  if (!endpoint.body) {
    for (const name of Object.keys(parts.query))
      if (!names.includes(name)) wrong2(`knows no ${quotedName(name)}`, didYouMean(name, names) ?? acceptedNames(names));
  }
  const fits = [
    [endpoint.params, parts.params],
    [endpoint.query, parts.query],
    ...endpoint.body ? [[endpoint.body, parts.body]] : []
  ];
  const before = problems.length;
  for (const [schema, values] of fits) {
    const result = schema.safeParse(values, ownMessages);
    if (result.success) continue;
    for (const { place, message: message2 } of misfits(schema, values, result.error.issues)) {
      const misspelt = message2 === "is missing" && problems.some(({ hint }) => hint === `did you mean "${place}"?`);
      if (!misspelt) wrong2(`${place} ${message2}`);
    }
  }
  for (const [name, value] of Object.entries(parts.query))
    if (typeof value === "string" && !value.isWellFormed()) wrong2(`${name} is not well-formed text`);
  if (parts.body !== void 0) {
    const place = notJson(endpoint.body, parts.body);
    if (place !== void 0) wrong2(`${place} is not something that JSON can hold`);
  }
  if (problems.length === before)
    for (const { field, message: message2 } of endpoint.objections?.(input, today) ?? []) wrong2(`${field} ${message2}`);
  if (problems.length === 0) return parts;
  throw new DriftlineError("usage", problems);
}
function acceptedNames(names) {
  return names.length === 0 ? "it takes nothing" : `it takes ${names.join(", ")}`;
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
  const name = Object.keys(body).find((key) => !within(body[key]));
  return name === void 0 || Object.hasOwn(schema.shape, name) ? name : quotedName(name);
}
// src/service/refusal.ts
var transientStatus = /* @__PURE__ */ new Set([408, 429, 500, 502, 503, 504]);
var redirects = /* @__PURE__ */ new Set([301, 302, 303, 307, 308]);
var knownTypes = /^(?:text\/(?:html|plain|xml)|application\/(?:json|problem\+json|xml|octet-stream))(?![\w.+-])/;
var parameter = /\s*;\s*(?:([!#$%&'*+.^`|~\w-]+)=([!#$%&'*+.^`|~\w-]+|"(?:[^"\\]|\\.)*"))?/y;
function saysJson(type) {
  const start = /^application\/json(?=\s*(?:;|$))/.exec(type);
  if (!start) return false;
  for (parameter.lastIndex = start[0].length; parameter.lastIndex < type.length; ) {
    const match = parameter.exec(type);
    if (!match) return false;
    const [, name, value = ""] = match;
    if (name === "charset" && !/^"?utf-?8"?$/.test(value)) return false;
  }
  return true;
}
function notJson2(reply, key) {
  const type = (reply.headers["content-type"] ?? "").trim().toLowerCase();
  if (saysJson(type)) return void 0;
  const name = type === "" ? "no content type" : knownTypes.exec(type)?.[0] ?? "another content type";
  const isJson = name === "application/json";
  const jsonForm = /charset/.test(type) ? "JSON that is not in UTF-8" : "a content type that cannot be read";
  const content = isJson ? jsonForm : name;
  return new HttpFailure(
    "content-type",
    `the service answered with ${content} (${reply.body.length} bytes) where JSON in UTF-8 should be`,
    true,
    {
      hint: "check the address: a login page or a proxy may stand in between",
      status: reply.status,
      requestId: requestIdOf(reply, key)
    }
  );
}
function refusalOf(reply, endpoint, key) {
  const { status } = reply;
  const body = bodyOf2(reply.body);
  const reason = reasonOf2(body, status, key);
  const facts = { status, reason, requestId: shownId(body["requestId"], key) ?? requestIdOf(reply, key) };
  const say = (code, message2, hint, transient2 = false) => new HttpFailure(code, `${message2}${answerWords(facts)}`, transient2, {
    ...facts,
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
    return say("bad-request", "the service calls the request invalid", "check what was asked against its interface");
  if (status === 401)
    return say("unauthorized", "the service does not accept the key", "generate a key in the settings of the service");
  if (status === 403) return say("forbidden", ...forbidden(html2, endpoint, reason));
  if (status === 404) return say("not-found", ...notFoundWords(html2, endpoint, reason));
  if (status === 407)
    return say("proxy", "a proxy asks for credentials", "let the proxy allow the service's host without them");
  if (status === 409 && endpoint.refusals.includes(409))
    return say(
      "conflict",
      "what the request is about is in a state that does not allow this",
      "look at it, then try again"
    );
  if (status === 413 && endpoint.refusals.includes(413))
    return say("request-too-large", "the request is larger than the service accepts", "send less at once");
  if (status === 429) return say("rate-limited", "the service asks to slow down", void 0, true);
  if (transientStatus.has(status)) return say("service-error", "the service failed", void 0, true);
  return say("unexpected-status", "the service answered in a way its interface does not name", REPORT);
}
function notFoundWords(html2, { params, body }, reason) {
  if (!html2 && Object.keys(params.shape).length > 0)
    return ["the service knows nothing by this identifier", "check the identifier"];
  if (!html2 && body !== void 0 && reason !== void 0)
    return ["the service does not find what the request asks for", "correct what it says, or check the address"];
  return ["the service has nothing at this address", "check the address"];
}
var aboutRoles = /\b(?:roles?|managers?|owners?|admin\w*|members?|guests?|permissions?|privileges?|scopes?)\b/i;
function forbidden(html2, { method, allowed }, reason) {
  if (html2) return ["a page that looks like one of a proxy forbids this", "let the proxy allow the service's host"];
  if (reason !== void 0 && !aboutRoles.test(reason))
    return ["the service forbids this", "correct what it says, or ask its support"];
  const may3 = method === "GET" ? "the service does not let this key read this" : "the service does not let this key do this";
  const advice = allowed.includes("member") ? "use the key of somebody who may" : "use the key of a manager or an owner";
  return [may3, advice];
}
function leavesOpen(failure) {
  const { status, reached } = failure;
  if (status === null) return reached;
  return status < 300 || status >= 500 || status === 303 || status === 408;
}
function bodyOf2(bytes) {
  try {
    return membersOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}
function requestIdOf({ headers }, key) {
  return shownId(headers["x-request-id"] ?? headers["request-id"], key);
}
function shownId(id, key) {
  if (typeof id !== "string" || !/^[\w-]{1,64}$/.test(id)) return void 0;
  return showsSome(id, key) || withoutKnownFormats(id) !== id ? void 0 : id;
}
var MAX_REASON = 300;
function reasonOf2(body, status, key) {
  const { detail, error, message: message2 } = body;
  const texts2 = [detail, error, membersOf(error)["message"], message2].filter((value) => typeof value === "string");
  const saidAnyway = ["", STATUS_CODES[status]?.toLowerCase()];
  const text2 = texts2.find((candidate) => !saidAnyway.includes(candidate.trim().toLowerCase()));
  const sealed = text2 === void 0 ? void 0 : sealedSentence(text2.trim(), key);
  if (sealed === void 0) return void 0;
  const visibleText = visible(sealed.replaceAll(/\s+/g, " ")).replaceAll('"', "'");
  const start = head(visibleText, MAX_REASON);
  return start.length === visibleText.length ? visibleText : `${head(visibleText, MAX_REASON - 1)}\u2026`;
}
// src/service/request.ts
function addressOf(hosts, endpoint, { params, query }, declaredPath) {
  const url = new URL(hostOf(hosts, endpoint));
  const path2 = declaredPath.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  url.pathname = `${url.pathname.replace(/\/$/, "")}${path2}`;
  const pairs2 = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  url.search = pairs2.join("&");
  return url;
}
function hostOf({ baseUrl, appUrl }, endpoint) {
  const url = endpoint.host === "app" ? appUrl : baseUrl;
  if (url) return url;
  const [host, name, hint] = endpoint.host === "app" ? [
    "the application of the service",
    "appUrl",
    "give --app-url, DRIFTLINE_APP_URL or the input app-url, or appUrl to createClient"
  ] : [
    "the API of the service",
    "baseUrl",
    "give --base-url, DRIFTLINE_BASE_URL or the input base-url, or baseUrl to createClient"
  ];
  throw usageError(`${endpoint.name} asks ${host}, and no ${name} is given`, hint);
}
// src/service/retry.ts
var systemClock = {
  now: () => performance.now(),
  sleep: (ms, signal) => setTimeout2(ms, void 0, signal && { signal }).catch(() => {
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
  #remainingRetries;
  constructor(policy = defaultRetry, clock2 = systemClock) {
    this.#policy = policy;
    this.#clock = clock2;
    this.#started = clock2.now();
    this.#remainingRetries = policy.budget;
  }
  /**
   * Waits before another attempt.
   * @param attempt the number of attempts so far
   * @param delayMs milliseconds that the service asked to wait; undefined if it did not
   * @param signal ends the wait if the caller aborts
   * @throws HttpFailure the failure if no attempt follows, or a failure that the requested wait is too long
   */
  async before(attempt, failure, delayMs, signal) {
    const { attempts, baseMs, capMs, maxWaitMs, deadlineMs } = this.#policy;
    if (!failure.transient) throw failure;
    if (attempt >= attempts || this.#remainingRetries <= 0) throw failure.afterAttempts(attempt);
    if (delayMs !== void 0 && delayMs > maxWaitMs) {
      const { status, requestId, reason } = failure;
      const wait2 = `${Math.ceil(delayMs / 1e3)} s, more than the ${maxWaitMs / 1e3} s that a run waits`;
      throw new HttpFailure("rate-limited", `the service asks to wait ${wait2}${answerWords(failure)}`, false, {
        hint: "run it again after that",
        status,
        requestId,
        reason
      });
    }
    const jitter = this.#clock.random() * Math.min(capMs, baseMs * 2 ** (attempt - 1));
    const wait = (delayMs ?? 0) + jitter;
    if (this.#clock.now() - this.#started + wait >= deadlineMs) throw this.#late();
    this.#remainingRetries--;
    await this.#clock.sleep(wait, signal);
  }
  /**
   * Returns the milliseconds that the run has left.
   * @throws HttpFailure if none are left
   */
  remainingTime() {
    const remainingMs = this.#policy.deadlineMs - (this.#clock.now() - this.#started);
    if (remainingMs <= 0) throw this.#late();
    return remainingMs;
  }
  #late() {
    const minutes = this.#policy.deadlineMs / 6e4;
    return new HttpFailure("deadline", `the service did not give everything within ${minutes} min`, false, {
      hint: "run it again later",
      reached: false
      // checked before each attempt
    });
  }
};
var days = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
var months2 = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
var fixdate = new RegExp(`^${days}, \\d\\d ${months2} \\d{4} \\d\\d:\\d\\d:\\d\\d GMT$`);
function retryAfter(headers, now) {
  const text2 = headers["retry-after"]?.trim();
  if (!text2) return void 0;
  const until = httpDate(text2);
  if (until !== void 0) return Math.max(0, until - (httpDate(headers.date) ?? now));
  const seconds = text2.split(",").map((part) => part.trim());
  return seconds.every((part) => /^\d{1,9}$/.test(part)) ? Math.max(...seconds.map(Number)) * 1e3 : void 0;
}
function httpDate(text2 = "") {
  const time = fixdate.test(text2.trim()) ? Date.parse(text2) : NaN;
  return Number.isNaN(time) ? void 0 : time;
}
// src/service/traced-request.ts
var httpDate2 = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
function tracedRequest(request, reply, failure, key) {
  const date = reply?.headers.date;
  return {
    ...request,
    status: reply?.status ?? null,
    code: failure?.problems[0]?.code ?? null,
    bytes: reply?.body.length ?? 0,
    requestId: failure?.requestId ?? (reply && requestIdOf(reply, key)) ?? null,
    date: date !== void 0 && httpDate2.test(date) ? date : null,
    tls: reply?.tls ?? null
  };
}
// src/service/client.ts
function isNowhere(error) {
  return error instanceof HttpFailure && (error.status === 404 || error.status === 410);
}
var brokenBody = /* @__PURE__ */ new Set(["empty", "truncated"]);
var cutBody = /* @__PURE__ */ new Set(["syntax", "invalid-utf8"]);
var MAX_BEHIND = 10 * 6e4;
var Client = class {
  #options;
  #transport;
  #clock;
  #retries;
  #pageSizes;
  /** Names of endpoints that answer at their other path. */
  #movedEndpoints = /* @__PURE__ */ new Set();
  #requests = 0;
  #isEmulated = false;
  #isClockBehind = false;
  constructor(options) {
    this.#options = options;
    this.#transport = options.transport ?? createTransport();
    this.#clock = options.clock ?? systemClock;
    this.#retries = new Retries(options.retry ?? defaultRetry, this.#clock);
    this.#pageSizes = options.pageSizes ?? new PageSizes();
  }
  /** The number of sent requests, including failed ones. A request repeated after a stale connection counts once. */
  get requests() {
    return this.#requests;
  }
  /** Whether any answer came from an emulator, by its header. */
  get isEmulated() {
    return this.#isEmulated;
  }
  /**
   * Whether an answer was dated after it arrived, by this machine's clock. The opposite says nothing: an answer may
   * come from a cache.
   */
  get isClockBehind() {
    return this.#isClockBehind;
  }
  /**
   * Calls an endpoint whose answer holds no settings.
   * @param input its parameters, query and body in one object
   * @returns the body of the success, unchanged
   * @throws DriftlineError `usage` with all problems of the input, before anything is sent
   * @throws ServiceError if it did not succeed
   */
  async call(endpoint, input) {
    if (endpoint.sealed) throw new DriftlineError("internal", `${endpoint.name} is read through the seal`);
    return this.read(endpoint, input, (body) => readAnswer(endpoint, input, body));
  }
  /**
   * Calls an endpoint, and reads the answer with `decode`. Repeats the request if `decode` throws truncated or empty.
   * Throws like `call`.
   */
  async read(endpoint, input, decode) {
    const parts = this.check(endpoint, input);
    const body = parts.body && JSON.stringify(parts.body);
    try {
      return await this.#pageSizes.fitting(
        endpoint,
        parts.query,
        (query) => this.#ask({ endpoint, params: parts.params, query, body }, (answer2) => decodeAnswer(endpoint, answer2, decode))
      );
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      if (endpoint.paging && error.problems[0]?.code === "too-large" && Number(parts.query["limit"]) !== 1)
        throw new ServiceError(error.retold((message2) => `${message2}; a smaller page (limit) may fit`));
      const open3 = endpoint.method !== "GET" && leavesOpen(error);
      const effect = open3 ? endpoint.effect ?? "it may have been done" : void 0;
      throw new ServiceError(error, effect, { isRepeatable: endpoint.method === "PUT" });
    }
  }
  /** Splits an input into the parts of a request. @throws DriftlineError `usage` with all problems of the input */
  check(endpoint, input) {
    return checkedParts(endpoint, input, this.#options.today?.() ?? dayOf(Date.now()));
  }
  /**
   * Reads an endpoint that changes nothing.
   * @param decode reads the body of a success; if it throws truncated or empty, the request is repeated
   * @throws DriftlineError `incomplete`, which never carries a body, a header or the key
   */
  async get(endpoint, query, decode) {
    return this.#pageSizes.fitting(
      endpoint,
      query,
      (fitting) => this.#ask({ endpoint, params: {}, query: fitting, body: void 0 }, decode)
    );
  }
  /** Sends a request to the endpoint's path, or to its other path: a service may have either of two published paths. */
  async #ask({ endpoint, params, query, body }, decode) {
    const at = (path22) => this.#exchange(
      { endpoint, path: path22, url: addressOf(this.#options, endpoint, { params, query }, path22), body },
      decode
    );
    const { path: path2, otherPath } = endpoint;
    if (otherPath === void 0) return at(path2);
    if (this.#movedEndpoints.has(endpoint.name)) return at(otherPath);
    try {
      return await at(path2);
    } catch (error) {
      if (!isNowhere(error)) throw error;
      const answer2 = await at(otherPath).catch((reason) => {
        throw isNowhere(reason) ? error : reason;
      });
      this.#movedEndpoints.add(endpoint.name);
      return answer2;
    }
  }
  async #exchange(request, decode) {
    const { signal } = this.#options;
    for (let attempt = 1, suspicious = 0; ; attempt++) {
      let delay;
      if (signal?.aborted) throw abortFailure(false);
      const within = this.#retries.remainingTime();
      const trace = this.#tracer(request, attempt - 1);
      let reply;
      try {
        reply = await this.#send(request, within);
        delay = retryAfter(reply.headers, Date.now());
        const answer2 = this.#read(reply, request.endpoint, decode);
        trace(reply);
        return answer2;
      } catch (error) {
        if (!(error instanceof HttpFailure)) throw error;
        trace(reply, error);
        if (["content-type", "empty"].includes(error.problems[0]?.code ?? "") && ++suspicious > 1)
          throw error.afterAttempts(attempt);
        if (request.endpoint.method !== "GET" && leavesOpen(error)) throw error.afterAttempts(attempt);
        await this.#retries.before(attempt, error, delay, signal);
      }
    }
  }
  /** Returns a function that reports the request sent now to `trace`. */
  #tracer({ endpoint: { method }, path: path2 }, retries) {
    const started = this.#clock.now();
    return (reply, failure) => {
      const milliseconds = Math.round(this.#clock.now() - started);
      const request = { method, path: path2, milliseconds, retries };
      this.#options.trace?.(tracedRequest(request, reply, failure, this.#options.apiKey));
    };
  }
  /** Hides the key in a text that the service wrote. */
  hide(text2) {
    return hide(text2, this.#options.apiKey);
  }
  /** Returns a sentence of the service without the key and other secrets; undefined if it shows a part of the key. */
  sealedSentence(text2) {
    return sealedSentence(this.hide(text2), this.#options.apiKey);
  }
  async #send({ endpoint: { method }, url, body }, within) {
    this.#requests++;
    const headers = {
      accept: "application/json",
      "accept-encoding": "gzip",
      authorization: `Bearer ${this.#options.apiKey}`,
      "user-agent": userAgent,
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
    this.#isEmulated ||= reply.headers["x-driftline-emulator"] !== void 0;
    this.#isClockBehind ||= (httpDate(reply.headers.date) ?? 0) - Date.now() > MAX_BEHIND;
    return reply;
  }
  #read(reply, endpoint, decode) {
    const { apiKey: apiKey2 } = this.#options;
    if (!isAnswer(reply.status)) throw refusalOf(reply, endpoint, apiKey2);
    const failure = notJson2(reply, apiKey2);
    if (failure) throw failure;
    try {
      return decode(reply.body);
    } catch (error) {
      if (error instanceof DriftlineError && error.code === "incomplete") throw bodyFailure(error, reply, apiKey2);
      throw error;
    }
  }
};
function decodeAnswer({ name }, answer2, decode) {
  try {
    return decode(answer2);
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    const withEndpointName = (problem) => ({
      ...problem,
      message: `the answer of ${name}: ${problem.message}`
    });
    throw new DriftlineError("incomplete", error.problems.map(withEndpointName));
  }
}
function isAnswer(status) {
  return status >= 200 && status < 300 && status !== 204 && status !== 205;
}
function bodyFailure(error, reply, key) {
  const { delimited, status } = reply;
  const { code = "schema", message: message2, revision, hint = REPORT } = firstIn(error.problems);
  const transient2 = brokenBody.has(code) || !delimited && cutBody.has(code);
  const details = { hint, status, requestId: requestIdOf(reply, key) };
  return new HttpFailure(code, message2, transient2, { ...details, ...revision !== void 0 && { revision } });
}
// src/service/pull.ts
var limits22 = {
  ...bounds,
  /** How often the first page is read again if revisions arrive during paging. */
  heads: 5
};
var nothing = { whole: /* @__PURE__ */ new Set() };
async function pullHistory(client, session2, earlier = nothing) {
  const progress = { stop: null, skipped: null };
  try {
    const isWhole3 = await readHistory(client, session2, earlier, progress);
    return { problems: [], isWhole: isWhole3, skipped: progress.skipped, stop: null };
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    const problems = error.problems.map(({ code, message: message2, hint, revision }) => ({
      code: code ?? "incomplete",
      message: hint === void 0 ? message2 : `${message2}; ${hint}`,
      ...revision !== void 0 && { revision }
    }));
    const { skipped } = progress;
    return { problems, isWhole: false, skipped, stop: skipped ? progress.stop : earlier.part?.stop ?? progress.stop };
  }
}
async function readHistory(client, session2, earlier = nothing, progress = { stop: null, skipped: null }) {
  const read2 = (cursor) => {
    const query = { limit: String(MAX_LIMIT), ...cursor !== void 0 && { cursor } };
    return client.get(enterpriseControls.history, query, (body) => session2.page(body));
  };
  const numbers = /* @__PURE__ */ new Set();
  let newestFirst = true;
  let isWhole3 = false;
  for (let passes = 1, hasMoved = true; hasMoved; passes++) {
    if (passes > limits22.heads + 1)
      throw incomplete("unstable", "revisions keep arriving while the history is read", "run it again later");
    const enough = (page, isOrdered) => newestFirst && isOrdered && page.revisions.some((revision) => numbers.has(revision) || earlier.whole.has(revision));
    const pass = await readPass(read2, enough, progress, passes === 1 ? { part: earlier.part } : void 0);
    const before = numbers.size;
    for (const revision of pass.revisions) numbers.add(revision);
    newestFirst &&= pass.newestFirst;
    isWhole3 ||= pass.ended;
    hasMoved = passes === 1 ? pass.overlapped : numbers.size > before;
    if (progress.skipped && !pass.newestFirst) [progress.skipped, hasMoved] = [null, true];
  }
  return isWhole3;
}
async function readPass(read2, enough, progress, firstPass) {
  let part = firstPass?.part;
  const numbers = /* @__PURE__ */ new Set();
  const cursors = /* @__PURE__ */ new Set();
  let overlapped = false;
  let newestFirst = true;
  let newest;
  let last = Infinity;
  let cursor;
  let behind;
  const seams = new Seams(firstPass !== void 0);
  for (let pages2 = 1, empty = 0, stale = 0; ; pages2++) {
    if (pages2 > limits22.pages) throw incomplete("too-large", `the history has more than ${limits22.pages} pages`);
    const page = behind ?? await read2(cursor).catch((error) => {
      if (seams.isNowhere(error)) return nothingThere2;
      throw error instanceof HttpFailure ? error.retold((message2) => `page ${pages2} of the history: ${message2}`) : error;
    });
    behind = void 0;
    if (!page.saysNext) holdsAll(page, pages2);
    overlapped = seams.see(page, pages2) || overlapped;
    const fresh2 = page.revisions.filter((revision) => !numbers.has(revision));
    overlapped ||= fresh2.length < page.revisions.length;
    for (const revision of fresh2) {
      newestFirst &&= revision <= last;
      last = revision;
      newest ??= revision;
      numbers.add(revision);
    }
    const ended = seams.isEnd(page, pages2, cursors);
    if (ended || enough(page, newestFirst && numbers.size > 1))
      return { revisions: numbers, overlapped, newestFirst, ended };
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
    behind = await read2(part.stop.cursor).catch(() => void 0);
    if (behind && (!adjoins(behind, part) || cursors.has(behind.pagination.nextCursor ?? ""))) behind = void 0;
    if (behind) {
      cursors.add(part.stop.cursor);
      progress.skipped = part.stop;
    }
    part = void 0;
  }
}
var Seams = class {
  #isFirstPass;
  /** The number of a page that claims to be the last but has a cursor. */
  #end;
  #empty;
  #last;
  constructor(isFirstPass) {
    this.#isFirstPass = isFirstPass;
  }
  /**
   * Processes a page. Returns whether the first page has to be read again.
   * @throws HttpFailure if revisions may be missing before this page
   */
  see({ revisions, pagination: pagination2 }, pages2) {
    const [first] = revisions;
    if (this.#end !== void 0 && (first !== void 0 || pagination2.hasMore))
      throw incomplete(
        "more-after-end",
        `page ${this.#end} of the history says that it is the last one, and its cursor leads to more`
      );
    if (first === void 0) {
      this.#empty ??= pages2;
      return false;
    }
    const isOpen = this.#empty !== void 0 && (this.#last === void 0 || Math.abs(first - this.#last) > 1);
    if (isOpen && !(this.#isFirstPass && this.#last === void 0))
      throw incomplete(
        "empty-page",
        `page ${this.#empty} of the history is empty, and pages after it are not: what it should hold may be missing`
      );
    this.#empty = void 0;
    this.#last = revisions.at(-1);
    return isOpen;
  }
  /** Whether the service refuses the cursor of a page that claims to be the last: then there is no such page. */
  isNowhere(error) {
    return this.#end !== void 0 && error instanceof HttpFailure && error.status === 400;
  }
  /**
   * Whether a page is the last. A last page with a cursor counts only if that cursor leads to an empty page, to a page
   * that was read, or nowhere.
   */
  isEnd({ pagination: { hasMore, nextCursor: nextCursor2 } }, pages2, cursors) {
    if (hasMore) return false;
    if (this.#end !== void 0 || !nextCursor2 || cursors.has(nextCursor2)) return true;
    this.#end = pages2;
    return false;
  }
};
var nothingThere2 = { revisions: [], pagination: { hasMore: false, nextCursor: null }, saysNext: true };
function adjoins(page, { revisions, stop }) {
  return page.revisions[0] === stop.oldest - 1 || page.revisions.some((revision) => revisions.has(revision));
}
function holdsAll(page, pages2) {
  if (pages2 > 1)
    throw incomplete(
      "schema",
      `page ${pages2} of the history does not say whether there is more, as those before it did`
    );
  if (page.revisions.length >= askedSize(page, MAX_LIMIT))
    throw incomplete("missing-pagination", "page 1 of the history is full, and does not say whether there is more");
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
function incomplete(code, message2, hint = REPORT) {
  return new HttpFailure(code, message2, false, { hint });
}

import { open, stat } from "node:fs/promises";
import path from "node:path";
// src/service/batches.ts
var unbounded = { ...limits2.set, body: looseObject({ users: array(creditLimit).check(_minLength(1)) }) };
async function setLimits(client, input) {
  const { users: users2 } = input;
  if (!Array.isArray(users2) || users2.length <= MAX_ENTRIES) return client.call(limits2.set, input);
  client.check(unbounded, input);
  let total;
  for (let start = 0; start < users2.length; start += MAX_ENTRIES) {
    const batch = { ...input, users: users2.slice(start, start + MAX_ENTRIES) };
    try {
      const answer2 = await client.call(limits2.set, batch);
      total = mergeAnswers(total, answer2);
    } catch (error) {
      if (!total || !(error instanceof ServiceError)) throw error;
      const message2 = `of ${users2.length} limits ${total.updated.length} were set and ${total.errors.length} refused before`;
      throw new ServiceError(error, void 0, { result: { message: message2, value: total } });
    }
  }
  return present(total);
}
function mergeAnswers(before, answer2) {
  if (!before) return answer2;
  return {
    ...before,
    ...answer2,
    updated: [...before.updated, ...answer2.updated],
    errors: [...before.errors, ...answer2.errors]
  };
}
// src/api/attachments.ts
var MAX_FILE = 10 * 2 ** 20;
var MAX_TOGETHER = 20 * 2 ** 20;
var begins = (...starts) => {
  const prefixes = starts.map((start) => Buffer.from(start, "latin1"));
  return (bytes) => prefixes.some((start) => bytes.subarray(0, start.length).equals(start));
};
var jpeg = { mediaType: "image/jpeg", phrase: "a JPEG picture", matches: begins("\u00ff\u00d8\u00ff") };
var webp = (bytes) => begins("RIFF")(bytes) && begins("WEBP")(bytes.subarray(8));
var pictures = {
  ".png": { mediaType: "image/png", phrase: "a PNG picture", matches: begins("\u0089PNG\r\n\n") },
  ".jpg": jpeg,
  ".jpeg": jpeg,
  ".gif": { mediaType: "image/gif", phrase: "a GIF picture", matches: begins("GIF87a", "GIF89a") },
  ".webp": { mediaType: "image/webp", phrase: "a WebP picture", matches: webp }
};
var pdf = { mediaType: "application/pdf", phrase: "a PDF", matches: begins("%PDF-") };
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
  let totalBytes = 0;
  const read2 = async (value, encode) => {
    if (!Array.isArray(value)) return value;
    const items = [];
    for (const item of value) {
      if (typeof item !== "string") items.push(item);
      else
        try {
          const bytes = await bytesOf(item);
          totalBytes += bytes.length;
          if (totalBytes > MAX_TOGETHER) throw refuse(item, `makes them more than ${mebibytes(MAX_TOGETHER)} together`);
          items.push(encode(item, bytes));
        } catch (error) {
          if (!(error instanceof DriftlineError)) throw error;
          problems.push(...error.problems);
        }
    }
    return items;
  };
  const images = await read2(input["images"], picture);
  const files = await read2(input["files"], document);
  if (problems.length > 0) throw new DriftlineError("usage", problems);
  return { ...input, ..."images" in input && { images }, ..."files" in input && { files } };
}
function picture(file, bytes) {
  const kind = pictures[extension(file)];
  if (!kind) throw refuse(file, "is not called as a picture is", "send .png, .jpg, .gif or .webp");
  if (!kind.matches(bytes)) throw refuse(file, `does not hold ${kind.phrase}`);
  return { type: "base64", mediaType: kind.mediaType, data: bytes.toString("base64") };
}
function document(file, bytes) {
  const data = bytes.toString("base64");
  const name = path.basename(file);
  if (extension(file) === ".pdf") {
    if (!pdf.matches(bytes)) throw refuse(file, `does not hold ${pdf.phrase}`);
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
  const unread = (error) => {
    throw refuse(file, `cannot be read: ${reasonOf(error)}`);
  };
  if (file === "" || file.includes("\0")) throw refuse(file, "is not the path of a file");
  if (!(await stat(file).catch(unread)).isFile()) throw refuse(file, "is not a file");
  const handle = await open(file).catch(unread);
  try {
    const bytes = Buffer.alloc(MAX_FILE + 1);
    let size2 = 0;
    while (size2 < bytes.length) {
      const { bytesRead } = await handle.read(bytes, size2, bytes.length - size2).catch(unread);
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
  return usageError(`messages.add: the file ${visible(clip(file, 200))} ${message2}`, hint);
}
// src/api/caller.ts
function createCaller(newClient, open22) {
  const seals = [];
  let isEmulated = false;
  let hasOpenEnd = false;
  async function asking(ask2) {
    const client = newClient();
    try {
      return await ask2(client);
    } finally {
      isEmulated ||= client.isEmulated;
    }
  }
  function finish(session2) {
    const sealed = session2.finish();
    seals.push(sealed);
    hasOpenEnd ||= sealed.hasOpenEnd;
    const [revision] = sealed.conflicts;
    if (revision !== void 0)
      throw new ServiceError(
        new HttpFailure("revision-conflict", `revision ${revision} arrived twice, with different content`, false, {
          hint: REPORT,
          revision
        })
      );
    return sealed;
  }
  async function sealedPage(input) {
    const session2 = open22();
    const { history } = enterpriseControls;
    const page = await asking((client) => client.read(history, input, (body) => session2.page(body)));
    const sealed = new Map(finish(session2).revisions.map((revision) => [revision.revision, revision]));
    return { changes: page.revisions.map((number3) => lookUp(sealed, number3)), pagination: page.pagination };
  }
  async function* sealedPages(input) {
    const limit = Number(input["limit"] ?? DEFAULT_LIMIT);
    const { history } = enterpriseControls;
    const session2 = open22();
    await asking(async (client) => {
      client.check(history, input);
      if (input["cursor"] !== void 0)
        throw usageError(
          `${history.name}: the whole list is read, so cursor cannot be used`,
          "omit cursor, or read a single page"
        );
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
  const plain2 = async (endpoint, input) => {
    const body = await asking((client) => client.call(endpoint, input));
    hasOpenEnd ||= endpoint.paging?.saysNext(membersOf(body)) === false;
    return body;
  };
  const check = (endpoint, input) => newClient().check(endpoint, input);
  const caller = {
    async call(endpoint, input) {
      if (endpoint.sealed) return { ...await sealedPage(input) };
      if (endpoint.name === limits2.set.name) return setLimits({ call: plain2, check }, input);
      return plain2(endpoint, endpoint.name === messages.add.name ? await withAttachments(input) : input);
    },
    pages(endpoint, input) {
      if (endpoint.sealed) return sealedPages(input);
      return eachPage(endpoint, input, (page) => caller.call(endpoint, page));
    },
    all(endpoint, input) {
      const { most } = pagingOf(endpoint);
      return eachItem(endpoint, caller.pages(endpoint, { ...most !== void 0 && { limit: most }, ...input }));
    },
    get mark() {
      return seals.at(-1)?.mark;
    },
    hide: (text2) => newClient().hide(text2),
    sealedSentence: (text2) => newClient().sealedSentence(text2),
    leaks: (text2) => seals.some((sealed) => sealed.outputLeaks(text2)),
    get isEmulated() {
      return isEmulated;
    },
    get hasOpenEnd() {
      return hasOpenEnd;
    }
  };
  return caller;
}

import { open as open2, session_exports } from "./questions.js";

// src/api/open-client.ts
async function openClient(flags, config, environment) {
  const { baseUrl, appUrl, apiKey: apiKey2 } = await placeOf2(flags, config, environment);
  const trace = tracer(flags.trace, environment);
  const client = new Client({ baseUrl, appUrl, apiKey: apiKey2, trace });
  const organization = flags.organization ?? config.organization ?? baseUrl?.hostname ?? "unnamed";
  const key = environment["DRIFTLINE_FINGERPRINT_KEY"] || void 0;
  return createCaller(
    () => client,
    () => open2({ key, organization, catalog: config.catalog })
  );
}
async function placeOf2(flags, config, environment) {
  const baseUrl = statedAddress("baseUrl", flags.baseUrl, environment, config)?.url;
  const appUrl = statedAddress("appUrl", flags.appUrl, environment, config)?.url;
  return { baseUrl, appUrl, apiKey: await readKey(flags.apiKeyFile, environment) };
}

import { readInput } from "./base.js";

import { MarkedTexts, Sealer } from "./questions.js";

import { apiKey, serviceAddress } from "./questions.js";

import { isName, pairIn } from "./questions.js";

import { Fitting, compatible } from "./questions.js";

import { createFingerprints, isOf } from "./questions.js";

import { SettingsReader } from "./questions.js";

import { Entries, EntryChange, entryAt, flawed, twofold, unreadableAt } from "./questions.js";

import { elementNames, elementOf, isOver, isPartOf, keyOf, pathAround, pointerOf, subjectIn_2, topKey, valueIn } from "./questions.js";

import { isReference } from "./questions.js";

import { isUnsetAt, isVoid, meaningOf, normalsOf } from "./questions.js";

import { createCatalog, placeBelow, placeOf_2, settingAt } from "./questions.js";

import { isGlob, kindOf, kinds_2, normalise, shareOfInternet } from "./questions.js";

import { email as email2, foldAscii } from "./questions.js";

import { isCliff, isContainer, isGuard, knownValues, rank } from "./questions.js";

import { isUnset } from "./questions.js";

import { publishedAliases, settingGroups, settings, firstMatchDirection } from "./questions.js";

import { globMatches, globsOverlap, positionOf, scale, scaleOf } from "./questions.js";

import { require_picomatch } from "./questions.js";

import { anyOf, coverageOf, flawOf, isCovered, isOpaque, isPlain, memoize, normalOf, overlapsOf, spansOf, spelledAs, spellingOf, textOf_2, unclean } from "./questions.js";

import { listOf, newIn } from "./questions.js";

import { readText, unreadable } from "./base.js";

// src/commands/api/settings-schema.ts
function settingsSchema(settings2) {
  const root = { below: /* @__PURE__ */ new Map() };
  for (const setting of settings2) {
    let place = root;
    for (const key of setting.path.replaceAll("[*]", ".*").split(".")) {
      place = getOrMake(place.below, key, () => ({ below: /* @__PURE__ */ new Map() }));
    }
    place.setting = setting;
  }
  return { ...objectOf(root), description: "The whole settings at a revision, not a difference" };
}
function schemaOf2(place) {
  const { setting, below } = place;
  const description = setting?.description.replace(/\.$/, "") ?? "Settings that belong together";
  const entry = below.get("*");
  if (setting?.kind === "keyed")
    return { type: "array", items: entry ? schemaOf2(entry) : { type: "object" }, description };
  if (entry) return { type: "object", additionalProperties: schemaOf2(entry), description };
  if (!setting || below.size > 0) return { ...objectOf(place), description };
  if (setting.list) return { type: "array", items: valueOf2(setting), description };
  return { ...valueOf2(setting), description };
}
function objectOf({ below }) {
  return { type: "object", properties: Object.fromEntries([...below].map(([name, place]) => [name, schemaOf2(place)])) };
}
function valueOf2(setting) {
  const values = knownValues(setting);
  if (values.length > 0) return { anyOf: [{ type: "string", enum: values }, { type: "string" }] };
  if (setting.fields) {
    const textNamed = (name) => ({ type: "string", description: `Its ${name}` });
    return { type: "object", properties: tableOf(Object.keys(setting.fields), textNamed) };
  }
  const { type } = kindOf(setting);
  return setting.kind === "secret" ? { type: "string" } : type === "any" ? {} : { type };
}

import { configFiles, readConfig } from "./questions.js";

import { createConfig } from "./questions.js";

import { ELSEWHERE, nothingRead, whyUnwatched, withoutExtras } from "./questions.js";

import { actionFormat, choice, day, extras, failOnChoices, instant, output, outputNamed, revisionOrTime, sample, since, textFormat, transient, wholeNumber } from "./questions.js";

import { askedFor, extraChoices, keptExtras } from "./questions.js";

import { endpoints, resources } from "./api.js";

import { FIRST_DAY, analytics } from "./api.js";

import { filesOf, formatNames, isArchive, isFormat, outputKind, packedIn, reporters, showsSample } from "./questions.js";

import { reaches, severities, tallyOf, weight, worstToBest } from "./questions.js";

import { constants } from "node:fs";
import { access, stat as stat2 } from "node:fs/promises";
// src/commands/doctor/shape.ts
var MOST = 20;
function shapeOf(schema, answer2) {
  const notNamed = /* @__PURE__ */ new Set();
  const notSaid = /* @__PURE__ */ new Set();
  const visit = (of, value, place) => {
    const { def } = withDefinition(of)._zod;
    if ("innerType" in def) {
      if (value === void 0 || value === null) {
        if (def.type === "nullable") notSaid.add(place);
      } else visit(def.innerType, value, place);
    } else if (def.type === "array" && Array.isArray(value)) {
      for (const item of value) visit(def.element, item, `${place}[]`);
    } else if (def.type === "object" && isObject(value)) {
      const within = (name) => place === "" ? name : `${place}.${name}`;
      for (const [name, field] of Object.entries(def.shape)) visit(field, value[name], within(name));
      for (const name of Object.keys(value)) if (!Object.hasOwn(def.shape, name)) notNamed.add(within(fieldName(name)));
    }
  };
  visit(schema, answer2, "");
  return { notNamed: [...notNamed].slice(0, MOST), notSaid: [...notSaid].slice(0, MOST) };
}
// src/commands/doctor/ask.ts
var misfits2 = /* @__PURE__ */ new Set([
  "schema",
  "content-type",
  "syntax",
  "empty",
  "truncated",
  "encoding",
  "duplicate-key",
  "invalid-utf8",
  "too-deep",
  "too-large",
  "time-zone"
]);
async function ask(client, probe, earlierRequests, isThere) {
  const before = earlierRequests.length;
  const row = (outcome, mayRead, reason, shape = null) => {
    const requests = earlierRequests.slice(before);
    const last = requests.at(-1);
    return {
      ...probeColumns(probe),
      outcome,
      status: last?.status ?? null,
      mayRead,
      says: reason,
      shape,
      requests: requests.length,
      milliseconds: sumOf(requests, ({ milliseconds }) => milliseconds),
      requestId: last?.requestId ?? null
    };
  };
  try {
    const { shape, isEmpty } = await read(client, probe);
    if (isEmpty && probe.needsItems) return row("empty", true, "the list is empty: an audit cannot use it", shape);
    return row("good", true, null, shape);
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    if (error.exitCode === 2) return row("not-asked", null, words(error));
    const { code } = error;
    const status = earlierRequests.length > before ? earlierRequests.at(-1)?.status ?? null : null;
    const isNowhere2 = words(error).startsWith("the service has nothing at this address");
    if (status === 404 && probe.asksForNothing && !isNowhere2 && isThere)
      return row("good", true, "it answers that the requested identifier does not exist");
    if (status === 403) return row(code === "forbidden" ? "forbidden" : "failed", false, words(error));
    if (status === 401) return row("refused", false, words(error));
    if (status === 400) return row("refused", null, words(error));
    if (status === 404 && probe.asksForNothing && !isThere)
      return row("absent", null, "its host answers nothing but 404: check the address");
    if (status === 404 || status === 410) return row("absent", null, words(error));
    return row(misfits2.has(code) ? "misfit" : "failed", misfits2.has(code) ? true : null, words(error));
  }
}
function unaskedRow(probe, reason) {
  const nothing2 = { status: null, mayRead: null, shape: null, requests: 0, milliseconds: 0, requestId: null };
  return { ...probeColumns(probe), outcome: "not-asked", says: reason, ...nothing2 };
}
function probeColumns({ endpoint: { name, method, path: path2, host }, without, isNeeded }) {
  return { endpoint: name, method, path: path2, host, isNeeded, without };
}
async function read(client, { endpoint, input }) {
  const { paging } = endpoint;
  if (!endpoint.sealed)
    return client.read(endpoint, input, (body) => {
      const answer2 = readAnswer(endpoint, input, body);
      const isEmpty = paging !== void 0 && isEmptyList(itemsOf(answer2, paging.items), paging.next(answer2) === void 0);
      return { shape: shapeOf(schemaFor(endpoint, input), answer2), isEmpty };
    });
  const session2 = open2({ organization: "doctor" });
  const { revisions, pagination: pagination2 } = await client.read(endpoint, input, (body) => session2.page(body));
  const { unknownFields, hasOpenEnd } = session2.finish();
  const shape = { notNamed: unknownFields, notSaid: hasOpenEnd ? ["pagination"] : [] };
  return { shape, isEmpty: isEmptyList(revisions, !pagination2.hasMore) };
}
function isEmptyList(items, isLast) {
  return isLast && items.length === 0;
}
function words(error) {
  const { message: message2, hint } = firstIn(error.problems);
  return hint === void 0 ? message2 : `${message2}; ${hint}`;
}
// src/commands/doctor/probes.ts
var NOBODY = "driftline-doctor";
function probesAt(now, items) {
  const { analytics: analytics2, readiness: readiness2, enterpriseControls: enterpriseControls2, users: users2, sessions: sessions2, messages: messages2, computers: computers2 } = resources;
  const day2 = dayOf(now - DAY);
  const days2 = { startDate: day2, endDate: day2 };
  const probe = (endpoint, input, neededBy, without) => {
    const needsItems = endpoint === enterpriseControls2.history || endpoint === users2.list;
    return { endpoint, input, neededBy, without, asksForNothing: Object.values(input).includes(NOBODY), needsItems };
  };
  const { session: sessionId = NOBODY, computer: computerId = NOBODY } = items;
  return [
    probe(enterpriseControls2.history, { limit: 1 }, null, "the audit: there is no history to judge"),
    probe(users2.list, { limit: 1 }, "access", "who is still a member, and who never signs in"),
    probe(analytics2.tokens, days2, "usage", "which models were used, and for how many credits"),
    probe(analytics2.tools, days2, "usage", "which tools and MCP servers were used, and how autonomously"),
    probe(analytics2.activity, days2, "usage", "how many users were active"),
    probe(analytics2.productivity, days2, "usage", "what the agent changed"),
    probe(analytics2.users, { ...days2, limit: 1 }, "usage", "who used what while it was allowed"),
    probe(readiness2.list, { limit: 1 }, "readiness", "how ready repositories are for agents"),
    probe(computers2.get, { computerId }, "computers", "which computers agents work on"),
    probe(computers2.getByName, { name: NOBODY }, "computers", "computers by their name"),
    probe(sessions2.get, { sessionId }, "sessions", "the settings that sessions ran with"),
    probe(messages2.list, { sessionId, limit: 1 }, "sessions", "messages of sessions"),
    probe(messages2.get, { sessionId, messageId: NOBODY }, "sessions", "single messages of sessions")
  ];
}
// src/commands/doctor/surroundings.ts
var MOST_SKEW = 6e4;
var SOON = 14 * DAY;
async function surroundings(around) {
  return [
    clock(around),
    proxy2(around),
    encryption(around),
    node(around),
    runner(around),
    ...await permissions(around),
    await schedule(around)
  ];
}
function clock({ requests }) {
  const skews = requests.flatMap(({ at, date }) => date === null ? [] : [at - Date.parse(date)]);
  if (skews.length === 0) return { what: "clock", state: "note", says: "the service reports no time" };
  const skew = skews.reduce((least, candidate) => Math.abs(candidate) < Math.abs(least) ? candidate : least);
  const seconds = Math.round(Math.abs(skew) / 1e3);
  if (Math.abs(skew) <= MOST_SKEW)
    return { what: "clock", state: "good", says: `within ${Math.max(1, seconds)} s of the service's` };
  const direction = skew > 0 ? "ahead of" : "behind";
  return { what: "clock", state: "note", says: `${duration(seconds)} ${direction} the service's: set it` };
}
var proxies = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy", "NO_PROXY", "no_proxy"];
function proxy2({ environment, isEncrypted, node: version2 }) {
  const set = proxies.filter((name) => environment[name]);
  const variables = set.join(", ");
  if (set.length === 0) return { what: "proxy", state: "good", says: "none is set" };
  if (mayUseProxy && isEncrypted && readsProxies(version2))
    return { what: "proxy", state: "note", says: `used, because of ${variables} and NODE_USE_ENV_PROXY` };
  const old = "this version of Node cannot use one: 22.21, and 24.5 or newer, can";
  const why = !mayUseProxy ? "NODE_USE_ENV_PROXY=1 is not" : isEncrypted ? old : "the service is on this machine";
  const says = `not used: ${variables} ${set.length === 1 ? "is" : "are"} set, and ${why}`;
  return { what: "proxy", state: "note", says };
}
function encryption({ requests, environment, isEncrypted, now }) {
  const what = "TLS";
  const notes2 = environment["NODE_EXTRA_CA_CERTS"] ? ["NODE_EXTRA_CA_CERTS adds certificates"] : [];
  const surrounding = (state, ...parts) => ({
    what,
    state: state === "good" && notes2.length > 0 ? "note" : state,
    says: [...parts, ...notes2].join("; ")
  });
  if (!isEncrypted) return surrounding("good", "none: the service is on this machine");
  if (requests.some(({ code }) => code === "tls"))
    return surrounding("bad", "the certificate or encryption is not accepted");
  const tls = requests.find((request) => request.tls)?.tls;
  if (!tls) return surrounding("note", "no encrypted answer came");
  const protocol = /^[\w.]{1,20}$/.test(tls.protocol) ? tls.protocol : "an unknown protocol";
  const ends = Date.parse(tls.validTo ?? "");
  if (Number.isNaN(ends)) return surrounding("good", protocol);
  const day2 = new Date(ends).toISOString().slice(0, 10);
  return surrounding(ends - now < SOON ? "note" : "good", `${protocol}, the certificate is valid until ${day2}`);
}
function node({ node: version2, system }) {
  const [major = 0, minor = 0] = partsOf2(version2);
  const isGood = major > 20 || major === 20 && minor >= 19;
  const words2 = `${version2} on ${system}`;
  return { what: "Node", state: isGood ? "good" : "bad", says: isGood ? words2 : `${words2}: 20.19 or later is needed` };
}
function runner({ environment }) {
  if (environment["GITHUB_ACTIONS"] !== "true")
    return { what: "runner", state: "good", says: "none: not in GitHub Actions" };
  const words2 = ["RUNNER_ENVIRONMENT", "RUNNER_OS", "RUNNER_ARCH"].map((name) => environment[name] ?? "");
  const runnerWords = ["GitHub Actions", ...words2.filter((word) => /^[\w.-]{1,40}$/.test(word))].join(", ");
  return { what: "runner", state: "good", says: runnerWords };
}
async function permissions({ environment, apiKeyFile, ledger }) {
  const results = [];
  const add = (state, words2) => results.push({ what: "permissions", state, says: words2 });
  const mayWrite = (file) => access(file, constants.W_OK).then(...yesOrNo);
  if (await mayWrite(".")) add("good", "this folder can be written to");
  else add("note", "this folder cannot be written to: write reports elsewhere");
  if (apiKeyFile !== void 0 && process.platform !== "win32") {
    const { mode } = await stat2(apiKeyFile);
    if ((mode & 63) !== 0)
      add("note", "other users of this machine may read the key file: remove that permission (chmod 600)");
  }
  if (ledger !== null && await access(ledger).then(...yesOrNo) && !await mayWrite(ledger))
    add("bad", "the ledger cannot be written to");
  if (environment["GITHUB_ACTIONS"] === "true") {
    for (const name of ["GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"]) {
      const file = environment[name];
      if (file && !await mayWrite(file)) add("bad", `the file of ${name} cannot be written to`);
    }
    add(
      "note",
      `GITHUB_TOKEN is ${environment["GITHUB_TOKEN"] ? "set; the workflow's permissions decide what it may do" : "not given"}`
    );
  }
  return results;
}
var yesOrNo = [() => true, () => false];
async function schedule({ ledger, organization, config, now }) {
  const what = "last run";
  if (ledger === null) return { what, state: "note", says: "not known: no ledger is given" };
  if (!await access(ledger).then(...yesOrNo))
    return { what, state: "note", says: `none: the first audit creates the ledger ${ledger}` };
  try {
    const { openReplay } = await import("./audit.js");
    const { state } = await openReplay(ledger, organization, void 0);
    const last = state.runsByTime().at(-1);
    if (!last) return { what, state: "note", says: "none: the ledger holds no run" };
    const age = Math.max(0, Math.floor((now - (instantOf(last.at) ?? now)) / 1e3));
    const words2 = `${minute(last.at)}, ${duration(age)} ago, ${last.verdict}${last.complete ? "" : ", not complete"}`;
    const interval = config.auditEverySeconds;
    if (interval === null || age <= interval) return { what, state: last.complete ? "good" : "note", says: words2 };
    return { what, state: "note", says: `${words2}: one is expected every ${duration(interval)}` };
  } catch (error) {
    if (!(error instanceof DriftlineError)) throw error;
    return { what, state: "bad", says: firstIn(error.problems).message };
  }
}
// src/commands/doctor/text.ts
var may2 = {
  good: "yes",
  empty: "yes, empty",
  forbidden: "no",
  refused: "refused",
  absent: "not there",
  misfit: "not readable",
  failed: "not known",
  "not-asked": "not asked"
};
function textOf3(examination) {
  const { tool, service, endpoints: endpoints2, surroundings: surroundings2, missing, with: extras2 } = examination;
  const hosts = [service.api, ...service.app === null ? [] : [service.app]].join(" and ");
  const of = service.isEmulated ? ", an emulator" : "";
  const needs = ["the history", ...extras2].join(", ");
  return [
    `driftline ${tool.version} at ${hosts}${of}`,
    "",
    ...table([["endpoint", "status", "may read", "needed", "without it an audit lacks"], ...endpoints2.map(cellsOf)]),
    "",
    ...notes(endpoints2),
    ...table(surroundings2.map(({ what, state, says }) => [what, state, says])),
    "",
    missing.length === 0 ? `Everything that the audit needs is available (${needs}).` : `The audit needs ${count(missing.length, "thing")} that ${missing.length === 1 ? "is" : "are"} not right: ${missing.join(", ")}.`,
    ""
  ].map((line) => logLine(visible(line))).join("\n");
}
function cellsOf({ endpoint, status, outcome, isNeeded, without }) {
  return [endpoint, status === null ? "-" : String(status), may2[outcome], isNeeded ? "yes" : "no", without];
}
function notes(endpoints2) {
  const byText = /* @__PURE__ */ new Map();
  for (const row of endpoints2) for (const text2 of notesOf(row)) addTo(byText, text2, row.endpoint);
  const lines = Array.from(byText, ([text2, names]) => `${names.join(", ")}: ${clip(text2, 500)}`);
  return lines.length === 0 ? [] : [...lines, ""];
}
function notesOf({ says, shape, requestId, outcome }) {
  const { notNamed = [], notSaid = [] } = shape ?? {};
  return [
    ...says === null ? [] : [says],
    ...notNamed.length > 0 ? [`fields that the interface does not describe: ${notNamed.join(", ")}`] : [],
    ...notSaid.length > 0 ? [`fields of the interface that are missing: ${notSaid.join(", ")}`] : [],
    ...outcome === "good" || requestId === null || says?.includes(requestId) ? [] : [`the id of its last request is ${requestId}`]
  ];
}
function table(rows) {
  const widths = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cells(cell));
  const padCell = (cell, i) => cell.padEnd((widths[i] ?? 0) + cell.length - cells(cell));
  return rows.map((row) => [...row.slice(0, -1).map(padCell), ...row.slice(-1)].join("  "));
}
// src/commands/doctor/examine.ts
var impatient = {
  attempts: 2,
  baseMs: 250,
  capMs: 1e3,
  maxWaitMs: 1e4,
  budget: 6,
  deadlineMs: 3 * 6e4
};
async function examine(flags, environment) {
  const config = await readConfig(flags.config);
  const { baseUrl, appUrl, apiKey: apiKey2 } = await placeOf2(flags, config, environment);
  if (!baseUrl) throw usageError("no service address", "give --base-url or DRIFTLINE_BASE_URL");
  const choices = flags.with === void 0 ? config.with : extras("--with", flags.with);
  const requestedExtras = askedFor(choices);
  const unwatchedExtras = await withoutWatch(requestedExtras, flags, config);
  for (const { what } of unwatchedExtras) requestedExtras.delete(what);
  const heardRequests = [];
  const trace = tracer(flags.trace, environment);
  const client = new Client({
    baseUrl,
    appUrl,
    apiKey: apiKey2,
    retry: impatient,
    trace: (request) => {
      heardRequests.push({ ...request, at: Date.now() });
      trace?.(request);
    }
  });
  const isNeeded = ({ neededBy }) => neededBy === null || requestedExtras.get(neededBy)?.isOptional === false;
  const now = Date.now();
  const probes = probesAt(now, flags).map((probe) => ({ ...probe, isNeeded: isNeeded(probe) }));
  for (const { endpoint, input } of probes) client.check(endpoint, input);
  const endpoints2 = await withProgress(
    "asking the service",
    flags,
    () => askAll(client, probes, heardRequests, appUrl !== void 0)
  );
  const ledger = flags.ledger ?? config.ledger;
  const environmentRows = await surroundings({
    environment,
    requests: heardRequests,
    apiKeyFile: flags.apiKeyFile,
    ledger,
    organization: flags.organization ?? config.organization,
    config,
    now,
    isEncrypted: baseUrl.protocol === "https:",
    node: process.version,
    system: `${process.platform} ${process.arch}`
  });
  const around = [...environmentRows, ...unwatchedExtras];
  const missing = [
    ...endpoints2.filter((row) => row.isNeeded && row.outcome !== "good").map(({ endpoint }) => endpoint),
    ...around.filter(({ state }) => state === "bad").map(({ what }) => what)
  ];
  const examination = {
    schemaVersion: 1,
    tool: { name: "driftline", version },
    at: instantText(now),
    service: { api: baseUrl.origin, app: appUrl?.origin ?? null, isEmulated: client.isEmulated },
    with: [...requestedExtras.keys()],
    endpoints: endpoints2,
    surroundings: around,
    missing: [...new Set(missing)],
    exitCode: missing.length === 0 ? 0 : 3
  };
  const text2 = flags.format === "json" ? jsonText(examination) : textOf3(examination);
  withhold("the examination", text2, leakTest([apiKey2], []));
  await write(text2);
  return examination.exitCode;
}
async function withoutWatch(names, { policy }, config) {
  const watchedNames = [...names.keys()].filter((name) => whyUnwatched(name, void 0) !== null);
  if (watchedNames.length === 0) {
    if (policy === void 0) return [];
    throw usageError(
      "--policy names the computers and sessions to watch, and neither is requested",
      "add --with computers or --with sessions"
    );
  }
  const { choosePolicies, watchOf } = await import("./policies.js");
  const watch = watchOf((await choosePolicies(policy, config)).policies);
  return watchedNames.flatMap((what) => {
    const reason = whyUnwatched(what, watch);
    return reason === null ? [] : [{ what, state: "note", says: `the audit will not evaluate them: ${reason}` }];
  });
}
async function askAll(client, probes, heardRequests, hasApp) {
  const rows = [];
  const unreachable = /* @__PURE__ */ new Map();
  for (const probe of probes) {
    const { host } = probe.endpoint;
    const why = host === "app" && !hasApp ? "the host of the application is not given (--app-url)" : unreachable.get(host);
    const isThere = rows.some((row2) => row2.host === host && row2.status !== null && row2.status !== 404);
    const row = why === void 0 ? await ask(client, probe, heardRequests, isThere) : unaskedRow(probe, why);
    rows.push(row);
    if (row.outcome === "failed" && row.status === null) unreachable.set(host, "its host cannot be reached, as above");
  }
  return rows;
}

// src/run/from-service.ts
async function readService(source, session2, earlier, { names, range }) {
  const { baseUrl, appUrl, apiKey: apiKey2, trace } = source;
  const client = new Client({ baseUrl, appUrl, apiKey: apiKey2, trace });
  const pullResult = await pullHistory(client, session2, earlier);
  const extras2 = pullResult.problems.length === 0 ? await extrasOf(client, names, range) : void 0;
  const { requests, isEmulated, isClockBehind } = client;
  const proxied = mayUseProxy && source.baseUrl.protocol === "https:";
  return { ...pullResult, requests, isEmulated, proxied, isClockBehind, extras: extras2 };
}
async function extrasOf(client, names, range) {
  if (names.length === 0) return nothingRead;
  const { readExtras } = await import("./reporters.js");
  return readExtras(names, client, range);
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
var successes = { 200: "Done.", 201: "Made.", 202: "Accepted; it goes on." };
var servers = {
  api: [server("The API host", "https://api.example.com")],
  app: [server("The host of the application", "https://app.example.com")]
};
function server(description, address2) {
  return {
    url: "{address}",
    description,
    variables: { address: { default: address2, description: `${description}.` } }
  };
}
function openApi(version2, settings2) {
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
      schemas: { ...withSettings(components()), Settings: settings2 },
      responses: Object.fromEntries(
        Object.entries(refusals).filter(([status]) => endpoints.some((endpoint) => statusesOf(endpoint).map(String).includes(status))).map(([status, [name, description]]) => [name, refusalResponse(Number(status), description)])
      ),
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: "An API key, made in the settings of the application. A user's key may do what the user may."
        },
        token: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "A JSON Web Token of a user, which the management endpoints take in place of a key."
        }
      }
    }
  };
}
function withSettings({ ControlChange: change, ...otherSchemas }) {
  const settings2 = { $ref: "#/components/schemas/Settings" };
  return { ...otherSchemas, ControlChange: { ...change, properties: { ...change?.properties, settings: settings2 } } };
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
  return {
    // `enterpriseControls.history` becomes a name that every generator accepts.
    operationId: endpoint.name.replace(/\.(.)/, (_, first) => first.toUpperCase()),
    tags: [tag],
    summary: endpoint.description.replace(/\.$/, ""),
    description: operationText(endpoint),
    ...endpoint.path.startsWith("/api/v0/") && { security: [{ key: [] }, { token: [] }] },
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
        statusesOf(endpoint).map((status) => [status, { $ref: `#/components/responses/${refusals[status][0]}` }])
      )
    }
  };
}
function statusesOf({ refusals: refusals2 }) {
  return [...refusals2, 429].toSorted((a, b) => a - b);
}
function operationText(endpoint) {
  const { description, paging } = endpoint;
  const pages2 = paging ? ` Returns one page of a list. \`${paging.parameter}\` requests the next page.` : "";
  return `${description}${pages2} For the roles ${rolesText(endpoint)}.`;
}
function parametersOf(where, schema, examples) {
  const required = schema["required"] ?? [];
  return Object.entries(schema["properties"] ?? {}).map(([name, of]) => {
    const { description, ...rest } = of;
    return {
      name,
      in: where,
      required: required.includes(name),
      description,
      schema: rest,
      ...name in examples && { example: examples[name] }
    };
  });
}
function refusalResponse(status, description) {
  return {
    description,
    ...status === 429 && {
      headers: { "Retry-After": { description: "When to try again: seconds, or a date.", schema: { type: "string" } } }
    },
    content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } }
  };
}
export {
  Client,
  HttpFailure,
  PageSizes,
  REPORT,
  ServiceError,
  abortFailure,
  answer,
  answerWords,
  askedSize,
  bounds,
  createCaller,
  eachItem,
  eachPage,
  examine,
  fromTexts,
  inFlags,
  inputFrom,
  isReset,
  jsonWithDigits,
  keepDigits,
  mayUseProxy,
  misfits,
  networkFailure,
  objectInput,
  openApi,
  openClient,
  pagingOf,
  partsOf,
  partsOf2 as partsOf_2,
  placeOf2 as placeOf,
  pullHistory,
  quotedName,
  readAnswer,
  readBody,
  readHistory,
  readService,
  readsProxies,
  schemaFor,
  settingsSchema
};
