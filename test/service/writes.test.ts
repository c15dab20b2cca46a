// A request that changes something is carried out at most once, or the error states that it may have happened.
import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { HttpFailure, networkFailure } from "../../src/service/failure.ts";
import { createTransport, defaultTimeouts } from "../../src/service/http.ts";
import { endpoints, resources } from "../../src/service/index.ts";
import type { ServiceError } from "../../src/service/service-error.ts";
import { selfSigned } from "./certificate.ts";
import { type Answering, clientAt, type Reaction, startService } from "./start-service.ts";
import { closedAfter, patient, serving } from "./exchanges.ts";
import { running } from "./faults.ts";
import { least } from "./samples.ts";
import { clientOf, failureOf, fakeClock, KEY } from "./support.ts";

const writes = endpoints.filter(({ method }) => method !== "GET");
const { create } = resources.sessions;
const CREATED = "the session may have been created";
const input = create.example;
const created: Answering = { status: 201, body: least(create.response) };

test("each of them says what may have happened", () => {
  expect(writes.map(({ name, effect }) => `${name}: ${effect}`)).toEqual([
    "limits.set: the limits may have been set",
    "sessions.create: the session may have been created",
    "sessions.update: the session may have been changed",
    "messages.add: the message may have been added",
    "computers.update: the computer may have been changed",
    "computers.retryInstall: the installation may have been started",
  ]);
});

const gone =
  (how: (socket: net.Socket, reply: http.ServerResponse) => void): Reaction =>
  (_, reply) => {
    how(reply.socket!, reply);
  };

const html = { "content-type": "text/html" };
/** Failures after the request was sent. */
const after: [string, Reaction, code: string][] = [
  ["a reset", gone((socket) => void socket.resetAndDestroy()), "network"],
  ["an end without an answer", gone((socket) => void socket.destroy()), "network"],
  ["something that is not HTTP", gone((socket) => void socket.end("hello\r\n\r\n")), "network"],
  ["silence", gone(() => {}), "timeout"],
  [
    "half an answer",
    gone((_, reply) => reply.writeHead(201, { "content-length": 9 }).write("{", () => reply.destroy())),
    "truncated",
  ],
  ["a pause in the answer", gone((_, reply) => reply.writeHead(201, { "content-length": 9 }).write("{")), "timeout"],
  ...[500, 502, 503, 504, 408].map((status): [string, Reaction, string] => [`${status}`, { status }, "service-error"]),
  ["503 that asks to wait", { status: 503, headers: { "retry-after": "1" } }, "service-error"],
  ["503 as a page", { status: 503, headers: html, body: "<html>" }, "service-error"],
  ["a redirect to a result", { status: 303, headers: { location: "/result" } }, "redirect"],
  ["another 5xx", { status: 520 }, "unexpected-status"],
  ["another success", { status: 204 }, "unexpected-status"],
  ["a page", { ...created, headers: html }, "content-type"],
  ["an empty body", { ...created, body: "" }, "empty"],
  ["a cut body", { ...created, body: '{"sessionId":' }, "truncated"],
  ["what is not JSON", { ...created, body: "canary" }, "syntax"],
  ["an answer without what it should hold", { ...created, body: {} }, "schema"],
  ["gzip that is none", { ...created, headers: { "content-encoding": "gzip" } }, "encoding"],
];

describe("after it was sent, it is not sent again", () => {
  test.each(after)("after %s: $2", async (_, reaction, code) => {
    const server = await startService(reaction, created);
    // A slow machine may not answer the others within these times.
    const waits = code === "timeout" ? { transport: patient({ headers: 150, idle: 150 }) } : {};
    const { client, clock } = clientAt(server.url, waits);
    const failure = (await failureOf(client.call(create, input))) as ServiceError;
    expect(failure).toMatchObject({ name: "ServiceError", code, mayBeDone: true, exitCode: 3, done: undefined });
    expect(failure.message).toContain(`, and ${CREATED}; look whether that happened before it is sent again`);
    expect([server.arrived.length, clock.slept]).toEqual([1, []]);
  });

  test.each(writes.map((endpoint) => [endpoint.name, endpoint] as const))("%s", async (_, endpoint: Endpoint) => {
    for (const reaction of [gone((socket) => void socket.resetAndDestroy()), { status: 503 }]) {
      const server = await startService(reaction, { status: endpoint.success, body: least(endpoint.response) });
      const failure = await failureOf(clientAt(server.url).client.call(endpoint, endpoint.example));
      expect(failure).toMatchObject({ name: "ServiceError", mayBeDone: true });
      // The service has no endpoint to look at limits.
      const advice =
        endpoint.method === "PUT"
          ? "send it again: the result is the same"
          : "look whether that happened before it is sent again";
      expect(failure.message).toContain(`, and ${endpoint.effect}; ${advice}`);
      expect(server.arrived).toHaveLength(1);
    }
  });
});

describe("what was refused has not happened", () => {
  const refusals = [301, 302, 307, 400, 401, 403, 404, 405, 407, 409, 413, 422, 451];
  test.each(refusals)("with status %i", async (status) => {
    const server = await startService({ status, headers: { location: "/x" }, body: { requestId: "req_7" } }, created);
    const failure = (await failureOf(clientAt(server.url).client.call(create, input))) as ServiceError;
    expect(failure).toMatchObject({ name: "ServiceError", status, requestId: "req_7", mayBeDone: false });
    expect(failure.message).not.toContain(CREATED);
    expect(server.arrived).toHaveLength(1);
  });

  test("too many requests, which is said before anything is done: it is sent again after the wait", async () => {
    const tooMany = { status: 429, headers: { "retry-after": "7" } };
    for (const endpoint of writes) {
      const body = least(endpoint.response);
      const server = await startService(tooMany, tooMany, { status: endpoint.success, body });
      const { client, clock } = clientAt(server.url);
      expect(await client.call(endpoint, endpoint.example)).toEqual(body);
      expect(clock.slept).toEqual([7250, 7500]);
      expect(new Set(server.arrived.map((item) => JSON.stringify([item.method, item.url, item.body]))).size).toBe(1);
    }
  });

  test("too many requests, again and again: it is given up", async () => {
    const server = await startService({ status: 429, body: { requestId: "req_7" } });
    const failure = await failureOf(clientAt(server.url).client.call(create, input));
    expect(failure).toMatchObject({ code: "rate-limited", status: 429, requestId: "req_7", mayBeDone: false });
    expect(failure.message).toContain("in the last of 5 attempts");
    expect(server.arrived).toHaveLength(5);
  });

  test("too many requests, with too long a wait: it is given up at once", async () => {
    const server = await startService({
      status: 429,
      headers: { "retry-after": "9000" },
      body: { requestId: "req_7" },
    });
    const failure = await failureOf(clientAt(server.url).client.call(create, input));
    expect(failure).toMatchObject({ code: "rate-limited", status: 429, requestId: "req_7", mayBeDone: false });
    expect(server.arrived).toHaveLength(1);
  });

  test("too many requests, and then a reset", async () => {
    const server = await startService(
      { status: 429 },
      gone((socket) => void socket.resetAndDestroy()),
      created,
    );
    const failure = await failureOf(clientAt(server.url).client.call(create, input));
    expect(failure).toMatchObject({ code: "network", status: null, mayBeDone: true });
    expect(failure.message).toContain("in the last of 2 attempts, and the session may have been created");
    expect(server.arrived).toHaveLength(2);
  });
});

describe("what was not sent is sent later", () => {
  test("nobody listens at first", async () => {
    const place = await running(net.createServer());
    await place.close();
    const got: string[] = [];
    const clock = fakeClock();
    const late = http.createServer((request, reply) => {
      got.push(`${request.method} ${request.url}`);
      reply.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify(created.body));
    });
    const sleep = async (ms: number) => {
      await clock.sleep(ms);
      if (clock.slept.length === 2) await once(late.listen(Number(place.url.port), "127.0.0.1"), "listening");
    };
    const { client } = clientAt(place.url, { clock: { ...clock, sleep } });
    expect(await client.call(create, input)).toEqual(created.body);
    late.close();
    expect([got, client.requests]).toEqual([["POST /api/v0/sessions"], 3]);
  });

  test("nobody ever listens", async () => {
    const place = await running(net.createServer());
    await place.close();
    const { client } = clientAt(place.url);
    const failure = await failureOf(client.call(create, input));
    expect(failure).toMatchObject({ name: "ServiceError", code: "network", status: null, mayBeDone: false });
    expect(failure.message).toBe(
      "the service could not be reached (ECONNREFUSED), in the last of 5 attempts; check the address, and the network of this machine, with its proxy if it uses one",
    );
    expect(client.requests).toBe(5);
  });

  test("the name cannot be looked up", async () => {
    const error = Object.assign(new Error("canary"), { code: "EAI_AGAIN" });
    const { client, requests } = clientOf([
      networkFailure(error, false, false),
      { status: 201, body: JSON.stringify(created.body) },
    ]);
    expect(await client.call(create, input)).toEqual(created.body);
    expect(requests).toHaveLength(2);
  });

  test("no encrypted connection comes about", async () => {
    let heard = "";
    const silent = closedAfter(
      await running(
        net.createServer((socket) => void socket.on("data", (data) => (heard += data.toString("latin1")))),
        "https:",
      ),
    );
    const { client } = clientAt(silent.url, { transport: patient({ connect: 40 }) });
    const failure = await failureOf(client.call(create, input));
    expect(failure).toMatchObject({ code: "timeout", mayBeDone: false });
    // The server hears of a connection after the client, which may have given it up by then.
    await expect.poll(() => silent.connections).toBe(5);
    expect(heard).not.toContain("POST");
  });

  test("but not to somebody whose certificate is not accepted", async () => {
    let requests = 0;
    const server = await serving((_, reply) => void reply.end(String(++requests)), {
      certificate: selfSigned("127.0.0.1"),
    });
    const failure = await failureOf(clientAt(server.url).client.call(create, input));
    expect(failure).toMatchObject({ code: "tls", mayBeDone: false });
    expect([server.connections, requests]).toEqual([1, 0]);
  });

  test("nor when the run is over", async () => {
    const { client, requests, clock } = clientOf([{}]);
    clock.pass(15 * 60_000);
    expect(await failureOf(client.call(create, input))).toMatchObject({ code: "deadline", mayBeDone: false });
    expect(requests).toEqual([]);
  });
});

test("reading is sent again, as ever, and nothing of it may be done", async () => {
  const { get } = resources.sessions;
  const body = least(get.response);
  const reset = gone((socket) => void socket.resetAndDestroy());
  const server = await startService(reset, { status: 503 }, { body: "" }, { body });
  expect(await clientAt(server.url).client.call(get, { sessionId: "s" })).toEqual(body);
  const down = await startService({ status: 503 });
  const failure = await failureOf(clientAt(down.url).client.call(get, { sessionId: "s" }));
  expect(failure).toMatchObject({ name: "ServiceError", status: 503, mayBeDone: false });
  expect(down.arrived).toHaveLength(5);
});

test("a large body gets the time that it needs to arrive", async () => {
  const server = await serving(
    (request, reply) => void request.resume().on("end", () => setTimeout(() => reply.end("ok"), 60)),
  );
  const hasty = createTransport({ ...defaultTimeouts, headers: 20 });
  const post = (body: string) =>
    hasty({ method: "POST", url: server.url, headers: { authorization: `Bearer ${KEY}` }, body });
  await expect(post("x")).rejects.toThrow("the service did not begin to answer");
  expect((await post("x".repeat(128 * 5000))).body.toString()).toBe("ok");
});

test("a failure that nobody foresaw is not hidden", async () => {
  const { client, requests } = clientOf([new RangeError("a bug")]);
  await expect(client.call(create, input)).rejects.toThrow(RangeError);
  expect(requests).toHaveLength(1);
  expect(new HttpFailure("x", "y", true).reached).toBe(true); // unknown means that it may have been sent
});
