// Pages, as with git: what is longer than the terminal goes through the reader's pager.
import { spawn } from "node:child_process";
import { note } from "./output.ts";

let isRefused = false;

/** From now on nothing is paged. */
export function refusePager(): void {
  isRefused = true;
}

/** What decides whether there is a pager. */
interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether standard input and standard output are both a terminal. */
  readonly isTerminal: boolean;
  /** How many lines the terminal shows. */
  readonly rows: number | undefined;
}

/**
 * The words of the pager's command line for a text: DRIFTLINE_PAGER, else PAGER, else `less`. No shell reads them.
 * @returns undefined for a text that is written as it is
 */
export function pagerOf(text: string, { env, isTerminal, rows }: Terminal): readonly string[] | undefined {
  if (isRefused || !isTerminal || rows === undefined || env["TERM"] === "dumb" || env["CI"]) return undefined;
  if (text.split("\n").length <= rows) return undefined;
  const words = (env["DRIFTLINE_PAGER"] ?? env["PAGER"] ?? "less").split(/\s+/).filter((word) => word !== "");
  return words.length === 0 || words.join() === "cat" ? undefined : words;
}

/** The terminal of this process. */
export function ownTerminal(): Terminal {
  const { env, stdout } = process;
  // Standard input is opened when it is first looked at, which takes time.
  return { env, isTerminal: stdout.isTTY === true && process.stdin.isTTY === true, rows: stdout.rows };
}

/**
 * Shows a text in a pager, and waits until the reader has left it.
 * @returns whether the pager ran; if it cannot be started, a note says so
 */
export async function page([command = "", ...args]: readonly string[], text: string): Promise<boolean> {
  // Ctrl-C is the pager's: it stops a search, and the exit code stays that of the work.
  const ignore = () => {};
  process.on("SIGINT", ignore);
  try {
    return await new Promise((resolve) => {
      const { env } = process;
      const child = spawn(command, args, {
        stdio: ["pipe", "inherit", "inherit"],
        env: { ...env, LESS: env["LESS"] ?? "FRX", LV: env["LV"] ?? "-c" },
      });
      child.once("error", ({ message }) => {
        note(`the pager cannot be started: ${message}`);
        resolve(false);
      });
      child.once("close", () => resolve(true));
      // A reader may leave before the end.
      child.stdin.on("error", ignore);
      child.stdin.end(text);
    });
  } finally {
    process.off("SIGINT", ignore);
  }
}
