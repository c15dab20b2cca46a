// Files that a run is given by name.
import { readFile } from "node:fs/promises";
import { DriftlineError } from "../errors.ts";

/**
 * The text of a file.
 * @param what the file is, for whoever named it: `scenario`
 * @param reading what reads it, where it is no file on disk
 * @throws DriftlineError `usage` when it cannot be read
 */
export async function readInput(
  file: string,
  what: string,
  reading: Promise<string> = readFile(file, "utf8"),
): Promise<string> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    throw unreadable(file, what, error);
  });
}

/** That a file cannot be read. */
export function unreadable(file: string, what: string, { code = "unknown" }: NodeJS.ErrnoException): DriftlineError {
  return new DriftlineError("usage", `the ${what} ${file} cannot be read (${code})`);
}
