// The only error class. A message names the step and the place, and never contains a value that may be secret.

/** The kinds of errors, with the exit code of each. */
const exits = {
  usage: 2, // an argument, an input, a missing file or key
  config: 2, // driftline.yaml
  policy: 2, // a policy file
  incomplete: 3, // evidence or delivery that did not arrive whole
  tampered: 4, // a ledger that is not what was written
  leak: 5, // an output failed its own leak check
  internal: 5,
} as const;

type ErrorCode = keyof typeof exits;

/** Returns the system's code of an error, such as ENOENT; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** The system's codes of files, in words that complete "it cannot be read: …". */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  ENOTDIR: "a part of its path is a file, not a folder",
  EISDIR: "it is a folder",
  EEXIST: "something else stands in its place",
  EACCES: "access is denied",
  EPERM: "access is denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "it would be larger than the system allows",
  EIO: "the disk has an error",
  EMFILE: "too many files are open",
  ENFILE: "too many files are open",
  ENAMETOOLONG: "its name is too long",
  ENXIO: "nobody reads the pipe",
  ELOOP: "its links lead in a circle",
};

/** Returns why the system refused a file, in words; the code itself if it is a rare one. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return code === undefined ? "the system gave no reason" : (reasons[code] ?? `error ${code}`);
}

/** Returns the message of an error; any other thrown value as text. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** One problem, with its place and, if there is one, its remedy. */
export interface Problem {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly message: string;
  /** A stable identifier for programs, for problems that are part of the report. */
  readonly code?: string;
  readonly revision?: number;
  readonly hint?: string;
  /** The offending source line, with a caret line under it. */
  readonly excerpt?: readonly string[];
}

/** Sorts the problems of one file by line and column; those of the file as a whole stand first. */
export function byLine(a: Problem, b: Problem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Returns a problem without the line of the file, which may contain a secret. */
export function withoutExcerpt({ excerpt: _, ...problem }: Problem): Problem {
  return problem;
}

export class DriftlineError extends Error {
  /** The kind of the error, or a more specific code of a subclass. */
  readonly code: string;
  readonly #kind: ErrorCode;
  readonly problems: readonly Problem[];

  /** @param problems what is wrong; all of them are shown, in this order */
  constructor(code: ErrorCode, problems: string | Problem | readonly Problem[]) {
    const problem = typeof problems === "string" ? { message: problems } : problems;
    const list: readonly Problem[] = "message" in problem ? [problem] : problem;
    super(list.map(describe).join("\n"));
    this.name = "DriftlineError";
    this.code = this.#kind = code;
    this.problems = list;
  }

  get exitCode(): 2 | 3 | 4 | 5 {
    return exits[this.#kind];
  }
}

/** Returns the error of an argument, an input, or a missing file or key. @param hint the right value, or what to do */
export function usageError(message: string, hint?: string): DriftlineError {
  return new DriftlineError("usage", hint === undefined ? message : { message, hint });
}

/** Returns the place of a problem, such as `p.yaml:3:5`; empty if it has none. */
export function problemPlace({ file, line, column }: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(":");
}

function describe(problem: Problem): string {
  const place = problemPlace(problem);
  const line = `${place ? `${place}: ` : ""}${problem.message}${problem.hint ? `; ${problem.hint}` : ""}`;
  // A line break in a name must not make a line of its own.
  return [line.replaceAll("\n", "\\u{a}"), ...(problem.excerpt ?? []).map((line) => `  ${line}`)].join("\n");
}

/**
 * Returns the candidate that a person most likely meant: the closest by edits (a swap of neighbours counts once), or else
 * the only one that begins with the word, or with which the word begins.
 * @returns undefined when the closest differs in more than one letter, and in a third of its letters or more
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Infinity;
  const lower = word.toLowerCase();
  const begun: string[] = [];
  for (const candidate of candidates) {
    const name = candidate.toLowerCase();
    if (isBegun(name, lower) || isBegun(lower, name)) begun.push(candidate);
    const distance = edits(lower, name);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  const length = Math.max(word.length, best?.length ?? 0);
  if (bestDistance <= 1 || bestDistance < length / 3) return best;
  return begun.length === 1 ? begun[0] : undefined;
}

/** The fewest letters of a word that is taken for the beginning of another. */
const SHORTEST = 3;

function isBegun(whole: string, start: string): boolean {
  return start.length >= SHORTEST && whole.startsWith(start);
}

/** Returns `did you mean "x"?`, or undefined if no candidate is close enough. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const match = nearest(word, candidates);
  return match === undefined ? undefined : `did you mean "${match}"?`;
}

/** Returns the optimal string alignment distance of two texts; Infinity if they are long or differ much in length. */
export function edits(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 8 || a.length > 80 || b.length > 80) return Infinity;
  const to = (row: readonly number[], j: number) => row[j] ?? Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(to(row, j - 1) + 1, to(last, j) + 1, to(last, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, to(before, j - 2) + 1);
      row.push(best);
    }
    [before, last] = [last, row];
  }
  return to(last, b.length);
}
