// Validates policies, and reports all problems at once.
import { Option } from "commander";
import { DriftlineError } from "../../errors.ts";
import { type Command, exits, type GlobalFlags, withGlobals, withPolicies } from "../command.ts";

export const check: Command = {
  define: (group) =>
    void withPolicies(
      withGlobals(group.command("check <path...>")),
      "policies with the rules that a file of exceptions or approvals names",
    )
      .description("validate policies, and list all errors with file, line and column")
      .addOption(
        new Option("--format <name>", "format of errors; github prints annotations").choices(["text", "github"]),
      )
      .action(exits(run)),
};

interface Flags extends GlobalFlags {
  readonly policy?: string[];
  readonly format?: "text" | "github";
}

async function run(paths: string[], flags: Flags): Promise<number> {
  try {
    return await validate(paths, flags);
  } catch (error) {
    if (flags.format !== "github" || !(error instanceof DriftlineError)) throw error;
    const { write } = await import("../../run/output.ts");
    const { annotation, annotationProperty } = await import("../../text.ts");
    const lines = error.problems.map(({ file, line, column, message, hint }) => {
      const place = Object.entries({ file, line, col: column }).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}=${annotationProperty(String(value))}`],
      );
      const text = annotation(hint === undefined ? message : `${message}; ${hint}`);
      return `::error ${[...place, "title=Driftline"].join(",")}::${text}\n`;
    });
    await write(lines.join(""));
    return error.exitCode;
  }
}

async function validate(paths: readonly string[], flags: Flags): Promise<number> {
  const { readConfig } = await import("../../run/read-config.ts");
  const { loadNamed } = await import("../../run/policies.ts");
  const { write } = await import("../../run/output.ts");
  const { count } = await import("../../words.ts");
  const config = await readConfig(flags.config);
  const { policies } = await loadNamed([...paths, ...(flags.policy ?? [])], config.catalog, [], config.agreement);
  const { files, rules, assertions, approvals, exceptions, checks: _, ...parts } = policies;
  // The built-in rules are loaded only if the policies state one.
  const hasParts = Object.values(parts).some((part) => part !== null);
  const statedRuleCount = hasParts ? (await import("../../audits/stated-parts.ts")).statedRules(policies).length : 0;
  const counts = [
    count(files.length, "policy", "policies"),
    count(rules.length + assertions.length + statedRuleCount, "rule"),
    ...(approvals.length > 0 ? [count(approvals.length, "approval")] : []),
    count(exceptions.length, "exception"),
  ];
  if (!flags.quiet) await write(`valid: ${counts.join(", ")}\n`);
  return 0;
}
