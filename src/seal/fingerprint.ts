// Fingerprints say whether two secrets are the same, and nothing else.
import { createHmac } from "node:crypto";
import { DriftlineError } from "../errors.ts";

export interface Fingerprints {
  /** The id of the key, null when secrets are numbered within this run. */
  readonly keyId: string | null;
  of(secret: string): string;
}

/**
 * Keyed fingerprints, or numbers in the order of asking when there is no key.
 * @param key at least 32 bytes of UTF-8; its length is the only thing that can be tested
 * @throws DriftlineError `usage` when the key is shorter
 */
export function createFingerprints(key: string | undefined, organization: string): Fingerprints {
  if (key === undefined) {
    const numbers = new Map<string, string>();
    return {
      keyId: null,
      of: (secret) => {
        let found = numbers.get(secret);
        if (!found) numbers.set(secret, (found = `fp:run:${numbers.size + 1}`));
        return found;
      },
    };
  }
  if (Buffer.byteLength(key, "utf8") < 32)
    throw new DriftlineError("usage", {
      message: "the fingerprint key is shorter than 32 bytes",
      hint: "make one with: openssl rand -hex 32",
    });
  const mac = (text: string) => createHmac("sha256", key).update(text).digest("hex");
  const keyId = `k${mac("driftline/key-id/v1").slice(0, 7)}`;
  return { keyId, of: (secret) => `fp:${keyId}:${mac(`driftline/fp/v1\0${organization}\0${secret}`).slice(0, 16)}` };
}
