// An event from standard input, within bounds of size and time: an agent waits for its hooks.
import type { Readable } from "node:stream";
import type { Arrival } from "./record.ts";

/**
 * Reads a stream to its end, or for as long as is waited.
 * @param most bytes that are kept, and one more; all of them are taken, so that who writes is not broken off
 * @param milliseconds after which what has arrived is all there is
 */
export function readWithin(stream: Readable, most: number, milliseconds: number): Promise<Arrival> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let [size, length] = [0, 0];
    const finish = (ended: boolean) => {
      clearTimeout(timer);
      stream.off("data", take);
      stream.destroy();
      resolve({ bytes: Buffer.concat(chunks), size, ended });
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      const part = chunk.subarray(0, most + 1 - length);
      length += part.length;
      if (part.length > 0) chunks.push(part);
    };
    const timer = setTimeout(() => finish(false), milliseconds);
    stream.on("data", take);
    stream.once("end", () => finish(true));
    // Input that cannot be read, or is none, is an end as well.
    stream.on("error", () => finish(true));
  });
}
