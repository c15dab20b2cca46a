// Shows the difference between two revisions by meaning.
import { type Command, exits, type SourceFlags, withAnswer } from "./command.ts";
import { visible } from "../text.ts";
import { count, nameOf, shortList } from "../words.ts";

export const diff: Command = {
  define: (program) =>
    void withAnswer(program.command("diff <a> <b>"))
      .description("show the differences between two revisions: latest, first, N, or N~k")
      .action(exits(run)),
};

async function run(a: string, b: string, flags: SourceFlags & { format: string }): Promise<number> {
  const { isMasked } = await import("../model/sealed.ts");
  const { readHistory } = await import("../query/answers.ts");
  const words = await import("../query/words.ts");
  const terminal = await import("../run/terminal.ts");
  const history = await readHistory(flags);
  const [from, to] = [history.revision(a), history.revision(b)];
  const diff = history.between(from, to);
  const changes = diff.changes.map(({ path: _, ...change }) => change);
  const changed = new Set(diff.changes.map(({ subject }) => subject));
  const masked = [...diff.blocks.values()]
    .flatMap(({ entries }) => [...entries.values()])
    .filter(({ container, value, subject }) => !container && !changed.has(subject) && isMasked(value))
    .map(({ subject }) => visible(nameOf(subject)))
    .sort();
  const say = new words.Writer(terminal.renderOptions(flags.color), "all");
  return history.answer({ from, to, changes, representation: diff.representation }, () =>
    words.lines([
      `revision ${from} to revision ${to}: ${changes.length === 0 ? "no difference" : count(changes.length, "change")}`,
      ...changes.flatMap((change) => say.change(change)),
      ...diff.representation.flatMap((subject) => say.representation(subject)),
      ...(masked.length === 0
        ? []
        : say.sentence(`Whether ${shortList(masked)} changed is not known: the service shows a mask.`)),
    ]),
  );
}
