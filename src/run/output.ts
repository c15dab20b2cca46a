// The one place that writes to standard output, to standard error, and to report files.
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { DriftlineError } from "../errors.ts";
import { visible } from "../text.ts";
import "./closed-pipe.ts";

/** Writes to standard output, and waits until it was taken. */
export async function write(text: string): Promise<void> {
  await new Promise<void>((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}

/** Writes one line for people to standard error; data in it cannot act on a terminal or a runner. */
export function note(line: string): void {
  process.stderr.write(`driftline: ${visible(line)}\n`);
}

/** Lines that were composed with care already, such as excerpts. */
export function noteLines(lines: readonly string[]): void {
  const shown = lines.map((line) => `${/^ */.exec(line)![0]}${visible(line.trim())}\n`);
  process.stderr.write(shown.join(""));
}

/**
 * Makes sure that a file can be written before any work is done for it.
 * @throws DriftlineError `incomplete` when it cannot
 */
export async function prepare(file: string): Promise<void> {
  const folder = path.dirname(file);
  try {
    await mkdir(folder, { recursive: true });
    if ((await stat(file).catch(() => undefined))?.isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
    const probe = temporary(file);
    await (await open(probe, "wx")).close();
    await rm(probe);
  } catch (error) {
    throw undelivered(file, error);
  }
}

/**
 * Writes a file whole or not at all.
 * @throws DriftlineError `incomplete` when it could not be written
 */
export async function writeFileWhole(file: string, text: string): Promise<void> {
  const draft = temporary(file);
  try {
    const handle = await open(draft, "wx");
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw undelivered(file, error);
  }
}

function temporary(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
}

function undelivered(file: string, error: unknown): DriftlineError {
  return new DriftlineError(
    "incomplete",
    `${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? "unknown"})`,
  );
}
