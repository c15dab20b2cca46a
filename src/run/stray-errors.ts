// Errors that no code awaits: rejected promises and throwing callbacks.

/**
 * Reports such errors. Their exit code takes precedence over the verdict's.
 * @param fail reports the error
 * @param code returns the exit code
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
