// The rows of the fault matrix: a fault, and what must come of it.
import type http from "node:http";
import type { Exchange, Fault, Position } from "./faults.ts";
import type { Pulled } from "./support.ts";

/** Every revision was read and nothing is wrong, or the code of the first problem. */
export type Outcome = "complete" | RegExp;

export interface Row {
  readonly id: string;
  readonly what: string;
  readonly fault: Fault;
  readonly once: Outcome | ((at: Position) => Outcome);
  readonly always: Outcome | ((at: Position) => Outcome);
  /** It waits for a timeout. */
  readonly hangs?: true;
  /** How often the page is asked for while it stays broken. */
  readonly asked?: number;
  /** Looks at what was slept for when it happened once. */
  readonly slept?: (slept: Pulled["slept"]) => boolean;
}

/** Another status, with the body of a refusal unless said otherwise. */
export const status =
  (code: number, headers: http.OutgoingHttpHeaders = {}, body: unknown = { title: "no", requestId: "req-1" }): Fault =>
  ({ send }) =>
    send(body, code, headers);

/** The bytes an honest service would send. */
export const bytesOf = (exchange: Exchange) => Buffer.from(JSON.stringify(exchange.page));

/** It may be so by accident, and is asked for five times. */
export const retried = { once: "complete", asked: 5 } as const;
/** It is so, and is asked for once. */
export const refused = (code: RegExp) => ({ once: code, always: code, asked: 1 }) as const;
