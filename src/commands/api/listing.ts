// Lists the commands of a group that is called without a command.
import type { Command as Program } from "commander";
import { didYouMean, usageError } from "../../errors.ts";

/** @param what the type of its commands, for the error */
export function listing(group: Program, what: string): void {
  group.allowExcessArguments().action(() => {
    const [word] = group.args;
    const names = group.commands.map((command) => command.name());
    if (word !== undefined)
      throw usageError(
        `${group.name()} has no ${what} "${word}"`,
        didYouMean(word, names) ?? `there are ${names.join(", ")}`,
      );
    group.outputHelp();
  });
}
