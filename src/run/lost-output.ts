// Detects lost output. A reader that stops reading (| head) is no error and does not change the exit code. A full disk
// is an error: the report did not arrive.
import { reasonOf } from "../errors.ts";

let isLost = false;

/** Whether text for standard output was lost, although the reader did not close it. */
export function isOutputLost(): boolean {
  return isLost;
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE" || isLost) return;
  isLost = true;
  process.stderr.write(`driftline: standard output cannot be written: ${reasonOf(error)}\n`);
});
// This cannot be reported. The exit code remains.
process.stderr.on("error", () => {});
