// The rules about exceptions. What is found of them is known once every other finding is settled: report/exceptions.ts.
import type { BuiltinRule } from "./audit.ts";

const controls = ["soc2:CC3.2", "nist-800-53:CA-5"];

export const expired: BuiltinRule = {
  id: "exceptions/expired",
  title: "No exception has run out while it is needed",
  kind: "exception",
  severity: "low",
  rationale: "A deviation that was accepted for a time is not accepted after it.",
  remediation: "Put the setting right, or have the exception reviewed and renewed.",
  controls,
};

export const unused: BuiltinRule = {
  id: "exceptions/unused",
  title: "Every exception is needed",
  kind: "exception",
  severity: "info",
  rationale: "An exception that nothing needs waits for a deviation that nobody has reviewed.",
  remediation: "Remove the exception.",
  controls,
};

export const selfOwned: BuiltinRule = {
  id: "exceptions/self-owned",
  title: "Nobody accepts their own deviation",
  kind: "exception",
  severity: "info",
  rationale: "Who brought a deviation and answers for it as well has had it reviewed by nobody.",
  remediation: "Have somebody else own the exception.",
  controls,
};

export const exceptionRules: readonly BuiltinRule[] = [expired, unused, selfOwned];
