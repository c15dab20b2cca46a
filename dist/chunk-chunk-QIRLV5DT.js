import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

// src/errors.ts
var exits = {
  usage: 2,
  // an argument, an input, a missing file or key
  config: 2,
  // driftline.yaml
  policy: 2,
  // a policy file
  incomplete: 3,
  // evidence or delivery that did not arrive whole
  tampered: 4,
  // a ledger that is not what was written
  leak: 5,
  // an output failed its own leak check
  internal: 5
};
var DriftlineError = class extends Error {
  /** What went wrong: its kind, or a word of a class that says more. */
  code;
  #kind;
  problems;
  /** @param problems what is wrong; several are shown at once, in this order */
  constructor(code, problems) {
    const list = typeof problems === "string" ? [{ message: problems }] : Array.isArray(problems) ? problems : [problems];
    super(list.map(describe).join("\n"));
    this.name = "DriftlineError";
    this.code = this.#kind = code;
    this.problems = list;
  }
  get exitCode() {
    return exits[this.#kind];
  }
};
function describe(problem) {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== void 0).join(":");
  const lines = [`${place ? `${place}: ` : ""}${problem.message}${problem.hint ? `; ${problem.hint}` : ""}`];
  return [...lines, ...(problem.excerpt ?? []).map((line) => `  ${line}`)].join("\n");
}
function nearest(word, candidates) {
  let best;
  let bestDistance = Infinity;
  const wanted = word.toLowerCase();
  for (const candidate of candidates) {
    const distance = edits(wanted, candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  const allowed = Math.max(1, Math.floor(Math.max(word.length, best?.length ?? 0) / 3));
  return bestDistance <= allowed ? best : void 0;
}
function didYouMean(word, candidates) {
  const found = nearest(word, candidates);
  return found === void 0 ? void 0 : `did you mean "${found}"?`;
}
function edits(a, b) {
  if (Math.abs(a.length - b.length) > 8 || a.length > 80 || b.length > 80) return Infinity;
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2] + 1);
      row.push(best);
    }
    [before, last] = [last, row];
  }
  return last[b.length];
}

export {
  DriftlineError,
  nearest,
  didYouMean,
  edits
};
