// A proxy that a run may use: it may keep a request no longer than the service may.
import net from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { readsProxies } from "../../src/service/proxy.ts";
import { defaultTimeouts } from "../../src/service/http.ts";
import { closedAfter } from "./exchanges.ts";
import { running } from "./faults.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("a proxy that does not answer is given up after the time for a connection", async () => {
  const silent = closedAfter(await running(net.createServer(() => {})));
  vi.stubEnv("NODE_USE_ENV_PROXY", "1");
  vi.stubEnv("HTTPS_PROXY", silent.url.origin);
  vi.resetModules();
  const { createTransport } = await import("../../src/service/http.ts");
  const transport = createTransport({ ...defaultTimeouts, connect: 100 });
  const url = new URL(`https://localhost:${silent.url.port}/`);
  // Other versions of Node ask the service itself, which does not answer either.
  const isAsked = readsProxies(process.version);
  const request = { method: "GET", url, headers: {}, within: 4000 };
  await expect(transport(request)).rejects.toMatchObject({ problems: [{ code: isAsked ? "proxy" : "timeout" }] });
});

test.each([
  ["v20.20.2", false],
  ["v22.20.0", false],
  ["v22.21.0", true],
  ["v23.11.1", false],
  ["v24.4.1", false],
  ["v24.5.0", true],
  ["v26.0.0", true],
])("Node %s reads the variables of proxies: %s", (version, reads) => {
  expect(readsProxies(version)).toBe(reads);
});
