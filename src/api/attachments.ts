// Reads and checks the files of a message before anything is sent.
import { open, stat } from "node:fs/promises";
import path from "node:path";
import { DriftlineError, type Problem, reasonOf, usageError } from "../errors.ts";
import { clip, visible } from "../text.ts";
import type { Values } from "../service/wire.ts";

/** The largest file, and the largest total of a message. Encoding adds a third. */
export const MAX_FILE = 10 * 2 ** 20;
const MAX_TOGETHER = 20 * 2 ** 20;

interface Kind {
  readonly mediaType: string;
  readonly phrase: string;
  /** Whether bytes begin like such a file: the name is no proof. */
  readonly matches: (bytes: Buffer) => boolean;
}

const begins = (...starts: string[]) => {
  const prefixes = starts.map((start) => Buffer.from(start, "latin1"));
  return (bytes: Buffer) => prefixes.some((start) => bytes.subarray(0, start.length).equals(start));
};

const jpeg: Kind = { mediaType: "image/jpeg", phrase: "a JPEG picture", matches: begins("\xff\xd8\xff") };
const webp = (bytes: Buffer) => begins("RIFF")(bytes) && begins("WEBP")(bytes.subarray(8));
const pictures: Readonly<Record<string, Kind>> = {
  ".png": { mediaType: "image/png", phrase: "a PNG picture", matches: begins("\x89PNG\r\n\x1a\n") },
  ".jpg": jpeg,
  ".jpeg": jpeg,
  ".gif": { mediaType: "image/gif", phrase: "a GIF picture", matches: begins("GIF87a", "GIF89a") },
  ".webp": { mediaType: "image/webp", phrase: "a WebP picture", matches: webp },
};
const pdf: Kind = { mediaType: "application/pdf", phrase: "a PDF", matches: begins("%PDF-") };
/** Media types of texts by extension; default: plain text. */
const texts: Readonly<Record<string, string>> = {
  ".md": "text/markdown",
  ".markdown": "text/markdown",
  ".csv": "text/csv",
  ".htm": "text/html",
  ".html": "text/html",
  ".css": "text/css",
  ".xml": "text/xml",
};

/**
 * Reads the pictures and files of a message: a text among them is a path. Other values stay unchanged.
 * @throws DriftlineError `usage` with every file that cannot be sent
 */
export async function withAttachments(input: Values): Promise<Values> {
  const problems: Problem[] = [];
  let totalBytes = 0;
  const read = async (value: unknown, encode: (file: string, bytes: Buffer) => unknown): Promise<unknown> => {
    if (!Array.isArray(value)) return value; // the schema reports it
    const items: unknown[] = [];
    for (const item of value) {
      if (typeof item !== "string") items.push(item);
      else
        try {
          const bytes = await bytesOf(item);
          totalBytes += bytes.length;
          if (totalBytes > MAX_TOGETHER) throw refuse(item, `makes them more than ${mebibytes(MAX_TOGETHER)} together`);
          items.push(encode(item, bytes));
        } catch (error) {
          if (!(error instanceof DriftlineError)) throw error;
          problems.push(...error.problems);
        }
    }
    return items;
  };
  const images = await read(input["images"], picture);
  const files = await read(input["files"], document);
  if (problems.length > 0) throw new DriftlineError("usage", problems);
  return { ...input, ...("images" in input && { images }), ...("files" in input && { files }) };
}

function picture(file: string, bytes: Buffer): unknown {
  const kind = pictures[extension(file)];
  if (!kind) throw refuse(file, "is not called as a picture is", "send .png, .jpg, .gif or .webp");
  if (!kind.matches(bytes)) throw refuse(file, `does not hold ${kind.phrase}`);
  return { type: "base64", mediaType: kind.mediaType, data: bytes.toString("base64") };
}

function document(file: string, bytes: Buffer): unknown {
  const data = bytes.toString("base64");
  // Send no folder: it reveals this machine, and has no meaning on the session's computer.
  const name = path.basename(file);
  if (extension(file) === ".pdf") {
    if (!pdf.matches(bytes)) throw refuse(file, `does not hold ${pdf.phrase}`);
    return { type: "base64", mediaType: pdf.mediaType, data, name };
  }
  const parsedData = textOf(bytes);
  if (parsedData === undefined) throw refuse(file, "is neither a PDF nor a text in UTF-8");
  return { type: "base64", mediaType: texts[extension(file)] ?? "text/plain", data, parsedData, name };
}

/** Returns bytes as text; undefined if they are not text. */
function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

function extension(file: string): string {
  return path.extname(file).toLowerCase();
}

async function bytesOf(file: string): Promise<Buffer> {
  const unread = (error: NodeJS.ErrnoException): never => {
    throw refuse(file, `cannot be read: ${reasonOf(error)}`);
  };
  if (file === "" || file.includes("\0")) throw refuse(file, "is not the path of a file");
  // Before opening: opening a pipe would block.
  if (!(await stat(file).catch(unread)).isFile()) throw refuse(file, "is not a file");
  const handle = await open(file).catch(unread);
  try {
    const bytes = Buffer.alloc(MAX_FILE + 1);
    let size = 0;
    while (size < bytes.length) {
      const { bytesRead } = await handle.read(bytes, size, bytes.length - size).catch(unread);
      if (bytesRead === 0) break;
      size += bytesRead;
    }
    if (size > MAX_FILE) throw refuse(file, `is larger than ${mebibytes(MAX_FILE)}`);
    if (size === 0) throw refuse(file, "is empty");
    return Buffer.from(bytes.subarray(0, size));
  } finally {
    await handle.close();
  }
}

function mebibytes(bytes: number): string {
  return `${bytes / 2 ** 20} MiB`;
}

function refuse(file: string, message: string, hint?: string): DriftlineError {
  return usageError(`messages.add: the file ${visible(clip(file, 200))} ${message}`, hint);
}
