// Output that nobody takes. A reader that stops reading (| head) is no error, and changes nothing about the verdict. A disk
// that is full is one: the report did not arrive.
let isLost = false;

/** Whether something that was written to standard output did not arrive, though nobody closed it. */
export function isOutputLost(): boolean {
  return isLost;
}

process.stdout.on("error", ({ code = "unknown error" }: NodeJS.ErrnoException) => {
  if (code === "EPIPE" || isLost) return;
  isLost = true;
  process.stderr.write(`driftline: standard output cannot be written (${code})\n`);
});
// Of this nobody can be told; the exit code says how it went.
process.stderr.on("error", () => {});
