// Revisions, newest first: who changed what, which way, and whether they may.
import type { FilterFlags } from "../run/filter.ts";
import { type Command, exits, type SourceFlags, withAnswer, withDirection, withFilter } from "./command.ts";

export const log: Command = {
  define: (program) =>
    void withDirection(withFilter(withAnswer(program.command("log"))))
      .description("list the revisions, newest first, with their changes and directions")
      .option("--setting <name>", "only changes of this setting, or of all below it")
      .action(exits(run)),
};

type Flags = SourceFlags & FilterFlags & { format: string; setting?: string; direction?: string };

async function run(flags: Flags): Promise<number> {
  const [{ readHistory }, { approvalsBy }, { filterOf }, { selectSubjects }, words, terminal] = await Promise.all([
    import("../run/answers.ts"),
    import("../run/approved.ts"),
    import("../run/filter.ts"),
    import("../run/select.ts"),
    import("./words.ts"),
    import("../run/terminal.ts"),
  ]);
  const filter = filterOf(flags);
  const history = await readHistory(flags);
  const approvals = approvalsBy(history);
  const steps = [...history.steps()];
  const subjects = new Set(
    steps.flatMap(({ changes, representation }) => [...changes.map(({ subject }) => subject), ...representation]),
  );
  const wanted =
    flags.setting === undefined ? subjects : selectSubjects(flags.setting, subjects, history.config.catalog);
  const narrowed = flags.setting !== undefined || filter.direction !== undefined;
  const revisions = steps
    .filter(({ revision }) => filter.takes(revision))
    .map((step) => {
      const { revision, at, by } = step.revision;
      const { approved, of } = approvals(step);
      const changes = step.changes
        .filter(({ subject, direction }) => wanted.has(subject) && (filter.direction ?? direction) === direction)
        .map(({ path: _, ...change }) => ({ ...change, approval: of(change.subject) }));
      const going = (direction: string) => step.changes.filter((change) => change.direction === direction).length;
      const representation = step.representation.filter(
        (subject) => wanted.has(subject) && filter.direction === undefined,
      );
      return {
        revision,
        at,
        by,
        approved,
        tighter: going("tighter"),
        looser: going("looser"),
        changes,
        representation,
      };
    })
    .filter(({ changes, representation }) => !narrowed || changes.length > 0 || representation.length > 0)
    .toReversed();
  const say = new words.Writer(terminal.renderOptions(flags.color));
  return history.answer({ revisions }, () =>
    words.lines(
      revisions.length === 0
        ? ["no revision found"]
        : revisions.flatMap((one) => [
            ...say.heading(one),
            ...one.changes.flatMap((change) => say.change(change)),
            ...one.representation.flatMap((subject) => say.representation(subject)),
            "",
          ]),
    ),
  );
}
