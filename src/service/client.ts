// Requests to the service: one declared endpoint at a time, retried where that is safe, decoded inside the attempt so
// that a body that broke on its way is asked for again.
import { DriftlineError } from "../errors.ts";
import type { Endpoint } from "./endpoint.ts";
import { createTransport, HttpFailure, type HttpReply, type Transport } from "./http.ts";
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
/** Problems of a body that a second answer may not have. */
const brokenBody = new Set(["empty", "truncated"]);

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

  /** How many requests were sent, those that failed included. */
  get requests(): number {
    return this.#requests;
  }

  /** Whether any answer said that it came from an emulator. */
  get emulated(): boolean {
    return this.#emulated;
  }

  /**
   * Reads an endpoint that changes nothing.
   * @param decode reads the body of a success; what it throws as truncated or empty is asked for once more
   * @throws DriftlineError `incomplete`, which never carries a body, a header or the key
   */
  async get<T>(endpoint: Endpoint, query: Readonly<Record<string, string>>, decode: (body: Buffer) => T): Promise<T> {
    const url = new URL(this.#options.baseUrl);
    url.pathname = `${url.pathname.replace(/\/$/, "")}${endpoint.path}`;
    url.search = new URLSearchParams(query).toString();
    for (let attempt = 1, suspicious = 0; ; attempt++) {
      let asked: number | undefined;
      try {
        this.#retries.check();
        const reply = await this.#send(url);
        asked = retryAfter(reply.headers, Date.now());
        return decodeReply(reply, endpoint, decode);
      } catch (error) {
        if (!(error instanceof DriftlineError)) throw error;
        const failure = error instanceof HttpFailure ? error : broken(error);
        // A login page or an empty answer may be a hiccup once; twice it is the answer.
        if (failure.transient && isSuspicious(failure) && ++suspicious > 1) throw failure;
        await this.#retries.before(attempt, failure, asked);
      }
    }
  }

  async #send(url: URL): Promise<HttpReply> {
    this.#requests++;
    const headers = {
      accept: "application/json",
      "accept-encoding": "gzip",
      authorization: `Bearer ${this.#options.apiKey}`,
      "user-agent": this.#options.userAgent,
    };
    const reply = await this.#transport({ method: "GET", url, headers });
    this.#emulated ||= reply.headers["x-driftline-emulator"] !== undefined;
    return reply;
  }
}

function decodeReply<T>(reply: HttpReply, endpoint: Endpoint, decode: (body: Buffer) => T): T {
  if (reply.status !== endpoint.success) throw refused(reply);
  const type = (reply.headers["content-type"] ?? "").toLowerCase();
  if (!/^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?$/.test(type.trim())) {
    const name = /^[a-z0-9.+-]+\/[a-z0-9.+-]+/.exec(type)?.[0] ?? "no content type";
    throw new HttpFailure(
      "content-type",
      `the service answered with ${name} (${reply.body.length} bytes) where JSON should be`,
      true,
    );
  }
  return decode(reply.body);
}

/** A status that is no success, in words. Of the body only a request id is read. */
function refused(reply: HttpReply): HttpFailure {
  const { status } = reply;
  const id = requestId(reply);
  const say = (code: string, message: string, transient = false) =>
    new HttpFailure(code, `${message} (${status}${id ? `, request ${id}` : ""})`, transient);
  const html = /html/.test(reply.headers["content-type"] ?? "") ? "; the page looks like one of a proxy" : "";
  if (status >= 300 && status < 400)
    return say("redirect", "the service redirects elsewhere, and the key is not sent there");
  if (status === 401) return say("unauthorized", "the service does not accept the key");
  if (status === 403) return say("forbidden", `the key may not read this: it takes a manager's or owner's key${html}`);
  if (status === 404) return say("not-found", "the service has no such endpoint: is the address right?");
  if (status === 407) return say("proxy", "a proxy asks for credentials");
  if (status === 429) return say("rate-limited", "the service asks to slow down", true);
  if (transientStatus.has(status)) return say("service-error", "the service failed", true);
  return say("unexpected-status", "the service answered in a way its interface does not name");
}

function requestId(reply: HttpReply): string | undefined {
  if (reply.body.length > 65_536) return undefined;
  try {
    const body: unknown = JSON.parse(reply.body.toString("utf8"));
    const id = (body as { requestId?: unknown } | null)?.requestId;
    return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : undefined;
  } catch {
    return undefined; // an error body need not be JSON
  }
}

/** What decoding objected to, as a failure of the exchange. */
function broken(error: DriftlineError): HttpFailure {
  const [problem] = error.problems;
  const code = problem?.code ?? "schema";
  return new HttpFailure(code, problem?.message ?? "the answer could not be read", brokenBody.has(code));
}

function isSuspicious(failure: HttpFailure): boolean {
  return failure.problems[0]?.code === "content-type" || failure.problems[0]?.code === "empty";
}
