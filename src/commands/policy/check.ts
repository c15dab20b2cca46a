// Validates policies, and reports all problems at once.
import { Option } from "commander";
import { DriftlineError } from "../../errors.ts";
import type { Policies } from "../../model/policy.ts";
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
    const [{ write }, { annotation, annotationProperty }] = await Promise.all([
      import("../../run/output.ts"),
      import("../../text.ts"),
    ]);
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
  const [{ readConfig }, { loadNamed }, { write }, { count }] = await Promise.all([
    import("../../run/read-config.ts"),
    import("../../run/policies.ts"),
    import("../../run/output.ts"),
    import("../../words.ts"),
  ]);
  const config = await readConfig(flags.config);
  const { policies } = await loadNamed([...paths, ...(flags.policy ?? [])], config.catalog, [], config.agreement);
  const { rules, assertions, editors, approvals, exceptions, files } = policies;
  const own = rules.length + assertions.length + (editors ? 1 : 0) + (await statedCount(policies));
  const parts = [
    count(files.length, "policy", "policies"),
    count(own, "rule"),
    ...(approvals.length > 0 ? [count(approvals.length, "approval")] : []),
    count(exceptions.length, "exception"),
  ];
  if (!flags.quiet) await write(`valid: ${parts.join(", ")}\n`);
  return 0;
}

/** Returns how many built-in rules the policies state. Loads the rules only if there are such parts. */
async function statedCount(policies: Policies): Promise<number> {
  const { changes, usage, access, limits, readiness, computers, sessions } = policies;
  const changeCount = changes ? (await import("../../audits/changes.ts")).changeRulesOf(changes).length : 0;
  const isMore = [usage, access, limits, readiness, computers, sessions].some((part) => part !== null);
  return changeCount + (isMore ? (await import("../../audits/stated-parts.ts")).partRules(policies).length : 0);
}
