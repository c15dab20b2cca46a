import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  MARK,
  Refusal,
  errorBody,
  faultNamed,
  faults,
  hostOf,
  jsonAnswer,
  keysFor,
  knownFaults,
  pathPattern
} from "./chunk-chunk-A4GCEY6O.js";
import {
  byRank,
  chanceOf,
  extensionsOf,
  levels,
  modes,
  readers,
  weighted
} from "./chunk-chunk-TBOE5BQY.js";
import "./chunk-chunk-PJAV4GYF.js";
import "./chunk-chunk-BTJGUURY.js";
import {
  head
} from "./chunk-chunk-TXR2ON6E.js";
import {
  bag,
  canonical,
  isObject
} from "./chunk-chunk-2KDALSGB.js";
import {
  FIRST_DAY,
  analytics,
  computers,
  readiness
} from "./chunk-chunk-MJQJPINK.js";
import {
  messages,
  sessions
} from "./chunk-chunk-GCSJI2RX.js";
import {
  limits
} from "./chunk-chunk-ZAQM4FWA.js";
import {
  enterpriseControls,
  users
} from "./chunk-chunk-HIA3NFYV.js";
import "./chunk-chunk-BRF3Z462.js";
import {
  DEFAULT_LIMIT
} from "./chunk-chunk-T6J2SRZP.js";
import "./chunk-chunk-WWJXMTTS.js";
import {
  DAY
} from "./chunk-chunk-SIYFOCKV.js";
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";
import "./chunk-chunk-RPXPASOV.js";

// src/emulator/server.ts
import { once as once2 } from "node:events";

// node_modules/@hono/node-server/dist/constants-BLSFu_RU.mjs
var X_ALREADY_SENT = "x-hono-already-sent";

// node_modules/@hono/node-server/dist/index.mjs
import { STATUS_CODES, ServerResponse, createServer } from "node:http";
import { Http2ServerRequest, constants } from "node:http2";
import { Readable } from "node:stream";

// node_modules/hono/dist/helper/websocket/index.js
var defineWebSocketHelper = (handler) => {
  return ((...args) => {
    if (typeof args[0] === "function") {
      const [createEvents, options] = args;
      return async function upgradeWebSocket2(c, next) {
        const result = await handler(c, await createEvents(c), options);
        if (result) return result;
        await next();
      };
    } else {
      const [c, events, options] = args;
      return (async () => {
        const upgraded = await handler(c, events, options);
        if (!upgraded) throw new Error("Failed to upgrade WebSocket");
        return upgraded;
      })();
    }
  });
};

// node_modules/@hono/node-server/dist/index.mjs
var RequestError = class extends Error {
  constructor(message, options) {
    super(message, options);
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
    const name = rawHeaders[i];
    if (!name.startsWith(":")) headers.append(name, rawHeaders[i + 1]);
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
  #normalizedName(name) {
    if (typeof name !== "string") return;
    if (!validHeaderName.test(name)) throw new TypeError(`Invalid header name: ${name}`);
    return name.toLowerCase();
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
  append(name, value) {
    this.#native.append(name, value);
  }
  delete(name) {
    this.#native.delete(name);
  }
  get(name) {
    const lowerName = this.#normalizedName(name);
    if (lowerName && !this.#headers && !this.#invalidValue) {
      const http1Value = this.#lookupHttp1(lowerName);
      if (http1Value !== void 0) return http1Value;
      const value = this.#lookup(this.#lazyRawHeaders, lowerName);
      if (value !== void 0) return value;
    }
    return this.#native.get(name);
  }
  has(name) {
    const lowerName = this.#normalizedName(name);
    if (lowerName && !this.#headers && !this.#invalidValue) {
      const http1Value = this.#lookupHttp1(lowerName);
      if (http1Value !== void 0) return http1Value !== null;
      const value = this.#lookup(this.#lazyRawHeaders, lowerName);
      if (value !== void 0) return value !== null;
    }
    return this.#native.has(name);
  }
  set(name, value) {
    this.#native.set(name, value);
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
Object.defineProperty(RequestHeaders.prototype, /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
  return `Headers (lightweight) ${inspectFn(Object.fromEntries(this), {
    ...options,
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
  constructor(input, options) {
    if (typeof input === "object" && getRequestCache in input) {
      const hasReplacementBody = options !== void 0 && "body" in options && options.body != null;
      if (input[bodyConsumedDirectlyKey] && !hasReplacementBody) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
      input = input[getRequestCache]();
    }
    if (typeof options?.body?.getReader !== "undefined") options.duplex ??= "half";
    super(input, options);
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
  const raw = readRawBodyIfAvailable(request);
  if (raw) {
    const result = Promise.resolve(fromBuffer(raw, request));
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
Object.defineProperty(requestPrototype, /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
  return `Request (lightweight) ${inspectFn({
    method: this.method,
    url: this.url,
    headers: this.headers,
    nativeRequest: this[requestCache]
  }, {
    ...options,
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
Object.defineProperty(Response$1.prototype, /* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom"), { value: function(depth, options, inspectFn) {
  return `Response (lightweight) ${inspectFn({
    status: this.status,
    headers: this.headers,
    ok: this.ok,
    nativeResponse: this[responseCache]
  }, {
    ...options,
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
  value: function redirect(url, status = 302) {
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
  value: function json(data, init) {
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
var responseViaResponseObject = async (res, outgoing, options = {}) => {
  if (isPromise(res)) if (options.errorHandler) try {
    res = await res;
  } catch (err) {
    const errRes = await options.errorHandler(err);
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
var getRequestListener = (fetchCallback, options = {}) => {
  const autoCleanupIncoming = options.autoCleanupIncoming ?? true;
  if (options.overrideGlobalObjects !== false && global.Request !== Request$1) {
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
      req = newRequest(incoming, options.hostname);
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
      if (!res) if (options.errorHandler) {
        ensureCloseHandler();
        res = await options.errorHandler(req ? e : toRequestError(e));
        if (!res) return;
      } else if (!req) res = handleRequestError();
      else res = handleFetchError(e);
      else return handleResponseError(e, outgoing);
    }
    try {
      return await responseViaResponseObject(res, outgoing, options);
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
  socket.end(`HTTP/1.1 ${status.toString()} ${STATUS_CODES[status] ?? ""}\r
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
var setupWebSocket = (options) => {
  const { server, fetchCallback, wss } = options;
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
var upgradeWebSocket = defineWebSocketHelper(async (c, events, options) => {
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
      (options?.onError ?? console.error)(e);
    }
    const handleMessage = (data, isBinary) => {
      const datas = Array.isArray(data) ? data : [data];
      for (const data2 of datas) try {
        events?.onMessage?.(new MessageEvent("message", { data: isBinary ? data2 instanceof ArrayBuffer ? data2 : data2.buffer.slice(data2.byteOffset, data2.byteOffset + data2.byteLength) : typeof data2 === "string" ? data2 : Buffer.from(data2).toString("utf-8") }), ctx);
      } catch (e) {
        (options?.onError ?? console.error)(e);
      }
    };
    ws.off("message", bufferMessage);
    for (const message of messagesReceivedInStarting) handleMessage(...message);
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
        (options?.onError ?? console.error)(e);
      }
    });
    ws.on("error", (error) => {
      try {
        events?.onError?.(new ErrorEvent("error", { error }), ctx);
      } catch (e) {
        (options?.onError ?? console.error)(e);
      }
    });
  })();
  return new Response();
});
var createAdaptorServer = (options) => {
  const fetchCallback = options.fetch;
  const requestListener = getRequestListener(fetchCallback, {
    hostname: options.hostname,
    overrideGlobalObjects: options.overrideGlobalObjects,
    autoCleanupIncoming: options.autoCleanupIncoming
  });
  const server = (options.createServer || createServer)(options.serverOptions || {}, requestListener);
  if (options.websocket && options.websocket.server) {
    if (options.websocket.server.options.noServer !== true) throw new Error("WebSocket server must be created with { noServer: true } option");
    setupWebSocket({
      server,
      fetchCallback,
      wss: options.websocket.server
    });
  }
  return server;
};

// src/emulator/page.ts
function pageOf(endpoint, items, keyOf, call) {
  const { limit = DEFAULT_LIMIT, cursor } = call.query;
  const start = cursor === void 0 ? 0 : positionOf(cursor) + 1;
  const page = items.slice(start, start + limit);
  const hasMore = start + limit < items.length;
  return { items: page, pagination: { hasMore, nextCursor: hasMore ? cursorFor(keyOf(page.at(-1))) : null } };
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

// src/emulator/usage/days.ts
var dayOf = (time) => new Date(time).toISOString().slice(0, 10);
function daysAfter(day, count) {
  return dayOf(Date.parse(day) + count * DAY);
}
function daysFrom(first, last) {
  const days = [];
  for (let time = Date.parse(first); time <= Date.parse(last); time += DAY) days.push(dayOf(time));
  return days;
}
function weekdayOf(day) {
  return new Date(day).getUTCDay();
}
function isWeekend(day) {
  return weekdayOf(day) % 6 === 0;
}

// src/emulator/usage/bounds.ts
var common = ["claude-sonnet-4-6", "gpt-5.2", "claude-haiku-4-5", "gemini-3-flash", "gpt-5.1-codex"];
var FAVOURITES = 3;
function boundsOn(revisions, day) {
  const settings = revisions.findLast((revision) => revision.updatedAt < day)?.settings ?? {};
  const defaults = mapAt(settings, "sessionDefaultSettings");
  const mcp = mapAt(settings, "mcpPolicy");
  const cap = caps.get(settings["maxAutonomyLevel"]) ?? "auto-high";
  return {
    models(worker) {
      if (worker.models && !worker.bound) return worker.models;
      const { allows, listed } = modelsOf(settings, worker);
      const wanted = worker.models?.filter(allows) ?? [];
      if (wanted.length > 0) return wanted;
      const first = [defaults["model"]].filter((id) => typeof id === "string" && allows(id));
      const others = (listed.length > 0 ? listed : common).filter((id) => allows(id) && !first.includes(id));
      return [...first, ...shuffled(others, worker)].slice(0, FAVOURITES);
    },
    planner(worker) {
      const planner = defaults["specModeModel"];
      if (typeof planner !== "string" || worker.models) return void 0;
      return modelsOf(settings, worker).allows(planner) ? planner : void 0;
    },
    mode: ({ bound }, wanted) => bound ? capped(wanted, cap) : wanted,
    server: ({ bound }, { at }) => !bound || at === void 0 || mcp["enabled"] !== true || textsAt(mcp, "allowlist").includes(at)
  };
}
var caps = /* @__PURE__ */ new Map([
  ["off", "manual"],
  ["low", "auto-low"],
  ["medium", "auto-medium"]
]);
function capped(wanted, cap) {
  return modes.indexOf(wanted) < modes.indexOf(cap) ? cap : wanted;
}
function modelsOf(settings, worker) {
  const policy = mapAt(settings, "modelPolicy");
  const own = mapAt(mapAt(settings, "userModelPolicies"), worker.id);
  const everything = policy["allowAllServiceModels"] === true;
  const allowed = everything ? [] : textsAt(policy, "allowedModelIds");
  const blocked = [...everything ? [] : textsAt(policy, "blockedModelIds"), ...textsAt(own, "blockedModelIds")];
  const entries = allowed.length > 0 ? [...allowed, ...textsAt(own, "allowedModelIds")] : [];
  const matches = (id) => (entry) => entry.endsWith("*") ? id.startsWith(entry.slice(0, -1)) : id === entry;
  return {
    allows: (id) => (entries.length === 0 || entries.some(matches(id))) && !blocked.some(matches(id)),
    listed: [
      ...entries.filter((entry) => !entry.includes("*")),
      ...entries.some((e) => e.includes("*")) ? common : []
    ]
  };
}
function shuffled(list, worker) {
  const rank = new Map(list.map((item) => [item, chanceOf("preference", worker.id, item).whole(0, 1e6)]));
  return [...rank.keys()].toSorted((a, b) => rank.get(a) - rank.get(b));
}
function mapAt(settings, key) {
  const value = Object.hasOwn(settings, key) ? settings[key] : void 0;
  return isObject(value) ? value : {};
}
function textsAt(settings, key) {
  const value = settings[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string" && item !== "") : [];
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
  const counts = new Map(choices.items.map((choice) => [choice, levels.map(() => 0)]));
  for (let message = 0; message < messages3; message++)
    for (let left = chance.whole(...perMessage[mode]); left > 0; left--) {
      const choice = chance.weighted(choices);
      const level = levelOf(choice.tool, mode, chance);
      counts.get(choice)[levels.indexOf(level)]++;
    }
  return [...counts].flatMap(
    ([choice, made]) => made.flatMap(
      (count, index) => count > 0 ? [{ tool: choice.tool, server: choice.server, level: levels[index], count }] : []
    )
  );
}
function choicesOf(tools, servers) {
  const all = tools.reduce((sum, [, weight]) => sum + weight, 0);
  const share = MCP / (1 - MCP) / servers.length * all;
  const builtIn = tools.map(([tool, weight]) => [{ tool, server: void 0 }, weight]);
  const offered = servers.flatMap(({ name, tools: tools2 }) => {
    const ranks = tools2.map((_, index) => 1 / (index + 1));
    const total = ranks.reduce((sum, rank) => sum + rank, 0);
    return tools2.map((tool, index) => [
      { tool: `mcp__${name.toLowerCase()}__${tool}`, server: name },
      share * ranks[index] / total
    ]);
  });
  return weighted([...builtIn, ...offered]);
}
function levelOf(tool, mode, chance) {
  if (chance.happens(CONFIRMED) || mode === "manual") return "manual";
  if (mode === "spec") return readers.has(tool) ? "manual" : "auto_low";
  return mode === "auto-high" ? "auto_high" : mode === "auto-medium" ? "auto_medium" : "auto_low";
}

// src/emulator/usage/tally.ts
function countsOf(items, nameOf, countOf) {
  const counts = /* @__PURE__ */ new Map();
  for (const item of items) {
    const name = nameOf(item);
    counts.set(name, (counts.get(name) ?? 0) + countOf(item));
  }
  return [...counts].filter(([, count]) => count > 0).toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}
function sumOf(items, countOf) {
  let sum = 0;
  for (const item of items) sum += countOf(item);
  return sum;
}
function fraction(part, whole2) {
  return whole2 === 0 ? 0 : part / whole2;
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
function creditsOf(model, tokens) {
  const { input, output, cacheRead, cacheWrite } = tokens;
  const plain = input - cacheRead - cacheWrite;
  return Math.round(
    rateOf(model) * (plain + weights.cacheRead * cacheRead + weights.cacheWrite * cacheWrite + weights.output * output)
  );
}

// src/emulator/usage/tokens.ts
function useOf(model, planner, answers, chance) {
  if (planner === void 0 || planner === model || answers < 2) return [use(model, answers, chance)];
  const planned = chance.whole(1, Math.ceil(answers / 3));
  return [use(model, answers - planned, chance), use(planner, planned, chance)];
}
function use(model, answers, chance) {
  const input = answers * chance.whole(9e3, 34e3);
  const cacheRead = Math.floor(input * chance.whole(55, 88) / 100);
  const cacheWrite = Math.floor((input - cacheRead) * chance.whole(30, 80) / 100);
  const output = answers * chance.whole(180, 1400);
  const tokens = { input, output, cacheRead, cacheWrite };
  return { model, ...tokens, credits: creditsOf(model, tokens) };
}

// src/emulator/usage/session.ts
var messagesOf = {
  "terminal-ui": [2, 12],
  web: [1, 7],
  "non-interactive-cli": [1, 2]
};
function sessionOf(worker, bounds, plan, beginning, chance) {
  const client = beginning.command === void 0 ? chance.weighted(worker.clients) : "terminal-ui";
  const mode = bounds.mode(worker, modeOf(worker.mode, client, chance));
  const userMessages = chance.whole(...messagesOf[client]);
  const servers = worker.servers.filter((server) => bounds.server(worker, server));
  const skills = plan.skills.length > 0 && chance.happens(0.2) ? named([chance.weighted(byRank(plan.skills))]) : [];
  const calls = [
    ...callsFor(userMessages, { mode, tools: worker.tools, servers }, chance),
    ...skills.map(({ count }) => ({
      tool: "Skill",
      server: void 0,
      level: levelOf("Skill", mode, chance),
      count
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
function named(names) {
  return countsOf(
    names,
    (name) => name,
    () => 1
  ).map(([name, count]) => ({ name, count }));
}
function commandsOf(beginning, messages3, commands, chance) {
  const used = beginning.command === void 0 ? [] : [beginning.command];
  const most = commands.length > 0 ? chance.whole(0, Math.min(2, messages3 - used.length)) : 0;
  for (let i = 0; i < most; i++) used.push(chance.weighted(byRank(commands)));
  return named(used);
}
function callsOf(calls, ...tools) {
  return sumOf(calls, (call) => tools.includes(call.tool) ? call.count : 0);
}
function filesOf(calls, languages, chance) {
  const files = /* @__PURE__ */ new Map();
  const add = (what) => {
    const language = chance.weighted(languages);
    const extension = chance.pick(extensionsOf[language]);
    const one = files.get(extension) ?? { extension, language, created: 0, edited: 0 };
    one[what]++;
    files.set(extension, one);
  };
  const edits = callsOf(calls, "Edit");
  for (let left = callsOf(calls, "Create"); left > 0; left--) add("created");
  for (let left = chance.whole(Math.ceil(edits / 3), edits); left > 0; left--) add("edited");
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
  const count = waitsFor[event]({ calls, messages: messages3, matcher });
  return count > 0 ? [{ event, matcher: matcher ?? "", command, count }] : [];
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

// src/emulator/usage/log.ts
var EVALUATE = "readiness-report";
function usageLogOf({ id, usage, revisions }) {
  const remembered = /* @__PURE__ */ new Map();
  return {
    on(day) {
      const known = remembered.get(day);
      if (known) return known;
      const people = day < FIRST_DAY ? [] : garbled(daysOf(usage, day, boundsOn(revisions, day), id), day, id);
      remembered.set(day, people);
      return people;
    }
  };
}
function daysOf(plan, day, bounds, organization) {
  return plan.workers.flatMap((worker) => {
    if (day < worker.from || worker.until !== void 0 && day >= worker.until) return [];
    const chance = chanceOf(organization, day, worker.id);
    const models = bounds.models(worker);
    const sessions3 = beginningsOf(worker, day, models, chance).map(
      (beginning) => sessionOf(worker, bounds, plan, beginning, chance)
    );
    return sessions3.length > 0 ? [{ id: worker.id, email: worker.email, sessions: sessions3 }] : [];
  });
}
var paces = {
  busy: { active: 0.95, sessions: [3, 8] },
  steady: { active: 0.75, sessions: [1, 4] },
  rare: { active: 0.2, sessions: [1, 2] },
  none: { active: 0, sessions: [0, 0] }
};
var WEEKEND = 0.15;
function beginningsOf(worker, day, models, chance) {
  const evaluations = worker.evaluations.filter((evaluation) => evaluation.day === day).flatMap(({ model = models[0] }) => model === void 0 ? [] : [{ model, command: EVALUATE }]);
  const off = isWeekend(day) && !worker.weekends;
  const { active, sessions: sessions3 } = paces[worker.pace];
  const works = chance.happens(active * (off ? WEEKEND : 1)) && models.length > 0;
  const count = works ? off ? 1 : chance.whole(...sessions3) : 0;
  const favourites = weighted(models.map((model, index) => [model, 1 / (index + 1) ** 2]));
  return [...evaluations, ...Array.from({ length: count }, () => ({ model: chance.weighted(favourites) }))];
}
var WEDNESDAY = 3;
function garbled(people, day, organization) {
  if (weekdayOf(day) !== WEDNESDAY) return people;
  const chance = chanceOf(organization, day, "garbled");
  const able = people.filter(({ sessions: sessions4 }) => sessions4.some(whole));
  if (able.length === 0) return people;
  const person = chance.pick(able);
  const session = chance.pick(person.sessions.filter(whole));
  const sessions3 = person.sessions.map((one) => one === session ? { ...one, calls: oneGarbled(one.calls) } : one);
  return people.map((one) => one === person ? { ...one, sessions: sessions3 } : one);
}
function whole({ calls }) {
  return calls.some(({ tool }) => tool === "Read");
}
function oneGarbled(calls) {
  const index = calls.findIndex(({ tool }) => tool === "Read");
  const { count, ...call } = calls[index];
  const others = count > 1 ? [{ ...call, count: count - 1 }] : [];
  return calls.toSpliced(index, 1, ...others, { ...call, tool: 'Read">\n<parameter name="file_path', count: 1 });
}

// src/emulator/usage/rows/figures.ts
function figuresOf(sessions3) {
  const calls = sumOf(sessions3, (session) => sumOf(session.calls, (call) => call.count));
  const userMessages = sumOf(sessions3, (session) => session.userMessages);
  const assistantMessages = sumOf(sessions3, (session) => session.assistantMessages);
  return {
    calls,
    mcpCalls: sumOf(sessions3, ({ calls: calls2 }) => sumOf(calls2, (call) => call.server === void 0 ? 0 : call.count)),
    skills: sumOf(sessions3, ({ skills }) => sumOf(skills, (skill) => skill.count)),
    commands: sumOf(sessions3, ({ commands }) => sumOf(commands, (command) => command.count)),
    hooks: sumOf(sessions3, ({ hooks }) => sumOf(hooks, (hook) => hook.count)),
    userMessages,
    assistantMessages,
    messages: userMessages + assistantMessages,
    /** Calls of tools for each turn of the user. */
    autonomyRatio: fraction(calls, userMessages),
    work: {
      files_created: sumOf(sessions3, ({ files }) => sumOf(files, (file) => file.created)),
      files_edited: sumOf(sessions3, ({ files }) => sumOf(files, (file) => file.edited)),
      git_commits: sumOf(sessions3, (session) => session.commits),
      git_prs_created: sumOf(sessions3, (session) => session.pulls)
    }
  };
}

// src/emulator/usage/rows/activity.ts
function activityRow(date, log) {
  const people = log.on(date);
  const { messages: messages3, userMessages } = figuresOf(people.flatMap((person) => person.sessions));
  return {
    date,
    daily_active_users: people.length,
    weekly_active_users: activeIn(7, date, log),
    monthly_active_users: activeIn(30, date, log),
    daily_active_users_by_client: Object.fromEntries(byClient(people)),
    sessions: people.reduce((sum, person) => sum + person.sessions.length, 0),
    messages: messages3,
    user_messages: userMessages
  };
}
function activityByClient(date, people) {
  return byClient(people).map(([client, users3]) => ({ date, group_key: client, daily_active_users: users3 }));
}
function byClient(people) {
  const used = people.flatMap(({ sessions: sessions3 }) => [...new Set(sessions3.map((session) => session.client))]);
  return countsOf(
    used,
    (client) => client,
    () => 1
  );
}
function activeIn(days, last, log) {
  const all = daysFrom(daysAfter(last, 1 - days), last).flatMap((day) => log.on(day));
  return new Set(all.map((person) => person.id)).size;
}

// src/emulator/usage/rows/credits.ts
function creditsRow(date, people) {
  const uses = usesOf(people);
  return {
    date,
    ...tokensOf(uses),
    cache_read_tokens: sumOf(uses, (use2) => use2.cacheRead),
    cache_write_tokens: sumOf(uses, (use2) => use2.cacheWrite),
    by_model: byModel(uses),
    by_user: people.map((person) => ({ person, uses: usesOf([person]) })).map(({ person, uses: uses2 }) => ({
      user_id: person.id,
      user_email: person.email,
      billable_tokens: sumOf(uses2, (use2) => use2.credits),
      by_model: byModel(uses2)
    })).toSorted((a, b) => b.billable_tokens - a.billable_tokens || (a.user_id < b.user_id ? -1 : 1))
  };
}
function creditsByModel(date, people) {
  return byModel(usesOf(people)).map(({ model_id, model_tier: _, ...tokens }) => ({
    date,
    group_key: model_id,
    ...tokens
  }));
}
function primaryModel(person) {
  return byModel(usesOf([person]))[0];
}
function usesOf(people) {
  return people.flatMap(({ sessions: sessions3 }) => sessions3.flatMap(({ models }) => models));
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
function productivityRow(date, people) {
  const sessions3 = people.flatMap((person) => person.sessions);
  const files = sessions3.flatMap((session) => session.files);
  const { files_created, files_edited, git_commits, git_prs_created } = figuresOf(sessions3).work;
  return {
    date,
    files_created,
    files_edited,
    by_extension: countsOf(files, (file) => file.extension, touched).map(([extension, count]) => ({
      extension,
      count
    })),
    by_language: countsOf(files, (file) => file.language, touched).map(([language, count]) => ({ language, count })),
    git_commits,
    git_prs_created
  };
}
function touched({ created, edited }) {
  return created + edited;
}

// src/emulator/usage/rows/tools.ts
function toolsRow(date, people) {
  const sessions3 = people.flatMap((person) => person.sessions);
  const calls = sessions3.flatMap((session) => session.calls);
  const figures = figuresOf(sessions3);
  const ratios = people.map((person) => figuresOf(person.sessions).autonomyRatio).toSorted((a, b) => a - b);
  const skills = totals(sessions3.flatMap((session) => session.skills));
  const commands = totals(sessions3.flatMap((session) => session.commands));
  return {
    date,
    tool_calls: figures.calls,
    by_tool: byTool(people).map(([tool, invocations]) => ({ tool, invocations })),
    mcp_users_with_mcp: people.filter((person) => figuresOf(person.sessions).mcpCalls > 0).length,
    mcp_by_server: countsOf(
      calls.filter((call) => call.server !== void 0),
      (call) => call.server,
      (call) => call.count
    ).map(([server, invocations]) => ({ server, invocations })),
    skills_invocations: figures.skills,
    skills_by_name: skills,
    slash_commands_invocations: figures.commands,
    slash_commands_by_name: commands,
    hooks_invocations: figures.hooks,
    hooks_by_event: hooksOf(sessions3.flatMap((session) => session.hooks)),
    web_users: people.filter((person) => person.sessions.some((session) => session.client === "web")).length,
    // On average over all turns; the median and the percentile are of the users' ratios, which their own rows say.
    autonomy_ratio_avg: figures.autonomyRatio,
    autonomy_ratio_p50: percentile(ratios, 0.5),
    autonomy_ratio_p90: percentile(ratios, 0.9),
    tool_calls_per_session_avg: fraction(figures.calls, sessions3.length),
    user_turns_per_session_avg: fraction(figures.userMessages, sessions3.length),
    tool_autonomy_level_ratio: Object.fromEntries(
      levels.map((level) => [
        level,
        fraction(
          sumOf(calls, (call) => call.level === level ? call.count : 0),
          figures.calls
        )
      ])
    )
  };
}
function toolsByName(date, people) {
  return byTool(people).map(([tool, tool_calls]) => ({ date, group_key: tool, tool_calls }));
}
function byTool(people) {
  const calls = people.flatMap(({ sessions: sessions3 }) => sessions3.flatMap((session) => session.calls));
  return countsOf(
    calls,
    (call) => call.tool,
    (call) => call.count
  );
}
function totals(named3) {
  return countsOf(
    named3,
    (one) => one.name,
    (one) => one.count
  ).map(([name, count]) => ({ name, count }));
}
function hooksOf(hooks) {
  return countsOf(
    hooks,
    ({ event, matcher, command }) => JSON.stringify([event, matcher, command]),
    (hook) => hook.count
  ).map(([key, count]) => {
    const [event, matcher, command] = JSON.parse(key);
    return { event, matcher, command, count };
  });
}
function percentile(values, share) {
  const place = (values.length - 1) * share;
  const below = values[Math.floor(place)] ?? 0;
  const above = values[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}

// src/emulator/usage/rows/user.ts
function userRow(date, person) {
  const { sessions: sessions3 } = person;
  const figures = figuresOf(sessions3);
  const model = primaryModel(person);
  const modes2 = countsOf(
    sessions3,
    (session) => session.mode,
    (session) => session.userMessages
  );
  const languages = sessions3.flatMap(({ files }) => files.map((file) => file.language));
  return {
    user_id: person.id,
    user_email: person.email,
    date,
    tool_calls: figures.calls,
    billable_tokens: sumOf(sessions3, ({ models }) => sumOf(models, (use2) => use2.credits)),
    primary_model: model?.model_id ?? null,
    primary_model_tier: model?.model_tier ?? null,
    ...figures.work,
    mcp_calls: figures.mcpCalls,
    skill_calls: figures.skills,
    slash_commands: figures.commands,
    hooks: figures.hooks,
    sessions: sessions3.length,
    messages: figures.messages,
    user_messages: figures.userMessages,
    assistant_messages: figures.assistantMessages,
    autonomy_ratio: figures.autonomyRatio,
    delegation_level: modes2[0]?.[0] ?? null,
    languages: [...new Set(languages)].toSorted()
  };
}

// src/emulator/analytics.ts
var analytics2 = (organization) => {
  const log = usageLogOf(organization);
  const daily = (endpoint, whole2, groups = whole2) => ({
    endpoint,
    answer(call) {
      const query = call.query;
      const rows = query.group_by === void 0 ? whole2 : groups;
      return { data: daysOf2(query).flatMap((day) => rows(day, log.on(day))), meta: metaOf(query) };
    }
  });
  const people = {
    endpoint: analytics.users,
    answer(call) {
      const query = call.query;
      const active = daysOf2(query).flatMap(
        (day) => log.on(day).toSorted((a, b) => a.id < b.id ? -1 : 1).map((person) => ({ day, person }))
      );
      const keyOf = ({ day, person }) => `${query.startDate} ${query.endDate} ${day} ${person.id}`;
      const { items, pagination } = pageOf(analytics.users, active, keyOf, call);
      return {
        data: items.map(({ day, person }) => userRow(day, person)),
        meta: { ...metaOf(query), has_more: pagination.hasMore, next_cursor: pagination.nextCursor }
      };
    }
  };
  return [
    daily(analytics.tokens, (day, people2) => [creditsRow(day, people2)], creditsByModel),
    daily(analytics.tools, (day, people2) => [toolsRow(day, people2)], toolsByName),
    daily(analytics.activity, (day) => [activityRow(day, log)], activityByClient),
    daily(analytics.productivity, (day, people2) => [productivityRow(day, people2)]),
    people
  ];
  function metaOf({ startDate, endDate }) {
    return { org_id: organization.id, start_date: startDate, end_date: endDate };
  }
};
function daysOf2({ startDate, endDate }) {
  return daysFrom(startDate > FIRST_DAY ? startDate : FIRST_DAY, endDate);
}

// src/emulator/conversation.ts
var WAITING = 1e3;
var WORKING = 2e3;
function say(session, { text, items = [], works = WORKING }, now, newId) {
  const free = Math.max(now, session.turns.at(-1)?.ends ?? now);
  const turn = { begins: free + WAITING, ends: free + WAITING + works };
  session.turns.push(turn);
  const message = (at, parent, role, content) => {
    const id = newId();
    return {
      id,
      role,
      content: content.map((item, i) => ({ ...item, id: `${id}_${i + 1}` })),
      createdAt: at,
      updatedAt: at,
      visibility: "both",
      ...parent && { parentId: parent.id }
    };
  };
  const told = message(now, said(session, now).at(-1), "user", [{ type: "text", text }, ...items]);
  session.messages.push(told);
  let last = told;
  const then = (at, role, ...content) => session.messages.push(last = message(at, last, role, content));
  if (session.settings.interactionMode !== "spec") {
    const call = `${told.id}_call`;
    const input = session.cwd === void 0 ? {} : { path: session.cwd };
    then(turn.begins, "assistant", { type: "tool_use", toolUseId: call, name: "LS", input });
    then(turn.begins + works / 2, "tool", {
      type: "tool_result",
      toolUseId: call,
      text: "Nothing is here: this is an emulator."
    });
  }
  then(turn.ends, "assistant", {
    type: "text",
    text: `No model read this: it is an emulator that answers. It got ${sizeOf(text, items)}.`
  });
  session.messages.sort((a, b) => a.createdAt - b.createdAt);
  return told;
}
function sizeOf(text, items) {
  const characters = `${text.length} ${text.length === 1 ? "character" : "characters"}`;
  return items.length === 0 ? characters : `${characters} and ${items.length} ${items.length === 1 ? "file" : "files"}`;
}
function said(session, now) {
  return session.messages.filter((message) => message.createdAt <= now);
}
function statusAt({ turns }, now) {
  if (turns.some(({ begins, ends }) => begins <= now && now < ends)) return "running";
  return turns.some(({ begins }) => now < begins) ? "pending" : "idle";
}
function viewOf(session, now) {
  const { id, createdAt, computerId, settings, settingsChangedAt, turns } = session;
  const messages3 = said(session, now);
  const status = statusAt(session, now);
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
    ...status === "idle" && turns.length > 0 && { completedAt: turns.at(-1).ends },
    computerId,
    sessionSettings: { ...settings, tokenUsage: usageOf(messages3) }
  };
}
function usageOf(messages3) {
  const usage = { inputTokens: 0, outputTokens: 0, cacheCreationTokens: 0, cacheReadTokens: 0, thinkingTokens: 0 };
  let cached = 0;
  let fresh = 0;
  for (const { role, content } of messages3) {
    const tokens = Math.ceil(JSON.stringify(content).length / 4);
    if (role === "assistant") {
      usage.inputTokens += fresh;
      usage.cacheCreationTokens += fresh;
      usage.cacheReadTokens += cached;
      usage.outputTokens += tokens;
      cached += fresh;
      fresh = tokens;
    } else fresh += tokens;
  }
  return usage;
}

// src/emulator/installation.ts
var STEP = 2e3;
var onlyStep = { id: "install-deps", name: "Install the dependencies", status: "pending" };
function lasts(computer) {
  return stepsOf(computer).length * STEP;
}
function isInstalling({ computer, installation }, now) {
  return installation !== void 0 && now < installation.at + WAITING + lasts(computer);
}
function computerAt(record, now) {
  const { computer, installation } = record;
  if (!installation) return computer;
  return {
    ...computer,
    status: isInstalling(record, now) ? "provisioning" : "active",
    provisioningSteps: stepsOf(computer).map((step, i) => stepAt(step, i, installation, now))
  };
}
function stepsOf({ provisioningSteps }) {
  return provisioningSteps?.length ? provisioningSteps : [onlyStep];
}
function stepAt({ id, name }, index, { at, sessionId }, now) {
  const startedAt = at + WAITING + index * STEP;
  const completedAt = startedAt + STEP;
  const status = now < startedAt ? "pending" : now < completedAt ? "running" : "completed";
  return {
    id,
    name,
    status,
    ...status !== "pending" && { startedAt },
    ...status === "completed" && { completedAt },
    installSessionId: sessionId
  };
}

// src/emulator/sessions.ts
var sessions2 = (_, state) => [
  {
    endpoint: sessions.create,
    answer({ body }) {
      const { computerId, cwd, sessionSettings } = body;
      return viewOf(startSession(state, { computerId, cwd, settings: sessionSettings ?? {} }), state.now());
    }
  },
  {
    endpoint: sessions.get,
    answer: ({ params, query }) => viewOf(sessionOf2(state, params["sessionId"], query["computerId"]), state.now())
  },
  {
    endpoint: sessions.update,
    answer({ params, body }) {
      const session = sessionOf2(state, params["sessionId"]);
      const { sessionSettings } = body;
      if (sessionSettings && Object.keys(sessionSettings).length > 0) {
        session.settings = merged(session.settings, sessionSettings);
        session.settingsChangedAt = state.now();
      }
      return viewOf(session, state.now());
    }
  }
];
function startSession(state, { computerId, cwd, settings }) {
  knownComputer(state, computerId);
  const now = state.now();
  const session = {
    id: state.newId("ses"),
    createdAt: now,
    computerId,
    computers: /* @__PURE__ */ new Set([computerId]),
    cwd,
    settings: merged({}, settings),
    settingsChangedAt: now,
    turns: [],
    messages: []
  };
  state.sessions.set(session.id, session);
  return session;
}
function sessionOf2(state, id, computerId) {
  const session = state.sessions.get(id);
  if (!session) throw new Refusal(404, "There is no session with this id");
  if (computerId !== void 0) {
    knownComputer(state, computerId);
    if (!session.computers.has(computerId))
      throw new Refusal(404, "This computer does not have this session");
  }
  return session;
}
function knownComputer(state, id) {
  if (!state.computers.has(id)) throw new Refusal(404, "computerId: there is no computer with this id");
}
function merged(settings, more) {
  const all = bag();
  for (const [name, value] of [...Object.entries(settings), ...Object.entries(more)])
    if (value === null) delete all[name];
    else if (name !== "tokenUsage") all[name] = value;
  return all;
}

// src/emulator/computers.ts
var computers2 = (_, state) => [
  {
    endpoint: computers.get,
    answer: ({ params }) => computerAt(recordOf(state, params["computerId"]), state.now())
  },
  {
    endpoint: computers.getByName,
    answer({ params }) {
      const found = named2(state, params["name"]);
      if (!found) throw new Refusal(404, "There is no computer with this name");
      return computerAt(found, state.now());
    }
  },
  {
    endpoint: computers.update,
    answer({ params, body }) {
      const record = recordOf(state, params["computerId"]);
      const { name, remoteUser } = body;
      const other = name === void 0 ? void 0 : named2(state, name);
      if (other && other !== record) throw new Refusal(409, "name: another computer has it");
      record.computer = {
        ...record.computer,
        ...name !== void 0 && { name },
        ...remoteUser !== void 0 && { remoteUser }
      };
      return computerAt(record, state.now());
    }
  },
  {
    endpoint: computers.retryInstall,
    answer({ params }) {
      const record = recordOf(state, params["computerId"]);
      const now = state.now();
      if (isInstalling(record, now))
        throw new Refusal(409, "An installation goes on; ask again when the computer is active");
      const session = startSession(state, { computerId: record.computer.id, settings: {} });
      say(session, { text: "Install the dependencies.", works: lasts(record.computer) }, now, () => state.newId("msg"));
      record.installation = { at: now, sessionId: session.id };
      return computerAt(record, now);
    }
  }
];
function recordOf(state, id) {
  const found = state.computers.get(id);
  if (!found) throw new Refusal(404, "There is no computer with this id");
  return found;
}
function named2(state, name) {
  return [...state.computers.values()].find(({ computer }) => computer.name === name);
}

// src/emulator/enterprise-controls.ts
var enterpriseControls2 = (_, state) => [
  {
    endpoint: enterpriseControls.history,
    answer(call) {
      const newestFirst = state.revisions.toReversed();
      const { items, pagination } = pageOf(enterpriseControls.history, newestFirst, (change) => String(change.revision), call);
      return { changes: items, pagination };
    }
  }
];

// src/emulator/limits.ts
var limits2 = (organization, state) => {
  const members = new Map(organization.members.map(({ user }) => [folded(user.email), user.email]));
  return [
    {
      endpoint: limits.set,
      answer({ body }) {
        const updated = [];
        const errors = [];
        const seen = /* @__PURE__ */ new Set();
        for (const { email, limit } of body.users) {
          const member = members.get(folded(email));
          const error = flawOf(member, limit, seen);
          if (member !== void 0) seen.add(member);
          if (error === void 0) {
            state.creditLimits.set(member, limit);
            updated.push({ email, limit });
          } else errors.push({ email, error });
        }
        return { updated, errors };
      }
    }
  ];
};
function flawOf(member, limit, seen) {
  if (member === void 0) return "There is no member with this e-mail address";
  if (seen.has(member)) return "The request names this member more than once; the first entry counts";
  return limit < 0 ? "A limit cannot be negative" : void 0;
}
function folded(email) {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

// src/emulator/messages.ts
var messages2 = (_, state) => [
  {
    endpoint: messages.list,
    answer(call) {
      const { role, computerId } = call.query;
      const session = sessionOf2(state, call.params["sessionId"], computerId);
      const listed = said(session, state.now()).filter((message) => role === void 0 || message.role === role);
      const { items, pagination } = pageOf(messages.list, listed, (message) => message.id, call);
      return { messages: items, pagination };
    }
  },
  {
    endpoint: messages.get,
    answer({ params, query }) {
      const session = sessionOf2(state, params["sessionId"], query["computerId"]);
      const found = said(session, state.now()).find((message) => message.id === params["messageId"]);
      if (!found) throw new Refusal(404, "This session has no message with this id");
      return found;
    }
  },
  {
    endpoint: messages.add,
    answer({ params, body }) {
      const session = sessionOf2(state, params["sessionId"]);
      const { text, images = [], files = [], computerId } = body;
      if (computerId !== void 0) {
        knownComputer(state, computerId);
        session.computers.add(computerId);
      }
      const items = [
        ...images.map((image) => ({ type: "image", source: sourceOf(image) })),
        ...files.map((file) => {
          const { name, path, parsedData } = file;
          const more = Object.entries({ name, path, parsedData }).filter(([, value]) => value !== void 0);
          return { type: "document", source: sourceOf(file), ...Object.fromEntries(more) };
        })
      ];
      const message = say(session, { text, items }, state.now(), () => state.newId("msg"));
      return { messageId: message.id, status: statusAt(session, message.createdAt) };
    }
  }
];
function sourceOf({ type, mediaType, data }) {
  return { type, mediaType, data };
}

// src/emulator/readiness.ts
var readiness2 = (organization) => [
  {
    endpoint: readiness.list,
    answer(call) {
      const { repoId, limit = DEFAULT_LIMIT, startAfter } = call.query;
      const reports = organization.readiness.filter(({ repoUrl }) => repoId === void 0 || isOf(repoUrl, repoId));
      const last = reports.findIndex((report) => report.reportId === startAfter);
      if (startAfter !== void 0 && last < 0) throw new Refusal(400, "startAfter: is not a report of this list");
      return { reports: reports.slice(last + 1, last + 1 + limit) };
    }
  }
];
function isOf(repoUrl, repoId) {
  return repoId === repoUrl || repoId === new URL(repoUrl).pathname.slice(1).replace(/\.git$/, "");
}

// src/emulator/users.ts
var users2 = (organization) => [
  {
    endpoint: users.list,
    answer(call) {
      const { items, pagination } = pageOf(users.list, organization.members, (member) => member.user.id, call);
      return { users: items.map((member) => member.user), pagination };
    }
  }
];

// src/emulator/index.ts
var resources = [
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
  /** The honest cursor that leads to where this one leads; undefined leads to the first page. */
  real(cursor) {
    return cursor !== void 0 && this.#madeUp.has(cursor) ? this.#madeUp.get(cursor) : cursor;
  }
  /** The page that a cursor leads to, from 1; undefined when it was not given out. */
  page(cursor) {
    const real = this.real(cursor);
    return real === void 0 ? 1 : this.#pages.get(real);
  }
  /** Remembers that the page at a cursor was given out with a cursor to the one after it. */
  gave(cursor, next) {
    const page = this.page(cursor);
    if (page !== void 0 && next !== null) this.#pages.set(next, page + 1);
  }
  /** A new cursor that leads to where this one leads. */
  leadingTo(cursor) {
    const made = `made-up-${this.#madeUp.size + 1}`;
    this.#madeUp.set(made, this.real(cursor));
    return made;
  }
};

// src/emulator/faults/lists.ts
function readPage(body, paging) {
  const next = paging.next(body);
  return { items: body[paging.items], hasMore: next !== void 0, nextCursor: next ?? null };
}
function writePage(body, paging, page) {
  const items = "items" in page ? { [paging.items]: page.items } : {};
  const more = Object.keys(page).some((name) => name !== "items");
  if (!more) return { ...body, ...items };
  const { hasMore, nextCursor } = page;
  if (body["pagination"] !== void 0) return { ...body, ...items, pagination: { hasMore, nextCursor } };
  if (body["meta"] === void 0) return { ...body, ...items };
  const meta = { ...body["meta"], has_more: hasMore, next_cursor: nextCursor };
  return { ...body, ...items, meta };
}

// src/emulator/faults/exchange.ts
var Request2 = class {
  state;
  /** Path and query. */
  target;
  /** The cursor, as it was sent. */
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
    const parameter = ["cursor", "startAfter"].find((name) => url.searchParams.has(name)) ?? "";
    this.cursor = url.searchParams.get(parameter) ?? void 0;
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
  /** The page of a list that is asked for, from 1; undefined when no page before led here. */
  get page() {
    return this.#cursors.page(this.cursor);
  }
  /** Whether what is asked for was done already. */
  get isAnswered() {
    return this.#honest !== void 0;
  }
  /** What an honest service answers. What is asked for is done the first time that this is called. */
  honest() {
    this.#honest ??= this.#answered();
    return this.#honest;
  }
  async #answered() {
    await this.#next();
    const { status, headers } = this.#c.res;
    return { status, headers: Object.fromEntries(headers), body: Buffer.from(await this.#c.res.arrayBuffer()) };
  }
  /** What a list answers honestly; undefined when this asks for no list, or for a page that it does not have. */
  async listed() {
    if (this.method !== "GET") return void 0;
    const { status, body: bytes } = await this.honest();
    const asked2 = this.#c.get("asked");
    const paging = asked2?.route.endpoint.paging;
    if (!asked2 || !paging || status !== asked2.route.endpoint.success) return void 0;
    const body = JSON.parse(bytes.toString());
    const page = readPage(body, paging);
    this.#cursors.gave(this.cursor, page.nextCursor);
    return { ...asked2, paging, body, page };
  }
  exchange(said2) {
    return {
      state: this.state,
      said: said2,
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
    const listed = await this.listed();
    if (!listed) throw new Error("this is no list");
    const { route, call, paging, body, page } = listed;
    const { limit = DEFAULT_LIMIT } = call.query;
    const ask = async ({ cursor, ...more }) => {
      const query = { ...call.query, ...more, [paging.parameter]: this.#cursors.real(cursor) };
      const found = readPage(await route.answer({ ...call, query }), paging);
      this.#cursors.gave(cursor, found.nextCursor);
      return found;
    };
    return {
      ...page,
      cursor: this.cursor,
      limit,
      with: (other) => jsonAnswer(writePage(body, paging, other)),
      ask,
      before: async () => {
        const { items } = await ask({ cursor: void 0, limit: Number.MAX_SAFE_INTEGER });
        const first = page.items[0];
        const at = items.findIndex((item) => first !== void 0 && same(item, first));
        return at < 0 ? [] : items.slice(0, at);
      },
      leadingTo: (cursor) => this.#cursors.leadingTo(cursor)
    };
  }
};
function same(a, b) {
  return canonical(a) === canonical(b);
}

// src/emulator/faults/header.ts
var HEADER = "x-emulator-fault";

// src/emulator/faults/planned.ts
var Planned = class {
  fault;
  said;
  #entry;
  #path;
  #seen = 0;
  #hits = 0;
  constructor(entry) {
    const { retryAfter, location, match } = entry;
    this.#entry = entry;
    this.fault = faults[entry.fault];
    this.said = {
      ...retryAfter !== void 0 && { retryAfter: String(retryAfter) },
      ...location !== void 0 && { location }
    };
    this.#path = match?.path === void 0 ? void 0 : pathPattern(match.path);
  }
  /** Counts a request that it is about, and says whether it is due. */
  async sees(request) {
    if (!await this.#matches(request)) return false;
    const { hit = "first", match } = this.#entry;
    const most = hit === "always" ? Infinity : hit === "first" ? 1 : hit;
    return ++this.#seen >= (match?.nth ?? 1) && this.#hits < most;
  }
  /** It happens now. */
  hit() {
    this.#hits++;
  }
  async #matches(request) {
    const { method, page } = this.#entry.match ?? {};
    if (method !== void 0 && method !== request.method) return false;
    if (this.#path && !this.#path.test(request.path)) return false;
    if (page === void 0) return true;
    if (typeof page === "number" && page !== request.page) return false;
    const listed = await request.listed();
    if (!listed || typeof page === "number") return listed !== void 0;
    const isFirst = request.page === 1;
    const isLast = !listed.page.hasMore;
    return page === "first" ? isFirst : page === "last" ? isLast : !isFirst && !isLast;
  }
};

// src/emulator/faults/layer.ts
function faulty(plan, state) {
  const cursors = new Cursors();
  const entries = plan.faults.map((entry) => new Planned(entry));
  const countsPages = plan.faults.some(({ match }) => typeof match?.page === "number");
  return async (c, next) => {
    const request = new Request2(c, next, cursors, state);
    const name = c.req.header(HEADER);
    if (countsPages) await request.listed();
    const chosen = name === void 0 ? await due(entries, request) : await asked(name, request);
    if (!chosen && !request.isAnswered) return next();
    const answer = await (chosen ? chosen.fault.inject(request.exchange(chosen.said)) : request.honest());
    c.res = void 0;
    c.res = answer ? responseOf(answer) : RESPONSE_ALREADY_SENT;
    return void 0;
  };
}
async function asked(name, request) {
  const fault = faultNamed(name);
  if (!fault) throw new Refusal(400, `${HEADER}: is not the name of a fault; ${knownFaults(name)}`);
  if (!await fits(fault, request)) {
    const wanted = fault.of === "history" ? "the history of the settings" : "a list";
    throw new Refusal(400, `${HEADER}: the fault is one of ${wanted}, and this is none that answers`);
  }
  return { fault, said: {} };
}
async function due(entries, request) {
  let found;
  for (const entry of entries)
    if (await entry.sees(request) && !found && await fits(entry.fault, request)) found = entry;
  found?.hit();
  return found;
}
async function fits({ of }, request) {
  if (of === void 0) return true;
  const listed = await request.listed();
  return listed !== void 0 && (of === "list" || listed.route.endpoint.name === "enterpriseControls.history");
}
function responseOf({ status, headers, body }) {
  return new Response(body === void 0 ? null : new Uint8Array(body), { status, headers });
}

// src/emulator/rate-limit.ts
var MINUTE = 6e4;
function rateLimited(perMinute, now) {
  const served = /* @__PURE__ */ new Map();
  return async (c, next) => {
    const role = c.get("role");
    const time = now();
    const recent = (served.get(role) ?? []).filter((one) => one > time - MINUTE);
    served.set(role, recent);
    if (recent.length >= perMinute) {
      const seconds = Math.ceil((recent[0] + MINUTE - time) / 1e3);
      throw new Refusal(429, `More than ${perMinute} requests within a minute`, { "retry-after": String(seconds) });
    }
    recent.push(time);
    return next();
  };
}

// src/emulator/state.ts
function stateOf({ revisions, computers: computers3 }, clock = Date.now) {
  let latest = -Infinity;
  let ids = 0;
  return {
    now: () => latest = Math.max(latest, clock()),
    newId: (prefix) => `${prefix}_${String(++ids).padStart(6, "0")}`,
    revisions: [...revisions],
    sessions: /* @__PURE__ */ new Map(),
    computers: new Map(computers3.map((computer) => [computer.id, { computer }])),
    creditLimits: /* @__PURE__ */ new Map()
  };
}

// src/emulator/server.ts
var LOOPBACK = "127.0.0.1";
async function serveEmulator(options) {
  const { organization, port = 0, keys, clock, rateLimit, faults: faults2 = { faults: [] } } = options;
  const apiKeys = keysFor(keys);
  const state = stateOf(organization, clock);
  const routes = resources.flatMap((resource) => resource(organization, state));
  const layers = [...rateLimit === void 0 ? [] : [rateLimited(rateLimit, state.now)], faulty(faults2, state)];
  const hosted = (host) => hostOf(
    routes.filter((route) => route.endpoint.host === host),
    apiKeys,
    { now: state.now, layers }
  );
  const api = await listening(hosted("api"), port);
  const app = await listening(hosted("app"), 0).catch(async (error) => {
    await ended(api);
    throw error;
  });
  return {
    baseUrl: addressOf(api),
    appUrl: addressOf(app),
    apiKeys,
    creditLimits: state.creditLimits,
    revisions: state.revisions,
    close: async () => void await Promise.all([ended(api), ended(app)])
  };
}
async function listening(host, port) {
  const server = createAdaptorServer({
    fetch: host.fetch,
    hostname: LOOPBACK,
    serverOptions: { requireHostHeader: false }
    // or Node answers such a request by itself, without the mark
  });
  server.prependListener("request", (_, response) => response.setHeader(MARK, "1"));
  server.on("clientError", (_, socket) => {
    if (socket.writable) socket.end(unreadable);
  });
  try {
    server.listen(port, LOOPBACK);
    await once2(server, "listening");
  } catch (error) {
    throw new DriftlineError("usage", portProblem(port, error.code));
  }
  return server;
}
function portProblem(port, code) {
  const hint = "choose another, or 0 for a free one";
  if (code === "EADDRINUSE") return { message: `port ${port} of ${LOOPBACK} is in use`, hint };
  if (code === "ERR_SOCKET_BAD_PORT") return { message: `${port} is not a port`, hint: "0 to 65535; 0 for a free one" };
  return { message: `port ${port} of ${LOOPBACK} cannot be opened (${code ?? "no reason given"})`, hint };
}
var unreadable = (() => {
  const body = JSON.stringify(errorBody(400, "The request is not HTTP", "emulated-request-0"));
  const head2 = ["HTTP/1.1 400 Bad Request", `${MARK}: 1`, "content-type: application/json", "connection: close"];
  return [...head2, `content-length: ${Buffer.byteLength(body)}`, "", body].join("\r\n");
})();
function addressOf(server) {
  return `http://${LOOPBACK}:${server.address().port}`;
}
async function ended(server) {
  if (!server.listening) return;
  const closed = once2(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
export {
  serveEmulator
};
