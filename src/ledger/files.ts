// The file system calls of the ledger. They are a parameter, so that a test can let any call fail.
import { constants } from "node:fs";
import * as fs from "node:fs/promises";
import path from "node:path";
import { codeOf, DriftlineError, reasonOf, usageError } from "../errors.ts";
import { firstLeafOf, names, tamperedError } from "./format.ts";

export type Files = Pick<typeof fs, "link" | "lstat" | "mkdir" | "open" | "readdir" | "rename" | "unlink">;
export type Handle = fs.FileHandle;

export const realFiles: Files = fs;

// Reject links, and never block on a pipe: a ledger consists of regular files.
const plain = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
export const READ = constants.O_RDONLY | plain;
export const WRITE = constants.O_WRONLY | plain;
export const CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | plain;

export const isMissing = (error: unknown): boolean => codeOf(error) === "ENOENT";

/** Opens a file, runs `work`, and always closes the file. @throws DriftlineError `tampered` if it is not a file */
export async function withFile<T>(
  files: Files,
  file: string,
  flags: number,
  work: (handle: Handle) => Promise<T>,
): Promise<T> {
  const handle = await files.open(file, flags, 0o600);
  try {
    if (!(await handle.stat()).isFile()) throw tamperedError(path.basename(file), "it is not a file");
    return await work(handle);
  } finally {
    await handle.close();
  }
}

/** Reads a ledger file of at most `max` bytes; undefined if missing. @throws DriftlineError `tampered` */
export async function readSmall(files: Files, dir: string, name: string, max: number): Promise<Buffer | undefined> {
  try {
    return await withFile(files, path.join(dir, name), READ, async (handle) => {
      const bytes = Buffer.alloc(max + 1);
      let length = 0;
      for (;;) {
        const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length);
        length += bytesRead;
        if (length > max) throw tamperedError(name, `longer than ${max} bytes`);
        if (bytesRead === 0) return bytes.subarray(0, length);
      }
    });
  } catch (error) {
    if (error instanceof DriftlineError) throw error;
    if (isMissing(error)) return undefined;
    throw unreadable(name, error);
  }
}

export function unreadable(name: string, error: unknown): DriftlineError {
  const isLink = codeOf(error) === "ELOOP";
  return tamperedError(name, isLink ? "it is a link and should be a file" : `it cannot be read: ${reasonOf(error)}`);
}

export async function writeAll(handle: Handle, bytes: Uint8Array, position: number): Promise<void> {
  for (let offset = 0; offset < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, offset, bytes.length - offset, position + offset);
    offset += bytesWritten;
  }
}

/** Creates a file and syncs it to disk. Fails if the file exists. */
export async function writeNew(files: Files, file: string, bytes: Uint8Array): Promise<void> {
  await withFile(files, file, CREATE, async (handle) => {
    await writeAll(handle, bytes, 0);
    await handle.sync();
  });
}

/** Syncs the names in a folder to disk. */
export async function syncFolder(files: Files, dir: string): Promise<void> {
  let handle: Handle | undefined;
  try {
    handle = await files.open(dir, constants.O_RDONLY);
    await handle.sync();
  } catch (error) {
    // Windows cannot open folders. It writes their names through.
    if (process.platform !== "win32") throw error;
  } finally {
    await handle?.close();
  }
}

export async function remove(files: Files, dir: string, name: string): Promise<void> {
  await files.unlink(path.join(dir, name)).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Returns the names that do not belong to a ledger. The lock and the files of git are allowed. */
export function strangers(entries: readonly string[]): string[] {
  const own = new Set<string>([...Object.values(names), ".git"]);
  const isOwn = (name: string) => own.has(name) || name.startsWith(`${names.lock}.`) || firstLeafOf(name) !== undefined;
  return entries.filter((name) => !isOwn(name)).sort();
}

/**
 * Refuses a place that holds other files and nothing of a ledger. It is probably a wrong name.
 * @param hint what would be right
 * @throws DriftlineError `usage`
 */
export async function refuseOther(files: Files, dir: string, hint: string): Promise<void> {
  const refusal = (message: string) => usageError(message, hint);
  const present = await files.readdir(dir).catch((error: unknown) => {
    if (codeOf(error) === "ENOTDIR") throw refusal(`the ledger ${dir} is not a folder`);
    return []; // opening the ledger reports any other error
  });
  const otherNames = present.filter((name) => name !== ".git" && name !== names.attributes);
  if (otherNames.length > 0 && strangers(otherNames).length === otherNames.length)
    throw refusal(`the folder ${dir} holds other files and no ledger`);
}
