// One HTTP exchange with limits on time and size. Uses node:http, because fetch follows redirects, inflates without a
// limit and has no idle timeout.
import http from "node:http";
import https from "node:https";
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { bodyOf } from "./body.ts";
import { abortFailure, HttpFailure, isReset, networkFailure } from "./failure.ts";
import { mayUseProxy } from "./proxy.ts";

export interface Timeouts {
  /** Milliseconds: to connect, until the headers, between two chunks, for the whole exchange. */
  readonly connect: number;
  readonly headers: number;
  readonly idle: number;
  readonly total: number;
}

export const defaultTimeouts: Timeouts = { connect: 10_000, headers: 30_000, idle: 15_000, total: 60_000 };

/** The limit for a body in bytes, before and after inflation. */
const MAX_BODY = 32 * 2 ** 20;
/** The limit for the body of a refusal in bytes: only a reason and a request id are read from it. */
const MAX_REFUSAL = 65_536;

export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds that the caller has left. The exchange ends then at the latest. */
  readonly within?: number;
  /** Ends the exchange if the caller aborts. */
  readonly signal?: AbortSignal | undefined;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** Empty if the status is no success and the body did not arrive completely. */
  readonly body: Buffer;
  /** Whether the answer states its length. If not, a cut cannot be detected. */
  readonly delimited: boolean;
  /** Set if the connection was encrypted. */
  readonly tls?: TlsFacts;
}

export interface TlsFacts {
  /** `TLSv1.3`. */
  readonly protocol: string;
  /** The certificate's end of validity, as written; null if it has none. */
  readonly validTo: string | null;
}

export type Transport = (request: HttpRequest) => Promise<HttpReply>;

const proxy = mayUseProxy ? { proxyEnv: process.env } : {};

const agents = (keepAlive: boolean) => ({
  // Only for this machine, therefore without a proxy.
  "http:": new http.Agent({ keepAlive, maxSockets: 4 }),
  // Explicit, so that no environment variable can disable it.
  "https:": new https.Agent({ keepAlive, maxSockets: 4, rejectUnauthorized: true, ...proxy }),
});
const reused = agents(true);
const fresh = agents(false);

/** Creates a transport with these limits. It never follows redirects, and returns them like any other reply. */
export function createTransport(timeouts: Timeouts = defaultTimeouts, maxBody = MAX_BODY): Transport {
  // A kept connection may be stale. Only requests without effect can be repeated on a new one.
  return (request) => exchange(request, { timeouts, maxBody }, request.method === "GET" ? reused : fresh);
}

interface Limits {
  readonly timeouts: Timeouts;
  readonly maxBody: number;
}

function exchange(request: HttpRequest, limits: Limits, pool: ReturnType<typeof agents>): Promise<HttpReply> {
  return new Promise<HttpReply>((resolve, reject) => {
    const { url, method, headers } = request;
    const outgoing =
      url.protocol === "https:"
        ? https.request(url, { method, agent: pool["https:"], ...viaProxy(limits) })
        : http.request(url, { method, agent: pool["http:"] });
    // Not in the options: with NODE_DEBUG set, Node prints them, including the key.
    try {
      for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    } catch (error) {
      outgoing.on("error", () => {}).destroy();
      throw error;
    }
    new Exchange(request, limits, outgoing, { resolve, reject }).begin();
  });
}

/** While a proxy connects to the service, a request has no socket: only Node's own timeout ends that. */
function viaProxy({ timeouts }: Limits): { timeout?: number } {
  return mayUseProxy ? { timeout: timeouts.connect } : {};
}

interface Settlement {
  readonly resolve: (reply: HttpReply | Promise<HttpReply>) => void;
  readonly reject: (error: unknown) => void;
}

/** One request and its reply. It settles once; what happens afterwards has no effect. */
class Exchange {
  readonly #request: HttpRequest;
  readonly #limits: Limits;
  readonly #outgoing: http.ClientRequest;
  readonly #settlement: Settlement;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** One more second for each 128 KB to send, in milliseconds: the connection may be slow. */
  readonly #upload: number;
  /** When the caller's time is over, on the clock of `performance`. */
  readonly #allowed: number;
  #until: number;
  #head: Omit<HttpReply, "body"> | undefined;
  #isOver = false;
  /** Node writes the request after the connection is established, not before. */
  #reached = false;

  constructor(request: HttpRequest, limits: Limits, outgoing: http.ClientRequest, settlement: Settlement) {
    this.#request = request;
    this.#limits = limits;
    this.#outgoing = outgoing;
    this.#settlement = settlement;
    this.#upload = Math.floor((request.body?.length ?? 0) / 128);
    this.#allowed = performance.now() + (request.within ?? Infinity);
    this.#until = this.#allowed;
  }

  begin(): void {
    const { signal, within, body } = this.#request;
    const outgoing = this.#outgoing;
    signal?.addEventListener("abort", this.#abandon);
    if (within !== undefined) this.#start("total", Math.max(1, within), "no connection to the service was free");
    outgoing.once("socket", (socket) => this.#connect(socket));
    // More errors may follow after the result is settled. Without a listener they would end the process.
    outgoing.on("error", this.#fail);
    outgoing.once("close", () => {
      if (!this.#head)
        this.#fail(
          new HttpFailure("network", "the service ended the connection instead of answering", true, {
            reached: this.#reached,
          }),
        );
    });
    outgoing.once("response", (reply) => this.#receive(reply));
    outgoing.end(body);
  }

  #connect(socket: Socket): void {
    const { total, headers, connect } = this.#limits.timeouts;
    // Not before: until then the request waits for earlier requests of this process, and not for the service.
    this.#until = Math.min(this.#allowed, performance.now() + total + this.#upload);
    this.#start("total", Math.max(1, this.#until - performance.now()), "the service did not finish its answer");
    this.#start("headers", headers + this.#upload, "the service did not begin to answer");
    this.#reached = !socket.connecting;
    if (this.#reached) return;
    this.#start("connect", connect, "no connection to the service came about");
    // Must run before the other listeners, because they write the request.
    socket.prependOnceListener(this.#request.url.protocol === "https:" ? "secureConnect" : "connect", () => {
      this.#reached = true;
      this.#stop("connect");
    });
  }

  #receive(reply: http.IncomingMessage): void {
    const { timeouts, maxBody } = this.#limits;
    this.#stop("headers");
    const head: Omit<HttpReply, "body"> = {
      status: reply.statusCode ?? 0,
      headers: reply.headers,
      delimited: ["content-length", "transfer-encoding"].some((name) => name in reply.headers),
      ...(reply.socket instanceof TLSSocket && { tls: tlsFacts(reply.socket) }),
    };
    this.#head = head;
    const most = isSuccess(head.status) ? maxBody : Math.min(maxBody, MAX_REFUSAL);
    const wait = () => this.#start("idle", timeouts.idle, "the service paused in its answer and did not go on");
    wait();
    reply.on("data", wait);
    bodyOf(reply, most).then((body) => this.#settle(() => this.#settlement.resolve({ ...head, body })), this.#fail);
  }

  readonly #fail = (error: unknown): void =>
    this.#settle(() => {
      const { resolve, reject } = this.#settlement;
      const head = this.#head;
      this.#outgoing.destroy();
      // A refusal needs no body: a hanging or damaged body must not hide the status.
      if (head && !isSuccess(head.status)) resolve({ ...head, body: Buffer.alloc(0) });
      else if (!head && this.#outgoing.reusedSocket && isReset(error))
        resolve(exchange({ ...this.#request, within: this.#until - performance.now() }, this.#limits, fresh));
      else reject(error instanceof HttpFailure ? error : networkFailure(error, head !== undefined, this.#reached));
    });

  readonly #abandon = (): void => this.#fail(abortFailure(this.#reached));

  #settle(how: () => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#request.signal?.removeEventListener("abort", this.#abandon);
    how();
  }

  #start(name: string, ms: number, failureText: string): void {
    this.#stop(name);
    if (this.#isOver) return; // data may still arrive, and a timer started now would keep the process alive
    const failure = () =>
      new HttpFailure("timeout", `${failureText} within ${Math.ceil(ms / 1000)} s`, true, { reached: this.#reached });
    this.#timers.set(
      name,
      setTimeout(() => this.#fail(failure()), ms),
    );
  }

  #stop(name: string): void {
    clearTimeout(this.#timers.get(name));
  }
}

function tlsFacts(socket: TLSSocket): TlsFacts {
  // A closed connection has no certificate any more.
  const { valid_to: validTo } = socket.getPeerCertificate() as { valid_to?: string } | Record<string, never>;
  return { protocol: socket.getProtocol() ?? "unknown", validTo: validTo ?? null };
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
