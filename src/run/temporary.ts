// Temporary files and folders of outputs, which must not be left behind.
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { codeOf, DriftlineError, reasonOf } from "../errors.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** A file or folder that is removed when the process is interrupted, unless it is forgotten. */
export class Temporary {
  static readonly #all = new Set<Temporary>();
  readonly path: string;

  protected constructor(location: string) {
    this.path = location;
    if (Temporary.#all.size === 0) for (const signal of signals) process.on(signal, Temporary.#interrupted);
    Temporary.#all.add(this);
  }

  static async folder(folder: string): Promise<Temporary> {
    await mkdir(folder);
    return new Temporary(folder);
  }

  forget(): void {
    if (Temporary.#all.delete(this) && Temporary.#all.size === 0)
      for (const signal of signals) process.off(signal, Temporary.#interrupted);
  }

  async remove(): Promise<void> {
    if (!Temporary.#all.has(this)) return;
    await rm(this.path, { force: true, recursive: true }).catch(() => {});
    this.forget();
  }

  /** Removes everything, then ends the process by the same signal. */
  static readonly #interrupted = (signal: NodeJS.Signals): void => {
    for (const temporary of Temporary.#all) {
      rmSync(temporary.path, { force: true, recursive: true });
      temporary.forget();
    }
    process.kill(process.pid, signal);
  };
}

export class TemporaryFile extends Temporary {
  readonly handle: FileHandle;

  private constructor(file: string, handle: FileHandle) {
    super(file);
    this.handle = handle;
  }

  static async open(file: string, mode: number): Promise<TemporaryFile> {
    return new TemporaryFile(file, await open(file, "wx+", mode));
  }

  override async remove(): Promise<void> {
    await this.handle.close().catch(() => {}); // it was closed already
    await super.remove();
  }
}

/** Returns a new temporary name next to a target. Random, because a killed process leaves its file behind. */
export function beside(target: string, suffix = "part"): string {
  return path.join(path.dirname(target), `.${path.basename(target)}.${randomBytes(4).toString("hex")}.${suffix}`);
}

/** Milliseconds after which nothing more is written to a draft. A younger one may belong to a run in progress. */
const ABANDONED = 3_600_000;

/**
 * Tests that a target can be written: makes and removes something beside it. Then removes the drafts of the target that
 * killed processes left: they may hold what the search for secrets would have withheld.
 */
export async function tryBeside(target: string, make: (probe: string) => Promise<unknown>): Promise<void> {
  const folder = await nearestFolder(path.dirname(target));
  const probe = beside(path.join(folder, path.basename(target)));
  await make(probe);
  await rm(probe, { recursive: true });
  const start = `.${path.basename(target)}.`;
  const isDraft = (name: string) => name.startsWith(start) && /^[0-9a-f]{8}\.part$/.test(name.slice(start.length));
  for (const name of (await readdir(folder).catch(() => [])).filter(isDraft)) {
    const draft = path.join(folder, name);
    const age = Date.now() - ((await stat(draft).catch(() => undefined))?.mtimeMs ?? Infinity);
    if (age > ABANDONED) await rm(draft, { recursive: true, force: true }).catch(() => {}); // it belongs to somebody else
  }
}

/**
 * Creates a folder and its parents, even if others create them meanwhile. Node's recursive mkdir never ends where no
 * folder can be created, as below /proc.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  const isThere = async (error: unknown): Promise<boolean> => {
    if (await isFolder(folder)) return true;
    throw error;
  };
  const above = path.dirname(folder);
  try {
    await mkdir(folder, mode);
  } catch (error) {
    if (codeOf(error) !== "ENOENT" || above === folder) return void (await isThere(error));
    await makeFolder(above, mode);
    await mkdir(folder, mode).catch(isThere);
  }
}

/** Returns a folder, or the nearest one above it that exists. */
export async function nearestFolder(folder: string): Promise<string> {
  const stats = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  });
  if (!stats) return nearestFolder(path.dirname(folder));
  if (!stats.isDirectory()) throw Object.assign(new Error(), { code: "ENOTDIR" });
  return folder;
}

async function isFolder(name: string): Promise<boolean> {
  return (await stat(name).catch(() => undefined))?.isDirectory() === true;
}

const whyNot: Readonly<Record<string, string>> = {
  EEXIST: "a file stands in place of a folder",
  ENOTDIR: "a file stands in place of a folder",
  EISDIR: "it is the name of a folder",
};

/** Runs work on an output. @throws DriftlineError `incomplete` if it fails */
export async function deliver<T>(label: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DriftlineError) throw error;
    const why = whyNot[codeOf(error) ?? ""] ?? reasonOf(error);
    throw new DriftlineError("incomplete", `${label} cannot be written: ${why}`);
  }
}
