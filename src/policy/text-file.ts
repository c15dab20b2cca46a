// The text of a file, and never more of it than is asked for: a file may be as large as it says it is, or have no end.
import { isUtf8 } from "node:buffer";
import { open } from "node:fs/promises";
import { codeOf, DriftlineError } from "../errors.ts";

/** No file that people write is larger. */
export const MOST = 16 * 2 ** 20;

/**
 * Reads a text.
 * @param what the file is, for whoever named it: `policy`
 * @param most bytes that are taken
 * @throws DriftlineError `usage` when it is larger, no UTF-8, or cannot be read
 */
export async function readText(file: string, what: string, most = MOST): Promise<string> {
  const bytes = await bytesOf(file, most).catch((error: unknown) => {
    throw unreadable(file, what, error);
  });
  if (bytes.length > most)
    throw new DriftlineError("usage", `the ${what} ${file} is larger than ${most / 2 ** 20} MiB`);
  if (!isUtf8(bytes)) throw new DriftlineError("usage", `the ${what} ${file} is not UTF-8`);
  return bytes.toString("utf8");
}

/** That a file cannot be read. */
export function unreadable(file: string, what: string, error: unknown): DriftlineError {
  return new DriftlineError("usage", `the ${what} ${file} cannot be read (${codeOf(error) ?? "unknown"})`);
}

/** One byte more than `most` where there are more. */
async function bytesOf(file: string, most: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of handle.createReadStream({ autoClose: false, end: most })) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } finally {
    await handle.close();
  }
}
