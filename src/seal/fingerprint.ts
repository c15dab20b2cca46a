// Fingerprints show whether two secrets are the same, and nothing else.
import { createHmac } from "node:crypto";
import { usageError } from "../errors.ts";
import { getOrMake } from "../lists.ts";

/** The form of a secret: a text, or the canonical text of another JSON value. `5` is not the same secret as `"5"`. */
export type FingerprintForm = "text" | "json";

export interface Fingerprints {
  /** The id of the key; null if secrets are numbered within this run. */
  readonly keyId: string | null;
  of(secret: string, fingerprintForm: FingerprintForm): string;
  /** The fingerprints under the key that this one replaced, if that key was given. */
  readonly earlier?: Fingerprints | undefined;
}

/** Whether a fingerprint is that of a secret; undefined if none of the available keys made the fingerprint. */
export function isOf(
  fingerprints: Fingerprints,
  mark: string,
  secret: string,
  fingerprintForm: FingerprintForm,
): boolean | undefined {
  const { keyId, earlier } = fingerprints;
  if (keyId !== null && mark.startsWith(`fp:${keyId}:`)) return fingerprints.of(secret, fingerprintForm) === mark;
  return earlier && isOf(earlier, mark, secret, fingerprintForm);
}

/** Where the keys come from, for errors. */
const variables = { key: "DRIFTLINE_FINGERPRINT_KEY", earlierKey: "DRIFTLINE_FINGERPRINT_KEY_OLD" };

/**
 * Creates keyed fingerprints. Without a key, creates numbers in the order of the calls.
 * @param key at least 32 bytes of UTF-8; only its length can be checked
 * @param earlierKey the key that `key` replaced: what was sealed under it can be compared
 * @param names the names of the two where the user set them
 * @throws DriftlineError `usage` when a key is shorter, or only `earlierKey` is given
 */
export function createFingerprints(
  key: string | undefined,
  organization: string,
  earlierKey?: string,
  names = variables,
): Fingerprints {
  if (key === undefined) {
    if (earlierKey !== undefined)
      throw usageError(
        `${names.earlierKey}: there is an earlier fingerprint key, and no present one`,
        `set ${names.key} to the new key`,
      );
    const numbers = { text: new Map<string, string>(), json: new Map<string, string>() };
    let last = 0;
    return {
      keyId: null,
      of: (secret, fingerprintForm) => getOrMake(numbers[fingerprintForm], secret, () => `fp:run:${++last}`),
    };
  }
  const fingerprints = keyedFingerprints(key, organization, names.key);
  const earlier = earlierKey === undefined ? undefined : keyedFingerprints(earlierKey, organization, names.earlierKey);
  return earlier === undefined || earlier.keyId === fingerprints.keyId ? fingerprints : { ...fingerprints, earlier };
}

function keyedFingerprints(key: string, organization: string, name: string): Fingerprints {
  if (Buffer.byteLength(key, "utf8") < 32)
    throw usageError(`${name}: the fingerprint key is shorter than 32 bytes`, "make one with: openssl rand -base64 32");
  const mac = (domain: string, content: string | Buffer) =>
    createHmac("sha256", key).update(domain).update(content).digest("hex");
  const keyId = `k${mac("driftline/key-id/v1", "").slice(0, 7)}`;
  return {
    keyId,
    of: (secret, fingerprintForm) => {
      // In UTF-8 all lone surrogates are the same.
      const [form, content] = secret.isWellFormed() ? ["", secret] : ["/utf-16", Buffer.from(secret, "utf16le")];
      const domain = `driftline/fp/v1${fingerprintForm === "text" ? "" : "/json"}${form}\0${organization}\0`;
      return `fp:${keyId}:${mac(domain, content).slice(0, 16)}`;
    },
  };
}
