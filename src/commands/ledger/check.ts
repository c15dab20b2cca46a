// Checks a proof without its ledger.
import { type Command, exits, once, withGlobals } from "../command.ts";

export const check: Command = {
  define: (program) =>
    void withGlobals(program.command("check <proof>"))
      .description("check a proof from ledger prove, without the ledger; - reads standard input")
      .option("--expect-head <head>", "a head of the ledger that was kept elsewhere", once)
      .addHelpText("after", help)
      .action(exits(run)),
};

const help = `
Exit codes: 0 the proof is right, 2 usage error or no proof, 4 the proof is wrong, or is about another head.

Example:
  driftline ledger check proof.json --expect-head sha256:…`;

async function run(file: string, flags: { expectHead?: string }): Promise<number> {
  const { text: textOf } = await import("node:stream/consumers");
  const { checkProof } = await import("../../ledger/prove.ts");
  const { keptHead } = await import("../../ledger/format.ts");
  const { DriftlineError, usageError } = await import("../../errors.ts");
  const { note, write } = await import("../../run/output.ts");
  const { readInput } = await import("../../run/read-input.ts");
  const { parseOnce } = await import("../../seal/own-json.ts");
  const { visible } = await import("../../text.ts");
  const { minute, personName } = await import("../../words.ts");
  const head = flags.expectHead === undefined ? undefined : keptHead(flags.expectHead);
  const name = file === "-" ? "standard input" : file;
  const text = await readInput(file, "proof", file === "-" ? textOf(process.stdin) : undefined);
  let value: unknown;
  try {
    value = parseOnce(Buffer.from(text));
  } catch {
    throw usageError(`${name} is not JSON, or repeats a key`, "use the output of ledger prove");
  }
  const { proof, organization, entry } = checkProof(value, name);
  if (head !== undefined && head !== proof.head)
    throw new DriftlineError("tampered", `the proof is about the head ${proof.head}, and ${head} was kept`);
  const { revision, at, by } = entry.stored;
  const editor = personName(by);
  const subject = entry.kind === "conflict" ? "another content of revision" : "revision";
  await write(
    `proved: ${subject} ${revision} of ${visible(organization)}, made on ${minute(at)} by ${visible(editor)}, is in the ledger with the head ${proof.head}\n`,
  );
  if (head === undefined)
    note("the proof does not show that this is the ledger's head: compare it with a head kept elsewhere");
  return 0;
}
