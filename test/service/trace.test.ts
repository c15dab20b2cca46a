// The trace of requests for troubleshooting: one line for each, without secrets.
import { describe, expect, test } from "vitest";
import { open } from "../../src/seal/session.ts";
import { openEvidence } from "../../src/run/evidence.ts";
import { createConfig } from "../../src/run/config.ts";
import { chooseSource } from "../../src/run/source.ts";
import { traceLine } from "../../src/run/trace.ts";
import { resources } from "../../src/service/index.ts";
import { pullHistory } from "../../src/service/pull.ts";
import type { TracedRequest } from "../../src/service/traced-request.ts";
import { clientAt, type Reaction, startService } from "./start-service.ts";
import { change, changes, service } from "./faults.ts";
import { least } from "./samples.ts";
import { BODY, HEADER, isSilent, SENT } from "./silence.ts";
import { KEY } from "./support.ts";

const { computers, sessions, users } = resources;

/** Returns the requests that a call makes. */
async function traced(reactions: Reaction[], endpoint = users.list as never, input: object = {}) {
  const server = await startService(...reactions);
  const requests: TracedRequest[] = [];
  const { client } = clientAt(server.url, { trace: (request) => void requests.push(request) });
  await client.call(endpoint, { ...input }).catch(() => undefined);
  expect(requests).toHaveLength(client.requests);
  return requests;
}

describe("a line for each request", () => {
  test("with method, path, status, bytes, time, retries and the id", async () => {
    const body = { users: [] };
    const [failed, done] = await traced([
      { status: 503, body: { requestId: "req-1" } },
      { headers: { "x-request-id": "req-2" }, body },
    ]);
    expect(traceLine(failed!)).toBe(
      `trace GET /api/v0/organization/users 503 (service-error), ${JSON.stringify({ requestId: "req-1" }).length} bytes, ${failed!.milliseconds} ms, 0 retries, request req-1`,
    );
    expect(traceLine(done!)).toMatch(
      /^trace GET \/api\/v0\/organization\/users 200, 12 bytes, \d+ ms, 1 retries, request req-2$/,
    );
  });

  test("that had no answer, and whose answer does not fit", async () => {
    const gone: Reaction = (_, reply) => void reply.socket!.resetAndDestroy();
    const [none, wrong] = await traced([gone, { body: { users: 7 } }]);
    expect(traceLine(none!)).toMatch(/users no answer \(network\), 0 bytes, \d+ ms, 0 retries, no request id$/);
    expect(traceLine(wrong!)).toMatch(/users 200 \(schema\), 11 bytes, \d+ ms, 1 retries, no request id$/);
  });

  test("of every page, without its cursor", async () => {
    const server = await service({ history: changes(250) });
    const lines: string[] = [];
    const { client } = clientAt(server.url, { trace: (request) => void lines.push(traceLine(request)) });
    await pullHistory(client, open({ organization: "corp" }));
    await server.close();
    expect(lines).toHaveLength(3);
    for (const line of lines)
      expect(line).toMatch(/^trace GET \/api\/v0\/organization\/enterprise-controls\/history 200, /);
  });
});

test("nothing of bodies, headers, cursors, identifiers or the key", async () => {
  const headers = {
    "x-request-id": KEY,
    "request-id": `x-${KEY.slice(3, 14)}`,
    etag: BODY,
    date: HEADER,
    location: `/${BODY}`,
  };
  for (const status of [200, 302, 400, 401, 403, 404, 500]) {
    const reaction: Reaction = ({ headers: sentHeaders }) => ({
      status,
      headers,
      body: {
        ...(least(computers.get.response) as object),
        detail: `${BODY} ${sentHeaders.authorization}`,
        requestId: KEY,
      },
    });
    for (const [endpoint, input] of [
      [computers.get, { computerId: SENT }],
      [users.list, { cursor: SENT }],
      [sessions.create, { computerId: SENT, cwd: SENT }],
    ] as const)
      for (const request of await traced([reaction], endpoint as never, input)) {
        isSilent(request);
        isSilent(traceLine(request));
        expect(request).toMatchObject({ status, requestId: null, date: null });
      }
  }
});

describe("who is told", () => {
  const config = createConfig();
  const environment = { DRIFTLINE_API_KEY: KEY, DRIFTLINE_BASE_URL: "https://api.example.com" };
  test.each([
    [{}, {}, false],
    [{ trace: true }, {}, true],
    [{}, { RUNNER_DEBUG: "1" }, true],
    [{}, { ACTIONS_STEP_DEBUG: "true" }, true],
    [{}, { RUNNER_DEBUG: "0", ACTIONS_STEP_DEBUG: "false" }, false],
  ])("%j with %j: %s", async (options, more, isTraced) => {
    const source = await chooseSource(options, config, { ...environment, ...more });
    expect("trace" in source && source.trace !== undefined).toBe(isTraced);
  });

  test("each request of an audit", async () => {
    const server = await startService({ body: { changes: [change(1)], pagination: { hasMore: false } } });
    const requests: TracedRequest[] = [];
    const trace = (request: TracedRequest) => void requests.push(request);
    const source = { kind: "service", baseUrl: server.url, apiKey: KEY, organization: "corp", trace } as const;
    await openEvidence(source, { config, environment: {}, allowedTexts: [] });
    expect(requests.map(({ path, status }) => [path, status])).toEqual([
      ["/api/v0/organization/enterprise-controls/history", 200],
    ]);
  });
});
