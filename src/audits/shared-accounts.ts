// Revisions made with accounts that several people or programs share. The organization lists these accounts.
import { isAmong } from "../policy/editors.ts";
import { type BuiltinRule, event, stepAudit } from "./audit.ts";

const rule: BuiltinRule = {
  id: "editors/shared-account",
  title: "Every change is made with a personal account",
  acceptedBy: "revision",
  kind: "editor",
  severity: "info",
  rationale: "A change with a shared account cannot be traced to one person.",
  remediation:
    "Find out who made the revision, and accept it with an exception that names them. Use personal accounts to change the controls.",
  controls: ["nist-800-53:IA-2", "nist-800-53:AU-10", "soc2:CC6.1"],
  needs: ["sharedAccounts"],
};

export const sharedAccounts = stepAudit([rule], (context) => {
  const info = context.builtin(rule);
  const shared = context.sharedAccounts.map((who) => ({ who, from: null, until: null }));
  return (step) => {
    const { by, time, revision } = step.revision;
    if (!info || shared.length === 0 || !isAmong(shared, by, time)) return [];
    const account = by.email ?? by.id;
    const message = `${account} is a shared account: the revision does not say who made it`;
    return [event(info, step, { subject: `revision:${revision}`, message, actual: account, offending: [account] })];
  };
});
