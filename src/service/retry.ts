// When to retry, how long to wait, and when to give up. A run ends within its deadline, whatever the service does.
import type { IncomingHttpHeaders } from "node:http";
import { setTimeout } from "node:timers/promises";
import { answerWords, HttpFailure } from "./failure.ts";

export interface Clock {
  /** Monotonic milliseconds. */
  now(): number;
  /** Ends early if the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** From 0 to 1. */
  random(): number;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) => setTimeout(ms, undefined, signal && { signal }).catch(() => {}),
  random: () => Math.random(),
};

export interface RetryPolicy {
  readonly attempts: number;
  readonly baseMs: number;
  readonly capMs: number;
  /** The longest wait that the service may request. */
  readonly maxWaitMs: number;
  /** The most retries in a run, over all requests. */
  readonly budget: number;
  readonly deadlineMs: number;
}

export const defaultRetry: RetryPolicy = {
  attempts: 5,
  baseMs: 500,
  capMs: 20_000,
  maxWaitMs: 120_000,
  budget: 20,
  deadlineMs: 15 * 60_000,
};

/** Counts and delays the retries of one run. */
export class Retries {
  readonly #policy: RetryPolicy;
  readonly #clock: Clock;
  readonly #started: number;
  #remainingRetries: number;

  constructor(policy: RetryPolicy = defaultRetry, clock: Clock = systemClock) {
    this.#policy = policy;
    this.#clock = clock;
    this.#started = clock.now();
    this.#remainingRetries = policy.budget;
  }

  /**
   * Waits before another attempt.
   * @param attempt the number of attempts so far
   * @param delayMs milliseconds that the service asked to wait; undefined if it did not
   * @param signal ends the wait if the caller aborts
   * @throws HttpFailure the failure if no attempt follows, or a failure that the requested wait is too long
   */
  async before(
    attempt: number,
    failure: HttpFailure,
    delayMs: number | undefined,
    signal?: AbortSignal,
  ): Promise<void> {
    const { attempts, baseMs, capMs, maxWaitMs, deadlineMs } = this.#policy;
    if (!failure.transient) throw failure;
    if (attempt >= attempts || this.#remainingRetries <= 0) throw failure.afterAttempts(attempt);
    if (delayMs !== undefined && delayMs > maxWaitMs) {
      const { status, requestId, reason } = failure;
      const wait = `${Math.ceil(delayMs / 1000)} s, more than the ${maxWaitMs / 1000} s that a run waits`;
      throw new HttpFailure("rate-limited", `the service asks to wait ${wait}${answerWords(failure)}`, false, {
        hint: "run it again after that",
        status,
        requestId,
        reason,
      });
    }
    const jitter = this.#clock.random() * Math.min(capMs, baseMs * 2 ** (attempt - 1));
    const wait = (delayMs ?? 0) + jitter;
    if (this.#clock.now() - this.#started + wait >= deadlineMs) throw this.#late();
    this.#remainingRetries--;
    await this.#clock.sleep(wait, signal);
  }

  /**
   * Returns the milliseconds that the run has left.
   * @throws HttpFailure if none are left
   */
  remainingTime(): number {
    const remainingMs = this.#policy.deadlineMs - (this.#clock.now() - this.#started);
    if (remainingMs <= 0) throw this.#late();
    return remainingMs;
  }

  #late(): HttpFailure {
    const minutes = this.#policy.deadlineMs / 60_000;
    return new HttpFailure("deadline", `the service did not give everything within ${minutes} min`, false, {
      hint: "run it again later",
      reached: false, // checked before each attempt
    });
  }
}

const days = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)";
const months = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const fixdate = new RegExp(`^${days}, \\d\\d ${months} \\d{4} \\d\\d:\\d\\d:\\d\\d GMT$`);

/**
 * Returns the milliseconds in a `Retry-After` header; undefined if absent or invalid.
 * @param now milliseconds since 1970, used if the reply has no date
 */
export function retryAfter(headers: IncomingHttpHeaders, now: number): number | undefined {
  const text = headers["retry-after"]?.trim();
  if (!text) return undefined;
  const until = httpDate(text);
  if (until !== undefined) return Math.max(0, until - (httpDate(headers.date) ?? now));
  const seconds = text.split(",").map((part) => part.trim());
  return seconds.every((part) => /^\d{1,9}$/.test(part)) ? Math.max(...seconds.map(Number)) * 1000 : undefined;
}

/** Parses an HTTP date to milliseconds since 1970; undefined if it is malformed or not a valid date and time. */
export function httpDate(text = ""): number | undefined {
  const time = fixdate.test(text.trim()) ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : time;
}
