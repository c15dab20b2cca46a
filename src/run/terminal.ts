// What the terminal can show.
import type { Hear, Progress } from "../model/progress.ts";
import type { RenderOptions } from "../reporters/index.ts";

/** Colours and width of standard output. */
export function renderOptions(color: boolean | undefined): RenderOptions {
  const { isTTY, columns } = process.stdout;
  const isWanted = color !== false && !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb";
  return { color: isTTY === true && isWanted, width: columns ?? 80 };
}

const clear = "\r\u001b[2K";

/**
 * Shows on a terminal that something goes on, and takes the line back when it is over.
 * @param work may tell how far it is; `undefined` where nobody looks
 */
export async function withProgress<T>(
  what: string,
  quiet: boolean | undefined,
  work: (progress: Hear | undefined) => Promise<T>,
): Promise<T> {
  if (quiet || process.stderr.isTTY !== true) return work(undefined);
  process.stderr.write(`${what} …`);
  try {
    return await work((progress) => process.stderr.write(`${clear}${progressWords(progress)} …`));
  } finally {
    process.stderr.write(clear);
  }
}

/** `judging 1,200 of 10,000 revisions`. */
export function progressWords({ phase, done, of }: Progress): string {
  const [some, all] = [done, of].map((number) => number?.toLocaleString("en-US"));
  return `${phase} ${all === undefined ? some : `${some} of ${all}`} revisions`;
}
