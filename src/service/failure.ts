// Why an exchange with the service gave nothing that can be used: a code, one sentence, and what to do.
import { DriftlineError, type Problem } from "../errors.ts";

/** What to do about answers that the interface does not allow. */
export const REPORT = "run it again, and tell the service's support if it stays so";

/** Why an exchange gave nothing that can be used. */
export class HttpFailure extends DriftlineError {
  /** Whether the same request may succeed later. */
  readonly transient: boolean;

  constructor(code: string, message: string, transient: boolean, more: Pick<Problem, "hint" | "revision"> = {}) {
    super("incomplete", { code, message, ...more });
    this.transient = transient;
  }

  /** What is told when no other attempt follows. */
  afterAttempts(attempts: number): HttpFailure {
    const { code = "incomplete", message, ...more } = this.problems[0]!;
    const told = attempts > 1 ? `${message}, in the last of ${attempts} attempts` : message;
    return new HttpFailure(code, told, false, { hint: "run it again later", ...more });
  }
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && /^[A-Z0-9_]{1,60}$/.test(code) ? code : "unknown";
}

/** Whether a connection ended without a word. */
export function isReset(error: unknown): boolean {
  return /^(?:ECONNRESET|EPIPE)$/.test(codeOf(error));
}

const certificate =
  /^(?:CERT_|CRL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_|ERROR_IN_|PATH_LENGTH|ERR_TLS|HOSTNAME_MISMATCH|ERR_SSL|EPROTO)/;

/**
 * A network error by its code only: its message may hold what was sent.
 * @param begun whether an answer had begun
 */
export function networkFailure(error: unknown, begun: boolean): HttpFailure {
  const code = codeOf(error);
  if (begun) return new HttpFailure("truncated", `the answer broke off (${code})`, true);
  if (certificate.test(code))
    return new HttpFailure("tls", `the certificate or encryption of the service was not accepted (${code})`, false, {
      hint: "check the address, and the clock and the trusted certificates of this machine",
    });
  const hint = "check the address, and the network of this machine";
  if (/^(?:ENOTFOUND|EAI_)/.test(code))
    return new HttpFailure("network", `the name of the service could not be looked up (${code})`, true, { hint });
  if (code.startsWith("HPE_")) return new HttpFailure("network", `the service did not answer in HTTP (${code})`, true);
  if (isReset(error)) return new HttpFailure("network", `the service broke off before it answered (${code})`, true);
  return new HttpFailure("network", `the service could not be reached (${code})`, true, { hint });
}
