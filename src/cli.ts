// The command line: parses arguments and sets the exit code. Only this file shows errors.
import { Command as Program, CommanderError } from "commander";
import { commands } from "./commands/index.ts";
import { withGlobals } from "./commands/command.ts";
import { isHookCall } from "./commands/hook/index.ts";
import { DriftlineError, nearest } from "./errors.ts";
import { tuneEngine } from "./run/engine.ts";
import { isOutputLost } from "./run/lost-output.ts";
import { watchStrayErrors } from "./run/stray-errors.ts";
import { version } from "./model/version.ts";
import { visible } from "./text.ts";

/** What commander says about a mistake in the arguments. */
let objection = "";

async function main(): Promise<void> {
  const program = withGlobals(new Program("driftline"))
    .description("Policy-as-code auditor for the enterprise controls of an AI coding agent.")
    .version(version)
    .enablePositionalOptions()
    .showSuggestionAfterError(false)
    .exitOverride();
  const defined = Object.entries(commands).filter(([name]) => isNeeded(name, process.argv[2] ?? ""));
  for (const [, command] of defined) command.define(program);
  for (const [, { later }] of defined) if (later && process.argv.includes(later.name)) await later.fill(program);
  for (const command of every(program)) {
    if (command !== program) {
      command.version(version);
      command.options.at(-1)?.hideHelp();
    }
    command
      .exitOverride()
      .showHelpAfterError("(see --help)")
      .configureOutput({
        writeErr: (text) => void (objection += text),
        outputError: (text) => void (objection += withSuggestion(text, command)),
      });
  }
  await program.parseAsync();
}

/** Returns an error of commander. To that of an unknown option or command it adds a near one, by our own measure. */
function withSuggestion(text: string, { commands: below, options, args, registeredArguments }: Program): string {
  // A user may write --api-key=<key>, which is no option: the error must not show the key.
  const errorText = `${visible(text.trimEnd().replace(/(unknown option '-[^=']*)=.*'/s, "$1'"))}\n`;
  const [, dashes, unknownName] = /^error: unknown (?:command|option) '(--)?([^']+)'/.exec(errorText) ?? [];
  // A command that also runs by itself takes a misspelled command below it for an argument.
  const hasTooMany = errorText.startsWith("error: too many arguments");
  if (hasTooMany && registeredArguments.length === 0 && options.some(({ long }) => long === "--history"))
    return `${errorText}(Name files with options, such as --history <file>)\n`;
  const word = unknownName ?? (hasTooMany ? args[0] : undefined);
  if (word === undefined) return errorText;
  const names = dashes ? options.flatMap(({ long }) => long?.slice(2) ?? []) : below.map((command) => command.name());
  const near = nearest(word, names);
  return near === undefined ? errorText : `${errorText}(Did you mean ${dashes ?? ""}${near}?)\n`;
}

/** Whether a command has to be defined: only the called command, or all for `help` and for unknown commands. */
function isNeeded(name: string, calledName: string): boolean {
  return name === calledName || calledName === "help" || !Object.hasOwn(commands, calledName);
}

function every(program: Program): Program[] {
  return [program, ...program.commands.flatMap(every)];
}

async function fail(error: unknown): Promise<void> {
  if (error instanceof CommanderError && error.exitCode === 0) {
    // requested help and version are no errors
    process.exitCode = 0;
    return;
  }
  const { note, noteError, noteLines } = await import("./run/output.ts");
  if (error instanceof CommanderError || error instanceof DriftlineError) {
    // A user may give the key where something else is expected.
    const { withoutKnownFormats } = await import("./seal/redact.ts");
    if (error instanceof DriftlineError) noteError({ message: withoutKnownFormats(error.message) });
    else if (objection !== "") noteLines(withoutKnownFormats(objection).trimEnd().split("\n"));
    process.exitCode = failureCode(error instanceof DriftlineError ? error.exitCode : 2);
    return;
  }
  // The message of an unforeseen error may contain a secret: show only its type and its place.
  const { name, stack = "" } = error instanceof Error ? error : { name: "an unknown error" };
  const places = stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);
  note(`internal error: ${name}. Please report it with these lines; they contain no data.`);
  noteLines(places);
  process.exitCode = failureCode(5);
}

/** Returns the exit code of a failure. For hooks it is 0: a failing hook would stop the agent. */
function failureCode(code: number): number {
  return isHookCall(process.argv.slice(2)) ? 0 : code;
}

// If output was lost, replace the exit code that the command set by its verdict.
process.on("exit", (code) => {
  if (isOutputLost() && code < 3) process.exitCode = failureCode(3);
});
watchStrayErrors(fail, () => failureCode(5));
tuneEngine();

try {
  await main();
} catch (error) {
  await fail(error);
}
