// Reads an event from standard input, with limits on size and time, because the agent waits for its hooks.
import type { Readable } from "node:stream";
import type { Arrival } from "./record.ts";

/**
 * Reads a stream to its end, or until a timeout.
 * @param most bytes to keep, plus one; reads all bytes, so that the writer is not interrupted
 * @param milliseconds the timeout, after which the event counts as complete
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
    // A read error also ends the input.
    stream.on("error", () => finish(true));
  });
}
