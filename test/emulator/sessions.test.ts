// Sessions and their messages. The test moves the clock.
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import { message as messageSchema } from "../../src/service/messages.ts";
import { session as sessionSchema } from "../../src/service/sessions.ts";
import { send } from "./requests.ts";
import { sampleOrganization } from "./support.ts";

const START = Date.parse("2026-11-20T10:00:00Z");
const organization = sampleOrganization();
const [build, laptop] = organization.computers.map(({ id }) => ({ id })) as [{ id: string }, { id: string }];
let now = START;
let emulator: Emulator;

beforeAll(async () => void (emulator = await serveEmulator({ organization, clock: () => now })));
afterAll(() => emulator.close());

const ask = (method: string, path: string, body?: unknown) => send(emulator, method, `/api/v0/sessions${path}`, body);

async function create(more: object = {}): Promise<string> {
  const { status, body } = await ask("POST", "", { computerId: build.id, ...more });
  expect([status, body["detail"]]).toEqual([201, undefined]);
  return body["sessionId"] as string;
}

const say = (id: string, text: string, more: object = {}) => ask("POST", `/${id}/messages`, { text, ...more });
const read = async (id: string) => (await ask("GET", `/${id}`)).body;
const listed = async (id: string, query = "") =>
  (await ask("GET", `/${id}/messages${query}`)).body["messages"] as any[];

describe("a session", () => {
  test("is what was asked for, and can be read at once", async () => {
    const sessionSettings = { model: "m", autonomyLevel: "low", tags: [{ name: "t", metadata: { a: 1 } }], later: [1] };
    const { status, body } = await ask("POST", "", { computerId: build.id, cwd: "/repo", sessionSettings });
    expect(status).toBe(201);
    expect(body).toEqual({
      sessionId: expect.stringMatching(/^ses_\d+$/),
      status: "idle",
      messageCount: 0,
      createdAt: now,
      updatedAt: now,
      computerId: build.id,
      sessionSettings: {
        ...sessionSettings,
        tokenUsage: { inputTokens: 0, outputTokens: 0, cacheCreationTokens: 0, cacheReadTokens: 0, thinkingTokens: 0 },
      },
    });
    expect(await read(body["sessionId"])).toEqual(body);
  });

  test.each([
    [400, "no computer", {}],
    [400, "a computer that is no text", { computerId: 7 }],
    [400, "an empty computer", { computerId: "" }],
    [404, "an unknown computer", { computerId: "cmp_none" }],
    [400, "an empty cwd", { computerId: build.id, cwd: "" }],
    [400, "too long a cwd", { computerId: build.id, cwd: "a".repeat(4097) }],
    [400, "settings that are none", { computerId: build.id, sessionSettings: "low" }],
    [400, "a model that is no text", { computerId: build.id, sessionSettings: { model: 1 } }],
    [400, "settings that are null", { computerId: build.id, sessionSettings: null }],
  ])("is refused with %i: %s", async (status, _, body) => {
    expect((await ask("POST", "", body)).status).toBe(status);
  });

  test.each([1, 4096])("takes a cwd of %i characters", async (length) => {
    await create({ cwd: "a".repeat(length) });
  });

  test("keeps settings that a change does not name, unknown ones too, and null takes one away", async () => {
    const id = await create({ sessionSettings: { model: "m", autonomyLevel: "low", later: { a: 1 } } });
    now += 5000;
    const { status, body } = await ask("PATCH", `/${id}`, {
      sessionSettings: { autonomyLevel: "off", model: null, archivedAt: "2026-11-20" },
    });
    expect(status).toBe(200);
    const { tokenUsage, ...settings } = body["sessionSettings"];
    expect(settings).toEqual({ autonomyLevel: "off", later: { a: 1 }, archivedAt: "2026-11-20" });
    expect(tokenUsage).toBeDefined();
    expect(body["updatedAt"]).toBe(now);
    expect(await read(id)).toEqual(body);
  });

  test("is the same after a change of nothing", async () => {
    const id = await create({ sessionSettings: { model: "m" } });
    const before = await read(id);
    now += 5000;
    for (const nothing of [{}, { sessionSettings: {} }]) {
      const { status, body } = await ask("PATCH", `/${id}`, nothing);
      expect([status, body]).toEqual([200, before]);
    }
  });

  test("says itself what was used, and is not told", async () => {
    const used = { sessionSettings: { model: "m", tokenUsage: { inputTokens: 7 } } };
    const id = await create();
    const { status, body } = await ask("PATCH", `/${id}`, used);
    expect([status, body["detail"]]).toEqual([400, "sessionSettings: holds tokenUsage, which only answers do"]);
    expect((await ask("POST", "", { computerId: build.id, ...used })).status).toBe(400);
    expect((await read(id))["sessionSettings"]).toEqual({ tokenUsage: expect.objectContaining({ inputTokens: 0 }) });
  });

  test("is not shared with another server, nor are its keys special", async () => {
    const id = await create({ sessionSettings: JSON.parse('{"__proto__": {"polluted": true}, "constructor": "x"}') });
    expect((await read(id))["sessionSettings"].constructor).toBe("x");
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    const other = await serveEmulator({ organization });
    expect((await send(other, "GET", `/api/v0/sessions/${id}`)).status).toBe(404);
    await other.close();
  });

  test.each(["", "/messages", "/messages/msg_000001"])("that is not there is 404 at %s", async (path) => {
    expect((await ask("GET", `/ses_999999${path}`)).status).toBe(404);
  });
});

describe("a message", () => {
  let id: string;
  beforeEach(async () => void (id = await create()));

  test("can be read at once, as it was said", async () => {
    const { status, body } = await say(id, "Run the tests.");
    expect([status, body]).toEqual([200, { messageId: expect.stringMatching(/^msg_\d+$/), status: "pending" }]);
    const { messageId } = body;
    const { body: message } = await ask("GET", `/${id}/messages/${messageId}`);
    expect(message).toEqual({
      id: messageId,
      role: "user",
      content: [{ type: "text", text: "Run the tests.", id: `${messageId}_1` }],
      createdAt: now,
      updatedAt: now,
      visibility: "both",
    });
    expect(await listed(id)).toEqual([message]);
  });

  test("comes with pictures and files", async () => {
    const image = { type: "base64", mediaType: "image/png", data: "aGk=" };
    const file = { ...image, mediaType: "application/pdf", name: "a.pdf", path: "../../x", parsedData: "hi" };
    const { body } = await say(id, "Look.", { images: [image], files: [file, { ...image, mediaType: "text/plain" }] });
    const { content } = (await ask("GET", `/${id}/messages/${body["messageId"]}`)).body;
    const { name, path, parsedData } = file;
    const item = (number: number) => ({ id: `${body["messageId"]}_${number}` });
    expect(content).toEqual([
      { type: "text", text: "Look.", ...item(1) },
      { type: "image", source: image, ...item(2) },
      { type: "document", source: { ...image, mediaType: "application/pdf" }, name, path, parsedData, ...item(3) },
      { type: "document", source: { ...image, mediaType: "text/plain" }, ...item(4) },
    ]);
  });

  test.each([
    ["no text", {}],
    ["a text that is none", { text: 1 }],
    ["a picture without data", { text: "x", images: [{ type: "base64", mediaType: "image/png" }] }],
    ["a picture that is not base64", { text: "x", images: [{ type: "base64", mediaType: "image/png", data: "%%%" }] }],
    ["a picture at an address", { text: "x", images: [{ type: "url", mediaType: "image/png", data: "aGk=" }] }],
    ["pictures that are no list", { text: "x", images: {} }],
  ])("is refused: %s", async (_, body) => {
    expect((await ask("POST", `/${id}/messages`, body)).status).toBe(400);
    expect((await read(id))["messageCount"]).toBe(0);
  });

  test("is answered while the clock moves: pending, running, idle", async () => {
    const states: string[] = [];
    const counts: number[] = [];
    await say(id, "Run the tests.");
    const start = now;
    for (let passed = 0; passed <= 4000; passed += 250) {
      now = start + passed;
      const session = await read(id);
      const messages = await listed(id);
      expect(session["messageCount"]).toBe(messages.length);
      expect(session["updatedAt"]).toBeLessThanOrEqual(now);
      expect("completedAt" in session).toBe(session["status"] === "idle");
      if (states.at(-1) !== session["status"]) states.push(session["status"]);
      if (counts.at(-1) !== messages.length) counts.push(messages.length);
    }
    expect(states).toEqual(["pending", "running", "idle"]);
    expect(counts).toEqual([1, 2, 3, 4]);
    const session = await read(id);
    expect(session).toMatchObject({ title: "Run the tests.", updatedAt: start + 3000, completedAt: start + 3000 });
    const { inputTokens, outputTokens } = session["sessionSettings"].tokenUsage;
    expect(Math.min(inputTokens, outputTokens)).toBeGreaterThan(0);
    const messages = await listed(id);
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "tool", "assistant"]);
    expect(messages.slice(1).map(({ parentId }) => parentId)).toEqual(
      messages.slice(0, -1).map((message) => message.id),
    );
    expect(messages[2].content[0].toolUseId).toBe(messages[1].content[0].toolUseId);
    expect(messages[3].content[0].text).toMatch(/emulator/);
    for (const message of messages) expect(messageSchema.safeParse(message).error).toBeUndefined();
    expect(sessionSchema.safeParse(session).error).toBeUndefined();
  });

  test("is answered without tools by an agent that only plans", async () => {
    await ask("PATCH", `/${id}`, { sessionSettings: { interactionMode: "spec" } });
    await say(id, "Plan it.");
    now += 10_000;
    expect((await listed(id)).map(({ role }) => role)).toEqual(["user", "assistant"]);
  });

  test("that comes while the agent works waits for its turn", async () => {
    await say(id, "First.");
    now += 1500;
    const { body } = await say(id, "Second.");
    expect(body["status"]).toBe("running");
    now += 1500;
    expect((await read(id))["status"]).toBe("pending");
    now += 2000;
    expect((await read(id))["status"]).toBe("running");
    now += 1000;
    expect(await read(id)).toMatchObject({ status: "idle", messageCount: 8, completedAt: now });
  });

  test("can be taken to another computer, which then knows the session", async () => {
    const at = (path: string, computerId: string) => ask("GET", `/${id}${path}?computerId=${computerId}`);
    const { body } = await say(id, "Hello.");
    const paths = ["", "/messages", `/messages/${body["messageId"]}`];
    for (const path of paths) {
      expect((await at(path, build.id)).status).toBe(200);
      expect((await at(path, laptop.id)).status).toBe(404);
      expect((await at(path, "cmp_none")).status).toBe(404);
      expect((await at(path, "")).status).toBe(400);
    }
    expect((await say(id, "There.", { computerId: "cmp_none" })).status).toBe(404);
    expect((await say(id, "There.", { computerId: laptop.id })).status).toBe(200);
    for (const path of paths) expect((await at(path, laptop.id)).status).toBe(200);
    expect((await read(id))["computerId"]).toBe(build.id);
  });

  test("is of one session, and a message to come is not there yet", async () => {
    const { body } = await say(id, "Hello.");
    expect((await ask("GET", `/${await create()}/messages/${body["messageId"]}`)).status).toBe(404);
    const next = `msg_${String(Number(body["messageId"].slice(4)) + 1).padStart(6, "0")}`;
    expect((await ask("GET", `/${id}/messages/${next}`)).status).toBe(404);
    now += 10_000;
    expect((await ask("GET", `/${id}/messages/${next}`)).body).toMatchObject({ id: next, role: "assistant" });
  });
});

describe("a list of messages", () => {
  test("has pages, oldest first, and one role where it is asked for", async () => {
    const id = await create();
    for (let i = 0; i < 6; i++) await say(id, `Number ${i}.`);
    now += 60_000;
    const all = await listed(id, "?limit=100");
    expect(all).toHaveLength(24);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all.map(({ createdAt }) => createdAt).toSorted((a, b) => a - b),
    );
    for (const [role, count] of [
      ["user", 6],
      ["assistant", 12],
      ["tool", 6],
    ] as const) {
      const messages: any[] = [];
      for (let cursor = ""; ;) {
        const { body } = await ask("GET", `/${id}/messages?limit=5&role=${role}${cursor}`);
        messages.push(...body["messages"]);
        if (!body["pagination"].hasMore) break;
        cursor = `&cursor=${body["pagination"].nextCursor}`;
      }
      expect(messages).toHaveLength(count);
      expect(messages).toEqual(all.filter((message) => message.role === role));
    }
  });

  test("refuses roles, limits and cursors that it does not have", async () => {
    const id = await create();
    const other = await create();
    await say(other, "Hello.");
    await say(other, "Hello.");
    const { nextCursor } = (await ask("GET", `/${other}/messages?limit=1`)).body["pagination"];
    for (const query of ["role=system", "role=", "limit=0", "limit=101", "limit=x", "cursor=x", `cursor=${nextCursor}`])
      expect([query, (await ask("GET", `/${id}/messages?${query}`)).status]).toEqual([query, 400]);
  });

  test("only ever grows at its end, whatever is said when", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 2500 }), { minLength: 1, maxLength: 8 }), async (waits) => {
        const id = await create();
        let before: any[] = [];
        for (const wait of [...waits, 30_000]) {
          now += wait;
          if (wait < 30_000) await say(id, "More.");
          const all = await listed(id, "?limit=100");
          expect(all.slice(0, before.length)).toEqual(before);
          const session = await read(id);
          expect(session["messageCount"]).toBe(all.length);
          before = all;
        }
        expect(before).toHaveLength(4 * waits.length);
        expect((await read(id))["status"]).toBe("idle");
      }),
      { numRuns: 15 },
    );
  });
});
