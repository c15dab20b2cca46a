// What every command does with a value that has no content, such as that of a shell variable that is not set.
import { Command as Program } from "commander";
import { expect, it } from "vitest";
import { withGlobals } from "../../src/commands/command.ts";
import { commands } from "../../src/commands/index.ts";
import { messageOf } from "../../src/errors.ts";

function defined(): Program {
  const program = withGlobals(new Program("driftline")).enablePositionalOptions();
  for (const command of Object.values(commands)) command.define(program);
  for (const command of every(program)) command.exitOverride();
  return program;
}

const every = (command: Program): Program[] => [command, ...command.commands.flatMap(every)];
const namesOf = (command: Program): string[] => (command.parent ? [...namesOf(command.parent), command.name()] : []);

/** The arguments of calls with one blank value, and the name of that value. commander itself refuses wrong choices. */
function blankCalls(command: Program): { readonly name: string; readonly args: readonly string[] }[] {
  const names = namesOf(command);
  const filled = command.registeredArguments.map(({ argChoices }) => argChoices?.[0] ?? "1");
  const needed = command.options.flatMap(({ mandatory, long }) => (mandatory ? [long!, "1"] : []));
  const options = command.options.filter(({ required, argChoices }) => required && argChoices === undefined);
  return [
    ...options.map(({ long }) => ({ name: long!, args: [...names, ...filled, ...needed, long!, " "] })),
    ...command.registeredArguments.flatMap((argument, i) =>
      argument.argChoices ? [] : [{ name: `<${argument.name()}>`, args: [...names, ...filled.with(i, ""), ...needed] }],
    ),
  ];
}

it("a blank option or argument is refused by its name, before anything is read", async () => {
  // Not `complete`: the shell asks for completions of words that are not yet written.
  const named = every(defined()).filter((command) => !["driftline", "complete"].includes(command.name()));
  const calls = named.flatMap(blankCalls);
  expect(calls.length).toBeGreaterThan(150);
  for (const { name, args } of calls)
    await expect(
      defined().parseAsync(args, { from: "user" }).catch(messageOf),
      `driftline ${args.join(" ")}`,
    ).resolves.toMatch(`${name} is empty; `);
});
