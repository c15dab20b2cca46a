// The pickaxe: every revision that set a setting, or brought or took a value.
import { type Command, exits, type SourceFlags, withAnswer } from "./command.ts";

export const find: Command = {
  define: (program) =>
    void withAnswer(program.command("find <setting>"))
      .description("find every revision that set a setting, or that ever held a value")
      .option("--value <value>", "the value, or an entry of a list; of a secret, its fingerprint")
      .action(exits(run)),
};

async function run(setting: string, flags: SourceFlags & { format: string; value?: string }): Promise<number> {
  const [{ readHistory }, { occurrences }, { selectSubjects }, words] = await Promise.all([
    import("../run/answers.ts"),
    import("../history/find.ts"),
    import("../run/select.ts"),
    import("./words.ts"),
  ]);
  const history = await readHistory(flags);
  const subjects = new Set<string>();
  for (const step of history.steps())
    for (const block of step.blocks.values()) for (const entry of block.entries.values()) subjects.add(entry.subject);
  const wanted = selectSubjects(setting, subjects, history.config.catalog);
  const matches = occurrences(history.steps(), wanted, flags.value);
  return history.answer({ setting, value: flags.value ?? null, matches }, () =>
    words.lines(
      matches.length === 0
        ? [`${setting}${flags.value === undefined ? "" : ` never held ${flags.value}`}: nothing found`]
        : matches.map((match) => words.occurrenceLine(match)),
    ),
  );
}
