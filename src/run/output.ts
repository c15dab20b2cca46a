// Writes to standard output and standard error. No other file does.
import { indentOf, logLine, visible } from "../text.ts";
import "./lost-output.ts";

/** Writes to standard output, and waits until the text is taken. */
export async function write(text: string | Uint8Array): Promise<void> {
  await new Promise<void>((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}

/** Writes one line to standard error. Control characters are escaped, for terminals and runners. */
export function note(line: string): void {
  process.stderr.write(`driftline: ${visible(line)}\n`);
}

/** Whether standard error is a terminal that can redraw a line. */
export function canRedraw(): boolean {
  return process.stderr.isTTY === true && process.env["TERM"] !== "dumb";
}

/** Like `note`, while a progress line is on the terminal. That line is redrawn with the next progress. */
export function noteAbove(line: string): void {
  if (canRedraw()) process.stderr.write("\r\u001b[2K");
  note(line);
}

/** Writes the message of an error: its problems, each on lines of its own. */
export function noteError({ message }: Pick<Error, "message">): void {
  const [first = "", ...more] = message.split("\n");
  note(first);
  noteLines(more);
}

/** Writes lines that were already composed, such as excerpts of files that anybody may have written. */
export function noteLines(lines: readonly string[]): void {
  const safe = lines.map((line) => `${indentOf(line)}${logLine(visible(line.trim()))}\n`);
  process.stderr.write(safe.join(""));
}
