// Checks fingerprint keys before a run begins.
import { createFingerprints } from "../seal/fingerprint.ts";

/** @param names the names of the keys where the user set them @throws DriftlineError `usage` */
export function checkFingerprintKeys(
  { key, earlierKey }: { readonly key: string | undefined; readonly earlierKey: string | undefined },
  names: { readonly key: string; readonly earlierKey: string },
): void {
  createFingerprints(key, "", earlierKey, names);
}
