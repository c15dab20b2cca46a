// The facts of a request that a trace may show: nothing from its body, query or key.
import type { HttpFailure } from "./failure.ts";
import type { HttpReply, TlsFacts } from "./http.ts";
import { requestIdOf } from "./refusal.ts";

/** One sent request and its result. */
export interface TracedRequest {
  readonly method: string;
  /** The declared path: actual parameters may hold anything. */
  readonly path: string;
  /** null without an answer. */
  readonly status: number | null;
  /** The code of the failure; null for a success. */
  readonly code: string | null;
  /** Bytes of the inflated body. */
  readonly bytes: number;
  readonly milliseconds: number;
  /** How often it was sent before. */
  readonly retries: number;
  /** The service's id for the request; null if none, or if it shows a part of the key. */
  readonly requestId: string | null;
  /** The service's `Date` header; null if absent or malformed. */
  readonly date: string | null;
  readonly tls: TlsFacts | null;
}

const httpDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/** Returns the facts of a request. @param key the key, of which no part may be shown */
export function tracedRequest(
  request: Pick<TracedRequest, "method" | "path" | "milliseconds" | "retries">,
  reply: HttpReply | undefined,
  failure: HttpFailure | undefined,
  key: string,
): TracedRequest {
  const date = reply?.headers.date;
  return {
    ...request,
    status: reply?.status ?? null,
    code: failure?.problems[0]?.code ?? null,
    bytes: reply?.body.length ?? 0,
    requestId: failure?.requestId ?? (reply && requestIdOf(reply, key)) ?? null,
    date: date !== undefined && httpDate.test(date) ? date : null,
    tls: reply?.tls ?? null,
  };
}
