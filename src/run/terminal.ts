// What the terminal can show.
import { fstatSync } from "node:fs";
import type { Hear, Progress } from "../model/progress.ts";
import type { RenderOptions } from "../reporters/index.ts";
import { note, noteAbove } from "./output.ts";

/** Colours and width of standard output. @param color what the option says, before the environment */
export function renderOptions(color: boolean | undefined): RenderOptions {
  return { color: color ?? isColored(process.env), width: process.stdout.columns ?? 80 };
}

/** Whether the environment asks for colours, or refuses them; else a terminal gets them, and the log of a CI service. */
function isColored(env: NodeJS.ProcessEnv): boolean {
  if (env["NO_COLOR"]) return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  if (env["TERM"] === "dumb") return false;
  return process.stdout.isTTY === true || (Boolean(env["CI"]) && !isFile(process.stdout.fd));
}

function isFile(fd: number): boolean {
  return fstatSync(fd).isFile();
}

const clear = "\r\u001b[2K";
/** Milliseconds between two lines where there is no terminal. */
const EVERY = 10_000;

/** How much is told on standard error. */
export interface Loudness {
  readonly quiet?: boolean | undefined;
  readonly verbose?: boolean | undefined;
}

/**
 * Tells that something goes on: on a terminal in a line that moves and goes away, elsewhere in a line every ten seconds.
 * When it is to be verbose, each phase is told with its time once it is over.
 * @param work may tell how far it is; `undefined` where nobody looks
 */
export async function withProgress<T>(
  what: string,
  { quiet, verbose }: Loudness,
  work: (progress: Hear | undefined) => Promise<T>,
): Promise<T> {
  if (quiet) return work(undefined);
  const isTerminal = process.stderr.isTTY === true;
  const start = Date.now();
  let words = () => what;
  let lastNote = start;
  let phase: { readonly name: string; readonly start: number } | undefined;
  const passed = () => {
    if (verbose) noteAbove(`${phase?.name ?? what}: ${Date.now() - (phase?.start ?? start)} ms`);
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
  // What waits for the service tells nothing by itself.
  const timer = setInterval(tell, isTerminal ? 1000 : EVERY);
  try {
    return await work((progress) => {
      if (phase?.name !== progress.phase) {
        passed();
        phase = { name: progress.phase, start: Date.now() };
      }
      const elapsed = Date.now() - phase.start;
      // Most are never shown, and the first number that is spelled takes as long as a hundred revisions.
      words = () => progressWords(progress, elapsed);
      tell();
    });
  } finally {
    clearInterval(timer);
    passed();
    if (isTerminal) process.stderr.write(clear);
  }
}

/** `judging 1,200 of 10,000 revisions, 900 a second`. @param elapsed milliseconds of this phase */
export function progressWords({ phase, done, of }: Progress, elapsed: number): string {
  const text = (number: number) => number.toLocaleString("en-US");
  const rate = elapsed < 1000 ? "" : `, ${text(Math.round((done * 1000) / elapsed))} a second`;
  return `${phase} ${of === null ? text(done) : `${text(done)} of ${text(of)}`} revisions${rate}`;
}
