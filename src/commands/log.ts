// Lists revisions, newest first: editor, changes, directions, and approvals.
import type { FilterFlags } from "../query/filter.ts";
import type { Step } from "../history/steps.ts";
import { type Command, exits, type SourceFlags, withDirection, withFilter, withTable } from "./command.ts";

export const log: Command = {
  define: (program) =>
    void withDirection(withFilter(withTable(program.command("log"))))
      .description("list the revisions, newest first, with their changes and directions")
      .option("-n, --number <count>", "show only this many revisions, the newest")
      .option("--setting <name>", "only changes of this setting or of settings below it")
      .action(exits(run)),
};

type Flags = SourceFlags & FilterFlags & { format: string; setting?: string; direction?: string; number?: string };

async function run(flags: Flags): Promise<number> {
  const { namesOfChange } = await import("../history/changes.ts");
  const { readHistory } = await import("../query/answers.ts");
  const { approvalsBy } = await import("../query/approvals.ts");
  const { filterOf } = await import("../query/filter.ts");
  const { selectSubjects, settingsSeen } = await import("../query/select.ts");
  const words = await import("../query/words.ts");
  const terminal = await import("../run/terminal.ts");
  const options = await import("../run/options.ts");
  const most = flags.number === undefined ? Infinity : options.wholeNumber("-n", flags.number);
  const filter = filterOf(flags);
  const history = await readHistory(flags);
  const approvals = await approvalsBy(history);
  const subjects =
    flags.setting === undefined ? undefined : selectSubjects(flags.setting, settingsSeen(history).keys(), history);
  const isWanted = (subject: string) => subjects === undefined || subjects.has(subject);
  const narrowed = flags.setting !== undefined || filter.direction !== undefined;
  const rowOf = (step: Step) => {
    const { revision, at, by } = step.revision;
    const { approved, of } = approvals(step);
    const changes = step.changes
      .filter(
        (change) => namesOfChange(change).some(isWanted) && (filter.direction ?? change.direction) === change.direction,
      )
      .map(({ path: _, ...change }) => ({ ...change, approval: of(change.subject) }));
    const going = (direction: string) => step.changes.filter((change) => change.direction === direction).length;
    const representation = step.representation.filter((subject) => isWanted(subject) && filter.direction === undefined);
    return {
      revision,
      at,
      ...(step.gap && { missing: step.gap }),
      by,
      approved,
      tighter: going("tighter"),
      looser: going("looser"),
      changes,
      representation,
    };
  };
  const newest: ReturnType<typeof rowOf>[] = [];
  for (const step of history.steps()) {
    if (!filter.matches(step.revision)) continue;
    const row = rowOf(step);
    if (narrowed && row.changes.length + row.representation.length === 0) continue;
    newest.push(row);
    // Drops many old rows at once, because each drop moves all others.
    if (newest.length >= 2 * most) newest.splice(0, newest.length - most);
  }
  const revisions = newest.reverse().slice(0, most);
  const say = new words.Writer(terminal.renderOptions(flags.color));
  const rows = revisions.flatMap(({ revision, at, missing, by, approved, changes }) =>
    (changes.length > 0 ? changes : [null]).map((change) => ({
      by: { revision, at, by },
      isListed: approved,
      change,
      missing,
    })),
  );
  return history.answer(
    { revisions },
    () =>
      words.lines(
        revisions.length === 0
          ? ["no revision found"]
          : revisions.flatMap((revision) => [
              ...say.heading(revision),
              ...revision.changes.flatMap((change) => say.change(change, revision)),
              ...revision.representation.flatMap((subject) => say.representation(subject)),
              "",
            ]),
      ),
    (tables) => tables.changeSheet(rows),
  );
}
