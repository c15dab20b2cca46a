// The error that callers of the service catch: a refusal, no connection, or an unusable answer.
import { DriftlineError } from "../errors.ts";
import type { HttpFailure } from "./failure.ts";
import { firstIn } from "../lists.ts";

/**
 * A request that did not succeed. It never carries a body, a header or the key. A refusal includes the service's
 * reason, without secrets. Requests that change something are repeated only if nothing was sent, or if the service
 * answered 429 (too many requests), which it does before any work. A 503 is not such an answer: a gateway also returns
 * it after losing a service that had received the request.
 */
export class ServiceError extends DriftlineError {
  /** A code for the failure: `unauthorized`, `not-found`, `rate-limited`, `network`, `timeout`, `schema` … */
  override readonly code: string;
  /** The status of the answer; null if there was none, or it could not be read. */
  readonly status: number | null;
  /** The service's id for the request; null if none. */
  readonly requestId: string | null;
  /** Whether the request may have been carried out in spite of the error. Always false for reads. */
  readonly mayBeDone: boolean;
  // A private field, so that printing the error does not print it.
  readonly #done: unknown;

  /**
   * @param effect what may have happened, if that is unknown
   * @param isRepeatable whether sending the request again has the same effect as sending it once
   * @param result answers to parts that were carried out before, as a sentence and as a value
   */
  constructor(
    failure: HttpFailure | ServiceError,
    effect?: string,
    { isRepeatable = false, result }: { isRepeatable?: boolean; result?: { message: string; value: unknown } } = {},
  ) {
    const { code = "incomplete", message, hint: advice, ...more } = firstIn(failure.problems);
    const parts = [message, effect, result?.message].filter((part) => part !== undefined);
    const again = isRepeatable
      ? "send it again: the result is the same"
      : "look whether that happened before it is sent again";
    const hint = effect === undefined ? advice : again;
    super("incomplete", { code, message: parts.join(", and "), ...more, ...(hint !== undefined && { hint }) });
    this.name = "ServiceError";
    this.code = code;
    this.status = failure.status;
    this.requestId = failure.requestId;
    // The bundler renames a class that names itself.
    this.mayBeDone = effect !== undefined || ("mayBeDone" in failure && failure.mayBeDone);
    this.#done = result?.value;
  }

  /** For a request that was sent in parts: the merged answers to the successful parts. */
  get done(): unknown {
    return this.#done;
  }
}
