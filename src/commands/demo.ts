// Audits the sample organization, from serving it to the reports, without configuration.
import { type Command, exits, type SourceFlags, withGlobals } from "./command.ts";

const FOLDER = "driftline-demo";
/** The end of the sample scenario. A fixed time gives the same result every day. */
const AS_OF = "2026-11-20T00:00:00Z";

export const demo: Command = {
  define: (program) =>
    void withGlobals(program.command("demo"))
      .description(`audit the sample organization from end to end; writes reports to ${FOLDER}/`)
      .action(exits(run)),
};

async function run(flags: SourceFlags): Promise<number> {
  const { createConfig } = await import("../run/config.ts");
  const { runAudit } = await import("../run/run-audit.ts");
  const { prepareTargets, publish } = await import("../run/publish.ts");
  const { reporters, formatNames } = await import("../reporters/index.ts");
  const { readScenario, samplePolicy } = await import("./serve/scenario.ts");
  const { serveEmulator } = await import("../emulator/server.ts");
  const { renderOptions, withProgress } = await import("../run/terminal.ts");
  const { note } = await import("../run/output.ts");
  const { draft } = await import("../run/draft.ts");
  const files = formatNames.filter((format) => format !== "text" && format !== "github");
  const targets = [
    ...files.map((format) => ({ format, file: `${FOLDER}/report.${reporters[format].extension}` })),
    { format: "text" as const, file: null, options: renderOptions(flags.color) },
  ];
  const policyFile = `${FOLDER}/${samplePolicy.file}`;
  await prepareTargets([...targets, { file: policyFile }], []);
  const organization = await readScenario(undefined);
  const server = await serveEmulator({ organization });
  try {
    const result = await withProgress("auditing the sample organization", flags, () =>
      runAudit({
        config: createConfig({ organization: organization.name }),
        environment: { DRIFTLINE_API_KEY: server.apiKeys.owner },
        baseUrl: server.baseUrl,
        trace: flags.trace,
        policies: ["baseline", "strict"],
        ownPolicies: [samplePolicy],
        asOf: Date.parse(AS_OF),
        failOn: "never",
        sample: { size: 25, seed: "demo" },
        formats: targets.map((target) => target.format),
        demo: true,
      }),
    );
    // The reports refer to its lines.
    const policy = await draft(policyFile);
    await policy.write(samplePolicy.text);
    await policy.finish();
    await policy.keep();
    await publish(result, targets);
    if (!flags.quiet)
      note(
        `the reports are in ${FOLDER}/: ${files.map((format) => `report.${reporters[format].extension}`).join(", ")}; the policy is in ${policyFile}`,
      );
    return result.report.exitCode;
  } finally {
    await server.close();
  }
}
