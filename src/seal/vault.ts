// Between the sealer and the session that holds the secrets.
import type { FingerprintForm } from "./fingerprint.ts";

/** What hears of a history before it is sealed. */
export interface Listener {
  /** Hears of every secret that is one beyond doubt, so that it must be hidden wherever it stands. */
  secret(literal: string): void;
  /** Hears of every host and address that is shown. */
  shows(address: string): void;
}

/** What the sealer asks of the session that holds the secrets. */
export interface Vault {
  /** The fingerprint of a secret. Only asked when it will be shown. */
  fingerprint(secret: string, written: FingerprintForm): string;
  /** Whether a literal is too short or too common to be hidden anywhere but at its own place. */
  isWeak(literal: string): boolean;
  /** Whether a text holds a literal that stands elsewhere as a secret. */
  holdsLiteral(text: string): boolean;
}

/** While nobody knows the secrets, nothing is a literal, and what is made of a secret is not looked at. */
export const locked: Vault = { fingerprint: () => "", isWeak: () => false, holdsLiteral: () => false };
