// Exceptions for what is open today, so that a later audit tells what is new.
import { collect, type Command, exits, type SourceFlags, withSource } from "../command.ts";

export interface Flags extends SourceFlags {
  readonly all?: boolean;
  readonly rule?: string[];
  readonly finding?: string[];
  readonly revision?: string[];
  readonly owner: string;
  readonly reason: string;
  readonly expires?: string;
  readonly ticket?: string;
  readonly agreedBy?: string[];
  readonly into: string;
  readonly with?: string;
}

export const accept: Command = {
  define: (program) =>
    void withSource(program.command("accept"))
      .description("write exceptions for findings that are open, so that later audits tell what is new")
      .option("--all", "every open finding")
      .option("--rule <id>", "what is open of this rule; may be given several times", collect)
      .option("--finding <id>", "one finding, by its id or key; may be given several times", collect)
      .option("--revision <number>", "the events of a revision; may be given several times", collect)
      .requiredOption("--owner <who>", "who answers for the exceptions")
      .requiredOption("--reason <text>", "why the findings are accepted")
      .option("--expires <when>", "last day of exceptions for values: 2027-01-31, or 90d from now; 180 days at most")
      .option("--ticket <url>", "where the decision is written down")
      .option("--agreed-by <who>", "who agreed besides the owner; may be given several times", collect)
      .option("--into <file>", "policy file that takes the exceptions", "policies/exceptions.yaml")
      .option("--with <names>", "ask the service for more than the history, as audit does")
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
A value is accepted until --expires; another value of the same setting is a new finding. An event is accepted by its
revision. Never accepted: what another finding explains, and critical findings of integrity/*. Each exception is tried on
the history before it is written. Comments and order of the file stay.

Exit codes: 0 written, 2 usage or policy error, 3 incomplete evidence, or nothing could be accepted.

Examples:
  driftline accept --all --owner ada@example.com --reason "state before the audits began" --expires 90d
  driftline accept --rule editors/unapproved --revision 41 --owner ada@example.com --reason "incident INC-7, reviewed"`;

async function run(flags: Flags): Promise<number> {
  const { acceptOpen } = await import("./accept.ts");
  return acceptOpen(flags);
}
