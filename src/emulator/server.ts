// Runs the emulator as servers on loopback, one for each host of the service.
import { once } from "node:events";
import { maxHeaderSize, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { codeOf, DriftlineError, reasonOf } from "../errors.ts";
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
  /** The port of the API host; default: 0, a free port. The host of the application always takes a free port. */
  readonly port?: number;
  /** Default: new keys for this server. */
  readonly keys?: Partial<Keys>;
  /** The clock of the whole server, in milliseconds since 1970; default: the machine's. */
  readonly clock?: () => number;
  /** The most requests of one key in any minute; default: unlimited. */
  readonly rateLimit?: number;
  /** Planned faults; default: only those that requests select with `x-emulator-fault`. */
  readonly faults?: FaultPlan;
}

export interface Emulator {
  readonly baseUrl: string;
  readonly appUrl: string;
  readonly apiKeys: Keys;
  /** The credit limits that were set, by the member's e-mail address: the service has no endpoint to read them. */
  readonly creditLimits: ReadonlyMap<string, number>;
  /** The current history, oldest first: a fault may have added to it. */
  readonly revisions: readonly ControlRevision[];
  /** Closes both servers and every open connection. */
  close(): Promise<void>;
}

const LOOPBACK = "127.0.0.1";

/**
 * Serves an organization on loopback.
 * @returns once both hosts listen
 * @throws DriftlineError `usage` if the port cannot be used or a given key is not valid
 */
export async function serveEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { organization, port = 0, keys, clock, rateLimit, faults = { faults: [] } } = options;
  const apiKeys = keysFor(keys);
  const state = stateOf(organization, clock);
  const routes = resources.flatMap((resource) => resource(organization, state));
  // Both hosts share the layers: a key has one limit, and a plan is about the whole service.
  const layers = [...(rateLimit === undefined ? [] : [rateLimited(rateLimit, state.now)]), faulty(faults, state)];
  const hosted = (host: "api" | "app") =>
    hostOf(
      routes.filter((route) => route.endpoint.host === host),
      apiKeys,
      { now: state.now, layers },
    );
  const api = await listening(hosted("api"), port);
  const app = await listening(hosted("app"), 0).catch(async (error: unknown) => {
    await closeServer(api);
    throw error;
  });
  return {
    baseUrl: addressOf(api),
    appUrl: addressOf(app),
    apiKeys,
    creditLimits: state.creditLimits,
    revisions: state.revisions,
    close: async () => void (await Promise.all([closeServer(api), closeServer(app)])),
  };
}

async function listening(host: Host, port: number): Promise<Server> {
  const server = createAdaptorServer({
    fetch: host.fetch,
    hostname: LOOPBACK,
    serverOptions: { requireHostHeader: false }, // otherwise Node answers such a request itself, without the mark
  }) as Server;
  server.prependListener("request", (_, response) => response.setHeader(MARK, "1"));
  server.on("clientError", (error, socket) => {
    if (socket.writable) socket.end(unreadable(codeOf(error) === "HPE_HEADER_OVERFLOW"));
  });
  try {
    server.listen(port, LOOPBACK);
    await once(server, "listening");
  } catch (error) {
    throw new DriftlineError("usage", portProblem(port, error));
  }
  return server;
}

function portProblem(port: number, error: unknown) {
  const code = codeOf(error);
  const hint = "choose another, or 0 for a free one";
  if (code === "EADDRINUSE") return { message: `port ${port} of ${LOOPBACK} is in use`, hint };
  if (code === "ERR_SOCKET_BAD_PORT") return { message: `${port} is not a port`, hint: "0 to 65535; 0 for a free one" };
  return { message: `port ${port} of ${LOOPBACK} cannot be opened: ${reasonOf(error)}`, hint };
}

/** The answer to a request that Node cannot read. It never reaches a host. @param isTooLarge whether its head is */
function unreadable(isTooLarge: boolean): string {
  const [status, detail] = isTooLarge
    ? [431, `The head of the request is larger than ${maxHeaderSize / 1024} KiB`]
    : [400, "The request cannot be read"];
  const body = JSON.stringify(errorBody(status, detail, "request-0"));
  const type = "content-type: application/json";
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `${MARK}: 1`, type, "connection: close"];
  return [...head, `content-length: ${Buffer.byteLength(body)}`, "", body].join("\r\n");
}

function addressOf(server: Server): string {
  return `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
}

async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closing = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closing;
}
