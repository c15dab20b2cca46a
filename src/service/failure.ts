// The failure of an exchange with the service: a code, one sentence, and a hint.
import { maxHeaderSize } from "node:http";
import { codeOf, DriftlineError, type Problem } from "../errors.ts";
import { firstIn } from "../lists.ts";
import { membersOf } from "../model/json.ts";

/** The hint for answers that the interface does not allow. */
export const REPORT = "run it again, and tell the service's support if it stays so";

interface More extends Pick<Problem, "hint" | "revision"> {
  readonly status?: number | null | undefined;
  readonly requestId?: string | null | undefined;
  readonly reason?: string | null | undefined;
  readonly reached?: boolean;
}

/** The failure of an exchange with the service. */
export class HttpFailure extends DriftlineError {
  /** Whether the same request may succeed later. */
  readonly transient: boolean;
  /** The status of the answer; null without an answer. */
  readonly status: number | null;
  readonly requestId: string | null;
  /** The service's reason for a refusal, sanitised and without secrets; null if it gave none. */
  readonly reason: string | null;
  /** Whether any part of the request may have reached the service. */
  readonly reached: boolean;

  constructor(code: string, message: string, transient: boolean, more: More = {}) {
    const { status = null, requestId = null, reason = null, reached = true, ...reported } = more;
    super("incomplete", { code, message, ...reported });
    this.transient = transient;
    this.status = status;
    this.requestId = requestId;
    this.reason = reason;
    this.reached = reached;
  }

  /** Returns the same failure with another message. */
  retold(tell: (message: string) => string, transient = this.transient, more: Pick<Problem, "hint"> = {}): HttpFailure {
    const { code = "incomplete", message, ...reported } = firstIn(this.problems);
    const { status, requestId, reason, reached } = this;
    const details = { status, requestId, reason, reached };
    return new HttpFailure(code, tell(message), transient, { ...more, ...reported, ...details });
  }

  /** Returns the failure after the last attempt. */
  afterAttempts(attempts: number): HttpFailure {
    const tell = (message: string) => (attempts > 1 ? `${message}, in the last of ${attempts} attempts` : message);
    return this.retold(tell, false, { hint: "run it again later" });
  }
}

/** Returns what an answer says of itself: its status, its request id and the service's reason; empty without an answer. */
export function answerWords({ status, requestId, reason }: Pick<More, "status" | "requestId" | "reason">): string {
  if (typeof status !== "number") return "";
  const id = requestId ? `, request ${requestId}` : "";
  return ` (${status}${id})${reason ? `, and says "${reason}"` : ""}`;
}

/** The failure if the caller aborted. @param reached whether any part of the request may have reached the service */
export function abortFailure(reached: boolean): HttpFailure {
  return new HttpFailure("aborted", "the caller gave up before there was an answer", false, { reached });
}

function shownCode(error: unknown): string {
  const code = codeOf(error) ?? "";
  return /^[A-Z0-9_]{1,60}$/.test(code) ? code : "unknown";
}

/** Whether a connection ended without an answer. */
export function isReset(error: unknown): boolean {
  return /^(?:ECONNRESET|EPIPE)$/.test(shownCode(error));
}

const certificate =
  /^(?:CERT_|CRL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_|ERROR_IN_|PATH_LENGTH|ERR_TLS|HOSTNAME_MISMATCH|ERR_SSL|EPROTO)/;

/**
 * Converts a network error by its code only: its message may hold sent data.
 * @param hasBegun whether an answer had begun
 * @param reached whether any part of the request may have reached the service
 */
export function networkFailure(error: unknown, hasBegun: boolean, reached = true): HttpFailure {
  const code = shownCode(error);
  const failed = (kind: string, message: string, transient: boolean, hint?: string) =>
    new HttpFailure(kind, `${message} (${code})`, transient, { reached, ...(hint !== undefined && { hint }) });
  if (hasBegun) return failed("truncated", "the answer broke off", true);
  if (certificate.test(code))
    return failed(
      "tls",
      "the certificate or encryption of the service was not accepted",
      false,
      "check the address, and the clock and the trusted certificates of this machine",
    );
  if (code.startsWith("ERR_PROXY_")) return proxyFailure(error, code, reached);
  const hint = "check the address, and the network of this machine, with its proxy if it uses one";
  if (/^(?:ENOTFOUND|EAI_)/.test(code))
    return failed("network", "the name of the service could not be looked up", true, hint);
  if (code === "HPE_HEADER_OVERFLOW")
    return failed(
      "network",
      `the headers of the answer are larger than the ${maxHeaderSize / 1024} KiB that are read`,
      false,
      REPORT,
    );
  if (code.startsWith("HPE_")) return failed("network", "the service did not answer in HTTP", true);
  if (isReset(error)) return failed("network", "the service broke off before it answered", true);
  return failed("network", "the service could not be reached", true, hint);
}

/** The failure if a proxy does not connect to the service. Its status tells whether it may do so later. */
function proxyFailure(error: unknown, code: string, reached: boolean): HttpFailure {
  const { statusCode: status } = membersOf(error);
  const isRefused = typeof status === "number" && status >= 400 && status < 500;
  const message = `the proxy in HTTPS_PROXY does not connect to the service (${isRefused ? `${status}` : code})`;
  const credentials = status === 407 ? ", or give its credentials in HTTPS_PROXY" : "";
  const hint = `let the proxy allow the service's host, or name the host in NO_PROXY${credentials}`;
  return new HttpFailure("proxy", message, !isRefused, { reached, hint });
}
