// One exchange: the request, and the accepted answers.
import type http from "node:http";
import net from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { HttpFailure } from "../../src/service/failure.ts";
import { closedAfter, codeOf, get, patient, serving, saying, transport } from "./exchanges.ts";
import { hasIPv6, running } from "./faults.ts";
import { failureOf } from "./support.ts";

describe("what is sent", () => {
  test("method, path, query and headers as they are, and the body in UTF-8", async () => {
    const requests: unknown[] = [];
    const server = await serving((request, reply) => {
      let body = "";
      request.setEncoding("utf8").on("data", (text: string) => (body += text));
      request.on("end", () => {
        const { method, url, headers } = request;
        requests.push([method, url, headers["x-mark"], headers["content-length"], headers["transfer-encoding"], body]);
        reply.end();
      });
    });
    const url = new URL("/a%20b?c=%26&d=%2B", server.url);
    await transport(get(server, { url, headers: { "x-mark": "1" } }));
    await transport(get(server, { method: "POST", url, body: "né" }));
    await transport(get(server, { method: "POST", url }));
    await transport(get(server, { method: "PUT", url, body: "x".repeat(1_000_000) }));
    expect(requests).toEqual([
      ["GET", "/a%20b?c=%26&d=%2B", "1", undefined, undefined, ""],
      ["POST", "/a%20b?c=%26&d=%2B", undefined, "3", undefined, "né"],
      ["POST", "/a%20b?c=%26&d=%2B", undefined, "0", undefined, ""],
      ["PUT", "/a%20b?c=%26&d=%2B", undefined, "1000000", undefined, "x".repeat(1_000_000)],
    ]);
  });

  test.skipIf(!hasIPv6)("over IPv6 too", async () => {
    const server = await serving((_, reply) => reply.end("six"), { host: "::1" });
    expect(server.url.hostname).toBe("[::1]");
    expect((await transport(get(server))).body.toString()).toBe("six");
  });

  test("connections are kept for what changes nothing; what changes something gets its own", async () => {
    const server = await serving((_, reply) => reply.end("{}"));
    for (let i = 0; i < 5; i++) await transport(get(server));
    expect(server.connections).toBe(1);
    for (let i = 0; i < 3; i++) await transport(get(server, { method: "POST", body: "{}" }));
    expect(server.connections).toBe(4);
  });

  test("at most four connections at a time", async () => {
    const server = await serving((_, reply) => void setTimeout(() => reply.end("{}"), 5));
    await Promise.all(Array.from({ length: 12 }, () => transport(get(server))));
    expect(server.connections).toBe(4);
  });

  test("a GET is sent again when the connection was kept and had ended; once", async () => {
    let requests = 0;
    const server = await serving((request, reply) => {
      if (requests++ === 0) reply.end("{}");
      else request.socket.resetAndDestroy();
    });
    await transport(get(server));
    expect(await codeOf(transport(get(server)))).toBe("network");
    expect(requests).toBe(3);
    expect(await codeOf(transport(get(server)))).toBe("network");
    expect(requests).toBe(4); // a new connection that breaks is an error of the service
  });

  test("of several kept connections that ended, one is tried", async () => {
    const sockets = new WeakSet<object>();
    let requests = 0;
    const server = await serving((request, reply) => {
      requests++;
      if (sockets.has(request.socket)) return void request.socket.resetAndDestroy();
      sockets.add(request.socket);
      return void setTimeout(() => reply.end("{}"), 5);
    });
    await Promise.all(Array.from({ length: 4 }, () => transport(get(server))));
    expect((await transport(get(server))).body.toString()).toBe("{}");
    expect(requests).toBe(4 + 2);
  });

  test("nothing is sent again once an answer began", async () => {
    let requests = 0;
    const server = await serving((request, reply) => {
      if (requests++ === 0) return void reply.end("{}");
      reply.writeHead(200, { "content-length": 10 });
      return void reply.write("{", () => request.socket.destroy());
    });
    await transport(get(server));
    expect(await codeOf(transport(get(server)))).toBe("truncated");
    expect(requests).toBe(2);
  });

  test("a POST is never sent again", async () => {
    let requests = 0;
    const server = await serving((request, reply) => {
      if (requests++ === 0) reply.end("{}");
      else request.socket.resetAndDestroy();
    });
    await transport(get(server));
    expect(await codeOf(transport(get(server, { method: "POST", body: "{}" })))).toBe("network");
    expect(requests).toBe(2);
  });

  test("a header that would break the request fails before anything is sent, and is not quoted", async () => {
    const server = await serving((_, reply) => reply.end());
    const error: unknown = await transport(get(server, { headers: { authorization: "canary\r\nx: y" } })).catch(
      (reason: unknown) => reason,
    );
    expect(String(error)).not.toContain("canary");
    expect(server.connections).toBe(0);
  });
});

describe("what is taken", () => {
  const text = JSON.stringify({ text: "né".repeat(1000) });
  const encodings: [string | undefined, Buffer][] = [
    [undefined, Buffer.from(text)],
    ["identity", Buffer.from(text)],
    ["", Buffer.from(text)],
    ["gzip", gzipSync(text)],
    ["GZip ", gzipSync(text)],
    ["x-gzip", gzipSync(text)],
    ["gzip", Buffer.concat([gzipSync(text.slice(0, 50)), gzipSync(text.slice(50))])],
  ];

  test.each(encodings)("a body in the encoding %j", async (encoding, body) => {
    const server = await serving((_, reply) =>
      reply.writeHead(200, encoding === undefined ? {} : { "content-encoding": encoding }).end(body),
    );
    expect((await transport(get(server))).body.toString()).toBe(text);
  });

  test.each([
    "br",
    "deflate",
    "zstd",
    "compress",
    "gzip, gzip",
    "gzip, identity",
    "constructor",
    "__proto__",
    "toString",
  ])("the encoding %j is not read, and it is not tried again", async (encoding) => {
    const server = await serving((_, reply) => reply.writeHead(200, { "content-encoding": encoding }).end(text));
    const failure = await failureOf(transport(get(server)));
    expect(failure.problems[0]!.code).toBe("encoding");
    expect((failure as HttpFailure).transient).toBe(false);
  });

  test.each([
    ["gzip", Buffer.from(text)],
    ["gzip", gzipSync(text).subarray(0, -9)],
    ["gzip", Buffer.concat([gzipSync(text).subarray(0, -4), Buffer.alloc(4)])],
  ])("a body that is not the %s it says may be so by accident", async (encoding, body) => {
    const server = await serving((_, reply) => reply.writeHead(200, { "content-encoding": encoding }).end(body));
    const failure = await failureOf(transport(get(server)));
    expect(failure.problems[0]!.code).toBe("encoding");
    expect((failure as HttpFailure).transient).toBe(true);
  });

  test.each([301, 302, 303, 307, 308])("a redirect is a reply like any other (%i)", async (status) => {
    let requests = 0;
    const server = await serving((_, reply) => {
      requests++;
      reply.writeHead(status, { location: "/elsewhere" }).end("gone");
    });
    const reply = await transport(get(server));
    expect([reply.status, reply.headers.location, reply.body.toString(), requests]).toEqual([
      status,
      "/elsewhere",
      "gone",
      1,
    ]);
  });

  test("whether the answer says where it ends", async () => {
    const head = "HTTP/1.1 200 OK\r\n";
    const reply = async (...parts: string[]) => {
      const server = closedAfter(
        await running(net.createServer((socket) => socket.once("data", () => socket.end(head + parts.join("\r\n"))))),
      );
      return transport(get(server));
    };
    expect(await reply("content-length: 2", "", "ok")).toMatchObject({ delimited: true });
    expect(await reply("transfer-encoding: chunked", "", "2", "ok", "0", "", "")).toMatchObject({ delimited: true });
    const open = await reply("connection: close", "", "ok");
    expect([open.delimited, open.body.toString()]).toEqual([false, "ok"]);
  });

  test("informational answers come before the answer", async () => {
    const server = await saying(
      "HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n",
      "HTTP/1.1 100 Continue\r\n\r\n",
      "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok",
    );
    expect((await transport(get(server))).body.toString()).toBe("ok");
  });
});

describe("a refusal is one whatever its body is", () => {
  const impatient = patient({ idle: 60, headers: 1000 });
  const bodies: [string, (reply: http.ServerResponse) => void, http.OutgoingHttpHeaders?][] = [
    ["hangs", (reply) => void reply.write("{")],
    ["breaks off", (reply) => void reply.write("{", () => reply.destroy())],
    ["is large", (reply) => void reply.end("x".repeat(100_000))],
    ["is endless", (reply) => void setInterval(() => reply.write("x".repeat(10_000)), 1).unref()],
    ["is in an unknown encoding", (reply) => void reply.end("x"), { "content-encoding": "zstd" }],
    ["is not the gzip it says", (reply) => void reply.end("x"), { "content-encoding": "gzip" }],
    ["is a bomb", (reply) => void reply.end(gzipSync(Buffer.alloc(1e6))), { "content-encoding": "gzip" }],
  ];

  test.each(bodies)("that %s", async (_, write, headers = {}) => {
    for (const status of [302, 401, 429, 503]) {
      const server = await serving((_, reply) => {
        reply.writeHead(status, { "retry-after": "7", ...headers });
        write(reply);
      });
      const reply = await impatient(get(server));
      expect([reply.status, reply.headers["retry-after"], reply.body.length]).toEqual([status, "7", 0]);
    }
  });

  test("one that arrives whole is kept", async () => {
    const server = await serving((_, reply) => reply.writeHead(500).end('{"requestId":"r-1"}'));
    expect((await transport(get(server))).body.toString()).toBe('{"requestId":"r-1"}');
  });
});
