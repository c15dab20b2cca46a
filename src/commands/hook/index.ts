// A hook of the agent: logs sealed events, and never stops the agent.
import type { Command as Program } from "commander";
import { type Command, exits, type GlobalFlags, withGlobals } from "../command.ts";

const LOG = "driftline-hooks.jsonl";
/** Agents give hooks a minute by default; this hook sets its own timeout. */
const TIMEOUT_SECONDS = 30;
const WAIT_MILLISECONDS = 5000;

interface Flags extends GlobalFlags {
  readonly log: string;
  readonly organization?: string;
}

export const hook: Command = {
  define: (program) => {
    const command = withLog(program.command("hook"))
      .description("read one event of an agent's hook from standard input, redact its secrets, and append it to a log")
      .addHelpText("after", help)
      .action(exits(receive));
    withLog(command.command("config"))
      .description("print the hooks setting that installs this program as a hook")
      .option("--events <names>", "install only for these events, separated by commas (default: all)")
      .action(exits(print));
  },
};

/** Whether these arguments call the hook itself, even with mistakes. */
export function isHookCall(args: readonly string[]): boolean {
  const at = args.indexOf("hook");
  const before = args.slice(0, Math.max(0, at));
  const isFirst = before.every((arg, i) => arg.startsWith("-") || before[i - 1] === "--config");
  return at >= 0 && isFirst && args[at + 1] !== "config";
}

function withLog(program: Program): Program {
  return withGlobals(program)
    .option("--log <file>", "log file, one JSON object per line; created if missing, readable by its owner only", LOG)
    .option("--organization <name>", "name of the organization; the fingerprints of secrets depend on it");
}

const help = `
The exit code is always 0, because another code would stop the agent. Errors are printed to standard error.
An event that cannot be read is logged as malformed, without its text. Secrets are logged as fingerprints if
DRIFTLINE_FINGERPRINT_KEY is set, and as numbers otherwise.

Examples:
  driftline hook config --log ~/driftline-hooks.jsonl
  echo '{"hook_event_name":"Stop","session_id":"s1","cwd":"/repo"}' | driftline hook --log hooks.jsonl`;

async function receive(flags: Flags): Promise<number> {
  const { readWithin } = await import("./input.ts");
  const { MAX_EVENT, recordOf } = await import("./record.ts");
  const { appendLine } = await import("./append.ts");
  const at = new Date().toISOString();
  const arrival = await readWithin(process.stdin, MAX_EVENT, WAIT_MILLISECONDS);
  const organization = await orElse(
    () => "unnamed",
    () => organizationOf(flags),
  );
  const key = process.env["DRIFTLINE_FINGERPRINT_KEY"] || undefined;
  // Do not lose an event because of an unusable key.
  const numbered = () => recordOf(arrival, at, { organization });
  const line =
    key === undefined ? numbered() : await orElse(numbered, () => recordOf(arrival, at, { organization, key }));
  await appendLine(flags.log, line);
  return 0;
}

/** Returns the result of `work`. If the user's input is wrong, reports that and returns `fallback` instead. */
async function orElse<T>(fallback: () => T, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { DriftlineError } = await import("../../errors.ts");
    const { noteError } = await import("../../run/output.ts");
    if (!(error instanceof DriftlineError)) throw error;
    noteError(error);
    return fallback();
  }
}

async function print(flags: Flags & { readonly events?: string }): Promise<number> {
  const { hooksSettings, eventsNamed } = await import("./config.ts");
  const { write } = await import("../../run/output.ts");
  const events = eventsNamed(flags.events);
  const settings = hooksSettings(events, [process.execPath, process.argv[1]!], flags, TIMEOUT_SECONDS);
  await write(`${JSON.stringify(settings, null, 2)}\n`);
  return 0;
}

/** Reads the configuration only if it is named: a hook runs in folders of others. */
async function organizationOf({ config, organization }: Flags): Promise<string> {
  if (organization !== undefined || config === undefined) return organization ?? "unnamed";
  const { readConfig } = await import("../../run/read-config.ts");
  return (await readConfig(config)).organization ?? "unnamed";
}
