// Requests to the service: one declared endpoint at a time, retried where that is safe, decoded inside the attempt so
// that a body that broke on its way is asked for again.
import { DriftlineError } from "../errors.ts";
import type { Endpoint } from "./endpoint.ts";
import { HttpFailure, REPORT } from "./failure.ts";
import { createTransport, type HttpReply, type Transport } from "./http.ts";
import { type Clock, defaultRetry, Retries, retryAfter, type RetryPolicy, systemClock } from "./retry.ts";

export interface ClientOptions {
  /** From serviceAddress. */
  readonly baseUrl: URL;
  /** From apiKey. */
  readonly apiKey: string;
  readonly userAgent: string;
  readonly transport?: Transport;
  readonly clock?: Clock;
  readonly retry?: RetryPolicy;
}

const transientStatus = new Set([408, 429, 500, 502, 503, 504]);
const redirects = new Set([301, 302, 303, 307, 308]);
/** Problems of a body that a second answer may not have. */
const brokenBody = new Set(["empty", "truncated"]);
/** What a body may also look like that was cut inside a number or a character, where nothing else tells of the cut. */
const cutBody = new Set(["syntax", "invalid-utf8"]);

export class Client {
  readonly #options: ClientOptions;
  readonly #transport: Transport;
  readonly #clock: Clock;
  readonly #retries: Retries;
  #requests = 0;
  #emulated = false;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#transport = options.transport ?? createTransport();
    this.#clock = options.clock ?? systemClock;
    this.#retries = new Retries(options.retry ?? defaultRetry, this.#clock);
  }

  /** How many requests were sent, those that failed included. One whose kept connection had ended counts once. */
  get requests(): number {
    return this.#requests;
  }

  /** Whether any answer said that it came from an emulator. */
  get emulated(): boolean {
    return this.#emulated;
  }

  /**
   * Reads an endpoint that changes nothing.
   * @param decode reads the body of a success; what it throws as truncated or empty is asked for again
   * @throws DriftlineError `incomplete`, which never carries a body, a header or the key
   */
  async get<T>(endpoint: Endpoint, query: Readonly<Record<string, string>>, decode: (body: Buffer) => T): Promise<T> {
    const url = addressOf(this.#options.baseUrl, endpoint, query);
    for (let attempt = 1, suspicious = 0; ; attempt++) {
      let asked: number | undefined;
      try {
        const reply = await this.#send(url, this.#retries.left());
        asked = retryAfter(reply.headers, Date.now());
        return this.#read(reply, endpoint, decode);
      } catch (error) {
        if (!(error instanceof HttpFailure)) throw error;
        // A login page or an empty answer may be a hiccup once; twice it is the answer.
        if (isSuspicious(error) && ++suspicious > 1) throw error.afterAttempts(attempt);
        await this.#retries.before(attempt, error, asked);
      }
    }
  }

  async #send(url: URL, within: number): Promise<HttpReply> {
    this.#requests++;
    const headers = {
      accept: "application/json",
      "accept-encoding": "gzip",
      authorization: `Bearer ${this.#options.apiKey}`,
      "user-agent": this.#options.userAgent,
    };
    const reply = await this.#transport({ method: "GET", url, headers, within });
    this.#emulated ||= reply.headers["x-driftline-emulator"] !== undefined;
    return reply;
  }

  #read<T>(reply: HttpReply, endpoint: Endpoint, decode: (body: Buffer) => T): T {
    if (reply.status !== endpoint.success) throw refused(reply, requestId(reply.body, this.#options.apiKey));
    const type = (reply.headers["content-type"] ?? "").trim().toLowerCase();
    if (!/^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/.test(type)) throw notJson(type, reply.body.length);
    try {
      return decode(reply.body);
    } catch (error) {
      if (error instanceof DriftlineError && error.code === "incomplete") throw broken(error, reply.delimited);
      throw error;
    }
  }
}

function addressOf(baseUrl: URL, endpoint: Endpoint, query: Readonly<Record<string, string>>): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, "")}${endpoint.path}`;
  // Not URLSearchParams: it writes a space as a plus, which only some servers read as one.
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  url.search = pairs.join("&");
  return url;
}

/** Types that may be named. Any other is the service's own text. */
const knownTypes = /^(?:text\/(?:html|plain|xml)|application\/(?:json|problem\+json|xml|octet-stream))(?![\w.+-])/;

function notJson(type: string, bytes: number): HttpFailure {
  const name = type === "" ? "no content type" : (knownTypes.exec(type)?.[0] ?? "another content type");
  const what = name === "application/json" ? "JSON that is not in UTF-8" : name;
  return new HttpFailure(
    "content-type",
    `the service answered with ${what} (${bytes} bytes) where JSON in UTF-8 should be`,
    true,
    { hint: "check the address: a login page or a proxy may stand in between" },
  );
}

/** A status that is no success, in words. */
function refused(reply: HttpReply, id: string | undefined): HttpFailure {
  const { status } = reply;
  const say = (code: string, message: string, hint?: string, transient = false) =>
    new HttpFailure(
      code,
      `${message} (${status}${id ? `, request ${id}` : ""})`,
      transient,
      hint === undefined ? {} : { hint },
    );
  const html = /html/i.test(reply.headers["content-type"] ?? "");
  if (redirects.has(status))
    return say(
      "redirect",
      "the service redirects elsewhere, and the key is not sent there",
      "give the address it moved to, if you trust it",
    );
  if (status === 401)
    return say("unauthorized", "the service does not accept the key", "generate a key in the settings of the service");
  if (status === 403)
    return html
      ? say("forbidden", "a page that looks like one of a proxy forbids this", "let the proxy allow the service's host")
      : say("forbidden", "the key may not read this", "use the key of a manager or an owner");
  if (status === 404) return say("not-found", "the service has nothing at this address", "check the address");
  if (status === 407)
    return say("proxy", "a proxy asks for credentials", "let the proxy allow the service's host without them");
  if (status === 429) return say("rate-limited", "the service asks to slow down", undefined, true);
  if (transientStatus.has(status)) return say("service-error", "the service failed", undefined, true);
  return say("unexpected-status", "the service answered in a way its interface does not name", REPORT);
}

/** The request id in an error body. One that shows any of the key is none. */
function requestId(body: Buffer, key: string): string | undefined {
  try {
    const id = (JSON.parse(body.toString("utf8")) as { requestId?: unknown } | null)?.requestId;
    if (typeof id !== "string" || !/^[\w-]{1,64}$/.test(id)) return undefined;
    return showsSome(id.toLowerCase(), key.toLowerCase()) ? undefined : id;
  } catch {
    return undefined; // an error body need not be JSON
  }
}

/** Whether a text holds eight characters in a row of another. */
function showsSome(text: string, of: string): boolean {
  for (let i = 0; i + 8 <= of.length; i++) if (text.includes(of.slice(i, i + 8))) return true;
  return false;
}

/** What decoding objected to, as a failure of the exchange. */
function broken(error: DriftlineError, delimited: boolean): HttpFailure {
  const { code = "schema", message, revision, hint = REPORT } = error.problems[0]!;
  const transient = brokenBody.has(code) || (!delimited && cutBody.has(code));
  return new HttpFailure(code, message, transient, { hint, ...(revision !== undefined && { revision }) });
}

function isSuspicious(failure: HttpFailure): boolean {
  return failure.problems[0]?.code === "content-type" || failure.problems[0]?.code === "empty";
}
