// No failure reveals the key, a header or a part of a body. The check knows only the canaries and the texts.
import net from "node:net";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { open } from "../../src/seal/session.ts";
import { Client } from "../../src/service/client.ts";
import { enterpriseControls } from "../../src/service/enterprise-controls.ts";
import { createTransport, defaultTimeouts } from "../../src/service/http.ts";
import { pullHistory } from "../../src/service/pull.ts";
import { defaultRetry } from "../../src/service/retry.ts";
import { ofFormat } from "../support/secrets.ts";
import { type Fault, running, service } from "./faults.ts";
import { matrix } from "./matrix.ts";
import { BODY, HEADER, isSilent } from "./silence.ts";
import { failureOf, fakeClock, KEY } from "./support.ts";

const echo = ({ request }: Parameters<Fault>[0]) => ({
  title: BODY,
  detail: request.headers.authorization,
  status: 400,
  requestId: KEY,
  changes: [{ revision: 1, settings: { customModels: [{ apiKey: BODY }] }, updatedAt: BODY, user: BODY }],
});
const headers = { "x-canary": HEADER, "set-cookie": HEADER, location: `https://evil.example/${HEADER}`, etag: KEY };
const raw =
  (...lines: string[]): Fault =>
  ({ socket }) =>
    void socket.end(lines.join("\r\n"));

const echoes: [string, Fault][] = [
  ...[301, 302, 307, 400, 401, 403, 404, 407, 408, 409, 422, 429, 500, 502, 503, 504, 204, 206].map(
    (status): [string, Fault] => [`${status}`, (it) => it.send(echo(it), status, headers)],
  ),
  ["200 with an error", (it) => it.send(echo(it), 200, headers)],
  ["a body that is not JSON", (it) => it.send(`${BODY} ${it.request.headers.authorization}`, 200, headers)],
  ["a body that breaks off", (it) => it.send(`{"changes":[{"revision":"${BODY}`, 200, headers)],
  ["a key of the body", (it) => it.send(`{"${BODY}":1,"${BODY}":2}`, 200, headers)],
  ["a number that is a text", (it) => it.send({ changes: [{ revision: BODY, settings: {} }] }, 200, headers)],
  ["a time that is none", (it) => it.send({ changes: [{ revision: 1, settings: {}, updatedAt: KEY }] })],
  ["a page that is a text", (it) => it.send(JSON.stringify(BODY))],
  ["a cursor that is too long", (it) => it.send(more(BODY.repeat(1000)))],
  ["a cursor that repeats", (it) => it.send(more(BODY))],
  ["a content type", (it) => it.send(BODY, 200, { "content-type": `text/${BODY}` })],
  ["a content type that is the key", (it) => it.send(BODY, 200, { "content-type": KEY })],
  ["an encoding", (it) => it.send(BODY, 200, { "content-encoding": KEY })],
  ["gzip that is plain", (it) => it.send(BODY, 200, { "content-encoding": "gzip" })],
  ["gzip cut short", (it) => it.send(gzipSync(BODY.repeat(9)).subarray(0, -9), 200, { "content-encoding": "gzip" })],
  ["a wait", (it) => it.send(BODY, 429, { "retry-after": KEY })],
  ["a reason", raw(`HTTP/1.1 500 ${KEY}`, "content-length: 0", "", "")],
  ["a broken status line", raw(`HTTP/1.1 ${KEY}`, "", "")],
  ["a broken header", raw("HTTP/1.1 200 OK", `${KEY}\u0000: ${HEADER}`, "", BODY)],
  ["a broken chunk", raw("HTTP/1.1 200 OK", "transfer-encoding: chunked", "", BODY)],
  ["no HTTP", raw(KEY, BODY)],
  ["an upgrade", raw("HTTP/1.1 101 x", "connection: upgrade", `upgrade: ${KEY}`, "", BODY)],
  ["less than was announced", raw("HTTP/1.1 200 OK", "content-type: application/json", "content-length: 99", "", BODY)],
];

function more(nextCursor: string) {
  return { changes: [], pagination: { hasMore: true, nextCursor } };
}

/** Returns everything that a failing pull gives to its caller. */
async function leftBy(url: URL): Promise<unknown[]> {
  const client = new Client({
    baseUrl: url,
    apiKey: KEY,
    clock: fakeClock(),
    retry: { ...defaultRetry, attempts: 2 },
    transport: createTransport({ ...defaultTimeouts, connect: 60, headers: 500, idle: 60 }),
  });
  const session = open({ organization: "corp" });
  const { problems } = await pullHistory(client, session);
  const failure = await failureOf(
    client.get(enterpriseControls.history, {}, (body) => open({ organization: "corp" }).page(body)),
  ).catch(
    () => undefined, // it may concern only the second page
  );
  return [problems, failure, client, session];
}

describe("an answer that echoes", () => {
  test.each(echoes)("%s tells nothing of the key", async (_, fault) => {
    const server = await service({ plan: [{ at: 1, times: "always", fault }] });
    const left = await leftBy(server.url).finally(server.close);
    expect(left[0]).toHaveLength(1);
    for (const thing of left) isSilent(thing);
  });

  test("in every fault there is tells nothing of the key", async () => {
    for (const { fault, hangs, id } of matrix.filter((row) => row.always !== "complete")) {
      if (hangs || id === "F30") continue;
      const server = await service({ plan: [{ at: "first", times: "always", fault }] });
      for (const thing of await leftBy(server.url).finally(server.close)) isSilent(thing);
    }
  });
});

test("an address that cannot be reached tells nothing of the key", async () => {
  const closed = await running(net.createServer());
  await closed.close();
  const silent = await running(net.createServer(), "https:");
  for (const url of [closed.url, silent.url]) for (const thing of await leftBy(url)) isSilent(thing);
  await silent.close();
});

test("of an error body the id of the request is shown, and only that", async () => {
  const fault: Fault = (it) => it.send({ ...echo(it), requestId: "req_01-abc" }, 401);
  const server = await service({ plan: [{ at: 1, times: "always", fault }] });
  const [problems] = await leftBy(server.url).finally(server.close);
  expect(problems).toEqual([
    {
      code: "unauthorized",
      message:
        "page 1 of the history: the service does not accept the key (401, request req_01-abc); generate a key in the settings of the service",
    },
  ]);
});

test("an id of the request in the format of a credential is not shown", async () => {
  const token = ofFormat("ghp_[A-Za-z0-9]{36}", 1)[0]!;
  const server = await service({
    plan: [{ at: 1, times: "always", fault: (it) => it.send({ requestId: token }, 401, { "x-request-id": token }) }],
  });
  const left = await leftBy(server.url).finally(server.close);
  expect(inspect(left, { depth: 9, showHidden: true })).not.toContain(token);
});

test("the judge would find a leak", () => {
  for (const text of [`x ${KEY}`, Buffer.from(`ab${BODY}`).toString("base64"), HEADER.slice(4, 12).toLowerCase()])
    expect(() => isSilent(new Error(text))).toThrow("it says");
  expect(() => isSilent({ a: { b: [{ headers: { Authorization: "x" } }] } })).toThrow();
});
