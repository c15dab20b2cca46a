// A page that is refused for its size is requested in smaller pieces; other refusals are not.
import { describe, expect, test } from "vitest";
import { createClient } from "../../src/api/client.ts";
import { users } from "../../src/service/users.ts";
import { type Reaction, startService } from "./start-service.ts";
import { changes, service } from "./faults.ts";
import { clientOf, failureOf, KEY, pull, text, upTo } from "./support.ts";

const { list } = users;
const sizes = (urls: readonly { url: URL | string }[]) =>
  urls.map(({ url }) => Number(new URL(url, "http://service.invalid").searchParams.get("limit")));

describe("a refusal for the size of a page", () => {
  test.each([50, 49, 25, 12, 7, 3, 1])("of a service that gives %i: all of the history", async (most) => {
    for (const body of [{}, { detail: `limit must be at most ${most}` }, { error: "Page size too large" }]) {
      const server = await service({
        plan: [
          {
            at: 1,
            times: "always",
            fault: ({ request, send, page }) => {
              const { searchParams } = new URL(request.url!, "http://service.invalid");
              if (Number(searchParams.get("limit")) > most) send(body, 400);
              else send(page);
            },
          },
        ],
      });
      const { problems, read } = await pull(server.url).finally(server.close);
      expect(problems).toEqual([]);
      expect(read).toEqual(upTo(250));
      // Once the size is known, no request is wasted.
      const tried = sizes(server.received);
      const goodSize = tried.find((size) => size <= most)!;
      expect(goodSize * 2 + 1).toBeGreaterThan(most);
      expect(new Set(tried.slice(tried.indexOf(goodSize)))).toEqual(new Set([goodSize]));
    }
  });

  test("of every size is told as the first one was", async () => {
    const { client, requests } = clientOf([{ status: 400, body: '{"detail":"limit: first"}' }, { status: 400 }]);
    const failure = await failureOf(client.get(list, { limit: "100" }, text));
    expect(failure.problems[0]).toMatchObject({ code: "bad-request", message: expect.stringContaining("first") });
    expect(sizes(requests)).toEqual([100, 50, 25, 12, 6, 3, 1]);
  });

  test("is found once for all calls of a client", async () => {
    const user = (id: string) => ({ id, email: `${id}@corp.example`, createdAt: "2026-01-01T00:00:00Z" });
    const small: Reaction = ({ url }) => {
      const { searchParams } = new URL(url, "http://service.invalid");
      if (Number(searchParams.get("limit")) > 30) return { status: 400, body: "" };
      const isFirst = !searchParams.has("cursor");
      const pagination = { hasMore: isFirst, nextCursor: isFirst ? "c" : null };
      return { body: { users: [user(isFirst ? "a" : "b")], pagination } };
    };
    const server = await startService(small);
    const client = createClient({ baseUrl: server.url.origin, apiKey: KEY });
    const got: string[] = [];
    for await (const { id } of client.users.list.all()) got.push(id);
    expect(got).toEqual(["a", "b"]);
    expect(sizes(server.arrived)).toEqual([100, 50, 25, 25]);
  });
});

test("a page that is full for the accepted size and does not say whether there is more is not whole", async () => {
  const small: Reaction = ({ url }) => {
    const limit = Number(new URL(url, "http://service.invalid").searchParams.get("limit"));
    if (limit > 50) return { status: 400, body: "" };
    const users = upTo(limit).map((n) => ({ id: `u${n}`, email: `u${n}@corp.example`, createdAt: "" }));
    return { body: url.includes("/history") ? { changes: changes(limit) } : { users } };
  };
  const server = await startService(small);
  expect((await pull(server.url)).problems).toMatchObject([{ code: "missing-pagination" }]);
  const client = createClient({ baseUrl: server.url.origin, apiKey: KEY });
  const listed = client.users.list.all()[Symbol.asyncIterator]();
  expect(await failureOf(listed.next())).toMatchObject({ code: "missing-pagination" });
});

describe("what is not refused for its size is asked for once", () => {
  test.each<[string, Record<string, string>, { status: number; body?: string }]>([
    ["another reason", { limit: "100" }, { status: 400, body: '{"detail":"cursor: is not one of this list"}' }],
    ["a later page, without a reason", { limit: "100", cursor: "c" }, { status: 400 }],
    ["no size", {}, { status: 400 }],
    ["a single item", { limit: "1" }, { status: 400 }],
    ["another refusal", { limit: "100" }, { status: 422, body: '{"detail":"limit is too large"}' }],
  ])("%s", async (_, query, answer) => {
    const { client, requests } = clientOf([answer]);
    await failureOf(client.get(list, query, text));
    expect(requests).toHaveLength(1);
  });

  test("nor what fails in another way afterwards", async () => {
    const { client, requests } = clientOf([{ status: 400 }, { status: 403 }]);
    expect((await failureOf(client.get(list, { limit: "100" }, text))).problems[0]!.code).toBe("forbidden");
    expect(requests).toHaveLength(2);
  });
});
