// How long a run waits for GitHub, by a clock of its own.
import { setImmediate } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { deliverAll, prepareDeliveries } from "../../src/action/deliveries/index.ts";
import { createGitHub } from "../../src/github/client.ts";
import type { RepeatableAudit } from "../../src/run/run-audit.ts";
import { requestOf } from "../action/request.ts";
import { audited } from "./reports.ts";

const MINUTES = 60_000;
type Limit = [name: string, status: number, headers: (now: number) => Record<string, string>, message: string];
const waits: Limit[] = [
  ["429 for a minute", 429, () => ({ "retry-after": "60" }), "Too many requests"],
  ["429 for two minutes", 429, () => ({ "retry-after": "120" }), "Too many requests"],
  ["a secondary limit", 403, () => ({}), "You have exceeded a secondary rate limit"],
  ["a primary limit for a minute", 403, (now) => primary(now / 1000 + 60), "API rate limit exceeded"],
];
const limits: Limit[] = [
  ...waits,
  ["429 for a day", 429, () => ({ "retry-after": "86400" }), "Too many requests"],
  ["429 until a date", 429, () => ({ "retry-after": "Fri, 27 Nov 2026 00:00:00 GMT" }), "Too many requests"],
  ["429 for less than no time", 429, () => ({ "retry-after": "-60" }), "Too many requests"],
  ["429 without a time", 429, () => ({}), "Too many requests"],
  ["a primary limit that should be over", 403, () => primary(1), "API rate limit exceeded"],
];
const primary = (reset: number) => ({ "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(Math.floor(reset)) });

// The clients of all tests have one queue, so that its clock must not go back.
beforeAll(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterAll(() => void vi.useRealTimers());
afterEach(() => void vi.restoreAllMocks());

/** Lets the clock go on whenever work waits for it, until it is done. @returns the milliseconds that it took */
async function timeOf(work: Promise<unknown>): Promise<number> {
  const start = Number(vi.getMockedSystemTime());
  const isDone = work.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([isDone, setImmediate(false)])))
    if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync();
  return Number(vi.getMockedSystemTime()) - start;
}

/** GitHub refuses all requests for which `isRefused` is true. */
function limited([, status, headers, message]: Limit, isRefused: (nth: number) => boolean = () => true) {
  let asked = 0;
  return vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    if (!isRefused(++asked)) return Response.json([]);
    return Response.json({ message }, { status, headers: headers(Date.now()) });
  });
}

it.each(waits)("ends after five minutes if GitHub answers every delivery with %s", async (...limit) => {
  limited(limit);
  // The deliveries of one token share a client, and each case needs a client of its own.
  const token = limit[0].replaceAll(" ", "-");
  const requested = await prepareDeliveries(requestOf({ issues: "single", sarif: "upload", "github-token": token }));
  const result = { report: audited([]), leaks: () => false } as unknown as RepeatableAudit;
  const work = deliverAll(requested, result, (report) => report);
  expect(await timeOf(work)).toBeLessThanOrEqual(6 * MINUTES);
  const refused = { exitCode: 3, message: expect.stringMatching(/GitHub refused to .*its rate limit is used up/) };
  expect((await work).failures).toMatchObject([refused, refused]);
});

it.each(limits)(
  "waits five minutes at most for all requests together, if GitHub answers often with %s",
  async (...limit) => {
    const requested = limited(limit, (nth) => nth % 3 !== 0);
    const github = createGitHub({ api: "https://api.example", token: "token-of-the-workflow" });
    const work = async () => {
      for (let i = 0; i < 40; i++) await github.request("GET /user").catch(() => undefined);
    };
    expect(await timeOf(work())).toBeLessThanOrEqual(6 * MINUTES);
    expect(requested.mock.calls.length).toBeGreaterThanOrEqual(40);
  },
);
