// A service with faults. It serves an invented history on loopback, and injects a fault at the requests that a plan
// names. It records every request, so that a test can also check what was not sent.
import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import { networkInterfaces } from "node:os";
import type { AddressInfo, Server, Socket } from "node:net";
import type { Certificate } from "./certificate.ts";

/** Whether this machine has an IPv6 loopback address; some containers lack it. */
export const hasIPv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ address }) => address === "::1"),
);

export interface Change {
  readonly revision: number;
  readonly settings: Record<string, unknown>;
  readonly user: { readonly id: string; readonly email: string; readonly name: string };
  readonly updatedAt: string;
}

/** A small revision, with a number and a multi-byte character that a cut can split. */
export function change(revision: number, model = `modèle-${revision}`): Change {
  return {
    revision,
    settings: { sessionDefaultSettings: { model, ratio: 0.5 } },
    user: { id: "user_ada", email: "ada@corp.example", name: "Ada" },
    updatedAt: new Date(Date.parse("2026-03-01T00:00:00Z") + revision * 60_000).toISOString(),
  };
}

/** Revisions 1 to `count`, newest first. */
export function changes(count: number): Change[] {
  return Array.from({ length: count }, (_, i) => change(count - i));
}

export interface Page {
  changes: Change[];
  pagination: { hasMore: boolean; nextCursor?: unknown };
}

/** One request, its honest answer, and the means to answer otherwise. */
export interface Exchange {
  /** From 1. */
  readonly number: number;
  readonly offset: number;
  readonly cursor: string | undefined;
  readonly page: Page;
  /** Returns the honest answer after a change of the history. */
  readonly pageNow: (size?: number) => Page;
  /** Returns a cursor to any place of the list, unique for every mark. */
  readonly cursorTo: (offset: number, mark: string | number) => string;
  readonly request: http.IncomingMessage;
  readonly reply: http.ServerResponse;
  readonly socket: Socket;
  /** Whether an earlier request used the same connection. */
  readonly reused: boolean;
  /** The served history, by default newest first; may be changed. */
  readonly history: Change[];
  /** Answers in JSON by default. */
  readonly send: (body: unknown, status?: number, headers?: http.OutgoingHttpHeaders) => void;
}

export type Fault = (exchange: Exchange) => void;
export type Position = "first" | "middle" | "last";

export interface Plan {
  /** A page, or the number of a request. */
  readonly at: Position | number;
  /** `always`: at every request for the page, or from the numbered request on. */
  readonly times: 1 | "always";
  readonly fault: Fault;
}

export interface Received {
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly offset: number;
}

export interface Running {
  readonly url: URL;
  readonly connections: number;
  readonly close: () => Promise<void>;
}

/** Serves a listener on loopback. */
export async function serve(
  listener: http.RequestListener,
  { host = "127.0.0.1", certificate }: { host?: string; certificate?: Certificate } = {},
): Promise<Running> {
  const options = { keepAliveTimeout: 60_000 };
  const server = certificate
    ? https.createServer({ ...options, ...certificate }, listener)
    : http.createServer(options, listener);
  return running(server, certificate ? "https:" : "http:", host);
}

/** Starts any socket server. Closing it ends all its connections. */
export async function running(server: Server, protocol = "http:", host = "127.0.0.1"): Promise<Running> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on("connection", (socket: Socket) => {
    connections++;
    sockets.add(socket);
    socket.on("error", () => {}); // resets are what these tests are about
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => {});
  server.listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`${protocol}//${host.includes(":") ? `[${host}]` : host}:${port}`),
    get connections() {
      return connections;
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

export interface ServiceOptions {
  readonly history?: Change[];
  readonly plan?: readonly Plan[];
  readonly pageSize?: number;
  /** `offset` counts from the front, so that new revisions shift the rest; `keyset` names the last revision sent. */
  readonly cursors?: "offset" | "keyset";
  readonly host?: string;
  readonly certificate?: Certificate;
}

export interface Service extends Running {
  readonly received: readonly Received[];
  /** The numbers of the current history, ascending. */
  readonly numbers: readonly number[];
}

/** Characters that must reach the service unchanged, also in a cursor. */
export const AWKWARD = " é+&limit=1000#%2f/?\r\nX: y";

export async function service(options: ServiceOptions = {}): Promise<Service> {
  const { history = changes(250), plan = [], pageSize, cursors = "offset" } = options;
  const received: Received[] = [];
  const spent = new Set<Plan>();
  const sockets = new WeakSet<Socket>();
  const server = await serve((request, reply) => {
    const { searchParams } = new URL(request.url!, "http://service.invalid");
    const cursor = searchParams.get("cursor") ?? undefined;
    const limit = Math.min(Number(searchParams.get("limit") ?? 20), pageSize ?? 100);
    const place = cursor === undefined ? 0 : Number.parseInt(cursor, 10);
    const startNow = () => {
      if (cursor === undefined || cursors === "offset") return place;
      const index = history.findIndex(({ revision }) => revision < place);
      return index < 0 ? history.length : index;
    };
    const start = startNow();
    received.push({ url: request.url!, headers: request.headers, offset: start });
    const cursorTo = (to: number, mark: string | number) => {
      const last = to === 0 ? history[0]!.revision + 1 : history[to - 1]!.revision;
      return `${cursors === "offset" ? to : last}:${mark}`;
    };
    const pageNow = (size = limit): Page => {
      const start = startNow();
      const end = start + size;
      const hasMore = end < history.length;
      return {
        changes: history.slice(start, end),
        pagination: { hasMore, nextCursor: hasMore ? cursorTo(end, AWKWARD) : null },
      };
    };
    const page = pageNow();
    const send: Exchange["send"] = (body, status = 200, headers = {}) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
      reply.writeHead(status, { "content-type": "application/json", "content-length": bytes.length, ...headers });
      reply.end(bytes);
    };
    const exchange: Exchange = {
      number: received.length,
      offset: start,
      cursor,
      page,
      pageNow,
      cursorTo,
      request,
      reply,
      socket: request.socket,
      reused: sockets.has(request.socket),
      history,
      send,
    };
    sockets.add(request.socket);
    const { hasMore } = page.pagination;
    const position = { first: start === 0, last: !hasMore, middle: start > 0 && hasMore };
    const due = plan.find(
      (item) =>
        !spent.has(item) &&
        (typeof item.at === "string"
          ? position[item.at]
          : item.times === 1
            ? item.at === exchange.number
            : item.at <= exchange.number),
    );
    if (due?.times === 1) spent.add(due);
    if (due) due.fault(exchange);
    else send(page);
  }, options);
  return {
    url: server.url,
    close: server.close,
    received,
    get connections() {
      return server.connections;
    },
    get numbers() {
      return history.map(({ revision }) => revision).sort((a, b) => a - b);
    },
  };
}
