// Revisions, newest first: who changed what, which way, and whether they may.
import { type Command, exits, type SourceFlags, withAnswer } from "./command.ts";

export const log: Command = {
  define: (program) =>
    void withAnswer(program.command("log"))
      .description("list the revisions, newest first, with their changes and directions")
      .action(exits(run)),
};

async function run(flags: SourceFlags & { format: string }): Promise<number> {
  const [{ readHistory }, { unapproved }, words] = await Promise.all([
    import("../run/answers.ts"),
    import("../policy/editors.ts"),
    import("./words.ts"),
  ]);
  const history = await readHistory(flags);
  const { editors } = history.policies;
  const revisions = [...history.steps()]
    .map(({ revision: { revision, at, time, by }, changes, representation }) => {
      const subjects = changes.map((change) => change.subject);
      const approved = editors === null ? null : unapproved(editors, by, time, subjects) === undefined;
      return { revision, at, by, approved, changes: changes.map(({ path: _, ...change }) => change), representation };
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
