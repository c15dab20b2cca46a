// One HTTP exchange, bounded in every direction. Built on node:http because fetch follows redirects, inflates without a
// bound and has no idle timeout.
import http from "node:http";
import https from "node:https";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { DriftlineError } from "../errors.ts";

export interface Timeouts {
  /** Milliseconds: until connected, until the headers, between two chunks, for all of it. */
  readonly connect: number;
  readonly headers: number;
  readonly idle: number;
  readonly total: number;
}

export const defaultTimeouts: Timeouts = { connect: 10_000, headers: 30_000, idle: 15_000, total: 60_000 };

/** The most bytes of a body, after it was inflated. */
export const MAX_BODY = 32 * 2 ** 20;

export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Why an exchange gave nothing that can be used. */
export class HttpFailure extends DriftlineError {
  /** Whether the same request may succeed later. */
  readonly transient: boolean;

  constructor(code: string, message: string, transient: boolean) {
    super("incomplete", { code, message });
    this.transient = transient;
  }
}

export type Transport = (request: HttpRequest) => Promise<HttpReply>;

const agents = {
  "http:": new http.Agent({ keepAlive: true, maxSockets: 4 }),
  "https:": new https.Agent({ keepAlive: true, maxSockets: 4, rejectUnauthorized: true }),
};

/** A transport with these limits. Redirects are replies like any other and are never followed. */
export function createTransport(timeouts: Timeouts = defaultTimeouts, maxBody = MAX_BODY): Transport {
  return (request) =>
    new Promise<HttpReply>((resolve, reject) => {
      const send = request.url.protocol === "https:" ? https.request : http.request;
      const agent = agents[request.url.protocol as keyof typeof agents];
      const sent = send(request.url, { method: request.method, headers: request.headers, agent });
      const timers = new Set<NodeJS.Timeout>();
      const after = (ms: number, code: string, what: string) => {
        const timer = setTimeout(() => fail(new HttpFailure(code, `${what} within ${ms / 1000} s`, true)), ms);
        timers.add(timer);
        return timer;
      };
      const stop = (timer: NodeJS.Timeout) => {
        clearTimeout(timer);
        timers.delete(timer);
      };
      const finish = () => timers.forEach(clearTimeout);
      const fail = (error: unknown) => {
        finish();
        sent.destroy();
        reject(error instanceof HttpFailure ? error : networkFailure(error));
      };
      after(timeouts.total, "timeout", "the service did not finish its answer");
      const headers = after(timeouts.headers, "timeout", "the service did not begin to answer");
      sent.once("socket", (socket) => {
        if (!socket.connecting) return;
        const connect = after(timeouts.connect, "timeout", "the service could not be connected to");
        socket.once(request.url.protocol === "https:" ? "secureConnect" : "connect", () => stop(connect));
      });
      sent.once("error", fail);
      sent.once("response", (reply) => {
        stop(headers);
        let idle = after(timeouts.idle, "timeout", "the service paused its answer and did not go on");
        reply.on("data", () => {
          stop(idle);
          idle = after(timeouts.idle, "timeout", "the service paused its answer and did not go on");
        });
        reply.once("aborted", () => fail(new HttpFailure("truncated", "the answer broke off", true)));
        reply.once("error", fail);
        const body = inflated(reply);
        if (!body) return fail(new HttpFailure("encoding", "the answer is in an encoding that is not read", false));
        const chunks: Buffer[] = [];
        let size = 0;
        body.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxBody)
            fail(new HttpFailure("too-large", `the answer is larger than ${maxBody / 2 ** 20} MiB`, false));
          else chunks.push(chunk);
        });
        body.once("error", () => fail(new HttpFailure("encoding", "the answer could not be decompressed", true)));
        body.once("end", () => {
          finish();
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) });
        });
        return undefined;
      });
      sent.end(request.body);
    });
}

function inflated(reply: http.IncomingMessage): Readable | undefined {
  const encoding = (reply.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  switch (encoding) {
    case "":
    case "identity":
      return reply;
    case "gzip":
    case "x-gzip":
      return reply.pipe(createGunzip());
    case "deflate":
      return reply.pipe(createInflate());
    case "br":
      return reply.pipe(createBrotliDecompress());
    default:
      return undefined;
  }
}

const final = /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_TLS|HOSTNAME_MISMATCH|ERR_SSL|EPROTO)/;

/** A network error by its code only: its message may hold what was sent. */
function networkFailure(error: unknown): HttpFailure {
  const code =
    typeof (error as { code?: unknown } | null)?.code === "string" ? (error as { code: string }).code : "unknown";
  if (final.test(code))
    return new HttpFailure("tls", `the service's certificate or encryption was not accepted (${code})`, false);
  const broken = /ECONNRESET|EPIPE|HPE_|ERR_STREAM/.test(code);
  return new HttpFailure(broken ? "truncated" : "network", `the service could not be reached (${code})`, true);
}
