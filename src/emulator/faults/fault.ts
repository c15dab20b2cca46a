// A fault: a wrong answer that the emulator gives on purpose.
import type { Socket } from "node:net";
import type { State } from "../state.ts";

export interface Fault {
  /** Its number in the matrix of faults that the client must handle. */
  readonly number: string;
  /** Its effect, in one sentence. */
  readonly description: string;
  /** The requests that it applies to: all if absent, lists, or the history of the settings. */
  readonly of?: "list" | "history";
  /** Options that a plan may set. */
  readonly options?: readonly Option[];
  /** Returns the answer; undefined if the fault took over the connection. */
  inject(exchange: Exchange): Promise<Answer | undefined>;
}

/** `retryAfter`: the value of Retry-After. `location`: the target of a redirect. */
export const options = ["retryAfter", "location"] as const;

export type Option = (typeof options)[number];

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for a status without a body. */
  readonly body?: Buffer;
}

/** One request, its honest answer, and the means to answer otherwise. */
export interface Exchange {
  readonly state: State;
  readonly optionValues: Readonly<Partial<Record<Option, string>>>;
  /** Path and query. */
  readonly target: string;
  readonly requestId: string;
  /** Returns the honest answer. The first call carries out the request. */
  readonly honest: () => Promise<Answer>;
  /** The same for a list. */
  readonly list: () => Promise<List>;
  /** Takes over the connection: nothing else writes to it any more. */
  readonly take: () => Socket;
}

export interface FaultPage {
  readonly items: readonly unknown[];
  readonly hasMore: boolean;
  /** Empty if there is none. */
  readonly nextCursor: string;
}

/** A requested page. */
export interface List extends FaultPage {
  /** The request's cursor, as sent. */
  readonly cursor: string | undefined;
  readonly limit: number;
  /** Returns the answer with other members, valid or not. */
  with(page: { readonly [K in keyof FaultPage]?: unknown }): Answer;
  /** Requests another page of the list, honestly. */
  ask(query: { readonly cursor?: string | undefined; readonly limit?: number }): Promise<FaultPage>;
  /** Returns the items before this page. */
  before(): Promise<readonly unknown[]>;
  /** Returns a new cursor for the same page; undefined means the first page. */
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
