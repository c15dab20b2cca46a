// The interfaces between the sealer and the session that holds the secrets.
import type { FingerprintForm } from "./fingerprint.ts";

/** Receives what the first pass over a history finds. */
export interface Listener {
  /** Called for every certain secret, which must be hidden wherever it occurs. */
  secret(literal: string): void;
  /** Called for every host and address that is shown. */
  shows(address: string): void;
}

/** What the sealer needs from the session that holds the secrets. */
export interface Vault {
  /** Returns the fingerprint of a secret. Called only if it will be shown. */
  fingerprint(secret: string, fingerprintForm: FingerprintForm): string;
  /** Whether a literal is too short or too common to be hidden anywhere but at its own place. */
  isWeak(literal: string): boolean;
  /** Whether a text contains a literal that is a secret at another place. */
  holdsLiteral(text: string): boolean;
}

/** The vault of the first pass: no literal is known yet, and sealed results are not used. */
export const locked: Vault = { fingerprint: () => "", isWeak: () => false, holdsLiteral: () => false };
