// A zip in the making: its files are written one after the other, and it takes its place when all of them were clean.
import { rename } from "node:fs/promises";
import { DriftlineError } from "../errors.ts";
import type { Rendered } from "../reporters/pieces.ts";
import type { Draft } from "./draft.ts";
import { beside, deliver, TemporaryFile } from "./temporary.ts";
import { crcOf, directory, localHeader, TOO_LONG, type ZipEntry } from "./zip.ts";

/** Texts that are published as one zip: a name and a text each, in this order. */
export class Zipped {
  readonly files: Iterable<readonly [string, Rendered]>;

  constructor(files: Iterable<readonly [string, Rendered]>) {
    this.files = files;
  }
}

/** A zip that stands beside its target until it takes its place. */
export class ZipDraft implements Draft {
  readonly #file: string;
  readonly #made: TemporaryFile;
  readonly #entries: ZipEntry[] = [];
  #open: ZipEntry | undefined;
  #end = 0;

  private constructor(file: string, temporary: TemporaryFile) {
    this.#file = file;
    this.#made = temporary;
  }

  static async begin(file: string): Promise<ZipDraft> {
    return deliver(file, async () => new ZipDraft(file, await TemporaryFile.open(beside(file), 0o666)));
  }

  async turnTo(name: string): Promise<void> {
    await this.#close();
    this.#open = { name, at: this.#end, size: 0, crc: 0 };
    await this.#append(localHeader(this.#open));
  }

  async write(text: string): Promise<void> {
    const open = this.#open!;
    const bytes = Buffer.from(text);
    this.#open = { ...open, size: open.size + bytes.length, crc: crcOf(bytes, open.crc) };
    await this.#append(bytes);
  }

  async finish(): Promise<void> {
    await this.#close();
    await this.#append(directory(this.#entries, this.#end));
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

  /** Writes the head of the open file again, now that its length is known. */
  async #close(): Promise<void> {
    const open = this.#open;
    if (!open) return;
    this.#open = undefined;
    this.#entries.push(open);
    await this.#writeAt(localHeader(open), open.at);
  }

  async #append(bytes: Buffer): Promise<void> {
    if (this.#end + bytes.length >= TOO_LONG)
      throw new DriftlineError("incomplete", `${this.#file} cannot be written: it would be larger than 4 GB`);
    await this.#writeAt(bytes, this.#end);
    this.#end += bytes.length;
  }

  async #writeAt(bytes: Buffer, at: number): Promise<void> {
    await deliver(this.#file, async () => {
      for (let done = 0; done < bytes.length;)
        done += (await this.#made.handle.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
    });
  }
}
