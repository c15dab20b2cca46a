// Fingerprints say whether two secrets are the same, and nothing else.
import { createHmac } from "node:crypto";
import { DriftlineError } from "../errors.ts";

/** What was written: a text, or the canonical text of another JSON value. `5` is not the same secret as `"5"`. */
export type FingerprintForm = "text" | "json";

export interface Fingerprints {
  /** The id of the key, null when secrets are numbered within this run. */
  readonly keyId: string | null;
  of(secret: string, written: FingerprintForm): string;
}

/**
 * Keyed fingerprints, or numbers in the order of asking when there is no key.
 * @param key at least 32 bytes of UTF-8; its length is the only thing that can be tested
 * @throws DriftlineError `usage` when the key is shorter
 */
export function createFingerprints(key: string | undefined, organization: string): Fingerprints {
  if (key === undefined) {
    const numbers = { text: new Map<string, string>(), json: new Map<string, string>() };
    let last = 0;
    return {
      keyId: null,
      of: (secret, written) => {
        let fingerprint = numbers[written].get(secret);
        if (!fingerprint) numbers[written].set(secret, (fingerprint = `fp:run:${++last}`));
        return fingerprint;
      },
    };
  }
  if (Buffer.byteLength(key, "utf8") < 32)
    throw new DriftlineError("usage", {
      message: "the fingerprint key is shorter than 32 bytes",
      hint: "make one with: openssl rand -hex 32",
    });
  const mac = (domain: string, content: string | Buffer) =>
    createHmac("sha256", key).update(domain).update(content).digest("hex");
  const keyId = `k${mac("driftline/key-id/v1", "").slice(0, 7)}`;
  return {
    keyId,
    of: (secret, written) => {
      // UTF-8 would make one of all lone surrogates.
      const [form, content] = secret.isWellFormed() ? ["", secret] : ["/utf-16", Buffer.from(secret, "utf16le")];
      const domain = `driftline/fp/v1${written === "text" ? "" : "/json"}${form}\0${organization}\0`;
      return `fp:${keyId}:${mac(domain, content).slice(0, 16)}`;
    },
  };
}
