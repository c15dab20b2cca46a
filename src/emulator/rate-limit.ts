// A rate limit as a layer: the number of requests of one key in any minute.
import type { Layer } from "./host.ts";
import { Refusal } from "./resource.ts";
import { firstIn } from "../lists.ts";

const MINUTE = 60_000;

/**
 * Refuses requests above the limit with 429. A refused request does not count, so that a client that waits for
 * `Retry-After` is served.
 * @param now milliseconds since 1970
 */
export function rateLimited(perMinute: number, now: () => number): Layer {
  const servedTimes = new Map<string, number[]>();
  return async (c, next) => {
    const role = c.get("role");
    const time = now();
    const recent = (servedTimes.get(role) ?? []).filter((at) => at > time - MINUTE);
    servedTimes.set(role, recent);
    if (recent.length >= perMinute) {
      const seconds = Math.ceil((firstIn(recent) + MINUTE - time) / 1000);
      throw new Refusal(429, `More than ${perMinute} requests within a minute`, { "retry-after": String(seconds) });
    }
    recent.push(time);
    return next();
  };
}
