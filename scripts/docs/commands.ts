// docs/commands.md: every command with its arguments and options, as in --help.
import { Command as Program } from "commander";
import { commands } from "../../src/commands/index.ts";
import { withGlobals } from "../../src/commands/command.ts";
import { block, code, heading, page, prose, table } from "./markdown.ts";

export function commandsPage(): string {
  const program = withGlobals(new Program("driftline"));
  for (const command of Object.values(commands)) command.define(program);
  const globals = new Set(program.options.map(({ flags }) => flags));
  return page(
    "Commands",
    "src/commands/",
    "Options of every command:",
    optionTable(program, new Set()),
    ...visible(program).flatMap((command) => sections(command, "driftline", globals)),
  );
}

/** Returns the subcommands that a command's help shows. */
function visible(command: Program): Program[] {
  return command
    .createHelp()
    .visibleCommands(command)
    .filter((subcommand) => subcommand.name() !== "help");
}

/** Renders a command and its subcommands. */
function sections(command: Program, above: string, globals: ReadonlySet<string>): string[] {
  const name = `${above} ${command.name()}`;
  const below = visible(command);
  const words = command.registeredArguments.map((argument) => {
    const text = argument.variadic ? `${argument.name()}...` : argument.name();
    return argument.required ? `<${text}>` : `[${text}]`;
  });
  const usage = [name, ...words].join(" ");
  return [
    heading(2, code(name)),
    prose(command.description()),
    ...(below.length > 0 && words.length === 0 ? [] : [block("sh", usage)]),
    ...command.registeredArguments.flatMap(({ argChoices, description }) =>
      argChoices ? [`${prose(description)}: one of ${argChoices.map(code).join(", ")}`] : [],
    ),
    optionTable(command, globals),
    ...below.flatMap((subcommand) => sections(subcommand, name, globals)),
  ].filter((text) => text !== "");
}

function optionTable(command: Program, without: ReadonlySet<string>): string {
  const rows = command.options
    .filter(({ flags, hidden }) => !hidden && !without.has(flags))
    .map(({ flags, description, argChoices, defaultValue }) => {
      const choices = argChoices ? `; one of ${argChoices.map(code).join(", ")}` : "";
      const standard = typeof defaultValue === "string" ? `; default ${code(defaultValue)}` : "";
      return [code(flags).replaceAll("|", "\\|"), `${prose(description)}${choices}${standard}`];
    });
  return rows.length === 0 ? "" : table(["option", ""], rows);
}
