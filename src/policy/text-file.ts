// Reads text files up to a limit: a file may be huge or endless.
import { isUtf8 } from "node:buffer";
import { open } from "node:fs/promises";
import { type DriftlineError, reasonOf, usageError } from "../errors.ts";

/** No policy or other hand-written file is larger. */
const MOST = 16 * 2 ** 20;

/**
 * Reads a text.
 * @param fileType the type of file, for messages: `policy`
 * @throws DriftlineError `usage` if it is larger, not UTF-8, or unreadable
 */
export async function readText(file: string, fileType: string): Promise<string> {
  const bytes = await bytesOf(file).catch((error: unknown) => {
    throw unreadable(file, fileType, error);
  });
  if (bytes.length > MOST) throw usageError(`the ${fileType} ${file} is larger than ${MOST / 2 ** 20} MiB`);
  if (!isUtf8(bytes)) throw usageError(`the ${fileType} ${file} is not UTF-8`, "save it as UTF-8");
  return bytes.toString("utf8");
}

export function unreadable(file: string, fileType: string, error: unknown): DriftlineError {
  return usageError(`the ${fileType} ${file} cannot be read: ${reasonOf(error)}`);
}

/** Reads at most one byte more than a policy may have. */
async function bytesOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of handle.createReadStream({ autoClose: false, end: MOST })) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } finally {
    await handle.close();
  }
}
