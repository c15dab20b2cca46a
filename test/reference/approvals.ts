// What each approval means for each change: between people, and one thing wrong with it at a time.
import { instantText } from "../../src/model/instant.ts";
import type { Approval } from "../../src/model/policy.ts";
import type { ApprovalResult } from "../../src/model/report/index.ts";
import { approvalResults } from "../../src/model/report/states.ts";
import { People } from "../../src/model/people.ts";
import type { Editor } from "../../src/model/sealed.ts";
import { identityFlaw, isAmong } from "../../src/policy/editors.ts";
import { matchesAny } from "../../src/policy/patterns.ts";
import type { Approved } from "./finding.ts";
import type { Revision } from "./history.ts";

export interface Match {
  readonly approval: Approval;
  readonly result: ApprovalResult;
  /** Whether it names the editor as an implementer. */
  readonly named: boolean;
}

export interface Terms {
  readonly approvals: readonly Approval[];
  /** How long after a change it may still be approved; null: not at all. */
  readonly emergencySeconds: number | null;
  readonly asOf: number;
  readonly revisions: readonly Revision[];
}

/** What the approvals mean for one change of a revision, the best first. */
export function matchesOf(terms: Terms, revision: Revision, subject: string): Match[] {
  return terms.approvals
    .filter((approval) => approval.approvedAt <= terms.asOf)
    .flatMap((approval): Match[] => {
      const result = resultOf(terms, approval, revision);
      if (result === undefined) return [];
      const named = approval.implementers !== null && isNamed(terms, revision.by, approval.implementers);
      if (matchesAny(approval.settings, subject)) return [{ approval, result, named }];
      // It is over scope where it stands for the revision otherwise: it names the editor, or covers another change of it.
      const covers = revision.changes.some((change) => matchesAny(approval.settings, change.subject));
      return isAgreed(result) && (named || covers) ? [{ approval, result: "over-scope", named }] : [];
    })
    .sort(
      (a, b) =>
        approvalResults.indexOf(a.result) - approvalResults.indexOf(b.result) ||
        a.approval.from - b.approval.from ||
        (a.approval.id < b.approval.id ? -1 : 1),
    );
}

export function isAgreed(result: ApprovalResult): boolean {
  return result === "authorized" || result === "emergency";
}

/** What an approval means for a revision; undefined when more than one thing is wrong with it. */
function resultOf(terms: Terms, approval: Approval, { time, by }: Revision): ApprovalResult | undefined {
  const { from, until, approvedAt, implementers, approvedBy } = approval;
  const { emergencySeconds } = terms;
  const isKnown = (by.id !== null || by.email !== null) && identityFlaw(by) === undefined;
  const wrong: ApprovalResult[] = [];
  if (time < from) wrong.push("early");
  if (time >= until) wrong.push("late");
  if (!isKnown || (implementers !== null && !isNamed(terms, by, implementers))) wrong.push("wrong-implementer");
  if (!approvedBy.some((who) => isSomebodyElse(terms, by, who))) wrong.push("self-approved");
  const soon = emergencySeconds !== null && approvedAt <= time + emergencySeconds * 1000;
  if (approvedAt > time && !soon) wrong.push("unauthorized");
  return wrong.length > 1 ? undefined : (wrong[0] ?? (approvedAt <= time ? "authorized" : "emergency"));
}

/** Whether people are named among whom the editor is, by whatever name: allowed is who is meant beyond doubt. */
function isNamed({ revisions }: Terms, by: Editor, names: readonly string[]): boolean {
  const people = new People(revisions);
  return names.some((who) => isOneOf(by, who) || people.is(by, who));
}

/** Whether an approver is known to be another person than the editor: who cannot be compared may be the same. */
function isSomebodyElse({ revisions }: Terms, by: Editor, who: string): boolean {
  const people = new People(revisions);
  return people.isComparable(by, who) && !isOneOf(by, who) && !people.mayBe(by, who);
}

function isOneOf(editor: Editor, who: string): boolean {
  return isAmong([{ who, from: null, until: null }], editor, 0);
}

/** Whether an approval was given before the change. `named`: counts only approvals that name the editor. */
export function isAuthorized(matches: readonly Match[], named = false): boolean {
  return matches.some((match) => match.result === "authorized" && (match.named || !named));
}

/** How approvals given afterwards disposed of an event: with the last of its settings. Null when some have none. */
export function agreedAfterwards(all: readonly (readonly Match[])[], named = false): Approved | null {
  const earliest = all.map(
    (matches) =>
      matches
        .filter((match) => match.result === "emergency" && (match.named || !named))
        .map((match) => match.approval)
        .sort((a, b) => a.approvedAt - b.approvedAt || (a.id < b.id ? -1 : 1))[0],
  );
  if (earliest.length === 0 || earliest.includes(undefined)) return null;
  const last = (earliest as Approval[]).sort((a, b) => b.approvedAt - a.approvedAt || (a.id < b.id ? -1 : 1))[0]!;
  return { revision: null, approval: last.id, at: instantText(last.approvedAt), time: last.approvedAt, by: null };
}
