// lane: long
// The emulator over real HTTP: permissions, pages, and the headers of every response.
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resources } from "../../src/emulator/index.ts";
import { roles } from "../../src/service/endpoint.ts";
import { type Emulator, serveEmulator } from "../../src/emulator/server.ts";
import { stateOf } from "../../src/emulator/state.ts";
import { example, live } from "./requests.ts";
import { ask, sampleOrganization } from "./support.ts";

const organization = sampleOrganization();
const history = "/api/v0/organization/enterprise-controls/history";
const users = "/api/v0/organization/users";
let emulator: Emulator;

beforeAll(async () => void (emulator = await serveEmulator({ organization })));
afterAll(() => emulator.close());

const get = (path: string, key: string | undefined = emulator.apiKeys.owner) => ask(emulator.baseUrl + path, key);

/** Reads all items of a list page by page, and records the sizes of the pages. */
async function whole(path: string, name: string, limit: string): Promise<{ items: any[]; sizes: number[] }> {
  const items: unknown[] = [];
  const sizes: number[] = [];
  for (let cursor = ""; ;) {
    const { status, body } = await get(`${path}?${limit}${cursor}`);
    expect(status).toBe(200);
    items.push(...body[name]);
    sizes.push(body[name].length);
    expect(body["pagination"].hasMore).toBe(body["pagination"].nextCursor !== "");
    if (!body["pagination"].hasMore) return { items, sizes };
    cursor = `&cursor=${encodeURIComponent(body["pagination"].nextCursor)}`;
  }
}

describe("roles and keys", () => {
  test("each role has a key of its own that says so, and other servers have others", async () => {
    for (const [role, key] of Object.entries(emulator.apiKeys))
      expect(key).toMatch(new RegExp(`^emulated-${role}-\\w{16,}$`));
    const other = await serveEmulator({ organization });
    expect((await get(users, other.apiKeys.owner)).status).toBe(401);
    await other.close();
  });

  test.each([
    ["owner", 200],
    ["manager", 200],
    ["member", 403],
    ["guest", 403],
  ] as const)("%s gets %i for the history and the members", async (role, status) => {
    for (const path of [history, users]) {
      const answer = await get(path, emulator.apiKeys[role]);
      expect(answer.status).toBe(status);
      if (status === 403) expect(answer.body["detail"]).toBe("Only for the roles owner and manager");
    }
  });

  test.each([history, users, "/", "/nowhere", "/api/organization/maturity-level-reports"])(
    "a missing or wrong key is 401 at %s of both hosts",
    async (path) => {
      for (const url of [emulator.baseUrl, emulator.appUrl])
        for (const key of [undefined, "nonsense", "", `${emulator.apiKeys.owner}x`]) {
          const { status, headers, body } = await ask(url + path, key);
          expect([status, body["status"], body["title"]]).toEqual([401, 401, "Unauthorized"]);
          expect(headers.get("x-driftline-emulator")).toBe("1");
        }
    },
  );

  test("a key counts only as a bearer token", async () => {
    for (const authorization of [emulator.apiKeys.owner, `Basic ${emulator.apiKeys.owner}`]) {
      const response = await fetch(emulator.baseUrl + users, { headers: { authorization } });
      expect(response.status).toBe(401);
    }
    const response = await fetch(emulator.baseUrl + users, {
      headers: { authorization: `bearer ${emulator.apiKeys.owner}` },
    });
    expect(response.status).toBe(200);
  });

  test.each(["fk-0123456789abcdef", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.", "key=fk-0123456789abcdef"])(
    "a key that looks real is refused, told why, and not repeated: %s",
    async (key) => {
      const { status, body } = await get(users, key);
      expect([status, body["detail"]]).toEqual([401, expect.stringMatching(/emulator.*never send it a real key/)]);
      expect(JSON.stringify(body)).not.toContain("0123456789");
      expect(JSON.stringify(body)).not.toContain("eyJ");
      const bare = await fetch(emulator.baseUrl + users, { headers: { authorization: key } });
      expect(await bare.json()).toMatchObject({ status: 401, detail: body["detail"] });
    },
  );

  test("a request that cannot be read is told why", async () => {
    expect(await get(`${users}?cursor=${"x".repeat(20_000)}`)).toMatchObject({
      status: 431,
      body: { title: "Request Header Fields Too Large", detail: "The head of the request is larger than 16 KiB" },
    });
  });

  test("given keys are used, unless they look real", async () => {
    const own = await serveEmulator({ organization, keys: { owner: "my-own-key" } });
    expect(own.apiKeys).toMatchObject({ owner: "my-own-key", guest: expect.stringMatching(/^emulated-guest-/) });
    expect((await ask(own.baseUrl + users, "my-own-key")).status).toBe(200);
    await own.close();
    await expect(serveEmulator({ organization, keys: { owner: "fk-1" } })).rejects.toMatchObject({ code: "usage" });
    await expect(serveEmulator({ organization, keys: { owner: "two words" } })).rejects.toThrow("cannot be sent");
    await expect(serveEmulator({ organization, keys: { owner: "a", guest: "a" } })).rejects.toThrow("the same key");
  });
});

describe("lists", () => {
  test("a first page has twenty revisions, newest first", async () => {
    const { body, headers } = await get(history);
    expect(body["changes"]).toEqual(organization.revisions.toReversed().slice(0, 20));
    expect(body["pagination"]).toEqual({ hasMore: true, nextCursor: expect.any(String) });
    expect(headers.get("content-type")).toBe("application/json");
  });

  test.each([1, 2, 7, 19, 20, 58, 59, 60, 100])("the whole history arrives in pages of %i", async (limit) => {
    const { items, sizes } = await whole(history, "changes", `limit=${limit}`);
    expect(items).toEqual(organization.revisions.toReversed());
    expect(sizes.slice(0, -1).every((size) => size === limit)).toBe(true);
    expect(sizes).toHaveLength(Math.ceil(organization.revisions.length / limit));
  });

  test.each([1, 5, 12, 100])("all members arrive in pages of %i", async (limit) => {
    const { items } = await whole(users, "users", `limit=${limit}`);
    expect(items).toEqual(organization.members.map((member) => member.user));
  });

  test.each(["limit=0", "limit=101", "limit=abc", "limit=", "limit=-1", "limit=1.5", "limit=1&limit=2", "limit=NaN"])(
    "%s is 400",
    async (query) => {
      for (const path of [history, users]) {
        const { status, body } = await get(`${path}?${query}`);
        expect([status, body["detail"]]).toEqual([400, expect.stringMatching(/^limit: /)]);
      }
    },
  );

  test("a cursor that the list did not give out is 400", async () => {
    const own = (await get(`${history}?limit=1`)).body["pagination"].nextCursor as string;
    const other = (await get(`${users}?limit=1`)).body["pagination"].nextCursor as string;
    const forged = Buffer.from("enterpriseControls.history 1000").toString("base64url");
    for (const cursor of ["x", other, forged, `${own}=`, `${own}!`, own.toLowerCase()]) {
      const { status, body } = await get(`${history}?cursor=${encodeURIComponent(cursor)}`);
      expect([cursor, status]).toEqual([cursor, 400]);
      expect(body["detail"]).toMatch(/^cursor: /);
    }
  });

  test("an empty cursor means the first page", async () => {
    for (const path of [history, users]) expect((await get(`${path}?cursor=`)).body).toEqual((await get(path)).body);
  });

  test("an empty history is one empty page", async () => {
    const empty = await serveEmulator({ organization: { ...organization, revisions: [], members: [] } });
    const { body } = await ask(empty.baseUrl + history, empty.apiKeys.manager);
    expect(body).toEqual({ changes: [], pagination: { hasMore: false, nextCursor: "" } });
    await empty.close();
  });
});

describe("the registry", () => {
  const routes = resources.flatMap((resource) => resource(organization, stateOf(organization)));

  test("serves no endpoint twice", () => {
    const places = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.host} ${endpoint.path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  describe.each(routes.map((route) => [route.endpoint.name, route.endpoint] as const))("%s", (_, endpoint) => {
    test("answers as it is declared", async () => {
      for (const role of roles) {
        const fresh = await serveEmulator({ organization });
        const { status, body } = await example(fresh, endpoint, await live(fresh), fresh.apiKeys[role]);
        await fresh.close();
        const may = endpoint.allowed.includes(role);
        expect([role, status, body["detail"]]).toEqual(
          may ? [role, endpoint.success, undefined] : [role, 403, expect.stringMatching(/^Only for the roles /)],
        );
        if (may) expect(endpoint.response.safeParse(body).error).toBeUndefined();
      }
    });

    test("is 401 without a key and with a wrong one", async () => {
      for (const key of [undefined, "", "nonsense", emulator.apiKeys.owner.slice(0, -1)])
        expect((await example(emulator, endpoint, {}, key)).status).toBe(401);
    });

    test("is 403 for who may not ask, whatever is asked", async () => {
      const url = endpoint.host === "api" ? emulator.baseUrl : emulator.appUrl;
      const path = endpoint.path.replaceAll(/\{\w+\}/g, "none");
      const { status } = await ask(`${url}${path}?limit=0`, emulator.apiKeys.guest, { method: endpoint.method });
      expect(status).toBe(endpoint.allowed.includes("guest") ? 400 : 403);
    });
  });
});

describe("every response", () => {
  test("says that it is an emulator's", async () => {
    const { owner, guest } = emulator.apiKeys;
    const requests: [number, string, string?, RequestInit?][] = [
      [200, history, owner],
      [200, users, owner, { method: "HEAD" }],
      [400, `${users}?limit=0`, owner],
      [401, users],
      [401, users, "fk-real"],
      [403, users, guest],
      [404, "/nowhere", owner],
      [404, "/api/organization/maturity-level-reports", owner],
      [405, users, owner, { method: "POST" }],
      [405, history, owner, { method: "OPTIONS" }],
    ];
    for (const [status, path, key, init] of requests) {
      const answer = await ask(emulator.baseUrl + path, key, init);
      expect([path, answer.status, answer.headers.get("x-driftline-emulator")]).toEqual([path, status, "1"]);
      expect(answer.headers.get("content-type")).toBe("application/json");
      if (status >= 400)
        expect(answer.body).toEqual({
          title: expect.any(String),
          detail: expect.any(String),
          status,
          requestId: expect.stringMatching(/^request-\d+$/),
        });
    }
  });

  const answerTo = async (bytes: string) => {
    const socket = connect(Number(new URL(emulator.baseUrl).port), "127.0.0.1");
    socket.end(bytes);
    let text = "";
    for await (const chunk of socket) text += String(chunk);
    return text;
  };

  test("even to what is hardly HTTP", async () => {
    for (const bytes of ["nonsense\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"])
      expect(await answerTo(bytes)).toMatch(/^HTTP\/1\.1 4\d\d .*\r\n(?:.*\r\n)*x-driftline-emulator: 1\r\n/i);
  });

  test("to an unknown method and to a body that is cut off, which are HTTP", async () => {
    for (const bytes of ["FOO / HTTP/1.1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n{}"])
      expect(await answerTo(bytes)).toContain('"detail":"The request cannot be read"');
  });
});

describe("the servers", () => {
  test("listen on loopback, on 127.0.0.1 and nowhere else", async () => {
    const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const addresses = others
      .filter((other) => !other.internal && other.family === "IPv4")
      .map((other) => other.address);
    for (const url of [emulator.baseUrl, emulator.appUrl]) {
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      for (const address of ["127.0.0.2", ...addresses]) {
        const socket = connect({ port: Number(new URL(url).port), host: address, timeout: 2000 });
        const reached = await new Promise((resolve) => {
          socket
            .once("connect", () => resolve(true))
            .once("error", () => resolve(false))
            .once("timeout", () => resolve(false));
        });
        socket.destroy();
        expect([address, reached]).toEqual([address, false]);
      }
    }
  });

  test("are two, and neither serves what the other does", async () => {
    expect(emulator.baseUrl).not.toBe(emulator.appUrl);
    expect((await ask(emulator.appUrl + history, emulator.apiKeys.owner)).status).toBe(404);
  });

  test("take the port they are told, and say when they cannot", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await once(blocker, "listening");
    const { port } = blocker.address() as { port: number };
    await expect(serveEmulator({ organization, port })).rejects.toMatchObject({
      code: "usage",
      message: `port ${port} of 127.0.0.1 is in use; choose another, or 0 for a free one`,
    });
    blocker.close();
    await once(blocker, "close");
    const server = await serveEmulator({ organization, port });
    expect(server.baseUrl).toBe(`http://127.0.0.1:${port}`);
    await server.close();
    await expect(serveEmulator({ organization, port: 70_000 })).rejects.toThrow("70000 is not a port");
  });

  test("end when they are closed, open connections and a second close included", async () => {
    const short = await serveEmulator({ organization });
    const half = connect(Number(new URL(short.baseUrl).port), "127.0.0.1").on("error", () => {});
    half.write("GET / HTTP/1.1\r\n"); // never the rest
    await ask(short.baseUrl + users, short.apiKeys.owner);
    await short.close();
    half.destroy();
    await short.close();
    await expect(fetch(short.baseUrl)).rejects.toThrow();
    await expect(fetch(short.appUrl)).rejects.toThrow();
  });
});
