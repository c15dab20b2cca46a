// Errors as annotations of a workflow run, each at its line if it is about a file.
import { randomBytes } from "node:crypto";
import type { DriftlineError, Problem } from "../errors.ts";
import { annotation, annotationProperty, clip, indentOf, logLine, visible } from "../text.ts";
import { count } from "../words.ts";

/** The runner keeps ten errors of a step, and cuts longer messages. */
const MAX_ERRORS = 10;
const MAX_MESSAGE = 1000;

/** Returns the error as commands of the runner. Problems without room come before them, as text in the log. */
export function errorLines(error: DriftlineError): string {
  const { problems } = error;
  const [first, left] =
    problems.length > MAX_ERRORS
      ? [problems.slice(0, MAX_ERRORS - 1), problems.length - MAX_ERRORS + 1]
      : [problems, 0];
  const more = left > 0 ? [command([], `and ${count(left, "more error")}, which the log of this step lists`)] : [];
  const hasMore = left > 0 || problems.some(({ excerpt = [] }) => excerpt.length > 0);
  return [
    ...(hasMore ? inert(error.message) : []),
    ...first.map((problem) => lineOf(problem, error.code === "tampered")),
    ...more,
  ]
    .map((line) => `${line}\n`)
    .join("");
}

/** @param isOfLedger whether its files are a ledger's, which is not part of the checkout */
function lineOf(problem: Problem, isOfLedger: boolean): string {
  const place = isOfLedger ? [] : placeOf(problem);
  const { file, line, column, message, hint } = problem;
  // If the annotation has no place, the message states it.
  const at = place.length === 0 && file !== undefined ? `${[file, line, column].filter(Boolean).join(":")}: ` : "";
  return command(place, `${at}${message}${hint === undefined ? "" : `; ${hint}`}`);
}

function command(place: readonly string[], message: string): string {
  return `::error ${[...place, "title=Driftline"].join(",")}::${annotation(clip(message, MAX_MESSAGE))}`;
}

/** Returns file, line and column; nothing for packs and for file names that need escaping. */
function placeOf({ file, line, column }: Problem): string[] {
  if (file === undefined || /^$|^pack:/.test(file) || visible(file) !== file) return [];
  const position = Object.entries({ line, col: column }).filter(([, n]) => n !== undefined);
  return [`file=${annotationProperty(file)}`, ...position.map(([name, n]) => `${name}=${n}`)];
}

/** Wraps lines so that the runner takes none of them for a command. */
function inert(text: string): string[] {
  const token = randomBytes(16).toString("hex");
  const lines = text.split("\n").map((line) => `${indentOf(line)}${logLine(visible(line.trim()))}`);
  return [`::stop-commands::${token}`, ...lines, `::${token}::`];
}
