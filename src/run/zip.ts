// The format of a zip with stored files. Files are not compressed: equal files give equal bytes on every machine, and
// can be read directly.

export interface ZipEntry {
  readonly name: string;
  readonly at: number;
  readonly size: number;
  readonly crc: number;
}

export const LOCAL = 0x04034b50;
export const CENTRAL = 0x02014b50;
export const END = 0x06054b50;
const LOCAL_BYTES = 30;
export const CENTRAL_BYTES = 46;
export const END_BYTES = 22;
/** Larger files would need the Zip64 format. */
export const TOO_LONG = 0xffffffff;
/** More files would need it too. */
export const MAX_ENTRIES = 0xffff;

const VERSION = 10;
/** 1980-01-01, the first day of the format: the time of a run would make two packages of one report differ. */
const DAY = 0x21;
/** Made on Unix, so that the mode below counts. */
const UNIX = 3 << 8;
const MODE = 0o100644 * 2 ** 16;

/** Returns the header before a file, including its name. */
export function localHeader(entry: ZipEntry): Buffer {
  const bytes = Buffer.alloc(LOCAL_BYTES);
  bytes.writeUInt32LE(LOCAL, 0);
  writeFacts(bytes, 4, entry);
  return Buffer.concat([bytes, Buffer.from(entry.name)]);
}

/** Returns the central directory after all files. */
export function directory(entries: readonly ZipEntry[], at: number): Buffer {
  const rows = entries.map((entry) => {
    const bytes = Buffer.alloc(CENTRAL_BYTES);
    bytes.writeUInt32LE(CENTRAL, 0);
    bytes.writeUInt16LE(UNIX | VERSION, 4);
    writeFacts(bytes, 6, entry);
    bytes.writeUInt32LE(MODE, 38);
    bytes.writeUInt32LE(entry.at, 42);
    return Buffer.concat([bytes, Buffer.from(entry.name)]);
  });
  const list = Buffer.concat(rows);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([list, end]);
}

function writeFacts(bytes: Buffer, at: number, { name, size, crc }: ZipEntry): void {
  bytes.writeUInt16LE(VERSION, at);
  bytes.writeUInt16LE(DAY, at + 8);
  bytes.writeUInt32LE(crc, at + 10);
  bytes.writeUInt32LE(size, at + 14);
  bytes.writeUInt32LE(size, at + 18);
  bytes.writeUInt16LE(Buffer.byteLength(name), at + 22);
}
