// The type of a command, and the options that several commands share. Small, because `--help` loads it.
import { InvalidArgumentError, Option, type Command as Program } from "commander";
import { usageError } from "../errors.ts";
import { directions } from "../model/direction.ts";

export interface Command {
  /** Adds the command to the program. Its implementation is loaded when it is called. */
  define(program: Program): void;
  /** A slow part of the definition. It runs only if the command's name is among the arguments. */
  readonly later?: { readonly name: string; fill(program: Program): Promise<void> };
}

/** Makes a command of commands. */
export function groupOf(name: string, description: string, verbs: readonly Command[]): Command {
  return {
    define: (program) => {
      const group = program.command(name).description(description);
      for (const verb of verbs) verb.define(group);
    },
  };
}

/** Options of every command, as parsed by commander. */
export interface GlobalFlags {
  readonly config?: string;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly trace?: boolean;
  readonly color?: boolean;
}

/** Options of a command that calls the service. */
export interface ClientFlags extends GlobalFlags {
  readonly baseUrl?: string;
  readonly appUrl?: string;
  readonly apiKeyFile?: string;
  readonly organization?: string;
}

/** Options of a command that reads a history. */
export interface SourceFlags extends ClientFlags {
  readonly history?: string;
  readonly ledger?: string;
  readonly policy?: string[];
  readonly asOf?: string;
}

/**
 * Makes an action whose result is the exit code. Its last argument: all flags, also those before the command's name.
 * Refuses blank values, such as that of a shell variable that is not set.
 * @param mayBeBlank the options whose value may be blank
 */
export function exits(
  run: (...args: never[]) => Promise<number>,
  { mayBeBlank = [] }: { mayBeBlank?: readonly string[] } = {},
): (...args: unknown[]) => Promise<void> {
  return async (...args) => {
    const command = args.pop() as Program;
    const flags = args.pop() as Record<string, unknown>;
    let root = command;
    while (root.parent) root = root.parent;
    for (const [name, value] of Object.entries(root.opts()))
      if (root.getOptionValueSource(name) === "cli" && command.getOptionValueSource(name) !== "cli")
        flags[name] = value;
    refuseBlank(command, args, { ...flags, ...Object.fromEntries(mayBeBlank.map((name) => [name, undefined])) });
    if (flags["quiet"] === true && flags["verbose"] === true)
      throw usageError("--quiet and --verbose exclude each other", "remove one of them");
    const missing = command.options.filter(
      (option) => required.has(option) && flags[option.attributeName()] === undefined,
    );
    if (missing.length > 0) {
      const names = missing.map(({ long }) => long).join(" and ");
      throw usageError(`${names} ${missing.length === 1 ? "is" : "are"} missing`, "see --help");
    }
    const start = Date.now();
    if (flags["pager"] === false) (await import("../run/pager.ts")).refusePager();
    process.exitCode = await run(...([...args, flags] as never[]));
    if (flags["verbose"] !== true) return;
    const { note } = await import("../run/output.ts");
    note(`done in ${Date.now() - start} ms, exit code ${process.exitCode}`);
  };
}

/** @throws DriftlineError `usage` if an argument or an option is given without content */
function refuseBlank(command: Program, args: readonly unknown[], flags: Readonly<Record<string, unknown>>): void {
  const isBlank = (value: unknown) => [value].flat().some((text) => typeof text === "string" && text.trim() === "");
  for (const [i, argument] of command.registeredArguments.entries())
    if (isBlank(args[i])) throw usageError(`<${argument.name()}> is empty`, "name it, or see --help");
  for (const option of command.options)
    if (isBlank(flags[option.attributeName()])) throw usageError(`${option.long} is empty`, `write ${option.flags}`);
}

const required = new WeakSet<Option>();

/** Makes an option that must be given. Commander would call its own missing before it sees that one is misspelled. */
export function requiredOption(flags: string, description: string): Option {
  const option = new Option(flags, `${description} (required)`);
  required.add(option);
  return option;
}

/** Collects a repeated option into a list. */
export function collect(value: string, before: string[] | undefined): string[] {
  return [...(before ?? []), value];
}

/** Refuses a second value, where it matters that the first one would be ignored. */
export function once(value: string, before: string | undefined): string {
  if (before !== undefined) throw new InvalidArgumentError("It is given twice; give it once.");
  return value;
}

/** Adds the options of every command. */
export function withGlobals(program: Program): Program {
  return program
    .option("--config <file>", "configuration file (default: driftline.yaml or driftline.yml, if one exists)")
    .option("--quiet", "hide progress and notes")
    .option("--verbose", "log to standard error what is read and how long each phase takes")
    .option("--trace", "log each request to the service to standard error")
    .option("--color", "use colours, even if the output is not a terminal")
    .option("--no-color", "use no colours")
    .option("--no-pager", "on a terminal: do not show long output in a pager");
}

/** Adds the options for the service's address and key. */
function withService(program: Program): Program {
  return program
    .option("--base-url <url>", "API host of the service (or DRIFTLINE_BASE_URL)")
    .option("--app-url <url>", "host of the service's web application (or DRIFTLINE_APP_URL)")
    .option("--api-key-file <file>", "file with the API key (or set DRIFTLINE_API_KEY)");
}

/** Adds the options of a command that calls the service. */
export function withClient(program: Program): Program {
  return withService(withGlobals(program).optionsGroup("Service:")).option(
    "--organization <name>",
    "name of the organization; the fingerprints of secrets depend on it",
  );
}

const policiesOfRun = "policy files, folders or packs (default: the configuration's, else ./policies, else baseline)";

/** Adds the option for policies. It takes one value if the command has arguments, and must not consume them. */
export function withPolicies(program: Program, description = policiesOfRun): Program {
  return program.registeredArguments.length === 0
    ? program.option("--policy <path...>", description)
    : program.option("--policy <path>", `${description}; may be given several times`, collect);
}

/** Adds the options for the source of the history. @param policies the description of the option for policies */
export function withSource(program: Program, policies = policiesOfRun): Program {
  return withService(withPolicies(withGlobals(program), policies))
    .option("--history <file>", "read the history from a file, or - for standard input", once)
    .option("--ledger <dir>", "folder of the ledger; without another source, the history is read from it")
    .option(
      "--organization <name>",
      "name of the organization (default: the configuration's, else the service's host, or the name in a ledger or a sealed file, else unnamed)",
    )
    .option(
      "--as-of <instant>",
      "the instant taken as now: an instant, a day or month (its end), or an age (30d); later revisions are left out",
    );
}

export function formatOption(...more: readonly string[]): Option {
  return new Option("--format <name>", "output format").choices(["text", "json", ...more]).default("text");
}

/** Adds the options of a command that answers a question. */
export function withAnswer(program: Program): Program {
  return withSource(program).addOption(formatOption());
}

/** Like `withAnswer`, if the answer is also a table. */
export function withTable(program: Program): Program {
  return withSource(program).addOption(formatOption("csv"));
}

/** Adds the options that filter revisions. */
export function withFilter(program: Program): Program {
  return program
    .option("--editor <who>", "only by this editor: an e-mail address, *@domain, or a user id")
    .option("--after <revision or instant>", "only later than this; a day or month counts from its start")
    .option("--before <revision or instant>", "only earlier than this; a day or month counts to its end");
}

/** Adds the option that filters changes. */
export function withDirection(program: Program): Program {
  return program.addOption(new Option("--direction <name>", "only changes in this direction").choices([...directions]));
}
