// Path globs, segment by segment: `*` within a segment, `**` across segments. Takes time in the product of the lengths.
import picomatch from "picomatch";
import { globMatches, globsOverlap } from "./glob.ts";

const options = {
  nonegate: true,
  nobrace: true,
  noextglob: true,
  dot: true,
  windows: false,
  literalBrackets: false,
} as const;

/** Whether a text has a wildcard character of globs. */
export function isGlob(text: string): boolean {
  return /[*?[\]]/.test(text);
}

/** Whether the regular expression of a segment's pattern could take long. */
export function isCostly(segment: string): boolean {
  return /[?[\]]/.test(segment) && segment.split("*").length > 3;
}

function segmentTest(pattern: string): (segment: string) => boolean {
  if (!isGlob(pattern)) return (segment) => segment === pattern;
  // Escapes characters with a special meaning in picomatch that are not wildcards here (`|`, `"`, `+`, ...).
  const escaped = pattern.replace(/[|"+]|(?<!\[)\^|\[(?!.[^\]]*\])/gs, "\\$&");
  const test = /[?[\]]/.test(pattern) ? picomatch(escaped, options) : (text: string) => globMatches(pattern, text);
  return (segment) => segment !== ".." && test(segment);
}

/** Returns a test: do the segments of a path match the whole glob? */
export function pathGlob(pattern: readonly string[]): (path: readonly string[]) => boolean {
  const tests = pattern.map((segment) => (segment === "**" ? "any" : segmentTest(segment)));
  return (path) => {
    // Backtracks to the last `**` only, as globMatches does with `*`.
    let [p, t, star, resume] = [0, 0, -1, 0];
    while (t < path.length) {
      const test = tests[p];
      if (test === "any") [star, resume] = [p++, t];
      else if (test?.(path[t] ?? "")) [p, t] = [p + 1, t + 1];
      else if (star >= 0 && path[resume] !== "..") [p, t] = [star + 1, ++resume];
      else return false;
    }
    return tests.slice(p).every((test) => test === "any");
  };
}

/** Whether a path can be at or below matches of both globs. `?` and classes count as `*`: errs towards true. */
export function pathsMeet(a: readonly string[], b: readonly string[]): boolean {
  // row[j]: whether a[i..] and b[j..] can meet. Where one pattern ends, the rest of the other is below it.
  let row: boolean[] = Array.from({ length: b.length + 1 }, () => true);
  for (let i = a.length - 1; i >= 0; i--) {
    const next: boolean[] = [];
    next[b.length] = true;
    for (let j = b.length - 1; j >= 0; j--)
      next[j] =
        a[i] === "**" || b[j] === "**"
          ? row[j] === true || next[j + 1] === true
          : row[j + 1] === true && segmentsMeet(a[i] ?? "", b[j] ?? "");
    row = next;
  }
  return row[0] === true;
}

function segmentsMeet(a: string, b: string): boolean {
  const wide = (segment: string) => segment.replace(/\[\^?.[^\]]*\]|[?[\]]/gs, "*");
  return a === b || globsOverlap(wide(a), wide(b));
}
