// Outputs in the making. Nothing of them is to be seen until they are kept, and nothing is left of those that are not.
import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beside, deliver, TemporaryFile } from "./temporary.ts";
import { write } from "./output.ts";

export interface Draft {
  /** Of a folder: what is written from now on belongs to this file of it. */
  turnTo?(name: string): Promise<void>;
  /** Adds a text, and waits until it was taken. */
  write(text: string): Promise<void>;
  /** Says that this is all: what can go wrong with it has gone wrong by then. */
  finish(): Promise<void>;
  /** Publishes what was finished. */
  keep(): Promise<void>;
  /** Takes back whatever was not kept. Never throws. */
  drop(): Promise<void>;
}

/**
 * Begins an output. Every method throws as this does.
 * @param file null: standard output
 * @throws DriftlineError `incomplete` when it cannot be written
 */
export async function draft(file: string | null): Promise<Draft> {
  return file === null ? new HeldDraft() : FileDraft.begin(file);
}

/**
 * Makes sure that a file can be written before any work is done for it.
 * @throws DriftlineError `incomplete` when it cannot
 */
export async function prepare(file: string): Promise<void> {
  const folder = path.dirname(file);
  await deliver(file, async () => {
    await mkdir(folder, { recursive: true });
    if ((await stat(file).catch(() => undefined))?.isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
    const probe = beside(file);
    await (await open(probe, "wx")).close();
    await rm(probe);
  });
}

/** A file that stands beside its target until it takes its place. */
class FileDraft implements Draft {
  readonly #file: string;
  readonly #made: TemporaryFile;

  private constructor(file: string, temporary: TemporaryFile) {
    this.#file = file;
    this.#made = temporary;
  }

  static async begin(file: string): Promise<FileDraft> {
    return deliver(file, async () => new FileDraft(file, await TemporaryFile.open(beside(file), 0o666)));
  }

  async write(text: string): Promise<void> {
    await deliver(this.#file, async () => this.#made.handle.appendFile(text));
  }

  async finish(): Promise<void> {
    await deliver(this.#file, async () => {
      await this.#made.handle.sync();
      await this.#made.handle.close();
    });
  }

  async keep(): Promise<void> {
    await deliver(this.#file, async () => rename(this.#made.path, this.#file));
    this.#made.forget();
  }

  async drop(): Promise<void> {
    await this.#made.remove();
  }
}

/** Characters that are held in memory. */
const ROOM = 4_000_000;
/** Bytes that are read back at a time. */
const BLOCK = 1_000_000;

/** What will go to standard output: in memory as long as it is little, then in a file that only its owner can read. */
class HeldDraft implements Draft {
  #texts: string[] = [];
  #size = 0;
  #made: TemporaryFile | undefined;

  async write(text: string): Promise<void> {
    this.#texts.push(text);
    this.#size += text.length;
    if (this.#size > ROOM) await this.#spill();
  }

  async finish(): Promise<void> {
    if (this.#made) await this.#spill();
  }

  async keep(): Promise<void> {
    const temporary = this.#made;
    if (!temporary) return write(this.#texts.join(""));
    await deliver("standard output", async () => {
      // A reader that went away wants no more.
      for await (const bytes of temporary.handle.createReadStream({ start: 0, autoClose: false, highWaterMark: BLOCK }))
        if (process.stdout.destroyed) break;
        else await write(bytes as Buffer);
    });
  }

  async drop(): Promise<void> {
    this.#texts = [];
    await this.#made?.remove();
  }

  async #spill(): Promise<void> {
    const file = path.join(tmpdir(), `driftline-${randomBytes(8).toString("hex")}.part`);
    await deliver("standard output", async () => {
      this.#made ??= await TemporaryFile.open(file, 0o600);
      await this.#made.handle.appendFile(this.#texts.join(""));
    });
    this.#texts = [];
    this.#size = 0;
  }
}
