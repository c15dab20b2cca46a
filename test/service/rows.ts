// The rows of the fault matrix: a fault, and its expected result.
import type http from "node:http";
import type { Exchange, Fault, Position } from "./faults.ts";
import type { Pulled } from "./support.ts";

/** Every revision was read without problems, or the code of the first problem. */
export type Outcome = "complete" | RegExp;

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly fault: Fault;
  readonly once: Outcome | ((at: Position) => Outcome);
  readonly always: Outcome | ((at: Position) => Outcome);
  /** It waits for a timeout. */
  readonly hangs?: true;
  /** How often the page is requested while it stays broken. */
  readonly asked?: number;
  /** Checks the waits if the fault occurs once. */
  readonly slept?: (slept: Pulled["slept"]) => boolean;
}

/** Answers with a status, by default with the body of a refusal. */
export const status =
  (code: number, headers: http.OutgoingHttpHeaders = {}, body: unknown = { title: "no", requestId: "req-1" }): Fault =>
  ({ send }) =>
    send(body, code, headers);

/** Returns the bytes of the honest answer. */
export const bytesOf = (exchange: Exchange) => Buffer.from(JSON.stringify(exchange.page));

/** The fault may be accidental: requested five times. */
export const retried = { once: "complete", asked: 5 } as const;
/** The fault is final: requested once. */
export const refused = (code: RegExp) => ({ once: code, always: code, asked: 1 }) as const;
