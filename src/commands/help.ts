// Help for commands, and for topics of several commands.
import type { Command as Program } from "commander";
import { type Command, exits } from "./command.ts";

/** Help topics besides commands. To add a topic, add an entry here. */
const topics: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  formats: async () => {
    const { formatNames, outputKind, reporters } = await import("../reporters/index.ts");
    const rows = formatNames.map((name) => {
      const only = outputKind(name) === undefined ? "" : " (only --output)";
      return `${name.padEnd(14)}${reporters[name].says}${only}`;
    });
    return ["The formats of reports, for --format and --output:", ...rows];
  },
  "exit-codes": async () => [
    "The exit codes. If several apply, the first one in this list is used:",
    "5  an internal error, or a report that contained a secret and was withheld",
    "4  the ledger or the history was tampered with",
    "3  the evidence is incomplete, the service refused a call, or a result could not be delivered",
    "2  a usage, configuration or policy error, which audit finds before it requests anything",
    "1  a finding at --fail-on or above is open; a finding at --fail-on-transient or above opened and was remediated",
    "   between two audits; a policy test failed",
    "0  none of these",
  ],
  environment: async () => [
    "The environment variables:",
    "DRIFTLINE_API_KEY              the key of the service",
    "DRIFTLINE_BASE_URL             the API host of the service, as --base-url",
    "DRIFTLINE_APP_URL              the host of the service's application, as --app-url",
    "DRIFTLINE_FINGERPRINT_KEY      32 bytes or more: keeps the fingerprints of secrets the same in every run",
    "DRIFTLINE_FINGERPRINT_KEY_OLD  the old key, for the first audit after the key was changed",
    "DRIFTLINE_PAGER, PAGER         the program that shows long output on a terminal; empty for none",
    "NO_COLOR, FORCE_COLOR          use no colours; use colours even if the output is not a terminal",
    "CI                             set by CI services: colours also in their logs, and no pager",
    "TERM                           dumb: no colours, no pager, and a line of progress every ten seconds",
    "GITHUB_ACTIONS, GITHUB_…       set in workflows: reports say which run made them",
    "NODE_USE_ENV_PROXY             1: use the proxy in HTTPS_PROXY, except for the hosts in NO_PROXY (Node 22.21, 24.5 or newer)",
    "NODE_EXTRA_CA_CERTS            a file with further certificates to trust",
  ],
  instants: async () => [
    "Options that take an instant accept:",
    "2026-11-20T10:00:00Z  an instant",
    "2026-11-20, 2026-11   a day or a month in UTC; its start if the option is a lower bound, its end if it is an upper bound",
    "30d, 12h, 90m, 2w     this long before now, or before --as-of",
  ],
};

export const help: Command = {
  define: (program) =>
    void program
      .helpCommand(false)
      .command("help [topic...]")
      .description(`show the help of a command, or about ${Object.keys(topics).join(", ")}`)
      .action(exits((words: string[]) => run(program, words))),
};

async function run(program: Program, words: readonly string[]): Promise<number> {
  let command = program;
  for (const word of words) {
    const next = command.commands.find((subcommand) => subcommand.name() === word);
    if (!next) return explain(program, words);
    command = next;
  }
  command.outputHelp();
  return 0;
}

async function explain(program: Program, words: readonly string[]): Promise<number> {
  const name = words.join(" ");
  const topic = Object.hasOwn(topics, name) ? topics[name] : undefined;
  if (!topic) {
    const { didYouMean, usageError } = await import("../errors.ts");
    const names = [...Object.keys(topics), ...program.commands.map((subcommand) => subcommand.name())];
    const hint =
      didYouMean(name, names) ?? `topics: ${Object.keys(topics).join(", ")}; driftline help lists the commands`;
    throw usageError(`there is no help on "${name}"`, hint);
  }
  const { write } = await import("../run/output.ts");
  const [head = "", ...lines] = await topic();
  await write(`${head}\n\n${lines.map((line) => `  ${line}\n`).join("")}`);
  return 0;
}
