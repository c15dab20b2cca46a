// Checks the setup before the first audit and for bug reports: the key's permissions, and what an audit would lack.
import { type Command, exits, formatOption, withClient, withPolicies } from "../command.ts";
import type { Flags } from "./examine.ts";

export const doctor: Command = {
  define: (program) => {
    const command = program
      .command("doctor")
      .description(
        "check the key's permissions and the evidence that an audit would be missing; requests one item from each readable endpoint",
      )
      .addOption(formatOption())
      .option("--with <names>", "further data that the audit will request: usage,access,readiness,computers,sessions")
      .option("--ledger <dir>", "folder of the ledger; shows the time of the last run")
      .option("--session <id>", "a session to request (default: an id that does not exist)")
      .option("--computer <id>", "a computer to request (default: an id that does not exist)");
    withClient(withPolicies(command, "policies of the audit, which name the computers and sessions to watch"))
      .addHelpText("after", help)
      .action(exits(async (flags: Flags) => (await import("./examine.ts")).examine(flags, process.env)));
  },
};

const help = `
Nothing is changed: only read requests are sent. The output contains no key and no data of the service, so that you can
attach it to a bug report.

Exit codes: 0 everything that the audit needs is available, 2 invalid input, nothing was sent, 3 something is missing.

Examples:
  driftline doctor --base-url https://api.example.com --app-url https://app.example.com
  driftline doctor --with access,usage --format json`;
