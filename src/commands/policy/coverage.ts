// Shows settings that no rule governs, and rules that never had a value to judge.
import type { Coverage } from "../../authoring/coverage.ts";
import { type Command, exits, type SourceFlags, withAnswer } from "../command.ts";

export const coverage: Command = {
  define: (group) =>
    void withAnswer(group.command("coverage"))
      .description(
        "show the settings that no rule governs, most changed first, and the rules that never had a value to judge",
      )
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
Examples:
  driftline policy coverage --base-url https://api.example.com --policy policies
  driftline policy coverage --history history.ndjson --policy baseline --format json`;

async function run(flags: SourceFlags & { format: string }): Promise<number> {
  const { readHistory } = await import("../../query/answers.ts");
  const { coverageOf } = await import("../../authoring/coverage.ts");
  const { coverageText } = await import("./coverage-text.ts");
  const terminal = await import("../../run/terminal.ts");
  const history = await readHistory({ ...flags, namesRules: true });
  const policies = await history.policies();
  const report = await history.judge(policies);
  const coverage: Coverage = coverageOf(report, policies);
  const { organization, asOf } = report;
  return history.answer({ schemaVersion: 1, organization, asOf, ...coverage }, () =>
    coverageText(coverage, report, terminal.renderOptions(flags.color)),
  );
}
