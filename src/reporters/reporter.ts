// What a reporter is: one output format, a pure function from a report to a text that ends in a newline.
import type { Report } from "../model/report.ts";

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

export type Reporter = (report: Readonly<Report>, options?: RenderOptions) => string;
