// What the policies allow for a revision: whether its editor is listed, and the approval of each change.
import { subjectsOf } from "../history/changes.ts";
import type { Step } from "../history/steps.ts";
import { People } from "../model/people.ts";
import type { Change } from "../model/report/index.ts";
import type { History } from "./answers.ts";

interface Approvals {
  /** Whether the editor is listed; null when no policy that lists editors is in force at the time of the revision. */
  readonly approved: boolean | null;
  /** Returns the best approval of a setting's change; null when no approval covers it. */
  readonly of: (subject: string) => Change["approval"];
}

/** Judges each revision by the approvals and editors of the policies. */
export async function approvalsBy(
  history: Pick<History, "people" | "revisions" | "asOf">,
): Promise<(step: Step) => Approvals> {
  const {
    people: { editors, approvals, changes },
    revisions,
    asOf,
  } = history;
  if (editors === null && approvals.length === 0) return () => ({ approved: null, of: () => null });
  const { ApprovalMatcher } = await import("../policy/approvals.ts");
  const { isListed } = await import("../policy/editors.ts");
  const people = new People(revisions);
  const matcher = new ApprovalMatcher(approvals, { emergencySeconds: changes?.emergencySeconds ?? null, asOf, people });
  return (step) => {
    const { by, time } = step.revision;
    const subjects = subjectsOf(step.changes);
    const matches = matcher.match({ time, by, subjects });
    return {
      approved: isListed(editors, step.revision, subjects),
      of: (subject) => {
        const best = matches.get(subject)?.[0];
        return best ? { id: best.approval.id, result: best.result } : null;
      },
    };
  };
}
