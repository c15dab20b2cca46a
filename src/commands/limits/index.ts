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
theirs.

Exit codes: 0 all are set, 2 wrong input, and nothing was sent, 3 some were refused, or the service did not answer.`;

async function run(file: string, flags: Flags): Promise<number> {
  const [{ readConfig }, { readLimits }, { openClient }, { applyLimits }] = await Promise.all([
    import("../../run/read-config.ts"),
    import("./file.ts"),
    import("../../api/open-client.ts"),
    import("./apply.ts"),
  ]);
  const limits = await readLimits(file);
  if (flags.dryRun) return applyLimits(limits, undefined, flags);
  return applyLimits(limits, await openClient(flags, await readConfig(flags.config), process.env), flags);
}
