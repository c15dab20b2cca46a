// Path globs, segment by segment: `*` within one, `**` across any number. Work grows with the product of the lengths only.
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

/** Whether a text has a character that stands for others in a glob. */
export function isGlob(text: string): boolean {
  return /[*?[\]]/.test(text);
}

/** Whether a segment's pattern could take a regular expression long to decide. */
export function isCostly(segment: string): boolean {
  return /[?[\]]/.test(segment) && segment.split("*").length > 3;
}

function segmentTest(pattern: string): (segment: string) => boolean {
  if (!isGlob(pattern)) return (segment) => segment === pattern;
  // To picomatch a bar is an alternative, a quote is nothing, and so on: what is no wildcard stands for itself.
  const escaped = pattern.replace(/[|"+]|(?<!\[)\^|\[(?!.[^\]]*\])/gs, "\\$&");
  const test = /[?[\]]/.test(pattern) ? picomatch(escaped, options) : (text: string) => globMatches(pattern, text);
  return (segment) => segment !== ".." && test(segment);
}

/** A test whether the segments of a path match those of a glob from end to end. */
export function pathGlob(pattern: readonly string[]): (path: readonly string[]) => boolean {
  const tests = pattern.map((segment) => (segment === "**" ? "any" : segmentTest(segment)));
  return (path) => {
    // As with the stars of a text: only the last `**` passed ever has to give way.
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

/** Whether some path lies at or below what both globs match. Classes and `?` are taken for `*`: rather too much than too little. */
export function pathsMeet(a: readonly string[], b: readonly string[]): boolean {
  // row[j]: whether a[i..] and b[j..] can meet; where one ends, the rest of the other lies below it.
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
