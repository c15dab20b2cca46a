// The limits of an exchange, and that it leaves nothing behind.
import net from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { HttpFailure } from "../../src/service/failure.ts";
import { createTransport, defaultTimeouts, type HttpRequest, type Timeouts } from "../../src/service/http.ts";
import { closedAfter, codeOf, get, patient, serving, saying, transport } from "./exchanges.ts";
import { type Running, running } from "./faults.ts";
import { failureOf } from "./support.ts";

describe("where it stops", () => {
  test("at the cap, while the body still arrives", async () => {
    let bytes = 0;
    const server = await serving((_, reply) => {
      const more = () => {
        let ready = true;
        while (ready && !reply.destroyed && bytes < 50e6) {
          bytes += 65_536;
          ready = reply.write(Buffer.alloc(65_536, "x"));
        }
        reply.once("drain", more);
      };
      more();
    });
    const failure = await failureOf(createTransport(defaultTimeouts, 2 ** 20)(get(server)));
    expect(failure.problems).toEqual([
      {
        code: "too-large",
        message: "the answer is larger than the 1 MiB that are read",
        hint: "run it again, and tell the service's support if it stays so",
      },
    ]);
    expect((failure as HttpFailure).transient).toBe(false);
    expect(bytes).toBeLessThan(20e6); // the system's buffers
  });

  test("a body of exactly the cap is taken, one byte more is not, plain or compressed", async () => {
    const capped = createTransport(defaultTimeouts, 1000);
    for (const [size, outcome] of [
      [1000, "taken"],
      [1001, "too-large"],
    ] as const)
      for (const zipped of [false, true]) {
        const body = Buffer.alloc(size, "x");
        const server = await serving((_, reply) =>
          zipped ? reply.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(body)) : reply.end(body),
        );
        const reply = capped(get(server));
        expect(outcome === "taken" ? (await reply).body.length : await codeOf(reply)).toBe(
          outcome === "taken" ? size : outcome,
        );
      }
  });

  test("a bomb stops at the cap", async () => {
    const bomb = gzipSync(Buffer.alloc(200e6));
    const server = await serving((_, reply) => reply.writeHead(200, { "content-encoding": "gzip" }).end(bomb));
    const before = process.memoryUsage().arrayBuffers;
    expect(await codeOf(transport(get(server)))).toBe("too-large");
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100e6);
  });

  const timeout = async (limits: Partial<Timeouts>, server: Running, more: Partial<HttpRequest> = {}) => {
    const waits = vi.spyOn(globalThis, "setTimeout").mockClear();
    const failure = await failureOf(patient(limits)(get(server, more)));
    expect(failure.problems[0]!.code).toBe("timeout");
    expect((failure as HttpFailure).transient).toBe(true);
    const limit = Math.min(...Object.values(limits), more.within ?? Infinity);
    expect(waits.mock.calls.some(([, ms]) => ms! > 0 && ms! <= limit)).toBe(true);
    return failure.message;
  };

  test("when no connection comes about", async () => {
    const silent = await saying();
    const url = new URL(silent.url.href.replace("http:", "https:"));
    expect(await timeout({ connect: 40 }, silent, { url })).toBe("no connection to the service came about within 1 s");
  });

  test("when the answer does not begin", async () => {
    const server = await serving(() => {});
    expect(await timeout({ headers: 40 }, server)).toBe("the service did not begin to answer within 1 s");
    const hints = await saying("HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n");
    await timeout({ headers: 40 }, hints);
    await timeout({ headers: 40 }, await saying("HTTP/1.1 200 OK\r\nx-header: and no e"));
  });

  test("when the answer pauses", async () => {
    const server = await saying("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{");
    expect(await timeout({ idle: 40 }, server)).toBe("the service paused in its answer and did not go on within 1 s");
    await timeout({ idle: 40 }, await saying("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"));
  });

  test("when the answer does not end, however busily it goes on", async () => {
    const server = await serving((_, reply) => void setInterval(() => reply.write(" "), 5).unref());
    expect(await timeout({ total: 60 }, server)).toBe("the service did not finish its answer within 1 s");
  });

  test("when compressed data have ended and the answer has not", async () => {
    const server = await serving((_, reply) =>
      reply.writeHead(200, { "content-encoding": "gzip" }).write(gzipSync("{}")),
    );
    await timeout({ idle: 40 }, server);
  });

  test("when the caller has no time left", async () => {
    const server = await serving(() => {});
    expect(await timeout({}, server, { within: 40 })).toContain("within 1 s");
  });

  test("no limit is one for the wait until a connection is free, except the caller's own", async () => {
    const held: (() => void)[] = [];
    const server = await serving((_, reply) => {
      held.push(() => reply.end("x"));
      if (held.length > 4) reply.end("x");
    });
    const starts = vi.spyOn(globalThis, "setTimeout").mockClear();
    const limits = { headers: 31_001, total: 61_001 };
    const replies = Array.from({ length: 9 }, () => patient(limits)(get(server)));
    const late = failureOf(patient(limits)(get(server, { within: 40 })));
    expect((await late).message).toBe("no connection to the service was free within 1 s");
    expect(starts.mock.calls.filter(([, ms]) => ms === limits.headers)).toHaveLength(4);
    expect(starts.mock.calls.filter(([, ms]) => ms! > 61_000)).toHaveLength(4);
    await vi.waitUntil(() => held.length === 4);
    for (const answer of held) answer();
    expect(await Promise.all(replies)).toHaveLength(9);
  });

  test("no limit is one for what comes after it", async () => {
    const server = await serving((_, reply) => {
      let parts = 0;
      const timer = setInterval(() => (parts++ < 9 ? reply.write("x") : reply.end(() => clearInterval(timer))), 20);
    });
    const impatient = patient({ connect: 150, headers: 150, idle: 150 });
    expect((await impatient(get(server))).body.toString()).toBe("xxxxxxxxx");
    expect((await impatient(get(server))).body.toString()).toBe("xxxxxxxxx"); // over the kept connection
    expect(server.connections).toBe(1);
  });
});

describe("what is left behind", () => {
  /** Returns the timers that were started and are neither stopped nor over. */
  function watchTimers() {
    const alive = new Set<unknown>();
    const { setTimeout: start, clearTimeout: stop } = globalThis;
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms: number) => {
      const timer = start(() => {
        alive.delete(timer);
        run();
      }, ms);
      alive.add(timer);
      return timer;
    }) as typeof setTimeout);
    vi.spyOn(globalThis, "clearTimeout").mockImplementation(((timer: NodeJS.Timeout) => {
      alive.delete(timer);
      stop(timer);
    }) as typeof clearTimeout);
    return alive;
  }

  const answers: [string, string[]][] = [
    ["a success", ["HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}"]],
    ["a refusal", ["HTTP/1.1 401 No\r\ncontent-length: 2\r\n\r\n{}"]],
    ["an unknown encoding", ["HTTP/1.1 200 OK\r\ncontent-encoding: zstd\r\ncontent-length: 9\r\n\r\n{", "}"]],
    ["too large a body", [`HTTP/1.1 200 OK\r\ncontent-length: 9999\r\n\r\n${"x".repeat(2000)}`, "x", "x", "x"]],
    ["an answer after the answer", ["HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\n\r\n"]],
    ["bytes after the answer", ["HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}more and more"]],
    ["a broken chunk", ["HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nzz"]],
    ["a broken header", ["HTTP/1.1 200 OK\r\n\u0000: x\r\n\r\n"]],
    ["too many headers", [`HTTP/1.1 200 OK\r\n${"x: y\r\n".repeat(10_000)}\r\n`]],
    ["two lengths", ["HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}"]],
    ["no HTTP", ["SSH-2.0-OpenSSH\r\n"]],
    ["another protocol", ["HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\nhello"]],
  ];

  test.each(answers)("no timer, no listener that is missed: %s", async (_, parts) => {
    const server = await saying(...parts);
    const alive = watchTimers();
    const outcome = await createTransport(defaultTimeouts, 1000)(get(server)).catch((error: unknown) => error);
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(HttpFailure);
    expect(alive.size).toBe(0);
    // Errors of the connection must have a listener: without one the test run fails.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    await server.close();
    await new Promise((resolve) => setImmediate(resolve));
    expect(alive.size).toBe(0);
  });

  test("bytes that nobody asked for are not the next answer", async () => {
    let resolveWritten = (): void => {};
    const unasked = new Promise<void>((resolve) => (resolveWritten = resolve));
    const server = closedAfter(
      await running(
        net.createServer((socket) => {
          let requests = 0;
          socket.on("data", () => {
            requests++;
            socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n${requests}`);
            const next = "HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\nX";
            if (requests === 1) setTimeout(() => socket.write(next, () => resolveWritten()), 5);
          });
        }),
      ),
    );
    expect((await transport(get(server))).body.toString()).toBe("1");
    await unasked;
    // Let it arrive: reading takes a turn or two.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await transport(get(server))).body.toString()).not.toBe("X");
  });
});
