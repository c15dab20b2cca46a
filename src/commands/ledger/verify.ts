// Verifies a ledger, and states what its own files cannot prove.
import { Option } from "commander";
import { collect, type Command, exits, withGlobals } from "../command.ts";

interface Flags {
  readonly replay?: boolean;
  readonly expectHead?: string[];
  readonly requireAnchor?: boolean;
  readonly format: string;
}

export const verify: Command = {
  define: (program) =>
    void withGlobals(program.command("verify <dir>"))
      .description("verify that the ledger was not changed, and state what its files alone cannot prove")
      .option("--replay", "judge every run again, and compare the findings")
      .option(
        "--expect-head <head>",
        "a head of the ledger that was kept elsewhere; may be given several times",
        collect,
      )
      .option("--require-anchor", "exit with code 3 if no --expect-head is given")
      .addOption(new Option("--format <name>", "output format").choices(["text", "json"]).default("text"))
      .action(exits(run)),
};

async function run(dir: string, flags: Flags): Promise<number> {
  const [{ verifyLedger, verificationLines }, { write }, { visibleJson }] = await Promise.all([
    import("./verify-ledger.ts"),
    import("../../run/output.ts"),
    import("../../text.ts"),
  ]);
  const verification = await verifyLedger(dir, { heads: flags.expectHead ?? [], replay: flags.replay ?? false });
  await write(
    flags.format === "json"
      ? `${visibleJson(JSON.stringify(verification, null, 2))}\n`
      : verificationLines(verification)
          .map((line) => `${line}\n`)
          .join(""),
  );
  return flags.requireAnchor === true && !verification.anchored ? 3 : 0;
}
