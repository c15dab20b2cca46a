// Shell completion of commands, options and values: a script, and the command that the script calls.
import { Argument, type Command as Program, type Option } from "commander";
import { type Command, exits, withGlobals } from "../command.ts";

const shells = ["bash", "zsh", "fish", "powershell"] as const;

export const completion: Command = {
  define: (program) => {
    withGlobals(program.command("completion"))
      .description("print a script that makes the shell complete commands, options and values")
      .addArgument(new Argument("<shell>", "the shell").choices(shells))
      .addHelpText("after", help)
      .action(exits(script));
    program
      .command("complete [words...]", { hidden: true })
      .action(async (words: string[], _, command: Program) => complete(words, command.parent!));
  },
};

const help = `
The script calls the program driftline, which must be in the PATH. In bash it needs the package bash-completion, in zsh
the function compinit.

Examples:
  source <(driftline completion bash)       in ~/.bashrc
  source <(driftline completion zsh)        in ~/.zshrc, after compinit
  driftline completion fish > ~/.config/fish/completions/driftline.fish
  driftline completion powershell >> $PROFILE`;

async function script(shell: (typeof shells)[number]): Promise<number> {
  const { default: root } = await import("@bomb.sh/tab");
  // The script for bash makes constants, which bash refuses to make twice.
  if (shell === "bash") process.stdout.write("declare -F __driftline_complete > /dev/null || {\n");
  root.setup("driftline", "driftline", shell);
  if (shell === "bash") process.stdout.write("}\n");
  return 0;
}

/** Prints the completions of the last word. */
async function complete(words: readonly string[], program: Program): Promise<void> {
  const { default: root } = await import("@bomb.sh/tab");
  const { choicesOf, pathsFrom } = await import("./values.ts");
  const prefix = (words.at(-1) ?? "").replace(/^--[^=]*=/, "");
  const values = async (parameter: Argument | Option, placeholder: string, among: readonly Option[] = []) => {
    const isPath = /\b(?:files?|path|folder|dir|proof)\b/.test(placeholder);
    const values = parameter.argChoices ?? choicesOf(placeholder, among) ?? (isPath ? await pathsFrom(prefix) : []);
    return (say: (value: string, description: string) => void) => {
      for (const value of values) say(value, "");
    };
  };
  const visit = async (command: Program, path: readonly string[]): Promise<void> => {
    const help = command.createHelp();
    const node = path.length === 0 ? root : root.command(path.join(" "), command.description());
    for (const option of help.visibleOptions(command)) {
      if (option.long === undefined) continue;
      const name = option.long.slice(2);
      const alias = option.short?.slice(1);
      if (option.isBoolean()) node.option(name, option.description, alias ?? "");
      else node.option(name, option.description, await values(option, option.flags, command.options), alias);
    }
    for (const argument of command.registeredArguments)
      node.argument(argument.name(), await values(argument, argument.name()), argument.variadic);
    for (const below of help.visibleCommands(command)) await visit(below, [...path, below.name()]);
  };
  await visit(program, []);
  root.parse([...words]);
}
