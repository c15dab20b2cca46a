// Reads and inflates the body of an answer, up to a limit.
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { HttpFailure, REPORT } from "./failure.ts";

type Decoder = (body: Buffer, most: number) => Promise<Buffer>;

const plain: Decoder = async (body) => body;
const decoder = (inflate: (body: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>): Decoder => {
  return async (body, most) => (body.length === 0 ? body : inflate(body, { maxOutputLength: most }));
};
const gunzip = decoder(promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip));
// The requested encodings only. Another encoding would need its own limit on inflation.
const decoders = new Map([
  ["", plain],
  ["identity", plain],
  ["gzip", gunzip],
  ["x-gzip", gunzip],
]);

/**
 * Reads a body to its end.
 * @param most the limit in bytes, both before and after inflation
 * @throws HttpFailure if it is larger or cannot be inflated; the connection's error if it breaks off
 */
export function bodyOf(reply: IncomingMessage, most: number): Promise<Buffer> {
  return new Promise<Buffer>((resolve, reject) => {
    reply.on("error", reject);
    const inflate = decoders.get((reply.headers["content-encoding"] ?? "").trim().toLowerCase());
    if (!inflate)
      return reject(new HttpFailure("encoding", "the answer has an unsupported compression", false, { hint: REPORT }));
    const chunks: Buffer[] = [];
    let size = 0;
    reply.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) reject(tooLarge(most));
      else chunks.push(chunk);
    });
    reply.once("end", () => {
      inflate(Buffer.concat(chunks), most).then(resolve, (error: NodeJS.ErrnoException) =>
        reject(
          error.code === "ERR_BUFFER_TOO_LARGE"
            ? tooLarge(most)
            : new HttpFailure("encoding", "the answer could not be decompressed", true),
        ),
      );
    });
    return undefined;
  });
}

function tooLarge(most: number): HttpFailure {
  return new HttpFailure("too-large", `the answer is larger than the ${most / 2 ** 20} MiB that are read`, false, {
    hint: REPORT,
  });
}
