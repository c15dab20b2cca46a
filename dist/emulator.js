import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { endpoints, resources } from "./api.js";

import { message, messages, session, sessionSettings, sessions } from "./api.js";

import { misfits, quotedName } from "./service.js";

import { fromTexts, partsOf } from "./service.js";

import { DEFAULT_LIMIT, administrators, declare, flag, list, map, may, maybe, millis, missingAsNull, number, oneOf, orNull, owed, pages, pagesOf, pagination, people, roles, rolesText, segment, text, textLike, textOf, whole, wholeMillis } from "./api.js";

import { MAX_LIMIT, byLast, byMeta, byPagination, itemsOf } from "./api.js";

import { mapValues, withoutUndefined } from "./base.js";

import { NO_MESSAGE, ownMessages, schemaBelow, withDefinition, withoutWrappers } from "./base.js";

import { count, described, digest, durationText, nonEmptyText, objectOrNull, optional, optionalList, rows, rowsOrNull, says, shapedText, text as text2 } from "./policies.js";

import { _default, _enum, any, array, boolean, describe, discriminatedUnion, email, extend, int, json, literal, looseObject, meta, nullable, number as number2, object, optional as optional2, partialRecord, record, refine, strictObject, string, union, unknown } from "./zod.js";

import { $ZodAny, $ZodArray, $ZodBoolean, $ZodCustom, $ZodDefault, $ZodDiscriminatedUnion, $ZodEmail, $ZodEnum, $ZodLazy, $ZodLiteral, $ZodNever, $ZodNull, $ZodNullable, $ZodNumber, $ZodNumberFormat, $ZodObject, $ZodOptional, $ZodRecord, $ZodString, $ZodStringFormat, $ZodType, $ZodUnion, $ZodUnknown, $constructor, _any, _boolean, _email, _gte, _int, _lte, _maxLength, _minLength, _never, _null, _number, _overwrite, _positive, _refine, _regex, _string, _unknown, clone, describe_2, extend_2, globalRegistry, installLazyProp, meta_2, normalizeParams, own, parse, parseAsync, regexes_exports, safeParse, safeParseAsync, shallowClone, toJSONSchema } from "./zod.js";

import { DAY, boundText, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, isDayOrMonth, isInstant, isInstantText, outputText, startOf, startOfDay, stretchOf, timeWords } from "./base.js";

import { addTo, common, contains, countWhile, firstIn, getOrMake, groupBy, inOnePiece, lastIn, lookUp, meet, namesIn, partition, placeIn, present, sumOf, tableOf, unique } from "./base.js";

import { DriftlineError, byLine, codeOf, didYouMean, edits, messageOf, nearest, problemPlace, reasonOf, usageError, withoutExcerpt } from "./base.js";

import { annotation, annotationProperty, cells, clip, codePointOf, cssText, hasUnseen, head, html, inAscii, indentOf, jsonText, logLine, markdownCode, markdownHint, markdownProse, middle, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { bag, canonical, canonicalObject, compare, equal, exactNumber, insert, isArray, isExactNumber, isObject, isWhole, membersOf, mergePatch, pointer, segment as segment2, textAt, unpointer, valueAt } from "./base.js";

import { randomBytes } from "node:crypto";
import { STATUS_CODES } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
// src/emulator/mark.ts
var MARK = "x-driftline-emulator";
// src/emulator/keys.ts
function keysFor(chosenKeys = {}) {
  const keyOf = (role) => chosenKeys[role] ?? `emulated-${role}-${randomBytes(9).toString("hex")}`;
  const keys = tableOf(roles, keyOf);
  for (const role of roles) {
    const flaw = flawOf(keys[role]);
    if (flaw) throw usageError(`the emulator's ${role} key ${flaw}`);
  }
  if (new Set(Object.values(keys)).size < roles.length) throw usageError("two roles of the emulator have the same key");
  return keys;
}
function flawOf(key) {
  if (looksReal(key)) return "looks like a key of a real service; make one up";
  return /^[\x21-\x7e]+$/.test(key) ? void 0 : "cannot be sent in a header";
}
function looksReal(text3) {
  return /(?:^|[^A-Za-z0-9])(?:fk-|eyJ)/.test(text3);
}
// src/emulator/host.ts
// node_modules/hono/dist/http-exception.js
var HTTPException = class extends Error {
  res;
  status;
  /**
  * Creates an instance of `HTTPException`.
  * @param status - HTTP status code for the exception. Defaults to 500.
  * @param options - Additional options for the exception.
  */
  constructor(status = 500, options2) {
    super(options2?.message, { cause: options2?.cause });
    this.res = options2?.res;
    this.status = status;
  }
  /**
  * Returns the response object associated with the exception.
  * If a response object is not provided, a new response is created with the error message and status code.
  * @returns The response object.
  */
  getResponse() {
    if (this.res) return new Response(this.res.body, {
      status: this.status,
      headers: this.res.headers
    });
    return new Response(this.message, { status: this.status });
  }
};
// node_modules/hono/dist/request/constants.js
var GET_MATCH_RESULT = /* @__PURE__ */ Symbol();
// node_modules/hono/dist/utils/buffer.js
var bufferToFormData = (arrayBuffer, contentType2) => {
  return new Response(arrayBuffer, { headers: { "Content-Type": contentType2.replace(/^[^;]+/, (mediaType) => mediaType.toLowerCase()) } }).formData();
};
// node_modules/hono/dist/utils/body.js
var MAX_NESTED_OBJECTS = 1e4;
var isRawRequest = (request) => "headers" in request;
var parseBody = async (request, options2 = /* @__PURE__ */ Object.create(null)) => {
  const { all = false, dot = false } = options2;
  const mediaType = (isRawRequest(request) ? request.headers : request.raw.headers).get("Content-Type")?.split(";")[0].trim().toLowerCase();
  if (mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded") return parseFormData(request, {
    all,
    dot
  });
  return {};
};
async function parseFormData(request, options2) {
  if (!isRawRequest(request) && request.bodyCache.formData) return convertFormDataToBodyData(await request.bodyCache.formData, options2);
  const headers = isRawRequest(request) ? request.headers : request.raw.headers;
  const arrayBuffer = await request.arrayBuffer();
  const formDataPromise = bufferToFormData(arrayBuffer, headers.get("Content-Type") || "");
  if (!isRawRequest(request)) request.bodyCache.formData = formDataPromise;
  const formData = await formDataPromise;
  if (formData) return convertFormDataToBodyData(formData, options2);
  return {};
}
function convertFormDataToBodyData(formData, options2) {
  const form = /* @__PURE__ */ Object.create(null);
  const nestingState = { count: 0 };
  formData.forEach((value, key) => {
    if (!(options2.all || key.endsWith("[]"))) form[key] = value;
    else handleParsingAllValues(form, key, value);
  });
  if (options2.dot) Object.entries(form).forEach(([key, value]) => {
    if (key.includes(".")) {
      handleParsingNestedValues(form, key, value, nestingState);
      delete form[key];
    }
  });
  return form;
}
var handleParsingAllValues = (form, key, value) => {
  if (form[key] !== void 0) {
    if (Array.isArray(form[key])) form[key].push(value);
    else form[key] = [form[key], value];
  } else if (!key.endsWith("[]")) form[key] = value;
  else form[key] = [value];
};
var handleParsingNestedValues = (form, key, value, state) => {
  if (/(?:^|\.)__proto__\./.test(key)) return;
  let nestedForm = form;
  const keys = key.split(".", 34);
  if (keys.length > 33) throwNestingLimitExceeded();
  keys.forEach((key2, index) => {
    if (index === keys.length - 1) nestedForm[key2] = value;
    else {
      if (!nestedForm[key2] || typeof nestedForm[key2] !== "object" || Array.isArray(nestedForm[key2]) || nestedForm[key2] instanceof File) {
        if (state.count++ >= MAX_NESTED_OBJECTS) throwNestingLimitExceeded();
        nestedForm[key2] = /* @__PURE__ */ Object.create(null);
      }
      nestedForm = nestedForm[key2];
    }
  });
};
var throwNestingLimitExceeded = () => {
  throw new Error("Nesting limit exceeded");
};
// node_modules/hono/dist/utils/url.js
var splitPath = (path2) => {
  const paths = path2.split("/");
  if (paths[0] === "") paths.shift();
  return paths;
};
var splitRoutingPath = (routePath2) => {
  const { groups, path: path2 } = extractGroupsFromPath(routePath2);
  const paths = splitPath(path2);
  return replaceGroupMarks(paths, groups);
};
var extractGroupsFromPath = (path2) => {
  const groups = [];
  path2 = path2.replace(/\{[^}]+\}/g, (match2, index) => {
    const mark = `@${index}`;
    groups.push([mark, match2]);
    return mark;
  });
  return {
    groups,
    path: path2
  };
};
var replaceGroupMarks = (paths, groups) => {
  for (let i = groups.length - 1; i >= 0; i--) {
    const [mark] = groups[i];
    for (let j = paths.length - 1; j >= 0; j--) if (paths[j].includes(mark)) {
      paths[j] = paths[j].replace(mark, groups[i][1]);
      break;
    }
  }
  return paths;
};
var patternCache = {};
var getPattern = (label, next) => {
  if (label === "*") return "*";
  const match2 = label.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
  if (match2) {
    const cacheKey2 = `${label}#${next}`;
    if (!patternCache[cacheKey2]) {
      if (match2[2]) patternCache[cacheKey2] = next && next[0] !== ":" && next[0] !== "*" ? [
        cacheKey2,
        match2[1],
        new RegExp(`^${match2[2]}(?=/${next})`)
      ] : [
        label,
        match2[1],
        new RegExp(`^${match2[2]}$`)
      ];
      else patternCache[cacheKey2] = [
        label,
        match2[1],
        true
      ];
    }
    return patternCache[cacheKey2];
  }
  return null;
};
var tryDecode = (str, decoder) => {
  try {
    return decoder(str);
  } catch {
    return str.replace(/(?:%[0-9A-Fa-f]{2})+/g, (match2) => {
      try {
        return decoder(match2);
      } catch {
        return match2;
      }
    });
  }
};
var decodeURIWithPreservedPercent = (value) => decodeURI(value.includes("%25") ? value.replace(/%25/g, "%2525") : value);
var getPath = (request) => {
  const url = request.url;
  const start = url.indexOf("/", url.indexOf(":") + 4);
  let i = start;
  for (; i < url.length; i++) {
    const charCode = url.charCodeAt(i);
    if (charCode === 37) {
      const queryIndex = url.indexOf("?", i);
      const hashIndex = url.indexOf("#", i);
      const end = queryIndex === -1 ? hashIndex === -1 ? void 0 : hashIndex : hashIndex === -1 ? queryIndex : Math.min(queryIndex, hashIndex);
      const path2 = url.slice(start, end);
      const decoded = tryDecode(path2, decodeURIWithPreservedPercent);
      if (/%(?![0-9A-Fa-f]{2})/.test(path2)) {
        const rewritten = new URL("http://localhost");
        rewritten.pathname = decoded.replace(/[\\\t\n\r]/g, encodeURIComponent);
        if (tryDecode(rewritten.pathname, decodeURIWithPreservedPercent) !== decoded) return tryDecode(path2.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), decodeURIWithPreservedPercent);
      }
      return decoded;
    } else if (charCode === 63 || charCode === 35) break;
  }
  return url.slice(start, i);
};
var getPathNoStrict = (request) => {
  const result = getPath(request);
  return result.length > 1 && result.at(-1) === "/" ? result.slice(0, -1) : result;
};
var mergePath = (base, sub, ...rest) => {
  if (rest.length) sub = mergePath(sub, ...rest);
  return `${base?.[0] === "/" ? "" : "/"}${base}${sub === "/" ? "" : `${base?.at(-1) === "/" ? "" : "/"}${sub?.[0] === "/" ? sub.slice(1) : sub}`}`;
};
var checkOptionalParameter = (path2) => {
  if (path2.charCodeAt(path2.length - 1) !== 63 || !path2.includes(":")) return null;
  const segments = path2.split("/");
  const results = [];
  let basePath = "";
  segments.forEach((segment3) => {
    if (segment3 !== "" && !/\:/.test(segment3)) basePath += "/" + segment3;
    else if (/\:/.test(segment3)) {
      if (segment3.charCodeAt(segment3.length - 1) === 63) {
        if (results.length === 0 && basePath === "") results.push("/");
        else results.push(basePath);
        const optionalSegment = segment3.slice(0, -1);
        basePath += "/" + optionalSegment;
        results.push(basePath);
      } else basePath += "/" + segment3;
    }
  });
  return results.filter((v, i, a) => a.indexOf(v) === i);
};
var tryDecodeURIComponent = (str) => str.indexOf("%") !== -1 ? tryDecode(str, decodeURIComponent_) : str;
var _decodeURI = (value) => {
  if (value.indexOf("+") !== -1) value = value.replace(/\+/g, " ");
  return tryDecodeURIComponent(value);
};
var _getQueryParam = (url, key, multiple) => {
  const hashIndex = url.indexOf("#", 8);
  if (hashIndex !== -1) url = url.slice(0, hashIndex);
  let encoded;
  if (!multiple && key && !/[%+&=]/.test(key)) {
    const queryIndex = url.indexOf("?", 8);
    let keyIndex2 = queryIndex;
    if (keyIndex2 === -1) return;
    if (!url.startsWith(key, keyIndex2 + 1)) keyIndex2 = url.indexOf(`&${key}`, keyIndex2 + 1);
    while (keyIndex2 !== -1) {
      const trailingKeyCode = url.charCodeAt(keyIndex2 + key.length + 1);
      if (trailingKeyCode === 61 || trailingKeyCode === 38 || isNaN(trailingKeyCode)) {
        if (keyIndex2 > queryIndex && /(?:^|&)[^=&]*[%+]/.test(url.slice(queryIndex + 1, keyIndex2))) break;
        if (trailingKeyCode === 61) {
          const valueIndex = keyIndex2 + key.length + 2;
          const endIndex = url.indexOf("&", valueIndex);
          return _decodeURI(url.slice(valueIndex, endIndex === -1 ? void 0 : endIndex));
        }
        return "";
      }
      keyIndex2 = url.indexOf(`&${key}`, keyIndex2 + 1);
    }
    encoded = /[%+]/.test(url);
    if (!encoded) return;
  }
  const results = /* @__PURE__ */ Object.create(null);
  encoded ??= /[%+]/.test(url);
  let keyIndex = url.indexOf("?", 8);
  while (keyIndex !== -1) {
    const nextKeyIndex = url.indexOf("&", keyIndex + 1);
    let valueIndex = url.indexOf("=", keyIndex);
    if (valueIndex > nextKeyIndex && nextKeyIndex !== -1) valueIndex = -1;
    let name2 = url.slice(keyIndex + 1, valueIndex === -1 ? nextKeyIndex === -1 ? void 0 : nextKeyIndex : valueIndex);
    if (encoded) name2 = _decodeURI(name2);
    keyIndex = nextKeyIndex;
    if (name2 === "") continue;
    let value;
    if (valueIndex === -1) value = "";
    else {
      value = url.slice(valueIndex + 1, nextKeyIndex === -1 ? void 0 : nextKeyIndex);
      if (encoded) value = _decodeURI(value);
    }
    if (multiple) {
      if (!(results[name2] && Array.isArray(results[name2]))) results[name2] = [];
      results[name2].push(value);
    } else results[name2] ??= value;
  }
  return key ? results[key] : results;
};
var getQueryParam = _getQueryParam;
var getQueryParams = (url, key) => {
  return _getQueryParam(url, key, true);
};
var decodeURIComponent_ = decodeURIComponent;
// node_modules/hono/dist/request.js
var HonoRequest = class {
  /**
  * `.raw` can get the raw Request object.
  *
  * @see {@link https://hono.dev/docs/api/request#raw}
  *
  * @example
  * ```ts
  * // For Cloudflare Workers
  * app.post('/', async (c) => {
  *   const metadata = c.req.raw.cf?.hostMetadata?
  *   ...
  * })
  * ```
  */
  raw;
  #validatedData;
  #matchResult;
  routeIndex = 0;
  /**
  * `.path` can get the pathname of the request.
  *
  * @see {@link https://hono.dev/docs/api/request#path}
  *
  * @example
  * ```ts
  * app.get('/about/me', (c) => {
  *   const pathname = c.req.path // `/about/me`
  * })
  * ```
  */
  path;
  bodyCache = {};
  constructor(request, path2 = "/", matchResult = [[]]) {
    this.raw = request;
    this.path = path2;
    this.#matchResult = matchResult;
  }
  param(key) {
    return key ? this.#getDecodedParam(key) : this.#getAllDecodedParams();
  }
  #getDecodedParam(key) {
    const paramKey = this.#matchResult[0][this.routeIndex]?.[1][key];
    const param = this.#getParamValue(paramKey);
    return param && tryDecodeURIComponent(param);
  }
  #getAllDecodedParams() {
    const decoded = {};
    const keys = Object.keys(this.#matchResult[0][this.routeIndex]?.[1] ?? {});
    for (const key of keys) {
      const value = this.#getParamValue(this.#matchResult[0][this.routeIndex][1][key]);
      if (value !== void 0) decoded[key] = tryDecodeURIComponent(value);
    }
    return decoded;
  }
  #getParamValue(paramKey) {
    return this.#matchResult[1] ? this.#matchResult[1][paramKey] : paramKey;
  }
  query(key) {
    return getQueryParam(this.url, key);
  }
  queries(key) {
    return getQueryParams(this.url, key);
  }
  header(name2) {
    if (name2) return this.raw.headers.get(name2) ?? void 0;
    const headerData = /* @__PURE__ */ Object.create(null);
    this.raw.headers.forEach((value, key) => {
      headerData[key] = value;
    });
    return headerData;
  }
  async parseBody(options2) {
    return parseBody(this, options2);
  }
  #cachedBody = (key) => {
    const { bodyCache, raw: raw2 } = this;
    const cachedBody = bodyCache[key];
    if (cachedBody) return cachedBody;
    for (const anyCachedKey in bodyCache) return bodyCache[anyCachedKey].then((body) => {
      if (anyCachedKey === "json") body = JSON.stringify(body);
      const contentType2 = anyCachedKey === "formData" ? void 0 : raw2.headers.get("content-type");
      return new Response(body, { headers: contentType2 ? { "Content-Type": contentType2 } : void 0 })[key]();
    });
    return bodyCache[key] = raw2[key]();
  };
  /**
  * `.json()` can parse Request body of type `application/json`
  *
  * @see {@link https://hono.dev/docs/api/request#json}
  *
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.json()
  * })
  * ```
  */
  json() {
    return this.#cachedBody("text").then((text3) => JSON.parse(text3));
  }
  /**
  * `.text()` can parse Request body of type `text/plain`
  *
  * @see {@link https://hono.dev/docs/api/request#text}
  *
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.text()
  * })
  * ```
  */
  text() {
    return this.#cachedBody("text");
  }
  /**
  * `.arrayBuffer()` parse Request body as an `ArrayBuffer`
  *
  * @see {@link https://hono.dev/docs/api/request#arraybuffer}
  *
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.arrayBuffer()
  * })
  * ```
  */
  arrayBuffer() {
    return this.#cachedBody("arrayBuffer");
  }
  /**
  * `.bytes()` parses the request body as a `Uint8Array`.
  *
  * @see {@link https://hono.dev/docs/api/request#bytes}
  *
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.bytes()
  * })
  * ```
  */
  bytes() {
    return this.#cachedBody("arrayBuffer").then((buffer) => new Uint8Array(buffer));
  }
  /**
  * Parses the request body as a `Blob`.
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.blob();
  * });
  * ```
  * @see https://hono.dev/docs/api/request#blob
  */
  blob() {
    return this.#cachedBody("blob");
  }
  /**
  * Parses the request body as `FormData`.
  * @example
  * ```ts
  * app.post('/entry', async (c) => {
  *   const body = await c.req.formData();
  * });
  * ```
  * @see https://hono.dev/docs/api/request#formdata
  */
  formData() {
    return this.#cachedBody("formData");
  }
  /**
  * Adds validated data to the request.
  *
  * @param target - The target of the validation.
  * @param data - The validated data to add.
  */
  addValidatedData(target, data) {
    (this.#validatedData ??= {})[target] = data;
  }
  valid(target) {
    return this.#validatedData?.[target];
  }
  /**
  * `.url` can get the request url strings.
  *
  * @see {@link https://hono.dev/docs/api/request#url}
  *
  * @example
  * ```ts
  * app.get('/about/me', (c) => {
  *   const url = c.req.url // `http://localhost:8787/about/me`
  *   ...
  * })
  * ```
  */
  get url() {
    return this.raw.url;
  }
  /**
  * `.method` can get the method name of the request.
  *
  * @see {@link https://hono.dev/docs/api/request#method}
  *
  * @example
  * ```ts
  * app.get('/about/me', (c) => {
  *   const method = c.req.method // `GET`
  * })
  * ```
  */
  get method() {
    return this.raw.method;
  }
  get [GET_MATCH_RESULT]() {
    return this.#matchResult;
  }
  /**
  * `.matchedRoutes` can return a matched route in the handler
  *
  * @deprecated
  *
  * Use matchedRoutes helper defined in "hono/route" instead.
  *
  * @see {@link https://hono.dev/docs/api/request#matchedroutes}
  *
  * @example
  * ```ts
  * app.use('*', async function logger(c, next) {
  *   await next()
  *   c.req.matchedRoutes.forEach(({ handler, method, path }, i) => {
  *     const name = handler.name || (handler.length < 2 ? '[handler]' : '[middleware]')
  *     console.log(
  *       method,
  *       ' ',
  *       path,
  *       ' '.repeat(Math.max(10 - path.length, 0)),
  *       name,
  *       i === c.req.routeIndex ? '<- respond from here' : ''
  *     )
  *   })
  * })
  * ```
  */
  get matchedRoutes() {
    return this.#matchResult[0].map(([[, route2]]) => route2);
  }
  /**
  * `.routePath` can retrieve the path registered within the handler
  *
  * @deprecated
  *
  * Use routePath helper defined in "hono/route" instead.
  *
  * @see {@link https://hono.dev/docs/api/request#routepath}
  *
  * @example
  * ```ts
  * app.get('/posts/:id', (c) => {
  *   return c.json({ path: c.req.routePath })
  * })
  * ```
  */
  get routePath() {
    return this.#matchResult[0].map(([[, route2]]) => route2)[this.routeIndex].path;
  }
};
// node_modules/hono/dist/utils/html.js
var HtmlEscapedCallbackPhase = {
  Stringify: 1,
  BeforeStream: 2,
  Stream: 3
};
var raw = (value, callbacks) => {
  const escapedString = new String(value);
  escapedString.isEscaped = true;
  escapedString.callbacks = callbacks;
  return escapedString;
};
var resolveCallback = async (str, phase, preserveCallbacks, context, buffer) => {
  if (typeof str === "object" && !(str instanceof String)) {
    if (!(str instanceof Promise)) str = str.toString();
    if (str instanceof Promise) str = await str;
  }
  const callbacks = str.callbacks;
  if (!callbacks?.length) return Promise.resolve(str);
  if (buffer) buffer[0] += str;
  else buffer = [str];
  const resStr = Promise.all(callbacks.map((c) => c({
    phase,
    buffer,
    context
  }))).then((res) => Promise.all(res.filter(Boolean).map((str2) => resolveCallback(str2, phase, false, context, buffer))).then(() => buffer[0]));
  if (preserveCallbacks) return raw(await resStr, callbacks);
  else return resStr;
};
// node_modules/hono/dist/context.js
var TEXT_PLAIN = "text/plain; charset=UTF-8";
var setDefaultContentType = (contentType2, headers) => {
  return {
    "Content-Type": contentType2,
    ...headers
  };
};
var createResponseInstance = (body, init) => new Response(body, init);
var Context = class {
  #rawRequest;
  #req;
  /**
  * `.env` can get bindings (environment variables, secrets, KV namespaces, D1 database, R2 bucket etc.) in Cloudflare Workers.
  *
  * @see {@link https://hono.dev/docs/api/context#env}
  *
  * @example
  * ```ts
  * // Environment object for Cloudflare Workers
  * app.get('*', async c => {
  *   const counter = c.env.COUNTER
  * })
  * ```
  */
  env = {};
  #var;
  finalized = false;
  /**
  * `.error` can get the error object from the middleware if the Handler throws an error.
  *
  * @see {@link https://hono.dev/docs/api/context#error}
  *
  * @example
  * ```ts
  * app.use('*', async (c, next) => {
  *   await next()
  *   if (c.error) {
  *     // do something...
  *   }
  * })
  * ```
  */
  error;
  #status;
  #executionCtx;
  #res;
  #layout;
  #renderer;
  #notFoundHandler;
  #preparedHeaders;
  #matchResult;
  #path;
  /**
  * Creates an instance of the Context class.
  *
  * @param req - The Request object.
  * @param options - Optional configuration options for the context.
  */
  constructor(req, options2) {
    this.#rawRequest = req;
    if (options2) {
      this.#executionCtx = options2.executionCtx;
      this.env = options2.env;
      this.#notFoundHandler = options2.notFoundHandler;
      this.#path = options2.path;
      this.#matchResult = options2.matchResult;
    }
  }
  /**
  * `.req` is the instance of {@link HonoRequest}.
  */
  get req() {
    this.#req ??= new HonoRequest(this.#rawRequest, this.#path, this.#matchResult);
    return this.#req;
  }
  /**
  * @see {@link https://hono.dev/docs/api/context#event}
  * The FetchEvent associated with the current request.
  *
  * @throws Will throw an error if the context does not have a FetchEvent.
  */
  get event() {
    if (this.#executionCtx && "respondWith" in this.#executionCtx) return this.#executionCtx;
    else throw Error("This context has no FetchEvent");
  }
  /**
  * @see {@link https://hono.dev/docs/api/context#executionctx}
  * The ExecutionContext associated with the current request.
  *
  * @throws Will throw an error if the context does not have an ExecutionContext.
  */
  get executionCtx() {
    if (this.#executionCtx) return this.#executionCtx;
    else throw Error("This context has no ExecutionContext");
  }
  /**
  * @see {@link https://hono.dev/docs/api/context#res}
  * The Response object for the current request.
  */
  get res() {
    return this.#res ||= createResponseInstance(null, { headers: this.#preparedHeaders ??= new Headers() });
  }
  /**
  * Sets the Response object for the current request.
  *
  * @param _res - The Response object to set.
  */
  set res(_res) {
    if (this.#res && _res) {
      _res = createResponseInstance(_res.body, _res);
      for (const [k, v] of this.#res.headers.entries()) {
        if (k === "content-type") continue;
        if (k === "set-cookie") {
          const cookies = this.#res.headers.getSetCookie();
          _res.headers.delete("set-cookie");
          for (const cookie of cookies) _res.headers.append("set-cookie", cookie);
        } else _res.headers.set(k, v);
      }
    }
    this.#res = _res;
    this.finalized = true;
  }
  /**
  * `.render()` can create a response within a layout.
  *
  * @see {@link https://hono.dev/docs/api/context#render-setrenderer}
  *
  * @example
  * ```ts
  * app.get('/', (c) => {
  *   return c.render('Hello!')
  * })
  * ```
  */
  render = (...args) => {
    this.#renderer ??= (content) => this.html(content);
    return this.#renderer(...args);
  };
  /**
  * Sets the layout for the response.
  *
  * @param layout - The layout to set.
  * @returns The layout function.
  */
  setLayout = (layout) => this.#layout = layout;
  /**
  * Gets the current layout for the response.
  *
  * @returns The current layout function.
  */
  getLayout = () => this.#layout;
  /**
  * `.setRenderer()` can set the layout in the custom middleware.
  *
  * @see {@link https://hono.dev/docs/api/context#render-setrenderer}
  *
  * @example
  * ```tsx
  * app.use('*', async (c, next) => {
  *   c.setRenderer((content) => {
  *     return c.html(
  *       <html>
  *         <body>
  *           <p>{content}</p>
  *         </body>
  *       </html>
  *     )
  *   })
  *   await next()
  * })
  * ```
  */
  setRenderer = (renderer) => {
    this.#renderer = renderer;
  };
  /**
  * `.header()` can set headers.
  *
  * @see {@link https://hono.dev/docs/api/context#header}
  *
  * @example
  * ```ts
  * app.get('/welcome', (c) => {
  *   // Set headers
  *   c.header('X-Message', 'Hello!')
  *   c.header('Content-Type', 'text/plain')
  *
  *   // Append multiple headers using the append option (e.g. Vary)
  *   c.header('Vary', 'Accept-Encoding', { append: true })
  *   c.header('Vary', 'User-Agent', { append: true })
  *
  *   return c.body('Thank you for coming')
  * })
  * ```
  */
  header = (name2, value, options2) => {
    if (this.finalized && !this.#res.bodyUsed) this.#res = createResponseInstance(this.#res.body, this.#res);
    const headers = this.#res ? this.#res.headers : this.#preparedHeaders ??= new Headers();
    if (value === void 0) headers.delete(name2);
    else if (options2?.append) headers.append(name2, value);
    else headers.set(name2, value);
  };
  status = (status) => {
    this.#status = status;
  };
  /**
  * `.set()` can set the value specified by the key.
  *
  * @see {@link https://hono.dev/docs/api/context#set-get}
  *
  * @example
  * ```ts
  * app.use('*', async (c, next) => {
  *   c.set('message', 'Hono is hot!!')
  *   await next()
  * })
  * ```
  */
  set = (key, value) => {
    this.#var ??= /* @__PURE__ */ new Map();
    this.#var.set(key, value);
  };
  /**
  * `.get()` can use the value specified by the key.
  *
  * @see {@link https://hono.dev/docs/api/context#set-get}
  *
  * @example
  * ```ts
  * app.get('/', (c) => {
  *   const message = c.get('message')
  *   return c.text(`The message is "${message}"`)
  * })
  * ```
  */
  get = (key) => {
    return this.#var ? this.#var.get(key) : void 0;
  };
  /**
  * `.var` can access the value of a variable.
  *
  * @see {@link https://hono.dev/docs/api/context#var}
  *
  * @example
  * ```ts
  * const result = c.var.client.oneMethod()
  * ```
  */
  get var() {
    if (!this.#var) return {};
    return Object.fromEntries(this.#var);
  }
  #newResponse(data, arg, headers) {
    let responseHeaders = this.#res ? new Headers(this.#res.headers) : this.#preparedHeaders;
    if (typeof arg === "object" && arg.headers) {
      responseHeaders ??= new Headers();
      for (const [key, value] of new Headers(arg.headers)) if (key === "set-cookie") responseHeaders.append(key, value);
      else responseHeaders.set(key, value);
    }
    if (headers) {
      if (!responseHeaders) {
        let count3 = 0;
        for (const k in headers) if (++count3 > 1 || typeof headers[k] !== "string") {
          responseHeaders = new Headers();
          break;
        }
      }
      if (responseHeaders) for (const k in headers) {
        const v = headers[k];
        if (typeof v === "string") responseHeaders.set(k, v);
        else {
          responseHeaders.delete(k);
          for (const v2 of v) responseHeaders.append(k, v2);
        }
      }
    }
    const status = typeof arg === "number" ? arg : arg?.status ?? this.#status;
    return createResponseInstance(data, {
      status,
      headers: responseHeaders ?? headers
    });
  }
  newResponse = (...args) => this.#newResponse(...args);
  /**
  * `.body()` can return the HTTP response.
  * You can set headers with `.header()` and set HTTP status code with `.status`.
  * This can also be set in `.text()`, `.json()` and so on.
  *
  * @see {@link https://hono.dev/docs/api/context#body}
  *
  * @example
  * ```ts
  * app.get('/welcome', (c) => {
  *   // Set headers
  *   c.header('X-Message', 'Hello!')
  *   c.header('Content-Type', 'text/plain')
  *   // Set HTTP status code
  *   c.status(201)
  *
  *   // Return the response body
  *   return c.body('Thank you for coming')
  * })
  * ```
  */
  body = (data, arg, headers) => this.#newResponse(data, arg, headers);
  /**
  * `.text()` can render text as `Content-Type:text/plain`.
  *
  * @see {@link https://hono.dev/docs/api/context#text}
  *
  * @example
  * ```ts
  * app.get('/say', (c) => {
  *   return c.text('Hello!')
  * })
  * ```
  */
  text = (text3, arg, headers) => {
    return !this.#preparedHeaders && !this.#status && !arg && !headers && !this.finalized ? new Response(text3) : this.#newResponse(text3, arg, setDefaultContentType(TEXT_PLAIN, headers));
  };
  /**
  * `.json()` can render JSON as `Content-Type:application/json`.
  *
  * @see {@link https://hono.dev/docs/api/context#json}
  *
  * @example
  * ```ts
  * app.get('/api', (c) => {
  *   return c.json({ message: 'Hello!' })
  * })
  * ```
  */
  json = (object2, arg, headers) => {
    return this.#newResponse(JSON.stringify(object2), arg, setDefaultContentType("application/json", headers));
  };
  html = (html2, arg, headers) => {
    const res = (html22) => this.#newResponse(html22, arg, setDefaultContentType("text/html; charset=UTF-8", headers));
    return typeof html2 === "object" ? resolveCallback(html2, HtmlEscapedCallbackPhase.Stringify, false, {}).then(res) : res(html2);
  };
  /**
  * `.redirect()` can Redirect, default status code is 302.
  *
  * @see {@link https://hono.dev/docs/api/context#redirect}
  *
  * @example
  * ```ts
  * app.get('/redirect', (c) => {
  *   return c.redirect('/')
  * })
  * app.get('/redirect-permanently', (c) => {
  *   return c.redirect('/', 301)
  * })
  * ```
  */
  redirect = (location, status) => {
    const locationString = String(location);
    this.header("Location", !/[^\x00-\xFF]/.test(locationString) ? locationString : encodeURI(locationString));
    return this.newResponse(null, status ?? 302);
  };
  /**
  * `.notFound()` can return the Not Found Response.
  *
  * @see {@link https://hono.dev/docs/api/context#notfound}
  *
  * @example
  * ```ts
  * app.get('/notfound', (c) => {
  *   return c.notFound()
  * })
  * ```
  */
  notFound = () => {
    this.#notFoundHandler ??= () => createResponseInstance();
    return this.#notFoundHandler(this);
  };
};
// node_modules/hono/dist/compose.js
var compose = (middleware, onError, onNotFound) => {
  return (context, next) => {
    let index = -1;
    return dispatch(0);
    async function dispatch(i) {
      if (i <= index) throw new Error("next() called multiple times");
      index = i;
      let res;
      let isError = false;
      let handler;
      if (middleware[i]) {
        handler = middleware[i][0][0];
        context.req.routeIndex = i;
      } else handler = i === middleware.length && next || void 0;
      if (handler) try {
        res = await handler(context, () => dispatch(i + 1));
      } catch (err) {
        if (err instanceof Error && onError) {
          context.error = err;
          res = await onError(err, context);
          isError = true;
        } else throw err;
      }
      else if (context.finalized === false && onNotFound) res = await onNotFound(context);
      if (res && (context.finalized === false || isError)) context.res = res;
      return context;
    }
  };
};
// node_modules/hono/dist/helper/route/index.js
var matchedRoutes = (c) => c.req[GET_MATCH_RESULT][0].map(([[, route2]]) => route2);
var routePath = (c, index) => matchedRoutes(c).at(index ?? c.req.routeIndex)?.path ?? "";
// node_modules/hono/dist/router.js
var METHODS = [
  "get",
  "post",
  "put",
  "delete",
  "options",
  "patch",
  "query"
];
var MESSAGE_MATCHER_IS_ALREADY_BUILT = "Can not add a route since the matcher is already built.";
var UnsupportedPathError = class extends Error {
};
// node_modules/hono/dist/utils/constants.js
var COMPOSED_HANDLER = "__COMPOSED_HANDLER";
// node_modules/hono/dist/utils/mount.js
var countTrailingSlashes = (path2) => {
  let index = path2.length;
  while (index > 0 && path2.charCodeAt(index - 1) === 47) index--;
  return path2.length - index;
};
var getPathPrefixLength = (c, pathPrefix, routePath2) => {
  if (!/[:*]/.test(pathPrefix)) return pathPrefix.length;
  const path2 = c.req.path;
  const matchResult = c.req[GET_MATCH_RESULT];
  const paramNames = /* @__PURE__ */ new Set();
  let length = 0;
  for (const part of splitRoutingPath(pathPrefix)) {
    if (part[0] === ":" && part.endsWith("}?")) throw new Error(`mount(): Optional regular expression parameters are not supported in "${routePath2}".`);
    const pattern = getPattern(part);
    if (pattern && pattern !== "*") {
      const name2 = pattern[1];
      if (paramNames.has(name2)) throw new Error(`mount(): Duplicate path parameter "${name2}" in "${routePath2}".`);
      paramNames.add(name2);
    }
    if (pattern && pattern !== "*" && pattern[2] !== true) {
      const value = matchResult.length === 2 ? matchResult[1][matchResult[0][c.req.routeIndex][1][pattern[1]]] : matchResult[0][c.req.routeIndex][1][pattern[1]];
      length += value.length + 1;
    } else if (pattern || part.endsWith("*")) {
      const end = path2.indexOf("/", length + 1);
      length = end === -1 ? path2.length : end;
    } else length += part.length + 1;
  }
  return length;
};
var createMountedRequest = (c, pathPrefix, routePath2) => {
  if (/[^/]\*$/.test(routePath2)) throw new Error(`mount(): Wildcard must follow "/" in "${routePath2}".`);
  const prefixLength = getPathPrefixLength(c, pathPrefix, routePath2);
  const path2 = c.req.path.slice(prefixLength) || "/";
  if (prefixLength > c.req.path.length || path2[0] !== "/" || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path2)) throw new HTTPException(400, { message: "Invalid mounted path" });
  const rawUrl = c.req.raw.url;
  if (/^[^/?#]*\/\/[^/?#\\]*[?#\\]/.test(rawUrl)) throw new HTTPException(400, { message: "Invalid mounted path" });
  const rawPathEnd = rawUrl.search(/[?#]/);
  const rawTrailingSlashes = countTrailingSlashes(rawPathEnd === -1 ? rawUrl : rawUrl.slice(0, rawPathEnd));
  if (rawTrailingSlashes > 1 && countTrailingSlashes(c.req.path) === rawTrailingSlashes - 1) throw new HTTPException(400, { message: "Invalid mounted path" });
  const url = new URL(rawUrl);
  url.pathname = path2.replace(/[\\\t\n\r]/g, encodeURIComponent);
  if (path2.includes("%")) {
  }
  return new Request(url, c.req.raw);
};
// node_modules/hono/dist/hono-base.js
var notFoundHandler = (c) => {
  return c.text("404 Not Found", 404);
};
var errorHandler = (err, c) => {
  if ("getResponse" in err) {
    const res = err.getResponse();
    return c.newResponse(res.body, res);
  }
  console.error(err);
  return c.text("Internal Server Error", 500);
};
var Hono = class Hono2 {
  get;
  post;
  put;
  delete;
  options;
  patch;
  query;
  all;
  on;
  use;
  router;
  getPath;
  _basePath = "/";
  #path = "/";
  routes = [];
  constructor(options2 = {}) {
    [...METHODS, "all"].forEach((method) => {
      this[method] = (args1, ...args) => {
        const methodName = method.toUpperCase();
        if (typeof args1 === "string") this.#path = args1;
        else this.#addRoute(methodName, this.#path, args1);
        args.forEach((handler) => {
          this.#addRoute(methodName, this.#path, handler);
        });
        return this;
      };
    });
    this.on = (method, path2, ...handlers) => {
      for (const p of [path2].flat()) {
        this.#path = p;
        for (const m of [method].flat()) {
          const methodName = m.toUpperCase();
          for (const handler of handlers) this.#addRoute(methodName, this.#path, handler);
        }
      }
      return this;
    };
    this.use = (arg1, ...handlers) => {
      if (typeof arg1 === "string") this.#path = arg1;
      else {
        this.#path = "*";
        handlers.unshift(arg1);
      }
      handlers.forEach((handler) => {
        this.#addRoute("ALL", this.#path, handler);
      });
      return this;
    };
    const { strict, ...optionsWithoutStrict } = options2;
    Object.assign(this, optionsWithoutStrict);
    this.getPath = strict ?? true ? options2.getPath ?? getPath : getPathNoStrict;
  }
  #clone() {
    const clone2 = new Hono2({
      router: this.router,
      getPath: this.getPath
    });
    clone2.errorHandler = this.errorHandler;
    clone2.#notFoundHandler = this.#notFoundHandler;
    clone2.routes = this.routes;
    return clone2;
  }
  #notFoundHandler = notFoundHandler;
  errorHandler = errorHandler;
  /**
  * `.route()` allows grouping other Hono instance in routes.
  *
  * @see {@link https://hono.dev/docs/api/routing#grouping}
  *
  * @param {string} path - base Path
  * @param {Hono} app - other Hono instance
  * @returns {Hono} routed Hono instance
  *
  * @example
  * ```ts
  * const app = new Hono()
  * const app2 = new Hono()
  *
  * app2.get("/user", (c) => c.text("user"))
  * app.route("/api", app2) // GET /api/user
  * ```
  */
  route(path2, app) {
    const subApp = this.basePath(path2);
    app.routes.map((r) => {
      let handler;
      if (app.errorHandler === errorHandler) handler = r.handler;
      else {
        handler = async (c, next) => (await compose([], app.errorHandler)(c, () => r.handler(c, next))).res;
        handler[COMPOSED_HANDLER] = r.handler;
      }
      subApp.#addRoute(r.method, r.path, handler, r.basePath);
    });
    return this;
  }
  /**
  * `.basePath()` allows base paths to be specified.
  *
  * @see {@link https://hono.dev/docs/api/routing#base-path}
  *
  * @param {string} path - base Path
  * @returns {Hono} changed Hono instance
  *
  * @example
  * ```ts
  * const api = new Hono().basePath('/api')
  * ```
  */
  basePath(path2) {
    const subApp = this.#clone();
    subApp._basePath = mergePath(this._basePath, path2);
    return subApp;
  }
  /**
  * `.onError()` handles an error and returns a customized Response.
  *
  * @see {@link https://hono.dev/docs/api/hono#error-handling}
  *
  * @param {ErrorHandler} handler - request Handler for error
  * @returns {Hono} changed Hono instance
  *
  * @example
  * ```ts
  * app.onError((err, c) => {
  *   console.error(`${err}`)
  *   return c.text('Custom Error Message', 500)
  * })
  * ```
  */
  onError = (handler) => {
    this.errorHandler = handler;
    return this;
  };
  /**
  * `.notFound()` allows you to customize a Not Found Response.
  *
  * @see {@link https://hono.dev/docs/api/hono#not-found}
  *
  * @param {NotFoundHandler} handler - request handler for not-found
  * @returns {Hono} changed Hono instance
  *
  * @example
  * ```ts
  * app.notFound((c) => {
  *   return c.text('Custom 404 Message', 404)
  * })
  * ```
  */
  notFound = (handler) => {
    this.#notFoundHandler = handler;
    return this;
  };
  /**
  * `.mount()` allows you to mount applications built with other frameworks into your Hono application.
  *
  * @deprecated Use `mount()` from `hono/mount` instead. `.mount()` will be removed in v5.
  *
  * @see {@link https://hono.dev/docs/api/hono#mount}
  *
  * @param {string} path - base Path
  * @param {Function} applicationHandler - other Request Handler
  * @param {MountOptions} [options] - options of `.mount()`
  * @returns {Hono} mounted Hono instance
  * @throws {Error} If automatic request rewriting encounters duplicate path parameter names or an optional regular expression parameter.
  * @throws {HTTPException} With status 400 if automatic request rewriting cannot safely preserve the routed path.
  *
  * @example
  * ```ts
  * import { Router as IttyRouter } from 'itty-router'
  * import { Hono } from 'hono'
  * // Create itty-router application
  * const ittyRouter = IttyRouter()
  * // GET /itty-router/hello
  * ittyRouter.get('/hello', () => new Response('Hello from itty-router'))
  *
  * const app = new Hono()
  * app.mount('/itty-router', ittyRouter.handle)
  * ```
  *
  * @example
  * ```ts
  * const app = new Hono()
  * // Send the request to another application without modification.
  * app.mount('/app', anotherApp, {
  *   replaceRequest: (req) => req,
  * })
  * ```
  */
  mount(path2, applicationHandler, options2) {
    let replaceRequest;
    let optionHandler;
    if (options2) {
      if (typeof options2 === "function") optionHandler = options2;
      else {
        optionHandler = options2.optionHandler;
        if (options2.replaceRequest === false) replaceRequest = (request) => request;
        else replaceRequest = options2.replaceRequest;
      }
    }
    const getOptions = optionHandler ? (c) => {
      const options3 = optionHandler(c);
      return Array.isArray(options3) ? options3 : [options3];
    } : (c) => {
      let executionContext = void 0;
      try {
        executionContext = c.executionCtx;
      } catch {
      }
      return [c.env, executionContext];
    };
    const defaultReplaceRequest = (c) => {
      const mountedRoutePath = routePath(c);
      return createMountedRequest(c, mountedRoutePath.replace(/\/?\*$/, ""), mountedRoutePath);
    };
    const handler = async (c, next) => {
      const res = await applicationHandler(replaceRequest ? replaceRequest(c.req.raw) : defaultReplaceRequest(c), ...getOptions(c));
      if (res) return res;
      await next();
    };
    this.#addRoute("ALL", mergePath(path2, "*"), handler);
    return this;
  }
  #addRoute(method, path2, handler, baseRoutePath) {
    path2 = mergePath(this._basePath, path2);
    const r = {
      basePath: baseRoutePath !== void 0 ? mergePath(this._basePath, baseRoutePath) : this._basePath,
      path: path2,
      method,
      handler
    };
    this.router.add(method, path2, [handler, r]);
    this.routes.push(r);
  }
  #handleError(err, c) {
    if (err instanceof Error) return this.errorHandler(err, c);
    throw err;
  }
  #dispatch(request, executionCtx, env, method) {
    if (method === "HEAD") return (async () => new Response(null, await this.#dispatch(request, executionCtx, env, "GET")))();
    const path2 = this.getPath(request, { env });
    const matchResult = this.router.match(method, path2);
    const c = new Context(request, {
      path: path2,
      matchResult,
      env,
      executionCtx,
      notFoundHandler: this.#notFoundHandler
    });
    if (matchResult[0].length === 1) {
      let res;
      try {
        res = matchResult[0][0][0][0](c, async () => {
          c.res = await this.#notFoundHandler(c);
        });
      } catch (err) {
        return this.#handleError(err, c);
      }
      return res instanceof Promise ? res.then((resolved) => resolved || (c.finalized ? c.res : this.#notFoundHandler(c))).catch((err) => this.#handleError(err, c)) : res ?? this.#notFoundHandler(c);
    }
    const composed = compose(matchResult[0], this.errorHandler, this.#notFoundHandler);
    return (async () => {
      try {
        const context = await composed(c);
        if (!context.finalized) throw new Error("Context is not finalized. Did you forget to return a Response object or `await next()`?");
        return context.res;
      } catch (err) {
        return this.#handleError(err, c);
      }
    })();
  }
  /**
  * `.fetch()` will be entry point of your app.
  *
  * @see {@link https://hono.dev/docs/api/hono#fetch}
  *
  * @param {Request} request - request Object of request
  * @param {Env} env - env Object
  * @param {ExecutionContext} executionCtx - context of execution
  * @returns {Response | Promise<Response>} response of request
  *
  */
  fetch = (request, ...rest) => {
    return this.#dispatch(request, rest[1], rest[0], request.method);
  };
  /**
  * `.request()` is a useful method for testing.
  * You can pass a URL or pathname to send a GET request.
  * app will return a Response object.
  * ```ts
  * test('GET /hello is ok', async () => {
  *   const res = await app.request('/hello')
  *   expect(res.status).toBe(200)
  * })
  * ```
  * @see https://hono.dev/docs/api/hono#request
  */
  request = (input, requestInit, Env, executionCtx) => {
    if (input instanceof Request) return this.fetch(requestInit ? new Request(input, requestInit) : input, Env, executionCtx);
    input = input.toString();
    return this.fetch(new Request(/^https?:\/\//.test(input) ? input : `http://localhost${mergePath("/", input)}`, requestInit), Env, executionCtx);
  };
  /**
  * `.fire()` automatically adds a global fetch event listener.
  * This can be useful for environments that adhere to the Service Worker API, such as non-ES module Cloudflare Workers.
  * @deprecated
  * Use `fire` from `hono/service-worker` instead.
  * ```ts
  * import { Hono } from 'hono'
  * import { fire } from 'hono/service-worker'
  *
  * const app = new Hono()
  * // ...
  * fire(app)
  * ```
  * @see https://hono.dev/docs/api/hono#fire
  * @see https://developer.mozilla.org/en-US/docs/Web/API/Service_Worker_API
  * @see https://developers.cloudflare.com/workers/reference/migrate-to-module-workers/
  */
  fire = () => {
    addEventListener("fetch", (event) => {
      event.respondWith(this.#dispatch(event.request, event, void 0, event.request.method));
    });
  };
};
// node_modules/hono/dist/router/utils.js
var createNullObject = () => /* @__PURE__ */ Object.create(null);
// node_modules/hono/dist/router/reg-exp-router/matcher.js
var emptyParam = [];
function match(method, path2) {
  const matchers = this.buildAllMatchers();
  const match2 = ((method2, path22) => {
    const matcher = matchers[method2] || matchers["ALL"];
    const staticMatch = matcher[2][path22];
    if (staticMatch) return staticMatch;
    const match3 = path22.match(matcher[0]);
    if (!match3) return [[], emptyParam];
    const index = match3.indexOf("", 1);
    return [matcher[1][index], match3];
  });
  this.match = match2;
  return match2(method, path2);
}
// node_modules/hono/dist/router/reg-exp-router/node.js
var LABEL_REG_EXP_STR = "[^/]+";
var ONLY_WILDCARD_REG_EXP_STR = "[^]*";
var TAIL_WILDCARD_REG_EXP_STR = "(?:|/[^]*)";
var PATH_ERROR = /* @__PURE__ */ Symbol();
var regExpMetaChars = /* @__PURE__ */ new Set(".\\+*[^]$()");
function compareKey(a, b) {
  if (a.length === 1) return b.length === 1 ? a < b ? -1 : 1 : -1;
  if (b.length === 1) return 1;
  if (a === "[^]*" || a === "(?:|/[^]*)") return b === "[^]*" ? -1 : 1;
  else if (b === "[^]*" || b === "(?:|/[^]*)") return -1;
  if (a === "[^/]+") return 1;
  else if (b === "[^/]+") return -1;
  return a.length === b.length ? a < b ? -1 : 1 : b.length - a.length;
}
var Node = class Node2 {
  #index;
  #varIndex;
  #children = createNullObject();
  insert(tokens2, index, paramMap, context, keys) {
    let node = this;
    for (let i = 0, len = tokens2.length; i < len; i++) {
      const token = tokens2[i];
      const pattern = token.length === 1 ? token === "*" ? i === len - 1 ? [
        "",
        "",
        ONLY_WILDCARD_REG_EXP_STR
      ] : [
        "",
        "",
        LABEL_REG_EXP_STR
      ] : null : token === "/*" ? [
        "",
        "",
        TAIL_WILDCARD_REG_EXP_STR
      ] : token.match(/^\:([^\{\}]+)(?:\{(.+)\})?$/);
      let nextNode;
      if (pattern) {
        const name2 = pattern[1];
        let regexpStr = pattern[2] || "[^/]+";
        if (name2 && pattern[2]) {
          if (new RegExp(regexpStr).test("")) throw PATH_ERROR;
          regexpStr = regexpStr.replace(/^\((?!\?:)(?=[^)]+\)$)/, "(?:");
          if (/\((?!\?:)/.test(regexpStr)) throw PATH_ERROR;
          if (regexpStr.length === 1 && regExpMetaChars.has(regexpStr)) throw PATH_ERROR;
        }
        keys.push(regexpStr);
        nextNode = node.#children[regexpStr];
        if (!nextNode) {
          if (regexpStr !== "[^]*" && regexpStr !== "(?:|/[^]*)") {
            for (const k in node.#children) if ((regexpStr.length > 1 || k.length > 1) && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
          }
          nextNode = node.#children[regexpStr] = new Node2();
        }
        if (name2 !== "") {
          nextNode.#varIndex ??= context.varIndex++;
          paramMap.push([name2, nextNode.#varIndex]);
        }
      } else {
        keys.push(token);
        nextNode = node.#children[token];
        if (!nextNode) {
          for (const k in node.#children) if (k.length > 1 && k !== "[^]*" && k !== "(?:|/[^]*)") throw PATH_ERROR;
          nextNode = node.#children[token] = new Node2();
        }
      }
      node = nextNode;
    }
    if (node.#index !== void 0) throw PATH_ERROR;
    node.#index = index;
  }
  buildRegExpStr() {
    const strList = Object.keys(this.#children).sort(compareKey).map((k) => {
      const c = this.#children[k];
      const childStr = c.buildRegExpStr();
      return childStr === "" ? "" : (typeof c.#varIndex === "number" ? `(${k})@${c.#varIndex}` : regExpMetaChars.has(k) ? `\\${k}` : k) + childStr;
    }).filter(Boolean);
    if (typeof this.#index === "number" && this.#index !== -1) strList.unshift(`#${this.#index}`);
    if (strList.length === 0) return "";
    if (strList.length === 1) return strList[0];
    return "(?:" + strList.join("|") + ")";
  }
};
// node_modules/hono/dist/router/reg-exp-router/trie.js
var Trie = class {
  #context = { varIndex: 0 };
  #root = new Node();
  #index = 0;
  paths = createNullObject();
  insert(path2, isStatic) {
    const keys = [];
    if (isStatic) {
      this.#root.insert(path2.split(""), -1, [], this.#context, keys);
      this.paths[path2] = [
        -1,
        [],
        keys
      ];
      return;
    }
    const paramAssoc = [];
    const groups = [];
    let markedPath = path2;
    for (let i = 0; ; ) {
      let replaced = false;
      markedPath = markedPath.replace(/\{(?:\{[\d,]+\}|[^}])+\}/g, (m) => {
        const mark = `@\\${i}`;
        groups[i] = [mark, m];
        i++;
        replaced = true;
        return mark;
      });
      if (!replaced) break;
    }
    const tokens2 = markedPath.match(/(?::[^\/]+)|(?:\/\*$)|./gs) || [];
    for (let i = groups.length - 1; i >= 0; i--) {
      const [mark] = groups[i];
      for (let j = tokens2.length - 1; j >= 0; j--) if (tokens2[j].indexOf(mark) !== -1) {
        tokens2[j] = tokens2[j].replace(mark, groups[i][1]);
        break;
      }
    }
    this.#root.insert(tokens2, this.#index, paramAssoc, this.#context, keys);
    this.paths[path2] = [
      this.#index++,
      paramAssoc,
      keys
    ];
  }
  buildRegExp() {
    let regexp = this.#root.buildRegExpStr();
    if (regexp === "") return [
      /^$/,
      [],
      []
    ];
    let captureIndex = 0;
    const indexReplacementMap = [];
    const paramReplacementMap = [];
    regexp = regexp.replace(/#(\d+)|@(\d+)|\.\*\$/g, (_, handlerIndex, paramIndex) => {
      if (handlerIndex !== void 0) {
        indexReplacementMap[++captureIndex] = Number(handlerIndex);
        return "$()";
      }
      if (paramIndex !== void 0) {
        paramReplacementMap[Number(paramIndex)] = ++captureIndex;
        return "";
      }
      return "";
    });
    return [
      new RegExp(`^${regexp}`),
      indexReplacementMap,
      paramReplacementMap
    ];
  }
};
// node_modules/hono/dist/router/reg-exp-router/router.js
function endsWithWildcard(keys) {
  const tail = keys[keys.length - 1];
  return tail === "[^]*" || tail === "(?:|/[^]*)";
}
function covers(wildcard, target) {
  const last = wildcard.length - 1;
  for (let i = 0; i < last; i++) if (wildcard[i] !== target[i]) return false;
  return wildcard[last] === "[^]*" || target.length === last || target[last] === "/";
}
var RegExpRouter = class {
  name = "RegExpRouter";
  #handlers;
  #tries;
  constructor() {
    this.#handlers = { ["ALL"]: [] };
    this.#tries = { ["ALL"]: new Trie() };
  }
  #insertPath(method, path2) {
    try {
      this.#tries[method].insert(path2, !/\*|\/:/.test(path2));
    } catch (e) {
      throw e === PATH_ERROR ? new UnsupportedPathError(path2) : e;
    }
  }
  add(method, path2, handler) {
    const handlers = this.#handlers;
    if (!handlers) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
    const tries = this.#tries;
    if (!handlers[method]) {
      tries[method] = new Trie();
      handlers[method] = [...handlers["ALL"]];
      for (const p in tries["ALL"].paths) this.#insertPath(method, p);
    }
    if (path2 === "/*") path2 = "*";
    const methods = method === "ALL" ? Object.keys(handlers) : [method];
    const paths = checkOptionalParameter(path2) || [path2];
    for (const path22 of paths) for (const m of methods) {
      if (!tries[m].paths[path22]) this.#insertPath(m, path22);
      handlers[m].push([handler, path22]);
    }
  }
  match = match;
  buildAllMatchers() {
    const matchers = createNullObject();
    for (const method of Object.keys(this.#handlers)) matchers[method] = this.#buildMatcher(method);
    this.#handlers = this.#tries = void 0;
    return matchers;
  }
  #buildMatcher(method) {
    const handlers = this.#handlers[method];
    const trie = this.#tries[method];
    const staticMap = createNullObject();
    const handlerData = [];
    const [regexp, indexReplacementMap, paramReplacementMap] = trie.buildRegExp();
    const own2 = createNullObject();
    const entries = handlers.map(([h, p], i) => {
      (own2[p] ??= []).push(i);
      return [h, trie.paths[p][1].reduceRight((map2, [key, varIndex]) => {
        map2[key] = paramReplacementMap[varIndex];
        return map2;
      }, createNullObject())];
    });
    const wildcards = Object.keys(own2).filter((p) => endsWithWildcard(trie.paths[p][2]));
    for (const path2 in trie.paths) {
      const [index, , keys] = trie.paths[path2];
      const indexes = [...own2[path2]];
      for (const p of wildcards) if (p !== path2 && covers(trie.paths[p][2], keys)) indexes.push(...own2[p]);
      const data = indexes.sort((a, b) => a - b).map((i) => entries[i]);
      if (index === -1) {
        const last = Math.max(-1, ...data.flatMap(([, map2]) => Object.values(map2)));
        staticMap[path2] = [data, last === -1 ? emptyParam : path2.match(regexp).slice(0, last + 1)];
      } else handlerData[index] = data;
    }
    return [
      regexp,
      indexReplacementMap.map((i) => handlerData[i]),
      staticMap
    ];
  }
};
// node_modules/hono/dist/router/smart-router/router.js
var SmartRouter = class {
  name = "SmartRouter";
  #routers = [];
  #routes = [];
  constructor(init) {
    this.#routers = init.routers;
  }
  add(method, path2, handler) {
    if (!this.#routes) throw new Error(MESSAGE_MATCHER_IS_ALREADY_BUILT);
    this.#routes.push([
      method,
      path2,
      handler
    ]);
  }
  match(method, path2) {
    if (!this.#routes) throw new Error("Fatal error");
    const routers = this.#routers;
    const routes = this.#routes;
    const len = routers.length;
    let i = 0;
    let res;
    for (; i < len; i++) {
      const router = routers[i];
      try {
        for (let i2 = 0, len2 = routes.length; i2 < len2; i2++) router.add(...routes[i2]);
        res = router.match(method, path2);
      } catch (e) {
        if (e instanceof UnsupportedPathError) continue;
        throw e;
      }
      this.match = router.match.bind(router);
      this.#routers = [router];
      this.#routes = void 0;
      break;
    }
    if (i === len) throw new Error("Fatal error");
    this.name = `SmartRouter + ${this.activeRouter.name}`;
    return res;
  }
  get activeRouter() {
    if (this.#routes || this.#routers.length !== 1) throw new Error("No active router has been determined yet.");
    return this.#routers[0];
  }
};
// node_modules/hono/dist/router/trie-router/node.js
var emptyParams = createNullObject();
var order = 0;
var Node3 = class Node4 {
  #methods = [];
  #children = createNullObject();
  #patterns = [];
  #pattern;
  #params = emptyParams;
  insert(method, path2, handler) {
    let curNode = this;
    const parts = splitRoutingPath(path2);
    const possibleKeys = /* @__PURE__ */ new Set();
    let i = 0;
    for (const p of parts) {
      const nextP = parts[++i];
      const pattern = getPattern(p, nextP) || (nextP === void 0 && p && p.indexOf("*") === p.length - 1 ? p : null);
      const isParam = Array.isArray(pattern);
      const key = isParam ? pattern[0] : pattern || p;
      const child = curNode.#children[key] ||= new Node4();
      if (pattern && !child.#pattern) {
        child.#pattern = pattern;
        curNode.#patterns.push(child);
      }
      curNode = child;
      if (isParam) possibleKeys.add(pattern[1]);
    }
    curNode.#methods.push({ [method]: {
      handler,
      possibleKeys: [...possibleKeys],
      score: ++order
    } });
  }
  #pushHandlerSets(handlerSets, node, method, nodeParams, params) {
    for (let i = 0, len = node.#methods.length; i < len; i++) {
      const m = node.#methods[i];
      const handlerSet = m[method] || m["ALL"];
      if (handlerSet) {
        handlerSet.params = createNullObject();
        handlerSets.push(handlerSet);
        for (let i2 = 0, len2 = handlerSet.possibleKeys.length; i2 < len2; i2++) {
          const key = handlerSet.possibleKeys[i2];
          handlerSet.params[key] = params?.[key] && !i2 ? params[key] : nodeParams[key] ?? params?.[key];
        }
      }
    }
  }
  search(method, path2) {
    const handlerSets = [];
    this.#params = emptyParams;
    let curNodes = [this];
    const parts = splitPath(path2);
    const curNodesQueue = [];
    const len = parts.length;
    let partOffsets = null;
    for (let i = 0; i < len; i++) {
      const part = parts[i];
      const isLast = i === len - 1;
      const tempNodes = [];
      for (let j = 0, len2 = curNodes.length; j < len2; j++) {
        const node = curNodes[j];
        const nextNode = node.#children[part];
        if (nextNode) {
          nextNode.#params = node.#params;
          if (isLast) {
            if (nextNode.#children["*"]) this.#pushHandlerSets(handlerSets, nextNode.#children["*"], method, node.#params);
            this.#pushHandlerSets(handlerSets, nextNode, method, node.#params);
          } else tempNodes.push(nextNode);
        }
        for (const child of node.#patterns) {
          const pattern = child.#pattern;
          const params = node.#params === emptyParams ? {} : { ...node.#params };
          if (typeof pattern === "string") {
            if (pattern === "*" || part.startsWith(pattern.slice(0, -1))) {
              this.#pushHandlerSets(handlerSets, child, method, node.#params);
              if (pattern === "*") {
                child.#params = params;
                tempNodes.push(child);
              }
            }
            continue;
          }
          const [, name2, matcher] = pattern;
          if (!part && matcher === true) continue;
          if (matcher !== true) {
            if (!partOffsets) {
              partOffsets = [];
              let offset = path2[0] === "/" ? 1 : 0;
              for (let p = 0; p < len; p++) {
                partOffsets[p] = offset;
                offset += parts[p].length + 1;
              }
            }
            const restPathString = path2.slice(partOffsets[i]);
            const m = matcher.exec(restPathString);
            if (m) {
              if (!Object.hasOwn(params, name2)) params[name2] = m[0];
              this.#pushHandlerSets(handlerSets, child, method, node.#params, params);
              if (m[0].length === restPathString.length && child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, node.#params, params);
              for (const _ in child.#children) {
                child.#params = params;
                const componentCount = m[0].match(/\//g)?.length ?? 0;
                (curNodesQueue[componentCount] ||= []).push(child);
                break;
              }
              continue;
            }
          }
          if (matcher === true || matcher.test(part)) {
            if (!Object.hasOwn(params, name2)) params[name2] = part;
            if (isLast) {
              this.#pushHandlerSets(handlerSets, child, method, params, node.#params);
              if (child.#children["*"]) this.#pushHandlerSets(handlerSets, child.#children["*"], method, params, node.#params);
            } else {
              child.#params = params;
              tempNodes.push(child);
            }
          }
        }
      }
      const shifted = curNodesQueue.shift();
      curNodes = shifted ? tempNodes.concat(shifted) : tempNodes;
    }
    if (handlerSets[1]) handlerSets.sort((a, b) => {
      return a.score - b.score;
    });
    return [handlerSets.map(({ handler, params }) => [handler, params])];
  }
};
// node_modules/hono/dist/router/trie-router/router.js
var TrieRouter = class {
  name = "TrieRouter";
  #node = new Node3();
  add(method, path2, handler) {
    for (const result of checkOptionalParameter(path2) || [path2]) this.#node.insert(method, result, handler);
  }
  match(method, path2) {
    return this.#node.search(method, path2);
  }
};
// node_modules/hono/dist/hono.js
var Hono3 = class extends Hono {
  /**
  * Creates an instance of the Hono class.
  *
  * @param options - Optional configuration options for the Hono instance.
  */
  constructor(options2 = {}) {
    super(options2);
    this.router = options2.router ?? new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
  }
};
// src/emulator/resource.ts
function route(endpoint, answer) {
  return { endpoint, answer: (call) => answer(call) };
}
var Refusal = class extends Error {
  status;
  headers;
  /** @param detail what is wrong with the request */
  constructor(status, detail, headers = {}) {
    super(detail);
    this.name = "Refusal";
    this.status = status;
    this.headers = headers;
  }
};
// src/emulator/input.ts
var MAX_BODY = 32 * 2 ** 20;
var MAX_DEPTH = 64;
function queryOf(request, schema) {
  const texts = Object.entries(request.queries()).flatMap(([name2, values]) => {
    if (values.length > 1) throw new Refusal(400, `${name2}: is given ${values.length} times`);
    const text3 = firstIn(values);
    return name2 === "cursor" && text3 === "" ? [] : [[name2, text3]];
  });
  return fromTexts(schema, Object.fromEntries(texts));
}
async function bodyOf(request) {
  const bytes2 = await bytesOf(request);
  let body;
  try {
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes2));
  } catch {
    throw new Refusal(400, "The body is not JSON");
  }
  if (depthOf(body) > MAX_DEPTH) throw new Refusal(400, `The body is nested deeper than ${MAX_DEPTH} levels`);
  return body;
}
async function bytesOf(request) {
  const tooLarge = new Refusal(413, `The body is larger than ${MAX_BODY / 2 ** 20} MiB`);
  if (Number(request.header("content-length") ?? 0) > MAX_BODY) throw tooLarge;
  const chunks = [];
  let size = 0;
  for await (const chunk of request.raw.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
function depthOf(value) {
  let depth = 0;
  for (let level = [value]; level.length > 0 && depth <= MAX_DEPTH; depth++)
    level = level.flatMap((item) => typeof item === "object" && item !== null ? Object.values(item) : []);
  return depth;
}
function parseInput(schema, value) {
  const result = schema.safeParse(value, ownMessages);
  if (result.success) return result.data;
  const objections = result.error.issues.map((issue) => objection(schema, value, issue));
  throw new Refusal(400, [...new Set(objections)].join("; "));
}
function objection(schema, value, issue) {
  if (issue.code === "unrecognized_keys") return `${[...issue.path, issue.keys.join(", ")].join(".")}: not known`;
  const { place, message: message2 } = firstIn(misfits(schema, value, [issue]));
  return `${place === "" ? "body" : place}: ${message2}`;
}
// src/emulator/host.ts
function hostOf(routes, keys, { now = Date.now, layers = [] } = {}) {
  const host = new Hono3();
  const today = () => instantText(now()).slice(0, 10);
  host.onError(
    (error, c) => error instanceof Refusal ? refuse(c, error.status, error.message, error.headers) : refuse(c, 500, `The emulator failed: ${error.message}`)
  );
  host.notFound((c) => refuse(c, 404, `Nothing is served at ${c.req.path} of this host`));
  host.use(numberRequests(), checkKey(keys), ...layers);
  const methods = /* @__PURE__ */ new Map();
  for (const route2 of routes) {
    const { method, path: path2, otherPath = path2 } = route2.endpoint;
    for (const declaredPath of /* @__PURE__ */ new Set([path2, otherPath])) {
      const pattern = declaredPath.replaceAll(/\{(\w+)\}/g, ":$1");
      host.on(method, pattern, (c) => answerCall(c, route2, today));
      addTo(methods, pattern, method);
    }
  }
  for (const [pattern, served] of methods) {
    const allow = served.join(", ");
    host.all(pattern, (c) => refuse(c, 405, `${c.req.method} is not served here, only ${allow}`, { allow }));
  }
  return host;
}
function numberRequests() {
  let count3 = 0;
  return async (c, next) => {
    c.set("requestId", `request-${++count3}`);
    await next();
  };
}
function checkKey(keys) {
  const roleOf = new Map(roles.map((role) => [keys[role], role]));
  return async (c, next) => {
    const header = c.req.header("authorization") ?? "";
    if (looksReal(header))
      return refuse(c, 401, "This is an emulator, and the key looks real: never send it a real key. Use one it made.");
    const role = roleOf.get(/^Bearer +(\S+)$/i.exec(header)?.[1] ?? "");
    if (role === void 0)
      return refuse(
        c,
        401,
        header === "" ? "The API key is missing: send Authorization: Bearer <key>" : "Invalid API key"
      );
    c.set("role", role);
    return next();
  };
}
async function answerCall(c, route2, today) {
  const { endpoint } = route2;
  const role = c.get("role");
  if (!endpoint.allowed.includes(role)) throw new Refusal(403, `Only for the roles ${sentence(endpoint.allowed)}`);
  const params = parseInput(endpoint.params, c.req.param());
  const query = parseInput(endpoint.query, queryOf(c.req, endpoint.query));
  const body = endpoint.body && parseInput(endpoint.body, await bodyOf(c.req));
  const [objection2] = endpoint.objections?.({ ...params, ...query, ...body }, today()) ?? [];
  if (objection2) throw new Refusal(400, `${objection2.field}: ${objection2.message}`);
  const call = { role, params, query, body };
  c.set("request", { route: route2, call });
  return c.json(route2.answer(call), endpoint.success);
}
function sentence(words) {
  return words.join(", ").replace(/, (?=[^,]*$)/, " and ");
}
function errorBody(status, detail, requestId) {
  return { title: STATUS_CODES[status] ?? "Error", detail, status, requestId };
}
function refuse(c, status, detail, headers = {}) {
  return c.json(errorBody(status, detail, c.get("requestId")), status, headers);
}
// src/emulator/scenario-fields.ts
var instant = string().check(
  refine((text3) => instantOf(text3) !== void 0, "is not a date-time such as 2026-03-06T21:47:00Z"),
  says("A date-time with an offset, such as 2026-03-06T21:47:00Z")
);
var day = string().check(
  refine((text3) => startOf(text3) !== void 0, "is not a day such as 2026-03-01, nor a date-time"),
  says("A day (from its start, UTC) or a date-time")
);
var idOf = (label) => nonEmptyText.check(
  _regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, "is not an id: letters, digits, dashes and underscores"),
  says(`Id of the ${label}`)
);
function nobodyHas(handle, handles, hint) {
  return [`nobody in users has the handle "${handle}"`, didYouMean(handle, handles) ?? hint];
}
var calendarDay = string().check(
  refine((text3) => /^\d{4}-\d\d-\d\d$/.test(text3) && startOf(text3) !== void 0, "is not a day such as 2026-03-01"),
  says("A day, UTC")
);
function verbatim(isValid, demand, shape) {
  return unknown().check(refine(isValid, demand), meta(shape));
}
function isJson(value) {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return isObject(value) && !(value instanceof Date) && Object.values(value).every(isJson);
}
var isTree = (value) => isObject(value) && isJson(value);
var tree = (text3) => verbatim(isTree, "should be a map of settings", { type: "object", description: text3 });
// src/emulator/shape.ts
var Objections = class {
  #locate;
  #problems = [];
  /** @param locate returns the place of a value in the file, if known */
  constructor(locate) {
    this.#locate = locate;
  }
  /** Adds a problem of the value at a path. */
  add(path2, message2, hint) {
    this.#problems.push({ ...this.#locate?.(path2), message: message2, hint });
  }
  /** @throws DriftlineError `config` with all problems, if there are any */
  raise() {
    if (this.#problems.length > 0) throw new DriftlineError("config", this.#problems);
  }
};
function parseContent(schema, value, locate) {
  const result = schema.safeParse(value, ownMessages);
  if (result.success) return result.data;
  const objections = result.error.issues.flatMap((issue) => objectionsTo(issue, value, schema));
  const misspelled = new Set(objections.map(({ intendedPath }) => intendedPath && intendedPath.join("\0")));
  const relevantObjections = objections.filter(
    ({ message: message2, path: path2 }) => message2 !== MISSING || !misspelled.has(path2.join("\0"))
  );
  const problems = relevantObjections.map(({ path: path2, message: message2, hint }) => {
    const place = locate?.(path2);
    return { ...place, message: `${placeName(path2, value)}${message2}`, ...hint !== void 0 && { hint } };
  });
  throw new DriftlineError("config", problems);
}
var MISSING = "is missing";
function objectionsTo(issue, value, root) {
  if (issue.code === "unrecognized_keys") {
    const keys = keysOf(issue.path, root);
    return issue.keys.map((key) => {
      const near = nearest(key, keys);
      return {
        path: [...issue.path, key],
        intendedPath: near === void 0 ? void 0 : [...issue.path, near],
        message: "is not known",
        hint: didYouMean(key, keys) ?? knownHere(keys)
      };
    });
  }
  const actual = valueAt(value, issue.path);
  if (actual === void 0) return [{ path: issue.path, message: MISSING }];
  return [{ path: issue.path, ...wrong(issue, actual) }];
}
var FEW = 12;
function knownHere(names3) {
  return `known here: ${names3.join(", ")}`;
}
function wrong(issue, actual) {
  switch (issue.code) {
    case "invalid_union":
      return {
        message: "is neither a handle nor a person",
        hint: "write a handle of users, or { id: \u2026, email: \u2026, name: \u2026 }"
      };
    case "invalid_value": {
      const values = issue.values.map(String);
      const near = typeof actual === "string" ? didYouMean(actual, values) : void 0;
      if (values.length > FEW) return { message: "is not known", hint: near ?? knownHere(values) };
      return { message: `should be ${values.join(" or ")}`, hint: near };
    }
    case "invalid_type":
      return { message: `should be ${names[issue.expected] ?? issue.expected}` };
    case "invalid_key":
      return { message: issue.issues[0]?.message ?? "is not a name that can be used here" };
    default:
      return { message: issue.message };
  }
}
var names = {
  string: "a text",
  int: "a whole number",
  array: "a list",
  object: "a map",
  record: "a map"
};
var dated = { history: "history entry", readiness: "readiness report" };
function placeName(path2, value) {
  const [section = "", index, ...rest] = path2;
  const element = dated[section];
  if (element === void 0 || typeof index !== "number") return path2.length > 0 ? `${path2.join(".")} ` : "";
  const time = valueAt(value, [section, index, "at"]);
  const entry = `${element} ${index + 1}${typeof time === "string" ? ` (${time})` : ""}`;
  return rest.length > 0 ? `${entry}: ${rest.join(".")} ` : `${entry} `;
}
function keysOf(path2, root) {
  const at = path2.reduce(schemaBelow, root);
  const { def } = withoutWrappers(at ?? root)._zod;
  return def.type === "object" ? Object.keys(def.shape) : [];
}
// src/emulator/faults/fault.ts
var options = ["retryAfter", "location"];
var JSON_TYPE = "application/json";
var HTML_TYPE = "text/html; charset=utf-8";
function jsonAnswer(body, status = 200, headers = {}) {
  return { status, headers: { "content-type": JSON_TYPE, ...headers }, body: Buffer.from(JSON.stringify(body)) };
}
function htmlAnswer(title, status) {
  const page3 = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>
`;
  return { status, headers: { "content-type": HTML_TYPE }, body: Buffer.from(page3) };
}
// src/emulator/faults/bodies.ts
function bytes(number3, description, edit, encoding) {
  return {
    number: number3,
    description,
    async inject({ honest }) {
      const { status, headers, body = Buffer.alloc(0) } = await honest();
      return { status, headers: { ...headers, ...encoding && { "content-encoding": encoding } }, body: edit(body) };
    }
  };
}
function instead(number3, description, answer) {
  return {
    number: number3,
    description,
    async inject({ honest }) {
      await honest();
      return answer();
    }
  };
}
var OK = { status: 200, headers: { "content-type": JSON_TYPE } };
var bomb;
var bodies = {
  "login-page": instead("F18", "200 with a login page in HTML.", () => htmlAnswer("Sign in", 200)),
  "error-as-success": instead("F19", "200 with an error in JSON.", () => jsonAnswer({ error: "Something went wrong" })),
  "empty-body": instead("F20", "200 with an empty body.", () => ({ ...OK, body: Buffer.alloc(0) })),
  "no-content": instead("F21", "204.", () => ({ status: 204, headers: {} })),
  "corrupt-gzip": bytes("F29", "A compressed body that is corrupt from the middle on.", corrupt, "gzip"),
  "cut-gzip": bytes("F29", "A compressed body that is truncated.", (body) => gzipSync(body).subarray(0, -12), "gzip"),
  "gzip-bomb": instead("F30", "100 MB of spaces, compressed.", () => ({
    status: 200,
    headers: { ...OK.headers, "content-encoding": "gzip" },
    body: bomb ??= gzipSync(Buffer.alloc(1e8, " "))
  })),
  "invalid-utf8": bytes("F31", "An invalid UTF-8 byte inside a text.", invalid),
  "duplicate-keys": bytes("F32", "The first key of the body appears twice, with different values.", repeatKey),
  "plain-as-gzip": bytes("F51", "A body that is declared as compressed but is not.", (body) => body, "gzip"),
  "other-clock": {
    number: "F55",
    description: "The Date header of the answer is a day ahead.",
    async inject({ honest, state }) {
      const answer = await honest();
      return { ...answer, headers: { ...answer.headers, date: new Date(state.now() + DAY).toUTCString() } };
    }
  },
  brotli: bytes("F51", "A compression that was not requested.", (body) => brotliCompressSync(body), "br")
};
function corrupt(body) {
  const zipped = gzipSync(body);
  return zipped.fill(85, zipped.length >> 1);
}
function invalid(body) {
  const at = body.lastIndexOf('"');
  return Buffer.concat([body.subarray(0, at), Buffer.from([255]), body.subarray(at)]);
}
function repeatKey(body) {
  const key = /^\{("[^"\\]*"):/.exec(body.toString("latin1"))?.[1];
  return key === void 0 ? body : Buffer.concat([Buffer.from(`{${key}:[],`, "latin1"), body.subarray(1)]);
}
// src/emulator/faults/connections.ts
var DRIP = 100;
function wire(number3, description, act) {
  return {
    number: number3,
    description,
    async inject(exchange) {
      const { body = Buffer.alloc(0) } = await exchange.honest();
      const socket = exchange.take();
      const send = (fields, part) => new Promise((resolve) => {
        const head2 = ["HTTP/1.1 200 OK", `${MARK}: 1`, `content-type: ${JSON_TYPE}`, ...fields, "", ""].join("\r\n");
        socket.write(Buffer.concat([Buffer.from(head2), part]), () => resolve());
      });
      await act({ socket, body, send });
      return void 0;
    }
  };
}
async function half({ body, send }) {
  await send([`content-length: ${body.length}`], body.subarray(0, body.length >> 1));
}
var connections = {
  "reset-before-headers": wire("F14", "The connection is reset before an answer.", ({ socket }) => {
    socket.resetAndDestroy();
  }),
  "end-before-headers": wire("F14", "The connection ends before an answer.", ({ socket }) => void socket.end()),
  "not-http": wire("F14", "An answer that is not HTTP.", ({ socket }) => void socket.end("what?\r\n\r\n")),
  "reset-in-body": wire("F15", "The connection is reset in the middle of the body.", async (wire2) => {
    await half(wire2);
    setTimeout(() => wire2.socket.resetAndDestroy(), DRIP).unref();
  }),
  "short-body": wire("F16", "A body shorter than Content-Length, then the connection ends.", async (wire2) => {
    await half(wire2);
    wire2.socket.end();
  }),
  "long-body": wire(
    "F16",
    "A body longer than Content-Length, then the connection ends.",
    async ({ body, send, socket }) => {
      await send([`content-length: ${body.length >> 1}`], body);
      socket.end();
    }
  ),
  "cut-at-close": wire(
    "F17",
    "A truncated body without a length; the connection ends.",
    async ({ body, send, socket }) => {
      await send(["connection: close"], body.subarray(0, body.length >> 1));
      socket.end();
    }
  ),
  "hang-before-headers": wire("F24", "No answer.", () => {
  }),
  "hang-in-body": wire("F25", "Half of the body, then nothing more.", half),
  "slow-loris": wire("F26", "Single bytes at intervals, without end.", async ({ socket, send }) => {
    await send(["transfer-encoding: chunked"], Buffer.alloc(0));
    const drip = setInterval(() => socket.write("1\r\n \r\n"), DRIP).unref();
    socket.once("close", () => clearInterval(drip));
  }),
  "end-after-answer": wire(
    "F50",
    "The connection ends after the answer without notice.",
    async ({ body, send, socket }) => {
      await send([`content-length: ${body.length}`], body);
      socket.end();
    }
  )
};
// src/emulator/faults/figures.ts
var names2 = /* @__PURE__ */ new Set(["date", "reportId", "group_key"]);
var ways = [
  (row) => changeFigures(row, (value) => typeof value === "number" ? null : value),
  (row) => Object.fromEntries(Object.entries(row).filter(([name2], i) => names2.has(name2) || i % 2 === 0)),
  (row) => changeFigures(row, (value) => Array.isArray(value) ? value.map(otherShape) : value),
  (row) => changeFigures(
    row,
    (value, name2) => name2.includes("tier") || name2.endsWith("level") ? "of-later" : emptyIfObject(value)
  ),
  (row) => changeFigures(row, (value) => typeof value === "object" ? null : value)
];
var figures = {
  "unsaid-figures": {
    number: "F58",
    description: "Rows of analytics and readiness with null figures, absent columns, empty ratios and items of another shape.",
    async inject({ honest }) {
      const answer = await honest();
      const body = rowsOf(answer);
      if (!body) return answer;
      const { name: name2, rows: rows2 } = body;
      const unsaid = rows2.map((row, i) => ways[i % ways.length](row));
      return jsonAnswer({ ...body.body, [name2]: unsaid }, answer.status);
    }
  }
};
function changeFigures(row, change) {
  return mapValues(row, (value, name2) => names2.has(name2) ? value : change(value, name2));
}
function otherShape(item) {
  if (typeof item !== "object" || item === null) return { name: item };
  return Object.fromEntries(Object.entries(item).map(([name2, value]) => [`the_${name2}`, value]));
}
function emptyIfObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? {} : value;
}
function rowsOf({ status, body: bytes2 }) {
  if (status !== 200 || !bytes2) return void 0;
  const body = membersOf(JSON.parse(bytes2.toString()));
  const name2 = ["data", "reports"].find((candidate) => Array.isArray(body[candidate]));
  return name2 === void 0 ? void 0 : { body, name: name2, rows: itemsOf(body, name2).map(membersOf) };
}
// src/emulator/faults/pages.ts
function page(number3, description, edit) {
  return { number: number3, description, of: "list", inject: async ({ list: list2 }) => edit(await list2()) };
}
var SURPLUS = 20;
var pages2 = {
  "null-items": page("F22", "Null instead of the items.", (list2) => list2.with({ items: null })),
  "more-as-text": page(
    "F23",
    '`hasMore` is the text "false".',
    (list2) => list2.with({ hasMore: "false", nextCursor: "" })
  ),
  "cursor-loop": page(
    "F33",
    "The cursor leads back to this page.",
    (list2) => list2.with({ hasMore: true, nextCursor: list2.cursor ?? list2.leadingTo(void 0) })
  ),
  "null-cursor": page(
    "F34",
    "`hasMore` is true, but the cursor is null.",
    (list2) => list2.with({ hasMore: true, nextCursor: null })
  ),
  "empty-cursor": page(
    "F34",
    "`hasMore` is true, but the cursor is empty.",
    (list2) => list2.with({ hasMore: true, nextCursor: "" })
  ),
  "endless-cursors": page(
    "F35",
    "A new cursor leads to this page again.",
    (list2) => list2.with({ hasMore: true, nextCursor: list2.leadingTo(list2.cursor) })
  ),
  "early-end": page(
    "F41",
    "An empty page that claims to be the last.",
    (list2) => list2.with({ items: [], hasMore: false, nextCursor: "" })
  ),
  "empty-page": page(
    "F45",
    "An empty page; the next page has this page's items.",
    (list2) => list2.with({ items: [], hasMore: true, nextCursor: list2.leadingTo(list2.cursor) })
  ),
  "large-page": page(
    "F46",
    "More items than requested.",
    async (list2) => list2.with(await list2.ask({ cursor: list2.cursor, limit: list2.limit + SURPLUS }))
  ),
  "earlier-page": page(
    "F52",
    "The first page, regardless of the requested page.",
    async (list2) => list2.with(await list2.ask({ cursor: void 0 }))
  ),
  "later-page": page("F52", "The page after the requested page.", async (list2) => {
    const { hasMore, nextCursor } = list2;
    if (!hasMore || nextCursor === "") return list2.with({ items: [], hasMore: false, nextCursor: "" });
    return list2.with(await list2.ask({ cursor: nextCursor }));
  })
};
// src/emulator/faults/revisions.ts
function history(number3, description, edit) {
  return { number: number3, description, of: "history", inject: async ({ list: list2, state }) => edit(await list2(), state) };
}
var of = ({ items }) => items;
var revisions = {
  "missing-revision": history(
    "F36",
    "A revision in the middle of the page is missing.",
    (list2) => list2.with({ items: list2.items.toSpliced(list2.items.length >> 1, 1) })
  ),
  "repeated-revisions": history("F37", "The last revisions of the previous page are repeated.", async (list2) => {
    const before = (await list2.before()).slice(-5);
    return list2.with({ items: [...before.length > 0 ? before : list2.items.slice(0, 5), ...list2.items] });
  }),
  "out-of-order": history(
    "F38",
    "The revisions of the page are not in order.",
    (list2) => list2.with({ items: of(list2).toSorted((a, b) => a.revision % 7 - b.revision % 7) })
  ),
  "revision-arrives": history(
    "F39",
    "A new revision is made, which shifts the pages by one, as with offsets.",
    async (list2, state) => {
      const before = (await list2.before()).slice(-1);
      arrive(state.revisions);
      const { cursor, limit } = list2;
      if (before.length === 0) return list2.with(await list2.ask({ cursor }));
      if (limit === 1) return list2.with({ items: before, hasMore: true, nextCursor: list2.leadingTo(cursor) });
      const { items, ...more } = await list2.ask({ cursor, limit: limit - 1 });
      return list2.with({ items: [...before, ...items], ...more });
    }
  ),
  "other-content": history("F40", "A revision appears twice, with different settings.", async (list2) => {
    const [revision] = [...of({ items: await list2.before() }).slice(-1), ...of(list2)];
    if (!revision) return list2.with({});
    const settings = { ...revision.settings, enableAgentShield: revision.settings["enableAgentShield"] !== true };
    return list2.with({ items: [...list2.items, { ...revision, settings }] });
  })
};
function arrive(revisions2) {
  const last = revisions2.at(-1);
  if (!last) return;
  revisions2.push({ ...last, revision: last.revision + 1, updatedAt: instantText(Date.parse(last.updatedAt) + 6e4) });
}
// src/emulator/faults/statuses.ts
var DETAIL = "A requested fault";
function refusal(number3, status, description, headers = () => ({})) {
  return {
    number: number3,
    description,
    inject: async (exchange) => jsonAnswer(errorBody(status, DETAIL, exchange.requestId), status, headers(exchange))
  };
}
function waiting(number3, status, description, value) {
  const headers = ({ optionValues, state }) => {
    const now = state.now();
    const delay = optionValues.retryAfter ?? (typeof value === "string" ? value : value(now));
    return { "retry-after": delay, date: httpDate(now) };
  };
  return { ...refusal(number3, status, description, headers), options: ["retryAfter"] };
}
function httpDate(time) {
  return new Date(time).toUTCString();
}
var page2 = (number3, status, description, title) => ({
  number: number3,
  description,
  inject: async () => htmlAnswer(title, status)
});
var redirect = (number3, description, to) => refusal(number3, 302, description, (exchange) => ({ location: to(exchange) }));
var statuses = {
  "rate-limited": refusal("F01", 429, "429 without a Retry-After."),
  "rate-limited-seconds": waiting("F02", 429, "429 with `Retry-After: 1`.", "1"),
  "rate-limited-date": waiting("F03", 429, "429 with a date two seconds ahead.", (now) => httpDate(now + 2e3)),
  "rate-limited-word": waiting("F04", 429, "429 with `Retry-After: soon`.", "soon"),
  "rate-limited-negative": waiting("F05", 429, "429 with `Retry-After: -5`.", "-5"),
  "rate-limited-exponent": waiting("F05", 429, "429 with `Retry-After: 1e3`.", "1e3"),
  "rate-limited-hexadecimal": waiting("F05", 429, "429 with `Retry-After: 0x10`.", "0x10"),
  "rate-limited-empty": waiting("F05", 429, "429 with an empty Retry-After.", ""),
  "rate-limited-list": waiting("F05", 429, "429 with `Retry-After: 1, 9`.", "1, 9"),
  "rate-limited-day": waiting("F06", 429, "429 with `Retry-After: 86400`.", "86400"),
  "request-timeout": refusal("F08", 408, "408."),
  "internal-error": refusal("F09", 500, "500."),
  "bad-gateway": page2("F10", 502, "502 with an HTML page.", "502 Bad Gateway"),
  unavailable: waiting("F11", 503, "503 with `Retry-After: 1`.", "1"),
  "gateway-timeout": refusal("F12", 504, "504."),
  "redirect-elsewhere": {
    ...redirect(
      "F27",
      "A redirect to another origin.",
      ({ optionValues }) => optionValues.location ?? "http://elsewhere.invalid/"
    ),
    options: ["location"]
  },
  "redirect-loop": redirect("F28", "A redirect to itself.", ({ target }) => target),
  unauthorized: refusal("F42", 401, "401, as when a key expires in the middle of a run."),
  forbidden: refusal("F43", 403, "403."),
  "not-found": refusal("F44", 404, "404."),
  "proxy-forbidden": page2("F54", 403, "403 with the page of a proxy.", "Access denied by the proxy"),
  "proxy-credentials": refusal("F54", 407, "407: a proxy asks for credentials.", () => ({
    "proxy-authenticate": 'Basic realm="proxy"'
  }))
};
// src/emulator/faults/index.ts
var faults = { ...statuses, ...bodies, ...connections, ...pages2, ...revisions, ...figures };
var faultNames = namesIn(faults);
function faultNamed(name2) {
  return Object.hasOwn(faults, name2) ? faults[name2] : void 0;
}
function knownFaults(name2) {
  const near = didYouMean(name2, faultNames);
  return `${near === void 0 ? "" : `${near} `}the faults are ${faultNames.join(", ")}`;
}
// src/emulator/faults/plan.ts
var isCount = (value) => typeof value === "number" && Number.isSafeInteger(value) && value > 0;
function countOr(words, text3) {
  const demand = `should be a number from 1, or ${words.join(" or ")}`;
  const isValid = (value) => isCount(value) || words.some((word) => word === value);
  const shape = { description: text3, anyOf: [{ type: "integer", minimum: 1 }, { enum: words }] };
  return verbatim(isValid, demand, shape);
}
var matchSchema = strictObject({
  method: optional(_enum([...new Set(endpoints.map(({ method }) => method))]), "Only requests of this method"),
  path: optional(
    string().check(_regex(/^\//, "should begin with a slash")),
    "Only requests to this path. `*` matches one segment, and so does a parameter in braces"
  ),
  page: optional2(
    countOr(["first", "middle", "last"], "Only this page of a list: a number from 1, or first, middle or last")
  ),
  nth: optional(int().check(_gte(1, "should be 1 or more")), "Only from the n-th otherwise matching request on")
});
var faultSchema = strictObject({
  fault: _enum(faultNames).check(says("The fault")),
  match: optional(matchSchema, "The requests that the fault affects (default: every request)"),
  hit: optional2(
    countOr(["first", "always"], "How often the fault happens: a number from 1, first (once, the default), or always")
  ),
  retryAfter: optional2(
    verbatim(
      (value) => typeof value === "number" || typeof value === "string" && /^[\t\x20-\x7e]*$/.test(value),
      "should be a text of printable ASCII, or a number",
      { description: "The value of Retry-After, for faults that send it", type: ["string", "number"] }
    )
  ),
  location: optional(
    string().check(refine((text3) => URL.canParse(text3), "is not an address")),
    "The target of a redirect, for faults that redirect elsewhere"
  )
});
var planSchema = strictObject({
  faults: array(faultSchema).check(says("The faults; the first entry that is due happens"))
});
function faultPlanOf(value, locate) {
  const plan = parseContent(planSchema, value, locate);
  const objections = new Objections(locate);
  for (const [index, entry] of plan.faults.entries())
    examine(entry, (at, message2, hint) => {
      const path2 = ["faults", index, ...at];
      objections.add(path2, `${path2.join(".")} ${message2}`, hint);
    });
  objections.raise();
  return plan;
}
function examine(entry, objectTo) {
  const optionsOf = (name2) => faults[name2].options ?? [];
  for (const option of options)
    if (entry[option] !== void 0 && !optionsOf(entry.fault).includes(option)) {
      const fitting = faultNames.filter((name2) => optionsOf(name2).includes(option));
      objectTo([option], `does nothing for ${entry.fault}`, `it is for ${fitting.join(", ")}`);
    }
  const { path: path2 } = entry.match ?? {};
  const paths = [...new Set(endpoints.flatMap((endpoint) => [endpoint.path, endpoint.otherPath ?? endpoint.path]))];
  if (path2 !== void 0 && !paths.some((declaredPath) => isServed(path2, declaredPath)))
    objectTo(
      ["match", "path"],
      "is no path of the service",
      didYouMean(path2, paths) ?? `there are ${paths.join(", ")}`
    );
}
function isServed(path2, declaredPath) {
  return pathPattern(path2).test(declaredPath) || pathPattern(declaredPath).test(path2);
}
function pathPattern(path2) {
  const segments = path2.split(/(\*|\{\w+\})/);
  const source = segments.map((part, i) => i % 2 === 1 ? "[^/]+" : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${source.join("")}$`);
}
// src/emulator/providers.ts
var PLAN = "What is asked for, what is there, and what is left to do.";
var sealed = (id) => Buffer.from(`emulated reasoning of ${id}`).toString("base64");
function providerFields(model, id, isLast) {
  if (/^(?:gpt-|o\d)/.test(model ?? ""))
    return {
      providerAMessageId: `a_${id}`,
      providerAPhase: isLast ? "final_answer" : "commentary",
      providerAReasoningId: `a_reasoning_${id}`,
      providerAReasoningSummary: PLAN,
      providerAEncryptedContent: sealed(id)
    };
  if (model?.startsWith("gemini-")) return { providerBThoughtSignature: sealed(id) };
  if (model?.startsWith("custom:"))
    return { chatCompletionReasoningField: "reasoning_content", chatCompletionReasoningContent: PLAN };
  return {};
}
// src/emulator/conversation.ts
var WAITING = 1e3;
var WORKING = 2e3;
function say(session2, { text: text3, items = [], works = WORKING }, now, newId) {
  const free = Math.max(now, session2.turns.at(-1)?.ends ?? now);
  const turn = { begins: free + WAITING, ends: free + WAITING + works };
  session2.turns.push(turn);
  const message2 = (at, parent, role, content) => {
    const id = newId();
    return {
      id,
      role,
      content: content.map((item, i) => ({ ...item, id: `${id}_${i + 1}` })),
      createdAt: at,
      updatedAt: at,
      visibility: "both",
      ...parent && { parentId: parent.id },
      ...role === "assistant" && providerFields(session2.settings.model, id, at === turn.ends),
      ...role === "tool" && { isUserVisible: false, isError: false }
    };
  };
  const question = message2(now, messagesUntil(session2, now).at(-1), "user", [{ type: "text", text: text3 }, ...items]);
  session2.messages.push(question);
  let last = question;
  const then = (at, role, ...content) => session2.messages.push(last = message2(at, last, role, content));
  if (session2.settings.interactionMode !== "spec") {
    const call = `${question.id}_call`;
    const input = session2.cwd === void 0 ? {} : { path: session2.cwd };
    then(turn.begins, "assistant", { type: "tool_use", toolUseId: call, name: "LS", input });
    then(turn.begins + works / 2, "tool", {
      type: "tool_result",
      toolUseId: call,
      text: "Nothing is here: this is an emulator."
    });
  }
  then(turn.ends, "assistant", {
    type: "text",
    text: `No model read this: it is an emulator that answers. It got ${sizeOf(text3, items)}.`
  });
  session2.messages.sort((a, b) => a.createdAt - b.createdAt);
  return question;
}
function sizeOf(text3, items) {
  const characters = `${text3.length} ${text3.length === 1 ? "character" : "characters"}`;
  return items.length === 0 ? characters : `${characters} and ${items.length} ${items.length === 1 ? "file" : "files"}`;
}
function messagesUntil(session2, now) {
  return session2.messages.filter((message2) => message2.createdAt <= now);
}
function statusAt({ turns }, now) {
  if (turns.some(({ begins, ends }) => begins <= now && now < ends)) return "running";
  return turns.some(({ begins }) => now < begins) ? "pending" : "idle";
}
function viewOf(session2, now) {
  const { id, createdAt, computerId, settings, settingsChangedAt, turns } = session2;
  const messages3 = messagesUntil(session2, now);
  const status = statusAt(session2, now);
  const moments = turns.flatMap(({ begins, ends }) => [begins, ends]).filter((moment) => moment <= now);
  const first = messages3[0]?.content[0]?.text;
  return {
    sessionId: id,
    status,
    messageCount: messages3.length,
    createdAt,
    updatedAt: [settingsChangedAt, messages3.at(-1)?.createdAt ?? 0, ...moments].reduce(
      (a, b) => Math.max(a, b),
      createdAt
    ),
    ...first && { title: head(first, 60) },
    ...status === "idle" && turns.length > 0 && { completedAt: lastIn(turns).ends },
    computerId,
    sessionSettings: { ...settings, tokenUsage: usageOf(messages3) }
  };
}
function usageOf(messages3) {
  const usage = { inputTokens: 0, outputTokens: 0, cacheCreationTokens: 0, cacheReadTokens: 0, thinkingTokens: 0 };
  let cachedTokens = 0;
  let freshTokens = 0;
  for (const { role, content } of messages3) {
    const tokens2 = Math.ceil(JSON.stringify(content).length / 4);
    if (role === "assistant") {
      usage.inputTokens += freshTokens;
      usage.cacheCreationTokens += freshTokens;
      usage.cacheReadTokens += cachedTokens;
      usage.outputTokens += tokens2;
      cachedTokens += freshTokens;
      freshTokens = tokens2;
    } else freshTokens += tokens2;
  }
  return usage;
}
// src/emulator/scenario-sessions.ts
var sessionSchema = strictObject({
  id: idOf("session"),
  computer: nonEmptyText.check(says("The computer of the session, a name of `computers`")),
  at: instant.check(says("When the session was started")),
  cwd: optional(nonEmptyText, "Working directory"),
  settings: optional2(
    tree("Settings of the session").check(
      refine((value) => sessionSettings.safeParse(value).success, "are no settings of a session")
    )
  ),
  says: optional(array(nonEmptyText), "Messages of the user, in order; the first is sent when the session starts")
});
function sessionsOf(entries, computers3, locate) {
  const objections = new Objections(locate);
  const objectTo = (index, field, message2, hint) => objections.add(["sessions", index, field], `session ${index + 1} ${message2}`, hint);
  const names3 = computers3.map(({ name: name2 }) => name2);
  for (const [index, { id, computer: computer2 }] of entries.entries()) {
    if (entries.findIndex((entry) => entry.id === id) < index)
      objectTo(index, "id", "has the id of one before it", "give each their own");
    if (!names3.includes(computer2))
      objectTo(
        index,
        "computer",
        `is on "${computer2}", which is no computer`,
        didYouMean(computer2, names3) ?? "name one of computers"
      );
  }
  objections.raise();
  return entries.map(({ id, computer: computer2, at, cwd, settings = {}, says: says2 = [] }) => ({
    id,
    computerId: computers3.find(({ name: name2 }) => name2 === computer2).id,
    createdAt: certain(instantOf, at),
    cwd,
    settings,
    messages: says2
  }));
}
function recordOf({ messages: messages3, ...rest }) {
  const { id, createdAt, computerId } = rest;
  const session2 = {
    ...rest,
    computers: /* @__PURE__ */ new Set([computerId]),
    settingsChangedAt: createdAt,
    turns: [],
    messages: []
  };
  let number3 = 0;
  for (const text3 of messages3)
    say(session2, { text: text3 }, session2.turns.at(-1)?.ends ?? createdAt, () => `msg_${id}_${++number3}`);
  return session2;
}
// src/emulator/usage/chance.ts
function weightedChoice(choices) {
  let total = 0;
  return { items: choices.map(([item]) => item), totals: choices.map(([, weight]) => total += weight) };
}
function byRank(items) {
  return weightedChoice(items.map((item, index) => [item, 1 / (index + 1)]));
}
function chanceOf(...seed) {
  const draw = drawsFrom(seed.join("\n"));
  const pick = (from) => from[Math.floor(draw() * from.length)];
  return {
    happens: (probability) => draw() < probability,
    whole: (least, most) => least + Math.floor(draw() * (most - least + 1)),
    pick,
    pickByWeight({ items, totals: totals2 }) {
      const place = draw() * lastIn(totals2);
      return items[totals2.findIndex((total) => place < total)];
    }
  };
}
function drawsFrom(seed) {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = state + 2654435769 | 0;
    let bits = state ^ state >>> 16;
    bits = Math.imul(bits, 569420461);
    bits ^= bits >>> 15;
    bits = Math.imul(bits, 1935289751);
    return ((bits ^ bits >>> 15) >>> 0) / 2 ** 32;
  };
}
// src/emulator/usage/tools.ts
var builtIn = [
  ["Read", 30],
  ["Edit", 18],
  ["Execute", 18],
  ["Grep", 14],
  ["Glob", 7],
  ["LS", 6],
  ["TodoWrite", 6],
  ["Create", 5],
  ["WebSearch", 2],
  ["FetchUrl", 2],
  ["Task", 2]
];
var OTHER_TOOL = 5;
var readers = /* @__PURE__ */ new Set(["Read", "Grep", "Glob", "LS", "WebSearch"]);
var usual = {
  servers: {
    tracker: { tools: ["list_issues", "get_issue", "add_comment"] },
    docs: { tools: ["search", "read_page"] }
  },
  skills: ["code-review", "write-tests"],
  commands: ["help", "model", "compress", "review"],
  hooks: [
    { event: "PostToolUse", matcher: "Edit|Create", command: "npm run format" },
    { event: "Stop", command: "notify-done" }
  ]
};
// src/emulator/usage/events.ts
var clients = ["terminal-ui", "web", "non-interactive-cli"];
var modes = ["auto-high", "auto-medium", "auto-low", "spec", "manual"];
var levels = ["auto_high", "auto_medium", "auto_low", "manual"];
// src/emulator/usage/languages.ts
var extensionsOf = {
  TypeScript: ["ts", "tsx"],
  JavaScript: ["js", "mjs"],
  Python: ["py"],
  Go: ["go"],
  Rust: ["rs"],
  Java: ["java"],
  Kotlin: ["kt"],
  Ruby: ["rb"],
  "C++": ["cpp", "h"],
  "C#": ["cs"],
  Swift: ["swift"],
  SQL: ["sql"],
  HTML: ["html"],
  CSS: ["css"],
  HCL: ["tf"],
  Shell: ["sh"],
  YAML: ["yaml", "yml"],
  JSON: ["json"],
  Markdown: ["md"]
};
var languages = namesIn(extensionsOf);

import { documentIn, readYaml } from "./yaml.js";

import { closedProblems, codeName, nodeOf, unseenIn } from "./yaml.js";

import { readInput } from "./base.js";

import { require_dist } from "./yaml.js";

import { MAX_ENTRIES, creditLimit, limits } from "./api.js";

import { FIRST_DAY, analytics } from "./api.js";

import { computer, computers, readiness, readinessReport } from "./api.js";

import { user, users } from "./api.js";

import { controlChange, enterpriseControls } from "./api.js";

import { userAddress } from "./zod.js";

import { documentOf, linesOf, maskSecrets, problemAt, withoutMark } from "./policies.js";

import { efforts, providers } from "./base.js";

import { readText, unreadable } from "./base.js";

import { HIDDEN, addressesIn, apart, escapeForgeries, formSpans, redact, remains, secretsIn, withoutCredentials, withoutKnownFormats, withoutTokens, freeSpans, isFlagged, isKeptElsewhere, isMasked_2, isOrdinary, isPlaceholder, isPromised, namesCredential, promiseOf, urlSpans } from "./questions.js";

import { knownFormats, looksLikeKey, matches, mergeSpans, tokens } from "./questions.js";

import { UNKNOWN_EDITOR, count as count2, duration, elapsedWords, endsSentence, fractionBelow, minute, months, nameOf, personName, precise, shortList, thousands } from "./base.js";

import { __commonJS, __export, __require, __toESM } from "./base.js";

import { createHash } from "node:crypto";
// src/emulator/paths.ts
var EditError = class extends Error {
  hint;
  constructor(message2, hint) {
    super(message2);
    this.name = "EditError";
    this.hint = hint;
  }
};
var step = /(?:^|\.)([^.[\]]+)|\[([^[\]]+)\]/y;
function keysOf2(path2) {
  const keys = [];
  step.lastIndex = 0;
  while (step.lastIndex < path2.length) {
    const match2 = step.exec(path2);
    if (!match2)
      throw new EditError(`"${path2}" is not a path`, "write keys joined by dots, and other keys in [brackets]");
    keys.push(match2[1] ?? match2[2]);
  }
  return keys;
}
function valueAt2(root, path2) {
  let value = root;
  for (const key of keysOf2(path2)) value = below(value, key);
  return value;
}
function withValue(root, path2, change) {
  const keys = keysOf2(path2);
  return into(root, keys, 0);
  function into(at, keys2, depth) {
    const key = keys2[depth];
    if (key === void 0) return change(at);
    if (isArray(at)) {
      const index = indexOf(at, key);
      if (index < 0) throw new EditError(`"${path2}": no element has the id "${key}"`, idsOf(at, key));
      const element = into(at[index], keys2, depth + 1);
      return element === void 0 ? at.toSpliced(index, 1) : at.with(index, element);
    }
    if (at !== void 0 && !isObject(at))
      throw new EditError(`"${path2}": "${keys2.slice(0, depth).join(".")}" is not a map`);
    const value = into(below(at, key), keys2, depth + 1);
    const copy = Object.assign(bag(), at);
    if (value === void 0) delete copy[key];
    else copy[key] = value;
    return copy;
  }
}
function missingPathError(root, path2) {
  const keys = keysOf2(path2);
  let at = root;
  for (const [depth, key] of keys.entries()) {
    const next = below(at, key);
    if (next === void 0) return new EditError(`"${path2}" is not set`, hintAt(at, key, keys.slice(0, depth)));
    at = next;
  }
  return new EditError(`"${path2}" is not set`);
}
function hintAt(at, key, above) {
  if (isArray(at)) return idsOf(at, key);
  if (!isObject(at)) return void 0;
  const keys = Object.keys(at);
  const where = above.length === 0 ? "the settings have" : `${above.join(".")} has`;
  return didYouMean(key, keys) ?? `${where} ${keys.length > 12 ? count2(keys.length, "key") : keys.join(", ")}`;
}
function below(at, key) {
  if (isArray(at)) return at[indexOf(at, key)];
  return isObject(at) && Object.hasOwn(at, key) ? at[key] : void 0;
}
function indexOf(list2, id) {
  return list2.findIndex((item) => isObject(item) && item["id"] === id);
}
function idsOf(list2, id) {
  const ids = list2.flatMap((item) => isObject(item) && typeof item["id"] === "string" ? [item["id"]] : []);
  if (ids.length === 0) return "entries of this list have no ids: use add and remove";
  return didYouMean(id, ids) ?? `there are ${ids.join(", ")}`;
}
// src/emulator/edits.ts
var rename = (settings, entry) => Object.entries(entry.rename ?? {}).reduce((now, [from, to]) => {
  const value = valueAt2(now, from);
  if (value === void 0) throw missingPathError(now, from);
  if (valueAt2(now, to) !== void 0)
    throw new EditError(`"${from}" cannot become "${to}", which is set already`, `unset "${to}" first`);
  return withValue(withoutPath(now, from), to, () => value);
}, settings);
var unset = (settings, entry) => (entry.unset ?? []).reduce(withoutPath, settings);
var remove = (settings, entry) => Object.entries(entry.remove ?? {}).reduce((now, [path2, items]) => {
  if (valueAt2(now, path2) === void 0) throw missingPathError(now, path2);
  return withValue(now, path2, (list2) => items.reduce(without(path2), entriesOf(list2, path2)));
}, settings);
var add = (settings, entry) => Object.entries(entry.add ?? {}).reduce(
  (now, [path2, more]) => withValue(now, path2, (list2) => more.reduce(appendTo(path2), entriesOf(list2, path2))),
  settings
);
var set = (settings, entry) => Object.entries(entry.set ?? {}).reduce((now, [path2, patch]) => {
  if (patch === null) return withoutPath(now, path2);
  const missing = (keys) => {
    const place = keys.map((key) => /[.[\]]/.test(key) ? `[${key}]` : `.${key}`).join("");
    throw new EditError(`"${path2}${place}" is not set`, "null takes away what is there");
  };
  const before = valueAt2(now, path2);
  const after = isObject(patch) ? mergePatch(before, patch, missing) : patch;
  if (before !== void 0 && equal(before, after))
    throw new EditError(`"${path2}" has this value already`, "set another value, or leave the edit out");
  return withValue(now, path2, () => after);
}, settings);
var edits2 = [rename, unset, remove, add, set];
function editSettings(settings, entry) {
  return edits2.reduce((now, edit) => edit(now, entry), settings);
}
function withoutPath(settings, path2) {
  if (valueAt2(settings, path2) === void 0) throw missingPathError(settings, path2);
  return withValue(settings, path2, () => void 0);
}
function entriesOf(list2, path2) {
  if (list2 === void 0) return [];
  if (!isArray(list2)) throw new EditError(`"${path2}" is not a list`, "use set");
  return list2;
}
function without(path2) {
  return (list2, target) => {
    const index = list2.findIndex(
      (item) => equal(item, target) || typeof target === "string" && idOf2(item) === target
    );
    if (index < 0) throw new EditError(`"${path2}" does not hold ${canonical(target)}`, contentText(list2));
    return list2.toSpliced(index, 1);
  };
}
function appendTo(path2) {
  return (list2, more) => {
    const id = idOf2(more);
    if (list2.some((item) => equal(item, more) || id !== void 0 && idOf2(item) === id))
      throw new EditError(`"${path2}" holds ${canonical(id ?? more)} already`);
    return [...list2, more];
  };
}
function contentText(list2) {
  if (list2.length === 0) return "it is empty";
  return `it holds ${list2.map((item) => isObject(item) ? idOf2(item) ?? "an unnamed element" : canonical(item)).join(", ")}`;
}
function idOf2(item) {
  return isObject(item) && typeof item["id"] === "string" ? item["id"] : void 0;
}
// src/emulator/scenario-computers.ts
var NAME = 63;
var name = nonEmptyText.check(_maxLength(NAME, `is longer than ${NAME} characters`));
var address = string().check(refine((text3) => URL.canParse(text3), "is not an address"));
var stepSchema = strictObject({
  id: nonEmptyText.check(says("Id of the step")),
  name: nonEmptyText.check(says("Name of the step")),
  status: optional(_enum(["pending", "running", "completed", "failed"]), "Status of the step (default: completed)"),
  error: optional(nonEmptyText, "Error of the step"),
  startedAt: optional(instant, "When the step started"),
  completedAt: optional(instant, "When the step ended"),
  installSessionId: optional(nonEmptyText, "The session that installs the dependencies")
});
var computerSchema = strictObject({
  id: idOf("computer"),
  name: name.check(says("Name of the computer, 1 to 63 characters")),
  providerType: _enum(["byom", "e2b"]).check(says("byom: a member's own machine; e2b: a hosted computer")),
  createdAt: instant.check(says("When the computer was registered or made")),
  hostname: optional(nonEmptyText, "Host name"),
  status: optional(_enum(["provisioning", "active", "error"]), "Status of the provisioning (default: active)"),
  relayClientUrl: optional(address, "Address of the relay for clients"),
  relayAgentUrl: optional(address, "Address of the relay for the agent"),
  remoteUser: optional(name, "Account of the agent on the computer, 1 to 63 characters"),
  steps: optional(array(stepSchema), "Steps of the provisioning, in order")
});
function computersOf(entries, locate) {
  const values = /* @__PURE__ */ new Set();
  const objections = new Objections(locate);
  for (const [index, entry] of entries.entries())
    for (const field of ["id", "name"]) {
      const same = `${field} ${entry[field]}`;
      if (values.has(same))
        objections.add(
          ["computers", index, field],
          `computer ${index + 1} has the ${field} of one before it`,
          "give each their own"
        );
      values.add(same);
    }
  objections.raise();
  return entries.map(computerOf);
}
function computerOf({ createdAt, status = "active", steps, ...rest }) {
  return {
    ...withoutUndefined(rest),
    createdAt: certain(instantOf, createdAt),
    status,
    ...steps && { provisioningSteps: steps.map(stepOf) }
  };
}
function stepOf({ status = "completed", startedAt, completedAt, ...rest }) {
  return {
    ...withoutUndefined(rest),
    status,
    ...startedAt !== void 0 && { startedAt: certain(instantOf, startedAt) },
    ...completedAt !== void 0 && { completedAt: certain(instantOf, completedAt) }
  };
}
// src/emulator/scenario-readiness.ts
var criterionSchema = strictObject({
  passing: int().check(_gte(0, "is less than 0"), says("Number of applications that pass")),
  of: optional(
    int().check(_gte(1, "is less than 1")),
    "Number of evaluated applications (default: all applications of the report). For a criterion of the whole repository, write 1"
  ),
  because: nonEmptyText.check(says("Reason for the result"))
});
var nonEmpty = (map2, text3) => map2.check(
  refine((value) => Object.keys(value).length > 0, "is empty"),
  meta({ minProperties: 1, description: text3 })
);
var readinessSchema = strictObject({
  at: instant.check(says("When the report was made")),
  by: nonEmptyText.check(
    says(
      "Person who started the evaluation, a handle of `users`. The person has a session on that day, with the model of the report"
    )
  ),
  repository: string().check(
    refine(isRepository, "is not the address of a repository, such as https://git.example/owner/name"),
    says("Address of the repository: https, a host, and the path to it")
  ),
  apps: nonEmpty(record(nonEmptyText, nonEmptyText), "Descriptions of the applications, by path"),
  criteria: nonEmpty(
    record(
      nonEmptyText.check(
        _regex(/^[a-z][a-z0-9_]*$/, "is not a criterion: lower-case letters, digits and underscores")
      ),
      criterionSchema
    ),
    "The evaluations, by criterion"
  ),
  commit: optional(shapedText(/^[0-9a-f]{40}$/, "is not a commit: 40 hexadecimal digits"), "The evaluated commit"),
  branch: optional(nonEmptyText, "The evaluated branch"),
  localChanges: optional(boolean(), "Whether there were changes that were not committed"),
  unpushedCommits: optional(boolean(), "Whether there were commits that were not pushed"),
  model: optional(
    strictObject({
      id: nonEmptyText.check(says("Id of the model")),
      effort: _enum(["low", "medium", "high", "off"]).check(says("Reasoning effort of the model"))
    }),
    "The model that made the evaluation"
  ),
  agentVersion: optional(nonEmptyText, "Version of the agent's command line")
});
function reportsOf(organization, entries, makers, locate) {
  const reports = entries.map((entry) => reportOf(organization, entry));
  const ids = reports.map(({ reportId }) => reportId);
  const objections = new Objections(locate);
  for (const [index, entry] of entries.entries()) {
    const objectTo = (path2, message2, hint) => objections.add(["readiness", index, ...path2], `readiness report ${index + 1} (${entry.at}): ${message2}`, hint);
    examine2(entry, makers, objectTo);
    const first = ids.findIndex((id) => id === ids[index]);
    if (first < index)
      objectTo(["at"], `has the time and the repository of report ${first + 1}`, "give it another time");
  }
  objections.raise();
  return reports.toSorted((a, b) => b.createdAt - a.createdAt || (a.reportId < b.reportId ? -1 : 1));
}
function examine2({ at, by, apps, criteria }, makers, objectTo) {
  const maker = Object.hasOwn(makers, by) ? makers[by] : void 0;
  const time = certain(instantOf, at);
  if (!maker) objectTo(["by"], ...nobodyHas(by, Object.keys(makers), "name somebody of users"));
  else if (time < certain(startOf, maker.joined) || maker.left !== void 0 && time >= certain(startOf, maker.left))
    objectTo(["by"], `${by} is no member then`, "name somebody who is");
  const count3 = Object.keys(apps).length;
  for (const [name2, { passing, of: of2 = count3 }] of Object.entries(criteria)) {
    if (of2 > count3) objectTo(["criteria", name2, "of"], `${name2}: of is ${of2}`, `there are ${count3} apps`);
    if (passing > of2) objectTo(["criteria", name2, "passing"], `${name2}: passing is ${passing}`, `${of2} at most`);
  }
}
function reportOf(organization, entry) {
  const { apps, criteria, commit, branch, localChanges, unpushedCommits, model, agentVersion } = entry;
  const createdAt = certain(instantOf, entry.at);
  const evaluated = Object.keys(apps).length;
  return {
    reportId: uuidOf(`${organization}
${createdAt}
${entry.repository}`),
    createdAt,
    repoUrl: entry.repository,
    apps: mapValues(apps, (description) => ({ description })),
    report: mapValues(criteria, ({ passing, of: of2 = evaluated, because }) => ({
      numerator: passing,
      denominator: of2,
      rationale: because
    })),
    ...withoutUndefined({
      commitHash: commit,
      branch,
      hasLocalChanges: localChanges,
      hasNonRemoteCommits: unpushedCommits,
      modelUsed: model && { id: model.id, reasoningEffort: model.effort },
      agentVersion
    })
  };
}
function uuidOf(text3) {
  const bytes2 = createHash("sha256").update(text3).digest().subarray(0, 16);
  bytes2.writeUInt8(bytes2.readUInt8(6) & 15 | 128, 6);
  bytes2.writeUInt8(bytes2.readUInt8(8) & 63 | 128, 8);
  return bytes2.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
function isRepository(text3) {
  if (!URL.canParse(text3)) return false;
  const { protocol, username, password, pathname, search, hash, href } = new URL(text3);
  return protocol === "https:" && !username && !password && pathname !== "/" && !search && !hash && href === text3;
}
// src/emulator/usage/scenario-figures.ts
var count22 = int().check(_gte(0, "is less than 0"));
var counts = record(nonEmptyText, count22);
var days = {
  on: calendarDay.check(says("The day")),
  until: optional(calendarDay, "The last of several equal days")
};
var sessionSchema2 = strictObject({
  ...days,
  by: nonEmptyText.check(says("The person, a handle of `users`")),
  times: optional(int().check(_gte(1, "is less than 1")), "Number of such sessions on each day (default: 1)"),
  client: optional(_enum(clients), "The client (default: terminal-ui)"),
  autonomy: optional(_enum(modes), "The mode of autonomy (default: auto-low)"),
  turns: optional(count22, "Messages of the user; the agent answers each once (default: 1)"),
  credits: optional(
    record(nonEmptyText, number2().check(_gte(0, "is less than 0"))),
    "Standard Credits by model. The input tokens are the same number; all other token counts are 0"
  ),
  calls: optional(
    rows({
      tool: nonEmptyText.check(says("Name of the tool, as the service spells it")),
      server: optional(nonEmptyText, "The MCP server of the tool, as the service spells it"),
      level: optional(_enum(levels), "The level of autonomy of the calls (default: auto_low)"),
      count: count22.check(says("Number of calls"))
    }),
    "Tool calls"
  ),
  skills: optional(counts, "Skills: how often each was activated, by name"),
  commands: optional(counts, "Slash commands: how often each was used, by name"),
  hooks: optional(
    rows({
      event: nonEmptyText.check(says("The event that ran the hook")),
      matcher: optional(string(), "Matcher of the hook (default: an empty text)"),
      command: nonEmptyText.check(says("Command of the hook")),
      count: count22.check(says("Number of runs"))
    }),
    "Hooks that ran"
  ),
  commits: optional(count22, "Commits by the agent"),
  pulls: optional(count22, "Pull requests by the agent")
});
var rowSchema = strictObject({
  of: _enum(namesIn(analytics)).check(says("The endpoint")),
  ...days,
  by: optional(nonEmptyText, "For `users`: the person of the row, a handle (default: every row of the day)"),
  missing: optional(literal(true), "The service gives no such row"),
  set: optional2(tree("Other values for fields of the row; null: the service gives no figure"))
}).check(
  refine(({ missing, set: set2 }) => missing === void 0 !== (set2 === void 0), "needs either missing or set")
);
function daysOfSessions(sessions3, people2) {
  const all = sessions3.flatMap(({ on, until = on, by, times = 1, ...part }) => {
    const alike = Array.from({ length: times }, () => sessionOf(part));
    return daysBetween(on, until).map((day2) => ({ day: day2, by, alike }));
  });
  const days2 = [...groupBy(all, ({ day: day2 }) => day2)].map(([day2, had]) => {
    const byHandle = groupBy(had, ({ by }) => by);
    const active = Object.entries(people2).filter(([handle]) => byHandle.has(handle));
    return [
      day2,
      active.map(([handle, { id, email: email2 }]) => ({
        id,
        email: email2,
        sessions: lookUp(byHandle, handle).flatMap(({ alike }) => alike)
      }))
    ];
  });
  return new Map(days2);
}
function sessionOf(part) {
  const { client = "terminal-ui", autonomy = "auto-low", turns = 1, credits = {}, calls = [], hooks = [] } = part;
  return {
    client,
    mode: autonomy,
    userMessages: turns,
    assistantMessages: turns,
    calls: calls.map(({ level = "auto_low", server, ...call }) => ({ ...call, level, server })),
    skills: nameCounts(part.skills),
    commands: nameCounts(part.commands),
    hooks: hooks.map(({ matcher = "", ...hook }) => ({ ...hook, matcher })),
    files: [],
    commits: part.commits ?? 0,
    pulls: part.pulls ?? 0,
    models: Object.entries(credits).map(([model, sum]) => ({
      model,
      credits: sum,
      input: sum,
      output: 0,
      cacheRead: 0,
      cacheWrite: 0
    }))
  };
}
function nameCounts(parts = {}) {
  return Object.entries(parts).map(([name2, times]) => ({ name: name2, count: times }));
}
function editsOf(rows2, people2) {
  const edits22 = /* @__PURE__ */ new Map();
  const keyOf = (of2, day2, person = "") => `${of2} ${day2} ${person}`;
  for (const row of rows2)
    for (const day2 of daysBetween(row.on, row.until ?? row.on))
      edits22.set(keyOf(row.of, day2, row.by === void 0 ? "" : people2[row.by]?.id), row);
  return (of2, day2, row, person) => {
    const edit = edits22.get(keyOf(of2, day2, person)) ?? edits22.get(keyOf(of2, day2));
    return edit?.missing ? void 0 : { ...row, ...edit?.set };
  };
}
function examineFigures(usage, people2, objections) {
  const { sessions: sessions3, rows: rows2 = [] } = usage;
  const objectTo = (path2, message2, hint) => objections.add(path2, `${path2.join(".")}: ${message2}`, hint);
  const lists2 = { sessions: sessions3 ?? [], rows: rows2 };
  for (const list2 of ["sessions", "rows"])
    for (const [index, { by, on, until = on }] of lists2[list2].entries()) {
      const at = ["usage", list2, index];
      if (by !== void 0 && !Object.hasOwn(people2, by))
        objectTo([...at, "by"], ...nobodyHas(by, Object.keys(people2), "name somebody of users"));
      if (until < on) objectTo([...at, "until"], `is before ${on}`, "put the days in order");
    }
  for (const [index, { of: of2, by }] of rows2.entries())
    if (by !== void 0 && of2 !== "users")
      objectTo(["usage", "rows", index, "by"], `does nothing for ${of2}`, "only rows of users are of somebody");
  if (sessions3) {
    for (const field of ["people", "servers", "skills", "commands", "hooks"])
      if (usage[field] !== void 0)
        objectTo(["usage", field], "does nothing beside usage.sessions", "state sessions, or leave them to profiles");
  }
}
// src/emulator/usage/schema.ts
var paces = ["busy", "steady", "rare", "none"];
var nonEmpty2 = (of2, text3) => optionalList(of2, text3, "is empty");
var profileSchema = strictObject({
  pace: optional(
    _enum(paces),
    "How much the person uses the agent (default: none for guests, drawn at random for others)"
  ),
  weekends: optional(
    boolean(),
    "Whether the person, such as a service account, works on weekends as on weekdays (default: false)"
  ),
  clients: nonEmpty2(_enum(clients), "Clients, the most used first"),
  models: nonEmpty2(nonEmptyText, "Models, the most used first (default: those that the settings of the day allow)"),
  tools: nonEmpty2(nonEmptyText, "Names of the built-in tools used (default: all)"),
  languages: nonEmpty2(_enum(languages), "Languages worked in, the most used first"),
  servers: optional(array(nonEmptyText), "MCP servers of `servers` used (default: all; an empty list: none)"),
  autonomy: optional(_enum(modes), "The preferred mode of autonomy"),
  bound: optional(
    boolean(),
    "Whether the settings of the day limit this person (default: true). If true, the person uses only models, MCP servers and autonomy that the settings allow. If false, the person uses all that the profile states"
  )
});
var serverSchema = strictObject({
  at: optional(
    nonEmptyText,
    "The host or command of the server in mcpPolicy.allowlist; while the allowlist is enforced, a server that it does not name is not used (default: none)"
  ),
  tools: array(nonEmptyText).check(_minLength(1, "is empty"), says("Names of the server's tools, the most used first"))
});
var hookSchema = strictObject({
  event: _enum([
    "PreToolUse",
    "PostToolUse",
    "Notification",
    "UserPromptSubmit",
    "Stop",
    "SubagentStop",
    "SessionStart",
    "SessionEnd"
  ]).check(says("The event that runs the hook")),
  matcher: optional(nonEmptyText, "For events of tools: tool names, separated by | (default: every tool)"),
  command: nonEmptyText.check(says("Command of the hook"))
});
var usageSchema = strictObject({
  people: optional(record(nonEmptyText, profileSchema), "How people use the agent, by their handle in `users`"),
  servers: optional(record(nonEmptyText, serverSchema), "MCP servers, by name"),
  skills: optional(array(nonEmptyText), "Names of skills, the most used first"),
  commands: optional(array(nonEmptyText), "Names of slash commands, the most used first"),
  hooks: optional(array(hookSchema), "Hooks that run in every session"),
  sessions: optional(
    array(sessionSchema2),
    "All sessions, for exact figures. No session is then made from the profiles of `people`"
  ),
  rows: optional(
    array(rowSchema),
    "Rows that are missing, or whose figures differ from the sums of the sessions. Rows of `group_by` do not change"
  )
});
// src/emulator/schema.ts
var isLists = (value) => isTree(value) && Object.values(value).every((list2) => isArray(list2) && list2.length > 0);
var lists = (text3) => verbatim(isLists, "should be a map from the path of a list to entries", {
  type: "object",
  additionalProperties: { type: "array", minItems: 1 },
  description: text3
});
var path = nonEmptyText.check(
  says("A setting: keys joined by dots; an element of a keyed list, or a key with dots, in brackets")
);
var outsiderSchema = strictObject({
  id: nonEmptyText.check(says("User id")),
  email: string().check(says("E-mail address; may be empty")),
  name: string().check(says("Full name"))
});
var personSchema = strictObject({
  id: nonEmptyText.check(says("User id")),
  email: nonEmptyText.check(says("E-mail address")),
  firstName: nonEmptyText.check(says("First name")),
  lastName: nonEmptyText.check(says("Last name")),
  role: _enum(roles).check(says("Role in the organization")),
  joined: day.check(says("When the person became a member")),
  lastSignIn: instant.check(says("When the person last signed in")),
  left: optional(day, "When the person left; from then on they make no edits and are not listed"),
  metadata: optional2(tree("Further data of the user"))
});
var entrySchema = strictObject({
  at: instant.check(says("When the edit was saved")),
  by: union([nonEmptyText, outsiderSchema]).check(says("Who made it: a handle of `users`, or id, email and name of somebody who is not a member")),
  says: nonEmptyText.check(says("What happened, in one sentence")),
  restore: optional(int(), "First, all settings become those of this revision"),
  rename: optional(record(path, path), "Second, settings move: from a path to a path"),
  unset: optionalList(path, "Third, these paths are removed", "is empty"),
  remove: optional2(
    lists(
      "Fourth, entries are removed from lists: by path, the entries; elements of a keyed list by their id. A list may become empty"
    )
  ),
  add: optional2(
    lists("Fifth, entries are added at the end of lists: by path, the entries. A missing list is created")
  ),
  set: optional2(
    tree(
      "Last, values are set: by path, a value, or a tree that is merged into the present value (null removes a value)"
    )
  ),
  revision: optional(int(), "The number of the revision, if numbers before it are missing"),
  backdated: optional(literal(true), "The time is earlier than the time of the entry before, on purpose")
});
var scenarioSchema = strictObject({
  organization: strictObject({
    id: nonEmptyText.check(
      _regex(/^[a-z0-9][a-z0-9-]*$/, "is not an id: lower-case letters, digits and dashes"),
      says("Id of the organization")
    ),
    name: nonEmptyText.check(says("Name of the organization"))
  }).check(says("The organization that is served")),
  users: record(
    nonEmptyText.check(_regex(/^[a-z][a-z0-9-]*$/, "is not a handle: lower-case letters, digits and dashes")),
    personSchema
  ).check(says("The members, by a short handle, in the order in which they are listed")),
  start: tree("The settings before the first entry"),
  history: array(entrySchema).check(
    _minLength(1, "is empty"),
    says("The edits, oldest first; each makes one revision. An entry without edits saves the settings unchanged")
  ),
  computers: optional(array(computerSchema), "The computers on which agents work"),
  sessions: optional(array(sessionSchema), "Sessions that exist from the start"),
  usage: optional(usageSchema, "How people use the agent; every part is optional"),
  readiness: optional(array(readinessSchema), "Reports on how ready repositories are for agents")
});
// src/emulator/usage/plan.ts
function usagePlanOf(scenario, locate) {
  const { usage = {} } = scenario;
  const servers = Object.entries(usage.servers ?? usual.servers).map(([name2, server]) => ({ name: name2, ...server }));
  const objections = new Objections(locate);
  examineNames(scenario, servers, objections);
  examineFigures(usage, scenario.users, objections);
  objections.raise();
  return {
    workers: Object.entries(scenario.users).map(([handle, person], index) => ({
      ...profileOf(person, usage.people?.[handle] ?? {}, chanceOf(scenario.organization.id, "profile", person.id)),
      id: person.id,
      email: person.email,
      from: dayOf2(person.joined),
      until: person.left === void 0 ? void 0 : dayOf2(person.left),
      servers: serversOf(usage.people?.[handle]?.servers, servers, index),
      evaluations: (scenario.readiness ?? []).filter((report) => report.by === handle).map(({ at, model }) => ({ day: dayOf2(at), model: model?.id }))
    })),
    skills: usage.skills ?? usual.skills,
    commands: usage.commands ?? usual.commands,
    hooks: usage.hooks ?? usual.hooks,
    activeByDay: usage.sessions && daysOfSessions(usage.sessions, scenario.users),
    edit: editsOf(usage.rows ?? [], scenario.users)
  };
}
function dayOf2(text3) {
  return instantText(certain(startOf, text3)).slice(0, 10);
}
var habits = {
  paces: weightedChoice([
    ["steady", 5],
    ["busy", 3],
    ["rare", 2]
  ]),
  modes: weightedChoice([
    ["auto-medium", 4],
    ["auto-low", 4],
    ["auto-high", 1],
    ["spec", 1],
    ["manual", 1]
  ]),
  clients: [
    ["terminal-ui"],
    ["terminal-ui", "web"],
    ["web", "terminal-ui"],
    ["terminal-ui", "non-interactive-cli"]
  ],
  languages: [
    ["TypeScript", "CSS", "Markdown"],
    ["Python", "SQL", "Markdown"],
    ["Go", "YAML", "Shell"],
    ["Java", "Kotlin", "SQL"]
  ]
};
function profileOf(person, profile, chance) {
  const pace = chance.pickByWeight(habits.paces);
  const clients2 = chance.pick(habits.clients);
  const languages2 = chance.pick(habits.languages);
  const mode = chance.pickByWeight(habits.modes);
  const weightOf = new Map(builtIn);
  return {
    pace: profile.pace ?? (person.role === "guest" ? "none" : pace),
    weekends: profile.weekends ?? false,
    clients: byRank(profile.clients ?? clients2),
    models: profile.models,
    tools: profile.tools?.map((tool) => [tool, weightOf.get(tool) ?? OTHER_TOOL]) ?? builtIn,
    languages: byRank(profile.languages ?? languages2),
    mode: profile.autonomy ?? mode,
    isBound: profile.bound ?? true
  };
}
function serversOf(names3, servers, index) {
  const usedServers = servers.filter(({ name: name2 }) => names3 === void 0 || names3.includes(name2));
  return index % 3 === 1 ? usedServers.map((server) => ({ ...server, name: respell(server.name) })) : usedServers;
}
function respell(name2) {
  const capital = name2.charAt(0).toUpperCase() + name2.slice(1);
  return capital === name2 ? name2.toLowerCase() : capital;
}
function examineNames({ users: users3, usage = {} }, servers, objections) {
  const objectTo = (path2, message2, hint) => objections.add(path2, `${path2.join(".")}: ${message2}`, hint);
  const names3 = servers.map(({ name: name2 }) => name2);
  for (const [handle, profile] of Object.entries(usage.people ?? {})) {
    if (!Object.hasOwn(users3, handle))
      objectTo(
        ["usage", "people", handle],
        ...nobodyHas(handle, Object.keys(users3), "give profiles to people of users only")
      );
    for (const [index, name2] of (profile.servers ?? []).entries())
      if (!names3.includes(name2))
        objectTo(
          ["usage", "people", handle, "servers", index],
          `there is no server "${name2}"`,
          didYouMean(name2, names3) ?? (names3.length > 0 ? `the servers are ${names3.join(", ")}` : "usage.servers is empty")
        );
  }
}
// src/emulator/scenario.ts
function scenarioOf(value, locate) {
  return parseContent(scenarioSchema, value, locate);
}
function organizationOf(scenario, locate) {
  const users3 = usersOf(scenario, locate);
  const revisions2 = [];
  for (const [index, entry] of scenario.history.entries()) {
    try {
      const revision = revisionOf(entry, revisions2, scenario.start, users3);
      revisions2.push(revision);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      throw new DriftlineError("config", {
        ...locate?.(["history", index]),
        message: `history entry ${index + 1} (${entry.at}): ${error.message}`,
        ...error.hint !== void 0 && { hint: error.hint }
      });
    }
  }
  const computers3 = computersOf(scenario.computers ?? [], locate);
  return {
    ...scenario.organization,
    members: [...users3.values()].filter((person) => person.left === void 0).map(memberOf),
    revisions: revisions2,
    computers: computers3,
    sessions: sessionsOf(scenario.sessions ?? [], computers3, locate),
    usage: usagePlanOf(scenario, locate),
    readiness: reportsOf(scenario.organization.id, scenario.readiness ?? [], scenario.users, locate)
  };
}
function revisionOf(entry, revisions2, start, users3) {
  const last = revisions2.at(-1);
  const time = certain(instantOf, entry.at);
  checkTime(entry, time, last);
  const next = (last?.revision ?? 0) + 1;
  const revision = entry.revision ?? next;
  if (revision < next)
    throw new EditError(`revision ${revision} comes after revision ${next - 1}`, `the lowest it can be is ${next}`);
  const before = entry.restore === void 0 ? last?.settings ?? start : revisions2.findLast((earlier) => earlier.revision === entry.restore)?.settings;
  if (!before)
    throw new EditError(
      `restores revision ${entry.restore}, which was not made before`,
      last ? `the last one before it is ${last.revision}` : "it is the first entry"
    );
  const after = editSettings(before, entry);
  return { revision, settings: after, user: editorOf(entry, time, users3), updatedAt: instantText(time) };
}
function checkTime(entry, time, last) {
  const backwards = last !== void 0 && time < certain(instantOf, last.updatedAt);
  if (backwards && !entry.backdated)
    throw new EditError(
      `is earlier than revision ${last.revision} before it (${last.updatedAt})`,
      "put the entries in order, or say backdated: true"
    );
  if (entry.backdated && !backwards)
    throw new EditError("says backdated, and is not earlier than the entry before it", "take backdated away");
}
function editorOf(entry, time, users3) {
  if (typeof entry.by !== "string") return { id: entry.by.id, email: entry.by.email, name: entry.by.name };
  const person = users3.get(entry.by);
  if (!person)
    throw new EditError(
      ...nobodyHas(entry.by, users3.keys(), "write id, email and name of somebody who is not a member")
    );
  if (time < certain(startOf, person.joined))
    throw new EditError(`${entry.by} joined on ${person.joined} only`, "somebody else made it, or it was later");
  if (person.left !== void 0 && time >= certain(startOf, person.left))
    throw new EditError(`${entry.by} left on ${person.left}`, "somebody else made it, or it was earlier");
  return { id: person.id, email: person.email, name: `${person.firstName} ${person.lastName}` };
}
function usersOf(scenario, locate) {
  const users3 = new Map(Object.entries(scenario.users));
  const owners = /* @__PURE__ */ new Map();
  const objections = new Objections(locate);
  for (const [handle, { id, email: email2 }] of users3)
    for (const [field, text3] of [
      ["id", id],
      ["email", email2.toLowerCase()]
    ]) {
      const owner = owners.get(`${field} ${text3}`);
      owners.set(`${field} ${text3}`, handle);
      if (owner !== void 0)
        objections.add(
          ["users", handle, field],
          `users ${owner} and ${handle} have the same ${field}`,
          "give each their own"
        );
    }
  objections.raise();
  return users3;
}
function memberOf(person) {
  return {
    user: {
      id: person.id,
      email: person.email,
      createdAt: instantText(certain(startOf, person.joined)),
      metadata: person.metadata ?? {},
      firstName: person.firstName,
      lastName: person.lastName,
      lastSignInAt: instantText(certain(instantOf, person.lastSignIn))
    },
    role: person.role
  };
}
// src/emulator/scenarios/sample-policy.yaml
var sample_policy_default = `# What the sample organization itself demands, besides the packs: its own limits, who may edit what, when, and what was
# agreed.
id: northwind
title: Northwind's own rules
owner: grace.lindqvist@northwind.example
severity: high
settings:
  maxAutonomyLevel:
    atMost: medium
    fixWithin: 24h
    title: Autonomy stays at what was agreed
    because: The works council agreed to medium.
    remediation: Set the highest autonomy level back to medium.
    controls: [soc2:CC6.8, nist-800-53:AC-6(10)]
  modelPolicy:
    allowedModelIds:
      subsetOf:
        [
          "anthropic.claude-*",
          "claude-*",
          "gpt-5*",
          "gemini-*",
          "mistral-*",
          "devstral-*",
          "glm-*",
          "kimi-*",
          "grok-*",
          "qwen*",
          "custom:*",
        ]
      title: Models of reviewed families only
      because: Each family went through the model review.
      remediation: Take the model off the list, or have its family reviewed.
      controls: [soc2:CC6.8, nist-800-53:CM-7(5)]
editors:
  rationale: Only members of the platform, model and compliance teams change the controls, and nobody grants to themselves.
  controls: [soc2:CC6.3, soc2:CC8.1, nist-800-53:CM-5]
  approved:
    - ada.okafor@northwind.example
    - grace.lindqvist@northwind.example
    - mateo.rivera@northwind.example
    - priya.raman@northwind.example
    - jonas.weber@northwind.example
    - fatima.elsayed@northwind.example
    - { who: sofia.marchetti@northwind.example, until: 2026-06-30, because: left the company }
  by:
    "missionPolicy.**":
      [ada.okafor@northwind.example, grace.lindqvist@northwind.example, fatima.elsayed@northwind.example]
    "*ComputersAllowedEmails": [ada.okafor@northwind.example, fatima.elsayed@northwind.example]
changes:
  rationale: A limit gives more room only after somebody else agreed, and while somebody can watch.
  windows:
    - { days: [mon, tue, wed, thu, fri], from: "07:00", to: "21:00", timezone: Europe/Berlin }
  freezes:
    - { from: 2025-12-20, until: 2026-01-06, reason: year end }
  loosening:
    requires: approval
    settings: [maxAutonomyLevel, "sandbox.**", "networkPolicy.**"]
  emergency: { approvedWithin: 48h }
approvals:
  - id: CHG-201
    reason: the pilot's second step
    settings: [maxAutonomyLevel]
    from: 2025-11-17
    until: 2025-11-21
    implementers: [mateo.rivera@northwind.example]
    approvedBy: [grace.lindqvist@northwind.example]
    approvedAt: 2025-11-14
  - id: CHG-207
    reason: the VPN range
    settings: [networkPolicy.allowedIps]
    from: 2025-12-15
    until: 2025-12-19
    implementers: [grace.lindqvist@northwind.example]
    approvedBy: [ada.okafor@northwind.example]
    approvedAt: 2025-12-12
  - id: CHG-212
    reason: the sandbox becomes real
    settings: [sandbox.enabled, sandbox.filesystem.*, sandbox.network.allowedDomains]
    from: 2026-01-12
    until: 2026-01-23
    approvedBy: [ada.okafor@northwind.example]
    approvedAt: 2026-01-09
  - id: CHG-231
    reason: a build that hangs
    settings: [sandbox.enabled]
    from: 2026-05-13
    until: 2026-05-13
    implementers: [mateo.rivera@northwind.example]
    approvedBy: [mateo.rivera@northwind.example]
    approvedAt: 2026-05-13
  - id: CHG-240
    reason: a mirror in place of the code host
    settings: [sandbox.network.allowedDomains]
    from: 2026-07-20
    until: 2026-07-24
    implementers: [grace.lindqvist@northwind.example]
    approvedBy: [ada.okafor@northwind.example]
    approvedAt: 2026-07-17
  - id: CHG-243
    reason: the VPN was down during an incident
    settings: [networkPolicy.allowedIps]
    from: 2026-07-28
    until: 2026-07-28
    implementers: [mateo.rivera@northwind.example]
    approvedBy: [grace.lindqvist@northwind.example]
    approvedAt: 2026-07-29T07:15:00Z
  - id: CHG-259
    reason: the inspecting proxy
    settings: [sandbox.network.httpProxyPort, sandbox.network.socksProxyPort]
    from: 2026-09-28
    until: 2026-10-02
    implementers: [grace.lindqvist@northwind.example]
    approvedBy: [ada.okafor@northwind.example]
    approvedAt: 2026-09-25
`;
// src/emulator/scenarios/sample.yaml
var sample_default = `# yaml-language-server: $schema=../../../policies/scenario.schema.json
# The sample organization: one year of Northwind Labs. Everything in here is invented, keys included.
#
# Each entry of the history makes one revision, numbered from 1. Its edits are written as a person would tell them:
# entries added to lists or removed from them, values set or taken away, fields renamed, an earlier revision restored.

organization:
  id: northwind
  name: Northwind Labs

users:
  # Owners: the platform lead and the security lead.
  ada:
    id: user_01K83WKCYDCFDBFD34T8Q7V6R6
    email: ada.okafor@northwind.example
    firstName: Ada
    lastName: Okafor
    role: owner
    joined: 2025-10-06
    lastSignIn: 2026-11-19T08:02:11Z
  grace:
    id: user_01K84CKAWASTWW4DZ7Y421AW12
    email: grace.lindqvist@northwind.example
    firstName: Grace
    lastName: Lindqvist
    role: owner
    joined: 2025-10-06
    lastSignIn: 2026-11-19T07:31:45Z
  # Managers: platform, models, developer experience, compliance.
  mateo:
    id: user_01K8CF0P04Q5ZF9Q6JE4Y50NPS
    email: mateo.rivera@northwind.example
    firstName: Mateo
    lastName: Rivera
    role: manager
    joined: 2025-10-09
    lastSignIn: 2026-11-18T15:20:09Z
  priya:
    id: user_01K909MRMYG00WDCH6Z5RQRN9W
    email: priya.raman@northwind.example
    firstName: Priya
    lastName: Raman
    role: manager
    joined: 2025-10-13
    lastSignIn: 2026-11-17T13:44:52Z
  jonas:
    id: user_01K95EXT6AHQ1HB1JNQNGQ075B
    email: jonas.weber@northwind.example
    firstName: Jonas
    lastName: Weber
    role: manager
    joined: 2025-10-20
    lastSignIn: 2026-11-18T21:05:37Z
  fatima:
    id: user_01K9JNGR4KS5SK1ZC2WAPPZ2EA
    email: fatima.elsayed@northwind.example
    firstName: Fatima
    lastName: El-Sayed
    role: manager
    joined: 2025-10-27
    lastSignIn: 2026-11-18T10:01:18Z
  sofia:
    id: user_01KA1TTDRAJB9SJ8ZQW87R6TEE
    email: sofia.marchetti@northwind.example
    firstName: Sofia
    lastName: Marchetti
    role: manager
    joined: 2025-11-03
    left: 2026-06-30
    lastSignIn: 2026-06-29T16:12:00Z
  # Members.
  lin:
    id: user_01KA7KVABFWYZ2GMB2BYEF3WWN
    email: lin.zhao@northwind.example
    firstName: Lin
    lastName: Zhao
    role: member
    joined: 2025-11-10
    lastSignIn: 2026-11-19T09:10:03Z
  tomasz:
    id: user_01KAZDRFJNJPH0WND8V1C4D8GR
    email: tomasz.kowalski@northwind.example
    firstName: Tomasz
    lastName: Kowalski
    role: member
    joined: 2025-11-24
    lastSignIn: 2026-11-18T14:27:30Z
  hannah:
    id: user_01KBC4EYFWXKQSE0J5NQ7XBVVT
    email: hannah.brooks@northwind.example
    firstName: Hannah
    lastName: Brooks
    role: member
    joined: 2025-12-01
    lastSignIn: 2026-11-16T11:58:41Z
  kofi:
    id: user_01KBR8C2HGJY1Z76F3MQY8PKMB
    email: kofi.mensah@northwind.example
    firstName: Kofi
    lastName: Mensah
    role: member
    joined: 2026-01-12
    lastSignIn: 2026-11-19T06:49:27Z
  yuki:
    id: user_01KBSYKE8R132EYZ5ZWRZ5SH1C
    email: yuki.tanaka@northwind.example
    firstName: Yuki
    lastName: Tanaka
    role: member
    joined: 2026-02-02
    lastSignIn: 2026-11-17T08:15:56Z
  # A guest: the external auditor.
  oliver:
    id: user_01KC92R646DMFXFTSD1XG66DXB
    email: oliver.grant@merton-audit.example
    firstName: Oliver
    lastName: Grant
    role: guest
    joined: 2026-09-14
    lastSignIn: 2026-11-05T10:30:00Z

# A hosted machine for work in the background, a machine of a member's own, and one that never came up.
computers:
  - id: cmp_01M0WH8Q8RVX8N2Y7EXJ6QGM4T
    name: build-01
    providerType: e2b
    createdAt: 2026-08-25T13:20:31Z
    hostname: build-01.computers.northwind.example
    relayClientUrl: wss://relay.northwind.example/clients/build-01
    relayAgentUrl: wss://relay.northwind.example/agents/build-01
    remoteUser: agent
    steps:
      - id: create
        name: Create the machine
        startedAt: 2026-08-25T13:20:31Z
        completedAt: 2026-08-25T13:20:58Z
      - id: clone
        name: Clone the repositories
        startedAt: 2026-08-25T13:20:58Z
        completedAt: 2026-08-25T13:21:40Z
      - id: install-deps
        name: Install the dependencies
        startedAt: 2026-08-25T13:21:40Z
        completedAt: 2026-08-25T13:24:02Z
  - id: cmp_01KNYNQ80GTGVC6ZC6Q8CW2R5D
    name: laptop-ada
    providerType: byom
    createdAt: 2026-04-11T16:24:10Z
    hostname: ada-laptop.northwind.example
    remoteUser: ada
  - id: cmp_01M7Z2V8C4D1XK5T9H3RQW6YBE
    name: lab-01
    providerType: e2b
    createdAt: 2026-11-16T08:41:12Z
    status: error
    steps:
      - id: create
        name: Create the machine
        startedAt: 2026-11-16T08:41:12Z
        completedAt: 2026-11-16T08:41:39Z
      - id: install-deps
        name: Install the dependencies
        status: failed
        error: The registry does not answer
        startedAt: 2026-11-16T08:41:39Z
        completedAt: 2026-11-16T08:43:39Z
        installSessionId: ses_install

# What agents were told. The service has no list of sessions: a policy that watches them names them.
sessions:
  - id: ses_nightly
    computer: build-01
    at: 2026-10-21T02:00:00Z
    cwd: /home/dev/storefront
    settings:
      model: gpt-5.2-codex
      reasoningEffort: high
      interactionMode: auto
      autonomyLevel: medium
      autonomyMode: auto-medium
      specModeModel: claude-opus-4-6
      specModeReasoningEffort: high
      providerLock: openai
      providerLockTimestamp: 2026-10-21T02:00:01Z
      apiProviderLock: azure_openai
      assistantActiveTimeMs: 2000
      archivedAt: 2026-10-28T00:00:00Z
      tags: [{ name: nightly, metadata: { pipeline: storefront } }]
      enabledToolIds: [Read, Edit, Execute]
      disabledToolIds: [WebSearch]
    says: [Update the dependencies and run the tests.]
  - id: ses_research
    computer: laptop-ada
    at: 2026-11-09T13:15:00Z
    settings: { model: gemini-3-pro, interactionMode: spec }
    says: [Which of our services still speak the old protocol?, And who calls them?]
  - id: ses_own_model
    computer: laptop-ada
    at: 2026-11-11T08:30:00Z
    settings: { model: "custom:corp-llm", autonomyLevel: low }
    says: [Write the release notes.]
  - id: ses_install
    computer: lab-01
    at: 2026-11-16T08:41:39Z
    says: [Install the dependencies.]

# How people use the agent. Where nothing is said, they keep to what the settings of the day allow.
usage:
  people:
    ada: { pace: steady, clients: [terminal-ui, web], languages: [TypeScript, Go, YAML], autonomy: auto-medium }
    grace: { pace: steady, clients: [terminal-ui], languages: [Go, HCL, Shell], autonomy: spec }
    mateo:
      { pace: busy, clients: [terminal-ui, non-interactive-cli], languages: [Go, TypeScript], autonomy: auto-medium }
    priya: { pace: steady, clients: [web, terminal-ui], languages: [Python, SQL], autonomy: auto-medium }
    jonas: { pace: busy, clients: [terminal-ui], languages: [TypeScript, JavaScript, CSS], autonomy: auto-high }
    fatima: { pace: rare, clients: [web], languages: [Markdown], autonomy: manual, servers: [northwind] }
    sofia: { pace: steady, clients: [terminal-ui, web], languages: [TypeScript, Markdown], autonomy: auto-low }
    lin: { pace: busy, clients: [terminal-ui, web], languages: [Python, SQL, Markdown], autonomy: auto-medium }
    tomasz: { pace: busy, clients: [terminal-ui], languages: [Java, Kotlin, SQL], autonomy: auto-low }
    # A model that was blocked for good gets through: she signs in with a key of her own.
    hannah:
      pace: steady
      clients: [terminal-ui]
      models: [claude-haiku-4-5, grok-code-fast-1]
      languages: [Python, Markdown]
      servers: []
      autonomy: auto-low
      bound: false
    # The nightly builds run under his name.
    kofi:
      pace: busy
      weekends: true
      clients: [non-interactive-cli, terminal-ui]
      languages: [TypeScript, YAML, Shell]
      autonomy: auto-medium
    yuki: { pace: steady, clients: [web, terminal-ui], languages: [TypeScript, CSS, HTML], servers: [figma, northwind] }
  servers:
    linear: { at: mcp.linear.example, tools: [list_issues, get_issue, create_comment, update_issue] }
    sentry: { at: mcp.sentry.example, tools: [find_errors, get_stack_trace] }
    northwind: { at: mcp.northwind.example, tools: [search_docs, read_page, query_warehouse] }
    figma: { at: npx, tools: [get_frame, export_asset] }
  skills: [review-pull-request, write-tests, release-notes]
  commands: [model, compress, review, mcp]
  hooks:
    - { event: PostToolUse, matcher: Edit|Create, command: npm run --silent format }
    - { event: PostToolUse, matcher: Execute, command: audit-log --tool }
    - { event: Stop, command: notify-done }
    - { event: SessionEnd, command: audit-log --session }
  rows:
    # Her account is gone, and its address with it.
    - { of: users, on: 2026-06-01, until: 2026-06-29, by: sofia, set: { user_email: null } }

# Which repositories were looked at, and how ready they were for agents.
readiness:
  - at: 2026-02-18T10:12:45Z
    by: mateo
    repository: https://git.northwind.example/platform/api
    commit: 5e1c7a90b4d2f8e36a0c9b7d4e2f1a8c3b6d5e07
    branch: main
    model: { id: claude-sonnet-4-5, effort: medium }
    agentVersion: 0.48.2
    apps: { services/api: The public interface, services/worker: Jobs in the background }
    criteria:
      lint_config: { passing: 2, because: Both services run the linter with one shared configuration. }
      type_check: { passing: 1, because: The worker is plain JavaScript. }
      unit_tests_exist: { passing: 1, because: The worker has no tests. }
      deps_pinned: { passing: 0, because: Versions are ranges and the lock file is ignored. }
      branch_protection: { passing: 1, of: 1, because: The main branch needs a review. }
  - at: 2026-04-21T13:50:10Z
    by: lin
    repository: https://git.northwind.example/shop/storefront
    branch: main
    model: { id: claude-sonnet-4-6, effort: medium }
    agentVersion: 0.53.0
    apps: { apps/web: The shop, apps/checkout: Basket and payment, packages/ui: Shared components }
    criteria:
      lint_config: { passing: 3, because: One configuration covers the whole workspace. }
      type_check: { passing: 2, because: The checkout still allows implicit types. }
      unit_tests_exist: { passing: 2, because: The shared components have no tests. }
      deps_pinned: { passing: 3, because: The lock file is checked in. }
      secret_scanning: { passing: 0, of: 1, because: Nothing looks for secrets. }
  - at: 2026-06-10T08:31:27Z
    by: sofia
    repository: https://git.northwind.example/data/pipelines
    apps: { .: Loads and models the warehouse }
    criteria:
      lint_config: { passing: 1, because: A linter is configured. }
      unit_tests_exist: { passing: 0, because: There are no tests of the models. }
      deps_pinned: { passing: 1, because: Requirements are locked with hashes. }
      agents_md: { passing: 0, of: 1, because: There is no AGENTS.md. }
  - at: 2026-07-22T15:05:58Z
    by: mateo
    repository: https://git.northwind.example/platform/api
    commit: c20f4be7d9a1835264e0fb7c8d3a916e5f24b708
    branch: main
    localChanges: false
    unpushedCommits: false
    model: { id: claude-opus-4-6, effort: high }
    agentVersion: 0.61.0
    apps: { services/api: The public interface, services/worker: Jobs in the background }
    criteria:
      lint_config: { passing: 2, because: Both services run the linter with one shared configuration. }
      type_check: { passing: 2, because: The worker was moved to TypeScript. }
      unit_tests_exist: { passing: 1, because: The worker has no tests. }
      deps_pinned: { passing: 2, because: The lock file is checked in. }
      secret_scanning: { passing: 1, of: 1, because: Pushes with secrets are refused. }
      branch_protection: { passing: 1, of: 1, because: The main branch needs a review. }
      agents_md: { passing: 1, of: 1, because: AGENTS.md says how to build and test. }
  - at: 2026-09-03T06:20:33Z
    by: kofi
    repository: https://git.northwind.example/shop/storefront
    commit: 0b9d6e1f7a5c48230e8f1d7b6c5a49382716f5e4
    branch: release-2026-09
    localChanges: true
    unpushedCommits: true
    agentVersion: 0.66.4
    apps: { apps/web: The shop, apps/checkout: Basket and payment, packages/ui: Shared components }
    criteria:
      lint_config: { passing: 3, because: One configuration covers the whole workspace. }
      type_check: { passing: 3, because: All three are checked strictly. }
      unit_tests_exist: { passing: 3, because: All three have tests. }
      deps_pinned: { passing: 3, because: The lock file is checked in. }
      secret_scanning: { passing: 1, of: 1, because: Pushes with secrets are refused. }
      branch_protection: { passing: 0, of: 1, because: Anybody may push to the branch of a release. }
  - at: 2026-10-15T11:44:02Z
    by: tomasz
    repository: https://git.northwind.example/finance/billing
    branch: main
    model: { id: gpt-5.2, effort: "off" }
    apps: { services/invoices: Writes invoices, services/payments: Takes payments }
    criteria:
      lint_config: { passing: 2, because: The build fails on warnings. }
      unit_tests_exist: { passing: 2, because: Both services have tests. }
      deps_pinned: { passing: 1, because: Invoices takes the newest version of a library for PDFs. }
      secret_scanning: { passing: 0, of: 1, because: Nothing looks for secrets. }
      branch_protection: { passing: 1, of: 1, because: The main branch needs two reviews. }
  - at: 2026-11-17T09:15:20Z
    by: ada
    repository: https://git.northwind.example/data/pipelines
    commit: 91e8d07c5b3a2f4e6d1c0b9a8f7e5d4c3b2a1f60
    branch: main
    localChanges: false
    model: { id: claude-sonnet-4-6, effort: low }
    agentVersion: 0.71.1
    apps: { .: Loads and models the warehouse }
    criteria:
      lint_config: { passing: 1, because: A linter is configured. }
      type_check: { passing: 0, because: Types are written and never checked. }
      unit_tests_exist: { passing: 1, because: Each model has a test. }
      deps_pinned: { passing: 1, because: Requirements are locked with hashes. }
      agents_md: { passing: 1, of: 1, because: AGENTS.md says how to build and test. }

# What the platform team clicked together before it saved for the first time. Some of it only looks strict: the sandbox
# has lists but is off, and an empty list of marketplaces allows all of them.
start:
  sessionDefaultSettings:
    model: claude-sonnet-4-5
    reasoningEffort: medium
    interactionMode: spec
    autonomyLevel: "off"
    autonomyMode: spec
    specModeModel: claude-sonnet-4-5
    specModeReasoningEffort: high
  maxAutonomyLevel: low
  mcpAutonomyOverrides: {}
  cloudSessionSync: true
  wikiCloudSync: false
  includeCoAuthoredByAgent: true
  enableAgentShield: true
  ideAutoConnect: false
  commandAllowlist: [ls, pwd, git status, git diff, git log, npm test]
  commandDenylist: [sudo, rm -rf, chmod 777, git push --force, curl, wget]
  customModels:
    - id: custom:corp-llm
      model: northwind-coder-70b
      displayName: Northwind LLM
      provider: generic-chat-completion-api
      index: 0
      baseUrl: https://llm.northwind.example/v1
      apiKey: nwl-oKYsVOtd3luk3ie9U1RDc3Nf0ShcHIuX54H31LoY
      maxContextLimit: 131072
      maxOutputTokens: 16384
      enableThinking: false
      noImageSupport: true
      extraHeaders: {}
      extraArgs: { temperature: 0.2 }
  modelPolicy:
    allowedModelIds: [claude-sonnet-4-5]
    blockedModelIds: []
    allowedBaseUrls: ["https://llm.northwind.example/v1"]
    allowCustomModels: false
    allowAllServiceModels: false
    isFastModelsAllowed: false
  mcpPolicy:
    enabled: true
    allowlist: []
  missionPolicy:
    restrictedAccess: true
    allowedUserIds: [user_01K83WKCYDCFDBFD34T8Q7V6R6]
  userModelPolicies: {}
  enabledPlugins: {}
  extraKnownMarketplaces: {}
  strictKnownMarketplaces: []
  networkPolicy:
    allowedIps: [198.51.100.0/24]
  sandbox:
    enabled: false
    mode: per-command
    filesystem:
      allowWrite: [/tmp/agent]
      allowRead: []
      denyWrite: []
      denyRead: [~/.ssh, ~/.aws]
    network:
      allowedDomains: [registry.npm.example]
      allowUnixSockets: []
      allowAllUnixSockets: false
      allowLocalBinding: false
  restrictMemberVisibility: false
  restrictApiKeyCreationToManagers: true
  managedComputersEnabled: false
  byomComputersEnabled: false
  managedComputersAllowedEmails: []
  byomComputersAllowedEmails: []
  sessionRetentionDays: 30

history:
  # \u2500\u2500 1. The rollout, November and December 2025 \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
  # 1
  - at: 2025-11-03T09:12:04Z
    by: ada
    says: The platform team switches the agent on for a pilot group, with cautious defaults.

  # 2
  - at: 2025-11-05T13:40:51Z
    by: mateo
    says: After the threat workshop, commands that reach production or publish always ask.
    add:
      commandDenylist: [terraform apply, terraform destroy, kubectl delete, npm publish, ssh, scp]

  # 3
  - at: 2025-11-10T10:05:33Z
    by: priya
    says: First model review, two small models pass.
    add:
      modelPolicy.allowedModelIds: [claude-haiku-4-5, gpt-5-mini]

  # 4
  - at: 2025-11-12T14:22:10Z
    by: sofia
    says: The issue tracker and the error tracker may be asked over MCP.
    add:
      mcpPolicy.allowlist: [mcp.linear.example, mcp.sentry.example]

  # 5
  - at: 2025-11-18T09:30:00Z
    by: mateo
    says: The pilot went well, so that sessions may go up to medium, as planned.
    set:
      maxAutonomyLevel: medium
      sessionDefaultSettings: { interactionMode: auto, autonomyLevel: low, autonomyMode: null }

  # 6
  - at: 2025-11-25T11:48:29Z
    by: fatima
    says: The works council asks that members do not see each other.
    set:
      restrictMemberVisibility: true

  # 7
  - at: 2025-12-02T10:11:47Z
    by: priya
    says: Second model review, two more pass and one is blocked for good.
    add:
      modelPolicy.allowedModelIds: [claude-opus-4-5, gpt-5-codex]
      modelPolicy.blockedModelIds: [grok-code-fast-1]
    set:
      sessionDefaultSettings.specModeModel: claude-opus-4-5

  # 8
  - at: 2025-12-09T15:03:12Z
    by: sofia
    says: Test and lint runners of all teams need no confirmation.
    add:
      commandAllowlist: [npm run lint, pnpm test, pytest, go test ./..., cargo test, make test]

  # 9
  - at: 2025-12-16T08:55:40Z
    by: grace
    says: The VPN range joins the office range before everybody works from home over the holidays.
    add:
      networkPolicy.allowedIps: [203.0.113.64/26]

  # \u2500\u2500 2. The sandbox becomes real, January and February 2026 \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
  # 10
  - at: 2026-01-13T10:26:15Z
    by: mateo
    says: The sandbox lists are filled in, while the sandbox itself stays off.
    add:
      sandbox.filesystem.denyRead: [~/.gnupg, ~/.kube, ~/.netrc]
      sandbox.filesystem.denyWrite: [.git/hooks, ~/.bashrc, ~/.zshrc]
      sandbox.network.allowedDomains: ["*.pkgs.northwind.example", git.northwind.example, proxy.golang.example]

  # 11
  - at: 2026-01-20T09:02:58Z
    by: grace
    says: The sandbox is switched on for real, for each command.
    set:
      sandbox.enabled: true

  # 12: opens the MCP allowlist to any package there is.
  - at: 2026-01-27T16:37:21Z
    by: jonas
    says: For hack week, everybody may start MCP servers with npx.
    add:
      mcpPolicy.allowlist: [npx]

  # 13
  - at: 2026-02-05T09:18:02Z
    by: grace
    says: Hack week is over, npx goes and the in-house MCP gateway takes its place.
    remove:
      mcpPolicy.allowlist: [npx]
    add:
      mcpPolicy.allowlist: [mcp.northwind.example]

  # 14
  - at: 2026-02-10T13:29:44Z
    by: priya
    says: A hosted model in the EU region is added, with the sign-in command that security reviewed.
    add:
      customModels:
        - id: custom:claude-eu
          model: anthropic.claude-sonnet-4-5
          displayName: Claude (EU)
          provider: anthropic
          index: 1
          apiKey: not-used-for-bedrock
          maxOutputTokens: 32000
          enableThinking: true
          thinkingMaxTokens: 8192
          reasoningEffort: medium
          noImageSupport: false
          hostedProvider:
            cloudProfile: northwind-ai
            cloudRegion: eu-central-1
            hostedBaseUrl: https://models.eu-central-1.northwind.example
            cloudAuthRefresh: aws sso login --profile northwind-ai
            cloudCredentialExport: northwind-credentials export --profile northwind-ai

  # 15
  - at: 2026-02-17T08:44:19Z
    by: mateo
    says: The quarterly rotation of the Northwind LLM key.
    set:
      customModels[custom:corp-llm].apiKey: nwl-JcS2VuZCTvBdUql6sNpBFtp7MS1TlEo2Mc4AxFdF

  # 16
  - at: 2026-02-24T10:31:06Z
    by: priya
    says: Third model review, two pass.
    add:
      modelPolicy.allowedModelIds: [gpt-5.1, gpt-5.1-codex]

  # \u2500\u2500 3. A Friday night, and plugins, March 2026 \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
  # 17: the cap is lifted for a whole weekend.
  - at: 2026-03-06T21:47:38Z
    by: jonas
    says: The billing migration has to be through by Monday, so the autonomy cap goes to high.
    set:
      maxAutonomyLevel: high

  # 18
  - at: 2026-03-09T07:12:25Z
    by: grace
    says: Security finds the lifted cap on Monday morning and puts it back.
    set:
      maxAutonomyLevel: medium

  # 19
  - at: 2026-03-10T12:20:00Z
    by: grace
    says: As a lesson of the weekend, some commands never run at all.
    add:
      commandBlocklist: [mkfs, shutdown, reboot, dd if=]

  # 20
  - at: 2026-03-17T14:09:53Z
    by: mateo
    says: The in-house plugin marketplace is announced to every machine, by branch.
    set:
      extraKnownMarketplaces:
        northwind: { source: { source: github, repo: northwind-labs/agent-plugins, ref: main } }

  # 21
  - at: 2026-03-24T09:51:37Z
    by: grace
    says: The marketplace is pinned to a commit, and it becomes the only one that may be added.
    unset: ["extraKnownMarketplaces[northwind].source.ref"]
    set:
      extraKnownMarketplaces[northwind].source.sha: cabdd0614af439165227c66fd05ac8decabf4dcc
    add:
      strictKnownMarketplaces:
        - { source: github, repo: northwind-labs/agent-plugins }

  # 22
  - at: 2026-03-31T10:40:08Z
    by: mateo
    says: The security plugin is installed everywhere, and the drawing plugin is forbidden until it is reviewed.
    set:
      enabledPlugins: { security-kit@northwind: true, canvas-beta@northwind: false }

  # \u2500\u2500 4. More people, April and May 2026 \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
  # 23
  - at: 2026-04-07T11:15:22Z
    by: fatima
    says: Two people of the platform team may register machines of their own.
    set:
      byomComputersEnabled: true
    add:
      byomComputersAllowedEmails: [ada.okafor@northwind.example, kofi.mensah@northwind.example]

  # 24
  - at: 2026-04-09T09:22:49Z
    by: priya
    says: Fourth model review, the new generation passes and becomes the default.
    add:
      modelPolicy.allowedModelIds: [claude-sonnet-4-6, claude-opus-4-6]
    set:
      sessionDefaultSettings: { model: claude-sonnet-4-6, specModeModel: claude-opus-4-6 }

  # 25: an editor lets himself in, twice.
  - at: 2026-04-16T17:56:31Z
    by: jonas
    says: Jonas adds himself to those who may start missions and register machines.
    add:
      missionPolicy.allowedUserIds: [user_01K95EXT6AHQ1HB1JNQNGQ075B]
      byomComputersAllowedEmails: [jonas.weber@northwind.example]

  # 26
  - at: 2026-04-28T13:07:14Z
    by: sofia
    says: Tools that delete tickets need high autonomy, and tools that only read them low.
    set:
      mcpAutonomyOverrides:
        linear: { defaultLevel: medium, tools: { list_issues: low, delete_issue: high } }

  # 27: somebody from outside, a key in the clear, and a header in the clear.
  - at: 2026-05-05T15:41:27Z
    by: { id: user_01KCVJ4ZMA7ZBQ8KC1S827BQ69, email: casey.morgan@brightpath.example, name: Casey Morgan }
    says: A contractor connects the code assistant that their firm is piloting.
    add:
      modelPolicy.allowedBaseUrls: ["https://gateway.brightpath.example/v1"]
      customModels:
        - id: custom:code-assist
          model: brightpath-assist-2
          displayName: Code Assist (pilot)
          provider: openai
          index: 2
          baseUrl: https://gateway.brightpath.example/v1
          apiKey: nwl-vGoZealhE2SEMF9zNIeD9cJFmFgjuMi8JZnEjqh7
          extraHeaders: { X-Gateway-Token: nwl-xdY3et4ja4CFLIaXZNwyk5HCerlbGKORs5pPwgvJ }
          maxContextLimit: 65536
          maxOutputTokens: 8192
          noImageSupport: true

  # 28
  - at: 2026-05-07T08:33:50Z
    by: fatima
    says: The access review takes back what Jonas gave himself.
    remove:
      missionPolicy.allowedUserIds: [user_01K95EXT6AHQ1HB1JNQNGQ075B]
      byomComputersAllowedEmails: [jonas.weber@northwind.example]

  # 29: all the lists are still there, and none of them counts.
  - at: 2026-05-13T16:28:05Z
    by: mateo
    says: The sandbox is switched off to debug a build that hangs.
    set:
      sandbox.enabled: false

  # 30
  - at: 2026-05-19T09:10:42Z
    by: ada
    says: The sandbox comes back on, now around the whole process.
    set:
      sandbox: { enabled: true, mode: whole-process }

  # 31: other bytes, the same meaning.
  - at: 2026-05-28T10:02:16Z
    by: mateo
    says: The settings page stopped writing empty lists and maps, and somebody pressed save.
    unset:
      - userModelPolicies
      - managedComputersAllowedEmails
      - sandbox.filesystem.allowRead
      - sandbox.network.allowUnixSockets
      - customModels[custom:corp-llm].extraHeaders

  # 32
  - at: 2026-06-02T12:55:39Z
    by: priya
    says: The pilot passed, so the code assistant moves to our own host; its key stays in the clear.
    unset: ["customModels[custom:code-assist].extraHeaders.X-Gateway-Token"]
    set:
      customModels[custom:code-assist]:
        displayName: Code Assist
        model: northwind-assist-2
        baseUrl: https://assist.northwind.example/v1
        extraHeaders: { X-Team: "\${ASSIST_TEAM}" }
    remove:
      modelPolicy.allowedBaseUrls: ["https://gateway.brightpath.example/v1"]
    add:
      modelPolicy.allowedBaseUrls: ["https://assist.northwind.example/v1"]

  # \u2500\u2500 5. Summer 2026 \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
  # 33
  - at: 2026-06-09T08:17:33Z
    by: mateo
    says: The Northwind LLM key moves out of the settings, into each machine's environment.
    set:
      customModels[custom:corp-llm].apiKey: "\${CORP_LLM_KEY}"

  # 34
  - at: 2026-06-18T09:45:11Z
    by: priya
    says: Fifth model review, three pass and two old ones retire.
    remove:
      modelPolicy.allowedModelIds: [claude-opus-4-5, gpt-5-codex]
    add:
      modelPolicy.allowedModelIds: [gemini-3-pro, gemini-3-flash, glm-4.7]

  # 35: her last edit; she leaves at the end of the month.
  - at: 2026-06-24T14:38:57Z
    by: sofia
    says: Before she hands over, Sofia caps subagents and lets the built-in web tools ask first.
    set:
      subagentAutonomyLevel: low
      builtInToolAutonomyOverrides: { WebSearch: medium, FetchUrl: high }

  # 36: from here on the shield is stored under its published name.
  - at: 2026-07-07T11:26:40Z
    by: ada
    says: The service renamed a field, and saving one more forbidden command writes the new name.
    rename:
      enableAgentShield: enableDroidShield
    add:
      commandDenylist: [docker run --privileged]

  # 37
  - at: 2026-07-15T18:49:03Z
    by: jonas
    says: Samples from code hosts and paste sites may be fetched inside the sandbox.
    add:
      sandbox.network.allowedDomains: ["*.codehost.example", paste.example]

  # 38
  - at: 2026-07-21T08:05:29Z
    by: grace
    says: Paste sites are a way out for data, so only our own mirror of the code host stays.
    remove:
      sandbox.network.allowedDomains: ["*.codehost.example", paste.example]
    add:
      sandbox.network.allowedDomains: [mirror.codehost.northwind.example]

  # 39: open to the world for fifty-eight minutes.
  - at: 2026-07-28T19:16:48Z
    by: mateo
    says: The VPN is down during an incident, so every address is let in.
    set:
      networkPolicy.allowedIps: [198.51.100.0/24, 203.0.113.64/26, 0.0.0.0/0]

  # 40
  - at: 2026-07-28T20:14:22Z
    by: mateo
    says: The VPN is back, and so are the settings from before the incident.
    restore: 38

  # 41
  - at: 2026-08-04T09:38:15Z
    by: fatima
    says: Sessions are kept for sixty days, as the retention schedule asks.
    set:
      sessionRetentionDays: 60

  # 42
  - at: 2026-08-11T13:02:37Z
    by: priya
    says: Legal pauses all providers whose contracts are being renewed, which leaves one model.
    set:
      modelPolicy.allowedModelIds: [claude-sonnet-4-6]

  # 43: the cliff. An empty list does not close everything, it opens everything.
  - at: 2026-08-12T16:58:44Z
    by: jonas
    says: The last contract is paused too, and Jonas takes the last model off the list to stop all use.
    unset: [modelPolicy.allowedModelIds]

  # 44
  - at: 2026-08-14T07:40:13Z
    by: priya
    says: The contracts are signed, and the list is back, but for one model that legal turned down.
    restore: 41
    remove:
      modelPolicy.allowedModelIds: [glm-4.7]
    add:
      modelPolicy.blockedModelIds: [glm-4.7]

  # \u2500\u2500 6. Autumn 2026, and what is open today \u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500
  # 45
  - at: 2026-08-25T10:19:55Z
    by: fatima
    says: Three people may use hosted computers.
    set:
      managedComputersEnabled: true
    add:
      managedComputersAllowedEmails:
        - kofi.mensah@northwind.example
        - lin.zhao@northwind.example
        - tomasz.kowalski@northwind.example

  # 46: nobody at Northwind knows this field yet.
  - at: 2026-09-01T09:06:30Z
    by: ada
    says: The service brought a new setting, which the page saves with its default.
    set:
      sessionShareLinks: { enabled: false, expireAfterDays: 7 }

  # 47
  - at: 2026-09-08T15:24:18Z
    by: ada
    says: The shield takes test fixtures for secrets and stops the import of a large repository, so it is off meanwhile.
    set:
      enableDroidShield: false

  # 48
  - at: 2026-09-10T08:50:07Z
    by: ada
    says: The import is through, and the shield is on again.
    set:
      enableDroidShield: true

  # 49: npx again, and this time nobody takes it back. Open.
  - at: 2026-09-16T17:33:52Z
    by: jonas
    says: The design team needs an MCP server that only comes as a package.
    add:
      mcpPolicy.allowlist: [npx]

  # 50: too short for any review to look back. Open.
  - at: 2026-09-22T10:14:26Z
    by: fatima
    says: The storage bill doubled, so sessions are kept for two weeks only until it is understood.
    set:
      sessionRetentionDays: 14

  # 51
  - at: 2026-09-30T13:47:09Z
    by: grace
    says: Outgoing traffic of the sandbox goes through the inspecting proxy, and more keys are out of reach.
    set:
      sandbox.network.httpProxyPort: 3128
      sandbox.network.socksProxyPort: 1080
    add:
      sandbox.filesystem.denyRead: [~/.config/gcloud, ~/.docker/config.json]

  # 52: for one week in October, it said. Open.
  - at: 2026-10-05T08:29:34Z
    by: jonas
    says: During the hackathon, members may create API keys themselves.
    set:
      restrictApiKeyCreationToManagers: false

  # 53
  - at: 2026-10-13T09:58:01Z
    by: priya
    says: Sixth model review, four pass and the oldest retires.
    remove:
      modelPolicy.allowedModelIds: [claude-sonnet-4-5]
    add:
      modelPolicy.allowedModelIds: [gpt-5.2, gpt-5.2-codex, mistral-large-3, devstral-2]
    set:
      customModels[custom:claude-eu].model: anthropic.claude-sonnet-4-6

  # 54
  - at: 2026-10-20T12:36:45Z
    by: priya
    says: Lin may try one model before its review, for the evaluation team.
    set:
      userModelPolicies:
        user_01KA7KVABFWYZ2GMB2BYEF3WWN: { allowedModelIds: [gemini-3-ultra], blockedModelIds: [] }

  # 55
  - at: 2026-10-27T10:23:12Z
    by: mateo
    says: The marketplace moves to its October release, and the release notes plugin is installed.
    set:
      extraKnownMarketplaces[northwind].source.sha: 09641d5b8af09f95b9e529b6ebb533be11ef7bc6
      enabledPlugins: { release-notes@northwind: true }

  # 56: every socket, the container engine's included, which is the whole machine. Open.
  - at: 2026-11-03T16:11:20Z
    by: mateo
    says: Tests in containers fail inside the sandbox, so it lets every Unix socket through.
    set:
      sandbox.network.allowAllUnixSockets: true

  # 57
  - at: 2026-11-10T09:00:47Z
    by: ada
    says: Ada saves the page without a change, to see who is notified.

  # 58: rotated, and still in the clear. Open.
  - at: 2026-11-12T14:52:38Z
    by: mateo
    says: The code assistant's key is rotated after it was seen in a screenshot.
    set:
      customModels[custom:code-assist].apiKey: nwl-YPHF7taPQj6bLwv8tWbSkNrvKVrF0OQHUnUzdm9W

  # 59
  - at: 2026-11-18T10:07:05Z
    by: fatima
    says: Commands that send mail always ask from now on.
    add:
      commandDenylist: [sendmail, mailx]
`;
// src/commands/serve/scenario.ts
var samplePolicy = { file: "sample-policy.yaml", text: sample_policy_default };
async function readScenario(file) {
  const text3 = file === void 0 ? sample_default : await readInput(file, "scenario");
  const document = documentIn(file ?? "sample.yaml", text3);
  const locate = (path2) => document.place(path2);
  return organizationOf(scenarioOf(document.value, locate), locate);
}
async function readFaultPlan(file) {
  const document = documentIn(file, await readInput(file, "plan of faults"));
  return faultPlanOf(document.value, (path2) => document.place(path2));
}

import { once as once2 } from "node:events";
import { maxHeaderSize, STATUS_CODES as STATUS_CODES2 } from "node:http";
import { STATUS_CODES as STATUS_CODES3, ServerResponse, createServer } from "node:http";
import { Http2ServerRequest, constants } from "node:http2";
import { Readable } from "node:stream";
// src/emulator/server.ts
// node_modules/@hono/node-server/dist/constants-BLSFu_RU.mjs
var X_ALREADY_SENT = "x-hono-already-sent";
// node_modules/@hono/node-server/dist/index.mjs
// node_modules/hono/dist/helper/websocket/index.js
var defineWebSocketHelper = (handler) => {
  return ((...args) => {
    if (typeof args[0] === "function") {
      const [createEvents, options2] = args;
      return async function upgradeWebSocket2(c, next) {
        const result = await handler(c, await createEvents(c), options2);
        if (result) return result;
        await next();
      };
    } else {
      const [c, events, options2] = args;
      return (async () => {
        const upgraded = await handler(c, events, options2);
        if (!upgraded) throw new Error("Failed to upgrade WebSocket");
        return upgraded;
      })();
    }
  });
};
// node_modules/@hono/node-server/dist/index.mjs
var RequestError = class extends Error {
  constructor(message2, options2) {
    super(message2, options2);
    this.name = "RequestError";
  }
};
var nonJoinedHeaders = /* @__PURE__ */ new Set([
  "age",
  "authorization",
  "content-length",
  "content-type",
  "etag",
  "expires",
  "from",
  "host",
  "if-modified-since",
  "if-unmodified-since",
  "last-modified",
  "location",
  "max-forwards",
  "proxy-authorization",
  "referer",
  "retry-after",
  "server",
  "user-agent"
]);
var validHeaderName = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
var isHttpWhitespace = (code) => code === 9 || code === 10 || code === 13 || code === 32;
var normalizeHeaderValue = (value) => {
  if (!isHttpWhitespace(value.charCodeAt(0)) && !isHttpWhitespace(value.charCodeAt(value.length - 1))) return value;
  let start = 0;
  let end = value.length;
  while (start < end && isHttpWhitespace(value.charCodeAt(start))) start++;
  while (end > start && isHttpWhitespace(value.charCodeAt(end - 1))) end--;
  return value.slice(start, end);
};
var forbiddenHeaderValue = /[\0\r\n]/;
var GlobalHeaders = globalThis.Headers;
var materializeHeaders = (rawHeaders, HeadersCtor = GlobalHeaders) => {
  const headers = new HeadersCtor();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name2 = rawHeaders[i];
    if (!name2.startsWith(":")) headers.append(name2, rawHeaders[i + 1]);
  }
  return headers;
};
var RequestHeaders = class {
  #incoming;
  #rawHeaders;
  #headers;
  #invalidValue;
  constructor(incoming) {
    this.#incoming = incoming;
    if (incoming instanceof Http2ServerRequest) this.#rawHeaders = incoming.rawHeaders.slice();
  }
  get #lazyRawHeaders() {
    return this.#rawHeaders ??= this.#incoming.rawHeaders.slice();
  }
  get #native() {
    if (!this.#headers) {
      this.#headers = materializeHeaders(this.#lazyRawHeaders);
      this.#rawHeaders = void 0;
    }
    return this.#headers;
  }
  #normalizedName(name2) {
    if (typeof name2 !== "string") return;
    if (!validHeaderName.test(name2)) throw new TypeError(`Invalid header name: ${name2}`);
    return name2.toLowerCase();
  }
  #lookupHttp1(lowerName) {
    const headers = this.#incoming instanceof Http2ServerRequest ? void 0 : this.#incoming.headers;
    if (!headers || nonJoinedHeaders.has(lowerName) || lowerName === "set-cookie" || lowerName === "__proto__") return;
    if (!Object.hasOwn(headers, lowerName)) return null;
    const rawValue = headers[lowerName];
    if (typeof rawValue === "string") {
      const value = normalizeHeaderValue(rawValue);
      return forbiddenHeaderValue.test(value) ? void 0 : value;
    }
  }
  #lookup(rawHeaders, lowerName) {
    const separator = lowerName === "cookie" ? "; " : ", ";
    let value = null;
    for (let i = 0; i < rawHeaders.length; i += 2) {
      const rawName = rawHeaders[i];
      if (rawName.length === lowerName.length && rawName.toLowerCase() === lowerName) {
        const rawValue = normalizeHeaderValue(rawHeaders[i + 1]);
        if (forbiddenHeaderValue.test(rawValue)) {
          this.#invalidValue = true;
          return;
        }
        value = value === null ? rawValue : value + separator + rawValue;
      }
    }
    return value;
  }
  append(name2, value) {
    this.#native.append(name2, value);
  }
  delete(name2) {
    this.#native.delete(name2);
  }
  get(name2) {
    const lowerName = this.#normalizedName(name2);
    if (lowerName && !this.#headers && !this.#invalidValue) {
      const http1Value = this.#lookupHttp1(lowerName);
      if (http1Value !== void 0) return http1Value;
      const value = this.#lookup(this.#lazyRawHeaders, lowerName);
      if (value !== void 0) return value;
    }
    return this.#native.get(name2);
  }
  has(name2) {
    const lowerName = this.#normalizedName(name2);
    if (lowerName && !this.#headers && !this.#invalidValue) {
      const http1Value = this.#lookupHttp1(lowerName);
      if (http1Value !== void 0) return http1Value !== null;
      const value = this.#lookup(this.#lazyRawHeaders, lowerName);
      if (value !== void 0) return value !== null;
    }
    return this.#native.has(name2);
  }
  set(name2, value) {
    this.#native.set(name2, value);
  }
  getSetCookie() {
    return this.#native.getSetCookie();
  }
  keys() {
    return this.#native.keys();
  }
  values() {
    return this.#native.values();
  }
  entries() {
    return this.#native.entries();
  }
  forEach(callback, thisArg) {
    this.#native.forEach((value, key) => {
      callback.call(thisArg, value, key, this);
    });
  }
  [Symbol.iterator]() {
    return this.entries();
  }
};
Object.defineProperty(RequestHeaders.prototype, /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options2, inspectFn) {
  return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
    ...options2,
    depth: depth == null ? null : depth - 1
  })}`;
} });
Object.setPrototypeOf(RequestHeaders.prototype, GlobalHeaders.prototype);
var newHeadersFromIncoming = (incoming) => globalThis.Headers === GlobalHeaders ? new RequestHeaders(incoming) : materializeHeaders(incoming.rawHeaders, globalThis.Headers);
var reValidRequestUrl = /^\/[!#$&-;=?-\[\]_a-z~]*$/;
var reDotSegment = /\/\.\.?(?:[/?#]|$)/;
var reValidHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
var validateRequestTarget = (target) => {
  const backslash = target.indexOf("\\");
  if (backslash !== -1) {
    const query = target.indexOf("?");
    if (query === -1 || backslash < query) throw new RequestError("Backslash in request path");
  }
};
var buildUrl = (scheme, host, incomingUrl) => {
  const url = `${scheme}://${host}${incomingUrl}`;
  if (!reValidHost.test(host)) {
    validateRequestTarget(incomingUrl);
    const urlObj = new URL(url);
    if (urlObj.hostname.length !== host.length && urlObj.hostname !== (host.includes(":") ? host.replace(/:\d+$/, "") : host).toLowerCase()) throw new RequestError("Invalid host header");
    return urlObj.href;
  } else if (incomingUrl.length === 0) return url + "/";
  else {
    if (incomingUrl.charCodeAt(0) !== 47) throw new RequestError("Invalid URL");
    if (!reValidRequestUrl.test(incomingUrl) || reDotSegment.test(incomingUrl)) {
      validateRequestTarget(incomingUrl);
      return new URL(url).href;
    }
    return url;
  }
};
var toRequestError = (e) => {
  if (e instanceof RequestError) return e;
  return new RequestError(e.message, { cause: e });
};
var GlobalRequest = global.Request;
var Request$1 = class extends GlobalRequest {
  constructor(input, options2) {
    if (typeof input === "object" && getRequestCache in input) {
      const hasReplacementBody = options2 !== void 0 && "body" in options2 && options2.body != null;
      if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
      input = input[getRequestCache]();
    }
    if (typeof options2?.body?.getReader !== "undefined") options2.duplex ??= "half";
    super(input, options2);
  }
};
var wrapBodyStream = /* @__PURE__ */ Symbol("wrapBodyStream");
var byteExactEncodings = /* @__PURE__ */ new Set([
  "latin1",
  "binary",
  "hex",
  "base64",
  "base64url"
]);
var isByteExactEncoding = (encoding) => encoding === null || byteExactEncodings.has(encoding);
var bodyBufferedBeforeDisconnectKey = /* @__PURE__ */ Symbol("bodyBufferedBeforeDisconnect");
var bodyBufferedLengthBeforeDisconnectKey = /* @__PURE__ */ Symbol("bodyBufferedLengthBeforeDisconnect");
var toBufferChunk = (chunk, encoding) => Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk, encoding ?? "utf8");
var isRecoverableDisconnectedIncoming = (incoming) => !(incoming instanceof Http2ServerRequest) && !!incoming.complete && !!incoming.readableAborted && typeof incoming.read === "function" && isByteExactEncoding(incoming.readableEncoding);
var recordBodyBufferedBeforeDisconnect = (incoming) => {
  if (incoming.readableDidRead || !isRecoverableDisconnectedIncoming(incoming)) return;
  const incomingWithRecovery = incoming;
  incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] ??= incoming.readableLength;
};
var readBodyBufferedBeforeDisconnect = (incoming, chunks) => {
  if (incoming.readableDidRead && !chunks || !isRecoverableDisconnectedIncoming(incoming)) return;
  const incomingWithRecovery = incoming;
  if (incomingWithRecovery[bodyBufferedBeforeDisconnectKey] !== void 0) return incomingWithRecovery[bodyBufferedBeforeDisconnectKey];
  let result;
  const errored = incoming.errored;
  if (errored && errored.code !== "ECONNRESET") result = errored;
  else if (incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey] !== void 0 && incoming.readableLength !== incomingWithRecovery[bodyBufferedLengthBeforeDisconnectKey]) result = newBodyUnusableError();
  else {
    const bodyChunks = chunks ?? [];
    const chunk = incoming.read();
    if (chunk !== null) bodyChunks.push(toBufferChunk(chunk, incoming.readableEncoding));
    const buffer = bodyChunks.length === 1 ? bodyChunks[0] : Buffer.concat(bodyChunks);
    result = buffer;
    const contentLength = incoming.headers["content-length"];
    if (typeof contentLength === "string" && /^\d+$/.test(contentLength)) {
      const expectedLength = Number(contentLength);
      if (Number.isSafeInteger(expectedLength) && buffer.length !== expectedLength) result = newBodyUnusableError();
    }
  }
  incomingWithRecovery[bodyBufferedBeforeDisconnectKey] = result;
  return result;
};
var enqueueBufferedBody = (controller, buffered) => {
  if (buffered instanceof Error) {
    controller.error(buffered);
    return;
  }
  if (buffered.length > 0) controller.enqueue(buffered);
  controller.close();
};
var newRequestFromIncoming = (method, url, headers, incoming, abortController) => {
  const init = {
    method,
    headers,
    signal: abortController.signal
  };
  if (method === "TRACE") {
    init.method = "GET";
    const req = new Request$1(url, init);
    Object.defineProperty(req, "method", { get() {
      return "TRACE";
    } });
    return req;
  }
  if (!(method === "GET" || method === "HEAD")) if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) init.body = new ReadableStream({ start(controller) {
    controller.enqueue(incoming.rawBody);
    controller.close();
  } });
  else if (incoming[wrapBodyStream]) {
    let reader;
    init.body = new ReadableStream({ async pull(controller) {
      try {
        if (!reader) {
          const buffered = readBodyBufferedBeforeDisconnect(incoming);
          if (buffered !== void 0) {
            enqueueBufferedBody(controller, buffered);
            return;
          }
        }
        reader ||= Readable.toWeb(incoming).getReader();
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
      }
    } });
  } else {
    const buffered = readBodyBufferedBeforeDisconnect(incoming);
    if (buffered !== void 0) init.body = new ReadableStream({ start(controller) {
      enqueueBufferedBody(controller, buffered);
    } });
    else init.body = Readable.toWeb(incoming);
  }
  return new Request$1(url, init);
};
var getRequestCache = /* @__PURE__ */ Symbol("getRequestCache");
var requestCache = /* @__PURE__ */ Symbol("requestCache");
var incomingKey = /* @__PURE__ */ Symbol("incomingKey");
var urlKey = /* @__PURE__ */ Symbol("urlKey");
var methodKey = /* @__PURE__ */ Symbol("methodKey");
var headersKey = /* @__PURE__ */ Symbol("headersKey");
var abortControllerKey = /* @__PURE__ */ Symbol("abortControllerKey");
var getAbortController = /* @__PURE__ */ Symbol("getAbortController");
var abortRequest = /* @__PURE__ */ Symbol("abortRequest");
var bodyBufferKey = /* @__PURE__ */ Symbol("bodyBuffer");
var bodyReadPromiseKey = /* @__PURE__ */ Symbol("bodyReadPromise");
var bodyConsumedDirectlyKey = /* @__PURE__ */ Symbol("bodyConsumedDirectly");
var bodyLockReaderKey = /* @__PURE__ */ Symbol("bodyLockReader");
var abortReasonKey = /* @__PURE__ */ Symbol("abortReason");
var newBodyUnusableError = () => {
  return /* @__PURE__ */ new TypeError("Body is unusable");
};
var rejectBodyUnusable = () => {
  return Promise.reject(newBodyUnusableError());
};
var textDecoder = new TextDecoder();
var consumeBodyDirectOnce = (request) => {
  if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
  request[bodyConsumedDirectlyKey] = true;
};
var toArrayBuffer = (buf) => {
  return buf.buffer.slice(buf.byteOffset, buf.byteOffset + buf.byteLength);
};
var contentType = (request) => {
  return (request[headersKey] ||= newHeadersFromIncoming(request[incomingKey])).get("content-type") || "";
};
var methodTokenRegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
var normalizeIncomingMethod = (method) => {
  if (typeof method !== "string" || method.length === 0) return "GET";
  switch (method) {
    case "DELETE":
    case "GET":
    case "HEAD":
    case "OPTIONS":
    case "PATCH":
    case "POST":
    case "PUT":
    case "QUERY":
      return method;
  }
  const upper = method.toUpperCase();
  switch (upper) {
    case "DELETE":
    case "GET":
    case "HEAD":
    case "OPTIONS":
    case "POST":
    case "PUT":
      return upper;
    default:
      return method;
  }
};
var validateDirectReadMethod = (method) => {
  if (!methodTokenRegExp.test(method)) return /* @__PURE__ */ new TypeError(`'${method}' is not a valid HTTP method.`);
  const normalized = method.toUpperCase();
  if (normalized === "CONNECT" || normalized === "TRACK" || normalized === "TRACE" && method !== "TRACE") return /* @__PURE__ */ new TypeError(`'${method}' HTTP method is unsupported.`);
};
var readBodyWithFastPath = (request, method, fromBuffer) => {
  if (request[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
  const methodName = request.method;
  if (methodName === "GET" || methodName === "HEAD") return request[getRequestCache]()[method]();
  const methodValidationError = validateDirectReadMethod(methodName);
  if (methodValidationError) return Promise.reject(methodValidationError);
  if (request[requestCache]) {
    if (methodName !== "TRACE") return request[requestCache][method]();
  }
  const alreadyUsedError = consumeBodyDirectOnce(request);
  if (alreadyUsedError) return alreadyUsedError;
  const raw2 = readRawBodyIfAvailable(request);
  if (raw2) {
    const result = Promise.resolve(fromBuffer(raw2, request));
    request[bodyBufferKey] = void 0;
    return result;
  }
  return readBodyDirect(request).then((buf) => {
    const result = fromBuffer(buf, request);
    request[bodyBufferKey] = void 0;
    return result;
  });
};
var readRawBodyIfAvailable = (request) => {
  const incoming = request[incomingKey];
  if ("rawBody" in incoming && incoming.rawBody instanceof Buffer) return incoming.rawBody;
};
var normalizeAbortError = (request, incoming) => {
  if (incoming.errored) return incoming.errored;
  const reason = request[abortReasonKey];
  if (reason !== void 0) return reason instanceof Error ? reason : new Error(String(reason));
  return /* @__PURE__ */ new Error("Client connection prematurely closed.");
};
var readBodyDirect = (request) => {
  if (request[bodyBufferKey]) return Promise.resolve(request[bodyBufferKey]);
  if (request[bodyReadPromiseKey]) return request[bodyReadPromiseKey];
  const incoming = request[incomingKey];
  if (incoming.readableDidRead) return rejectBodyUnusable();
  const buffered = readBodyBufferedBeforeDisconnect(incoming);
  if (buffered !== void 0) {
    if (buffered instanceof Error) return Promise.reject(buffered);
    request[bodyBufferKey] = buffered;
    return Promise.resolve(buffered);
  }
  const promise = new Promise((resolve, reject) => {
    const chunks = [];
    let settled = false;
    const finish = (callback) => {
      if (settled) return;
      settled = true;
      cleanup();
      callback();
    };
    const recoverCompleteBodyAfterDisconnect = (error) => {
      const streamError = incoming.errored ?? error;
      if (!isRecoverableDisconnectedIncoming(incoming) || streamError && streamError.code !== "ECONNRESET") return false;
      finish(() => {
        const recovered = readBodyBufferedBeforeDisconnect(incoming, chunks);
        if (recovered instanceof Error) reject(recovered);
        else if (recovered === void 0) reject(error ?? normalizeAbortError(request, incoming));
        else {
          request[bodyBufferKey] = recovered;
          resolve(recovered);
        }
      });
      return true;
    };
    const onData = (chunk) => {
      chunks.push(toBufferChunk(chunk, incoming.readableEncoding));
    };
    const onEnd = () => {
      finish(() => {
        const buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
        request[bodyBufferKey] = buffer;
        resolve(buffer);
      });
    };
    const onError = (error) => {
      if (recoverCompleteBodyAfterDisconnect(error)) return;
      finish(() => {
        reject(error);
      });
    };
    const onClose = () => {
      if (incoming.readableEnded) {
        onEnd();
        return;
      }
      if (recoverCompleteBodyAfterDisconnect()) return;
      finish(() => {
        reject(normalizeAbortError(request, incoming));
      });
    };
    const cleanup = () => {
      incoming.off("data", onData);
      incoming.off("end", onEnd);
      incoming.off("error", onError);
      incoming.off("close", onClose);
      request[bodyReadPromiseKey] = void 0;
    };
    incoming.on("data", onData);
    incoming.on("end", onEnd);
    incoming.on("error", onError);
    incoming.on("close", onClose);
    queueMicrotask(() => {
      if (settled) return;
      if (incoming.readableEnded) onEnd();
      else if (incoming.errored) onError(incoming.errored);
      else if (incoming.destroyed) onClose();
    });
  });
  request[bodyReadPromiseKey] = promise;
  return promise;
};
var requestPrototype = {
  get method() {
    return this[methodKey];
  },
  get url() {
    return this[urlKey];
  },
  get headers() {
    return this[headersKey] ||= newHeadersFromIncoming(this[incomingKey]);
  },
  [abortRequest](reason) {
    if (this[abortReasonKey] === void 0) this[abortReasonKey] = reason;
    const abortController = this[abortControllerKey];
    if (abortController && !abortController.signal.aborted) abortController.abort(reason);
  },
  [getAbortController]() {
    this[abortControllerKey] ||= new AbortController();
    if (this[abortReasonKey] !== void 0 && !this[abortControllerKey].signal.aborted) this[abortControllerKey].abort(this[abortReasonKey]);
    return this[abortControllerKey];
  },
  [getRequestCache]() {
    const abortController = this[getAbortController]();
    if (this[requestCache]) return this[requestCache];
    const method = this.method;
    if (this[bodyConsumedDirectlyKey] && !(method === "GET" || method === "HEAD")) {
      this[bodyBufferKey] = void 0;
      const init = {
        method: method === "TRACE" ? "GET" : method,
        headers: this.headers,
        signal: abortController.signal
      };
      if (method !== "TRACE") {
        init.body = new ReadableStream({ start(c) {
          c.close();
        } });
        init.duplex = "half";
      }
      const req = new Request$1(this[urlKey], init);
      if (method === "TRACE") Object.defineProperty(req, "method", { get() {
        return "TRACE";
      } });
      return this[requestCache] = req;
    }
    return this[requestCache] = newRequestFromIncoming(this.method, this[urlKey], this.headers, this[incomingKey], abortController);
  },
  get body() {
    if (!this[bodyConsumedDirectlyKey]) return this[getRequestCache]().body;
    const request = this[getRequestCache]();
    if (!this[bodyLockReaderKey] && request.body) this[bodyLockReaderKey] = request.body.getReader();
    return request.body;
  },
  get bodyUsed() {
    if (this[bodyConsumedDirectlyKey]) return true;
    if (this[requestCache]) return this[requestCache].bodyUsed;
    return false;
  }
};
Object.defineProperty(requestPrototype, "signal", { get() {
  return this[getAbortController]().signal;
} });
[
  "cache",
  "credentials",
  "destination",
  "duplex",
  "integrity",
  "mode",
  "redirect",
  "referrer",
  "referrerPolicy",
  "keepalive"
].forEach((k) => {
  Object.defineProperty(requestPrototype, k, { get() {
    return this[getRequestCache]()[k];
  } });
});
["clone", "formData"].forEach((k) => {
  Object.defineProperty(requestPrototype, k, { value: function() {
    if (this[bodyConsumedDirectlyKey]) {
      if (k === "clone") throw newBodyUnusableError();
      return rejectBodyUnusable();
    }
    return this[getRequestCache]()[k]();
  } });
});
Object.defineProperty(requestPrototype, "text", { value: function() {
  return readBodyWithFastPath(this, "text", (buf) => textDecoder.decode(buf));
} });
Object.defineProperty(requestPrototype, "arrayBuffer", { value: function() {
  return readBodyWithFastPath(this, "arrayBuffer", (buf) => toArrayBuffer(buf));
} });
Object.defineProperty(requestPrototype, "blob", { value: function() {
  return readBodyWithFastPath(this, "blob", (buf, request) => {
    const type = contentType(request);
    const init = type ? { headers: { "content-type": type } } : void 0;
    return new Response(buf, init).blob();
  });
} });
Object.defineProperty(requestPrototype, "json", { value: function() {
  if (this[bodyConsumedDirectlyKey]) return rejectBodyUnusable();
  return this.text().then(JSON.parse);
} });
Object.defineProperty(requestPrototype, /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options2, inspectFn) {
  return `Request (lightweight) ${inspectFn({
    method: this.method,
    url: this.url,
    headers: this.headers,
    nativeRequest: this[requestCache]
  }, {
    ...options2,
    depth: depth == null ? null : depth - 1
  })}`;
} });
Object.setPrototypeOf(requestPrototype, Request$1.prototype);
var newRequest = (incoming, defaultHostname) => {
  const req = Object.create(requestPrototype);
  req[incomingKey] = incoming;
  req[methodKey] = normalizeIncomingMethod(incoming.method);
  const incomingUrl = incoming.url || "";
  if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
    if (incoming instanceof Http2ServerRequest) throw new RequestError("Absolute URL for :path is not allowed in HTTP/2");
    try {
      validateRequestTarget(incomingUrl);
      req[urlKey] = new URL(incomingUrl).href;
    } catch (e) {
      throw new RequestError("Invalid absolute URL", { cause: e });
    }
    return req;
  }
  const host = (incoming instanceof Http2ServerRequest ? incoming.authority : incoming.headers.host) || defaultHostname;
  if (!host) throw new RequestError("Missing host header");
  let scheme;
  if (incoming instanceof Http2ServerRequest) {
    scheme = incoming.scheme;
    if (!(scheme === "http" || scheme === "https")) throw new RequestError("Unsupported scheme");
  } else scheme = incoming.socket && incoming.socket.encrypted ? "https" : "http";
  try {
    req[urlKey] = buildUrl(scheme, host, incomingUrl);
  } catch (e) {
    if (e instanceof RequestError) throw e;
    else throw new RequestError("Invalid URL", { cause: e });
  }
  return req;
};
var defaultContentType = "text/plain; charset=UTF-8";
var responseCache = /* @__PURE__ */ Symbol("responseCache");
var getResponseCache = /* @__PURE__ */ Symbol("getResponseCache");
var cacheKey = /* @__PURE__ */ Symbol("cache");
var GlobalResponse = global.Response;
var Response$1 = class Response$12 {
  #body;
  #init;
  [getResponseCache]() {
    const cache = this[cacheKey];
    const liveHeaders = cache && cache[2] instanceof Headers ? cache[2] : void 0;
    delete this[cacheKey];
    return this[responseCache] ||= new GlobalResponse(this.#body, liveHeaders ? {
      status: this.#init?.status,
      statusText: this.#init?.statusText,
      headers: liveHeaders
    } : this.#init);
  }
  constructor(body, init) {
    let headers;
    this.#body = body;
    if (init instanceof GlobalResponse) {
      const cachedGlobalResponse = init[responseCache];
      if (cachedGlobalResponse) {
        this.#init = cachedGlobalResponse;
        this[getResponseCache]();
        return;
      }
      this.#init = init instanceof Response$12 ? init.#init : init;
      headers = new Headers(init.headers);
    } else this.#init = init;
    if (body == null || typeof body === "string" || typeof body?.getReader !== "undefined" || body instanceof Blob || body instanceof Uint8Array) this[cacheKey] = [
      init?.status || 200,
      body ?? null,
      headers || init?.headers
    ];
  }
  get headers() {
    const cache = this[cacheKey];
    if (cache) {
      if (!(cache[2] instanceof Headers)) cache[2] = new Headers(cache[2] || (cache[1] === null ? void 0 : { "content-type": defaultContentType }));
      return cache[2];
    }
    return this[getResponseCache]().headers;
  }
  get status() {
    return this[cacheKey]?.[0] ?? this[getResponseCache]().status;
  }
  get ok() {
    const status = this.status;
    return status >= 200 && status < 300;
  }
};
[
  "body",
  "bodyUsed",
  "redirected",
  "statusText",
  "trailers",
  "type",
  "url"
].forEach((k) => {
  Object.defineProperty(Response$1.prototype, k, { get() {
    return this[getResponseCache]()[k];
  } });
});
[
  "arrayBuffer",
  "blob",
  "clone",
  "formData",
  "json",
  "text"
].forEach((k) => {
  Object.defineProperty(Response$1.prototype, k, { value: function() {
    return this[getResponseCache]()[k]();
  } });
});
Object.defineProperty(Response$1.prototype, /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options2, inspectFn) {
  return `Response (lightweight) ${inspectFn({
    status: this.status,
    headers: this.headers,
    ok: this.ok,
    nativeResponse: this[responseCache]
  }, {
    ...options2,
    depth: depth == null ? null : depth - 1
  })}`;
} });
Object.setPrototypeOf(Response$1, GlobalResponse);
Object.setPrototypeOf(Response$1.prototype, GlobalResponse.prototype);
var validRedirectUrl = /^https?:\/\/[!#-;=?-[\]_a-z~A-Z]+$/;
var parseRedirectUrl = (url) => {
  if (url instanceof URL) return url.href;
  if (validRedirectUrl.test(url)) return url;
  return new URL(url).href;
};
var validRedirectStatuses = /* @__PURE__ */ new Set([
  301,
  302,
  303,
  307,
  308
]);
Object.defineProperty(Response$1, "redirect", {
  value: function redirect2(url, status = 302) {
    if (!validRedirectStatuses.has(status)) throw new RangeError("Invalid status code");
    return new Response$1(null, {
      status,
      headers: { location: parseRedirectUrl(url) }
    });
  },
  writable: true,
  configurable: true
});
Object.defineProperty(Response$1, "json", {
  value: function json2(data, init) {
    const body = JSON.stringify(data);
    if (body === void 0) throw new TypeError("The data is not JSON serializable");
    const initHeaders = init?.headers;
    let headers;
    if (initHeaders) {
      headers = new Headers(initHeaders);
      if (!headers.has("content-type")) headers.set("content-type", "application/json");
    } else headers = { "content-type": "application/json" };
    return new Response$1(body, {
      status: init?.status ?? 200,
      statusText: init?.statusText,
      headers
    });
  },
  writable: true,
  configurable: true
});
async function readWithoutBlocking(readPromise) {
  return Promise.race([readPromise, Promise.resolve().then(() => Promise.resolve(void 0))]);
}
function writeFromReadableStreamDefaultReader(reader, writable, currentReadPromise) {
  const cancel = (error) => {
    reader.cancel(error).catch(() => {
    });
  };
  const stream = writable.stream;
  if (writable.destroyed || stream?.closed || stream?.destroyed) {
    cancel();
    return reader.closed;
  }
  writable.on("close", cancel);
  writable.on("error", cancel);
  (currentReadPromise ?? reader.read()).then(flow, handleStreamError);
  return reader.closed.finally(() => {
    writable.off("close", cancel);
    writable.off("error", cancel);
  });
  function handleStreamError(error) {
    if (error) writable.destroy(error);
  }
  function onDrain() {
    reader.read().then(flow, handleStreamError);
  }
  function flow({ done, value }) {
    try {
      if (done) writable.end();
      else if (!writable.write(value)) writable.once("drain", onDrain);
      else reader.read().then(flow, handleStreamError);
    } catch (e) {
      handleStreamError(e);
    }
  }
}
function writeFromReadableStream(stream, writable) {
  if (stream.locked) throw new TypeError("ReadableStream is locked.");
  else if (writable.destroyed) {
    stream.cancel().catch(() => {
    });
    return;
  }
  return writeFromReadableStreamDefaultReader(stream.getReader(), writable);
}
var buildOutgoingHttpHeaders = (headers, defaultContentType2) => {
  const res = {};
  if (!(headers instanceof Headers)) headers = new Headers(headers ?? void 0);
  if (headers.has("set-cookie")) {
    const cookies = [];
    for (const [k, v] of headers) if (k === "set-cookie") cookies.push(v);
    else res[k] = v;
    if (cookies.length > 0) res["set-cookie"] = cookies;
  } else for (const [k, v] of headers) res[k] = v;
  if (defaultContentType2) res["content-type"] ??= defaultContentType2;
  return res;
};
var outgoingEnded = /* @__PURE__ */ Symbol("outgoingEnded");
var incomingDraining = /* @__PURE__ */ Symbol("incomingDraining");
var DRAIN_TIMEOUT_MS = 500;
var MAX_DRAIN_BYTES = 64 * 1024 * 1024;
var drainIncoming = (incoming) => {
  const incomingWithDrainState = incoming;
  if (incoming.destroyed || incomingWithDrainState[incomingDraining]) return;
  incomingWithDrainState[incomingDraining] = true;
  if (incoming instanceof Http2ServerRequest) {
    try {
      incoming.stream?.close?.(constants.NGHTTP2_NO_ERROR);
    } catch {
    }
    return;
  }
  let bytesRead = 0;
  const cleanup = () => {
    clearTimeout(timer);
    incoming.off("data", onData);
    incoming.off("end", cleanup);
    incoming.off("error", cleanup);
  };
  const forceClose = () => {
    cleanup();
    const socket = incoming.socket;
    if (socket && !socket.destroyed) {
      if (typeof socket.destroySoon === "function") socket.destroySoon();
      else if (typeof socket.destroy === "function") socket.destroy();
    }
  };
  const timer = setTimeout(forceClose, DRAIN_TIMEOUT_MS);
  timer.unref?.();
  const onData = (chunk) => {
    bytesRead += chunk.length;
    if (bytesRead > MAX_DRAIN_BYTES) forceClose();
  };
  incoming.on("data", onData);
  incoming.on("end", cleanup);
  incoming.on("error", cleanup);
  incoming.resume();
};
var makeCloseHandler = (req, incoming, outgoing, needsBodyCleanup) => () => {
  if (incoming.errored) {
    recordBodyBufferedBeforeDisconnect(incoming);
    req[abortRequest](incoming.errored.toString());
  } else if (!outgoing.writableFinished || incoming instanceof Http2ServerRequest && incoming.aborted) {
    recordBodyBufferedBeforeDisconnect(incoming);
    req[abortRequest]("Client connection prematurely closed.");
  }
  if (needsBodyCleanup && !incoming.readableEnded) setTimeout(() => {
    if (!incoming.readableEnded) setTimeout(() => {
      drainIncoming(incoming);
    });
  });
};
var isImmediateCacheableResponse = (res) => {
  if (!(cacheKey in res)) return false;
  const body = res[cacheKey][1];
  return body === null || typeof body === "string" || body instanceof Uint8Array;
};
var handleRequestError = () => new Response(null, { status: 400 });
var handleFetchError = (e) => new Response(null, { status: e instanceof Error && (e.name === "TimeoutError" || e.constructor.name === "TimeoutError") ? 504 : 500 });
var handleResponseError = (e, outgoing) => {
  const err = e instanceof Error ? e : new Error("unknown error", { cause: e });
  if (err.code === "ERR_STREAM_PREMATURE_CLOSE") console.info("The user aborted a request.");
  else {
    console.error(e);
    if (!outgoing.headersSent) {
      if (outgoing instanceof ServerResponse) outgoing._contentLength = null;
      outgoing.writeHead(500, { "Content-Type": "text/plain" });
    }
    outgoing.end(`Error: ${err.message}`);
    outgoing.destroy(err);
  }
};
var flushHeaders = (outgoing) => {
  if ("flushHeaders" in outgoing && outgoing.writable) outgoing.flushHeaders();
};
var trySetContentLength = (outgoing, status, length) => {
  const http1 = outgoing;
  if (http1._contentLength === null && http1._hasBody && http1.useChunkedEncodingByDefault && !http1._removedContLen && status >= 200 && status !== 204 && status !== 304 && !outgoing.hasHeader("content-length") && !outgoing.hasHeader("transfer-encoding") && !outgoing.hasHeader("trailer")) {
    http1._contentLength = length;
    return true;
  }
  return false;
};
var writeDefaultHeaders = (outgoing, status, length) => {
  if (trySetContentLength(outgoing, status, length)) outgoing.writeHead(status, { "Content-Type": defaultContentType });
  else outgoing.writeHead(status, {
    "Content-Type": defaultContentType,
    "Content-Length": length
  });
};
var responseViaCache = async (res, outgoing) => {
  let [status, body, header] = res[cacheKey];
  if (!header) {
    if (body === null) {
      outgoing.writeHead(status);
      outgoing.end();
    } else if (typeof body === "string") {
      writeDefaultHeaders(outgoing, status, Buffer.byteLength(body));
      outgoing.end(body);
    } else if (body instanceof Uint8Array) {
      writeDefaultHeaders(outgoing, status, body.byteLength);
      outgoing.end(body);
    } else if (body instanceof Blob) {
      writeDefaultHeaders(outgoing, status, body.size);
      outgoing.end(new Uint8Array(await body.arrayBuffer()));
    } else {
      outgoing.writeHead(status, { "Content-Type": defaultContentType });
      flushHeaders(outgoing);
      await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
    }
    outgoing[outgoingEnded]?.();
    return;
  }
  let hasContentLength = false;
  let plainHeaders = false;
  let canAutoLength = true;
  if (header instanceof Headers) {
    hasContentLength = header.has("content-length");
    header = buildOutgoingHttpHeaders(header, body === null ? void 0 : defaultContentType);
  } else if (Array.isArray(header)) {
    const headerObj = new Headers(header);
    hasContentLength = headerObj.has("content-length");
    header = buildOutgoingHttpHeaders(headerObj, body === null ? void 0 : defaultContentType);
  } else {
    plainHeaders = true;
    for (const key in header) {
      if (key.length === 14 && key.toLowerCase() === "content-length") {
        hasContentLength = true;
        break;
      }
      if (key.length === 17 && key.toLowerCase() === "transfer-encoding" || key.length === 7 && key.toLowerCase() === "trailer") canAutoLength = false;
    }
  }
  if (!hasContentLength) {
    let length;
    if (typeof body === "string") length = Buffer.byteLength(body);
    else if (body instanceof Uint8Array) length = body.byteLength;
    else if (body instanceof Blob) length = body.size;
    if (length !== void 0 && (!plainHeaders || !canAutoLength || !trySetContentLength(outgoing, status, length))) {
      if (plainHeaders) header = { ...header };
      header["Content-Length"] = length;
    }
  }
  outgoing.writeHead(status, header);
  if (body == null) outgoing.end();
  else if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
  else if (body instanceof Blob) outgoing.end(new Uint8Array(await body.arrayBuffer()));
  else {
    flushHeaders(outgoing);
    await writeFromReadableStream(body, outgoing)?.catch((e) => handleResponseError(e, outgoing));
  }
  outgoing[outgoingEnded]?.();
};
var isPromise = (res) => typeof res.then === "function";
var responseViaResponseObject = async (res, outgoing, options2 = {}) => {
  if (isPromise(res)) if (options2.errorHandler) try {
    res = await res;
  } catch (err) {
    const errRes = await options2.errorHandler(err);
    if (!errRes) return;
    res = errRes;
  }
  else res = await res.catch(handleFetchError);
  if (cacheKey in res) return responseViaCache(res, outgoing);
  const resHeaderRecord = buildOutgoingHttpHeaders(res.headers, res.body === null ? void 0 : defaultContentType);
  if (res.body) {
    const reader = res.body.getReader();
    const values = [];
    let done = false;
    let currentReadPromise = void 0;
    if (resHeaderRecord["transfer-encoding"] !== "chunked") {
      let maxReadCount = 2;
      for (let i = 0; i < maxReadCount; i++) {
        currentReadPromise ||= reader.read();
        const chunk = await readWithoutBlocking(currentReadPromise);
        if (!chunk) {
          if (i === 1) {
            await new Promise((resolve) => setTimeout(resolve));
            maxReadCount = 3;
            continue;
          }
          break;
        }
        currentReadPromise = void 0;
        if (chunk.value) values.push(chunk.value);
        if (chunk.done) {
          done = true;
          break;
        }
      }
      if (done && !("content-length" in resHeaderRecord)) resHeaderRecord["content-length"] = values.reduce((acc, value) => acc + value.length, 0);
    }
    outgoing.writeHead(res.status, resHeaderRecord);
    values.forEach((value) => {
      outgoing.write(value);
    });
    if (done) outgoing.end();
    else {
      if (values.length === 0) flushHeaders(outgoing);
      await writeFromReadableStreamDefaultReader(reader, outgoing, currentReadPromise);
    }
  } else if (resHeaderRecord[X_ALREADY_SENT]) {
  } else {
    outgoing.writeHead(res.status, resHeaderRecord);
    outgoing.end();
  }
  outgoing[outgoingEnded]?.();
};
var getRequestListener = (fetchCallback, options2 = {}) => {
  const autoCleanupIncoming = options2.autoCleanupIncoming ?? true;
  if (options2.overrideGlobalObjects !== false && global.Request !== Request$1) {
    Object.defineProperty(global, "Request", { value: Request$1 });
    Object.defineProperty(global, "Response", { value: Response$1 });
  }
  return async (incoming, outgoing) => {
    let res, req;
    let needsBodyCleanup = false;
    let closeHandlerAttached = false;
    const ensureCloseHandler = () => {
      if (!req || closeHandlerAttached) return;
      closeHandlerAttached = true;
      outgoing.on("close", makeCloseHandler(req, incoming, outgoing, needsBodyCleanup));
    };
    try {
      req = newRequest(incoming, options2.hostname);
      needsBodyCleanup = autoCleanupIncoming && !(incoming.method === "GET" || incoming.method === "HEAD");
      if (needsBodyCleanup) {
        incoming[wrapBodyStream] = true;
        if (incoming instanceof Http2ServerRequest) outgoing[outgoingEnded] = () => {
          if (!incoming.readableEnded) setTimeout(() => {
            if (!incoming.readableEnded) setTimeout(() => {
              incoming.destroy();
              outgoing.destroy();
            });
          });
        };
      }
      res = fetchCallback(req, {
        incoming,
        outgoing
      });
      if (!isPromise(res) && isImmediateCacheableResponse(res)) {
        if (needsBodyCleanup && !incoming.readableEnded) outgoing.once("finish", () => {
          if (!incoming.readableEnded) drainIncoming(incoming);
        });
        return responseViaCache(res, outgoing);
      }
      ensureCloseHandler();
    } catch (e) {
      if (!res) if (options2.errorHandler) {
        ensureCloseHandler();
        res = await options2.errorHandler(req ? e : toRequestError(e));
        if (!res) return;
      } else if (!req) res = handleRequestError();
      else res = handleFetchError(e);
      else return handleResponseError(e, outgoing);
    }
    try {
      return await responseViaResponseObject(res, outgoing, options2);
    } catch (e) {
      return handleResponseError(e, outgoing);
    }
  };
};
var CloseEvent = globalThis.CloseEvent ?? class extends Event {
  #eventInitDict;
  constructor(type, eventInitDict = {}) {
    super(type, eventInitDict);
    this.#eventInitDict = eventInitDict;
  }
  get wasClean() {
    return this.#eventInitDict.wasClean ?? false;
  }
  get code() {
    return this.#eventInitDict.code ?? 0;
  }
  get reason() {
    return this.#eventInitDict.reason ?? "";
  }
};
var ErrorEvent = globalThis.ErrorEvent ?? class extends Event {
  #eventInitDict;
  constructor(type, eventInitDict = {}) {
    super(type, eventInitDict);
    this.#eventInitDict = eventInitDict;
  }
  get message() {
    return this.#eventInitDict.message ?? "";
  }
  get filename() {
    return this.#eventInitDict.filename ?? "";
  }
  get lineno() {
    return this.#eventInitDict.lineno ?? 0;
  }
  get colno() {
    return this.#eventInitDict.colno ?? 0;
  }
  get error() {
    return this.#eventInitDict.error ?? null;
  }
};
var generateConnectionSymbol = () => /* @__PURE__ */ Symbol("connection");
var CONNECTION_SYMBOL_KEY = /* @__PURE__ */ Symbol("CONNECTION_SYMBOL_KEY");
var WAIT_FOR_WEBSOCKET_SYMBOL = /* @__PURE__ */ Symbol("WAIT_FOR_WEBSOCKET_SYMBOL");
var responseHeadersToSkip = /* @__PURE__ */ new Set([
  "connection",
  "content-length",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "sec-websocket-accept",
  "sec-websocket-extensions",
  "sec-websocket-protocol"
]);
var appendResponseHeaders = (headers, responseHeaders) => {
  if (!responseHeaders) return;
  responseHeaders.forEach((value, key) => {
    if (responseHeadersToSkip.has(key.toLowerCase())) return;
    headers.push(`${key}: ${value}`);
  });
};
var rejectUpgradeRequest = (socket, status, responseHeaders) => {
  if (socket.destroyed) return;
  const responseLines = ["Connection: close", "Content-Length: 0"];
  appendResponseHeaders(responseLines, responseHeaders);
  socket.end(`HTTP/1.1 ${status.toString()} ${STATUS_CODES3[status] ?? ""}\r
${responseLines.join("\r\n")}\r
\r
`);
};
var createUpgradeRequest = (request) => {
  const protocol = request.socket.encrypted ? "https" : "http";
  const incomingUrl = request.url ?? "/";
  let url;
  if (incomingUrl[0] !== "/" && (incomingUrl.startsWith("http://") || incomingUrl.startsWith("https://"))) {
    validateRequestTarget(incomingUrl);
    url = new URL(incomingUrl).href;
  } else url = buildUrl(protocol, request.headers.host ?? "localhost", incomingUrl);
  const headers = new Headers();
  for (const key in request.headers) {
    const value = request.headers[key];
    if (!value) continue;
    headers.append(key, Array.isArray(value) ? value[0] : value);
  }
  return new Request(url, { headers });
};
var setupWebSocket = (options2) => {
  const { server, fetchCallback, wss } = options2;
  const waiterMap = /* @__PURE__ */ new Map();
  wss.on("connection", (ws, request) => {
    const waiter = waiterMap.get(request);
    if (waiter) {
      waiter.resolve(ws);
      waiterMap.delete(request);
    }
  });
  const rejectWaiter = (request) => {
    const waiter = waiterMap.get(request);
    if (waiter) {
      waiterMap.delete(request);
      waiter.reject(/* @__PURE__ */ new Error("WebSocket handshake aborted"));
    }
  };
  const waitForWebSocket = (request, connectionSymbol) => {
    return new Promise((resolve, reject) => {
      waiterMap.set(request, {
        resolve,
        reject,
        connectionSymbol
      });
    });
  };
  server.on("upgrade", async (request, socket, head2) => {
    if (request.headers.upgrade?.toLowerCase() !== "websocket") return;
    const ignoreSocketError = () => {
    };
    const reclaimWaiterOnClose = () => rejectWaiter(request);
    socket.on("error", ignoreSocketError);
    socket.once("close", reclaimWaiterOnClose);
    const env = {
      incoming: request,
      outgoing: void 0,
      wss,
      [WAIT_FOR_WEBSOCKET_SYMBOL]: waitForWebSocket
    };
    let status = 400;
    let responseHeaders;
    try {
      const response = await fetchCallback(createUpgradeRequest(request), env);
      if (response instanceof Response) {
        status = response.status;
        responseHeaders = response.headers;
      }
    } catch (error) {
      if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, error instanceof RequestError ? 400 : 500);
      return;
    }
    if (socket.destroyed) {
      rejectWaiter(request);
      return;
    }
    const waiter = waiterMap.get(request);
    if (!waiter || waiter.connectionSymbol !== env[CONNECTION_SYMBOL_KEY]) {
      rejectWaiter(request);
      if (server.listenerCount("upgrade") === 1) rejectUpgradeRequest(socket, status, responseHeaders);
      return;
    }
    const addResponseHeaders = (headers) => {
      appendResponseHeaders(headers, responseHeaders);
    };
    wss.on("headers", addResponseHeaders);
    try {
      wss.handleUpgrade(request, socket, head2, (ws) => {
        socket.off("close", reclaimWaiterOnClose);
        socket.off("error", ignoreSocketError);
        wss.emit("connection", ws, request);
      });
    } finally {
      wss.off("headers", addResponseHeaders);
    }
  });
  server.on("close", () => {
    wss.close();
  });
};
var upgradeWebSocket = defineWebSocketHelper(async (c, events, options2) => {
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return;
  const env = c.env;
  const waitForWebSocket = env[WAIT_FOR_WEBSOCKET_SYMBOL];
  if (!waitForWebSocket || !env.incoming) return new Response(null, { status: 500 });
  const connectionSymbol = generateConnectionSymbol();
  env[CONNECTION_SYMBOL_KEY] = connectionSymbol;
  (async () => {
    let ws;
    try {
      ws = await waitForWebSocket(env.incoming, connectionSymbol);
    } catch {
      return;
    }
    const messagesReceivedInStarting = [];
    const bufferMessage = (data, isBinary) => {
      messagesReceivedInStarting.push([data, isBinary]);
    };
    ws.on("message", bufferMessage);
    const ctx = {
      binaryType: "arraybuffer",
      close(code, reason) {
        ws.close(code, reason);
      },
      protocol: ws.protocol,
      raw: ws,
      get readyState() {
        return ws.readyState;
      },
      send(source, opts) {
        ws.send(source, { compress: opts?.compress });
      },
      url: new URL(c.req.url)
    };
    try {
      events?.onOpen?.(new Event("open"), ctx);
    } catch (e) {
      (options2?.onError ?? console.error)(e);
    }
    const handleMessage = (data, isBinary) => {
      const datas = Array.isArray(data) ? data : [data];
      for (const data2 of datas) try {
        events?.onMessage?.(new MessageEvent("message", { data: isBinary ? data2 instanceof ArrayBuffer ? data2 : data2.buffer.slice(data2.byteOffset, data2.byteOffset + data2.byteLength) : typeof data2 === "string" ? data2 : Buffer.from(data2).toString("utf-8") }), ctx);
      } catch (e) {
        (options2?.onError ?? console.error)(e);
      }
    };
    ws.off("message", bufferMessage);
    for (const message2 of messagesReceivedInStarting) handleMessage(...message2);
    ws.on("message", (data, isBinary) => {
      handleMessage(data, isBinary);
    });
    ws.on("close", (code, reason) => {
      try {
        events?.onClose?.(new CloseEvent("close", {
          code,
          reason: reason.toString()
        }), ctx);
      } catch (e) {
        (options2?.onError ?? console.error)(e);
      }
    });
    ws.on("error", (error) => {
      try {
        events?.onError?.(new ErrorEvent("error", { error }), ctx);
      } catch (e) {
        (options2?.onError ?? console.error)(e);
      }
    });
  })();
  return new Response();
});
var createAdaptorServer = (options2) => {
  const fetchCallback = options2.fetch;
  const requestListener = getRequestListener(fetchCallback, {
    hostname: options2.hostname,
    overrideGlobalObjects: options2.overrideGlobalObjects,
    autoCleanupIncoming: options2.autoCleanupIncoming
  });
  const server = (options2.createServer || createServer)(options2.serverOptions || {}, requestListener);
  if (options2.websocket && options2.websocket.server) {
    if (options2.websocket.server.options.noServer !== true) throw new Error("WebSocket server must be created with { noServer: true } option");
    setupWebSocket({
      server,
      fetchCallback,
      wss: options2.websocket.server
    });
  }
  return server;
};
// src/emulator/page.ts
function pageOf(endpoint, items, keyOf, call) {
  const { limit = DEFAULT_LIMIT, cursor } = call.query;
  const start = cursor === void 0 ? 0 : positionOf(cursor) + 1;
  const page3 = items.slice(start, start + limit);
  const last = start + limit < items.length ? page3.at(-1) : void 0;
  const nextCursor = last === void 0 ? "" : cursorFor(keyOf(last));
  return { items: page3, pagination: { hasMore: last !== void 0, nextCursor } };
  function cursorFor(key) {
    return Buffer.from(`${endpoint.name} ${key}`).toString("base64url");
  }
  function positionOf(cursor2) {
    const key = Buffer.from(cursor2, "base64url").toString().slice(endpoint.name.length + 1);
    const position = cursorFor(key) === cursor2 ? items.findIndex((item) => keyOf(item) === key) : -1;
    if (position < 0) throw new Refusal(400, "cursor: is not one that this list gave out");
    return position;
  }
}
// src/emulator/usage/bounds.ts
var common2 = ["claude-sonnet-4-6", "gpt-5.2", "claude-haiku-4-5", "gemini-3-flash", "gpt-5.1-codex"];
var FAVOURITES = 3;
function boundsOn(revisions2, day2) {
  const settings = revisions2.findLast((revision) => revision.updatedAt < day2)?.settings ?? {};
  const defaults = mapAt(settings, "sessionDefaultSettings");
  const mcp = mapAt(settings, "mcpPolicy");
  const cap = caps.get(settings["maxAutonomyLevel"]) ?? "auto-high";
  return {
    models(worker) {
      if (worker.models && !worker.isBound) return worker.models;
      const { allows, listedIds } = modelsOf(settings, worker);
      const allowedModels = worker.models?.filter(allows) ?? [];
      if (allowedModels.length > 0) return allowedModels;
      const first = [defaults["model"]].filter((id) => typeof id === "string" && allows(id));
      const otherModels = (listedIds.length > 0 ? listedIds : common2).filter((id) => allows(id) && !first.includes(id));
      return [...first, ...shuffle(otherModels, worker)].slice(0, FAVOURITES);
    },
    planner(worker) {
      const planner = defaults["specModeModel"];
      if (typeof planner !== "string" || worker.models) return void 0;
      return modelsOf(settings, worker).allows(planner) ? planner : void 0;
    },
    mode: ({ isBound }, mode) => isBound && modes.indexOf(mode) < modes.indexOf(cap) ? cap : mode,
    server: ({ isBound }, { at }) => !isBound || at === void 0 || mcp["enabled"] !== true || textsAt(mcp, "allowlist").includes(at)
  };
}
var caps = /* @__PURE__ */ new Map([
  ["off", "manual"],
  ["low", "auto-low"],
  ["medium", "auto-medium"]
]);
function modelsOf(settings, worker) {
  const policy = mapAt(settings, "modelPolicy");
  const own2 = mapAt(mapAt(settings, "userModelPolicies"), worker.id);
  const everything = policy["allowAllServiceModels"] === true;
  const allowedIds = everything ? [] : textsAt(policy, "allowedModelIds");
  const blocked = [...everything ? [] : textsAt(policy, "blockedModelIds"), ...textsAt(own2, "blockedModelIds")];
  const entries = allowedIds.length > 0 ? [...allowedIds, ...textsAt(own2, "allowedModelIds")] : [];
  const matches2 = (id) => (entry) => entry.endsWith("*") ? id.startsWith(entry.slice(0, -1)) : id === entry;
  return {
    allows: (id) => (entries.length === 0 || entries.some(matches2(id))) && !blocked.some(matches2(id)),
    listedIds: [
      ...entries.filter((entry) => !entry.includes("*")),
      ...entries.some((e) => e.includes("*")) ? common2 : []
    ]
  };
}
function shuffle(list2, worker) {
  const rank = new Map(list2.map((item) => [item, chanceOf("preference", worker.id, item).whole(0, 1e6)]));
  return [...rank.keys()].toSorted((a, b) => lookUp(rank, a) - lookUp(rank, b));
}
function mapAt(settings, key) {
  const value = Object.hasOwn(settings, key) ? settings[key] : void 0;
  return isObject(value) ? value : {};
}
function textsAt(settings, key) {
  const value = settings[key];
  return isArray(value) ? value.filter((item) => typeof item === "string" && item !== "") : [];
}
// src/emulator/usage/days.ts
function daysAfter(day2, count3) {
  return dayOf(Date.parse(day2) + count3 * DAY);
}
function weekdayOf(day2) {
  return new Date(day2).getUTCDay();
}
function isWeekend(day2) {
  return weekdayOf(day2) % 6 === 0;
}
// src/emulator/usage/calls.ts
var perMessage = {
  "auto-high": [8, 28],
  "auto-medium": [5, 20],
  "auto-low": [3, 14],
  spec: [3, 12],
  manual: [1, 6]
};
var MCP = 0.07;
var CONFIRMED = 0.05;
function callsFor(messages3, { mode, tools, servers }, chance) {
  const choices = choicesOf(tools, servers);
  const counts2 = new Map(choices.items.map((choice) => [choice, new Map(levels.map((level) => [level, 0]))]));
  for (let message2 = 0; message2 < messages3; message2++)
    for (let remaining = chance.whole(...perMessage[mode]); remaining > 0; remaining--) {
      const choice = chance.pickByWeight(choices);
      const level = levelOf(choice.tool, mode, chance);
      const byLevel = lookUp(counts2, choice);
      byLevel.set(level, lookUp(byLevel, level) + 1);
    }
  return [...counts2].flatMap(
    ([{ tool, server }, byLevel]) => [...byLevel].flatMap(([level, count3]) => count3 > 0 ? [{ tool, server, level, count: count3 }] : [])
  );
}
function choicesOf(tools, servers) {
  const all = tools.reduce((sum, [, weight]) => sum + weight, 0);
  const share = MCP / (1 - MCP) / servers.length * all;
  const builtIn2 = tools.map(([tool, weight]) => [{ tool, server: void 0 }, weight]);
  const offered = servers.flatMap(({ name: name2, tools: tools2 }) => {
    const ranks = tools2.map((_, index) => 1 / (index + 1));
    const total = ranks.reduce((sum, rank) => sum + rank, 0);
    return tools2.map((tool, index) => [
      { tool: `mcp__${name2.toLowerCase()}__${tool}`, server: name2 },
      share * ranks[index] / total
    ]);
  });
  return weightedChoice([...builtIn2, ...offered]);
}
function levelOf(tool, mode, chance) {
  if (chance.happens(CONFIRMED) || mode === "manual") return "manual";
  if (mode === "spec") return readers.has(tool) ? "manual" : "auto_low";
  return mode === "auto-high" ? "auto_high" : mode === "auto-medium" ? "auto_medium" : "auto_low";
}
// src/emulator/usage/models.ts
function tierOf(model) {
  return /opus|ultra|thinking|codex|(?:^|[-.])o\d|-pro\b/.test(model) ? "thinking" : "standard";
}
function rateOf(model) {
  if (/haiku|mini|flash|small|lite/.test(model)) return 0.25;
  if (/opus|ultra/.test(model)) return 2;
  return 1;
}
var weights = { cacheRead: 0.1, cacheWrite: 1.25, output: 4 };
function creditsOf(model, tokens2) {
  const { input, output, cacheRead, cacheWrite } = tokens2;
  const plain = input - cacheRead - cacheWrite;
  return Math.round(
    rateOf(model) * (plain + weights.cacheRead * cacheRead + weights.cacheWrite * cacheWrite + weights.output * output)
  );
}
// src/emulator/usage/tally.ts
function countsOf(items, nameOf2, countOf = () => 1) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const item of items) {
    const name2 = nameOf2(item);
    counts2.set(name2, (counts2.get(name2) ?? 0) + countOf(item));
  }
  return [...counts2].filter(([, count3]) => count3 > 0).toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}
function fraction(part, whole2) {
  return whole2 === 0 ? 0 : part / whole2;
}
// src/emulator/usage/session.ts
var messagesOf = {
  "terminal-ui": [2, 12],
  web: [1, 7],
  "non-interactive-cli": [1, 2]
};
function sessionOf2(worker, { bounds, plan, chance }, beginning) {
  const client = beginning.command === void 0 ? chance.pickByWeight(worker.clients) : "terminal-ui";
  const mode = bounds.mode(worker, modeOf(worker.mode, client, chance));
  const userMessages = chance.whole(...messagesOf[client]);
  const servers = worker.servers.filter((server) => bounds.server(worker, server));
  const skills = plan.skills.length > 0 && chance.happens(0.2) ? nameCounts2([chance.pickByWeight(byRank(plan.skills))]) : [];
  const calls = [
    ...callsFor(userMessages, { mode, tools: worker.tools, servers }, chance),
    ...skills.map(({ count: count3 }) => ({
      tool: "Skill",
      server: void 0,
      level: levelOf("Skill", mode, chance),
      count: count3
    }))
  ];
  const assistantMessages = userMessages + Math.ceil(sumOf(calls, (call) => call.count) / chance.whole(2, 4));
  const files = filesOf(calls, worker.languages, chance);
  const git = gitOf(calls, files, chance);
  const commands = commandsOf(beginning, userMessages, plan.commands, chance);
  const planner = mode === "spec" ? bounds.planner(worker) : void 0;
  return {
    client,
    mode,
    userMessages,
    assistantMessages,
    calls,
    skills,
    commands,
    hooks: plan.hooks.flatMap((hook) => runsOf(hook, calls, userMessages)),
    files,
    ...git,
    models: useOf(beginning.model, planner, assistantMessages, chance)
  };
}
function modeOf(preferred, client, chance) {
  const mode = chance.happens(0.75) ? preferred : chance.pick(modes.slice(modes.indexOf(preferred)));
  return client === "non-interactive-cli" && (mode === "spec" || mode === "manual") ? "auto-low" : mode;
}
function nameCounts2(names3) {
  return countsOf(names3, (name2) => name2).map(([name2, count3]) => ({ name: name2, count: count3 }));
}
function commandsOf(beginning, messages3, commands, chance) {
  const startCommands = beginning.command === void 0 ? [] : [beginning.command];
  const most = commands.length > 0 ? chance.whole(0, Math.min(2, messages3 - startCommands.length)) : 0;
  for (let i = 0; i < most; i++) startCommands.push(chance.pickByWeight(byRank(commands)));
  return nameCounts2(startCommands);
}
function callsOf(calls, ...tools) {
  return sumOf(calls, (call) => tools.includes(call.tool) ? call.count : 0);
}
function filesOf(calls, languages2, chance) {
  const files = /* @__PURE__ */ new Map();
  const add2 = (counter) => {
    const language = chance.pickByWeight(languages2);
    const extension = chance.pick(extensionsOf[language]);
    const file = files.get(extension) ?? { extension, language, created: 0, edited: 0 };
    file[counter]++;
    files.set(extension, file);
  };
  const edits3 = callsOf(calls, "Edit");
  for (let remaining = callsOf(calls, "Create"); remaining > 0; remaining--) add2("created");
  for (let remaining = chance.whole(Math.ceil(edits3 / 3), edits3); remaining > 0; remaining--) add2("edited");
  return [...files.values()];
}
function gitOf(calls, files, chance) {
  const commands = callsOf(calls, "Execute");
  const most = files.length > 0 ? Math.min(3, commands) : 0;
  const commits = most > 0 && chance.happens(0.6) ? chance.whole(1, most) : 0;
  const pulls = commits > 0 && commands > commits && chance.happens(0.3) ? 1 : 0;
  return { commits, pulls };
}
function runsOf({ event, matcher, command }, calls, messages3) {
  const count3 = waitsFor[event]({ calls, messages: messages3, matcher });
  return count3 > 0 ? [{ event, matcher: matcher ?? "", command, count: count3 }] : [];
}
var matched = ({ calls, matcher }) => matcher === void 0 ? sumOf(calls, (call) => call.count) : callsOf(calls, ...matcher.split("|"));
var once = () => 1;
var eachMessage = ({ messages: messages3 }) => messages3;
var waitsFor = {
  PreToolUse: matched,
  PostToolUse: matched,
  Notification: ({ calls }) => sumOf(calls, (call) => call.level === "manual" ? call.count : 0),
  UserPromptSubmit: eachMessage,
  Stop: eachMessage,
  SubagentStop: ({ calls }) => callsOf(calls, "Task"),
  SessionStart: once,
  SessionEnd: once
};
function useOf(model, planner, answers, chance) {
  if (planner === void 0 || planner === model || answers < 2) return [use(model, answers, chance)];
  const plannedAnswers = chance.whole(1, Math.ceil(answers / 3));
  return [use(model, answers - plannedAnswers, chance), use(planner, plannedAnswers, chance)];
}
function use(model, answers, chance) {
  const input = answers * chance.whole(9e3, 34e3);
  const cacheRead = Math.floor(input * chance.whole(55, 88) / 100);
  const cacheWrite = Math.floor((input - cacheRead) * chance.whole(30, 80) / 100);
  const output = answers * chance.whole(180, 1400);
  const tokens2 = { input, output, cacheRead, cacheWrite };
  return { model, ...tokens2, credits: creditsOf(model, tokens2) };
}
// src/emulator/usage/log.ts
var EVALUATE = "readiness-report";
function usageLogOf({ id, usage, revisions: revisions2 }) {
  const remembered = /* @__PURE__ */ new Map();
  return { on: (day2) => getOrMake(remembered, day2, () => day2 < FIRST_DAY ? [] : activeOn(day2)) };
  function activeOn(day2) {
    if (usage.activeByDay) return usage.activeByDay.get(day2) ?? [];
    return garbleNames(daysOf(usage, day2, boundsOn(revisions2, day2), id), day2, id);
  }
}
function daysOf(plan, day2, bounds, organization) {
  return plan.workers.flatMap((worker) => {
    if (day2 < worker.from || worker.until !== void 0 && day2 >= worker.until) return [];
    const chance = chanceOf(organization, day2, worker.id);
    const models = bounds.models(worker);
    const sessions3 = beginningsOf(worker, day2, models, chance).map(
      (beginning) => sessionOf2(worker, { bounds, plan, chance }, beginning)
    );
    return sessions3.length > 0 ? [{ id: worker.id, email: worker.email, sessions: sessions3 }] : [];
  });
}
var paces2 = {
  busy: { active: 0.95, sessions: [3, 8] },
  steady: { active: 0.75, sessions: [1, 4] },
  rare: { active: 0.2, sessions: [1, 2] },
  none: { active: 0, sessions: [0, 0] }
};
var WEEKEND = 0.15;
function beginningsOf(worker, day2, models, chance) {
  const evaluations = worker.evaluations.filter((evaluation) => evaluation.day === day2).flatMap(({ model = models[0] }) => model === void 0 ? [] : [{ model, command: EVALUATE }]);
  const off = isWeekend(day2) && !worker.weekends;
  const { active, sessions: sessions3 } = paces2[worker.pace];
  const works = chance.happens(active * (off ? WEEKEND : 1)) && models.length > 0;
  const count3 = works ? off ? 1 : chance.whole(...sessions3) : 0;
  const favourites = weightedChoice(models.map((model, index) => [model, 1 / (index + 1) ** 2]));
  return [...evaluations, ...Array.from({ length: count3 }, () => ({ model: chance.pickByWeight(favourites) }))];
}
var WEDNESDAY = 3;
function garbleNames(people2, day2, organization) {
  if (weekdayOf(day2) !== WEDNESDAY) return people2;
  const chance = chanceOf(organization, day2, "garbled");
  const able = people2.filter(({ sessions: sessions4 }) => sessions4.some(isWhole2));
  if (able.length === 0) return people2;
  const person = chance.pick(able);
  const session2 = chance.pick(person.sessions.filter(isWhole2));
  const sessions3 = person.sessions.map(
    (item) => item === session2 ? { ...item, calls: oneGarbled(item.calls) } : item
  );
  return people2.map((item) => item === person ? { ...item, sessions: sessions3 } : item);
}
function isWhole2({ calls }) {
  return calls.some(({ tool }) => tool === "Read");
}
function oneGarbled(calls) {
  const index = calls.findIndex(({ tool }) => tool === "Read");
  const { count: count3, ...call } = calls[index];
  const remainingCalls = count3 > 1 ? [{ ...call, count: count3 - 1 }] : [];
  return calls.toSpliced(index, 1, ...remainingCalls, {
    ...call,
    tool: 'Read">\n<parameter name="file_path',
    count: 1
  });
}
// src/emulator/usage/rows/figures.ts
function figuresOf(sessions3) {
  const calls = sumOf(sessions3, (session2) => sumOf(session2.calls, (call) => call.count));
  const userMessages = sumOf(sessions3, (session2) => session2.userMessages);
  const assistantMessages = sumOf(sessions3, (session2) => session2.assistantMessages);
  return {
    calls,
    mcpCalls: sumOf(sessions3, ({ calls: calls2 }) => sumOf(calls2, (call) => call.server === void 0 ? 0 : call.count)),
    skills: sumOf(sessions3, ({ skills }) => sumOf(skills, (skill) => skill.count)),
    commands: sumOf(sessions3, ({ commands }) => sumOf(commands, (command) => command.count)),
    hooks: sumOf(sessions3, ({ hooks }) => sumOf(hooks, (hook) => hook.count)),
    userMessages,
    assistantMessages,
    messages: userMessages + assistantMessages,
    /** Tool calls per message of the user. */
    autonomyRatio: fraction(calls, userMessages),
    work: {
      files_created: sumOf(sessions3, ({ files }) => sumOf(files, (file) => file.created)),
      files_edited: sumOf(sessions3, ({ files }) => sumOf(files, (file) => file.edited)),
      git_commits: sumOf(sessions3, (session2) => session2.commits),
      git_prs_created: sumOf(sessions3, (session2) => session2.pulls)
    }
  };
}
// src/emulator/usage/rows/activity.ts
function activityRow(date, log) {
  const people2 = log.on(date);
  const { messages: messages3, userMessages } = figuresOf(people2.flatMap((person) => person.sessions));
  return {
    date,
    daily_active_users: people2.length,
    weekly_active_users: activeIn(7, date, log),
    monthly_active_users: activeIn(30, date, log),
    daily_active_users_by_client: Object.fromEntries(byClient(people2)),
    sessions: people2.reduce((sum, person) => sum + person.sessions.length, 0),
    messages: messages3,
    user_messages: userMessages
  };
}
function activityByClient(date, people2) {
  return byClient(people2).map(([client, users3]) => ({ date, group_key: client, daily_active_users: users3 }));
}
function byClient(people2) {
  const clients2 = people2.flatMap(({ sessions: sessions3 }) => [...new Set(sessions3.map((session2) => session2.client))]);
  return countsOf(clients2, (client) => client);
}
function activeIn(days2, last, log) {
  const all = daysBetween(daysAfter(last, 1 - days2), last).flatMap((day2) => log.on(day2));
  return new Set(all.map((person) => person.id)).size;
}
// src/emulator/usage/rows/credits.ts
function creditsRow(date, people2) {
  const uses = usesOf(people2);
  return {
    date,
    ...tokensOf(uses),
    cache_read_tokens: sumOf(uses, (use2) => use2.cacheRead),
    cache_write_tokens: sumOf(uses, (use2) => use2.cacheWrite),
    by_model: byModel(uses),
    by_user: people2.map((person) => ({ person, uses: usesOf([person]) })).map(({ person, uses: uses2 }) => ({
      user_id: person.id,
      user_email: person.email,
      billable_tokens: sumOf(uses2, (use2) => use2.credits),
      by_model: byModel(uses2)
    })).toSorted((a, b) => b.billable_tokens - a.billable_tokens || (a.user_id < b.user_id ? -1 : 1))
  };
}
function creditsByModel(date, people2) {
  return byModel(usesOf(people2)).map(({ model_id, model_tier: _, ...tokens2 }) => ({
    date,
    group_key: model_id,
    ...tokens2
  }));
}
function primaryModel(person) {
  return byModel(usesOf([person]))[0];
}
function usesOf(people2) {
  return people2.flatMap(({ sessions: sessions3 }) => sessions3.flatMap(({ models }) => models));
}
function tokensOf(uses) {
  return {
    billable_tokens: sumOf(uses, (use2) => use2.credits),
    input_tokens: sumOf(uses, (use2) => use2.input),
    output_tokens: sumOf(uses, (use2) => use2.output)
  };
}
function byModel(uses) {
  const models = countsOf(
    uses,
    (use2) => use2.model,
    (use2) => use2.credits
  );
  return models.map(([model]) => ({
    model_id: model,
    model_tier: tierOf(model),
    ...tokensOf(uses.filter((use2) => use2.model === model))
  }));
}
// src/emulator/usage/rows/productivity.ts
function productivityRow(date, people2) {
  const sessions3 = people2.flatMap((person) => person.sessions);
  const files = sessions3.flatMap((session2) => session2.files);
  const { files_created, files_edited, git_commits, git_prs_created } = figuresOf(sessions3).work;
  return {
    date,
    files_created,
    files_edited,
    by_extension: countsOf(files, (file) => file.extension, fileCount).map(([extension, count3]) => ({
      extension,
      count: count3
    })),
    by_language: countsOf(files, (file) => file.language, fileCount).map(([language, count3]) => ({ language, count: count3 })),
    git_commits,
    git_prs_created
  };
}
function fileCount({ created, edited }) {
  return created + edited;
}
// src/emulator/usage/rows/tools.ts
function toolsRow(date, people2) {
  const sessions3 = people2.flatMap((person) => person.sessions);
  const calls = sessions3.flatMap((session2) => session2.calls);
  const figures2 = figuresOf(sessions3);
  const ratios = people2.map((person) => figuresOf(person.sessions).autonomyRatio).toSorted((a, b) => a - b);
  const skills = totals(sessions3.flatMap((session2) => session2.skills));
  const commands = totals(sessions3.flatMap((session2) => session2.commands));
  return {
    date,
    tool_calls: figures2.calls,
    by_tool: byTool(people2).map(([tool, invocations]) => ({ tool, invocations })),
    mcp_users_with_mcp: people2.filter((person) => figuresOf(person.sessions).mcpCalls > 0).length,
    mcp_by_server: countsOf(
      calls.flatMap(({ server, count: count3 }) => server === void 0 ? [] : [{ server, count: count3 }]),
      ({ server }) => server,
      ({ count: count3 }) => count3
    ).map(([server, invocations]) => ({ server, invocations })),
    skills_invocations: figures2.skills,
    skills_by_name: skills,
    slash_commands_invocations: figures2.commands,
    slash_commands_by_name: commands,
    hooks_invocations: figures2.hooks,
    hooks_by_event: hooksOf(sessions3.flatMap((session2) => session2.hooks)),
    web_users: people2.filter((person) => person.sessions.some((session2) => session2.client === "web")).length,
    // The average is over all turns; median and percentile are over the users' ratios, as in their own rows.
    autonomy_ratio_avg: figures2.autonomyRatio,
    autonomy_ratio_p50: percentile(ratios, 0.5),
    autonomy_ratio_p90: percentile(ratios, 0.9),
    tool_calls_per_session_avg: fraction(figures2.calls, sessions3.length),
    user_turns_per_session_avg: fraction(figures2.userMessages, sessions3.length),
    tool_autonomy_level_ratio: tableOf(
      levels,
      (level) => fraction(
        sumOf(calls, (call) => call.level === level ? call.count : 0),
        figures2.calls
      )
    )
  };
}
function toolsByName(date, people2) {
  return byTool(people2).map(([tool, tool_calls]) => ({ date, group_key: tool, tool_calls }));
}
function byTool(people2) {
  const calls = people2.flatMap(({ sessions: sessions3 }) => sessions3.flatMap((session2) => session2.calls));
  return countsOf(
    calls,
    (call) => call.tool,
    (call) => call.count
  );
}
function totals(counts2) {
  return countsOf(
    counts2,
    (row) => row.name,
    (row) => row.count
  ).map(([name2, count3]) => ({ name: name2, count: count3 }));
}
function hooksOf(hooks) {
  return countsOf(
    hooks,
    ({ event, matcher, command }) => JSON.stringify([event, matcher, command]),
    (hook) => hook.count
  ).map(([key, count3]) => {
    const [event, matcher, command] = JSON.parse(key);
    return { event, matcher, command, count: count3 };
  });
}
function percentile(values, share) {
  const place = (values.length - 1) * share;
  const below2 = values[Math.floor(place)] ?? 0;
  const above = values[Math.ceil(place)] ?? 0;
  return below2 + (above - below2) * (place - Math.floor(place));
}
// src/emulator/usage/rows/user.ts
function userRow(date, person) {
  const { sessions: sessions3 } = person;
  const figures2 = figuresOf(sessions3);
  const model = primaryModel(person);
  const modes2 = countsOf(
    sessions3,
    (session2) => session2.mode,
    (session2) => session2.userMessages
  );
  const languages2 = sessions3.flatMap(({ files }) => files.map((file) => file.language));
  return {
    user_id: person.id,
    user_email: person.email,
    date,
    tool_calls: figures2.calls,
    billable_tokens: sumOf(sessions3, ({ models }) => sumOf(models, (use2) => use2.credits)),
    primary_model: model?.model_id ?? null,
    primary_model_tier: model?.model_tier ?? null,
    ...figures2.work,
    mcp_calls: figures2.mcpCalls,
    skill_calls: figures2.skills,
    slash_commands: figures2.commands,
    hooks: figures2.hooks,
    sessions: sessions3.length,
    messages: figures2.messages,
    user_messages: figures2.userMessages,
    assistant_messages: figures2.assistantMessages,
    autonomy_ratio: figures2.autonomyRatio,
    delegation_level: modes2[0]?.[0] ?? null,
    languages: [...new Set(languages2)].toSorted()
  };
}
// src/emulator/analytics.ts
var analytics2 = (organization) => {
  const log = usageLogOf(organization);
  const { edit } = organization.usage;
  const daily = (endpoint, whole2, groups = whole2) => route(endpoint, ({ query }) => {
    const rows2 = "group_by" in query && query.group_by !== void 0 ? groups : editedRows;
    return { data: daysOf2(query).flatMap((day2) => rows2(day2, log.on(day2))), meta: metaOf(query) };
    function editedRows(day2, people22) {
      return whole2(day2, people22).flatMap((row) => edit(endpoint.name.replace(/^.*\./, ""), day2, row) ?? []);
    }
  });
  const people2 = route(analytics.users, (call) => {
    const { query } = call;
    const active = daysOf2(query).flatMap(
      (day2) => log.on(day2).toSorted((a, b) => a.id < b.id ? -1 : 1).filter(({ id }) => edit("users", day2, {}, id) !== void 0).map((person) => ({ day: day2, person }))
    );
    const keyOf = ({ day: day2, person }) => `${query.startDate} ${query.endDate} ${day2} ${person.id}`;
    const { items, pagination: pagination2 } = pageOf(analytics.users, active, keyOf, call);
    return {
      data: items.map(({ day: day2, person }) => edit("users", day2, userRow(day2, person), person.id)),
      meta: { ...metaOf(query), has_more: pagination2.hasMore, next_cursor: pagination2.nextCursor }
    };
  });
  return [
    daily(analytics.tokens, (day2, people22) => [creditsRow(day2, people22)], creditsByModel),
    daily(analytics.tools, (day2, people22) => [toolsRow(day2, people22)], toolsByName),
    daily(analytics.activity, (day2) => [activityRow(day2, log)], activityByClient),
    daily(analytics.productivity, (day2, people22) => [productivityRow(day2, people22)]),
    people2
  ];
  function metaOf({ startDate, endDate }) {
    return { org_id: organization.id, start_date: startDate, end_date: endDate };
  }
};
function daysOf2({ startDate, endDate }) {
  return daysBetween(startDate > FIRST_DAY ? startDate : FIRST_DAY, endDate);
}
// src/emulator/installation.ts
var STEP = 2e3;
var onlyStep = { id: "install-deps", name: "Install the dependencies", status: "pending" };
function lasts(computer2) {
  return stepsOf(computer2).length * STEP;
}
function isInstalling({ computer: computer2, installation }, now) {
  return installation !== void 0 && now < installation.at + WAITING + lasts(computer2);
}
function computerAt(record2, now) {
  const { computer: computer2, installation } = record2;
  if (!installation) return computer2;
  return {
    ...computer2,
    status: isInstalling(record2, now) ? "provisioning" : "active",
    provisioningSteps: stepsOf(computer2).map((step2, i) => stepAt(step2, i, installation, now))
  };
}
function stepsOf({ provisioningSteps }) {
  return provisioningSteps?.length ? provisioningSteps : [onlyStep];
}
function stepAt({ id, name: name2 }, index, { at, sessionId }, now) {
  const startedAt = at + WAITING + index * STEP;
  const completedAt = startedAt + STEP;
  const status = now < startedAt ? "pending" : now < completedAt ? "running" : "completed";
  return {
    id,
    name: name2,
    status,
    ...status !== "pending" && { startedAt },
    ...status === "completed" && { completedAt },
    installSessionId: sessionId
  };
}
// src/emulator/sessions.ts
var sessions2 = (_, state) => [
  route(sessions.create, ({ body }) => {
    const { computerId, cwd, sessionSettings: sessionSettings2 } = body;
    return viewOf(startSession(state, { computerId, cwd, settings: sessionSettings2 ?? {} }), state.now());
  }),
  route(sessions.get, ({ params, query }) => viewOf(sessionOf22(state, params.sessionId, query.computerId), state.now())),
  route(sessions.update, ({ params, body }) => {
    const session2 = sessionOf22(state, params.sessionId);
    const { sessionSettings: sessionSettings2 } = body;
    if (sessionSettings2 && Object.keys(sessionSettings2).length > 0) {
      session2.settings = mergeSettings(session2.settings, sessionSettings2);
      session2.settingsChangedAt = state.now();
    }
    return viewOf(session2, state.now());
  })
];
function startSession(state, { computerId, cwd, settings }) {
  knownComputer(state, computerId);
  const start = { id: state.newId("ses"), createdAt: state.now(), computerId, cwd };
  const session2 = recordOf({ ...start, settings: mergeSettings({}, settings), messages: [] });
  state.sessions.set(session2.id, session2);
  return session2;
}
function sessionOf22(state, id, computerId) {
  const session2 = state.sessions.get(id);
  if (!session2) throw new Refusal(404, "There is no session with this id");
  if (computerId !== void 0) {
    knownComputer(state, computerId);
    if (!session2.computers.has(computerId)) throw new Refusal(404, "This computer does not have this session");
  }
  return session2;
}
function knownComputer(state, id) {
  if (!state.computers.has(id)) throw new Refusal(404, "computerId: there is no computer with this id");
}
function mergeSettings(settings, more) {
  const all = bag();
  for (const [name2, value] of [...Object.entries(settings), ...Object.entries(more)])
    if (value === null) delete all[name2];
    else all[name2] = value;
  return all;
}
// src/emulator/computers.ts
var computers2 = (_, state) => [
  route(computers.get, ({ params }) => computerAt(recordOf2(state, params.computerId), state.now())),
  route(computers.getByName, ({ params }) => {
    const computerRecord = computerNamed(state, params.name);
    if (!computerRecord) throw new Refusal(404, "There is no computer with this name");
    return computerAt(computerRecord, state.now());
  }),
  route(computers.update, ({ params, body }) => {
    const record2 = recordOf2(state, params.computerId);
    const { name: name2, remoteUser } = body;
    const namesake = name2 === void 0 ? void 0 : computerNamed(state, name2);
    if (namesake && namesake !== record2) throw new Refusal(409, "name: another computer has it");
    record2.computer = { ...record2.computer, ...withoutUndefined({ name: name2, remoteUser }) };
    return computerAt(record2, state.now());
  }),
  route(computers.retryInstall, ({ params }) => {
    const record2 = recordOf2(state, params.computerId);
    const now = state.now();
    if (isInstalling(record2, now)) return computerAt(record2, now);
    const session2 = startSession(state, { computerId: record2.computer.id, settings: {} });
    say(session2, { text: "Install the dependencies.", works: lasts(record2.computer) }, now, () => state.newId("msg"));
    record2.installation = { at: now, sessionId: session2.id };
    return computerAt(record2, now);
  })
];
function recordOf2(state, id) {
  const computerRecord = state.computers.get(id);
  if (!computerRecord) throw new Refusal(404, "There is no computer with this id");
  return computerRecord;
}
function computerNamed(state, name2) {
  return [...state.computers.values()].find(({ computer: computer2 }) => computer2.name === name2);
}
// src/emulator/enterprise-controls.ts
var enterpriseControls2 = (_, state) => [
  route(enterpriseControls.history, (call) => {
    const newestFirst = state.revisions.toReversed();
    const { items, pagination: pagination2 } = pageOf(enterpriseControls.history, newestFirst, (change) => String(change.revision), call);
    return { changes: items, pagination: pagination2 };
  })
];
// src/emulator/limits.ts
var limits2 = (organization, state) => {
  const members = new Map(organization.members.map(({ user: user2 }) => [foldEmail(user2.email), user2.email]));
  return [
    route(limits.set, ({ body }) => {
      const updated = [];
      const errors = [];
      const earlier = /* @__PURE__ */ new Set();
      for (const { email: email2, limit } of body.users) {
        const member = members.get(foldEmail(email2));
        if (member === void 0) {
          errors.push({ email: email2, error: "There is no member with this e-mail address" });
          continue;
        }
        const repetition = "The request names this member more than once; the first entry counts";
        const error = earlier.has(member) ? repetition : limit < 0 ? "A limit cannot be negative" : void 0;
        earlier.add(member);
        if (error !== void 0) errors.push({ email: email2, error });
        else {
          state.creditLimits.set(member, limit);
          updated.push({ email: email2, limit });
        }
      }
      return { updated, errors };
    })
  ];
};
function foldEmail(email2) {
  return email2.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
// src/emulator/messages.ts
var messages2 = (_, state) => [
  route(messages.list, (call) => {
    const { role, computerId } = call.query;
    const session2 = sessionOf22(state, call.params.sessionId, computerId);
    const messages3 = messagesUntil(session2, state.now()).filter(
      (message2) => role === void 0 || message2.role === role
    );
    const { items, pagination: pagination2 } = pageOf(messages.list, messages3, (message2) => message2.id, call);
    return { messages: items, pagination: pagination2 };
  }),
  route(messages.get, ({ params, query }) => {
    const session2 = sessionOf22(state, params.sessionId, query.computerId);
    const message2 = messagesUntil(session2, state.now()).find((message22) => message22.id === params.messageId);
    if (!message2) throw new Refusal(404, "This session has no message with this id");
    return message2;
  }),
  route(messages.add, ({ params, body }) => {
    const session2 = sessionOf22(state, params.sessionId);
    const { text: text3, images = [], files = [], computerId } = body;
    if (computerId !== void 0) {
      knownComputer(state, computerId);
      session2.computers.add(computerId);
    }
    const items = [
      ...images.map((image) => ({ type: "image", source: sourceOf(image) })),
      ...files.map((file) => {
        const { name: name2, path: path2, parsedData } = file;
        return { type: "document", source: sourceOf(file), ...withoutUndefined({ name: name2, path: path2, parsedData }) };
      })
    ];
    const message2 = say(session2, { text: text3, items }, state.now(), () => state.newId("msg"));
    return { messageId: message2.id, status: statusAt(session2, message2.createdAt) };
  })
];
function sourceOf({ type, mediaType, data }) {
  return { type, mediaType, data };
}
// src/emulator/readiness.ts
var readiness2 = (organization) => [
  route(readiness.list, (call) => {
    const { repoId, limit = DEFAULT_LIMIT, startAfter } = call.query;
    const reports = organization.readiness.filter(({ repoUrl }) => repoId === void 0 || isOf(repoUrl, repoId));
    const last = reports.findIndex((report) => report.reportId === startAfter);
    if (startAfter !== void 0 && last < 0) throw new Refusal(400, "startAfter: is not a report of this list");
    return { reports: reports.slice(last + 1, last + 1 + limit) };
  })
];
function isOf(repoUrl, repoId) {
  return repoId === repoUrl || repoId === new URL(repoUrl).pathname.slice(1).replace(/\.git$/, "");
}
// src/emulator/users.ts
var users2 = (organization) => [
  route(users.list, (call) => {
    const { items, pagination: pagination2 } = pageOf(users.list, organization.members, (member) => member.user.id, call);
    return { users: items.map((member) => member.user), pagination: pagination2 };
  })
];
// src/emulator/index.ts
var resources2 = [
  analytics2,
  readiness2,
  enterpriseControls2,
  users2,
  limits2,
  sessions2,
  messages2,
  computers2
];
// node_modules/@hono/node-server/dist/utils/response.mjs
var RESPONSE_ALREADY_SENT = new Response(null, { headers: { [X_ALREADY_SENT]: "true" } });
// src/emulator/faults/cursors.ts
var Cursors = class {
  #madeUp = /* @__PURE__ */ new Map();
  #pages = /* @__PURE__ */ new Map();
  /** Returns the honest cursor for the same page; undefined means the first page. */
  real(cursor) {
    return cursor !== void 0 && this.#madeUp.has(cursor) ? this.#madeUp.get(cursor) : cursor;
  }
  /** Returns the page number of a cursor, from 1; undefined if the cursor was never given out. */
  page(cursor) {
    const real = this.real(cursor);
    return real === void 0 ? 1 : this.#pages.get(real);
  }
  /** Records that the page at a cursor was answered with a cursor for the next page; empty if it has none. */
  gave(cursor, next) {
    const page3 = this.page(cursor);
    if (page3 !== void 0 && next !== "") this.#pages.set(next, page3 + 1);
  }
  /** Makes a new cursor for the same page. */
  leadingTo(cursor) {
    const alias = `made-up-${this.#madeUp.size + 1}`;
    this.#madeUp.set(alias, this.real(cursor));
    return alias;
  }
};
// src/emulator/faults/exchange.ts
var Request2 = class {
  state;
  /** Path and query. */
  target;
  /** The cursor, as sent; undefined if it is empty. */
  cursor;
  #c;
  #next;
  #cursors;
  #honest;
  constructor(c, next, cursors, state) {
    this.#c = c;
    this.#next = next;
    this.#cursors = cursors;
    this.state = state;
    const url = new URL(c.req.url);
    this.target = url.pathname + url.search;
    const parameter = ["cursor", "startAfter"].find((name2) => url.searchParams.has(name2)) ?? "";
    this.cursor = url.searchParams.get(parameter) || void 0;
    const real = cursors.real(this.cursor);
    if (real === this.cursor) return;
    if (real === void 0) url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, real);
    c.req.raw = new globalThis.Request(url, { method: c.req.method, headers: c.req.raw.headers });
  }
  get method() {
    return this.#c.req.method;
  }
  get path() {
    return this.#c.req.path;
  }
  /** The number of the requested page, from 1; undefined if no earlier page gave out its cursor. */
  get page() {
    return this.#cursors.page(this.cursor);
  }
  /** Whether the request was already carried out. */
  get isAnswered() {
    return this.#honest !== void 0;
  }
  /** Returns the honest answer. The first call carries out the request. */
  honest() {
    this.#honest ??= this.#carryOut();
    return this.#honest;
  }
  async #carryOut() {
    await this.#next();
    const { status, headers } = this.#c.res;
    return { status, headers: Object.fromEntries(headers), body: Buffer.from(await this.#c.res.arrayBuffer()) };
  }
  /** Returns the honest answer of a list; undefined if the request is not for an existing page of a list. */
  async honestList() {
    if (this.method !== "GET") return void 0;
    const { status, body: bytes2 } = await this.honest();
    const current = this.#c.get("request");
    const paging = current?.route.endpoint.paging;
    if (!current || !paging || status !== current.route.endpoint.success) return void 0;
    const body = membersOf(JSON.parse(String(bytes2)));
    const page3 = readPage(body, paging);
    this.#cursors.gave(this.cursor, page3.nextCursor);
    return { ...current, paging, body, page: page3 };
  }
  exchange(optionValues) {
    return {
      state: this.state,
      optionValues,
      target: this.target,
      requestId: this.#c.get("requestId"),
      honest: () => this.honest(),
      list: () => this.#list(),
      take: () => {
        const { incoming } = this.#c.env;
        if (!incoming) throw new Error("there is no connection to take over");
        return incoming.socket;
      }
    };
  }
  async #list() {
    const honest = await this.honestList();
    if (!honest) throw new Error("this is no list");
    const { route: route2, call, paging, body, page: page3 } = honest;
    const limit = Number(call.query["limit"] ?? DEFAULT_LIMIT);
    const ask = async ({ cursor, ...more }) => {
      const query = { ...call.query, ...more, [paging.parameter]: this.#cursors.real(cursor) };
      const answer = readPage(membersOf(route2.answer({ ...call, query })), paging);
      this.#cursors.gave(cursor, answer.nextCursor);
      return answer;
    };
    return {
      ...page3,
      cursor: this.cursor,
      limit,
      with: (members) => jsonAnswer(writePage(body, paging, members)),
      ask,
      before: async () => {
        const { items } = await ask({ cursor: void 0, limit: Number.MAX_SAFE_INTEGER });
        const first = JSON.stringify(page3.items[0]);
        const at = items.findIndex((item) => JSON.stringify(item) === first);
        return at < 0 ? [] : items.slice(0, at);
      },
      leadingTo: (cursor) => this.#cursors.leadingTo(cursor)
    };
  }
};
function readPage(body, paging) {
  const next = paging.next(body);
  return { items: itemsOf(body, paging.items), hasMore: next !== void 0, nextCursor: next ?? "" };
}
function writePage(body, paging, page3) {
  const items = "items" in page3 ? { [paging.items]: page3.items } : {};
  const more = Object.keys(page3).some((name2) => name2 !== "items");
  if (!more) return { ...body, ...items };
  const { hasMore, nextCursor } = page3;
  if (body["pagination"] !== void 0) return { ...body, ...items, pagination: { hasMore, nextCursor } };
  if (body["meta"] === void 0) return { ...body, ...items };
  const meta2 = { ...membersOf(body["meta"]), has_more: hasMore, next_cursor: nextCursor };
  return { ...body, ...items, meta: meta2 };
}
// src/emulator/faults/planned-fault.ts
var PlannedFault = class {
  fault;
  optionValues;
  #entry;
  #path;
  #matchCount = 0;
  #hits = 0;
  constructor(entry) {
    const { retryAfter, location, match: match2 } = entry;
    this.#entry = entry;
    this.fault = faults[entry.fault];
    this.optionValues = {
      ...retryAfter !== void 0 && { retryAfter: String(retryAfter) },
      ...location !== void 0 && { location }
    };
    this.#path = match2?.path === void 0 ? void 0 : pathPattern(match2.path);
  }
  /** Counts a matching request. Returns whether the fault is due. */
  async sees(request) {
    if (!await this.#matches(request)) return false;
    const { hit = "first", match: match2 } = this.#entry;
    const most = hit === "always" ? Infinity : hit === "first" ? 1 : hit;
    return ++this.#matchCount >= (match2?.nth ?? 1) && this.#hits < most;
  }
  /** Counts an occurrence of the fault. */
  hit() {
    this.#hits++;
  }
  async #matches(request) {
    const { method, page: page3 } = this.#entry.match ?? {};
    if (method !== void 0 && method !== request.method) return false;
    if (this.#path && !this.#path.test(request.path)) return false;
    if (page3 === void 0) return true;
    if (typeof page3 === "number" && page3 !== request.page) return false;
    const list2 = await request.honestList();
    if (!list2 || typeof page3 === "number") return list2 !== void 0;
    const isFirst = request.page === 1;
    const isLast = !list2.page.hasMore;
    return page3 === "first" ? isFirst : page3 === "last" ? isLast : !isFirst && !isLast;
  }
};
// src/emulator/faults/layer.ts
var HEADER = "x-emulator-fault";
function faulty(plan, state) {
  const cursors = new Cursors();
  const entries = plan.faults.map((entry) => new PlannedFault(entry));
  const countsPages = plan.faults.some(({ match: match2 }) => typeof match2?.page === "number");
  return async (c, next) => {
    const request = new Request2(c, next, cursors, state);
    const name2 = c.req.header(HEADER);
    if (countsPages) await request.honestList();
    const fault = name2 === void 0 ? await due(entries, request) : await namedFault(name2, request);
    if (!fault && !request.isAnswered) return next();
    const answer = await (fault ? fault.fault.inject(request.exchange(fault.optionValues)) : request.honest());
    c.res = void 0;
    c.res = answer ? new Response(answer.body && new Uint8Array(answer.body), answer) : RESPONSE_ALREADY_SENT;
    return void 0;
  };
}
async function namedFault(name2, request) {
  const fault = faultNamed(name2);
  if (!fault) throw new Refusal(400, `${HEADER}: is not the name of a fault; ${knownFaults(name2)}`);
  if (!await fits(fault, request)) {
    const kind = fault.of === "history" ? "the history of the settings" : "a list";
    throw new Refusal(400, `${HEADER}: the fault is one of ${kind}, and this is none that answers`);
  }
  return { fault, optionValues: {} };
}
async function due(entries, request) {
  let match2;
  for (const entry of entries)
    if (await entry.sees(request) && !match2 && await fits(entry.fault, request)) match2 = entry;
  match2?.hit();
  return match2;
}
async function fits({ of: of2 }, request) {
  if (of2 === void 0) return true;
  const list2 = await request.honestList();
  return list2 !== void 0 && (of2 === "list" || list2.route.endpoint.name === "enterpriseControls.history");
}
// src/emulator/rate-limit.ts
var MINUTE = 6e4;
function rateLimited(perMinute, now) {
  const servedTimes = /* @__PURE__ */ new Map();
  return async (c, next) => {
    const role = c.get("role");
    const time = now();
    const recent = (servedTimes.get(role) ?? []).filter((at) => at > time - MINUTE);
    servedTimes.set(role, recent);
    if (recent.length >= perMinute) {
      const seconds = Math.ceil((firstIn(recent) + MINUTE - time) / 1e3);
      throw new Refusal(429, `More than ${perMinute} requests within a minute`, { "retry-after": String(seconds) });
    }
    recent.push(time);
    return next();
  };
}
// src/emulator/state.ts
function stateOf({ revisions: revisions2, computers: computers3, sessions: sessions3 }, clock = Date.now) {
  let latest = -Infinity;
  let ids = 0;
  return {
    now: () => latest = Math.max(latest, clock()),
    newId: (prefix) => `${prefix}_${String(++ids).padStart(6, "0")}`,
    revisions: [...revisions2],
    sessions: new Map(sessions3.map((session2) => [session2.id, recordOf(session2)])),
    computers: new Map(computers3.map((computer2) => [computer2.id, { computer: computer2 }])),
    creditLimits: /* @__PURE__ */ new Map()
  };
}
// src/emulator/server.ts
var LOOPBACK = "127.0.0.1";
async function serveEmulator(options2) {
  const { organization, port = 0, keys, clock, rateLimit, faults: faults2 = { faults: [] } } = options2;
  const apiKeys = keysFor(keys);
  const state = stateOf(organization, clock);
  const routes = resources2.flatMap((resource) => resource(organization, state));
  const layers = [...rateLimit === void 0 ? [] : [rateLimited(rateLimit, state.now)], faulty(faults2, state)];
  const hosted = (host) => hostOf(
    routes.filter((route2) => route2.endpoint.host === host),
    apiKeys,
    { now: state.now, layers }
  );
  const api = await listening(hosted("api"), port);
  const app = await listening(hosted("app"), 0).catch(async (error) => {
    await closeServer(api);
    throw error;
  });
  return {
    baseUrl: addressOf(api),
    appUrl: addressOf(app),
    apiKeys,
    creditLimits: state.creditLimits,
    revisions: state.revisions,
    close: async () => void await Promise.all([closeServer(api), closeServer(app)])
  };
}
async function listening(host, port) {
  const server = createAdaptorServer({
    fetch: host.fetch,
    hostname: LOOPBACK,
    serverOptions: { requireHostHeader: false }
    // otherwise Node answers such a request itself, without the mark
  });
  server.prependListener("request", (_, response) => response.setHeader(MARK, "1"));
  server.on("clientError", (error, socket) => {
    if (socket.writable) socket.end(unreadable2(codeOf(error) === "HPE_HEADER_OVERFLOW"));
  });
  try {
    server.listen(port, LOOPBACK);
    await once2(server, "listening");
  } catch (error) {
    throw new DriftlineError("usage", portProblem(port, error));
  }
  return server;
}
function portProblem(port, error) {
  const code = codeOf(error);
  const hint = "choose another, or 0 for a free one";
  if (code === "EADDRINUSE") return { message: `port ${port} of ${LOOPBACK} is in use`, hint };
  if (code === "ERR_SOCKET_BAD_PORT") return { message: `${port} is not a port`, hint: "0 to 65535; 0 for a free one" };
  return { message: `port ${port} of ${LOOPBACK} cannot be opened: ${reasonOf(error)}`, hint };
}
function unreadable2(isTooLarge) {
  const [status, detail] = isTooLarge ? [431, `The head of the request is larger than ${maxHeaderSize / 1024} KiB`] : [400, "The request cannot be read"];
  const body = JSON.stringify(errorBody(status, detail, "request-0"));
  const type = "content-type: application/json";
  const head2 = [`HTTP/1.1 ${status} ${STATUS_CODES2[status]}`, `${MARK}: 1`, type, "connection: close"];
  return [...head2, `content-length: ${Buffer.byteLength(body)}`, "", body].join("\r\n");
}
function addressOf(server) {
  return `http://${LOOPBACK}:${server.address().port}`;
}
async function closeServer(server) {
  if (!server.listening) return;
  const closing = once2(server, "close");
  server.close();
  server.closeAllConnections();
  await closing;
}
export {
  readFaultPlan,
  readScenario,
  samplePolicy,
  serveEmulator
};
