// What to run first, and what a report of a defect attaches: what the key may do, and what an audit would lack.
import { Option } from "commander";
import { type Command, exits, withClient } from "../command.ts";

export interface Flags {
  readonly config?: string;
  readonly quiet?: boolean;
  readonly trace?: boolean;
  readonly baseUrl?: string;
  readonly appUrl?: string;
  readonly apiKeyFile?: string;
  readonly organization?: string;
  readonly ledger?: string;
  readonly with?: string;
  readonly session?: string;
  readonly computer?: string;
  readonly format: "text" | "json";
}

export const doctor: Command = {
  define: (program) => {
    const command = program
      .command("doctor")
      .description("ask every endpoint that reads for one item: what the key may do, and what an audit would lack")
      .addOption(new Option("--format <name>", "output format").choices(["text", "json"]).default("text"))
      .option(
        "--with <names>",
        "what the audit will ask for besides the history: usage,access,readiness,computers,sessions",
      )
      .option("--ledger <dir>", "folder of the ledger: when the last run was")
      .option("--session <id>", "a session to ask for; without one, one that nobody has")
      .option("--computer <id>", "a computer to ask for; without one, one that nobody has")
      .optionsGroup("Service:");
    withClient(command).addHelpText("after", help).action(exits(run));
  },
};

const help = `
Nothing is changed: only endpoints that read are asked. What is printed holds no key and no item, so that a report of a
defect can attach it.

Exit codes: 0 all that the audit needs is there, 2 wrong input, and nothing was sent, 3 something of it is missing.

Examples:
  driftline doctor --base-url https://api.example.com --app-url https://app.example.com
  driftline doctor --with access,usage --format json`;

async function run(flags: Flags): Promise<number> {
  const { examine } = await import("./examine.ts");
  return examine(flags, process.env);
}
