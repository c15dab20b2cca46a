// Whether an exception can accept a finding.
import { hasUnseen } from "../../text.ts";
import type { Json } from "../json.ts";
import { isSecret } from "../sealed.ts";
import { isWritable } from "../writable.ts";
import type { Finding } from "./index.ts";

/** Why a finding about a secret was not accepted although a fingerprint key would allow it. */
export const needsKey =
  "it was redacted without DRIFTLINE_FINGERPRINT_KEY, so a later audit cannot tell this secret from another one";

const notNamed =
  "it is about neither a value nor a revision, so no exception can accept it; remediate what it found, or set the severity of its rule in driftline.yaml";

/** Returns why no exception should or can accept a finding; null if one can. */
export function objection(finding: Finding): string | null {
  const { rule, subject, severity, offending, introduced } = finding;
  if (rule.startsWith("integrity/") && severity === "critical") return "the history itself is in doubt";
  if (rule.startsWith("exceptions/")) return "edit the exception it is about";
  if (hasUnseen(subject)) return "its subject cannot be written in a policy as it is";
  if (finding.exposureSeconds === null) return introduced.revision === null ? notNamed : null;
  if (offending.length === 0) return "it names no value that an exception could list";
  if (/\bfp:(?:none\b|run:)/.test(JSON.stringify(offending))) return needsKey;
  return isWritable(acceptedValue(finding)) ? null : "its value cannot be written in a policy as it is";
}

/** The subjects that an exception can name. It accepts others, such as a revision, as a whole. */
export const entrySubject = /^(?:\/|(?:usage|limit|session|repository|computer|user)\/)/;

/**
 * Whether an exception for a finding names its subject, so that it accepts no other finding of the rule.
 * @param whole the subject of all findings of the rule; undefined if they have several
 */
export function namesSubject({ subject }: Pick<Finding, "subject">, whole: string | undefined): boolean {
  return entrySubject.test(subject) && subject !== whole;
}

/** Returns the value of the exception that accepts a finding: its entries, and of a secret the fingerprint. */
export function acceptedValue({ offending }: Finding): Json[] {
  return offending.map((entry) => (isSecret(entry) ? entry.fingerprint : entry));
}
