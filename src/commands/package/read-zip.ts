// Reads a zip that Driftline wrote, and checks every byte of its files and headers.
import { readFile } from "node:fs/promises";
import { DriftlineError, usageError } from "../../errors.ts";
import { unreadable } from "../../policy/text-file.ts";
import {
  CENTRAL,
  CENTRAL_BYTES,
  directory,
  END,
  END_BYTES,
  LOCAL,
  localHeader,
  MAX_ENTRIES,
  type ZipEntry,
} from "../../run/zip.ts";

/**
 * Reads a zip with all its files.
 * @returns its bytes, and the files in order, by name
 * @throws DriftlineError `usage` if it is unreadable or not a zip, `tampered` if it is cut off or Driftline would write it
 *   differently
 */
export async function readZip(file: string) {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(file, "package", error);
  });
  const end = bytes.length - END_BYTES;
  if (end < 0 || bytes.readUInt32LE(end) !== END) {
    if (bytes.length >= 4 && bytes.readUInt32LE() === LOCAL)
      throw new DriftlineError("tampered", { file, message: "it is cut off, or has data after its end" });
    throw usageError(`${file} is not a zip`, "use a file that --output package=<file> wrote");
  }
  const at = bytes.readUInt32LE(end + 16);
  const entries = entriesIn(bytes, at, end);
  const files = new Map<string, Buffer>();
  let next = 0;
  for (const entry of entries ?? []) {
    const header = localHeader(entry);
    const begin = next + header.length;
    if (entry.at !== next || !bytes.subarray(next, begin).equals(header)) break;
    next = begin + entry.size;
    files.set(entry.name, bytes.subarray(begin, next));
  }
  if (!entries || files.size < entries.length || next !== at || !bytes.subarray(at).equals(directory(entries, at)))
    throw new DriftlineError("tampered", {
      file,
      message: "the zip's structure is not as Driftline writes it",
      hint: "if you packed it again, unpack it and use sha256sum",
    });
  return { bytes, files };
}

/** Parses the central directory; undefined if it is malformed. */
function entriesIn(bytes: Buffer, at: number, end: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = [];
  let place = at;
  while (place + CENTRAL_BYTES <= end) {
    const length = bytes.readUInt16LE(place + 28);
    const after = place + CENTRAL_BYTES + length;
    const name = bytes.toString("utf8", place + CENTRAL_BYTES, after);
    if (bytes.readUInt32LE(place) !== CENTRAL || Buffer.byteLength(name) !== length) return undefined;
    if (entries.length === MAX_ENTRIES) return undefined;
    entries.push({
      name,
      crc: bytes.readUInt32LE(place + 16),
      size: bytes.readUInt32LE(place + 24),
      at: bytes.readUInt32LE(place + 42),
    });
    place = after;
  }
  return place === end ? entries : undefined;
}
