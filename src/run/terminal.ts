// What the terminal can show.
import type { RenderOptions } from "../reporters/index.ts";

/** Colours and width of standard output. */
export function renderOptions(color: boolean | undefined): RenderOptions {
  const { isTTY, columns } = process.stdout;
  const wanted = color !== false && !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb";
  return { color: isTTY === true && wanted, width: columns ?? 80 };
}

/** Shows on a terminal that something goes on, and takes the line back when it is over. */
export async function withProgress<T>(what: string, quiet: boolean | undefined, work: () => Promise<T>): Promise<T> {
  if (quiet || process.stderr.isTTY !== true) return work();
  process.stderr.write(`${what} …`);
  try {
    return await work();
  } finally {
    process.stderr.write("\r\u001b[2K");
  }
}
