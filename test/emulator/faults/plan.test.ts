// Fault plans: their schema, and when their entries happen.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { faultNames } from "../../../src/emulator/faults/index.ts";
import { faultPlanOf, type PlanEntry } from "../../../src/emulator/faults/plan.ts";
import { HISTORY, json, look, numbers, range, serving } from "./support.ts";

const USERS = "/api/v0/organization/users";

describe("a plan", () => {
  test("may say all of this", () => {
    const faults = [
      { fault: "internal-error" },
      { match: { method: "GET", path: HISTORY, page: "last" }, hit: "always", fault: "empty-page" },
      { match: { path: "/api/v0/sessions/*/messages", nth: 3 }, hit: 2, fault: "rate-limited-word", retryAfter: 7 },
      { match: { path: "/api/v0/sessions/{sessionId}", page: 2 }, hit: "first", fault: "hang-in-body" },
      {
        match: { path: "/api/v0/sessions/ses_000001" },
        fault: "redirect-elsewhere",
        location: "https://other.example/x",
      },
    ];
    expect(faultPlanOf({ faults })).toEqual({ faults });
    expect(faultPlanOf({ faults: [] })).toEqual({ faults: [] });
  });

  const wrong: [string, unknown, string | RegExp][] = [
    ["nothing", null, "should be a map"],
    ["no faults", {}, "faults is missing"],
    ["another key", { faults: [], fault: [] }, 'fault is not known; did you mean "faults"?'],
    ["an entry without a fault", { faults: [{}] }, "faults.0.fault is missing"],
    ["a typo", { faults: [{ fault: "hang-in-bdy" }] }, 'faults.0.fault is not known; did you mean "hang-in-body"?'],
    ["an unknown fault", { faults: [{ fault: "earthquake" }] }, `is not known; known here: ${faultNames.join(", ")}`],
    ["an unknown key", { faults: [{ fault: "brotli", hits: 1 }] }, 'faults.0.hits is not known; did you mean "hit"?'],
    ["an unknown match", { faults: [{ fault: "brotli", match: { pages: 1 } }] }, 'did you mean "page"?'],
    ["another method", { faults: [{ fault: "brotli", match: { method: "get" } }] }, 'did you mean "GET"?'],
    [
      "a hit of none",
      { faults: [{ fault: "brotli", hit: 0 }] },
      "faults.0.hit should be a number from 1, or first or always",
    ],
    ["a hit of never", { faults: [{ fault: "brotli", hit: "never" }] }, "faults.0.hit should be"],
    ["a page before the first", { faults: [{ fault: "brotli", match: { page: 0 } }] }, "faults.0.match.page should be"],
    ["an nth of none", { faults: [{ fault: "brotli", match: { nth: 0 } }] }, "faults.0.match.nth should be 1 or more"],
    ["no path", { faults: [{ fault: "brotli", match: { path: "users" } }] }, "should begin with a slash"],
    [
      "a path that is not served",
      { faults: [{ fault: "brotli", match: { path: "/api/v0/organization/user" } }] },
      `faults.0.match.path is no path of the service; did you mean "${USERS}"?`,
    ],
    [
      "an option that does nothing",
      { faults: [{ fault: "brotli", retryAfter: "1" }] },
      /^faults\.0\.retryAfter does nothing for brotli; it is for rate-limited-seconds, /,
    ],
    ["a field that cannot be sent", { faults: [{ fault: "unavailable", retryAfter: "1\n2" }] }, "of printable ASCII"],
    ["no address", { faults: [{ fault: "redirect-elsewhere", location: "elsewhere" }] }, "is not an address"],
  ];
  test.each(wrong)("is closed: %s", (_, plan, message) => {
    expect(() => faultPlanOf(plan)).toThrow(message);
    expect(() => faultPlanOf(plan)).toThrow(expect.objectContaining({ code: "config" }));
  });

  test("is what the documentation shows", () => {
    const [, example] = /```yaml\n([^`]*)```/.exec(readFileSync("docs/faults.md", "utf8"))!;
    expect(faultPlanOf(parse(example!)).faults.length).toBeGreaterThan(1);
  });

  test("says everything that is wrong, and where", () => {
    const locate = (path: readonly PropertyKey[]) => ({ file: "plan.yaml", line: path.length, column: 1 });
    const plan = { faults: [{ fault: "brotli", location: "https://x.example", match: { path: "/nowhere" } }] };
    expect(() => faultPlanOf(plan, locate)).toThrow(
      /^plan\.yaml:3:1: faults\.0\.location does nothing .*\nplan\.yaml:4:1: faults\.0\.match\.path is no path /,
    );
  });
});

/** Sends `count` requests for a path, and returns their statuses. */
async function statuses(plan: readonly PlanEntry[], count: number, path = HISTORY): Promise<(number | undefined)[]> {
  const emulator = await serving(plan);
  const list: (number | undefined)[] = [];
  for (let i = 0; i < count; i++) list.push((await look(emulator, path)).status);
  return list;
}

describe("an entry happens", () => {
  test.each<[string, Partial<PlanEntry>, number[]]>([
    ["once", {}, [500, 200, 200, 200]],
    ["once, said outright", { hit: "first" }, [500, 200, 200, 200]],
    ["so many times", { hit: 3 }, [500, 500, 500, 200]],
    ["always", { hit: "always" }, [500, 500, 500, 500]],
    ["from the n-th request on", { match: { nth: 2 }, hit: 2 }, [200, 500, 500, 200]],
    ["to a method", { match: { method: "POST" }, hit: "always" }, [200, 200, 200, 200]],
    ["to a path", { match: { path: HISTORY } }, [500, 200, 200, 200]],
    ["to a pattern of paths", { match: { path: "/api/v0/*/enterprise-controls/history" } }, [500, 200, 200, 200]],
    ["not to other paths", { match: { path: USERS }, hit: "always" }, [200, 200, 200, 200]],
    ["not below a path", { match: { path: "/api/v0/*/*" }, hit: "always" }, [200, 200, 200, 200]],
    ["to a page", { match: { page: 1 }, hit: "always" }, [500, 500, 500, 500]],
    ["not to other pages", { match: { page: 2 }, hit: "always" }, [200, 200, 200, 200]],
  ])("%s: $2", async (_, entry, expected) => {
    expect(await statuses([{ fault: "internal-error", ...entry }], expected.length)).toEqual(expected);
  });

  test("to the page that it names, by number or place", async () => {
    const places: [PlanEntry["match"], number[]][] = [
      [{ page: "first" }, [500, 200, 200]],
      [{ page: "middle" }, [200, 500, 200]],
      [{ page: "last" }, [200, 200, 500]],
      [{ page: 2 }, [200, 500, 200]],
      [{ page: 3 }, [200, 200, 500]],
      [{ page: 4 }, [200, 200, 200]],
    ];
    for (const [match, wanted] of places) {
      const emulator = await serving([{ ...(match && { match }), fault: "internal-error" }]);
      const list: (number | undefined)[] = [];
      let cursor = "";
      for (let page = 0; page < 3; page++) {
        list.push((await look(emulator, `${HISTORY}?limit=100${cursor}`)).status);
        const again = await look(emulator, `${HISTORY}?limit=100${cursor}`);
        cursor = `&cursor=${json(again)["pagination"].nextCursor}`;
      }
      expect([match, list]).toEqual([match, wanted]);
    }
  });

  test("in the order of the plan, one for each request", async () => {
    const plan: PlanEntry[] = [
      { fault: "internal-error" },
      { fault: "unavailable", hit: 2 },
      { fault: "forbidden", match: { nth: 5 } },
    ];
    expect(await statuses(plan, 6)).toEqual([500, 503, 503, 200, 403, 200]);
  });

  test("on either host, and to nobody without a key", async () => {
    const emulator = await serving([{ fault: "not-http", hit: "always" }]);
    expect((await look(emulator, USERS, { key: "wrong" })).status).toBe(401);
    expect((await look(emulator, USERS)).error).toMatch(/^HPE_/);
    expect(
      (await look({ ...emulator, baseUrl: emulator.appUrl }, "/api/organization/maturity-level-reports")).error,
    ).toMatch(/^HPE_/);
  });

  test("only to lists, when it is one of lists", async () => {
    const emulator = await serving([
      { fault: "null-items", hit: "always" },
      { fault: "other-content", hit: "always" },
    ]);
    expect((await look(emulator, "/api/v0/computers/cmp_none")).status).toBe(404);
    expect((await look(emulator, `${USERS}?limit=0`)).status).toBe(400);
    expect(json(await look(emulator, USERS))["users"]).toBeNull();
    const other = await serving([{ fault: "other-content", hit: "always" }]);
    expect((await look(other, USERS)).status).toBe(200);
  });
});

describe("a request", () => {
  test("asks for a fault by its name, and others are none the wiser", async () => {
    const emulator = await serving([{ fault: "internal-error" }]);
    expect((await look(emulator, HISTORY, { fault: "unavailable" })).status).toBe(503);
    expect((await look(emulator, HISTORY)).status).toBe(500);
    expect(numbers(await look(emulator, HISTORY))).toEqual(range(250, 231));
  });

  test("that asks for a fault that there is not is told which there are", async () => {
    const emulator = await serving();
    const answer = await look(emulator, HISTORY, { fault: "brotly" });
    expect(answer.status).toBe(400);
    expect(json(answer)["detail"]).toBe(
      `x-emulator-fault: is not the name of a fault; did you mean "brotli"? the faults are ${faultNames.join(", ")}`,
    );
    for (const fault of ["", "constructor", "__proto__", "BROTLI"])
      expect([fault, (await look(emulator, HISTORY, { fault })).status]).toEqual([fault, 400]);
  });

  test("cannot have a fault that does not fit it", async () => {
    const emulator = await serving();
    expect(json(await look(emulator, "/api/v0/computers/cmp_none", { fault: "null-items" }))["detail"]).toMatch(
      /is one of a list/,
    );
    expect(json(await look(emulator, USERS, { fault: "other-content" }))["detail"]).toMatch(/is one of the history/);
  });

  test.each([
    ["reset-before-headers", true],
    ["empty-body", true],
    ["hang-before-headers", true],
    ["internal-error", false],
    ["rate-limited", false],
  ])("that changes something and meets %s: done is %s", async (fault, done) => {
    const emulator = await serving();
    const users = [{ email: "ada.okafor@northwind.example", limit: 5 }];
    await look(emulator, "/api/v0/organization/usage/limits/users", {
      method: "PUT",
      body: JSON.stringify({ users }),
      fault,
      patience: fault.startsWith("hang") ? 150 : 10_000,
    });
    expect(emulator.creditLimits.size).toBe(done ? 1 : 0);
  });
});

test("a server ends at once, whatever it does to its connections", async () => {
  const emulator = await serving();
  const hanging = ["hang-before-headers", "hang-in-body", "slow-loris"].map((fault) =>
    look(emulator, HISTORY, { fault }),
  );
  await look(emulator, HISTORY);
  await emulator.close();
  for (const answer of await Promise.all(hanging)) expect(answer.error).toMatch(/^(?:ECONNRESET|timeout)$/);
});
