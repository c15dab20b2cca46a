// The error that callers of the service catch: it refused, could not be reached, or answered what cannot be used.
import { DriftlineError } from "../errors.ts";
import type { HttpFailure } from "./failure.ts";
import { firstIn } from "../lists.ts";

/**
 * A request that did not succeed. It never carries a body, a header or the key; of a refusal it tells why, as the service
 * says, without secrets.
 *
 * Requests that change something are sent again only when nothing was sent, or when the service answered that there
 * were too many (429), which it says before it does anything. A 503 is no such answer: a gateway gives it as well after
 * it lost a service that had the request.
 */
export class ServiceError extends DriftlineError {
  /** What went wrong, in a word: `unauthorized`, `not-found`, `rate-limited`, `network`, `timeout`, `schema` … */
  override readonly code: string;
  /** The status of the answer; null when there was none, or none that could be read. */
  readonly status: number | null;
  /** The id that the service gave the request; null when it gave none. */
  readonly requestId: string | null;
  /** Whether the request may have been carried out in spite of the error. Always false for reads. */
  readonly mayBeDone: boolean;
  // Not a field, so that printing the error does not print it.
  readonly #done: unknown;

  /**
   * @param effect what may have happened, when that is not known
   * @param result answers to parts that were carried out before, in a sentence and as a value
   */
  constructor(failure: HttpFailure | ServiceError, effect?: string, result?: { message: string; value: unknown }) {
    const { code = "incomplete", message, hint, ...more } = firstIn(failure.problems);
    const parts = [message, effect, result?.message].filter((part) => part !== undefined);
    const advice = effect === undefined ? hint : "look whether that happened before it is sent again";
    super("incomplete", {
      code,
      message: parts.join(", and "),
      ...more,
      ...(advice !== undefined && { hint: advice }),
    });
    this.name = "ServiceError";
    this.code = code;
    this.status = failure.status;
    this.requestId = failure.requestId;
    this.mayBeDone = effect !== undefined || (failure instanceof ServiceError && failure.mayBeDone);
    this.#done = result?.value;
  }

  /** Of a request that was sent in parts: the answers to the parts that were done, as one. */
  get done(): unknown {
    return this.#done;
  }
}
