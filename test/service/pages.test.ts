// Lists page by page: in order, to the end, or with the reason of the failure.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "../../src/service/endpoint.ts";
import { endpoints, resources } from "../../src/service/index.ts";
import { bounds, eachItem, eachPage } from "../../src/service/pages.ts";
import type { Values } from "../../src/service/wire.ts";
import { clientAt, startService, TODAY } from "./start-service.ts";
import { least } from "./samples.ts";
import { clientOf, failureOf } from "./support.ts";

const { analytics, messages, readiness, users } = resources;
const lists = endpoints.filter((endpoint) => endpoint.paging && !endpoint.sealed);
type Page = Record<string, unknown>;

/** Makes a page of a list in its own way of paging. */
function page(endpoint: Endpoint, items: unknown[], next: unknown): Page {
  const { items: field } = endpoint.paging!;
  if (endpoint === analytics.users)
    return {
      data: items,
      meta: { org_id: "o", start_date: "x", end_date: "y", has_more: next !== undefined, next_cursor: next },
    };
  if (endpoint === readiness.list) return { reports: items };
  return { [field]: items, pagination: { hasMore: next !== undefined, nextCursor: next } };
}

/** Makes an item of a list that is identified by a number. */
function item(endpoint: Endpoint, number: number): object {
  const schema = endpoint.response.shape[endpoint.paging!.items] as unknown as { def: { element: never } };
  return { ...(least(schema.def.element) as object), reportId: `r${number}`, number };
}

/** Returns pages of `size` items up to `count`, in the service's format. */
function served(endpoint: Endpoint, count: number, size: number): Page[] {
  const items = Array.from({ length: count }, (_, i) => item(endpoint, i));
  const pages: Page[] = [];
  for (let start = 0; start === 0 || start < count; start += size)
    pages.push(
      page(endpoint, items.slice(start, start + size), start + size < count ? `c ${start + size}&` : undefined),
    );
  return endpoint === readiness.list && count > 0 ? [...pages, page(endpoint, [], undefined)] : pages;
}

/** Follows scripted pages. Returns the inputs, the pages, and the end. */
async function follow(endpoint: Endpoint, script: (number: number, input: Values) => Page, input: Values = {}) {
  const inputs: Values[] = [];
  const got: Page[] = [];
  const call = async (values: Values) => {
    inputs.push(values);
    return script(inputs.length, values);
  };
  const walk = async () => {
    for await (const each of eachPage(endpoint, input, call)) got.push(each);
  };
  const failure = await walk().then(
    () => undefined,
    (error: unknown) => error as { code: string; name: string; message: string },
  );
  return { inputs, got, failure };
}

describe.each(lists.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint: Endpoint) => {
  test("is read to its end over HTTP, with the same question and another cursor each time", async () => {
    const pages = served(endpoint, 25, 10);
    const server = await startService(...pages.map((body) => ({ body })));
    const { client } = clientAt(server.url);
    const got: unknown[] = [];
    const input = { ...endpoint.example, limit: 10 };
    for await (const each of eachItem(
      endpoint,
      eachPage(endpoint, input, (values) => client.call(endpoint, values)),
    ))
      got.push(each);
    expect(got).toEqual(Array.from({ length: 25 }, (_, i) => item(endpoint, i)));
    const queries = server.arrived.map(({ url }) => new URL(url, server.url).searchParams);
    const { parameter } = endpoint.paging!;
    const cursors = endpoint === readiness.list ? ["r9", "r19", "r24"] : ["c 10&", "c 20&"];
    expect(queries.map((query) => query.get(parameter))).toEqual([null, ...cursors]);
    for (const query of queries) {
      query.delete(parameter);
      expect(query.toString()).toBe((queries[0] as URLSearchParams).toString());
    }
  });

  test("gives each item once, whatever the size of its pages", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.integer({ min: 1, max: 20 }), async (count, size) => {
        const pages = served(endpoint, count, size);
        const { got, failure, inputs } = await follow(endpoint, (number) => pages[number - 1]!);
        expect(failure).toBeUndefined();
        expect(got).toEqual(pages);
        expect(inputs).toHaveLength(pages.length);
      }),
    );
  });

  test("ends with an error where a page leads back", async () => {
    const { got, failure } = await follow(endpoint, () => page(endpoint, [item(endpoint, 1)], "again"));
    expect(failure).toMatchObject({ name: "ServiceError", code: "repeated-cursor", exitCode: 3 });
    expect(failure!.message).toContain(`page 2 of ${endpoint.name} leads back to a page that was read`);
    expect(got).toHaveLength(2);
  });

  test("ends with an error where a page leads back to the first one asked for", async () => {
    const { parameter } = endpoint.paging!;
    const begin = { [parameter]: "r1" };
    const { failure } = await follow(endpoint, () => page(endpoint, [item(endpoint, 1)], "r1"), begin);
    expect(failure).toMatchObject({ code: "repeated-cursor" });
  });

  test("ends with the error of a page that does not come", async () => {
    const [first] = served(endpoint, 20, 10);
    const server = await startService({ body: first }, { status: 403, body: { requestId: "req_2" } });
    const { client } = clientAt(server.url);
    const got: unknown[] = [];
    const walk = async () => {
      for await (const each of eachPage(endpoint, endpoint.example, (values) => client.call(endpoint, values)))
        got.push(each);
    };
    expect(await failureOf(walk())).toMatchObject({ name: "ServiceError", status: 403, requestId: "req_2" });
    expect(got).toEqual([first]);
  });

  test("asks for no page that nobody wants", async () => {
    const pages = served(endpoint, 40, 10);
    let calls = 0;
    for await (const _ of eachItem(
      endpoint,
      eachPage(endpoint, {}, async () => pages[calls++]!),
    ))
      if (calls === 2) break;
    expect(calls).toBe(2);
  });
});

test.each([undefined, null, ""])(
  "a page that says that it is the last one is it with the cursor %j",
  async (cursor) => {
    for (const endpoint of [users.list, analytics.users, messages.list]) {
      const last = {
        [endpoint.paging.items]: [item(endpoint, 1)],
        meta: { has_more: false, next_cursor: cursor },
        pagination: { hasMore: false, nextCursor: cursor },
      };
      const { got, failure, inputs } = await follow(endpoint, () => last);
      expect([got, failure, inputs.length]).toEqual([[last], undefined, 1]);
    }
  },
);

describe("a page that says that it is the last one, with a cursor", () => {
  const last = (endpoint: typeof users.list, cursor: string) => ({
    ...page(endpoint, [item(endpoint, 1)], undefined),
    pagination: { hasMore: false, nextCursor: cursor },
  });

  test("is it if nothing is there", async () => {
    const script = (number: number) => (number === 1 ? last(users.list, "c") : page(users.list, [], undefined));
    const { got, failure, inputs } = await follow(users.list, script);
    expect([got.length, failure, inputs.length]).toEqual([1, undefined, 2]);
    const server = await startService({ body: last(users.list, "c") }, { status: 400 });
    const { client } = clientAt(server.url);
    const pages = eachPage(users.list, {}, (values) => client.call(users.list, values));
    const items: unknown[] = [];
    for await (const each of eachItem(users.list, pages)) items.push(each);
    expect(items).toHaveLength(1);
  });

  test("is not it if the cursor leads to more, or to a page that announces more", async () => {
    const announcing = await follow(users.list, (number) =>
      number === 1 ? last(users.list, "c") : page(users.list, [], "d"),
    );
    expect(announcing.failure).toMatchObject({ name: "ServiceError", code: "more-after-end" });
    const { failure } = await follow(users.list, (number) => last(users.list, `c${number}`));
    expect(failure).toMatchObject({ name: "ServiceError", code: "more-after-end" });
    expect(failure!.message).toContain(
      "page 1 of users.list says that it is the last one, and its cursor leads to more",
    );
  });
});

describe("a page that says there is more", () => {
  test.each([
    ["and not where", null, "missing-cursor"],
    ["and to an empty place", "", "missing-cursor"],
    ["at a place too long", "x".repeat(8193), "cursor-too-long"],
    ["at a place that cannot be sent", "\ud800", "schema"],
  ])("%s is no page of a list", async (_, next, code) => {
    for (const endpoint of [users.list, analytics.users, messages.list]) {
      const { failure, inputs } = await follow(endpoint, () => page(endpoint, [item(endpoint, 1)], next));
      expect(failure).toMatchObject({ name: "ServiceError", code, status: null, mayBeDone: false });
      expect(failure!.message).toMatch(new RegExp(`^page 1 of ${endpoint.name} `));
      expect(inputs).toHaveLength(1);
    }
  });

  test("at an identifier that cannot be sent is none", async () => {
    const script = () => ({ reports: [{ ...item(readiness.list, 1), reportId: "canary".repeat(50) }] });
    const { failure } = await follow(readiness.list, script);
    expect(failure).toMatchObject({ name: "ServiceError", code: "schema" });
    expect(failure!.message).not.toContain("canary");
  });

  test("may be empty some times, not for ever", async () => {
    const script = (from: number) => (number: number) =>
      page(users.list, number > from ? [item(users.list, number)] : [], number > from ? undefined : `c${number}`);
    const fine = await follow(users.list, script(bounds.empty));
    expect([fine.failure, fine.got.length]).toEqual([undefined, bounds.empty + 1]);
    const { failure, inputs } = await follow(users.list, script(1000));
    expect(failure).toMatchObject({ code: "no-progress" });
    expect(inputs).toHaveLength(bounds.empty + 1);
  });

  test("may come again some times, not for ever", async () => {
    const script = (until: number) => (number: number) =>
      page(users.list, [item(users.list, Math.max(number, until))], number > until ? undefined : `c${number}`);
    const fine = await follow(users.list, script(bounds.stale));
    expect([fine.failure, fine.got.length]).toEqual([undefined, bounds.stale + 1]);
    const { failure, inputs } = await follow(users.list, script(1000));
    expect(failure).toMatchObject({ code: "no-progress" });
    expect(failure!.message).toContain("page after page brought nothing new");
    expect(inputs).toHaveLength(bounds.stale + 1);
  });

  test("is not followed without an end", async () => {
    const script = (number: number) => page(users.list, [item(users.list, number)], `c${number}`);
    const { failure, inputs } = await follow(users.list, script);
    expect(failure).toMatchObject({ code: "too-large" });
    expect(inputs).toHaveLength(bounds.pages);
  });
});

test("what is no list has no pages", async () => {
  const { failure, inputs } = await follow(resources.sessions.get, () => ({}), { sessionId: "s" });
  expect(failure).toMatchObject({ code: "usage", message: "sessions.get is not a list and has no pages" });
  expect(inputs).toEqual([]);
});

test("a wrong input is refused before the first page is asked for", async () => {
  const { client, requests } = clientOf([{}], { today: () => TODAY });
  const walk = async () => {
    for await (const _ of eachPage(users.list, { limit: 0 }, (values) => client.call(users.list, values)));
  };
  expect((await failureOf(walk())).code).toBe("usage");
  expect(requests).toEqual([]);
});
