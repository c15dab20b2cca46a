// What a reporter is: one output format, a pure function from a report to a text that ends in a newline, or to a folder of
// such texts.
import type { Report } from "../model/report/index.ts";
import type { Files, Rendered } from "./pieces.ts";

export interface RenderOptions {
  /** Colours, for a terminal. */
  readonly color?: boolean;
  /** Cells in a line, for a terminal. */
  readonly width?: number;
  /** Only the verdict and the counts: what a public place may show. */
  readonly countsOnly?: boolean;
  /** The most findings to show, the worst first, in a place with little room. What is left out is counted. */
  readonly results?: number;
}

/** Gives its text whole; one whose text grows with the history gives pieces. */
export type Reporter<Made extends Rendered | Files = string> = (
  report: Readonly<Report>,
  options?: RenderOptions,
) => Made;
