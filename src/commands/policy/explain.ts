// Explains a rule, a setting or a policy.
import { type Command, exits, formatOption, type GlobalFlags, withGlobals, withPolicies } from "../command.ts";

interface Flags extends GlobalFlags {
  readonly policy?: string[];
  readonly format: "text" | "json";
}

export const explain: Command = {
  define: (group) =>
    void withPolicies(withGlobals(group.command("explain <name>")))
      .description("explain a rule, a built-in rule, a setting, a group of settings, or a policy with its rules")
      .addOption(formatOption())
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
Examples:
  driftline policy explain sandbox.network.allowedDomains
  driftline policy explain models/maxAutonomyLevel --policy policies
  driftline policy explain editors/unapproved
  driftline policy explain baseline`;

async function run(name: string, flags: Flags): Promise<number> {
  const { readConfig } = await import("../../run/read-config.ts");
  const policies = await import("../../run/policies.ts");
  const { explain, nearestName } = await import("../../authoring/explain/index.ts");
  const { usageError } = await import("../../errors.ts");
  const { write } = await import("../../run/output.ts");
  const terminal = await import("../../run/terminal.ts");
  const checks = await import("../../checks/index.ts");
  const files = await import("../../policy/files.ts");
  const config = await readConfig(flags.config);
  const runPolicies = (await policies.choosePolicies(flags.policy, config)).policies;
  const packs = await files.packNames();
  // Explain the rules of packs even if the run does not use them.
  const otherRules = await Promise.all(
    packs.map(async (pack) => (await policies.loadNamed([pack], config.catalog)).policies),
  );
  const own = { ...runPolicies, checks: await checks.loadChecks() };
  const context = { catalog: config.catalog, sets: [own, ...otherRules], builtin: config.builtin };
  const explanation = explain(name, context);
  if (!explanation)
    throw usageError(
      `no rule, setting or policy is named "${name}"`,
      nearestName(name, context) ?? "name a setting by its path, or a rule as policy/setting",
    );
  if (flags.format === "json") {
    const { jsonPieces, whole } = await import("../../reporters/pieces.ts");
    await write(whole(jsonPieces(explanation)));
  } else {
    const { explanationText } = await import("./explain-text.ts");
    await write(explanationText(explanation, terminal.renderOptions(flags.color)));
  }
  return 0;
}
