// Lines for a terminal: wrapped at spaces, measured in cells, and safe in a runner's log.
import type { Severity } from "../../model/severity.ts";
import type { HeadlineState } from "./headline.ts";
import { cells, logLine, middle } from "../../text.ts";
import type { RenderOptions } from "../reporter.ts";

const codes = { bold: "1", dim: "2", red: "31", green: "32", yellow: "33", blue: "34", magenta: "35" } as const;
export type Colour = keyof typeof codes;

/** Colours a text, or returns it unchanged. Does not read the environment: the caller decides. */
export type Paint = (text: string, ...colours: readonly Colour[]) => string;

/** A shape, readable in grey, and its colours. */
interface Mark {
  readonly glyph: string;
  readonly colours: readonly Colour[];
}

export const severityMarks: Record<Severity, Mark> = {
  critical: { glyph: "⬣", colours: ["bold", "magenta"] },
  high: { glyph: "▲", colours: ["red"] },
  medium: { glyph: "◆", colours: ["yellow"] },
  low: { glyph: "▪", colours: ["blue"] },
  info: { glyph: "○", colours: ["dim"] },
};

export const stateMarks: Record<HeadlineState, Mark> = {
  compliant: { glyph: "✓", colours: ["bold", "green"] },
  drifted: { glyph: "▲", colours: ["bold", "red"] },
  incomplete: { glyph: "◐", colours: ["bold", "magenta"] },
  tampered: { glyph: "⬣", colours: ["bold", "magenta"] },
  nothing: { glyph: "○", colours: ["dim"] }, // never green: nothing was evaluated
};

function paintText(text: string, ...colours: readonly Colour[]): string {
  return `\u001b[${colours.map((colour) => codes[colour]).join(";")}m${text}\u001b[0m`;
}

export interface Screen {
  /** In cells. */
  readonly width: number;
  readonly paint: Paint;
}

/** @param least the minimum width */
export function screenOf({ width = 80, color = false }: RenderOptions, least = 60): Screen {
  return { width: Math.max(least, width), paint: color ? paintText : (text) => text };
}

/** Joins blocks of lines to a text, with a blank line between them. Skips empty blocks. */
export function textOf(blocks: readonly (readonly string[])[]): string {
  const texts = blocks.filter((block) => block.length > 0).map((block) => block.join("\n"));
  return `${texts.join("\n\n")}\n`;
}

/**
 * Wraps a text to lines of `width` cells.
 * @param first the start of the first line; the others are indented by its width
 * @param long what to do with a word longer than a line: cut its middle, or split it
 */
export function wrap(first: string, text: string, width: number, long: "cut" | "whole" = "cut"): string[] {
  const indent = " ".repeat(cells(first));
  const room = Math.max(8, width - indent.length);
  const lines: string[] = [];
  let line = "";
  let usedCells = 0;
  const fit = (word: string) => (long === "cut" ? [middle(logLine(word), room)] : pieces(word, room));
  const words = unbroken(text)
    .split(" ")
    .flatMap((word) => fit(word.replaceAll(joint, " ")));
  for (const part of words) {
    const size = cells(part);
    if (line !== "" && usedCells + 1 + size > room) {
      lines.push(line);
      [line, usedCells] = [part, size];
    } else if (line === "") [line, usedCells] = [part, size];
    else [line, usedCells] = [`${line} ${part}`, usedCells + 1 + size];
  }
  lines.push(line);
  return lines.map((text, i) => `${i === 0 ? first : indent}${text}`.trimEnd());
}

/** Splits a word into pieces of at most `room` cells, none of which can start a runner's command. */
function pieces(word: string, room: number): string[] {
  if (cells(logLine(word)) <= room) return [logLine(word)];
  const escaped = cells(logLine("::")) - cells("::");
  const most = word.includes("::") ? room - escaped : room;
  const rows: string[] = [];
  let piece = "";
  let usedCells = 0;
  for (const character of word) {
    const size = cells(character);
    if (usedCells + size > most) {
      rows.push(piece);
      [piece, usedCells] = ["", 0];
    }
    piece += character;
    usedCells += size;
  }
  return [...rows, piece].map(logLine);
}

const joint = "\u00a0"; // never in the text: visible() has escaped it in data

/** Joins times, secrets, and signs with their values by non-breaking spaces. */
function unbroken(text: string): string {
  return text
    .replace(/(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::[\d.]+)?) UTC/g, `$1${joint}$2${joint}UTC`)
    .replace(/\[secret (?=fp:)/g, `[secret${joint}`)
    .replace(/(?<=^|[,:] )([+−]) /g, `$1${joint}`);
}

/** Puts two texts on one line, the second at its right end; on two lines if they do not fit. */
export function ends(left: string, right: string, width: number): string[] {
  const gap = width - cells(left) - cells(right);
  if (gap >= 2) return [`${left}${" ".repeat(gap)}${right}`];
  return [left, `${" ".repeat(Math.max(0, width - cells(right)))}${right}`];
}
