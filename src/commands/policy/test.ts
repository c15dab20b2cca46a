// Runs the tests of policies.
import { Option } from "commander";
import type { RenderedText } from "../../reporters/pieces.ts";
import { type Command, collect, exits, type GlobalFlags, withGlobals } from "../command.ts";

const formats = ["text", "json", "junit"] as const;
type Format = (typeof formats)[number];

interface Flags extends GlobalFlags {
  readonly format: Format;
  readonly output?: string[];
  readonly requireTests?: boolean;
}

export const test: Command = {
  define: (group) =>
    void withGlobals(group.command("test <path...>"))
      .description("run the tests of policies: *.test.yaml files, or the folders and policies next to them")
      .addOption(new Option("--format <name>", "format on standard output").choices(formats).default("text"))
      .option("--output <name=file>", "write the result to a file; may be given several times", collect)
      .option("--require-tests", "fail if a rule on the history has no test that makes it fail")
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
A test states which settings or history lead to which findings:

  # yaml-language-server: $schema=./policy-test.schema.json
  policy: [models.yaml]         # without it: the policies of the same folder
  rules: [models/*]             # without it: every rule of these policies
  settings: { maxAutonomyLevel: low }   # what changes start from
  tests:
    - name: raising the cap is a finding
      change: { maxAutonomyLevel: high }
      findings: [{ rule: models/maxAutonomyLevel, revision: 1 }]
    - name: a change that was reverted is a resolved finding
      history:
        - { by: ada@example.com, at: 2026-03-06T21:47:00Z, change: {} }
        - { by: bo@example.com, change: { maxAutonomyLevel: high } }
        - { by: bo@example.com, change: { maxAutonomyLevel: low } }
      findings: [{ rule: models/maxAutonomyLevel, revision: 2, resolved: 3 }]

The audit must find exactly these findings. Findings of built-in rules count only if the test names the rule or sets
builtin: true.

Exit codes: 0 all passed, 1 a test failed, or a rule on the history has no test with --require-tests, 2 an invalid test or policy.

Examples:
  driftline policy test policies
  driftline policy test policies --require-tests --output junit=tests.xml`;

async function run(paths: string[], flags: Flags): Promise<number> {
  const { readConfig } = await import("../../run/read-config.ts");
  const { choice, outputNamed } = await import("../../run/options.ts");
  const { runPolicyTests } = await import("./tests.ts");
  const words = await import("../../authoring/test-words.ts");
  const terminal = await import("../../run/terminal.ts");
  const { testText } = await import("./test-text.ts");
  const { jsonPieces } = await import("../../reporters/pieces.ts");
  const { prepareTargets, publishAll } = await import("../../run/publish.ts");
  const { format } = flags;
  const formatOf = (name: string) => choice("--output", name, formats);
  const outputs = (flags.output ?? []).map((text) => outputNamed(text, formatOf, "junit=tests.xml"));
  const config = await readConfig(flags.config);
  const { run, inputs, leaks } = await runPolicyTests(paths, config, { requireTests: flags.requireTests === true });
  const render = (format: Format, forTerminal: boolean): RenderedText => {
    if (format === "json") return jsonPieces(words.testJson(run));
    if (format === "junit") return words.testJunit(run);
    return testText(run, forTerminal ? terminal.renderOptions(flags.color) : {});
  };
  const { failed, untested } = words.tallyOf(run);
  const targets = [
    ...outputs.map(({ format, file }) => ({ file, text: render(format, false), name: `the ${format} result` })),
    ...(flags.quiet && format === "text" && failed + untested === 0
      ? []
      : [{ file: null, text: render(format, true), name: "the result" }]),
  ];
  await prepareTargets(targets, inputs);
  await publishAll(targets, leaks);
  return failed + untested > 0 ? 1 : 0;
}
