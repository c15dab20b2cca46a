// lane: long
// Every fault, seen by a client that hides nothing.
import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type FaultName, faultNames, faults } from "../../../src/emulator/faults/index.ts";
import type { Emulator } from "../../../src/emulator/server.ts";
import { HISTORY, json, look, numbers, range, type Seen, serving } from "./support.ts";

interface Look {
  /** The page before, and its request. */
  readonly answer: Seen;
  readonly emulator: Emulator;
  /** Requests a page without faults. */
  readonly page: (cursor?: string) => Promise<Seen>;
  readonly next: string;
}

type Observation = (look: Look) => void | Promise<void>;

/** A refusal with these headers. */
const refusal =
  (status: number, headers: Record<string, unknown> = {}): Observation =>
  ({ answer }) => {
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({ "content-type": "application/json", ...headers });
    expect(json(answer)).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  };
const waiting = (value: string, status = 429) => refusal(status, { "retry-after": value });
const html =
  (status: number): Observation =>
  ({ answer }) => {
    expect([answer.status, answer.headers["content-type"]]).toEqual([status, "text/html; charset=utf-8"]);
    expect(answer.bytes.toString()).toMatch(/^<!doctype html>/);
  };
/** No answer or a partial one, with this error. */
const broken =
  (error: RegExp, status?: number): Observation =>
  ({ answer }) => {
    expect(answer.status).toBe(status);
    expect(answer.error).toMatch(error);
  };
const more = (answer: Seen) => json(answer)["pagination"];

const second = range(150, 51);

/** The effect of each fault on the second page of a history of 250 revisions, which holds revisions 150 to 51. */
const observations: Readonly<Record<FaultName, Observation>> = {
  "rate-limited": ({ answer }) => {
    expect(answer.status).toBe(429);
    expect(answer.headers).not.toHaveProperty("retry-after");
  },
  "rate-limited-seconds": waiting("1"),
  "rate-limited-date": ({ answer }) => {
    expect(answer.status).toBe(429);
    const { date, "retry-after": until } = answer.headers;
    expect(Date.parse(until!) - Date.parse(date!)).toBe(2000);
  },
  "rate-limited-word": waiting("soon"),
  "rate-limited-negative": waiting("-5"),
  "rate-limited-exponent": waiting("1e3"),
  "rate-limited-hexadecimal": waiting("0x10"),
  "rate-limited-empty": waiting(""),
  "rate-limited-list": waiting("1, 9"),
  "rate-limited-day": waiting("86400"),
  "request-timeout": refusal(408),
  "internal-error": refusal(500),
  "bad-gateway": html(502),
  unavailable: waiting("1", 503),
  "gateway-timeout": refusal(504),
  "redirect-elsewhere": refusal(302, { location: "http://elsewhere.invalid/" }),
  "redirect-loop": ({ answer, next }) => {
    expect([answer.status, answer.headers.location]).toEqual([302, `${HISTORY}?limit=100&cursor=${next}`]);
  },
  unauthorized: refusal(401),
  forbidden: refusal(403),
  "not-found": refusal(404),
  "proxy-forbidden": html(403),
  "proxy-credentials": refusal(407, { "proxy-authenticate": expect.any(String) }),

  "login-page": html(200),
  "error-as-success": ({ answer }) => expect([answer.status, Object.keys(json(answer))]).toEqual([200, ["error"]]),
  "empty-body": ({ answer }) => expect([answer.status, answer.bytes.length]).toEqual([200, 0]),
  "no-content": ({ answer }) => expect([answer.status, answer.bytes.length]).toEqual([204, 0]),
  "corrupt-gzip": ({ answer }) => {
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(() => gunzipSync(answer.bytes)).toThrow();
  },
  "cut-gzip": ({ answer }) => {
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(() => gunzipSync(answer.bytes)).toThrow("unexpected end of file");
  },
  "gzip-bomb": ({ answer }) => {
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(answer.bytes.length).toBeLessThan(2e5);
    expect(gunzipSync(answer.bytes)).toHaveLength(100e6);
  },
  "invalid-utf8": ({ answer }) => {
    expect(() => new TextDecoder("utf-8", { fatal: true }).decode(answer.bytes)).toThrow(TypeError);
    expect(numbers({ ...answer, bytes: Buffer.from(answer.bytes.filter((byte) => byte !== 0xff)) })).toEqual(second);
  },
  "duplicate-keys": ({ answer }) => {
    expect(answer.bytes.toString().match(/"changes":/g)).toHaveLength(2);
    expect(numbers(answer)).toEqual(second);
  },
  "plain-as-gzip": ({ answer }) => {
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(numbers(answer)).toEqual(second);
  },
  "other-clock": ({ answer }) => {
    expect(Date.parse(answer.headers.date!) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(numbers(answer)).toEqual(second);
  },
  brotli: ({ answer }) => {
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(numbers({ ...answer, bytes: brotliDecompressSync(answer.bytes) })).toEqual(second);
  },

  "reset-before-headers": broken(/^ECONNRESET$/),
  "end-before-headers": broken(/^ECONNRESET$/),
  "not-http": broken(/^HPE_/),
  "reset-in-body": broken(/^ECONNRESET$/, 200),
  "short-body": broken(/^ECONNRESET$/, 200),
  "long-body": async ({ answer, page, next }) => {
    // The surplus bytes may arrive before the rest, and then nothing is read.
    expect(answer.error ?? "HPE_").toMatch(/^HPE_/);
    expect(Number(answer.headers["content-length"])).toBe((await page(next)).bytes.length >> 1);
    expect(() => json(answer)).toThrow(SyntaxError);
  },
  "cut-at-close": ({ answer }) => {
    expect([answer.status, answer.error]).toEqual([200, undefined]);
    expect(answer.headers).not.toHaveProperty("content-length");
    expect(answer.headers).not.toHaveProperty("transfer-encoding");
    expect(() => json(answer)).toThrow(SyntaxError);
  },
  "hang-before-headers": broken(/^timeout$/),
  "hang-in-body": ({ answer }) => {
    expect([answer.status, answer.error]).toEqual([200, "timeout"]);
    expect(answer.bytes).toHaveLength(Number(answer.headers["content-length"]) >> 1);
  },
  "slow-loris": ({ answer }) =>
    expect([answer.status, answer.error, answer.bytes.toString()]).toEqual([200, undefined, "   "]),
  "end-after-answer": ({ answer }) => {
    expect(numbers(answer)).toEqual(second);
    expect(answer.headers.connection).not.toBe("close");
  },

  "null-items": ({ answer }) => expect(json(answer)["changes"]).toBeNull(),
  "more-as-text": ({ answer }) => expect(more(answer)).toEqual({ hasMore: "false", nextCursor: "" }),
  "cursor-loop": ({ answer, next }) => expect(more(answer)).toEqual({ hasMore: true, nextCursor: next }),
  "null-cursor": ({ answer }) => expect(more(answer)).toEqual({ hasMore: true, nextCursor: null }),
  "empty-cursor": ({ answer }) => expect(more(answer)).toEqual({ hasMore: true, nextCursor: "" }),
  "endless-cursors": async ({ answer, next, page, emulator }) => {
    const { nextCursor } = more(answer);
    expect(nextCursor).not.toBe(next);
    const again = await look(emulator, `${HISTORY}?limit=100&cursor=${nextCursor}`, { fault: "endless-cursors" });
    expect(numbers(again)).toEqual(second);
    expect(new Set([next, nextCursor, more(again).nextCursor]).size).toBe(3);
    for (const cursor of [nextCursor, more(again).nextCursor])
      expect((await page(cursor)).bytes).toEqual((await page(next)).bytes);
  },
  "early-end": ({ answer }) =>
    expect(json(answer)).toEqual({ changes: [], pagination: { hasMore: false, nextCursor: "" } }),
  "empty-page": async ({ answer, page, next }) => {
    expect(numbers(answer)).toEqual([]);
    expect(more(answer).hasMore).toBe(true);
    expect((await page(more(answer).nextCursor)).bytes).toEqual((await page(next)).bytes);
  },
  "large-page": async ({ answer, page }) => {
    expect(numbers(answer)).toEqual(range(150, 31));
    expect(numbers(await page(more(answer).nextCursor))).toEqual(range(30, 1));
  },
  "earlier-page": async ({ answer, page }) => expect(answer.bytes).toEqual((await page()).bytes),
  "later-page": ({ answer }) => {
    expect(numbers(answer)).toEqual(range(50, 1));
    expect(more(answer).hasMore).toBe(false);
  },

  "missing-revision": ({ answer }) => expect(numbers(answer)).toEqual(second.filter((number) => number !== 100)),
  "repeated-revisions": ({ answer }) => expect(numbers(answer)).toEqual(range(155, 51)),
  "out-of-order": ({ answer }) => {
    expect(numbers(answer)).not.toEqual(second);
    expect(numbers(answer).toSorted((a: number, b: number) => b - a)).toEqual(second);
  },
  "revision-arrives": async ({ answer, page, emulator }) => {
    expect(numbers(answer)).toEqual(range(151, 52));
    expect(numbers(await page(more(answer).nextCursor))).toEqual(range(51, 1));
    expect(numbers(await page())).toEqual(range(251, 152));
    expect(emulator.revisions).toHaveLength(251);
  },
  "other-content": async ({ answer, page }) => {
    expect(numbers(answer)).toEqual([...second, 151]);
    const [honest, other] = [json(await page())["changes"].at(-1), json(answer)["changes"].at(-1)];
    expect({ ...other, settings: null }).toEqual({ ...honest, settings: null });
    expect(other.settings).not.toEqual(honest.settings);
  },

  "unsaid-figures": ({ answer }) => expect(numbers(answer)).toEqual(second),
};

describe("every fault", () => {
  test.each(faultNames)("%s is seen as it is described, and ends with its request", async (fault) => {
    const emulator = await serving();
    const page = (cursor?: string) =>
      look(emulator, `${HISTORY}?limit=100${cursor === undefined ? "" : `&cursor=${cursor}`}`);
    const next = more(await page()).nextCursor as string;
    const stops = { pieces: 3, patience: fault.startsWith("hang") ? 150 : 10_000 };
    const asking = fault === "slow-loris" ? { ...stops } : { patience: stops.patience };
    const answer = await look(emulator, `${HISTORY}?limit=100&cursor=${next}`, { fault, ...asking });
    await observations[fault]({ answer, emulator, page, next });
    if (answer.status !== undefined) expect(answer.headers["x-driftline-emulator"]).toBe("1");
    expect((await page()).status).toBe(200);
  });

  test("is told in one sentence, with its number", () => {
    for (const name of faultNames) {
      expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(faults[name]).toMatchObject({
        number: expect.stringMatching(/^F\d\d$/),
        description: expect.stringMatching(/^[A-Z0-9`][^\n]*\.$/),
      });
    }
  });
});

describe("a fault of lists", () => {
  test("can be done to every list of the interface", async () => {
    const emulator = await serving();
    for (const path of [
      "/api/v0/organization/users?limit=5",
      "/api/v1/analytics/users?startDate=2026-11-02&endDate=2026-11-03&limit=5",
    ]) {
      const honest = json(await look(emulator, path));
      const empty = json(await look(emulator, path, { fault: "empty-page" }));
      const where = (body: Record<string, any>) => body["pagination"]?.nextCursor ?? body["meta"].next_cursor;
      expect((empty["users"] ?? empty["data"]).length).toBe(0);
      expect(json(await look(emulator, `${path}&cursor=${where(empty)}`))).toEqual(honest);
    }
  });
});
