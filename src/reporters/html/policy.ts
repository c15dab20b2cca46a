// The page's Content Security Policy.
import { createHash } from "node:crypto";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Returns the policy: nothing is loaded, nothing else runs, no text becomes HTML.
 * @param script the only script of the page
 * @param styles the styles of the page
 */
export function policyOf(script: string, ...styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(" ")}`,
    `script-src ${hashOf(script)}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
