// For every setting: its value, and who set it when.
import { type Command, exits, type SourceFlags, withAnswer } from "./command.ts";

export const blame: Command = {
  define: (program) =>
    void withAnswer(program.command("blame [setting]"))
      .description("show for every setting its value, the revision that set it, who, when, and the value before")
      .action(exits(run)),
};

async function run(setting: string | undefined, flags: SourceFlags & { format: string }): Promise<number> {
  const [{ readHistory }, { BlameTracker }, { selectSubjects }, words] = await Promise.all([
    import("../run/answers.ts"),
    import("../history/blame.ts"),
    import("../run/select.ts"),
    import("./words.ts"),
  ]);
  const history = await readHistory(flags);
  const tracker = new BlameTracker();
  for (const step of history.steps()) tracker.see(step);
  const wanted =
    setting === undefined ? undefined : selectSubjects(setting, tracker.seen().keys(), history.config.catalog);
  const settings = [...tracker.current().values()]
    .filter(({ subject }) => wanted === undefined || wanted.has(subject))
    .map(({ subject, value, before, setBy: { revision, at, time, by, exact } }) => {
      const ageSeconds = Math.max(0, Math.floor((history.asOf - time) / 1000));
      return { subject, value, before, revision, at, by, exact, ageSeconds };
    })
    .sort((a, b) => (a.subject < b.subject ? -1 : 1));
  return history.answer({ settings }, () => words.lines(settings.flatMap((one) => words.blameLines(one))));
}
