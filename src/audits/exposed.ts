// Secrets that were removed from the settings but are readable in the history. Severity info: only the provider knows
// whether they are still valid.
import type { Window } from "../history/windows.ts";
import { fingerprintsOfName, NO_FINGERPRINT } from "../model/sealed.ts";
import { nameOf } from "../words.ts";
import { type Audit, type BuiltinRule, changeEvent, type Draft, type RuleInfo } from "./audit.ts";
import { fingerprintsIn, judgeShown, staysBehindMask } from "./secrets.ts";
import { entryWindows } from "./entry-audit.ts";

const rule: BuiltinRule = {
  id: "secrets/exposed-in-history",
  title: "Secrets in the history are rotated",
  acceptedBy: "revision",
  kind: "secret",
  severity: "info",
  rationale:
    "The service keeps every revision. Anyone who can read the history can read secrets that were removed from the settings.",
  remediation: "Rotate the secret at the provider. Then accept the revision with an exception.",
  controls: ["soc2:CC6.1", "nist-800-53:IA-5", "iso-27001:A.5.17"],
};

export const exposed: Audit = {
  rules: [rule],
  begin: (context) => {
    const info = context.builtin(rule);
    const windows = entryWindows(judgeShown, staysBehindMask);
    return { see: (step) => info && windows.see(step), end: () => (info ? draftsOf(info, windows.all()) : []) };
  },
};

/** Returns one event per time that a place stopped showing secrets, unless all are still shown elsewhere. */
function draftsOf(info: RuleInfo, windows: readonly Window[]): Draft[] {
  const open = windows.filter((window) => window.resolved === null);
  const current = new Set(
    open.flatMap(({ subject, latest }) => [...fingerprintsOfName(subject), ...fingerprintsIn(latest.actual)]),
  );
  return windows.flatMap((window) => {
    if (window.resolved === null) return [];
    const { subject, introduced, resolved, values, latest } = window;
    const offending = [
      ...new Set([...fingerprintsOfName(subject), ...values.flatMap((value) => fingerprintsIn(value.actual))]),
    ];
    // Without fingerprints it is unknown whether two secrets are equal.
    if (offending.every((print) => print !== NO_FINGERPRINT && current.has(print))) return [];
    const { exact } = resolved;
    const end = exact ? `revision ${resolved.revision} took it out` : `revision ${resolved.revision} at the latest`;
    const message = `${nameOf(subject)} held a secret from revision ${introduced.revision}${introduced.exact ? "" : " or earlier"} until ${end}; the history still shows it`;
    const parts = { subject, message, actual: latest.actual, offending };
    return [changeEvent(info, { revision: resolved, exact }, parts)];
  });
}
