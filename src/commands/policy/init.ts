// Writes first policies from the current settings.
import { type Command, exits, type SourceFlags, withSource } from "../command.ts";

interface Flags extends SourceFlags {
  readonly stable: string;
  readonly output?: string;
  readonly force?: boolean;
}

export const init: Command = {
  define: (group) =>
    void withSource(group.command("init"), "policies whose settings get no rule")
      .description("write first policies from the current state: rules for stable values, and questions for the others")
      .option("--stable <duration>", "write a rule for a value that has not changed for this long", "30d")
      .option("--output <file>", "write to a file instead of standard output")
      .option("--force", "overwrite the output file")
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
Every rule passes at --as-of. Settings that the policies of --policy govern are left out. Secrets are never written: for
a setting with a secret, the rule requires a reference.

Exit codes: 0 written, 2 usage or policy error, 3 incomplete evidence, or no stable value, 4 tampered ledger.

Examples:
  driftline policy init --base-url https://api.example.com --output policies/first.yaml
  driftline policy init --history history.ndjson --stable 90d --policy baseline`;

async function run(flags: Flags): Promise<number> {
  const { statSync } = await import("node:fs");
  const first = await import("../first-policies.ts");
  const { DriftlineError, usageError } = await import("../../errors.ts");
  const { note } = await import("../../run/output.ts");
  const { count, duration } = await import("../../words.ts");
  const { output } = flags;
  const stableSeconds = first.stableSecondsOf(flags.stable);
  const present = output === undefined ? undefined : statSync(output, { throwIfNoEntry: false });
  if (present?.isDirectory()) throw usageError(`--output: ${output} is a folder`, "name a file");
  if (present && flags.force !== true)
    throw usageError(`--output: ${output} exists already`, "overwrite it with --force");
  const history = await first.historyFor(flags);
  const { text, demands, questions } = await first.firstPoliciesOf(history, stableSeconds, flags);
  if (demands === 0) {
    const { evidence } = history;
    const unstable = {
      message: first.noRuleWords(duration(stableSeconds), flags),
      hint: "give a shorter --stable, or write the rules by hand",
    };
    const incomplete = ({ message }: { readonly message: string }) => ({
      message: `no rule was written, because the evidence is incomplete: ${message}`,
    });
    throw new DriftlineError("incomplete", evidence.complete ? unstable : evidence.problems.map(incomplete));
  }
  const code = await history.deliver([{ file: output ?? null, text, name: "the policy" }]);
  if (output !== undefined && !flags.quiet)
    note(`${output}: ${count(demands, "rule")}, ${count(questions, "question")}`);
  return code;
}
