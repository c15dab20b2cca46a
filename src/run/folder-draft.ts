// A draft of a folder: published as a whole or not at all. It only replaces an earlier folder of the same type.
import { renameSync, rmSync } from "node:fs";
import { type FileHandle, mkdir, open, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { usageError } from "../errors.ts";
import type { Draft } from "./draft.ts";
import { beside, deliver, makeFolder, Temporary, tryBeside } from "./temporary.ts";

/**
 * Checks that a folder can be written before the work begins. The folders above it are made with it.
 * @param files the names of its future files
 * @throws DriftlineError `incomplete` if it cannot, `usage` if something else has its path
 */
export async function prepareFolder(folder: string, files: readonly string[]): Promise<void> {
  await deliver(folder, async () => {
    await isThere(folder, files);
    await tryBeside(folder, mkdir);
  });
}

/** Whether the folder exists with only these files. @throws DriftlineError `usage` if the path is something else */
async function isThere(folder: string, files: readonly string[]): Promise<boolean> {
  const kind = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (!kind) return false;
  const entries = kind.isDirectory() ? await readdir(folder, { withFileTypes: true }) : undefined;
  const strange = entries?.find((entry) => !entry.isFile() || !files.includes(entry.name));
  if (entries && !strange) return true;
  const obstacle = strange ? `holds ${strange.name}, which was not written by this format` : "is a file";
  throw usageError(
    `the output ${folder} ${obstacle}, so it is not replaced`,
    "name a folder that does not exist, or a folder with only such an output",
  );
}

/** A temporary folder next to its target, which it replaces when published. */
export class FolderDraft implements Draft {
  readonly #folder: string;
  readonly #temporary: Temporary;
  readonly #files: string[] = [];
  #open: FileHandle | undefined;

  private constructor(folder: string, temporary: Temporary) {
    this.#folder = folder;
    this.#temporary = temporary;
  }

  static async begin(folder: string): Promise<FolderDraft> {
    return deliver(folder, async () => {
      await makeFolder(path.dirname(folder));
      return new FolderDraft(folder, await Temporary.folder(beside(folder)));
    });
  }

  async turnTo(name: string): Promise<void> {
    await this.finish();
    await deliver(this.#folder, async () => {
      this.#open = await open(path.join(this.#temporary.path, name), "wx");
    });
    this.#files.push(name);
  }

  async write(text: string): Promise<void> {
    await deliver(this.#folder, async () => this.#open!.appendFile(text));
  }

  async finish(): Promise<void> {
    const file = this.#open;
    this.#open = undefined;
    await deliver(this.#folder, async () => {
      await file?.sync();
      await file?.close();
    });
  }

  async keep(): Promise<void> {
    await deliver(this.#folder, async () => {
      const old = beside(this.#folder, "old");
      const replaces = await isThere(this.#folder, this.#files);
      // Synchronous, so that no signal ends the process in between: then neither folder would be in its place.
      if (replaces) renameSync(this.#folder, old);
      try {
        renameSync(this.#temporary.path, this.#folder);
      } catch (error) {
        if (replaces) renameSync(old, this.#folder);
        throw error;
      }
      this.#temporary.forget();
      if (replaces) rmSync(old, { recursive: true });
    });
  }

  async drop(): Promise<void> {
    await this.#open?.close().catch(() => {}); // its content is removed anyway
    await this.#temporary.remove();
  }
}
