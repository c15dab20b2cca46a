// What ends an event, besides an exception. The audits end events by this table only, and reports read it, so that they
// do not say otherwise of an open event.

/** By rule: an approval given afterwards; or such an approval, and putting back what was there before. */
const ends: Readonly<Record<string, "approval" | "approval or putting back">> = {
  "editors/unapproved": "approval",
  "changes/outside-window": "approval",
  "changes/freeze": "approval",
  "changes/unapproved": "approval",
  "changes/restored": "approval",
  "levers/command": "approval or putting back",
  "levers/endpoint": "approval or putting back",
  "levers/marketplace": "approval or putting back",
  "changes/self-grant": "approval or putting back",
  "changes/weakened": "approval or putting back",
};

/** Whether an approval given afterwards ends the events of a rule. */
export function endsByApproval(rule: string): boolean {
  return Object.hasOwn(ends, rule);
}

/** The part of a remedy that is left out where no approval can be given any more. */
export const orApproval = ", or approve it afterwards within the emergency time of the policy";

/** Whether putting back what was there before ends the events of a rule. */
export function endsByPuttingBack(rule: string): boolean {
  return endsByApproval(rule) && ends[rule] === "approval or putting back";
}
