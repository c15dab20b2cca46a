// Reads files that a run names.
import { readText, unreadable } from "../policy/text-file.ts";

/**
 * Reads the text of a file.
 * @param kind the type of file, for messages: `scenario`
 * @param reading the text, if it is not a file on disk
 * @throws DriftlineError `usage` if it cannot be read
 */
export async function readInput(file: string, kind: string, reading?: Promise<string>): Promise<string> {
  if (!reading) return readText(file, kind);
  return reading.catch((error: unknown) => {
    throw unreadable(file, kind, error);
  });
}
