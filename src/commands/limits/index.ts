// Credit limits of users, as a file wants them.
import { Option } from "commander";
import { type Command, exits, withClient } from "../command.ts";

interface Flags {
  readonly config?: string;
  readonly quiet?: boolean;
  readonly trace?: boolean;
  readonly baseUrl?: string;
  readonly appUrl?: string;
  readonly apiKeyFile?: string;
  readonly organization?: string;
  readonly ledger?: string;
  readonly dryRun?: boolean;
  readonly format: "text" | "json";
}

export const limits: Command = {
  define: (program) => {
    const group = program.command("limits").description("set credit limits of users");
    const apply = group
      .command("apply <file>")
      .description("set the limits of a file, 100 in a request; lists what was set, and what was refused")
      .option("--dry-run", "show what would be set, and send nothing")
      .option("--ledger <dir>", "folder of the ledger that keeps what was asked for, and what became of it")
      .addOption(new Option("--format <name>", "output format").choices(["text", "json"]).default("text"))
      .optionsGroup("Service:");
    withClient(apply).addHelpText("after", help).action(exits(run));
  },
};

const help = `
The file is YAML; its schema is policies/limits.schema.json:

  limits:
    ada@corp.example: 500000
    grace@corp.example: 250000

The service does not tell which limits are set, so that all of the file are sent each time. Users who are not in it keep
theirs. With a ledger every attempt is kept, and an audit compares it with the limits that a policy states.

Exit codes: 0 all are set, 2 wrong input, and nothing was sent, 3 some were refused, or the service did not answer, 4 the
ledger was tampered with, and nothing was sent.`;

async function run(file: string, flags: Flags): Promise<number> {
  const [{ readConfig }, { readLimits }, { openClient, placeOf }, { applyLimits }] = await Promise.all([
    import("../../run/read-config.ts"),
    import("./file.ts"),
    import("../../api/open-client.ts"),
    import("./apply.ts"),
  ]);
  const limits = await readLimits(file);
  if (flags.dryRun) return applyLimits(limits, undefined, flags);
  const config = await readConfig(flags.config);
  const client = await openClient(flags, config, process.env);
  const [{ baseUrl }, dir] = [await placeOf(flags, config, process.env), flags.ledger ?? config.ledger];
  // Without an address nothing can be sent, and the call says so.
  if (dir === null || !baseUrl) return applyLimits(limits, client, flags);
  const { openKeeper } = await import("./keep.ts");
  const organization = flags.organization ?? config.organization ?? baseUrl.hostname;
  const keeper = await openKeeper(dir, organization, new Date().toISOString());
  try {
    return await applyLimits(limits, client, flags, keeper);
  } finally {
    await keeper.close();
  }
}
