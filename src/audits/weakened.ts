// Guards that were loosened where no rule of a policy tells it: information, so that nothing goes unsaid.
import type { SettingChange } from "../history/changes.ts";
import { momentOf, type Step } from "../history/steps.ts";
import { nameOf } from "../text.ts";
import { agreementOn } from "./approvals.ts";
import { type Audit, type AuditContext, type BuiltinRule, type Draft, event, type RuleInfo } from "./audit.ts";

const rule: BuiltinRule = {
  id: "changes/weakened",
  title: "No guard is loosened unseen",
  kind: "change",
  severity: "info",
  rationale: "A guard that no policy governs can be turned off without anybody looking.",
  remediation: "Turn the guard on again, or write down in a policy that it may be off.",
  controls: ["soc2:CC8.1", "nist-800-53:CM-3", "nist-800-53:CM-5"],
};

export const weakened: Audit = {
  rules: [rule],
  begin: (context) => {
    const info = context.builtin(rule);
    const drafts: Draft[] = [];
    /** The events of guards that are loose now. */
    const loose = new Map<string, Draft>();
    return {
      see: (step) => {
        if (!info) return;
        for (const change of step.changes) {
          if (!isGuard(change, context)) continue;
          const open = loose.get(change.subject);
          if (open && change.direction === "tighter") {
            loose.delete(change.subject);
            drafts.push({ ...open, resolved: open.resolved ?? momentOf(step) });
          } else if (!open && change.direction === "looser")
            loose.set(change.subject, loosened(info, step, change, context));
        }
      },
      end: () => [...drafts, ...loose.values()],
    };
  },
};

/** Whether a setting is on or off, and one of the two gives more room. */
function isGuard({ path }: SettingChange, { catalog }: AuditContext): boolean {
  return path !== null && catalog.setting(path)?.kind === "boolean";
}

function loosened(info: RuleInfo, step: Step, change: SettingChange, { approvals }: AuditContext): Draft {
  const { subject, before, after } = change;
  const { revision, time } = step.revision;
  const when = step.exact ? `in revision ${revision}` : `by revision ${revision} at the latest`;
  const made = event(info, step, subject, `${nameOf(subject)} was loosened ${when}`, {
    before,
    actual: after,
    offending: [after],
    resolved: agreementOn([subject], approvals.of(step), time),
    besideWindow: "untold",
  });
  return { ...made, introduced: { ...made.introduced, exact: step.exact } };
}
