// Shows each setting with its value, and who set it when.
import type { Change } from "../model/report/index.ts";
import type { FilterFlags } from "../query/filter.ts";
import type { BlameRow } from "../query/words.ts";
import { type Command, exits, type SourceFlags, withTable, withFilter } from "./command.ts";
import { visible } from "../text.ts";

export const blame: Command = {
  define: (program) =>
    void withFilter(withTable(program.command("blame [setting]")))
      .description(
        "show every setting with its value, the revision that set it, the editor, the time, the approval, and the value before",
      )
      .action(exits(run)),
};

const nobody = { before: null, revision: null, at: null, by: null, exact: false, ageSeconds: null, approval: null };

async function run(
  setting: string | undefined,
  flags: SourceFlags & FilterFlags & { format: string },
): Promise<number> {
  const { readHistory } = await import("../query/answers.ts");
  const { BlameTracker } = await import("../history/blame.ts");
  const { moveAlong } = await import("../history/renames.ts");
  const { approvalsBy } = await import("../query/approvals.ts");
  const { selectSubjects, settingsSeen } = await import("../query/select.ts");
  const { filterOf } = await import("../query/filter.ts");
  const words = await import("../query/words.ts");
  const terminal = await import("../run/terminal.ts");
  const filter = filterOf(flags);
  const history = await readHistory(flags);
  const tracker = new BlameTracker();
  const approvals = await approvalsBy(history);
  const approvalOf = new Map<string, Change["approval"]>();
  for (const step of history.steps()) {
    tracker.see(step);
    const { of } = approvals(step);
    moveAlong(approvalOf, step.renames);
    for (const { subject, op } of step.changes)
      if (op === "remove") approvalOf.delete(subject);
      else approvalOf.set(subject, of(subject));
  }
  const subjects =
    setting === undefined
      ? undefined
      : // Also names that a renamed element had before.
        selectSubjects(setting, settingsSeen(history).keys(), history);
  const current = [...tracker.current().values()].filter(
    ({ subject }) => subjects === undefined || subjects.has(subject),
  );
  const settings = current
    .filter(({ setBy, isKnown }) => (isKnown ? filter.matchesSeen(setBy) : !filter.isNarrow))
    .map(({ subject, value, before, setBy: { revision, at, time, by, exact }, isKnown }): BlameRow => {
      // A secret without a fingerprint may have changed: only its presence is known.
      if (!isKnown) return { subject, value, ...nobody };
      const ageSeconds = Math.max(0, Math.floor((history.asOf - time) / 1000));
      const approval = approvalOf.get(subject) ?? null;
      return { subject, value, before, revision, at, by, exact, ageSeconds, approval };
    })
    .sort((a, b) => (a.subject < b.subject ? -1 : 1));
  const say = new words.Writer(terminal.renderOptions(flags.color), setting === undefined ? "some" : "all");
  return history.answer(
    { settings },
    () =>
      words.lines(
        settings.length > 0
          ? settings.flatMap((row) => say.blame(row))
          : say.sentence(
              current.length > 0 ? "no setting found by these filters" : unsetWords(setting, history.numbers),
            ),
      ),
    (tables) => tables.blameSheet(settings),
  );
}

/** Why there is no setting to show. */
function unsetWords(setting: string | undefined, numbers: readonly number[]): string {
  const last = numbers.at(-1);
  if (last === undefined) return "no setting found in 0 revisions";
  return setting === undefined
    ? `no setting is set in revision ${last}`
    : `${visible(setting)} is not set in revision ${last}`;
}
