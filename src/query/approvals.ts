// What the policies allow for a revision: whether its editor is listed, and the approval of each change.
import type { Step } from "../history/steps.ts";
import { People } from "../model/people.ts";
import { isOver } from "../model/policy-part.ts";
import type { Change } from "../model/report/index.ts";
import type { History } from "./answers.ts";

interface Approvals {
  /** null when no policy that lists editors is in force at the time of the revision. */
  readonly approved: boolean | null;
  /** Returns the best approval of a setting's change; null when no approval covers it. */
  readonly of: (subject: string) => Change["approval"];
}

/** Judges each revision by the approvals and editors of the policies. */
export async function approvalsBy(history: History): Promise<(step: Step) => Approvals> {
  const {
    people: { editors, approvals, changes },
    evidence,
    asOf,
  } = history;
  if (editors === null && approvals.length === 0) return () => ({ approved: null, of: () => null });
  const { ApprovalMatcher, isAuthorized } = await import("../policy/approvals.ts");
  const { unapprovedBut } = await import("../policy/editors.ts");
  const people = new People(evidence.value.revisions);
  const matcher = new ApprovalMatcher(approvals, { emergencySeconds: changes?.emergencySeconds ?? null, asOf, people });
  return ({ revision, changes: changeList }) => {
    const { by, time } = revision;
    const subjects = changeList.map((change) => change.subject);
    const matches = matcher.match({ time, by, subjects });
    const isAuthorizedOn = (subject: string) => isAuthorized(matches.get(subject), true);
    return {
      approved:
        editors === null || isOver(editors, time)
          ? null
          : unapprovedBut(editors, revision, subjects, isAuthorizedOn) === undefined,
      of: (subject) => {
        const best = matches.get(subject)?.[0];
        return best ? { id: best.approval.id, result: best.result } : null;
      },
    };
  };
}
