// Pages long output like git: text longer than the terminal goes through the user's pager.
import { isCi } from "./ci.ts";
import { note } from "./output.ts";

let isRefused = false;

/** Disables paging for the process. */
export function refusePager(): void {
  isRefused = true;
}

/** The facts that decide on paging. */
interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether standard input and standard output are both a terminal. */
  readonly isTerminal: boolean;
  /** The height of the terminal in lines. */
  readonly rows: number | undefined;
}

/**
 * Returns the pager's command line for a text: DRIFTLINE_PAGER, else PAGER, else `less`. No shell parses it.
 * @returns undefined if the text needs no pager
 */
export function pagerOf(text: string, { env, isTerminal, rows }: Terminal): readonly string[] | undefined {
  if (isRefused || !isTerminal || rows === undefined || env["TERM"] === "dumb" || isCi(env)) return undefined;
  if (text.split("\n").length <= rows) return undefined;
  const words = (env["DRIFTLINE_PAGER"] ?? env["PAGER"] ?? "less").split(/\s+/).filter((word) => word !== "");
  return words.length === 0 || words.join() === "cat" ? undefined : words;
}

export function ownTerminal(): Terminal {
  const { env, stdout } = process;
  // Check standard input last: the first access opens it, which takes time.
  return { env, isTerminal: stdout.isTTY === true && process.stdin.isTTY === true, rows: stdout.rows };
}

/**
 * Shows a text in a pager, and waits until the user leaves it.
 * @returns whether the pager ran; if it cannot be started, writes a note
 */
export async function page([command = "", ...args]: readonly string[], text: string): Promise<boolean> {
  // Loaded here, because it takes time and most commands start no program.
  const { spawn } = await import("node:child_process");
  // Ctrl-C belongs to the pager: it stops a search, and must not change the exit code.
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
      // The user may leave before the end.
      child.stdin.on("error", ignore);
      child.stdin.end(text);
    });
  } finally {
    process.off("SIGINT", ignore);
  }
}
