// What a fault is: something that the emulator does instead of answering as it should.
import type { Socket } from "node:net";
import type { State } from "../state.ts";

export interface Fault {
  /** Where it stands in the matrix of faults that the client is held to. */
  readonly number: string;
  /** What it does, in one sentence. */
  readonly description: string;
  /** What it can be done to: everything, a list, or the history of the settings. */
  readonly of?: "list" | "history";
  /** What a plan may say besides. */
  readonly options?: readonly Option[];
  /** The answer; undefined when it took the connection over. */
  inject(exchange: Exchange): Promise<Answer | undefined>;
}

/** `retryAfter`: the value of Retry-After; `location`: where a redirect leads. */
export const options = ["retryAfter", "location"] as const;

export type Option = (typeof options)[number];

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Without one the status has none. */
  readonly body?: Buffer;
}

/** One request, what an honest service would answer it, and the means to answer something else. */
export interface Exchange {
  readonly state: State;
  readonly optionValues: Readonly<Partial<Record<Option, string>>>;
  /** Path and query. */
  readonly target: string;
  readonly requestId: string;
  /** Does what is asked for, the first time that it is called. */
  readonly honest: () => Promise<Answer>;
  /** The same, of a list. */
  readonly list: () => Promise<List>;
  /** The connection, to do with as one likes: nothing else writes to it any more. */
  readonly take: () => Socket;
}

export interface FaultPage {
  readonly items: readonly unknown[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/** A page that was asked for. */
export interface List extends FaultPage {
  /** The cursor that the request has, as it was sent. */
  readonly cursor: string | undefined;
  readonly limit: number;
  /** The answer with other members, sensible ones or not. */
  with(page: { readonly [K in keyof FaultPage]?: unknown }): Answer;
  /** What the list says honestly now, at another place or with another limit. */
  ask(query: { readonly cursor?: string | undefined; readonly limit?: number }): Promise<FaultPage>;
  /** The items before this page. */
  before(): Promise<readonly unknown[]>;
  /** A cursor that was never given out, and leads to where this one leads; undefined leads to the first page. */
  leadingTo(cursor: string | undefined): string;
}

export const JSON_TYPE = "application/json";
const HTML_TYPE = "text/html; charset=utf-8";

export function jsonAnswer(body: unknown, status = 200, headers: Answer["headers"] = {}): Answer {
  return { status, headers: { "content-type": JSON_TYPE, ...headers }, body: Buffer.from(JSON.stringify(body)) };
}

export function htmlAnswer(title: string, status: number): Answer {
  const page = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`;
  return { status, headers: { "content-type": HTML_TYPE }, body: Buffer.from(page) };
}
