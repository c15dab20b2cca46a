// lane: long
// Every fault at the first, a middle and the last page, once and always: all of the history, or a problem with a name.
import dns from "node:dns";
import net from "node:net";
import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createTransport, defaultTimeouts } from "../../src/service/http.ts";
import { defaultRetry } from "../../src/service/retry.ts";
import { runs } from "../support/runs.ts";
import { selfSigned } from "./certificate.ts";
import {
  AWKWARD,
  change,
  changes,
  type Plan,
  type Position,
  running,
  serve,
  type Service,
  service,
  type ServiceOptions,
} from "./faults.ts";
import { matrix } from "./matrix.ts";
import type { Outcome, Row } from "./rows.ts";
import { fakeClock, KEY, pull, type Pulled } from "./support.ts";

const positions: readonly Position[] = ["first", "middle", "last"];
/** Short timeouts, because a hanging service makes waits real. */
const impatient = (times: Plan["times"]) => ({
  transport: createTransport({ connect: 100, headers: 80, idle: 60, total: 120 }),
  retry: { ...defaultRetry, attempts: times === 1 ? 5 : 2 },
});

/** Pulls from a service with these faults. The key must have been sent to it alone, with every request. */
async function pullFrom(options: ServiceOptions, client?: Parameters<typeof pull>[1]) {
  const server = await service(options);
  try {
    const pulled = await pull(server.url, client);
    for (const { headers, url } of server.received) {
      expect(headers.authorization).toBe(`Bearer ${KEY}`);
      expect(url).toMatch(/^\/api\/v0\/organization\/enterprise-controls\/history\?limit=100(?:&cursor=[^&]+)?$/);
    }
    return { server, pulled };
  } finally {
    await server.close();
  }
}

function holds(outcome: Outcome, pulled: Pulled, server: Service): void {
  if (outcome === "complete") {
    expect(pulled.problems).toEqual([]);
    expect(pulled.read).toEqual(server.numbers);
    return;
  }
  expect(pulled.problems).not.toEqual([]);
  expect(pulled.problems[0]!.code).toMatch(outcome);
  // What happened; what to do. A conflict is reported without a page, when all revisions are known.
  for (const { code, message } of pulled.problems)
    if (code !== "revision-conflict") expect(message).toMatch(/^page \d+ of the history\b[^\n;]+; [^\n;]+$/);
  for (const revision of pulled.read) expect(server.numbers).toContain(revision);
}

describe.each(matrix)("$id $what", (row: Row) => {
  const outcomeAt = (at: Position, times: Plan["times"]): Outcome => {
    const outcome = times === 1 ? row.once : row.always;
    return typeof outcome === "function" ? outcome(at) : outcome;
  };

  for (const at of positions)
    for (const times of [1, "always"] as const) {
      const outcome = outcomeAt(at, times);
      const result = outcome === "complete" ? "all of it" : outcome.source.replace(/\W+/g, " ").trim();
      test(`${times === 1 ? "once" : times} at the ${at} page: ${result}`, async () => {
        const plan = [{ at, times, fault: row.fault }];
        const { server, pulled } = await pullFrom({ plan }, row.hangs && impatient(times));
        holds(outcome, pulled, server);
        if (times === 1 && row.slept) expect(pulled.slept).toSatisfy(row.slept);
        if (times === "always" && row.asked !== undefined) {
          const offset = { first: 0, middle: 100, last: 200 }[at];
          // A broken kept connection is replaced without counting.
          expect(server.received.filter((request) => request.offset === offset)).toHaveLength(row.asked);
        }
      });
    }
});

describe("F27 a redirect to another origin", () => {
  test.each(positions)("at the %s page: the other origin gets nothing", async (at) => {
    const urls: string[] = [];
    const elsewhere = await serve((request, reply) => {
      urls.push(request.url!);
      reply.end();
    });
    try {
      for (const code of [301, 302, 303, 307, 308]) {
        const location = `${elsewhere.url.origin}/api/v0/organization/enterprise-controls/history`;
        const plan: Plan[] = [{ at, times: 1, fault: ({ send }) => send("", code, { location }) }];
        const { server, pulled } = await pullFrom({ plan });
        holds(/^redirect$/, pulled, server);
        expect(pulled.problems[0]!.message).not.toContain(elsewhere.url.host);
      }
      expect(urls).toEqual([]);
      expect(elsewhere.connections).toBe(0);
    } finally {
      await elsewhere.close();
    }
  });
});

describe("what no reader of one list can see, and others judge by the numbers", () => {
  test("F36 a revision that is missing leaves a gap", async () => {
    const { pulled } = await pullFrom({ history: changes(250).filter(({ revision }) => revision !== 120) });
    expect(pulled.problems).toEqual([]);
    expect(pulled.read).toHaveLength(249);
    expect(pulled.read).not.toContain(120);
  });

  test.each(positions)("F41 a list that ends early, empty, at the %s page starts late", async (at) => {
    const end: Plan["fault"] = ({ send }) => send({ changes: [], pagination: { hasMore: false, nextCursor: null } });
    const { pulled } = await pullFrom({ plan: [{ at, times: "always", fault: end }] });
    expect(pulled.problems).toEqual([]);
    expect(pulled.read[0]).toBe({ first: undefined, middle: 151, last: 51 }[at]);
  });

  test("F52 a later page instead of the one asked for leaves a gap", async () => {
    const last: Plan["fault"] = ({ send, history }) =>
      send({ changes: history.slice(200), pagination: { hasMore: false, nextCursor: null } });
    const { pulled } = await pullFrom({ plan: [{ at: "middle", times: 1, fault: last }] });
    expect(pulled.read).toHaveLength(150);
    expect(pulled.read).not.toContain(150);
  });
});

describe("F52 an earlier page instead of the one asked for", () => {
  test.each(["middle", "last"] as const)("at the %s page leads back", async (at) => {
    const first: Plan["fault"] = ({ send, history }) =>
      send({ changes: history.slice(0, 100), pagination: { hasMore: true, nextCursor: `100:${AWKWARD}` } });
    for (const times of [1, "always"] as const) {
      const { server, pulled } = await pullFrom({ plan: [{ at, times, fault: first }] });
      holds(/^repeated-cursor$/, pulled, server);
    }
  });
});

describe("no connection", () => {
  const once = async (url: URL, client: Parameters<typeof pull>[1] = {}) => {
    const pulled = await pull(url, { transport: createTransport({ ...defaultTimeouts, connect: 80 }), ...client });
    expect(pulled.read).toEqual([]);
    expect(pulled.problems).toHaveLength(1);
    return { ...pulled, problem: pulled.problems[0]! };
  };

  test.each(["ENOTFOUND", "EAI_AGAIN"])("F47 a name that cannot be looked up (%s): five attempts", async (code) => {
    const lookup = vi.spyOn(dns, "lookup").mockImplementation(((_host: string, _options: unknown, done: unknown) => {
      const error = Object.assign(new Error(`getaddrinfo ${code} ${KEY}`), { code });
      process.nextTick(() => (done as (error: Error) => void)(error));
    }) as typeof dns.lookup);
    const { problem, requests } = await once(new URL("https://service.invalid"));
    expect(lookup).toHaveBeenCalledTimes(5);
    expect(requests).toBe(5);
    expect(problem).toEqual({
      code: "network",
      message: `page 1 of the history: the name of the service could not be looked up (${code}), in the last of 5 attempts; check the address, and the network of this machine, with its proxy if it uses one`,
    });
  });

  test("F48 a refused connection: five attempts", async () => {
    const server = await serve(() => {});
    await server.close();
    const { problem, requests } = await once(server.url);
    expect(requests).toBe(5);
    expect(problem.code).toBe("network");
    expect(problem.message).toContain("ECONNREFUSED");
  });

  test("F48 refused at first: all of it", async () => {
    const server = await service();
    const { port } = server.url;
    const idle = await serve(() => {});
    await idle.close();
    const real = createTransport();
    let calls = 0;
    const pulled = await pull(server.url, {
      transport: (request) =>
        real(calls++ === 0 ? { ...request, url: new URL(request.url.href.replace(port, idle.url.port)) } : request),
    });
    await server.close();
    holds("complete", pulled, server);
    expect(calls).toBe(4);
  });

  test("F49 a handshake that never ends: a timeout", async () => {
    const server = await running(net.createServer(), "https:");
    const { problem, requests } = await once(server.url, { retry: { ...defaultRetry, attempts: 2 } });
    await server.close();
    expect(requests).toBe(2);
    expect(problem.code).toBe("timeout");
  });

  test("F49 a certificate that nobody vouches for: at once", async () => {
    const server = await service({ certificate: selfSigned("127.0.0.1") });
    const { problem, requests } = await once(server.url);
    await server.close();
    expect(requests).toBe(1);
    expect(problem.code).toBe("tls");
    expect(server.received).toEqual([]);
  });

  test("F49 no TLS where TLS should be: at once", async () => {
    const server = await service();
    const { problem } = await once(new URL(server.url.href.replace("http:", "https:")));
    await server.close();
    expect(problem.code).toBe("tls");
  });
});

test("F55 a wall clock that jumps changes no wait", async () => {
  vi.spyOn(Date, "now").mockImplementation(() => Math.random() * 4e12);
  const fault: Plan["fault"] = ({ send }) => send("", 503, { "retry-after": "1" });
  const { server, pulled } = await pullFrom({ plan: positions.map((at) => ({ at, times: 1, fault })) });
  holds("complete", pulled, server);
  expect(pulled.slept).toEqual([1250, 1250, 1250]);
});

// Without faults that wait in real time, and the slow decompression bomb.
const quick = matrix.filter((row) => !row.hangs && row.id !== "F30");

test("whatever goes wrong, no problem means that everything was read", async () => {
  let whole = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          at: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constantFrom(...positions)),
          times: fc.constantFrom<Plan["times"]>(1, 1, 1, "always"),
          row: fc.constantFrom(...quick),
        }),
        { maxLength: 6 },
      ),
      fc.integer({ min: 1, max: 420 }),
      fc.constantFrom<"offset" | "keyset">("offset", "keyset"),
      fc.constantFrom("newest", "oldest", "shuffled"),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })),
      async (faults, count, cursors, order, randoms) => {
        const history = changes(count);
        if (order === "oldest" && cursors === "offset") history.reverse();
        if (order === "shuffled" && cursors === "offset") history.sort((a, b) => (a.revision % 13) - (b.revision % 13));
        const plan = faults.map(({ at, times, row }) => ({ at, times, fault: row.fault }));
        const server = await service({ history, cursors, plan });
        try {
          const clock = fakeClock(() => randoms.next().value);
          const pulled = await pull(server.url, { clock });
          expect(pulled.requests).toBeLessThanOrEqual(200);
          if (pulled.problems.length > 0) return;
          whole++;
          // A cursor that names the last revision hides revisions that are added at the front meanwhile.
          if (cursors === "offset") expect(pulled.read).toEqual(server.numbers);
          else expect(pulled.read.slice(0, count)).toEqual(server.numbers.slice(0, count));
        } finally {
          await server.close();
        }
      },
    ),
    { numRuns: runs(50) },
  );
  expect(whole).toBeGreaterThan(15);
});

test("the history of these tests is what it seems", () => {
  expect(changes(3).map(({ revision }) => revision)).toEqual([3, 2, 1]);
  expect(change(7).settings).toEqual({ sessionDefaultSettings: { model: "modèle-7", ratio: 0.5 } });
});
