// Sets credit limits of users from a file or a policy.
import type { Caller } from "../../api/caller.ts";
import type { Config } from "../../run/config.ts";
import type { CreditLimit } from "../../service/limits.ts";
import { type ClientFlags, type Command, exits, formatOption, withClient, withPolicies } from "../command.ts";

interface Flags extends ClientFlags {
  readonly ledger?: string;
  readonly policy?: string[];
  readonly dryRun?: boolean;
  readonly format: "text" | "json";
}

export const limits: Command = {
  define: (program) => {
    const group = program.command("limits").description("set credit limits of users");
    const apply = group
      .command("apply [file]")
      .description("set the limits of a file or a policy, 100 per request; lists the limits that were set or refused")
      .option("--dry-run", "show the limits without sending them");
    withPolicies(apply, "instead of a file: policy files, folders or packs with limits")
      .option("--ledger <dir>", "folder of the ledger that records the requested limits and the results")
      .addOption(formatOption());
    withClient(apply).addHelpText("after", help).action(exits(run));
  },
};

const help = `
The file is YAML; its schema is policies/limits.schema.json:

  limits:
    ada@corp.example: 500000
    grace@corp.example: 250000

If a policy states a default, its limits apply to all members, and the service is asked for the list of members.

The service has no endpoint to read limits, so all limits are sent each time. Other users keep their limits.
With a ledger, every attempt is recorded, and an audit compares it with the limits in the policy.

Exit codes: 0 all limits are set, 2 invalid input, nothing was sent, 3 some limits were refused or the service did not
answer, 4 the ledger was tampered with, nothing was sent.`;

async function run(file: string | undefined, flags: Flags): Promise<number> {
  const { readConfig } = await import("../../run/read-config.ts");
  const { openClient, placeOf } = await import("../../api/open-client.ts");
  const { applyLimits } = await import("./apply.ts");
  const config = await readConfig(flags.config);
  const open = () => openClient(flags, config, process.env);
  const limits = await wantedBy(file, flags.policy, config, open);
  if (flags.dryRun) return applyLimits(limits, undefined, flags);
  const client = await open();
  const [{ baseUrl }, dir] = [await placeOf(flags, config, process.env), flags.ledger ?? config.ledger];
  // Without an address nothing can be sent; the call reports that.
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

/** Returns the limits of a file, or those in policies. */
async function wantedBy(
  file: string | undefined,
  policies: readonly string[] = [],
  config: Config,
  open: () => Promise<Caller>,
): Promise<CreditLimit[]> {
  if (file !== undefined && policies.length === 0) return (await import("./file.ts")).readLimits(file);
  if (file === undefined && policies.length > 0)
    return (await import("./policy-limits.ts")).policyLimits(policies, config, open, Date.now());
  const { usageError } = await import("../../errors.ts");
  throw usageError(
    file === undefined ? "no limits to set" : "a file and --policy are two sources of limits",
    "give a file of limits, or --policy with policies that state limits",
  );
}
