// Proving a ledger, and saying what its own files cannot prove.
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
      .description("prove that the ledger is what was written, and say what its own files cannot prove")
      .option("--replay", "judge every run again, and compare what it found")
      .option("--expect-head <head>", "a head of it that was kept elsewhere; may be given several times", collect)
      .option("--require-anchor", "exit 3 unless a head that was kept elsewhere was given")
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
