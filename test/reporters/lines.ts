// The lines of a format, as terminals and runners read them.
import type { FormatName } from "../../src/reporters/index.ts";
import type { FleetFormat } from "../../src/reporters/fleet/index.ts";
import { expect } from "vitest";
import { type Command, commandOf, linesOf, oldCommandOf, withoutLineFeeds } from "./scan.ts";

/** Returns a text without the line ends of its format, and without the byte order mark. */
export function inLines(name: FormatName | FleetFormat, text: string): string {
  return name.endsWith("csv")
    ? withoutLineFeeds(text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n"))
    : withoutLineFeeds(text);
}

/** Returns the lines that a runner would execute, except the annotations of the format that consists of them. */
export function foreignCommands(name: FormatName | FleetFormat, text: string): string[] {
  const own = (line: string) => {
    const command = commandOf(line);
    if (oldCommandOf(line) !== undefined) return false;
    if (name !== "github") return command === undefined;
    return line === "" || ["error", "warning", "notice"].includes(command?.name ?? "");
  };
  return linesOf(text).filter((line) => !own(line));
}

/** Returns the commands of a log that a runner executes: none between a stop and its end, and none in the old form. */
export function executed(log: string): Command[] {
  const commands: Command[] = [];
  let stopped: string | undefined;
  for (const line of linesOf(log)) {
    const command = commandOf(line);
    if (stopped !== undefined) {
      if (command?.name === stopped) stopped = undefined;
    } else if (command?.name === "stop-commands") stopped = command.data;
    else {
      if (command) commands.push(command);
      expect(oldCommandOf(line)).toBeUndefined();
    }
  }
  expect(stopped).toBeUndefined();
  return commands;
}
