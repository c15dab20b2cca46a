// The words that reports choose from: verdicts, kinds and states. They stand apart from the schemas that use them, so that
// what writes a report need not load what checks one.

export const verdicts = ["compliant", "drifted", "incomplete", "tampered"] as const;

/** What a finding is about. */
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

/** How a window ended. */
export const ends = ["fixed", "accepted", "outgrown"] as const;

/** How something stood with the policy of its time. */
export const standings = ["violating", "compliant", "absent", "unknown"] as const;

export const ruleStatuses = ["passing", "failing", "excepted", "not-evaluated"] as const;

/** What was done to a setting. */
export const ops = ["add", "remove", "replace"] as const;

/** Where a history came from. */
export const sources = ["service", "file", "ledger", "demo"] as const;

export const exceptionStates = ["pending", "active", "expiring", "expired", "outgrown", "unused"] as const;

/** What an approval means for a change, the best first. */
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

/** How the standing of a literal at a place ended. */
export const secretEnds = ["rotated", "referenced", "removed"] as const;
export const secretStates = ["standing", "masked", ...secretEnds] as const;
