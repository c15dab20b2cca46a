// Appends one line to a file that many processes write concurrently.
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { codeOf, DriftlineError, reasonOf } from "../../errors.ts";
import { makeFolder } from "../../run/temporary.ts";

const { O_APPEND, O_CREAT, O_RDONLY, O_WRONLY } = constants;
// Windows lacks these: it has no links that every user can create, and no pipes in folders.
const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;

/** Milliseconds in which a line that is being written grows. */
const PAUSE = 20;

/**
 * Appends a line by a single write, so that lines never mix. Ends an unfinished last line first. Creates new files for
 * their owner only. Follows no link and writes only to regular files, because the log may be in a folder that others can
 * write to.
 * @param pause waits before an unfinished line is read again
 * @throws DriftlineError `incomplete` if the line could not be written completely
 */
export async function appendLine(
  file: string,
  line: string,
  pause: () => Promise<unknown> = () => setTimeout(PAUSE),
): Promise<void> {
  try {
    await makeFolder(path.dirname(file), 0o700);
    // Do not block: opening a pipe would wait for a reader.
    const handle = await open(file, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) throw unwritten(file, "it is not a file");
      const bytes = Buffer.from(`${(await endsOpen(file, stats.size, pause)) ? "\n" : ""}${line}`);
      const { bytesWritten } = await handle.write(bytes, 0, bytes.length);
      if (bytesWritten < bytes.length) {
        // End the partial line, so that it does not spoil the next one.
        await handle.write("\n");
        throw unwritten(file, "there is no space for the whole line");
      }
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof DriftlineError) throw error;
    throw unwritten(file, codeOf(error) === "ELOOP" ? "it is a link, and links are not followed" : reasonOf(error));
  }
}

function unwritten(file: string, why: string): DriftlineError {
  return new DriftlineError("incomplete", `${file} cannot be written: ${why}`);
}

/** Whether nobody ends the last line of a file. False if nobody may read the file. */
async function endsOpen(file: string, size: number, pause: () => Promise<unknown>): Promise<boolean> {
  if (size === 0) return false;
  const handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined);
  if (!handle) return false;
  try {
    for (let end = size; end > 0;) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(1), 0, 1, end - 1);
      if (bytesRead < 1 || buffer[0] === 0x0a) return false;
      // A file grows in parts while another process writes a line.
      await pause();
      const { size: now } = await handle.stat();
      if (now === end) return true;
      end = now;
    }
    return false;
  } finally {
    await handle.close();
  }
}
