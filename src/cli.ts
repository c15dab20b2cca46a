// The command line: arguments in, an exit code out. Errors are shown here and nowhere else.
import { Command as Program, CommanderError } from "commander";
import { commands } from "./commands/index.ts";
import { withGlobals } from "./commands/command.ts";
import { isHookCall } from "./commands/hook/index.ts";
import { DriftlineError } from "./errors.ts";
import { isOutputLost } from "./run/lost-output.ts";
import { watchStrayErrors } from "./run/stray-errors.ts";
import { version } from "./run/version.ts";
import { firstIn } from "./lists.ts";

async function main(): Promise<void> {
  const program = withGlobals(new Program("driftline"))
    .description("Policy-as-code auditor for the enterprise controls of an AI coding agent.")
    .version(version)
    .enablePositionalOptions()
    .showSuggestionAfterError(true)
    .exitOverride();
  const defined = Object.entries(commands).filter(([name]) => isNeeded(name, process.argv[2] ?? ""));
  for (const [, command] of defined) command.define(program);
  for (const [, { later }] of defined) if (later && process.argv.includes(later.name)) await later.fill(program);
  for (const command of every(program)) command.exitOverride().showHelpAfterError("(see --help)");
  await program.parseAsync();
}

/** Whether a command has to be defined: the called one, or all of them for `help` and for a word that names no command. */
function isNeeded(name: string, called: string): boolean {
  return name === called || called === "help" || !Object.hasOwn(commands, called);
}

function every(program: Program): Program[] {
  return [program, ...program.commands.flatMap(every)];
}

async function fail(error: unknown): Promise<void> {
  if (error instanceof CommanderError) {
    // commander has said what is wrong; help and version that were asked for are no errors
    process.exitCode = error.exitCode === 0 ? 0 : failed(2);
    return;
  }
  const { note, noteLines } = await import("./run/output.ts");
  if (error instanceof DriftlineError) {
    const lines = error.message.split("\n");
    note(firstIn(lines));
    noteLines(lines.slice(1));
    process.exitCode = failed(error.exitCode);
    return;
  }
  // The message of an unforeseen error may hold anything, a secret included: only its kind and its place are shown.
  const { name, stack = "" } = error instanceof Error ? error : { name: "an unknown error" };
  const places = stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  note(`internal error: ${name}. Please report it with these lines; they contain no data.`);
  noteLines(places);
  process.exitCode = failed(5);
}

/** The exit code of a failure. An agent would be stopped by a hook that has one. */
function failed(code: number): number {
  return isHookCall(process.argv.slice(2)) ? 0 : code;
}

// What the command set meanwhile is the exit code of its verdict.
process.on("exit", (code) => {
  if (isOutputLost() && code < 3) process.exitCode = failed(3);
});
watchStrayErrors(fail, () => failed(5));

try {
  await main();
} catch (error) {
  await fail(error);
}
