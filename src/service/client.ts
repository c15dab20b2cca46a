// Sends requests to the service, one declared endpoint at a time. Retries where that is safe. Decodes inside the
// attempt, so that a damaged body is requested again.
import { DriftlineError, type Problem } from "../errors.ts";
import { dayOf } from "../model/instant.ts";
import { userAgent } from "../model/version.ts";
import { hide } from "../seal/hide.ts";
import { sealedSentence } from "../seal/sentence.ts";
import { readAnswer } from "./answer.ts";
import type { Endpoint } from "./endpoint.ts";
import { abortFailure, HttpFailure, REPORT } from "./failure.ts";
import { createTransport, type HttpReply, type Transport } from "./http.ts";
import { checkedParts } from "./input.ts";
import { PageSizes } from "./page-sizes.ts";
import { leavesOpen, notJson, refusalOf, requestIdOf } from "./refusal.ts";
import { addressOf, type Hosts } from "./request.ts";
import { type Clock, defaultRetry, httpDate, Retries, retryAfter, type RetryPolicy, systemClock } from "./retry.ts";
import { ServiceError } from "./service-error.ts";
import { type TracedRequest, tracedRequest } from "./traced-request.ts";
import type { Values } from "./wire.ts";
import { firstIn } from "../lists.ts";
import type { OutputOf } from "./types.ts";

export interface ClientOptions extends Hosts {
  /** The result of apiKey(). */
  readonly apiKey: string;
  readonly transport?: Transport;
  readonly clock?: Clock;
  readonly retry?: RetryPolicy;
  /** Returns the current day in UTC. */
  readonly today?: () => string;
  /** Called for every sent request, after its answer was read or failed. */
  readonly trace?: ((request: TracedRequest) => void) | undefined;
  /** Known page sizes. Clients of one service may share them. */
  readonly pageSizes?: PageSizes | undefined;
  /** Ends requests and waits if the caller aborts. */
  readonly signal?: AbortSignal | undefined;
}

interface SentRequest {
  readonly endpoint: Endpoint;
  /** The declared path of the request. */
  readonly path: string;
  readonly url: URL;
  readonly body?: string | undefined;
}

interface RequestInput extends Pick<SentRequest, "endpoint" | "body"> {
  readonly params: Values;
  readonly query: Values;
}

/** Whether the service has nothing at this path. */
function isNowhere(error: unknown): boolean {
  return error instanceof HttpFailure && (error.status === 404 || error.status === 410);
}

/** Problems of a body that another attempt may not have. */
const brokenBody = new Set(["empty", "truncated"]);
/** Problems of a body cut inside a number or a character. Retried only if the answer did not state its length. */
const cutBody = new Set(["syntax", "invalid-utf8"]);

/** A machine's clock that is this far behind the service's is wrong, in milliseconds. */
const MAX_BEHIND = 10 * 60_000;

export class Client {
  readonly #options: ClientOptions;
  readonly #transport: Transport;
  readonly #clock: Clock;
  readonly #retries: Retries;
  readonly #pageSizes: PageSizes;
  /** Names of endpoints that answer at their other path. */
  readonly #movedEndpoints = new Set<string>();
  #requests = 0;
  #isEmulated = false;
  #isClockBehind = false;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#transport = options.transport ?? createTransport();
    this.#clock = options.clock ?? systemClock;
    this.#retries = new Retries(options.retry ?? defaultRetry, this.#clock);
    this.#pageSizes = options.pageSizes ?? new PageSizes();
  }

  /** The number of sent requests, including failed ones. A request repeated after a stale connection counts once. */
  get requests(): number {
    return this.#requests;
  }

  /** Whether any answer came from an emulator, by its header. */
  get isEmulated(): boolean {
    return this.#isEmulated;
  }

  /**
   * Whether an answer was dated after it arrived, by this machine's clock. The opposite says nothing: an answer may
   * come from a cache.
   */
  get isClockBehind(): boolean {
    return this.#isClockBehind;
  }

  /**
   * Calls an endpoint whose answer holds no settings.
   * @param input its parameters, query and body in one object
   * @returns the body of the success, unchanged
   * @throws DriftlineError `usage` with all problems of the input, before anything is sent
   * @throws ServiceError if it did not succeed
   */
  async call<E extends Endpoint>(endpoint: E, input: Values): Promise<OutputOf<E>> {
    if (endpoint.sealed) throw new DriftlineError("internal", `${endpoint.name} is read through the seal`);
    return this.read(endpoint, input, (body) => readAnswer(endpoint, input, body) as OutputOf<E>);
  }

  /**
   * Calls an endpoint, and reads the answer with `decode`. Repeats the request if `decode` throws truncated or empty.
   * Throws like `call`.
   */
  async read<T>(endpoint: Endpoint, input: Values, decode: (body: Buffer) => T): Promise<T> {
    const parts = this.check(endpoint, input);
    const body = parts.body && JSON.stringify(parts.body);
    try {
      return await this.#pageSizes.fitting(endpoint, parts.query, (query) =>
        this.#ask({ endpoint, params: parts.params, query, body }, (answer) => decodeAnswer(endpoint, answer, decode)),
      );
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      if (endpoint.paging && error.problems[0]?.code === "too-large" && Number(parts.query["limit"]) !== 1)
        throw new ServiceError(error.retold((message) => `${message}; a smaller page (limit) may fit`));
      const open = endpoint.method !== "GET" && leavesOpen(error);
      const effect = open ? (endpoint.effect ?? "it may have been done") : undefined;
      throw new ServiceError(error, effect, { isRepeatable: endpoint.method === "PUT" });
    }
  }

  /** Splits an input into the parts of a request. @throws DriftlineError `usage` with all problems of the input */
  check(endpoint: Endpoint, input: Values) {
    return checkedParts(endpoint, input, this.#options.today?.() ?? dayOf(Date.now()));
  }

  /**
   * Reads an endpoint that changes nothing.
   * @param decode reads the body of a success; if it throws truncated or empty, the request is repeated
   * @throws DriftlineError `incomplete`, which never carries a body, a header or the key
   */
  async get<T>(endpoint: Endpoint, query: Readonly<Record<string, string>>, decode: (body: Buffer) => T): Promise<T> {
    return this.#pageSizes.fitting(endpoint, query, (fitting) =>
      this.#ask({ endpoint, params: {}, query: fitting, body: undefined }, decode),
    );
  }

  /** Sends a request to the endpoint's path, or to its other path: a service may have either of two published paths. */
  async #ask<T>({ endpoint, params, query, body }: RequestInput, decode: (body: Buffer) => T): Promise<T> {
    const at = (path: string) =>
      this.#exchange(
        { endpoint, path, url: addressOf(this.#options, endpoint, { params, query }, path), body },
        decode,
      );
    const { path, otherPath } = endpoint;
    if (otherPath === undefined) return at(path);
    if (this.#movedEndpoints.has(endpoint.name)) return at(otherPath);
    try {
      return await at(path);
    } catch (error) {
      if (!isNowhere(error)) throw error;
      const answer = await at(otherPath).catch((reason: unknown) => {
        throw isNowhere(reason) ? error : reason;
      });
      this.#movedEndpoints.add(endpoint.name);
      return answer;
    }
  }

  async #exchange<T>(request: SentRequest, decode: (body: Buffer) => T): Promise<T> {
    const { signal } = this.#options;
    for (let attempt = 1, suspicious = 0; ; attempt++) {
      let delay: number | undefined;
      if (signal?.aborted) throw abortFailure(false);
      const within = this.#retries.remainingTime();
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
        // A login page or an empty answer may occur once by accident. The second one is final.
        if (["content-type", "empty"].includes(error.problems[0]?.code ?? "") && ++suspicious > 1)
          throw error.afterAttempts(attempt);
        // Do not repeat a request that may already have changed something.
        if (request.endpoint.method !== "GET" && leavesOpen(error)) throw error.afterAttempts(attempt);
        await this.#retries.before(attempt, error, delay, signal);
      }
    }
  }

  /** Returns a function that reports the request sent now to `trace`. */
  #tracer({ endpoint: { method }, path }: SentRequest, retries: number) {
    const started = this.#clock.now();
    return (reply: HttpReply | undefined, failure?: HttpFailure) => {
      const milliseconds = Math.round(this.#clock.now() - started);
      const request = { method, path, milliseconds, retries };
      this.#options.trace?.(tracedRequest(request, reply, failure, this.#options.apiKey));
    };
  }

  /** Hides the key in a text that the service wrote. */
  hide(text: string): string {
    return hide(text, this.#options.apiKey);
  }

  /** Returns a sentence of the service without the key and other secrets; undefined if it shows a part of the key. */
  sealedSentence(text: string): string | undefined {
    return sealedSentence(this.hide(text), this.#options.apiKey);
  }

  async #send({ endpoint: { method }, url, body }: SentRequest, within: number): Promise<HttpReply> {
    this.#requests++;
    const headers = {
      accept: "application/json",
      "accept-encoding": "gzip",
      authorization: `Bearer ${this.#options.apiKey}`,
      "user-agent": userAgent,
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
    this.#isEmulated ||= reply.headers["x-driftline-emulator"] !== undefined;
    this.#isClockBehind ||= (httpDate(reply.headers.date) ?? 0) - Date.now() > MAX_BEHIND;
    return reply;
  }

  #read<T>(reply: HttpReply, endpoint: Endpoint, decode: (body: Buffer) => T): T {
    const { apiKey } = this.#options;
    if (!isAnswer(reply.status)) throw refusalOf(reply, endpoint, apiKey);
    const failure = notJson(reply, apiKey);
    if (failure) throw failure;
    try {
      return decode(reply.body);
    } catch (error) {
      if (error instanceof DriftlineError && error.code === "incomplete") throw bodyFailure(error, reply, apiKey);
      throw error;
    }
  }
}

/** Reads an answer. @throws DriftlineError what `decode` throws; the problems of an answer begin with its endpoint */
function decodeAnswer<T>({ name }: Endpoint, answer: Buffer, decode: (answer: Buffer) => T): T {
  try {
    return decode(answer);
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    const withEndpointName = (problem: Problem) => ({
      ...problem,
      message: `the answer of ${name}: ${problem.message}`,
    });
    throw new DriftlineError("incomplete", error.problems.map(withEndpointName));
  }
}

/** Whether a status means success with a body. Then the body decides. */
function isAnswer(status: number): boolean {
  return status >= 200 && status < 300 && status !== 204 && status !== 205;
}

/** Converts a decoding error to a failure of the exchange. */
function bodyFailure(error: DriftlineError, reply: HttpReply, key: string): HttpFailure {
  const { delimited, status } = reply;
  const { code = "schema", message, revision, hint = REPORT } = firstIn(error.problems);
  const transient = brokenBody.has(code) || (!delimited && cutBody.has(code));
  const details = { hint, status, requestId: requestIdOf(reply, key) };
  return new HttpFailure(code, message, transient, { ...details, ...(revision !== undefined && { revision }) });
}
