// The one place that writes to standard output and to standard error.
import { indentOf, visible } from "../text.ts";
import "./lost-output.ts";

/** Writes to standard output, and waits until it was taken. */
export async function write(text: string | Uint8Array): Promise<void> {
  await new Promise<void>((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}

/** Writes one line for people to standard error; data in it cannot act on a terminal or a runner. */
export function note(line: string): void {
  process.stderr.write(`driftline: ${visible(line)}\n`);
}

/** The same while a line on the terminal tells of progress: that line is written again when there is more of it. */
export function noteAbove(line: string): void {
  if (process.stderr.isTTY === true) process.stderr.write("\r\u001b[2K");
  note(line);
}

/** Lines that were composed with care already, such as excerpts. */
export function noteLines(lines: readonly string[]): void {
  const safe = lines.map((line) => `${indentOf(line)}${visible(line.trim())}\n`);
  process.stderr.write(safe.join(""));
}
