// Files that a run is given by name.
import { readText, unreadable } from "../policy/text-file.ts";

export { unreadable } from "../policy/text-file.ts";

/**
 * The text of a file.
 * @param what the file is, for whoever named it: `scenario`
 * @param reading what reads it, where it is no file on disk
 * @throws DriftlineError `usage` when it cannot be read
 */
export async function readInput(file: string, what: string, reading?: Promise<string>): Promise<string> {
  if (!reading) return readText(file, what);
  return reading.catch((error: unknown) => {
    throw unreadable(file, what, error);
  });
}
