// The difference of two long texts: their common start and end, and the parts in between.

interface TextDifference {
  readonly start: string;
  readonly removed: string;
  readonly added: string;
  readonly end: string;
}

/** Returns the difference, split at white space if possible; undefined for short texts. */
export function textDifference(before: string, after: string): TextDifference | undefined {
  if (before.length + after.length <= 160 || before === after) return undefined;
  const [old, now] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < most - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++;
  return {
    start: old.slice(0, head).join(""),
    removed: old.slice(head, old.length - tail).join(""),
    added: now.slice(head, now.length - tail).join(""),
    end: old.slice(old.length - tail).join(""),
  };
}
