// Retries: when, after which wait, and when to give up.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HttpFailure } from "../../src/service/failure.ts";
import { defaultRetry, Retries, retryAfter, type RetryPolicy, systemClock } from "../../src/service/retry.ts";
import { failureOf, fakeClock } from "./support.ts";

const transient = new HttpFailure("service-error", "the service failed (503)", true);
const final = new HttpFailure("unauthorized", "the service does not accept the key (401)", false);

function setUp(policy: Partial<RetryPolicy> = {}, random: () => number = () => 0.5) {
  const clock = fakeClock(random);
  return { clock, retries: new Retries({ ...defaultRetry, ...policy }, clock) };
}

describe("Retry-After", () => {
  const day = "Wed, 18 Nov 2026 10:00:00 GMT";
  const now = Date.parse("2026-11-18T09:59:30Z");

  test.each([
    ["0", 0],
    ["1", 1000],
    [" 120 ", 120_000],
    ["999999999", 999_999_999_000],
    ["1, 9", 9000],
    ["9,1 , 3", 9000],
  ])("%j asks for %i ms", (value, expected) => expect(retryAfter({ "retry-after": value }, now)).toBe(expected));

  test.each([
    [undefined],
    [""],
    [" "],
    ["soon"],
    ["-5"],
    ["+5"],
    ["1.5"],
    ["1e3"],
    ["0x10"],
    ["1234567890"],
    ["1, soon"],
    ["1,"],
    ["1 2"],
    ["٣"],
    ["Infinity"],
    ["NaN"],
    ["2026-11-18T10:00:00Z"],
    ["18 Nov 2026 10:00:00 GMT"],
    ["Wed, 18 Nov 2026 10:00:00"],
    ["Wed, 18 Nov 2026 10:00:00 UTC"],
    ["Wednesday, 18-Nov-26 10:00:00 GMT"],
    ["Wed Nov 18 10:00:00 2026"],
    ["Wed, 99 Nov 2026 10:00:00 GMT"],
    ["Wed, 18 Nov 2026 99:99:99 GMT"],
  ])("%j asks for nothing", (value) =>
    expect(retryAfter(value === undefined ? {} : { "retry-after": value }, now)).toBeUndefined(),
  );

  test("a date is read against the date of the reply, whatever the clock says", () => {
    const headers = { "retry-after": day, date: "Wed, 18 Nov 2026 09:59:53 GMT" };
    for (const clock of [0, now, 9e15]) expect(retryAfter(headers, clock)).toBe(7000);
  });

  test("a date is read against the clock when the reply has no date that is one", () => {
    for (const date of [undefined, "", "today", "Wed, 18 Nov 2026 99:99:99 GMT"])
      expect(retryAfter({ "retry-after": day, ...(date !== undefined && { date }) }, now)).toBe(30_000);
  });

  test("a date in the past asks for no wait", () => {
    expect(retryAfter({ "retry-after": day, date: "Thu, 19 Nov 2026 10:00:00 GMT" }, now)).toBe(0);
  });

  test("any text gives a whole number of milliseconds or nothing", () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d, ]{0,12}$/), fc.date().map(String));
    fc.assert(
      fc.property(text, text, (value, date) => {
        const seconds = retryAfter({ "retry-after": value, date }, now);
        expect(seconds === undefined || (Number.isSafeInteger(seconds) && seconds >= 0)).toBe(true);
      }),
    );
  });
});

describe("waits", () => {
  test("grow with the attempts, up to a cap, and are jittered over their whole length", async () => {
    for (const [random, expected] of [
      [0, [0, 0, 0, 0]],
      [0.5, [250, 500, 1000, 2000]],
      [1, [500, 1000, 2000, 4000]],
    ] as const) {
      const { clock, retries } = setUp({}, () => random);
      for (const attempt of [1, 2, 3, 4]) await retries.before(attempt, transient, undefined);
      expect(clock.slept).toEqual(expected);
    }
    const { clock, retries } = setUp({ attempts: 50, budget: 50 }, () => 1);
    await retries.before(40, transient, undefined);
    expect(clock.slept).toEqual([20_000]);
  });

  test("are at least what the service asks for", async () => {
    const { clock, retries } = setUp();
    await retries.before(1, transient, 7000);
    await retries.before(1, transient, 0);
    await retries.before(1, transient, 120_000);
    expect(clock.slept).toEqual([7250, 250, 120_250]);
  });

  test("longer than two minutes end it at once, and say how long", async () => {
    const { clock, retries } = setUp();
    const failure = await failureOf(retries.before(1, transient, 86_400_000));
    expect(clock.slept).toEqual([]);
    expect(failure.problems).toEqual([
      {
        code: "rate-limited",
        message: "the service asks to wait 86400 s, more than the 120 s that a run waits",
        hint: "run it again after that",
      },
    ]);
    expect((await failureOf(retries.before(1, transient, 120_001))).message).toContain("121 s");
  });

  test("that are too long keep the status, the request id and the reason of the answer", async () => {
    const details = { status: 429, requestId: "req-7", reason: "Daily quota used up" };
    const quota = new HttpFailure("rate-limited", "the service asks to slow down", true, details);
    const failure = await failureOf(setUp().retries.before(1, quota, 3_600_000));
    expect(failure).toMatchObject({ ...details, transient: false });
    expect(failure.problems[0]?.message).toBe(
      'the service asks to wait 3600 s, more than the 120 s that a run waits (429, request req-7), and says "Daily quota used up"',
    );
  });

  test("stay within their bounds, whatever is asked", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.option(fc.integer({ min: 0, max: 120_000 }), { nil: undefined }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (attempt, seconds, random) => {
          const { clock, retries } = setUp({}, () => random);
          await retries.before(attempt, transient, seconds);
          const [slept] = clock.slept as [number];
          expect(slept).toBeGreaterThanOrEqual(seconds ?? 0);
          expect(slept).toBeLessThanOrEqual((seconds ?? 0) + Math.min(20_000, 500 * 2 ** (attempt - 1)));
        },
      ),
    );
  });
});

describe("giving up", () => {
  test("at once, with the failure itself, when another attempt cannot help", async () => {
    const { clock, retries } = setUp();
    await expect(retries.before(1, final, undefined)).rejects.toBe(final);
    await expect(retries.before(1, final, 5000)).rejects.toBe(final);
    expect(clock.slept).toEqual([]);
  });

  test("after five attempts, and says so", async () => {
    const { clock, retries } = setUp();
    for (const attempt of [1, 2, 3, 4]) await retries.before(attempt, transient, undefined);
    const failure = await failureOf(retries.before(5, transient, undefined));
    expect(failure.message).toBe("the service failed (503), in the last of 5 attempts; run it again later");
    expect((failure as HttpFailure).transient).toBe(false);
    expect(clock.slept).toHaveLength(4);
  });

  test("after twenty retries of all requests together", async () => {
    const { clock, retries } = setUp();
    for (let i = 0; i < 20; i++) await retries.before(1, transient, undefined);
    const failure = await failureOf(retries.before(1, transient, undefined));
    expect(failure.message).toBe("the service failed (503); run it again later");
    expect(clock.slept).toHaveLength(20);
  });

  test("what cannot be tried again costs nothing of the twenty", async () => {
    const { clock, retries } = setUp({ budget: 1 });
    await failureOf(retries.before(1, final, undefined));
    await failureOf(retries.before(5, transient, undefined));
    await failureOf(retries.before(1, transient, 1e9));
    await retries.before(1, transient, undefined);
    expect(clock.slept).toHaveLength(1);
  });

  test("before a wait that would end after the deadline", async () => {
    const { clock, retries } = setUp({ deadlineMs: 60_000 });
    clock.pass(30_000);
    const failure = await failureOf(retries.before(1, transient, 29_750));
    expect(clock.slept).toEqual([]);
    expect(failure.problems[0]).toMatchObject({
      code: "deadline",
      message: "the service did not give everything within 1 min",
    });
    await retries.before(1, transient, 29_749);
    expect(clock.slept).toEqual([29_999]);
  });

  test("when nothing is left of the time", () => {
    const { clock, retries } = setUp();
    expect(retries.remainingTime()).toBe(15 * 60_000);
    clock.pass(15 * 60_000 - 1);
    expect(retries.remainingTime()).toBe(1);
    clock.pass(1);
    expect(() => retries.remainingTime()).toThrow(
      "the service did not give everything within 15 min; run it again later",
    );
  });
});

test("the clock of the system grows, sleeps and throws dice", async () => {
  const before = systemClock.now();
  await systemClock.sleep(2);
  expect(systemClock.now()).toBeGreaterThan(before);
  for (let i = 0; i < 100; i++) expect(Math.floor(systemClock.random())).toBe(0);
});
