// The editors: judges the editor of every revision, including the first one and those without changes.
import { foldAscii } from "../catalog/kinds/email.ts";
import { isAuthorized } from "../policy/approvals.ts";
import { identityFlaw, settingsDeniedBut } from "../policy/editors.ts";
import { subjectsOf } from "../history/changes.ts";
import type { Editor } from "../model/sealed.ts";
import { isOver } from "../model/policy-part.ts";
import type { RuleWords } from "../model/words.ts";
import { endOf } from "./approvals.ts";
import { count, nameOf, personName } from "../words.ts";
import { type BuiltinRule, changeEvent, event, stepAudit } from "./audit.ts";
import { statedRule } from "./terms.ts";

const common = {
  acceptedBy: "revision",
  kind: "editor",
  controls: ["soc2:CC6.3", "soc2:CC8.1", "nist-800-53:CM-5", "nist-800-53:AC-6(9)"],
} as const;

export const unapprovedRule: BuiltinRule = {
  ...common,
  id: "editors/unapproved",
  title: "Only listed editors change the controls",
  severity: "high",
  rationale: "A person who is not listed has not been authorized to change the controls.",
  remediation:
    "Have the revision reviewed. Then add the editor to the policy, or accept the revision with an exception.",
  needs: ["editors"],
};

export const unknownRule: BuiltinRule = {
  ...common,
  id: "editors/unknown",
  title: "Every editor is known",
  severity: "medium",
  rationale: "If it is not known who the editor is, nobody can be asked about the change.",
  remediation:
    "Find out from the organization's audit log who the editor is. Then accept the revision with an exception.",
  moreNeeds: ["access"],
};

const identityRule: BuiltinRule = {
  ...common,
  id: "editors/identity",
  title: "Editors have trustworthy identities",
  severity: "medium",
  rationale:
    "An identity with hidden or look-alike characters can impersonate another person. An address that moves from one account to another may have moved to another person.",
  remediation:
    "Compare the account with the organization's users, and remove it if it belongs to nobody. Then accept the revision with an exception.",
};

/** A finding names this many listed editors, and the number of the others. */
const NAMED = 100;

const words: RuleWords = { demand: ["made by a listed editor"] };

export const editors = stepAudit([unapprovedRule, unknownRule, identityRule], (context) => {
  const policy = context.policies.editors;
  const base = context.builtin(unapprovedRule);
  const approval = base && policy ? statedRule(base, policy) : undefined;
  const unknown = context.builtin(unknownRule);
  const identity = context.builtin(identityRule);
  const contradictions = pairsOf();
  const approvedEditors = (policy?.approved ?? []).map((person) => person.who);
  const more = approvedEditors.length - NAMED;
  const expected = { approved: approvedEditors.slice(0, NAMED), ...(more > 0 && { more }) };
  return function* (step) {
    const { by, time, revision } = step.revision;
    const subject = `revision:${revision}`;
    const isNamed = by.id !== null || by.email !== null;
    if (unknown && !isNamed) yield event(unknown, step, { subject, message: "the revision names no editor" });
    const flaws = [identityFlaw(by), ...contradictions(by, revision)].filter((flaw) => flaw !== undefined);
    if (identity && flaws.length > 0)
      yield event(identity, step, { subject, message: flaws.join("; "), actual: { id: by.id, email: by.email } });
    if (!approval || !policy || isOver(policy, time)) return;
    const subjects = subjectsOf(step.changes);
    const matches = context.approvals.of(step);
    const deniedSubjects = settingsDeniedBut(policy, step.revision, subjects, (subject) =>
      isAuthorized(matches.get(subject), true),
    );
    if (deniedSubjects === undefined) return;
    const editor = personName(by);
    const settings =
      deniedSubjects !== null && deniedSubjects.length > 3
        ? count(deniedSubjects.length, "of these setting")
        : deniedSubjects?.map(nameOf).join(", ");
    const demand = settings === undefined ? "make changes" : `change ${settings}`;
    // `approved` is about the revision, `by` about each change of a setting.
    const isExact = deniedSubjects === null || step.exact;
    const message = !isNamed
      ? `the revision names no editor, and only listed editors may ${demand}`
      : settings === undefined
        ? `${editor} is not a listed editor`
        : `${editor} may not change ${settings}`;
    const unseen = "; revisions before this one are missing, so who made the change is not known";
    const moment = { revision: step.revision, exact: isExact };
    yield changeEvent(approval, moment, {
      subject,
      message: isExact ? message : `${message}${unseen}`,
      actual: editor,
      offending: deniedSubjects ?? [editor],
      expected,
      words,
      resolved: endOf(approval, deniedSubjects ?? subjects, matches, true),
    });
  };
});

interface First {
  readonly value: string;
  readonly revision: number;
}

/**
 * Returns what tells the contradictions of an editor's id and address with earlier pairs: an id should keep its address, and
 * an address its id. It tells each pair once.
 */
function pairsOf(): (editor: Editor, revision: number) => string[] {
  const emails = new Map<string, First>();
  const ids = new Map<string, First>();
  const pairs = new Set<string>();
  return ({ id, email }, revision) => {
    if (id === null || email === null) return [];
    const address = foldAscii(email);
    const pair = JSON.stringify([id, address]);
    if (pairs.has(pair)) return [];
    pairs.add(pair);
    const [earlier, holder] = [emails.get(id), ids.get(address)];
    emails.set(id, { value: email, revision });
    ids.set(address, { value: id, revision });
    return [
      ...(earlier ? [`the account ${id} had the address ${earlier.value} in revision ${earlier.revision}`] : []),
      ...(holder
        ? [`the address ${email} was that of the account ${holder.value} in revision ${holder.revision}`]
        : []),
    ];
  };
}
