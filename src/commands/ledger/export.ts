// Prints the history in a ledger, one revision per line, in the format of --history.
import { type Command, exits, withGlobals } from "../command.ts";

export const exportHistory: Command = {
  define: (program) =>
    void withGlobals(program.command("export <dir>"))
      .description("print the revisions of the ledger, with secrets redacted, one JSON object per line")
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
Exit codes: 0 the whole history, 2 usage error or no ledger, 3 a part of the history, 4 tampered ledger.

Example:
  driftline ledger export ledger > history.ndjson`;

async function run(dir: string): Promise<number> {
  const { openForReading } = await import("../../ledger/ledger.ts");
  const { changeLine } = await import("../../ledger/entry.ts");
  const { partProblems } = await import("../../run/ledger.ts");
  const { note, write } = await import("../../run/output.ts");
  const { visibleJson } = await import("../../text.ts");
  const { verifiedLedger, state } = await openForReading(dir);
  const line = changeLine(verifiedLedger.origin.organization);
  // Include conflicting contents: without them, a rewritten revision would look original.
  const entries = [...state.revisions.values(), ...state.conflicts].sort(
    (a, b) => a.stored.revision - b.stored.revision,
  );
  for (const { stored } of entries) await write(`${visibleJson(line(stored))}\n`);
  const problems = partProblems(state);
  for (const { message } of problems) note(`the history is incomplete: ${message}`);
  return problems.length === 0 ? 0 : 3;
}
