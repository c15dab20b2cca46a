// A draft of a zip: its files are written one after the other, and it is published when all of them are clean.
import { DriftlineError } from "../errors.ts";
import type { RenderedText } from "../reporters/pieces.ts";
import { FileDraft } from "./draft.ts";
import { deliver } from "./temporary.ts";
import { directory, localHeader, TOO_LONG, type ZipEntry } from "./zip.ts";

/** Texts that are published as one zip, each with a name, in this order. */
export class ZipTexts {
  readonly files: Iterable<readonly [string, RenderedText]>;

  constructor(files: Iterable<readonly [string, RenderedText]>) {
    this.files = files;
  }
}

/** A temporary zip next to its target, which it replaces when published. */
export class ZipDraft extends FileDraft {
  readonly #entries: ZipEntry[] = [];
  #open: ZipEntry | undefined;
  #end = 0;

  async turnTo(name: string): Promise<void> {
    await this.#close();
    this.#open = { name, at: this.#end, size: 0, crc: 0 };
    await this.#append(localHeader(this.#open));
  }

  override async write(text: string): Promise<void> {
    // Loaded here, because it takes time and most outputs are no zip.
    const { crc32 } = await import("node:zlib");
    const open = this.#open!;
    const bytes = Buffer.from(text);
    this.#open = { ...open, size: open.size + bytes.length, crc: crc32(bytes, open.crc) };
    await this.#append(bytes);
  }

  override async finish(): Promise<void> {
    await this.#close();
    await this.#append(directory(this.#entries, this.#end));
    await super.finish();
  }

  /** Rewrites the header of the open file, now that its length is known. */
  async #close(): Promise<void> {
    const open = this.#open;
    if (!open) return;
    this.#open = undefined;
    this.#entries.push(open);
    await this.#writeAt(localHeader(open), open.at);
  }

  async #append(bytes: Buffer): Promise<void> {
    if (this.#end + bytes.length >= TOO_LONG)
      throw new DriftlineError("incomplete", `${this.file} cannot be written: it would be larger than 4 GB`);
    await this.#writeAt(bytes, this.#end);
    this.#end += bytes.length;
  }

  async #writeAt(bytes: Buffer, at: number): Promise<void> {
    await deliver(this.file, async () => {
      for (let offset = 0; offset < bytes.length;)
        offset += (await this.temporary.handle.write(bytes, offset, bytes.length - offset, at + offset)).bytesWritten;
    });
  }
}
