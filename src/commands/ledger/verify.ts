// Verifies a ledger, and states what its own files cannot prove.
import { DriftlineError } from "../../errors.ts";
import { collect, type Command, exits, formatOption, withGlobals } from "../command.ts";

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
      .addOption(formatOption())
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
Exit codes: 0 consistent, 2 usage error or no ledger, 3 no --expect-head with --require-anchor, 4 tampered ledger.

Examples:
  driftline ledger verify ledger --replay
  driftline ledger verify ledger --require-anchor --expect-head sha256:…`;

async function run(dir: string, flags: Flags): Promise<number> {
  const { verifyLedger, verificationLines } = await import("./verify-ledger.ts");
  const { write } = await import("../../run/output.ts");
  const { jsonText } = await import("../../text.ts");
  const isJson = flags.format === "json";
  const options = { heads: flags.expectHead ?? [], replay: flags.replay ?? false };
  const verification = await verifyLedger(dir, options).catch(async (error: unknown) => {
    if (isJson && error instanceof DriftlineError && error.exitCode === 4)
      await write(jsonText({ verified: false, consistent: false, problems: error.problems }));
    throw error;
  });
  await write(
    isJson
      ? jsonText(verification)
      : verificationLines(verification)
          .map((line) => `${line}\n`)
          .join(""),
  );
  if (flags.requireAnchor === true && !verification.anchored)
    throw new DriftlineError("incomplete", {
      message: "--require-anchor: no head that was kept elsewhere was given",
      hint: "give it with --expect-head",
    });
  return 0;
}
