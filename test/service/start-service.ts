// A service for tests of calls: it records requests, and gives the requested answers.
import type http from "node:http";
import { Client, type ClientOptions } from "../../src/service/client.ts";
import type { Running } from "./faults.ts";
import { serving } from "./exchanges.ts";
import { fakeClock, KEY } from "./support.ts";

export interface Arrived {
  readonly method: string;
  /** Path and query, as written. */
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

export interface Answering {
  readonly status?: number;
  readonly headers?: http.OutgoingHttpHeaders;
  /** A text unchanged, anything else as JSON. */
  readonly body?: unknown;
}

export type Reaction = Answering | ((arrived: Arrived, reply: http.ServerResponse) => Answering | void);

export const TODAY = "2026-11-20";

/** Starts a service that gives these answers in order, and then repeats the last one. It ends with the test. */
export async function startService(...reactions: Reaction[]): Promise<Running & { readonly arrived: Arrived[] }> {
  const arrived: Arrived[] = [];
  const server = await serving((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const exchange = { method, url, headers, body: Buffer.concat(chunks).toString() };
      arrived.push(exchange);
      const reaction = reactions[Math.min(arrived.length, reactions.length) - 1]!;
      const answer = typeof reaction === "function" ? reaction(exchange, reply) : reaction;
      if (!answer) return;
      const { status = 200, headers: more = {}, body = {} } = answer;
      reply
        .writeHead(status, { "content-type": "application/json", ...more })
        .end(typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
  });
  return Object.assign(server, { arrived });
}

/** Makes a client of a service, for both of its hosts. */
export function clientAt(url: URL, options: Partial<ClientOptions> = {}) {
  const clock = fakeClock();
  const client = new Client({
    baseUrl: url,
    appUrl: url,
    apiKey: KEY,
    clock,
    today: () => TODAY,
    ...options,
  });
  return { client, clock };
}
