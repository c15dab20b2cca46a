// Lists the commands of a group that is called without a command.
import type { Command as Program } from "commander";
import { didYouMean, usageError } from "../../errors.ts";

/** @param kind the type of its commands, for the error */
export function listing(group: Program, kind: string): void {
  // The options of a command are unknown here. A misspelled command is the error, whatever options it has.
  group.allowExcessArguments().allowUnknownOption();
  group.action(() => {
    const [word] = group.args;
    if (word?.startsWith("-")) group.error(`error: unknown option '${word}'`);
    const names = group.commands.map((command) => command.name());
    if (word !== undefined)
      throw usageError(
        `${group.name()} has no ${kind} "${word}"`,
        didYouMean(word, names) ?? `there are ${names.join(", ")}`,
      );
    group.outputHelp();
  });
}
