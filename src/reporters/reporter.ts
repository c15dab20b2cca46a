// A reporter: one output format, a pure function from a report to a text that ends in a newline, or to a folder of such
// texts.
import type { Fleet } from "../model/fleet.ts";
import type { Report } from "../model/report/index.ts";
import type { Files, RenderedText } from "./pieces.ts";

export interface RenderOptions {
  /** Whether to use colours, for a terminal. */
  readonly color?: boolean;
  /** The width in cells, for a terminal. */
  readonly width?: number;
  /** Whether to show only the verdict and the counts, for a public place. */
  readonly countsOnly?: boolean;
  /** The maximum of findings to show, worst first, if there is little room. The others are counted. */
  readonly results?: number;
}

/** Renders a report to a whole text, or to pieces if the text grows with the history. */
export type Reporter<Made extends RenderedText | Files = string> = (
  report: Readonly<Report>,
  options?: RenderOptions,
) => Made;

/** Renders a fleet report, as a reporter does a report. */
export type FleetReporter<Made extends RenderedText = string> = (
  fleet: Readonly<Fleet>,
  options?: Pick<RenderOptions, "color" | "width">,
) => Made;
