// lane: long
// No failed call reveals the key, a header, or a part of the request or answer.
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { setLimits } from "../../src/service/batches.ts";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { endpoints, resources } from "../../src/service/index.ts";
import { eachPage } from "../../src/service/pages.ts";
import { type Arrived, clientAt, type Reaction, startService } from "./start-service.ts";
import { patient } from "./exchanges.ts";
import { most } from "./samples.ts";
import { BODY, HEADER, isSilent, SENT } from "./silence.ts";
import { clientOf, failureOf, KEY } from "./support.ts";

const { limits, messages, readiness, users } = resources;
const headers = { "x-canary": HEADER, "set-cookie": HEADER, location: `https://evil.example/${HEADER}`, etag: KEY };

/** An input with the canary in every text that may hold it. */
const inputs: Readonly<Record<string, object>> = {
  "limits.set": { users: [{ email: `${SENT}@corp.example`, limit: 1, note: SENT }] },
  "sessions.create": { computerId: SENT, cwd: SENT, sessionSettings: { model: SENT, later: [SENT] }, later: SENT },
  "sessions.get": { sessionId: SENT, computerId: SENT },
  "sessions.update": { sessionId: SENT, sessionSettings: { tags: [{ name: SENT, metadata: { [SENT]: SENT } }] } },
  "messages.list": { sessionId: SENT, cursor: SENT, computerId: SENT },
  "messages.get": { sessionId: SENT, messageId: SENT },
  "messages.add": {
    sessionId: SENT,
    text: SENT,
    files: [{ type: "base64", mediaType: SENT, data: SENT, parsedData: SENT, name: SENT, path: SENT }],
  },
  "computers.get": { computerId: SENT },
  "computers.getByName": { name: SENT },
  "computers.update": { computerId: SENT, name: SENT, remoteUser: SENT },
  "computers.retryInstall": { computerId: SENT },
  "readiness.list": { repoId: SENT, startAfter: SENT },
  "users.list": { cursor: SENT },
  "analytics.users": { startDate: "2026-03-01", endDate: "2026-03-02", cursor: SENT },
};

/** Echoes the whole request, and the canary of answers in places where an answer may hold it. */
const echo = (status: number, schema?: (arrived: Arrived) => unknown): Reaction => {
  return (arrived) => ({
    status,
    headers,
    body: schema?.(arrived) ?? { title: BODY, detail: arrived, status, requestId: KEY, [BODY]: arrived.headers },
  });
};
const spoiled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(spoiled);
  if (typeof value !== "object" || value === null) return typeof value === "string" ? { [BODY]: BODY } : BODY;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoiled(inner)]));
};

const called = endpoints.filter((endpoint) => !endpoint.sealed);
describe.each(called.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint: Endpoint) => {
  const { success, response, daily } = endpoint;
  const reactions: Reaction[] = [
    ...[302, 400, 401, 403, 404, 409, 422, 429, 500, 503].map((status) => echo(status)),
    ...[400, 403, 500].map((status) =>
      echo(status, ({ headers: { authorization } }) => ({ detail: `no ${authorization}` })),
    ),
    ...[400, 422].map((status) => echo(status, () => ({ error: `${SENT} and ${BODY} are wrong` }))),
    echo(success),
    echo(success, () => spoiled(most(daily ?? response))),
    echo(success, (arrived) => `${BODY} ${JSON.stringify(arrived)}`),
    echo(success, () => `{"${BODY}":1,"${BODY}":2}`),
    { status: success, headers: { ...headers, "content-type": `text/${BODY}` }, body: BODY },
    { status: success, headers: { ...headers, "content-encoding": KEY }, body: BODY },
    (_, reply) => void reply.socket!.end(`HTTP/1.1 ${KEY}\r\n${BODY}`),
    (_, reply) => void reply.socket!.resetAndDestroy(),
  ];

  test("says nothing of what it sent and got", async () => {
    const input = { ...endpoint.example, ...inputs[endpoint.name] };
    for (const reaction of reactions) {
      const server = await startService(reaction);
      const { client } = clientAt(server.url, { transport: patient({ headers: 500, idle: 200 }) });
      const failure = await failureOf(client.call(endpoint, input));
      expect(failure.name).toBe("ServiceError");
      expect(server.arrived.length).toBeGreaterThan(0);
      isSilent(failure);
      isSilent(client);
    }
  });

  test("says nothing of an input that is wrong", async () => {
    for (const part of [endpoint.params, endpoint.query, endpoint.body])
      for (const name of Object.keys(part?.shape ?? {}))
        for (const wrong of [
          `${SENT}/\n\ud800`.repeat(500),
          [SENT],
          { [SENT]: new Map([[SENT, SENT]]) },
          Symbol(SENT),
        ]) {
          const { client, requests } = clientOf([{ status: 500 }]);
          const input = { ...endpoint.example, [name]: wrong };
          const failure = await failureOf(client.call(endpoint, input));
          isSilent(failure);
          if (failure.code === "usage") expect(requests).toEqual([]);
        }
  });
});

test("pages that lead nowhere", async () => {
  const page = (nextCursor: unknown) => ({
    body: { users: [], pagination: { hasMore: true, nextCursor }, [BODY]: BODY },
  });
  for (const cursor of [BODY, BODY.repeat(400), `${BODY}\ud800`, null]) {
    const server = await startService(page(cursor));
    const { client } = clientAt(server.url);
    const walk = async () => {
      for await (const _ of eachPage(users.list, { cursor: SENT }, (input) => client.call(users.list, input)));
    };
    isSilent(await failureOf(walk()));
  }
  const report = { reportId: BODY.repeat(30), createdAt: 1, repoUrl: BODY, apps: {}, report: {} };
  const server = await startService({ body: { reports: [report] } });
  const walk = async () => {
    const { client } = clientAt(server.url);
    for await (const _ of eachPage(readiness.list, {}, (input) => client.call(readiness.list, input)));
  };
  isSilent(await failureOf(walk()));
});

test("a batch that failed carries what was done, and says only how much", async () => {
  const entries = Array.from({ length: 150 }, (_, i) => ({ email: `${SENT}${i}@corp.example`, limit: 1 }));
  const server = await startService({ body: { updated: entries.slice(0, 100), errors: [] } }, echo(500));
  const failure = await failureOf(setLimits(clientAt(server.url).client, { users: entries }));
  // `done` returns it on access; printing does not show it.
  for (const text of [String(failure), JSON.stringify(failure), inspect(failure), inspect({ deep: failure })])
    isSilent(text);
  expect(failure).toMatchObject({ done: { errors: [] }, mayBeDone: true });
});

test("a name that is not known is shown as far as it is short, and in visible characters", async () => {
  const failure = await failureOf(clientOf([{}]).client.call(limits.set, { users: SENT, [`\u001b[31m${SENT}`]: 1 }));
  isSilent(failure);
  const message = await failureOf(clientOf([{}]).client.call(messages.get, { "\u001b[31m\n::error::": 1 }));
  expect(message.message).toContain('knows no "\\u{1b}[31m\\u{a}::error::"');
});
