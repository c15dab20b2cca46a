// A client without pauses, and failing exchanges.
import { createGitHub, type GitHub } from "../../src/github/client.ts";
import { type Answer, type Exchange, TOKEN } from "./github.ts";
import { hurried } from "./pace.ts";

export const client = (api: string): GitHub => createGitHub({ api, token: TOKEN, pace: hurried });

export const is = (method: string, path: string) => (exchange: Exchange) =>
  exchange.method === method && exchange.path === path;

/** Makes the first `times` matching exchanges fail. */
export function failing(times: number, meant: (exchange: Exchange) => boolean, answer: Answer | "hang up") {
  let left = times;
  return (exchange: Exchange) => (meant(exchange) && left-- > 0 ? answer : undefined);
}
