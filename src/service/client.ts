// Requests to the service: one declared endpoint at a time, retried where that is safe, decoded inside the attempt so
// that a body that broke on its way is asked for again.
import { DriftlineError } from "../errors.ts";
import { readAnswer } from "./answer.ts";
import type { BodyOf, Endpoint } from "./endpoint.ts";
import { abandoned, HttpFailure, REPORT } from "./failure.ts";
import { createTransport, type HttpReply, type Transport } from "./http.ts";
import { checkedParts } from "./input.ts";
import { PageSizes } from "./page-sizes.ts";
import { leavesOpen, notJson, refused } from "./refusal.ts";
import { addressOf, bodyTextOf, type Hosts } from "./request.ts";
import { type Clock, defaultRetry, Retries, retryAfter, type RetryPolicy, systemClock } from "./retry.ts";
import { ServiceError } from "./service-error.ts";
import { type TracedRequest, tracedRequest } from "./traced.ts";
import type { Values } from "./wire.ts";
import { firstIn } from "../lists.ts";

export interface ClientOptions extends Hosts {
  /** From apiKey. */
  readonly apiKey: string;
  readonly userAgent: string;
  readonly transport?: Transport;
  readonly clock?: Clock;
  readonly retry?: RetryPolicy;
  /** The day it is, in UTC. */
  readonly today?: () => string;
  /** Told of every request that was sent, when its answer was read or did not come. */
  readonly trace?: ((request: TracedRequest) => void) | undefined;
  /** What is known of the sizes of pages; clients of one service may share it. */
  readonly pageSizes?: PageSizes | undefined;
  /** Ends requests and waits when the caller gives up. */
  readonly signal?: AbortSignal | undefined;
}

interface Sent {
  readonly endpoint: Endpoint;
  /** The declared path that is asked. */
  readonly path: string;
  readonly url: URL;
  readonly body?: string | undefined;
}

interface Asked extends Pick<Sent, "endpoint" | "body"> {
  readonly params: Values;
  readonly query: Values;
}

/** Whether nothing is at an address. */
function isNowhere(error: unknown): boolean {
  return error instanceof HttpFailure && (error.status === 404 || error.status === 410);
}

/** Problems of a body that a second answer may not have. */
const brokenBody = new Set(["empty", "truncated"]);
/** What a body may also look like that was cut inside a number or a character, where nothing else tells of the cut. */
const cutBody = new Set(["syntax", "invalid-utf8"]);

export class Client {
  readonly #options: ClientOptions;
  readonly #transport: Transport;
  readonly #clock: Clock;
  readonly #retries: Retries;
  readonly #pageSizes: PageSizes;
  /** Endpoints that are at their other path. */
  readonly #moved = new Set<string>();
  #requests = 0;
  #emulated = false;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#transport = options.transport ?? createTransport();
    this.#clock = options.clock ?? systemClock;
    this.#retries = new Retries(options.retry ?? defaultRetry, this.#clock);
    this.#pageSizes = options.pageSizes ?? new PageSizes();
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
   * Calls an endpoint whose answer holds no settings.
   * @param input its parameters, query and body in one object
   * @returns the body of its success, as it came
   * @throws DriftlineError `usage`, before anything is sent, with all that is wrong with the input
   * @throws ServiceError when it did not succeed
   */
  async call<E extends Endpoint>(endpoint: E, input: Values): Promise<BodyOf<E>> {
    if (endpoint.sealed) throw new DriftlineError("internal", `${endpoint.name} is read through the seal`);
    return this.read(endpoint, input, (body) => readAnswer(endpoint, input, body) as BodyOf<E>);
  }

  /**
   * Calls an endpoint, whose answer is read by `decode`; what that throws as truncated or empty is asked for again.
   * Throws as `call` does.
   */
  async read<T>(endpoint: Endpoint, input: Values, decode: (body: Buffer) => T): Promise<T> {
    const parts = this.check(endpoint, input);
    const body = bodyTextOf(parts);
    try {
      return await this.#pageSizes.fitting(endpoint, parts.query, (query) =>
        this.#ask({ endpoint, params: parts.params, query, body }, decode),
      );
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      if (endpoint.paging && error.problems[0]?.code === "too-large")
        throw new ServiceError(error.retold((message) => `${message}; a smaller page (limit) may fit`));
      const open = endpoint.method !== "GET" && leavesOpen(error);
      throw new ServiceError(error, open ? (endpoint.effect ?? "it may have been done") : undefined);
    }
  }

  /** The parts of a request that an input makes. @throws DriftlineError `usage` with all that is wrong with it */
  check(endpoint: Endpoint, input: Values) {
    return checkedParts(endpoint, input, (this.#options.today ?? currentDay)());
  }

  /**
   * Reads an endpoint that changes nothing.
   * @param decode reads the body of a success; what it throws as truncated or empty is asked for again
   * @throws DriftlineError `incomplete`, which never carries a body, a header or the key
   */
  async get<T>(endpoint: Endpoint, query: Readonly<Record<string, string>>, decode: (body: Buffer) => T): Promise<T> {
    return this.#pageSizes.fitting(endpoint, query, (fitting) =>
      this.#ask({ endpoint, params: {}, query: fitting, body: undefined }, decode),
    );
  }

  /** Asks at the path where the endpoint is: of two that are published, a service may have either. */
  async #ask<T>({ endpoint, params, query, body }: Asked, decode: (body: Buffer) => T): Promise<T> {
    const at = (path: string) =>
      this.#exchange(
        { endpoint, path, url: addressOf(this.#options, endpoint, { params, query }, path), body },
        decode,
      );
    const { path, otherPath } = endpoint;
    if (otherPath === undefined) return at(path);
    if (this.#moved.has(endpoint.name)) return at(otherPath);
    try {
      return await at(path);
    } catch (error) {
      if (!isNowhere(error)) throw error;
      const answer = await at(otherPath).catch((reason: unknown) => {
        throw isNowhere(reason) ? error : reason;
      });
      this.#moved.add(endpoint.name);
      return answer;
    }
  }

  async #exchange<T>(request: Sent, decode: (body: Buffer) => T): Promise<T> {
    const { signal } = this.#options;
    for (let attempt = 1, suspicious = 0; ; attempt++) {
      let delay: number | undefined;
      if (signal?.aborted) throw abandoned(false);
      const within = this.#retries.left();
      const trace = this.#tracer(request, attempt - 1);
      let reply: HttpReply | undefined;
      try {
        reply = await this.#send(request, within);
        delay = retryAfter(reply.headers, Date.now());
        const answer = this.#read(reply, request.endpoint, decode);
        trace(reply);
        return answer;
      } catch (error) {
        if (!(error instanceof HttpFailure)) throw error;
        trace(reply, error);
        // A login page or an empty answer may be a hiccup once; twice it is the answer.
        if (isSuspicious(error) && ++suspicious > 1) throw error.afterAttempts(attempt);
        // What changes something must not happen twice.
        if (request.endpoint.method !== "GET" && leavesOpen(error)) throw error.afterAttempts(attempt);
        await this.#retries.before(attempt, error, delay, signal);
      }
    }
  }

  /** What tells of a request that is sent now. */
  #tracer({ endpoint: { name, method }, path }: Sent, retries: number) {
    const started = this.#clock.now();
    return (reply: HttpReply | undefined, failure?: HttpFailure) => {
      const milliseconds = Math.round(this.#clock.now() - started);
      const request = { name, method, path, milliseconds, retries };
      this.#options.trace?.(tracedRequest(request, reply, failure, this.#options.apiKey));
    };
  }

  async #send({ endpoint: { method }, url, body }: Sent, within: number): Promise<HttpReply> {
    this.#requests++;
    const headers = {
      accept: "application/json",
      "accept-encoding": "gzip",
      authorization: `Bearer ${this.#options.apiKey}`,
      "user-agent": this.#options.userAgent,
      ...(body !== undefined && { "content-type": "application/json" }),
    };
    const reply = await this.#transport({
      method,
      url,
      headers,
      within,
      ...(body !== undefined && { body }),
      ...(this.#options.signal && { signal: this.#options.signal }),
    });
    this.#emulated ||= reply.headers["x-driftline-emulator"] !== undefined;
    return reply;
  }

  #read<T>(reply: HttpReply, endpoint: Endpoint, decode: (body: Buffer) => T): T {
    if (!isAnswer(reply.status)) throw refused(reply, endpoint, this.#options.apiKey);
    const other = notJson(reply);
    if (other) throw other;
    try {
      return decode(reply.body);
    } catch (error) {
      if (error instanceof DriftlineError && error.code === "incomplete") throw broken(error, reply);
      throw error;
    }
  }
}

function currentDay(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Whether a status says that what was asked for is done, and comes with a body: then the body decides. */
function isAnswer(status: number): boolean {
  return status >= 200 && status < 300 && status !== 204 && status !== 205;
}

/** What decoding objected to, as a failure of the exchange. */
function broken(error: DriftlineError, { delimited, status }: HttpReply): HttpFailure {
  const { code = "schema", message, revision, hint = REPORT } = firstIn(error.problems);
  const transient = brokenBody.has(code) || (!delimited && cutBody.has(code));
  return new HttpFailure(code, message, transient, { hint, status, ...(revision !== undefined && { revision }) });
}

function isSuspicious(failure: HttpFailure): boolean {
  return failure.problems[0]?.code === "content-type" || failure.problems[0]?.code === "empty";
}
