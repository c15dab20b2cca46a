// A client in a hurry: no pause between requests, and seconds that last a millisecond.
import { createGitHub, type GitHub } from "../../src/github/client.ts";
import { type Answer, type Exchange, TOKEN } from "./github.ts";

const unpaced = {
  key: () => ({ schedule: (_: object, job: (...args: unknown[]) => unknown, ...args: unknown[]) => job(...args) }),
};
export const hurried = {
  throttle: { retryAfterBaseValue: 1, write: unpaced, notifications: unpaced, global: unpaced },
  retry: { retryAfterBaseValue: 1 },
};

export const client = (api: string): GitHub =>
  createGitHub({ api, token: TOKEN, userAgent: "driftline/test", pace: hurried });

export const is = (method: string, path: string) => (exchange: Exchange) =>
  exchange.method === method && exchange.path === path;

/** Fails the first `times` exchanges that are meant. */
export function failing(times: number, meant: (exchange: Exchange) => boolean, answer: Answer | "hang up") {
  let left = times;
  return (exchange: Exchange) => (meant(exchange) && left-- > 0 ? answer : undefined);
}
