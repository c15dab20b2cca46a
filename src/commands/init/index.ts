// Sets up a repository for audits of an organization: workflow, configuration and first policies.
import { type Command, exits, withSource } from "../command.ts";
import type { Flags } from "./init.ts";

export const init: Command = {
  define: (program) =>
    void withSource(program.command("init"), "policies to use too; settings that they govern get no rule")
      .description("write a workflow, driftline.yaml and first policies into this folder; overwrites nothing")
      .option("--stable <duration>", "write a rule for a value that has not changed for this long", "30d")
      .addHelpText("after", help)
      .action(exits(async (flags: Flags) => (await import("./init.ts")).initialise(flags))),
};

const help = `
Writes .github/workflows/driftline.yml, driftline.yaml, policies/first.yaml (rules for stable values),
policies/editors.yaml (the editors so far) and policies/policy.schema.json (for YAML editors). Existing files are not
changed.

Exit codes: 0 done, 2 usage or policy error, 3 incomplete evidence, 4 tampered ledger.

Examples:
  driftline init --base-url https://api.example.com --organization corp
  driftline init --history history.ndjson`;
