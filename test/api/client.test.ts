// The client for programs: a method for every endpoint, against a service that is not our emulator.
import { writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createCaller } from "../../src/api/caller.ts";
import { type ApiClient, methodsOf } from "../../src/api/client.ts";
import { createClient, DriftlineError, ServiceError } from "../../src/index.ts";
import { isSecret } from "../../src/model/sealed.ts";
import { open } from "../../src/seal/session.ts";
import type { Endpoint, Resource } from "../../src/service/endpoint.ts";
import { endpoints, resources } from "../../src/service/index.ts";
import { clientAt, type Reaction, startService } from "../service/start-service.ts";
import { change, changes, service } from "../service/faults.ts";
import { least, most } from "../service/samples.ts";
import { failureOf, KEY } from "../service/support.ts";

type Method = ((input?: object) => Promise<unknown>) & {
  pages?: (input?: object) => AsyncIterable<unknown>;
  all?: (input?: object) => AsyncIterable<unknown>;
};
const methodOf = (client: ApiClient, { name }: Endpoint) => {
  const [resource, verb] = name.split(".") as [string, string];
  return (client as unknown as Record<string, Record<string, Method>>)[resource]![verb]!;
};
const at = (url: URL, more: object = {}) =>
  createClient({ baseUrl: url.href, appUrl: url.href, apiKey: KEY, organization: "corp", ...more });
async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

test("has a method for every endpoint, by resource, and pages and items of just the lists", () => {
  const client = at(new URL("https://api.example.com"));
  const names = Object.entries<Record<string, Method>>(client as never).flatMap(([resource, verbs]) =>
    Object.entries(verbs).map(([verb, method]) => `${resource}.${verb}${method.all && method.pages ? " …" : ""}`),
  );
  expect(names).toEqual(endpoints.map(({ name, paging }) => `${name}${paging ? " …" : ""}`));
  expect(names.filter((name) => name.endsWith("…"))).toEqual([
    "analytics.users …",
    "readiness.list …",
    "enterpriseControls.history …",
    "users.list …",
    "messages.list …",
  ]);
});

test.each(endpoints.filter(({ sealed }) => !sealed).map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s asks the service and gives what came",
  async (_, endpoint: Endpoint) => {
    const body = most(endpoint.daily ?? endpoint.response);
    const server = await startService({ status: endpoint.success, body });
    expect(await methodOf(at(server.url), endpoint)(endpoint.example)).toEqual(body);
    expect(server.arrived.map(({ method }) => method)).toEqual([endpoint.method]);
    expect(server.arrived[0]!.headers).toMatchObject({
      authorization: `Bearer ${KEY}`,
      "user-agent": expect.stringMatching(/^driftline\/\d/),
    });
  },
);

test("what takes nothing is called with nothing", async () => {
  const server = await startService({ body: least(resources.users.list.response) });
  expect(await at(server.url).users.list()).toEqual({ users: [] });
});

test("two clients know nothing of each other, and each call is a run of its own", async () => {
  const server = await startService(
    ...Array.from({ length: 60 }, (_, i): Reaction =>
      i % 2 === 0 ? { status: 503 } : { body: { users: [], pagination: { hasMore: false } } },
    ),
  );
  const caller = createCaller(
    () => clientAt(server.url).client,
    () => open({ organization: "corp" }),
  );
  const client = methodsOf(caller);
  for (let i = 0; i < 30; i++) await client.users.list(); // more retries than one run may make
  expect(server.arrived).toHaveLength(60);
});

test("a client that is given up calls nothing any more", async () => {
  const server = await startService({ body: least(resources.users.list.response) });
  const controller = new AbortController();
  const client = at(server.url, { signal: controller.signal });
  await client.users.list();
  controller.abort();
  expect(await failureOf(client.users.list())).toMatchObject({ name: "ServiceError", code: "aborted" });
  expect(server.arrived).toHaveLength(1);
});

test("any number of calls wait for one signal, and Node warns of no leak", async () => {
  const warned = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  const server = await startService({ body: least(resources.users.list.response) });
  const client = at(server.url, { signal: new AbortController().signal });
  await Promise.all(Array.from({ length: 20 }, () => client.users.list()));
  expect(warned).not.toHaveBeenCalled();
});

describe("settings that are not safe", () => {
  const settings = { baseUrl: "https://api.example.com", apiKey: KEY };
  test.each([
    [{ baseUrl: "http://api.example.com" }, "baseUrl is plain http:"],
    [{ appUrl: "http://app.example.com" }, "appUrl is plain http:"],
    [{ appUrl: "https://app.example.com/?x=canary" }, "appUrl has a query"],
    [{ apiKey: "canary\n2" }, "apiKey has white space in it"],
    [{ apiKey: "x".repeat(9000) }, "apiKey is not 1 to 8192 printable ASCII characters"],
  ])("%j", (wrong, message) => {
    expect(() => createClient({ ...settings, ...wrong })).toThrow(DriftlineError);
    expect(() => createClient({ ...settings, ...wrong })).toThrow(message);
    expect(() => createClient({ ...settings, ...wrong })).not.toThrow("canary");
  });

  test.each([
    [undefined, "baseUrl is missing"],
    [{}, "baseUrl is missing"],
    [{ baseUrl: settings.baseUrl }, "apiKey is missing"],
    [{ ...settings, appUrl: null }, "appUrl is missing"],
    [{ ...settings, apiKey: 12_345_678 }, "apiKey is not a text"],
  ])("%j, from a program without types", (wrong, message) => {
    expect(() => createClient(wrong as never)).toThrow(
      new DriftlineError("usage", { message, hint: "write createClient({ baseUrl, apiKey })" }),
    );
  });

  test("a signal that is none", () => {
    expect(() => createClient({ ...settings, signal: {} as never })).toThrow("signal is not an AbortSignal");
  });

  test("a token is taken for a key", async () => {
    const jwt = `eyJ${"a".repeat(900)}.eyJ${"b".repeat(900)}.${"c".repeat(300)}`;
    const server = await startService({ body: least(resources.users.list.response) });
    await createClient({ baseUrl: server.url.href, apiKey: jwt }).users.list();
    expect(server.arrived[0]!.headers.authorization).toBe(`Bearer ${jwt}`);
  });

  test("readiness reports need the address of the application", async () => {
    const failure = await failureOf(createClient(settings).readiness.list());
    expect(failure).toMatchObject({ code: "usage", exitCode: 2 });
    expect(failure.message).toContain("no appUrl is given");
  });
});

describe("lists", () => {
  const user = (id: string) => ({ id, email: `${id}@corp.example`, createdAt: "2026-01-01T00:00:00Z" });
  const pages = [
    { users: [user("a"), user("b")], pagination: { hasMore: true, nextCursor: "2" } },
    { users: [user("c")], pagination: { hasMore: false, nextCursor: null } },
  ];

  test("give their pages as asked for, and their items in pages as large as can be", async () => {
    const server = await startService(...pages.map((body) => ({ body })), ...pages.map((body) => ({ body })));
    const client = at(server.url);
    expect(await collected(client.users.list.pages({ limit: 2 }))).toEqual(pages);
    expect(await collected(client.users.list.all())).toEqual([user("a"), user("b"), user("c")]);
    expect(server.arrived.map(({ url }) => url.split("?")[1])).toEqual([
      "limit=2",
      "limit=2&cursor=2",
      "limit=100",
      "limit=100&cursor=2",
    ]);
  });

  test("are read on from where they were left", async () => {
    const server = await startService({ body: pages[1] });
    expect(await collected(at(server.url).users.list.all({ limit: 1, cursor: "2" }))).toEqual([user("c")]);
    expect(server.arrived.map(({ url }) => url.split("?")[1])).toEqual(["limit=1&cursor=2"]);
  });

  test("of readiness end at an empty page", async () => {
    const report = { reportId: "r1", createdAt: 1, repoUrl: "x", apps: {}, report: {} };
    const server = await startService({ body: { reports: [report] } }, { body: { reports: [] } });
    expect(await collected(at(server.url).readiness.list.all())).toEqual([report]);
    expect(server.arrived.map(({ url }) => url.split("?")[1])).toEqual([undefined, "startAfter=r1"]);
  });
});

describe("the history", () => {
  const secret = "sk-Wq8vXw3LmPt6RyBn5KdHs2Gj";
  const withSecret = (revision: number) => ({
    ...change(revision),
    settings: { customModels: [{ id: "custom:x", model: "x", apiKey: secret, displayName: "X" }] },
  });

  test("comes a page at a time, sealed, in the order of the service", async () => {
    const server = await service({ history: [withSecret(3), withSecret(2), change(1)] });
    const page = await at(server.url).enterpriseControls.history({ limit: 2 });
    await server.close();
    expect(page.changes.map(({ revision }) => revision)).toEqual([3, 2]);
    expect(page.pagination).toEqual({ hasMore: true, nextCursor: expect.any(String) });
    expect(JSON.stringify(page)).not.toContain(secret.slice(3, 12));
    const [model] = page.changes[0]!.settings["customModels"] as never as { apiKey: never }[];
    expect(isSecret(model!.apiKey)).toBe(true);
    expect(server.received.map(({ url }) => url)).toEqual(["/api/v0/organization/enterprise-controls/history?limit=2"]);
  });

  test("goes on at a cursor", async () => {
    const server = await service({ history: changes(5) });
    const { enterpriseControls } = at(server.url);
    const first = await enterpriseControls.history({ limit: 2 });
    const second = await enterpriseControls.history({ limit: 2, cursor: first.pagination.nextCursor! });
    await server.close();
    expect(second.changes.map(({ revision }) => revision)).toEqual([3, 2]);
  });

  test("comes whole, newest first, of one seal, and so do its pages", async () => {
    const server = await service({ history: Array.from({ length: 250 }, (_, i) => withSecret(250 - i)), pageSize: 40 });
    const { enterpriseControls } = at(server.url, { fingerprintKey: "k".repeat(32) });
    const all = await collected(enterpriseControls.history.all());
    const pages = await collected(enterpriseControls.history.pages({ limit: 100 }));
    const [small] = await collected(enterpriseControls.history.pages());
    await server.close();
    expect(all.map(({ revision }) => revision)).toEqual(Array.from({ length: 250 }, (_, i) => 250 - i));
    expect(pages.flatMap((page) => page.changes)).toEqual(all);
    expect(pages.map(({ changes, pagination }) => [changes.length, pagination])).toEqual([
      [100, { hasMore: true, nextCursor: null }],
      [100, { hasMore: true, nextCursor: null }],
      [50, { hasMore: false, nextCursor: null }],
    ]);
    expect(small!.changes).toHaveLength(20);
    const fingerprints = new Set(all.map((revision) => JSON.stringify(revision.settings)));
    expect([fingerprints.size, JSON.stringify(all).includes(secret)]).toEqual([1, false]);
  });

  test("of an organization without one is one empty page", async () => {
    const server = await service({ history: [] });
    const { enterpriseControls } = at(server.url);
    expect(await collected(enterpriseControls.history.pages())).toEqual([
      { changes: [], pagination: { hasMore: false, nextCursor: null } },
    ]);
    expect(await collected(enterpriseControls.history.all())).toEqual([]);
    await server.close();
  });

  test("gives nothing when it did not come whole", async () => {
    const fault = ({ send }: { send: (body: unknown, status: number) => void }) =>
      send({ requestId: "req_9", detail: "canary" }, 403);
    const server = await service({ plan: [{ at: "last", times: "always", fault }] });
    const { enterpriseControls } = at(server.url);
    const got: unknown[] = [];
    const walk = async (items: AsyncIterable<unknown>) => {
      for await (const item of items) got.push(item);
    };
    for (const items of [enterpriseControls.history.all(), enterpriseControls.history.pages()]) {
      const failure = await failureOf(walk(items));
      expect(failure).toBeInstanceOf(ServiceError);
      expect(failure).toMatchObject({ code: "forbidden", status: 403, requestId: "req_9", exitCode: 3 });
      expect(failure.message).toMatch(/^page 3 of the history: the service forbids this .*"canary"/);
    }
    await server.close();
    expect(got).toEqual([]);
  });

  test("gives nothing when one number came with two contents", async () => {
    const server = await service({ history: [change(2), change(1, "one"), change(1, "other")] });
    const { enterpriseControls } = at(server.url);
    for (const call of [() => enterpriseControls.history(), () => collected(enterpriseControls.history.all())]) {
      const failure = await failureOf(call());
      expect(failure).toBeInstanceOf(ServiceError);
      expect(failure).toMatchObject({ code: "revision-conflict", status: null, exitCode: 3 });
      expect(failure.message).toMatch(/^revision 1 arrived twice, with different content; run it again/);
    }
    await server.close();
  });

  test("is whole, or a page: it is not begun in the middle", async () => {
    const { enterpriseControls } = at(new URL("https://api.example.com"));
    const failure = await failureOf(collected(enterpriseControls.history.all({ cursor: "x" } as object)));
    expect(failure).toMatchObject({ code: "usage", exitCode: 2 });
    expect((await failureOf(enterpriseControls.history({ limit: 101 }))).code).toBe("usage");
    expect((await failureOf(collected(enterpriseControls.history.all({ limit: 101 })))).code).toBe("usage");
  });

  test("tells a caller which texts hold a secret of it", async () => {
    const server = await service({ history: [withSecret(1)] });
    const { client } = clientAt(server.url);
    const caller = createCaller(
      () => client,
      () => open({ organization: "corp" }),
    );
    expect(caller.leaks(secret)).toBe(false);
    await caller.call(resources.enterpriseControls.history, {});
    await server.close();
    expect([caller.leaks(`x ${secret}`), caller.leaks("x"), caller.isEmulated]).toEqual([true, false, false]);
  });
});

describe("limits and messages", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "api-client-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("more than a hundred limits are set in batches", async () => {
    const server = await startService((arrived) => {
      const { users } = JSON.parse(arrived.body) as { users: unknown[] };
      return { body: { updated: users, errors: [] }, headers: { "x-driftline-emulator": "1" } };
    });
    const users = Array.from({ length: 205 }, (_, i) => ({ email: `u${i}@corp.example`, limit: i }));
    const caller = createCaller(
      () => clientAt(server.url).client,
      () => open({ organization: "corp" }),
    );
    expect(await methodsOf(caller).limits.set({ users })).toEqual({ updated: users, errors: [] });
    expect([server.arrived.length, caller.isEmulated]).toEqual([3, true]);
  });

  test("a message takes paths", async () => {
    const file = path.join(folder, "a.md");
    writeFileSync(file, "# a");
    const server = await startService({ body: { messageId: "m", status: "idle" } });
    const client = at(server.url);
    await client.messages.add({ sessionId: "s", text: "t", files: [file] });
    expect(JSON.parse(server.arrived[0]!.body)).toEqual({
      text: "t",
      files: [{ type: "base64", mediaType: "text/markdown", data: "IyBh", parsedData: "# a", name: "a.md" }],
    });
    const failure = await failureOf(client.messages.add({ sessionId: "s", text: "t", images: [file] }));
    expect([failure.code, server.arrived.length]).toEqual(["usage", 1]);
  });
});

test("the resources are those that are declared", () => {
  expect(Object.keys(at(new URL("https://api.example.com")))).toEqual(
    Object.keys(resources satisfies Record<string, Resource>),
  );
});
