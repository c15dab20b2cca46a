// Drafts of outputs. They are invisible until they are published, and dropped drafts leave nothing behind.
import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, open, readlink, realpath, rename, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beside, deliver, makeFolder, TemporaryFile, tryBeside } from "./temporary.ts";
import { write } from "./output.ts";
import { ownTerminal, page, pagerOf } from "./pager.ts";

export interface Draft {
  /** For a folder: following text belongs to this file. */
  turnTo?(name: string): Promise<void>;
  /** Adds a text, and waits until it is written. */
  write(text: string): Promise<void>;
  /** Completes the draft. All write errors have occurred by then. */
  finish(): Promise<void>;
  /** Publishes the finished draft. */
  keep(): Promise<void>;
  /** Removes everything that was not published. Never throws. */
  drop(): Promise<void>;
}

/**
 * Begins an output. Every method throws like this function.
 * @param file null: standard output
 * @throws DriftlineError `incomplete` if it cannot be written
 */
export async function draft(file: string | null): Promise<Draft> {
  if (file === null) return new HeldDraft("standard output", writeOut);
  const place = await deliver(file, async () => placeOf(file));
  if (place !== null) return FileDraft.begin(file, place);
  return new HeldDraft(file, async (pieces) => {
    const handle = await open(file, constants.O_WRONLY);
    try {
      for await (const piece of pieces) await handle.appendFile(piece);
    } finally {
      await handle.close();
    }
  });
}

/** Returns the path to replace, with links resolved; null: not a regular file, so it is written directly. */
async function placeOf(file: string): Promise<string | null> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) {
    if (namesFolder(file)) throw isFolder();
    // A link to a missing file: create that file.
    const link = await readlink(file).catch(() => undefined);
    return link === undefined ? file : path.resolve(path.dirname(file), link);
  }
  if (stats.isDirectory()) throw isFolder();
  return stats.isFile() ? realpath(file) : null;
}

function isFolder(): Error {
  return Object.assign(new Error(), { code: "EISDIR" });
}

/** Whether a name is that of a folder, even if there is none: `new/`, `new/..`. */
export function namesFolder(file: string): boolean {
  return /(?:^|[\\/])\.{0,2}$/.test(file);
}

async function writeOut(pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
  const terminal = ownTerminal();
  if (terminal.isTerminal) return showOn(terminal, pieces);
  for await (const piece of pieces)
    // The reader has closed the pipe.
    if (process.stdout.destroyed) break;
    else await write(piece);
}

/** Shows an output on a terminal, with a pager if one is available and needed. */
async function showOn(
  terminal: ReturnType<typeof ownTerminal>,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(Buffer.from(piece));
  const text = Buffer.concat(all).toString();
  const pager = pagerOf(text, terminal);
  if (pager === undefined || !(await page(pager, text))) await write(text);
}

/**
 * Checks that a file can be written before the work begins. Its folders are made with the file.
 * @throws DriftlineError `incomplete` if it cannot
 */
export async function prepare(file: string): Promise<void> {
  await deliver(file, async () => {
    const place = await placeOf(file);
    if (place === null) return access(file, constants.W_OK);
    await tryBeside(place, async (probe) => (await open(probe, "wx")).close());
  });
}

/** A temporary file next to its target, which it replaces when published. */
export class FileDraft implements Draft {
  protected readonly file: string;
  protected readonly temporary: TemporaryFile;
  readonly #place: string;

  protected constructor(file: string, place: string, temporary: TemporaryFile) {
    this.file = file;
    this.#place = place;
    this.temporary = temporary;
  }

  static async begin(file: string, place = file): Promise<FileDraft> {
    return deliver(file, async () => {
      await makeFolder(path.dirname(place));
      const earlier = await stat(place).catch(() => undefined);
      const temporary = await TemporaryFile.open(beside(place), earlier ? 0o600 : 0o666);
      // Who may read the file is not changed. Some file systems have no permissions.
      if (earlier) await temporary.handle.chmod(earlier.mode & 0o777).catch(() => {});
      return new this(file, place, temporary);
    });
  }

  async write(text: string): Promise<void> {
    await deliver(this.file, async () => this.temporary.handle.appendFile(text));
  }

  async finish(): Promise<void> {
    await deliver(this.file, async () => {
      await this.temporary.handle.sync();
      await this.temporary.handle.close();
    });
  }

  async keep(): Promise<void> {
    await deliver(this.file, async () => rename(this.temporary.path, this.#place));
    this.temporary.forget();
  }

  async drop(): Promise<void> {
    await this.temporary.remove();
  }
}

/** Characters that are held in memory. */
const ROOM = 4_000_000;
/** Bytes that are read back at a time. */
const BLOCK = 1_000_000;

/** Output for standard output or a device: in memory while small, then in a private temporary file. */
class HeldDraft implements Draft {
  readonly #label: string;
  readonly #to: (pieces: AsyncIterable<string | Uint8Array>) => Promise<void>;
  #texts: string[] = [];
  #size = 0;
  #spillFile: TemporaryFile | undefined;

  /** @param label the target, for the error message */
  constructor(label: string, to: (pieces: AsyncIterable<string | Uint8Array>) => Promise<void>) {
    this.#label = label;
    this.#to = to;
  }

  async write(text: string): Promise<void> {
    this.#texts.push(text);
    this.#size += text.length;
    if (this.#size > ROOM) await this.#spill();
  }

  async finish(): Promise<void> {
    if (this.#spillFile) await this.#spill();
  }

  async keep(): Promise<void> {
    await deliver(this.#label, async () => this.#to(this.#pieces()));
  }

  async drop(): Promise<void> {
    this.#texts = [];
    await this.#spillFile?.remove();
  }

  async *#pieces(): AsyncGenerator<string | Uint8Array> {
    const handle = this.#spillFile?.handle;
    if (!handle) {
      yield this.#texts.join("");
      return;
    }
    for await (const bytes of handle.createReadStream({ start: 0, autoClose: false, highWaterMark: BLOCK }))
      yield bytes as Buffer;
  }

  async #spill(): Promise<void> {
    const file = path.join(tmpdir(), `driftline-${randomBytes(8).toString("hex")}.part`);
    await deliver(this.#label, async () => {
      this.#spillFile ??= await TemporaryFile.open(file, 0o600);
      await this.#spillFile.handle.appendFile(this.#texts.join(""));
    });
    this.#texts = [];
    this.#size = 0;
  }
}
