// What may be told of a request to somebody who looks for what went wrong: nothing of its body, its query or its key.
import type { HttpFailure } from "./failure.ts";
import type { HttpReply, TlsFacts } from "./http.ts";
import { shownId } from "./refusal.ts";

/** One request that was sent, and what came of it. */
export interface TracedRequest {
  /** The endpoint, `users.list`. */
  readonly name: string;
  readonly method: string;
  /** The declared path: what stands in its braces may be anything. */
  readonly path: string;
  /** null when there was no answer. */
  readonly status: number | null;
  /** Why it was no success, in a word; null when it was one. */
  readonly code: string | null;
  /** Bytes of the body, inflated. */
  readonly bytes: number;
  readonly milliseconds: number;
  /** How often it was sent before. */
  readonly retries: number;
  /** The id that the service gave it; null when it gave none, or one that shows some of the key. */
  readonly requestId: string | null;
  /** What the clock of the service showed, as it wrote it; null when it did not say, or not in the one form of HTTP. */
  readonly date: string | null;
  readonly tls: TlsFacts | null;
}

const httpDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/** @param key what no part of it may show */
export function tracedRequest(
  request: Pick<TracedRequest, "name" | "method" | "path" | "milliseconds" | "retries">,
  reply: HttpReply | undefined,
  failure: HttpFailure | undefined,
  key: string,
): TracedRequest {
  const { date, "x-request-id": id, "request-id": otherId } = reply?.headers ?? {};
  return {
    ...request,
    status: reply?.status ?? null,
    code: failure?.problems[0]?.code ?? null,
    bytes: reply?.body.length ?? 0,
    requestId: failure?.requestId ?? shownId(id ?? otherId, key) ?? null,
    date: date !== undefined && httpDate.test(date) ? date : null,
    tls: reply?.tls ?? null,
  };
}
