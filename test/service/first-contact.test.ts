// Possible differences of a real service from the interface: lists without pagination, and a path with another name.
import { describe, expect, test } from "vitest";
import { createClient } from "../../src/api/client.ts";
import { serveEmulator } from "../../src/emulator/server.ts";
import { createConfig } from "../../src/run/config.ts";
import { openEvidence } from "../../src/run/evidence.ts";
import { eachItem, eachPage } from "../../src/service/pages.ts";
import { readiness } from "../../src/service/readiness.ts";
import { users } from "../../src/service/users.ts";
import { sampleOrganization } from "../emulator/support.ts";
import { clientAt, startService } from "./start-service.ts";
import { changes } from "./faults.ts";
import { clientOf, failureOf, KEY, pull } from "./support.ts";

const OPEN_END = "whether the history has more pages";
const evidenceFrom = async (url: URL) => {
  const source = { kind: "service", baseUrl: url, apiKey: KEY, organization: "corp" } as const;
  const { evidence } = await openEvidence(source, {
    config: createConfig(),
    environment: {},
    allowedTexts: [],
    extras: ["access"],
  });
  return evidence;
};

describe("a history without pagination", () => {
  test("is one page, which is said", async () => {
    const server = await startService({ body: { changes: changes(7) } }, { body: { users: [] } });
    const evidence = await evidenceFrom(server.url);
    expect([evidence.complete, evidence.value.revisions.length]).toEqual([true, 7]);
    const what = evidence.value.notEvaluated.map((item) => item.what);
    expect(what).toEqual(expect.arrayContaining([OPEN_END, "whether there are more members"]));
    const other = await startService({ body: { changes: changes(7), pagination: { hasMore: false } } });
    expect((await evidenceFrom(other.url)).value.notEvaluated.map((item) => item.what)).not.toContain(OPEN_END);
  });

  test("is not whole when its page is full", async () => {
    const server = await startService({ body: { changes: changes(100) } });
    const { problems } = await pull(server.url);
    expect(problems).toMatchObject([{ code: "missing-pagination" }]);
    const again = await startService({ body: { changes: changes(100) } });
    const evidence = await evidenceFrom(again.url);
    expect(evidence.complete).toBe(false);
    expect(evidence.value.notEvaluated.map(({ what }) => what)).not.toContain(OPEN_END);
  });

  test("is not whole when a page before said that there is more", async () => {
    const first = { changes: changes(9).slice(0, 4), pagination: { hasMore: true, nextCursor: "c" } };
    const server = await startService({ body: first }, { body: { changes: changes(5) } });
    const { problems } = await pull(server.url);
    expect(problems).toMatchObject([{ code: "schema", message: expect.stringContaining("page 2 of the history") }]);
  });
});

describe("a list without pagination", () => {
  const user = (n: number) => ({ id: `u${n}`, email: `u${n}@corp.example`, createdAt: "2026-01-01T00:00:00Z" });
  const walk = async (count: number, limit: number) => {
    const { client } = clientOf([
      { body: JSON.stringify({ users: Array.from({ length: count }, (_, n) => user(n)) }) },
    ]);
    const heard: string[] = [];
    const pages = eachPage(
      users.list,
      { limit },
      (input) => client.call(users.list, input),
      () => heard.push("open"),
    );
    const got: unknown[] = [];
    for await (const item of eachItem(users.list, pages)) got.push(item);
    return { got, heard };
  };

  test("is one page, which is said", async () => {
    const { got, heard } = await walk(3, 100);
    expect([got.length, heard]).toEqual([3, ["open"]]);
  });

  test("that is full is not whole", async () => {
    expect(await failureOf(walk(5, 5))).toMatchObject({ code: "missing-pagination" });
  });
});

describe("the readiness list", () => {
  const path = (url: string) => url.replace(/[?].*/, "");
  const [here, there] = [readiness.list.path, readiness.list.otherPath];
  const only = (served: string) =>
    startService(({ url }) => (path(url) === served ? { body: { reports: [] } } : { status: 404, body: "" }));

  test.each([
    [here, [here, here]],
    [there, [here, there, there]],
  ])("at %s", async (served, paths) => {
    const server = await only(served);
    const { client } = clientAt(server.url);
    for (let i = 0; i < 2; i++) expect(await client.call(readiness.list, { limit: 3 })).toEqual({ reports: [] });
    expect(server.arrived.map(({ url }) => path(url))).toEqual(paths);
  });

  test("at neither is not there, and a refusal at one is no reason to ask the other", async () => {
    const gone = await only("/nowhere");
    expect(await failureOf(clientAt(gone.url).client.call(readiness.list, {}))).toMatchObject({ status: 404 });
    expect(gone.arrived).toHaveLength(2);
    const refused = await startService({ status: 403 });
    expect(await failureOf(clientAt(refused.url).client.call(readiness.list, {}))).toMatchObject({ status: 403 });
    expect(refused.arrived).toHaveLength(1);
    const other = await startService({ status: 404 }, { status: 403 });
    expect(await failureOf(clientAt(other.url).client.call(readiness.list, {}))).toMatchObject({ status: 403 });
  });

  test("is served by the emulator under both", async () => {
    const fault = { fault: "not-found", match: { path: here }, hit: "always" } as const;
    const emulator = await serveEmulator({ organization: sampleOrganization(), faults: { faults: [fault] } });
    const { baseUrl, appUrl, apiKeys } = emulator;
    const { reports } = await createClient({ baseUrl, appUrl, apiKey: apiKeys.owner }).readiness.list();
    await emulator.close();
    expect(reports.length).toBeGreaterThan(4);
  });
});
