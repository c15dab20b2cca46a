// Single exchanges for tests, with servers that end with the test.
import type http from "node:http";
import net from "node:net";
import { afterEach } from "vitest";
import { createTransport, defaultTimeouts, type HttpRequest, type Timeouts } from "../../src/service/http.ts";
import { type Running, running, serve } from "./faults.ts";
import { failureOf } from "./support.ts";

const servers: Running[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A server that ends with the test. */
export function closedAfter(server: Running): Running {
  servers.push(server);
  return server;
}

export async function serving(listener: http.RequestListener, options?: Parameters<typeof serve>[1]): Promise<Running> {
  return closedAfter(await serve(listener, options));
}

/** Starts a server that sends these bytes to every client that sends something. */
export async function saying(...bytes: (string | Buffer)[]): Promise<Running> {
  return closedAfter(
    await running(net.createServer((socket) => socket.once("data", () => bytes.forEach((part) => socket.write(part))))),
  );
}

export const transport = createTransport();
export const get = (server: Running, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: "GET",
  url: server.url,
  headers: {},
  ...more,
});
export const patient = (timeouts: Partial<Timeouts>) => createTransport({ ...defaultTimeouts, ...timeouts });
export const codeOf = async (promise: Promise<unknown>) => (await failureOf(promise)).problems[0]!.code;
