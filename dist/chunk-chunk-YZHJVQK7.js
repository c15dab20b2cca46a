import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  ServiceError
} from "./chunk-chunk-65ML2NYJ.js";
import {
  partsOf
} from "./chunk-chunk-BTJGUURY.js";
import {
  JsonReader,
  limits
} from "./chunk-chunk-R6Y7EH2F.js";
import {
  clip,
  count,
  visible
} from "./chunk-chunk-TXR2ON6E.js";
import {
  enterpriseControls
} from "./chunk-chunk-HIA3NFYV.js";
import {
  MAX_LIMIT
} from "./chunk-chunk-BRF3Z462.js";
import {
  DriftlineError,
  didYouMean
} from "./chunk-chunk-QIRLV5DT.js";

// src/service/address.ts
function isLoopback(hostname) {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
var linkLocal = /^169\.254\.|^\[fe[89ab][0-9a-f]:|^\[(?:::(?:ffff:)?|64:ff9b::)a9fe:/;
function serviceAddress(given, name) {
  const text = given.trim();
  const refuse = (message, hint) => new DriftlineError("usage", { message: `${name} ${message}`, hint });
  let url;
  try {
    url = new URL(text);
  } catch {
    throw refuse("is not an address", "write it like https://api.example.com");
  }
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw refuse("is not an https: address", "write it like https://api.example.com");
  if (url.username !== "" || url.password !== "")
    throw refuse("carries a user name or password", "the key comes from the environment or a file");
  if (url.search !== "" || url.hash !== "")
    throw refuse("has a query or a fragment", "write only scheme, host and path");
  const host = /^[a-z]+:\/\/([^/?#]*)/i.exec(text)?.[1]?.replace(/:\d+$/, "") ?? "";
  if (host.toLowerCase() !== url.hostname)
    throw refuse("spells its host in a way that hides it", `write ${url.hostname}`);
  if (url.protocol === "http:" && !isLoopback(url.hostname))
    throw refuse("is plain http:, which would send the key in the clear", "write https:");
  if (linkLocal.test(url.hostname)) throw refuse("is a link-local address", "name the service's host");
  url.pathname = url.pathname.replace(/\/+$/, "");
  return url;
}
function apiKey(text, name) {
  const key = text.trim();
  if (/^[\x21-\x7e]{8,8192}$/.test(key)) return key;
  const why = key === "" ? "is empty" : /\s/.test(key) ? "has white space in it" : "is not 8 to 8192 printable ASCII characters";
  throw new DriftlineError("usage", {
    message: `${name} ${why}`,
    hint: "generate a key in the settings of the service"
  });
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
function valueAt(value, path) {
  return path.reduce((at, key) => at?.[key], value);
}
function placeOf(schema, path) {
  let at = schema;
  let text = "";
  for (const key of path) {
    at = unwrapped(at);
    if (typeof key === "number") text += `[${key}]`;
    else {
      const named2 = at !== void 0 && "shape" in at._zod.def && Object.hasOwn(at._zod.def.shape, key);
      text += `${text === "" ? "" : "."}${named2 ? String(key) : "*"}`;
    }
    at = inside(at, key);
  }
  return text;
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
  constructor(code, message, transient, more = {}) {
    const { status = null, requestId: requestId2 = null, reached = true, ...told } = more;
    super("incomplete", { code, message, ...told });
    this.transient = transient;
    this.status = status;
    this.requestId = requestId2;
    this.reached = reached;
  }
  /** The same failure, told otherwise. */
  retold(tell, transient = this.transient, more = {}) {
    const { code = "incomplete", message, ...told } = this.problems[0];
    const { status, requestId: requestId2, reached } = this;
    const known = { reached, status: status ?? void 0, requestId: requestId2 ?? void 0 };
    return new _HttpFailure(code, tell(message), transient, { ...more, ...told, ...known });
  }
  /** What is told when no other attempt follows. */
  afterAttempts(attempts) {
    const told = (message) => attempts > 1 ? `${message}, in the last of ${attempts} attempts` : message;
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
  const failed = (kind, message, transient, hint2) => new HttpFailure(kind, `${message} (${code})`, transient, { reached, ...hint2 !== void 0 && { hint: hint2 } });
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

// src/service/http.ts
import http from "node:http";
import https from "node:https";

// src/service/body.ts
import { promisify } from "node:util";
import zlib from "node:zlib";
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
var MAX_BODY = 32 * 2 ** 20;
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
function createTransport(timeouts = defaultTimeouts, maxBody = MAX_BODY) {
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
    let head;
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
      if (head && !isSuccess(head.status)) resolve({ ...head, body: Buffer.alloc(0) });
      else if (!head && sent.reusedSocket && isReset(error))
        resolve(exchange({ ...request, within: until - performance.now() }, timeouts, maxBody, fresh));
      else reject(error instanceof HttpFailure ? error : networkFailure(error, head !== void 0, reached));
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
      if (!head)
        fail(new HttpFailure("network", "the service ended the connection instead of answering", true, { reached }));
    });
    sent.once("response", (reply) => {
      stop("headers");
      head = {
        status: reply.statusCode ?? 0,
        headers: reply.headers,
        delimited: ["content-length", "transfer-encoding"].some((name) => name in reply.headers)
      };
      const most = isSuccess(head.status) ? maxBody : Math.min(maxBody, MAX_REFUSAL);
      const wait = () => start("idle", timeouts.idle, "the service paused in its answer and did not go on");
      wait();
      reply.on("data", wait);
      bodyOf(reply, most).then((body) => settle(() => resolve({ ...head, body })), fail);
    });
    sent.end(request.body);
  });
}
function isSuccess(status) {
  return status >= 200 && status < 300;
}

// src/service/input.ts
function checkedParts(endpoint, input, today) {
  const problems = [];
  const wrong = (message, hint) => void problems.push({ message: `${endpoint.name}: ${message}`, ...hint !== void 0 && { hint } });
  if (typeof input !== "object" || input === null || Array.isArray(input)) wrong("the input should be an object");
  else {
    const parts = partsOf(endpoint, input);
    const names = [endpoint.params, endpoint.query, endpoint.body].flatMap((part) => Object.keys(part?.shape ?? {}));
    if (!endpoint.body) {
      for (const name of Object.keys(parts.query))
        if (!names.includes(name)) wrong(`knows no ${named(name)}`, didYouMean(name, names) ?? takes(names));
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
        if (!misspelt) wrong(`${place} ${says}`);
      }
    }
    for (const name of Object.keys(parts.query)) if (isIllFormed(parts.query[name])) wrong(`${name} ${ILL_FORMED}`);
    if (parts.body !== void 0) {
      const place = notJson(endpoint.body, parts.body);
      if (place !== void 0) wrong(`${place} is not something that JSON can hold`);
    }
    if (problems.length === before)
      for (const check of [endpoint.objections, endpoint.cautions])
        for (const { field, message } of check?.(input, today) ?? []) wrong(`${field} ${message}`);
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
  const open = /* @__PURE__ */ new Set();
  const within = (value) => {
    if (value === null || value === void 0 || typeof value === "string" || typeof value === "boolean") return true;
    if (typeof value === "number") return Number.isFinite(value);
    if (typeof value !== "object" || open.has(value) || open.size > 100) return false;
    const prototype = Object.getPrototypeOf(value);
    if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null && "toJSON" in value)
      return false;
    open.add(value);
    const good = Object.values(value).every(within);
    open.delete(value);
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
  const say = (code, message, hint, transient = false) => new HttpFailure(code, `${message} (${status}${id ? `, request ${id}` : ""})`, transient, {
    status,
    requestId: id,
    ...hint !== void 0 && { hint }
  });
  const html = /html/i.test(reply.headers["content-type"] ?? "");
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
  if (status === 403) return say("forbidden", ...forbidden(html, endpoint));
  if (status === 404)
    return Object.keys(endpoint.params.shape).length > 0 && !html ? say("not-found", "the service knows nothing by this identifier", "check the identifier") : say("not-found", "the service has nothing at this address", "check the address");
  if (status === 407)
    return say("proxy", "a proxy asks for credentials", "let the proxy allow the service's host without them");
  if (status === 429) return say("rate-limited", "the service asks to slow down", void 0, true);
  if (transientStatus.has(status)) return say("service-error", "the service failed", void 0, true);
  return say("unexpected-status", "the service answered in a way its interface does not name", REPORT);
}
function forbidden(html, { method, allowed }) {
  if (html) return ["a page that looks like one of a proxy forbids this", "let the proxy allow the service's host"];
  const may = method === "GET" ? "the key may not read this" : "the key may not do this";
  const whose = allowed.includes("member") ? "use the key of somebody who may" : "use the key of a manager or an owner";
  return [may, whose];
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
function showsSome(text, of) {
  for (let i = 0; i + 8 <= of.length; i++) if (text.includes(of.slice(i, i + 8))) return true;
  return false;
}

// src/service/request.ts
function addressOf(hosts, endpoint, params, query) {
  const url = new URL(hostOf(hosts, endpoint));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  url.pathname = `${url.pathname.replace(/\/$/, "")}${path}`;
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
  const text = headers["retry-after"]?.trim();
  if (!text) return void 0;
  const until = instant(text);
  if (until !== void 0) return Math.max(0, until - (instant(headers.date) ?? now));
  const seconds = text.split(",").map((part) => part.trim());
  return seconds.every((part) => /^\d{1,9}$/.test(part)) ? Math.max(...seconds.map(Number)) * 1e3 : void 0;
}
function instant(text = "") {
  const time = fixdate.test(text.trim()) ? Date.parse(text) : NaN;
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
        throw new ServiceError(error.retold((message) => `${message}, and fewer items on a page (limit) may fit`));
      const open = endpoint.method !== "GET" && leavesOpen(error);
      throw new ServiceError(error, open ? endpoint.effect ?? "it may have been done" : void 0);
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
  const { code = "schema", message, revision, hint = REPORT } = error.problems[0];
  const transient = brokenBody.has(code) || !delimited && cutBody.has(code);
  return new HttpFailure(code, message, transient, { hint, status, ...revision !== void 0 && { revision } });
}
function isSuspicious(failure) {
  return failure.problems[0]?.code === "content-type" || failure.problems[0]?.code === "empty";
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
  for (let number = 1, empty = 0; ; number++) {
    const fail = (code, message) => new ServiceError(new HttpFailure(code, `page ${number} of ${endpoint.name} ${message}`, false, { hint: REPORT }));
    if (number > bounds.pages) throw fail("too-large", `is one more than the ${bounds.pages} that are read`);
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
async function* eachItem(endpoint, pages) {
  const { items } = pagingOf(endpoint);
  for await (const page of pages) yield* page[items];
}

// src/service/pull.ts
var limits2 = {
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
async function pullHistory(client, session, known = nothing) {
  const progress = { stop: null, skipped: null };
  try {
    const isWhole = await readHistory(client, session, known, progress);
    return { problems: [], isWhole, skipped: progress.skipped, stop: null };
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    const problems = error.problems.map(({ code, message, hint, revision }) => ({
      code: code ?? "incomplete",
      message: hint === void 0 ? message : `${message}; ${hint}`,
      ...revision !== void 0 && { revision }
    }));
    const { skipped } = progress;
    return { problems, isWhole: false, skipped, stop: skipped ? progress.stop : known.part?.stop ?? progress.stop };
  }
}
async function readHistory(client, session, known = { whole: /* @__PURE__ */ new Set() }, progress = { stop: null, skipped: null }) {
  const seen = /* @__PURE__ */ new Set();
  let newestFirst = true;
  let isWhole = false;
  for (let passes = 1, moved = true; moved; passes++) {
    if (passes > limits2.heads + 1)
      throw incomplete("unstable", "revisions keep arriving while the history is read", "run it again later");
    const enough = (page, isOrdered) => newestFirst && isOrdered && page.revisions.some((revision) => seen.has(revision) || known.whole.has(revision));
    const pass = await readFrom(client, session, enough, passes === 1 ? known.part : void 0, progress);
    const before = seen.size;
    for (const revision of pass.found) seen.add(revision);
    newestFirst &&= pass.newestFirst;
    isWhole ||= pass.ended;
    moved = passes === 1 ? pass.overlapped : seen.size > before;
    if (progress.skipped && !pass.newestFirst) [progress.skipped, moved] = [null, true];
  }
  return isWhole;
}
async function readFrom(client, session, enough, part, progress) {
  const read = async (at) => {
    const query = { limit: String(MAX_LIMIT), ...at !== void 0 && { cursor: at } };
    return client.get(enterpriseControls.history, query, (body) => session.page(body));
  };
  const found = /* @__PURE__ */ new Set();
  const cursors = /* @__PURE__ */ new Set();
  let overlapped = false;
  let newestFirst = true;
  let newest;
  let last = Infinity;
  let cursor;
  let behind;
  for (let pages = 1, empty = 0, stale = 0; ; pages++) {
    if (pages > limits2.pages) throw incomplete("too-large", `the history has more than ${limits2.pages} pages`);
    const page = behind ?? await read(cursor).catch((error) => {
      throw onPage(pages, error);
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
    if (empty > limits2.empty || stale >= limits2.stale)
      throw incomplete(
        "no-progress",
        `page ${pages} of the history says that there is more, but page after page brought nothing new`
      );
    cursor = nextCursor(page, cursors, pages);
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
function nextCursor(page, cursors, pages) {
  const { nextCursor: cursor } = page.pagination;
  if (cursor === null || cursor === "")
    throw incomplete("missing-cursor", `page ${pages} of the history says that there is more, and not where`);
  if (cursor.length > limits2.cursor)
    throw incomplete(
      "cursor-too-long",
      `page ${pages} of the history has a cursor of more than ${limits2.cursor} characters`
    );
  if (!cursor.isWellFormed())
    throw incomplete("schema", `page ${pages} of the history has a cursor that is not well-formed text`);
  if (cursors.has(cursor))
    throw incomplete("repeated-cursor", `page ${pages} of the history leads back to a page that was read`);
  cursors.add(cursor);
  return cursor;
}
function onPage(pages, error) {
  return error instanceof HttpFailure ? error.retold((message) => `page ${pages} of the history: ${message}`) : error;
}
function incomplete(code, message, hint = REPORT) {
  return new HttpFailure(code, message, false, { hint });
}

export {
  serviceAddress,
  apiKey,
  HttpFailure,
  mayUseProxy,
  Client,
  pagingOf,
  eachPage,
  eachItem,
  pullHistory,
  readHistory
};
