// Revisions, newest first: who changed what, which way, and whether they may.
import { type Command, exits, type SourceFlags, withAnswer } from "./command.ts";

export const log: Command = {
  define: (program) =>
    void withAnswer(program.command("log"))
      .description("list the revisions, newest first, with their changes and directions")
      .action(exits(run)),
};

async function run(flags: SourceFlags & { format: string }): Promise<number> {
  const [{ readHistory }, { unapprovedBut }, { ApprovalMatcher, isAuthorized }, words] = await Promise.all([
    import("../run/answers.ts"),
    import("../policy/editors.ts"),
    import("../policy/approvals.ts"),
    import("./words.ts"),
  ]);
  const history = await readHistory(flags);
  const { editors, approvals, changes: policy } = history.policies;
  const emergencySeconds = policy?.emergencySeconds ?? null;
  const matcher = new ApprovalMatcher(approvals, { emergencySeconds, asOf: history.asOf });
  const revisions = [...history.steps()]
    .map(({ revision: { revision, at, time, by }, changes, representation }) => {
      const subjects = changes.map((change) => change.subject);
      const matches = matcher.match({ time, by, subjects });
      const named = (subject: string) => isAuthorized(matches.get(subject), true);
      const approved = editors === null ? null : unapprovedBut(editors, by, time, subjects, named) === undefined;
      const shown = changes.map(({ path: _, ...change }) => {
        const best = matches.get(change.subject)?.[0];
        return { ...change, approval: best ? { id: best.approval.id, result: best.result } : null };
      });
      return { revision, at, by, approved, changes: shown, representation };
    })
    .toReversed();
  return history.answer({ revisions }, () =>
    words.lines(
      revisions.flatMap((one) => [
        words.heading(one.revision, one.at, one.by, one.approved),
        ...one.changes.map((change) => words.changeLine(change)),
        ...one.representation.map((subject) => words.representationLine(subject)),
        "",
      ]),
    ),
  );
}
