// The whole history, page by page: its orders, changes during reading, ends, and the number of requests.
import { describe, expect, test } from "vitest";
import { DriftlineError } from "../../src/errors.ts";
import { open } from "../../src/seal/session.ts";
import { Client } from "../../src/service/client.ts";
import { HttpFailure } from "../../src/service/failure.ts";
import { pullHistory } from "../../src/service/pull.ts";
import { AWKWARD, change, changes, type Change, type Fault, hasIPv6, service, type ServiceOptions } from "./faults.ts";
import { KEY, pull, pullScript, type Script, upTo } from "./support.ts";

async function pullFrom(options: ServiceOptions, path = "") {
  const server = await service(options);
  try {
    return { server, ...(await pull(new URL(path, server.url))) };
  } finally {
    await server.close();
  }
}

describe("requests", () => {
  test.each([0, 1, 99, 100, 101, 200, 250, 1000])("as few as %i revisions need", async (count) => {
    for (const cursors of ["offset", "keyset"] as const) {
      const { server, problems, read, requests } = await pullFrom({ history: changes(count), cursors });
      expect(problems).toEqual([]);
      expect(read).toEqual(upTo(count));
      expect(requests).toBe(Math.max(1, Math.ceil(count / 100)));
      expect(server.received).toHaveLength(requests);
      expect(server.connections).toBe(1);
    }
  });

  test("say the limit each time, and nothing else but the cursor as it came", async () => {
    const { server } = await pullFrom({ history: changes(250) }, "/gateway/driftline/");
    expect(server.received.map(({ url }) => url.split("?")[0])).toEqual(
      Array.from({ length: 3 }, () => "/gateway/driftline/api/v0/organization/enterprise-controls/history"),
    );
    const queries = server.received.map(({ url }) => [...new URL(url, "http://service.invalid").searchParams]);
    expect(queries).toEqual([
      [["limit", "100"]],
      [
        ["limit", "100"],
        ["cursor", `100:${AWKWARD}`],
      ],
      [
        ["limit", "100"],
        ["cursor", `200:${AWKWARD}`],
      ],
    ]);
  });

  test("a cursor that is an address is a cursor", async () => {
    const evil = "https://evil.example/next?limit=1";
    const { cursors, problems } = await pullScript((request) =>
      request === 1 ? { changes: [change(2)], hasMore: true, nextCursor: evil } : { changes: [change(1)] },
    );
    expect(problems).toEqual([]);
    expect(cursors).toEqual([undefined, evil]);
  });

  test("pages smaller than the limit are legal", async () => {
    const { read, requests } = await pullFrom({ history: changes(45), pageSize: 10 });
    expect(read).toEqual(upTo(45));
    expect(requests).toBe(5);
  });

  test.skipIf(!hasIPv6)("over IPv6", async () => {
    const { read } = await pullFrom({ history: changes(150), host: "::1" });
    expect(read).toEqual(upTo(150));
  });
});

describe("a list in another order", () => {
  const orders: [string, (history: Change[]) => Change[]][] = [
    ["newest first", (history) => history],
    ["oldest first", (history) => history.reverse()],
    ["shuffled", (history) => history.sort((a, b) => ((a.revision * 7919) % 257) - ((b.revision * 7919) % 257))],
  ];
  test.each(orders)("%s is read whole, in as many requests", async (_, order) => {
    const { problems, read, requests } = await pullFrom({ history: order(changes(250)) });
    expect(problems).toEqual([]);
    expect(read).toEqual(upTo(250));
    expect(requests).toBe(3);
  });
});

describe("a list that moves", () => {
  const arrive =
    (count: number): Fault =>
    ({ history, pageNow, send }) => {
      for (let i = 0; i < count; i++) history.unshift(change(history.length + 1));
      send(pageNow());
    };

  test.each([1, 2, 50, 99, 100, 101, 150, 250])(
    "%i revisions arrive between pages: they are read too",
    async (count) => {
      for (const at of [2, 3]) {
        const { problems, read } = await pullFrom({ plan: [{ at, times: 1, fault: arrive(count) }] });
        expect(problems).toEqual([]);
        expect(read).toEqual(upTo(250 + count));
      }
    },
  );

  test("one more takes the first page again, and once more to see that nothing else came", async () => {
    const { server } = await pullFrom({ plan: [{ at: 2, times: 1, fault: arrive(1) }] });
    expect(server.received.map(({ offset }) => offset)).toEqual([0, 100, 200, 0, 0]);
  });

  test("several times, while the front is read again too", async () => {
    const plan = [2, 4, 5, 6].map((at) => ({ at, times: 1 as const, fault: arrive(1) }));
    const { problems, read } = await pullFrom({ plan });
    expect(problems).toEqual([]);
    expect(read).toEqual(upTo(254));
  });

  test("a flood that moves the front while it is read again leaves no hole", async () => {
    const plan = [
      { at: 3, times: 1 as const, fault: arrive(200) },
      { at: 7, times: 1 as const, fault: arrive(1) }, // the second page of the front
    ];
    const { problems, read, server } = await pullFrom({ plan });
    expect(problems).toEqual([]);
    expect(read).toEqual(upTo(451));
    expect(server.received.map(({ offset }) => offset)).toEqual([0, 100, 200, 300, 400, 0, 100, 200, 0, 0]);
  });

  test("a list in another order is read again as a whole", async () => {
    const history = changes(250).reverse();
    const insert: Fault = ({ history, pageNow, send }) => {
      history.splice(30, 0, change(251)); // in a page that was already read
      send(pageNow());
    };
    const { problems, read, server } = await pullFrom({ history, plan: [{ at: 2, times: 1, fault: insert }] });
    expect(problems).toEqual([]);
    expect(read).toEqual(upTo(251));
    expect(server.received.map(({ offset }) => offset)).toEqual([0, 100, 200, 0, 100, 200, 0, 100, 200]);
  });

  test("the front is read five times; if that is not enough, it says so", async () => {
    // Requests 1 to 3 read everything, and each further request the front.
    const plan = (...requests: number[]) => requests.map((at) => ({ at, times: 1 as const, fault: arrive(1) }));
    const calm = await pullFrom({ plan: plan(2, 5, 6, 7) });
    expect(calm.problems).toEqual([]);
    expect(calm.read).toEqual(upTo(254));
    expect(calm.requests).toBe(3 + 5);
    const busy = await pullFrom({ plan: plan(2, 5, 6, 7, 8) });
    expect(busy.problems.map(({ code }) => code)).toEqual(["unstable"]);
    expect(busy.requests).toBe(3 + 5);
  });

  test("for ever is given up, and it says so", async () => {
    const { problems, read } = await pullFrom({ plan: [{ at: 2, times: "always", fault: arrive(1) }] });
    expect(problems).toEqual([
      { code: "unstable", message: "revisions keep arriving while the history is read; run it again later" },
    ]);
    expect(read.length).toBeGreaterThan(250);
  });

  test("behind cursors that name the last revision it stays as it was at the start", async () => {
    const { problems, read, requests } = await pullFrom({
      cursors: "keyset",
      plan: [{ at: 2, times: 1, fault: arrive(3) }],
    });
    expect(problems).toEqual([]);
    expect(read).toEqual(upTo(250));
    expect(requests).toBe(3);
  });

  test("pages that overlap without reason are read once", async () => {
    const all = changes(30);
    const { problems, read, cursors } = await pullScript((_, cursor) => {
      const from = Number(cursor ?? 0);
      return {
        changes: all.slice(from, from + 10),
        hasMore: from + 10 < 30,
        nextCursor: from + 10 < 30 ? `${from + 5}` : null,
      };
    });
    expect(problems).toEqual([]);
    expect(read).toEqual(upTo(30));
    expect(cursors).toEqual([undefined, "5", "10", "15", "20", undefined]);
  });
});

describe("an end that leads on", () => {
  const all = changes(4);
  const script = (...pages: Script[]) => pullScript((request) => pages[request - 1] ?? { changes: [] });

  test("is the end when an empty page stands there", async () => {
    for (const end of [{}, { nextCursor: null }, { nextCursor: "" }, { nextCursor: "two" }]) {
      const { problems, read, cursors } = await script({ changes: all, nextCursor: "one" }, end);
      expect([problems, read, cursors]).toEqual([[], upTo(4), [undefined, "one"]]);
    }
  });

  test("is the end when the service refuses its cursor, or when it leads back to a page that was read", async () => {
    const refused = await script({ changes: all, nextCursor: "one" }, { status: 400 });
    expect(refused).toMatchObject({ problems: [], read: upTo(4), cursors: [undefined, "one"] });
    const first = { changes: all.slice(0, 2), hasMore: true, nextCursor: "one" };
    const back = await script(first, { changes: all.slice(2), nextCursor: "one" });
    expect(back).toMatchObject({ problems: [], read: upTo(4), cursors: [undefined, "one"] });
    for (const status of [403, 500]) {
      const refusals = Array.from({ length: 5 }, () => ({ status }));
      const { problems } = await script({ changes: all, nextCursor: "one" }, ...refusals);
      expect(problems).toHaveLength(1);
    }
  });

  test.each([
    ["more revisions", { changes: all.slice(2) }],
    ["the same ones", { changes: all.slice(0, 2) }],
    ["a page that says that there is more", { hasMore: true, nextCursor: "two" }],
  ])("is none when what stands there is %s", async (_, page) => {
    const { problems } = await script({ changes: all.slice(0, 2), nextCursor: "one" }, page);
    expect(problems.map(({ code }) => code)).toEqual(["more-after-end"]);
  });
});

describe("an empty page", () => {
  const all = changes(4);
  const reading = async (first: () => Change[], second: Change[], third: Change[] = []) =>
    pullScript((_, cursor) => {
      if (cursor === undefined) return { changes: first(), hasMore: true, nextCursor: "2" };
      return cursor === "2" ? { changes: second, hasMore: true, nextCursor: "3" } : { changes: third };
    });

  test("between two that adjoin leaves nothing out", async () => {
    expect(await reading(() => all.slice(0, 2), [], all.slice(2))).toMatchObject({ problems: [], read: upTo(4) });
  });

  test("between two that do not may hide revisions", async () => {
    const { problems } = await reading(() => all.slice(0, 1), [], all.slice(2));
    expect(problems.map(({ code }) => code)).toEqual(["empty-page"]);
  });

  test("before all others is read again, and may hide revisions while it stays empty", async () => {
    expect((await reading(() => [], all)).problems.map(({ code }) => code)).toEqual(["empty-page"]);
    let reads = 0;
    const { problems, read } = await reading(() => (reads++ === 0 ? [] : all.slice(0, 2)), all.slice(2));
    expect([problems, read]).toEqual([[], upTo(4)]);
  });
});

describe("problems", () => {
  test("name the page and the revision they are about", async () => {
    const { problems, read } = await pullScript((request) =>
      request === 1
        ? { changes: [change(3)], hasMore: true, nextCursor: "one" }
        : { changes: [{ ...change(2), updatedAt: "yesterday" }] },
    );
    expect(problems).toEqual([
      {
        code: "schema",
        message:
          "page 2 of the history: changes[0].updatedAt should be a date and time such as 2026-11-20T09:00:00Z; run it again, and tell the service's support if it stays so",
        revision: 2,
      },
    ]);
    expect(read).toEqual([3]);
  });

  test("of the program are not those of the service", async () => {
    const client = new Client({
      baseUrl: new URL("https://api.example.com"),
      apiKey: KEY,
      transport: async () => {
        throw new TypeError("a bug");
      },
    });
    await expect(pullHistory(client, open({ organization: "corp" }))).rejects.toThrow(TypeError);
    const failing = (error: DriftlineError) =>
      Object.assign(open({ organization: "corp" }), {
        page: () => {
          throw error;
        },
      });
    const server = await service({ history: changes(1) });
    const honest = new Client({ baseUrl: server.url, apiKey: KEY });
    const bug = new DriftlineError("internal", "a bug");
    await expect(pullHistory(honest, failing(bug))).rejects.toBe(bug);
    await server.close();
  });

  test("without advice are told as they are", async () => {
    const { problems } = await pull(new URL("https://api.example.com"), {
      transport: async () => {
        throw new HttpFailure("tls", "it was not accepted", false);
      },
    });
    expect(problems).toEqual([{ code: "tls", message: "page 1 of the history: it was not accepted" }]);
  });

  test("the deadline ends a run that the service draws out", async () => {
    const slow: Fault = ({ send }) => send("", 503, { "retry-after": "119" });
    const { problems, slept } = await pullFrom({
      history: changes(1000),
      plan: Array.from({ length: 30 }, (_, i) => ({ at: 2 * i + 1, times: 1 as const, fault: slow })),
    });
    expect(problems[0]!.code).toBe("deadline");
    expect(slept.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(15 * 60_000);
  });
});
