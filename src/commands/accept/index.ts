// Writes exceptions for open findings, so that later audits show only new findings.
import { collect, type Command, exits, requiredOption, withSource } from "../command.ts";
import type { Flags } from "./accept.ts";

export const accept: Command = {
  define: (program) =>
    void withSource(program.command("accept"))
      .description("write exceptions for open findings, so that later audits show only new findings")
      .option("--all", "accept every open finding")
      .option("--rule <id>", "accept the open findings of this rule; may be given several times", collect)
      .option("--finding <id>", "accept one finding, by its id or key; may be given several times", collect)
      .option("--revision <number>", "accept the events of this revision; may be given several times", collect)
      .addOption(requiredOption("--owner <who>", "owner of the exceptions"))
      .addOption(requiredOption("--reason <text>", "why the findings are accepted"))
      .option(
        "--expires <when>",
        "last day of exceptions for values, which need one: 2027-01-31, or 90d from now; 180 days at most",
      )
      .option("--ticket <url>", "address of the ticket with the decision")
      .option("--agreed-by <who>", "person who agreed, besides the owner; may be given several times", collect)
      .option("--into <file>", "policy file to add the exceptions to", "policies/exceptions.yaml")
      .option("--with <names>", "further data to request from the service, as in audit")
      .addHelpText("after", help)
      .action(exits(async (flags: Flags) => (await import("./accept.ts")).acceptOpen(flags))),
};

const help = `
A value is accepted until --expires. Another value of the same setting is a new finding. An event is accepted by its
revision. Two kinds of findings are never accepted: findings that another finding causes, and critical findings of
integrity/*. Each exception is tested on the history before it is written. Comments and order of the file are kept.

Exit codes: 0 written, or nothing is open, 2 usage or policy error, 3 incomplete evidence, or nothing could be accepted,
4 tampered ledger.

Examples:
  driftline accept --all --owner ada@example.com --reason "state before the audits began" --expires 90d
  driftline accept --rule editors/unapproved --revision 41 --owner ada@example.com --reason "incident INC-7, reviewed"`;
