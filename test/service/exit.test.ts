// After a pull, successful or not, a process ends by itself: no kept connection and no timer keeps it alive. Also over
// TLS, with certificates that only a separate process can be told to trust.
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { selfSigned } from "./certificate.ts";
import { changes, type Fault, service, type ServiceOptions } from "./faults.ts";
import { KEY } from "./support.ts";

let folder: string;
let program: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "driftline-"));
  program = path.join(folder, "pull.mjs");
  await build({
    stdin: {
      contents: `
        import { open } from "./src/seal/session.ts";
        import { serviceAddress } from "./src/service/address.ts";
        import { Client } from "./src/service/client.ts";
        import { pullHistory } from "./src/service/pull.ts";
        const [address, apiKey] = process.argv.slice(2);
        const clock = { now: () => Date.now(), sleep: async () => {}, random: () => 0 };
        const client = new Client({ baseUrl: serviceAddress(address, "it"), apiKey, clock });
        const session = open({ organization: "corp" });
        const { problems } = await pullHistory(client, session);
        const { length: read } = session.finish().revisions;
        // What closes needs some turns. What still holds the process after them, it would have to wait for.
        const own = new Set(["Immediate", "PipeWrap"]);
        const holding = () => process.getActiveResourcesInfo().filter((one) => !own.has(one));
        for (let turn = 0; turn < 1000 && holding().length > 0; turn++) await new Promise((next) => setImmediate(next));
        console.log(JSON.stringify({ problems, read, holding: holding() }));
      `,
      resolveDir: process.cwd(),
      sourcefile: "pull.ts",
      loader: "ts",
    },
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "silent",
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Run {
  readonly problems: readonly { code: string; message: string }[];
  readonly read: number;
  /** What would have kept the process from ending by itself. */
  readonly holding: readonly string[];
}

/** Pulls in a separate process. */
async function pullIn(address: string, environment: NodeJS.ProcessEnv = {}): Promise<Run> {
  const child = spawn(process.execPath, [program, address, KEY], {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [output, complained] = ["", ""];
  child.stdout.on("data", (data: Buffer) => (output += data.toString()));
  child.stderr.on("data", (data: Buffer) => (complained += data.toString()));
  const code = await new Promise<number | null>((resolve) => void child.once("close", resolve));
  expect([code, complained.replace(/^\(.*\n|^\(Use.*\n/gm, "")]).toEqual([0, ""]);
  return JSON.parse(output) as Run;
}

async function against(options: ServiceOptions, environment?: (cert: string) => Promise<NodeJS.ProcessEnv>) {
  const server = await service({ history: changes(150), ...options });
  try {
    const host = options.certificate ? server.url.href.replace("127.0.0.1", "localhost") : server.url.href;
    return { server, run: await pullIn(host, await environment?.(options.certificate!.cert)) };
  } finally {
    await server.close();
  }
}

describe("nothing holds a process", () => {
  test("after all of it was read, though the connection is kept", async () => {
    const { server, run } = await against({});
    expect(run).toMatchObject({ problems: [], read: 150 });
    expect(server.connections).toBe(1);
    expect(run.holding).toEqual([]);
  });

  const ends: [string, Fault, string][] = [
    ["a refusal", ({ send }) => send({}, 401), "unauthorized"],
    ["a refusal that goes on", ({ reply }) => void reply.writeHead(401).write("x".repeat(70_000)), "unauthorized"],
    [
      "an answer that is not read to its end",
      ({ reply }) => void reply.writeHead(200, { "content-encoding": "zstd" }).write("x"),
      "encoding",
    ],
    ["failures", ({ send }) => send({}, 503), "service-error"],
    ["resets", ({ socket }) => void socket.resetAndDestroy(), "network"],
  ];
  test.each(ends)("after %s", async (_, fault, code) => {
    const { run } = await against({ plan: [{ at: 2, times: "always", fault }] });
    expect(run.problems[0]!.code).toBe(code);
    expect(run.holding).toEqual([]);
  });
});

describe("over TLS", () => {
  const trusting = async (cert: string): Promise<NodeJS.ProcessEnv> => {
    const file = path.join(folder, "trusted.pem");
    await writeFile(file, cert);
    return { NODE_EXTRA_CA_CERTS: file };
  };

  test("all of it over one connection, from a service whose certificate is trusted", async () => {
    const { server, run } = await against({ certificate: selfSigned("localhost") }, trusting);
    expect(run).toMatchObject({ problems: [], read: 150 });
    expect(server.connections).toBe(1);
    expect(run.holding).toEqual([]);
  });

  const faults: [string, ReturnType<typeof selfSigned>, typeof trusting][] = [
    ["another host's certificate", selfSigned("service.example"), trusting],
    ["a certificate that expired", selfSigned("localhost", 0.5), trusting],
    ["a certificate that nobody vouches for", selfSigned("localhost"), async () => ({})],
    [
      "one that an environment variable would wave through",
      selfSigned("localhost"),
      async () => ({ NODE_TLS_REJECT_UNAUTHORIZED: "0" }),
    ],
  ];
  test.each(faults)("nothing at all with %s", async (_, certificate, environment) => {
    const { server, run } = await against({ certificate }, environment);
    expect(run.read).toBe(0);
    expect(run.problems).toHaveLength(1);
    expect(run.problems[0]!.code).toBe("tls");
    expect(run.problems[0]!.message).toMatch(
      /^page 1 of the history: the certificate or encryption of the service was not accepted \([A-Z_]+\); check /,
    );
    expect(server.received).toEqual([]);
  });
});
