// Verifies an evidence package, and states what it cannot prove by itself.
import { collect, type Command, exits, withGlobals } from "../command.ts";

export const verify: Command = {
  define: (program) =>
    void withGlobals(program.command("verify <file>"))
      .description("verify that an evidence package is unchanged, and that its reports, history and ledger proof match")
      .option(
        "--expect-head <head>",
        "a head of the ledger that was kept elsewhere; may be given several times",
        collect,
      )
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
Exit codes: 0 unchanged, 2 usage error or no zip, 4 changed, cut off, or about another head.

Example:
  driftline package verify evidence.zip --expect-head sha256:…`;

async function run(file: string, flags: { expectHead?: string[] }): Promise<number> {
  const { verifyPackage, verificationLines } = await import("./verify-package.ts");
  const { keptHead } = await import("../../ledger/format.ts");
  const { write } = await import("../../run/output.ts");
  const lines = verificationLines(await verifyPackage(file, (flags.expectHead ?? []).map(keptHead)));
  await write(lines.map((line) => `${line}\n`).join(""));
  return 0;
}
