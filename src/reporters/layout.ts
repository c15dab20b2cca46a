// Lines for a terminal: wrapped at spaces, measured in cells, each safe to stand in a runner's log.
import { cells, logLine, middle } from "../text.ts";

const codes = { bold: "1", dim: "2", red: "31", green: "32", yellow: "33", blue: "34", magenta: "35" } as const;
export type Colour = keyof typeof codes;

/** Paints a text, or leaves it as it is. Never asks the environment: the caller knows whether there is a terminal. */
export type Paint = (text: string, ...colours: readonly Colour[]) => string;

export function painter(color: boolean): Paint {
  if (!color) return (text) => text;
  return (text, ...colours) => `\u001b[${colours.map((colour) => codes[colour]).join(";")}m${text}\u001b[0m`;
}

/**
 * A text in lines of `width` cells. A word longer than a line is cut in its middle, never broken in two.
 * @param first what the first line begins with; the others are indented as far
 */
export function wrap(first: string, text: string, width: number): string[] {
  const indent = " ".repeat(cells(first));
  const room = Math.max(8, width - indent.length);
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const word of unbroken(text).split(" ")) {
    const fitted = middle(logLine(word.replaceAll(joint, " ")), room);
    const size = cells(fitted);
    if (line !== "" && used + 1 + size > room) {
      lines.push(line);
      [line, used] = [fitted, size];
    } else if (line === "") [line, used] = [fitted, size];
    else [line, used] = [`${line} ${fitted}`, used + 1 + size];
  }
  lines.push(line);
  return lines.map((one, i) => `${i === 0 ? first : indent}${one}`.trimEnd());
}

const joint = "\u00a0"; // never in the text: visible() has spelled out those of the data

/** A text whose times and secrets hold together. */
function unbroken(text: string): string {
  return text
    .replace(/(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/g, `$1${joint}$2${joint}UTC`)
    .replace(/\[secret (?=fp:)/g, `[secret${joint}`);
}

/** Two texts on one line, the second at its right end; on two lines when they do not fit. */
export function ends(left: string, right: string, width: number): string[] {
  const gap = width - cells(left) - cells(right);
  if (gap >= 2) return [`${left}${" ".repeat(gap)}${right}`];
  return [left, `${" ".repeat(Math.max(0, width - cells(right)))}${right}`];
}
