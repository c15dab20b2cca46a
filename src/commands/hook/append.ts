// One line at the end of a file that many processes write at the same time.
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { codeOf, DriftlineError } from "../../errors.ts";
import { makeFolder } from "../../run/temporary.ts";

const { O_APPEND, O_CREAT, O_WRONLY } = constants;
// Windows has neither links that anybody may make nor pipes in folders.
const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;

/**
 * Appends a line by a single write, so that lines never mix. A new file can be read by its owner only. A link is not
 * followed, and nothing but a file is written to: the log may stand where others can write.
 * @throws DriftlineError `incomplete` when the line could not be written whole
 */
export async function appendLine(file: string, line: string): Promise<void> {
  try {
    await makeFolder(path.dirname(file), 0o700);
    // Without blocking: opening a pipe would wait for a reader.
    const handle = await open(file, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
    try {
      if (!(await handle.stat()).isFile()) throw Object.assign(new Error(), { code: "not a file" });
      const bytes = Buffer.from(line);
      const { bytesWritten } = await handle.write(bytes, 0, bytes.length);
      if (bytesWritten < bytes.length) {
        // What is there of the line must not spoil the next one.
        await handle.write("\n");
        throw Object.assign(new Error(), { code: "no space for the whole line" });
      }
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = codeOf(error) ?? "unknown";
    const why = code === "ELOOP" ? "it is a link, and links are not followed" : code;
    throw new DriftlineError("incomplete", `${file} cannot be written (${why})`);
  }
}
