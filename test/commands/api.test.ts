// The service's endpoints as commands.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { kebab } from "../../src/api/fields.ts";
import { endpoints, resources } from "../../src/service/index.ts";
import { cli, folder, type Served, serve } from "../e2e/program.ts";
import { startService } from "../service/start-service.ts";
import { KEY } from "../service/support.ts";
import { least } from "../service/samples.ts";
import { at } from "./support.ts";

const change = (revision: number, settings = {}) => ({
  revision,
  settings,
  user: { id: "user_ada", email: "ada@corp.example", name: "Ada" },
  updatedAt: "2026-03-01T00:00:00.000Z",
});
const noMore = { hasMore: false, nextCursor: null };

describe("api", () => {
  it("alone lists the resources, and a resource alone its verbs", async () => {
    const [all, resource] = [await cli(["api"]), await cli(["api", "computers"])];
    expect([all.code, all.err, resource.code, resource.err]).toEqual([0, "", 0, ""]);
    for (const name of ["enterprise-controls", "openapi", "messages"]) expect(all.out).toContain(`\n  ${name} `);
    for (const verb of ["get-by-name", "retry-install"]) expect(resource.out).toContain(`\n  ${verb} `);
  });

  it.each<[string[], string]>([
    [["usrs"], 'api has no resource "usrs"; did you mean "users"?'],
    [["users", "lits"], 'users has no verb "lits"; did you mean "list"?'],
    [["users", "list", "--limits", "3"], "(Did you mean --limit?)"],
    [["users", "list", "--all", "--body", "x"], "unknown option '--body'"],
    [["computers", "get", "a", "b"], "too many arguments"],
  ])("%j is a usage error", async (args, message) => {
    const { code, out, err } = await cli(["api", ...args]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(message);
  });

  it("shows choices, required options and an example in the help", async () => {
    const { out } = await cli(["api", "messages", "list", "--help"]);
    expect(out).toMatch(/<session-id> \[options\]/);
    expect(out).toMatch(/\(choices: "user",\s+"assistant",\s+"tool"\)/);
    expect(out).toContain("GET /api/v0/sessions/{sessionId}/messages");
    expect((await cli(["help", "api"])).out).toContain("enterprise-controls");
  });

  it("tells all that is wrong with an input, and sends nothing", async () => {
    const server = await startService({});
    const words = ["api", "analytics", "users", "--start-date", "2026-02-30", "--limit", "1000"];
    const { code, out, err } = await cli(words, { env: at(server.url) });
    expect([code, out, server.arrived]).toEqual([2, "", []]);
    for (const option of ["--start-date", "--end-date", "--limit"])
      expect(err).toContain(`analytics.users: ${option} `);
    expect(err).not.toContain("1000");
  });

  it.each([
    ["no key", { DRIFTLINE_BASE_URL: "https://api.example.com" }, "no API key"],
    ["no address", { DRIFTLINE_API_KEY: "k".repeat(20) }, "URL"],
    ["plain http:", { ...at("http://api.example.com") }, "plain http:"],
  ])("wants an address and a key that are safe to use: %s", async (_, env, message) => {
    const { code, err } = await cli(["api", "users", "list"], { env });
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it.each(["json", "ndjson"])("prints numbers with the digits that the service sent (%s)", async (format) => {
    const [user, total] = ['{"id":"a","email":"b","createdAt":"c","metadata":{"id":12345678901234567890}}', "1e400"];
    const server = await startService({ body: `{"users":[${user}],"total":${total}}` });
    const args = ["api", "users", "list", "--format", format];
    const { code, out } = await cli(args, { env: at(server.url) });
    expect([code, out.replaceAll(/\s/g, "")]).toEqual([
      0,
      format === "json" ? `{"users":[${user}],"total":${total}}` : user,
    ]);
  });

  it("takes a parameter of the path by position or by its option, in both spellings", async () => {
    const { get } = resources.computers;
    for (const words of [["cmp_1"], ["--computer-id", "cmp_1"], ["--computerId", "cmp_1"]]) {
      const server = await startService({ body: least(get.response) });
      expect((await cli(["api", "computers", "get", ...words], { env: at(server.url) })).code).toBe(0);
      expect(server.arrived.map(({ url }) => url)).toEqual(["/api/v0/computers/cmp_1"]);
    }
  });

  it("hides the key where an answer repeats it, as it is or encoded", async () => {
    const { get } = resources.computers;
    const encoded = Buffer.from(`Bearer ${KEY}`).toString("base64");
    const body = { ...(least(get.response) as object), name: "n", hostname: `${KEY} ${encoded}` };
    const server = await startService({ body });
    const { code, out } = await cli(["api", "computers", "get", "cmp_1"], { env: at(server.url) });
    expect([code, JSON.parse(out)]).toMatchObject([0, { name: "n", hostname: expect.stringMatching(/^\[hidden\] /) }]);
    expect(out).not.toContain(KEY);
    expect(Buffer.from(out.match(/ ([\w+/=]+)\[hidden\]/)?.[1] ?? "", "base64").toString()).toMatch(/^Bearer ?$/);
  });

  it("exits with 3 when the service refuses, naming the request and why", async () => {
    const body = { title: "Not Found", detail: "open sesame", status: 404, requestId: "req-42" };
    const server = await startService({ status: 404, body });
    const { code, out, err } = await cli(["api", "sessions", "get", "ses_9"], { env: at(server.url) });
    expect([code, out]).toEqual([3, ""]);
    expect(err).toContain('(404, request req-42), and says "open sesame"');
  });

  it("shows hostile text so that it cannot act", async () => {
    const name = "a\u202eb\u001b[31m\u200b##[error]";
    const server = await startService({ body: { ...(least(resources.computers.get.response) as object), name } });
    const { out } = await cli(["api", "computers", "get", "c"], { env: at(server.url) });
    expect(out).toContain('"a\\u202eb\\u001b[31m\\u200b##\\u005berror]"');
    expect(JSON.parse(out)).toMatchObject({ name });
  });

  it("sends a body from a file or standard input, and what options add to it", async () => {
    const cwd = folder();
    writeFileSync(path.join(cwd, "b.json"), '{"computerId":"c1","sessionSettings":{"model":"m"},"later":[1]}');
    const input = '{"computerId":"c1","sessionSettings":{"model":"m"},"later":[1]}';
    for (const from of ["b.json", "-"]) {
      const server = await startService({ status: 201, body: least(resources.sessions.create.response) });
      const words = ["api", "sessions", "create", "--body", from, "--cwd", "/w"];
      const { code } = await cli(words, { env: at(server.url), cwd, input });
      expect(code).toBe(0);
      expect(JSON.parse(server.arrived[0]!.body)).toEqual({ ...(JSON.parse(input) as object), cwd: "/w" });
    }
  });

  it("sends pictures and files by their paths", async () => {
    const cwd = folder();
    writeFileSync(path.join(cwd, "a.png"), Buffer.from("\x89PNG\r\n\x1a\nrest", "latin1"));
    writeFileSync(path.join(cwd, "n.md"), "# notes\n");
    const server = await startService({ body: least(resources.messages.add.response) });
    const words = [
      "api",
      "messages",
      "add",
      "s1",
      "--text",
      "see",
      "--image",
      "a.png",
      "--file",
      "n.md",
      "--file",
      "n.md",
    ];
    expect(await cli(words, { env: at(server.url), cwd })).toMatchObject({ code: 0, err: "" });
    expect(JSON.parse(server.arrived[0]!.body)).toMatchObject({
      text: "see",
      images: [{ type: "base64", mediaType: "image/png" }],
      files: [{ name: "n.md", parsedData: "# notes\n" }, { name: "n.md" }],
    });
  });
});

describe("a list", () => {
  const user = (n: number) => ({ id: `u${n}`, email: `u${n}@x.example`, createdAt: "2026-01-01T00:00:00Z" });
  const page = (items: number[], nextCursor: string | null) => ({
    body: { users: items.map(user), pagination: { hasMore: nextCursor !== null, nextCursor } },
  });
  const words = ["api", "users", "list"];

  it("is one page, and every item of all pages with --all", async () => {
    const onePage = await startService(page([1, 2], "c1"));
    expect(JSON.parse((await cli([...words, "--limit", "2"], { env: at(onePage.url) })).out)).toEqual(
      page([1, 2], "c1").body,
    );
    const all = await startService(page([1, 2], "c1"), page([3], null));
    const { code, out } = await cli([...words, "--all"], { env: at(all.url) });
    expect([code, JSON.parse(out)]).toEqual([0, [1, 2, 3].map(user)]);
    expect(new URL(all.arrived[1]!.url, all.url).searchParams.get("cursor")).toBe("c1");
  });

  it("is a line for each item only where the help says so", async () => {
    for (const endpoint of endpoints) {
      const { out } = await cli(["api", ...endpoint.name.split(".").map(kebab), "--help"]);
      const words = endpoint.paging ? "one item of the list per line" : "the answer in one line";
      expect(out.replace(/\s+/g, " ")).toContain(`json, or ndjson: ${words}`);
    }
  });

  it("is a line for each item with --format ndjson, with --all and without", async () => {
    for (const more of [["--all"], []]) {
      const server = await startService(page([1, 2], null));
      const { out } = await cli([...words, ...more, "--format", "ndjson"], { env: at(server.url) });
      expect(out).toBe(`${JSON.stringify(user(1))}\n${JSON.stringify(user(2))}\n`);
    }
  });

  it("with lines of one page says if there are more pages, which the lines do not hold", async () => {
    const { body } = page([1], null);
    for (const [pagination, end, ...flags] of [
      [{ hasMore: true, nextCursor: "c1" }, "--all reads them"],
      [{ hasMore: true, nextCursor: null }, "the service does not say where"],
      [{ hasMore: true, nextCursor: "c1" }, null, "--quiet"],
      [noMore, null],
    ] as const) {
      const server = await startService({ body: { ...body, pagination } });
      const { code, err } = await cli([...words, "--format", "ndjson", ...flags], { env: at(server.url) });
      expect([code, err]).toEqual([0, end === null ? "" : `driftline: the list has more pages; ${end}\n`]);
    }
  });

  it.each([[], ["--all"], ["--cursor", "c1"]])(
    "says if a list does not state whether it has more pages: %j",
    async (...flags) => {
      const note = "driftline: the list does not say whether it has more pages; only one was read\n";
      const { body } = page([1], null);
      for (const [pagination, err] of [
        [undefined, note],
        [noMore, ""],
      ] as const)
        for (const format of ["json", "ndjson"]) {
          const server = await startService({ body: { ...body, pagination } });
          expect(await cli([...words, "--format", format, ...flags], { env: at(server.url) })).toMatchObject({
            code: 0,
            err,
          });
        }
    },
  );

  it("that breaks off prints nothing of an array, and the lines that came before", async () => {
    const refusal = { status: 403, body: {} };
    const array = await startService(page([1], "c1"), refusal);
    expect(await cli([...words, "--all"], { env: at(array.url) })).toMatchObject({ code: 3, out: "" });
    const lines = await startService(page([1], "c1"), refusal);
    const { code, out } = await cli([...words, "--all", "--format", "ndjson"], { env: at(lines.url) });
    expect([code, out]).toEqual([3, `${JSON.stringify(user(1))}\n`]);
  });
});

describe("the history", () => {
  const token = "Zk3Qp9Lw2Xv7Rt5Ym1Bn8";
  const settings = { customModels: [{ id: "custom:a", apiKey: token }], maxAutonomyLevel: "low" };
  const body = { changes: [change(2, settings), change(1, settings)], pagination: noMore };

  it.each([[[]], [["--all"]], [["--all", "--format", "ndjson"]]])("is sealed: %j", async (more) => {
    const server = await startService({ body });
    const env = { ...at(server.url), DRIFTLINE_FINGERPRINT_KEY: "k".repeat(32) };
    const { code, out, err } = await cli(["api", "enterprise-controls", "history", ...more], { env });
    expect([code, err]).toEqual([0, ""]);
    expect(out).not.toContain(token);
    expect(out).toMatch(/fp:k[0-9a-f]{7}:[0-9a-f]{16}/);
    const items = more.includes("ndjson")
      ? out
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line) as unknown)
      : more.length > 0
        ? (JSON.parse(out) as unknown[])
        : (JSON.parse(out) as { changes: unknown[] }).changes;
    const sealed = { ...settings, customModels: [{ id: "custom:a", apiKey: { $secret: "literal" } }] };
    expect(items).toMatchObject([change(2, sealed), change(1, sealed)]);
  });
});

describe("limits set", () => {
  const entry = (n: number) => ({ email: `u${n}@x.example`, limit: n });
  const users = Array.from({ length: 150 }, (_, i) => entry(i));
  const words = ["api", "limits", "set", "--body", "-"];
  const input = JSON.stringify({ users });

  it("sends many in batches, and exits with 3 when some were refused", async () => {
    const refused = { email: "u149@x.example", error: "no member" };
    const server = await startService(
      { body: { updated: users.slice(0, 100), errors: [] } },
      { body: { updated: users.slice(100, 149), errors: [refused] } },
    );
    const { code, out, err } = await cli(words, { env: at(server.url), input });
    expect([code, err]).toEqual([3, "driftline: the service refused 1 entry; see errors\n"]);
    expect(JSON.parse(out)).toEqual({ updated: users.slice(0, 149), errors: [refused] });
    expect(server.arrived.map(({ body }) => (JSON.parse(body) as { users: unknown[] }).users.length)).toEqual([
      100, 50,
    ]);
  });

  it("prints what was done before a batch failed", async () => {
    const server = await startService(
      { body: { updated: users.slice(0, 100), errors: [] } },
      { status: 403, body: {} },
    );
    const { code, out, err } = await cli(words, { env: at(server.url), input });
    expect(code).toBe(3);
    expect(JSON.parse(out)).toEqual({ updated: users.slice(0, 100), errors: [] });
    expect(err).toContain("of 150 limits 100 were set");
  });
});

describe("against the emulator", () => {
  let served: Served;
  beforeAll(async () => void (served = await serve()));
  afterAll(() => void served.process.kill());
  const env = () => ({
    DRIFTLINE_BASE_URL: served.baseUrl,
    DRIFTLINE_APP_URL: served.appUrl,
    DRIFTLINE_API_KEY: served.apiKeys.owner,
  });

  it("reads the whole history, and says that it is an emulator", async () => {
    const { code, out, err } = await cli(["api", "enterprise-controls", "history", "--all"], { env: env() });
    expect([code, err]).toEqual([0, "driftline: the answer comes from an emulator\n"]);
    const changes = JSON.parse(out) as { revision: number }[];
    expect(changes.length).toBeGreaterThanOrEqual(40);
    expect(changes.map(({ revision }) => revision)).toEqual(changes.map((_, i) => changes.length - i));
  });

  it("finds a computer by name, and a guest may not", async () => {
    const words = ["api", "computers", "get-by-name", "build-01", "--quiet"];
    expect(JSON.parse((await cli(words, { env: env() })).out)).toMatchObject({ name: "build-01" });
    const { code, out, err } = await cli(words, { env: { ...env(), DRIFTLINE_API_KEY: served.apiKeys.guest } });
    expect([code, out]).toEqual([3, ""]);
    expect(err).toContain("(403");
  });
});

describe("api openapi", () => {
  it("prints the document, without a key and without a service", async () => {
    const { code, out, err } = await cli(["api", "openapi"]);
    expect([code, err]).toEqual([0, ""]);
    const document = JSON.parse(out) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(new Set(Object.keys(document.paths))).toEqual(new Set(endpoints.map((endpoint) => endpoint.path)));
  });
});
