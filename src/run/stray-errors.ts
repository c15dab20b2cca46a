// Errors that no code waits for: a promise that is rejected, or a callback that throws.

/**
 * Reports such errors. Their exit code stays, whatever the verdict sets meanwhile.
 * @param fail says that it happened
 * @param code gives the exit code
 */
export function watchStrayErrors(fail: (error: unknown) => unknown, code: () => number): void {
  let isBroken = false;
  const breakDown = (error: unknown): void => {
    isBroken = true;
    void fail(error);
  };
  process.on("unhandledRejection", breakDown);
  process.on("uncaughtException", breakDown);
  process.on("exit", () => {
    if (isBroken) process.exitCode = code();
  });
}
