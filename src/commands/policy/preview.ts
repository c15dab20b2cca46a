// Shows the effect of a policy edit over the whole history.
import { Option } from "commander";
import { DriftlineError, type Problem } from "../../errors.ts";
import type { RenderedText } from "../../reporters/pieces.ts";
import { collect, type Command, exits, requiredOption, type SourceFlags, withSource } from "../command.ts";

const formats = ["text", "json", "markdown"] as const;
type Format = (typeof formats)[number];

interface Flags extends SourceFlags {
  readonly base: string;
  readonly format: Format;
  readonly output?: string[];
}

export const preview: Command = {
  define: (group) =>
    void withSource(group.command("preview"))
      .description(
        "show the effect of a policy edit on the whole history: new findings, cleared findings, unused exceptions, loosened rules",
      )
      .addOption(
        requiredOption("--base <ref or folder>", "the policies before the edit: a folder, or a branch, tag or commit"),
      )
      .addOption(new Option("--format <name>", "format on standard output").choices(formats).default("text"))
      .option("--output <name=file>", "write the preview to a file; may be given several times", collect)
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
The edited policies are those of --policy, chosen as in audit. If --base is a commit, the same files are read from git.

Exit codes: 0 the preview was made, 2 usage or policy error, 3 incomplete evidence, 4 tampered ledger.

Examples:
  driftline policy preview --base main --base-url https://api.example.com
  driftline policy preview --base old-policies --policy policies --history history.ndjson
  driftline policy preview --base origin/main --history history.ndjson --format markdown > comment.md`;

const invalidBase: Problem = {
  message: "the policies of --base are not valid, so that there is nothing to compare with",
  hint: "name a base with valid policies; driftline audit shows what the edited policies find",
};

async function run(flags: Flags): Promise<number> {
  const { readConfig } = await import("../../run/read-config.ts");
  const { choice, outputNamed } = await import("../../run/options.ts");
  const { loadBase } = await import("../../run/policy-base.ts");
  const { policyTexts } = await import("../../run/policies.ts");
  const { readHistory } = await import("../../query/answers.ts");
  const { previewOf } = await import("../../authoring/preview.ts");
  const formatOf = (name: string) => choice("--output", name, formats);
  const outputs = (flags.output ?? []).map((text) => outputNamed(text, formatOf, "markdown=comment.md"));
  const config = await readConfig(flags.config);
  const base = await loadBase(flags.base, flags.policy, config).catch((error: unknown) => {
    if (!(error instanceof DriftlineError) || error.code !== "policy") throw error;
    throw new DriftlineError("policy", [...error.problems, invalidBase]);
  });
  const history = await readHistory({ ...flags, namesRules: true, allowedTexts: policyTexts(base) });
  const policies = await history.policies();
  const preview = previewOf(
    { policies: base.policies, report: await history.judge(base.policies) },
    { policies, report: await history.judge(policies) },
    config.catalog,
  );
  const render = async (format: Format, forTerminal: boolean): Promise<RenderedText> => {
    if (format === "json")
      return (await import("../../reporters/pieces.ts")).jsonPieces({ schemaVersion: 1, ...preview });
    if (format === "markdown") return (await import("../../run/preview/markdown.ts")).previewMarkdown(preview);
    const { renderOptions } = await import("../../run/terminal.ts");
    return (await import("./preview-text.ts")).previewText(preview, forTerminal ? renderOptions(flags.color) : {});
  };
  const targets = [...outputs.map(({ format, file }) => ({ format, file })), { format: flags.format, file: null }];
  return history.deliver(
    await Promise.all(
      targets.map(async ({ format, file }) => ({
        file,
        text: await render(format, file === null),
        name: `the ${format} preview`,
      })),
    ),
  );
}
