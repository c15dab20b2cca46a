// Prints a proof that a ledger contains a revision.
import { type Command, exits, withGlobals } from "../command.ts";

export const prove: Command = {
  define: (program) =>
    void withGlobals(program.command("prove <dir> <revision>"))
      .description("print a proof, as JSON, that the ledger contains a revision; reveals nothing else of the ledger")
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
Exit codes: 0 proved, 2 usage error, no ledger or no such revision, 4 tampered ledger.

Example:
  driftline ledger prove ledger 41 > proof.json`;

async function run(dir: string, revision: string): Promise<number> {
  const { proveRevision } = await import("../../ledger/prove.ts");
  const { usageError } = await import("../../errors.ts");
  const { write } = await import("../../run/output.ts");
  const { jsonText } = await import("../../text.ts");
  if (!/^\d{1,15}$/.test(revision)) throw usageError(`"${revision}" is not a revision`, "give its number");
  const proof = await proveRevision(dir, Number(revision));
  await write(jsonText(proof));
  return 0;
}
