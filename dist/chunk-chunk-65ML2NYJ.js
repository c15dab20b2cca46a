import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);
import {
  DriftlineError
} from "./chunk-chunk-QIRLV5DT.js";

// src/service/service-error.ts
var ServiceError = class _ServiceError extends DriftlineError {
  /** What went wrong, in a word: `unauthorized`, `not-found`, `rate-limited`, `network`, `timeout`, `schema` … */
  code;
  /** The status of the answer; null when there was none, or none that could be read. */
  status;
  /** The id that the service gave the request; null when it gave none. */
  requestId;
  /** Whether the request may have been carried out all the same. Always false of one that only reads. */
  mayBeDone;
  // Not a field, so that printing the error does not print it.
  #done;
  /**
   * @param effect what may have happened, when that is not known
   * @param done answers to parts that were carried out before, in a sentence and as a value
   */
  constructor(failure, effect, done) {
    const { code = "incomplete", message, hint, ...more } = failure.problems[0];
    const parts = [message, effect, done?.says].filter((part) => part !== void 0);
    const advice = effect === void 0 ? hint : "look whether that happened before it is sent again";
    super("incomplete", {
      code,
      message: parts.join(", and "),
      ...more,
      ...advice !== void 0 && { hint: advice }
    });
    this.name = "ServiceError";
    this.code = code;
    this.status = failure.status;
    this.requestId = failure.requestId;
    this.mayBeDone = effect !== void 0 || failure instanceof _ServiceError && failure.mayBeDone;
    this.#done = done?.value;
  }
  /** Of a request that was sent in parts: the answers to the parts that were done, as one. */
  get done() {
    return this.#done;
  }
};

export {
  ServiceError
};
