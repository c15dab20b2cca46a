// Proxies: a step uses one only if its environment tells Node to, for the service and for GHES alike.
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import tls from "node:tls";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { folder, type Served, serve } from "../e2e/program.ts";
import { readsProxies } from "../../src/service/proxy.ts";
import { selfSigned } from "../service/certificate.ts";
import { FakeGitHub } from "./github.ts";
import { step } from "./step.ts";

const certificate = selfSigned("localhost");
const isAble = readsProxies(process.version);

const port = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

/** The same server behind TLS. */
function secured(url: string): tls.Server {
  return tls
    .createServer({ ...certificate }, (socket) => {
      const inner = connect(Number(new URL(url).port), "127.0.0.1");
      socket.pipe(inner).pipe(socket);
      for (const end of [socket, inner]) end.on("error", () => (socket.destroy(), inner.destroy()));
    })
    .listen(0, "localhost");
}

let served: Served;
let github: FakeGitHub;
let service: tls.Server;
let enterprise: tls.Server;
let proxy: Server;
const tunnels: string[] = [];

beforeAll(async () => {
  [served, github] = await Promise.all([serve(), FakeGitHub.start()]);
  [service, enterprise] = [secured(served.baseUrl), secured(github.url)];
  proxy = createServer((_, response) => response.writeHead(500).end()).listen(0, "127.0.0.1");
  proxy.on("connect", (request, socket) => {
    tunnels.push(request.url!);
    const onward = connect(Number(request.url!.split(":").at(-1)), "localhost", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      socket.pipe(onward).pipe(socket);
    });
    for (const end of [socket, onward]) end.on("error", () => (socket.destroy(), onward.destroy()));
  });
  await Promise.all([service, enterprise, proxy].map((server) => once(server, "listening")));
});
beforeEach(() => {
  github.reset();
  tunnels.length = 0;
});
afterAll(async () => {
  served.process.kill();
  proxy.closeAllConnections();
  for (const server of [service, enterprise, proxy]) server.close();
  await github.close();
});

async function run(env: Record<string, string>) {
  const authority = path.join(folder(), "authority.pem");
  writeFileSync(authority, certificate.cert);
  const url = `http://127.0.0.1:${port(proxy)}`;
  const inputs = { issues: "single", "base-url": `https://localhost:${port(service)}`, "fail-on": "never" };
  return step({ served, github, isStarted: true }, inputs, undefined, {
    GITHUB_API_URL: `https://localhost:${port(enterprise)}/api/v3`,
    NODE_EXTRA_CA_CERTS: authority,
    HTTPS_PROXY: url,
    HTTP_PROXY: url,
    ...env,
  });
}

describe("a step behind a proxy", () => {
  it("goes past a proxy that is only there", async () => {
    const { code, log } = await run({});
    expect(log).not.toContain("a proxy");
    expect([code, tunnels]).toEqual([0, []]);
    expect(await github.issues()).toHaveLength(1);
  });

  it("goes through it, to the service and to GitHub, where the runtime is told to", async () => {
    const { code, log } = await run({ NODE_USE_ENV_PROXY: "1" });
    expect(log.replace(/\s+/g, " ")).toContain("an emulator, a proxy allowed");
    expect(code).toBe(0);
    expect(await github.issues()).toHaveLength(1);
    const hosts = [service, enterprise].map((server) => `localhost:${port(server)}`);
    // Older versions of Node lack the switch.
    expect([...new Set(tunnels)]).toEqual(isAble ? hosts : []);
  });
});
