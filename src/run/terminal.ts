// The capabilities of the terminal, and progress on it.
import { fstatSync } from "node:fs";
import type { Hear, Progress } from "../model/progress.ts";
import type { RenderOptions } from "../reporters/index.ts";
import { isCi } from "./ci.ts";
import { canRedraw, note, noteAbove } from "./output.ts";

/** Returns colours and width of standard output. @param color the option, which precedes the environment */
export function renderOptions(color: boolean | undefined): RenderOptions {
  return { color: color ?? isColored(process.env), width: process.stdout.columns ?? 80 };
}

/** Whether to use colours: as the environment demands, else for terminals and logs of CI services. */
function isColored(env: NodeJS.ProcessEnv): boolean {
  if (env["NO_COLOR"]) return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  if (env["TERM"] === "dumb") return false;
  return process.stdout.isTTY === true || (isCi(env) && !fstatSync(process.stdout.fd).isFile());
}

const clear = "\r\u001b[2K";
/** Milliseconds between two progress lines without a terminal. */
const EVERY = 10_000;

/** How much is written to standard error. */
export interface Loudness {
  readonly quiet?: boolean | undefined;
  readonly verbose?: boolean | undefined;
}

/**
 * Reports progress: on a terminal in a line that is redrawn and removed, elsewhere in a line every ten seconds. With
 * `verbose`, also reports the time of each finished phase.
 * @param work receives a callback for progress; `undefined` if quiet
 */
export async function withProgress<T>(
  label: string,
  { quiet, verbose }: Loudness,
  work: (progress: Hear | undefined) => Promise<T>,
): Promise<T> {
  if (quiet) return work(undefined);
  const isTerminal = canRedraw();
  const start = Date.now();
  let words = () => label;
  let lastNote = start;
  let phase: { readonly name: string; readonly start: number } | undefined;
  const hasPassed = () => {
    if (verbose) noteAbove(`${phase?.name ?? label}: ${Date.now() - (phase?.start ?? start)} ms`);
  };
  const tell = () => {
    const now = Date.now();
    if (isTerminal) process.stderr.write(`${clear}${words()} … ${Math.floor((now - start) / 1000)} s`);
    else if (now - lastNote >= EVERY) {
      lastNote = now;
      note(`${words()}, ${Math.floor((now - start) / 1000)} s so far`);
    }
  };
  if (isTerminal) tell();
  // While waiting for the service, no progress is reported.
  const timer = setInterval(tell, isTerminal ? 1000 : EVERY);
  try {
    return await work((progress) => {
      if (phase?.name !== progress.phase) {
        hasPassed();
        phase = { name: progress.phase, start: Date.now() };
      }
      const elapsed = Date.now() - phase.start;
      // Deferred: most are never shown, and the first formatting of a number takes as long as a hundred revisions.
      words = () => progressWords(progress, elapsed);
      tell();
    });
  } finally {
    clearInterval(timer);
    hasPassed();
    if (isTerminal) process.stderr.write(clear);
  }
}

/** Returns `judging 1,200 of 10,000 revisions, 900 a second`. @param elapsed milliseconds of this phase */
export function progressWords({ phase, done, of }: Progress, elapsed: number): string {
  const text = (number: number) => number.toLocaleString("en-US");
  const rate = elapsed < 1000 ? "" : `, ${text(Math.round((done * 1000) / elapsed))} a second`;
  return `${phase} ${of === null ? text(done) : `${text(done)} of ${text(of)}`} revisions${rate}`;
}
