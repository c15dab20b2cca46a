// The enumerations of reports: verdicts, kinds and states. They are separate from the schemas that use them, so that
// code that writes a report need not load code that checks a report.

export const verdicts = ["compliant", "drifted", "incomplete", "tampered"] as const;

/** A revision that changed after it was sealed, and one that was removed. */
export const REWRITTEN = "integrity/rewritten";
export const TRUNCATED = "integrity/truncated";
/** Rules that only tampering violates. They cannot be switched off, and decide the verdict whatever their severity. */
export const tamperRules: ReadonlySet<string> = new Set([REWRITTEN, TRUNCATED]);

/** The subject of a finding. */
export const kinds = [
  "setting",
  "editor",
  "change",
  "integrity",
  "secret",
  "lever",
  "exception",
  "usage",
  "access",
  "readiness",
  "computer",
] as const;

export const statuses = ["open", "resolved", "excepted", "noted"] as const;

export const ends = ["fixed", "accepted", "outgrown"] as const;

/** Whether something complied with the policy of its time. */
export const standings = ["violating", "compliant", "absent", "unknown"] as const;

export const ruleStatuses = ["passing", "failing", "excepted", "not-evaluated"] as const;

/** The operation on a setting. */
export const ops = ["add", "remove", "replace"] as const;

export const sources = ["service", "file", "ledger", "demo"] as const;

export const exceptionStates = ["pending", "active", "expiring", "expired", "outgrown", "unused"] as const;

/** The result of an approval for a change, the best first. */
export const approvalResults = [
  "authorized",
  "emergency",
  "self-approved",
  "wrong-implementer",
  "unauthorized",
  "early",
  "late",
  "over-scope",
] as const;

/** How a literal left a place. */
export const secretEnds = ["rotated", "referenced", "removed"] as const;
export const secretStates = ["standing", "masked", ...secretEnds] as const;
