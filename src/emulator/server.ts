// The emulator as servers on loopback, one for each host of the service.
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { codeOf, DriftlineError } from "../errors.ts";
import { errorBody, type Host, hostOf } from "./host.ts";
import { resources } from "./index.ts";
import { type Keys, keysFor } from "./keys.ts";
import { faulty } from "./faults/layer.ts";
import type { FaultPlan } from "./faults/plan.ts";
import { MARK } from "./mark.ts";
import type { ControlRevision, Organization } from "./organization.ts";
import { rateLimited } from "./rate-limit.ts";
import { stateOf } from "./state.ts";

export interface EmulatorOptions {
  readonly organization: Organization;
  /** Of the API host; 0, the default, for a free one. The host of the application always takes a free one. */
  readonly port?: number;
  /** Instead of keys made up for this server. */
  readonly keys?: Partial<Keys>;
  /** The clock that everything on the server moves with, in milliseconds since 1970; default: that of the machine. */
  readonly clock?: () => number;
  /** Requests of one key within any minute; default: as many as it likes. */
  readonly rateLimit?: number;
  /** What goes wrong; default: what requests ask for in the field `x-emulator-fault`. */
  readonly faults?: FaultPlan;
}

export interface Emulator {
  readonly baseUrl: string;
  readonly appUrl: string;
  readonly apiKeys: Keys;
  /** The credit limits that were set, by the e-mail address of the member: the service has no way to ask for them. */
  readonly creditLimits: ReadonlyMap<string, number>;
  /** The history as it is now, oldest first: a fault may have added to it. */
  readonly revisions: readonly ControlRevision[];
  /** Ends both servers and every open connection. */
  close(): Promise<void>;
}

const LOOPBACK = "127.0.0.1";

/**
 * Serves an organization on loopback.
 * @returns once both hosts listen
 * @throws DriftlineError `usage` when the port cannot be used or a given key is not fit
 */
export async function serveEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { organization, port = 0, keys, clock, rateLimit, faults = { faults: [] } } = options;
  const apiKeys = keysFor(keys);
  const state = stateOf(organization, clock);
  const routes = resources.flatMap((resource) => resource(organization, state));
  // One of each for both hosts: a key has one limit, and a plan is about the whole service.
  const layers = [...(rateLimit === undefined ? [] : [rateLimited(rateLimit, state.now)]), faulty(faults, state)];
  const hosted = (host: "api" | "app") =>
    hostOf(
      routes.filter((route) => route.endpoint.host === host),
      apiKeys,
      { now: state.now, layers },
    );
  const api = await listening(hosted("api"), port);
  const app = await listening(hosted("app"), 0).catch(async (error: unknown) => {
    await ended(api);
    throw error;
  });
  return {
    baseUrl: addressOf(api),
    appUrl: addressOf(app),
    apiKeys,
    creditLimits: state.creditLimits,
    revisions: state.revisions,
    close: async () => void (await Promise.all([ended(api), ended(app)])),
  };
}

async function listening(host: Host, port: number): Promise<Server> {
  const server = createAdaptorServer({
    fetch: host.fetch,
    hostname: LOOPBACK,
    serverOptions: { requireHostHeader: false }, // or Node answers such a request by itself, without the mark
  }) as Server;
  server.prependListener("request", (_, response) => response.setHeader(MARK, "1"));
  server.on("clientError", (_, socket) => {
    if (socket.writable) socket.end(unreadable);
  });
  try {
    server.listen(port, LOOPBACK);
    await once(server, "listening");
  } catch (error) {
    throw new DriftlineError("usage", portProblem(port, codeOf(error)));
  }
  return server;
}

function portProblem(port: number, code: string | undefined) {
  const hint = "choose another, or 0 for a free one";
  if (code === "EADDRINUSE") return { message: `port ${port} of ${LOOPBACK} is in use`, hint };
  if (code === "ERR_SOCKET_BAD_PORT") return { message: `${port} is not a port`, hint: "0 to 65535; 0 for a free one" };
  return { message: `port ${port} of ${LOOPBACK} cannot be opened (${code ?? "no reason given"})`, hint };
}

/** The answer to bytes that are no HTTP request, which never reach a host. */
const unreadable = (() => {
  const body = JSON.stringify(errorBody(400, "The request is not HTTP", "emulated-request-0"));
  const head = ["HTTP/1.1 400 Bad Request", `${MARK}: 1`, "content-type: application/json", "connection: close"];
  return [...head, `content-length: ${Buffer.byteLength(body)}`, "", body].join("\r\n");
})();

function addressOf(server: Server): string {
  return `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
}

async function ended(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
