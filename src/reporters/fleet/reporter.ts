// A fleet's reporter: one output format, a pure function from a fleet report to a text that ends in a newline.
import type { Fleet } from "../../model/fleet.ts";
import type { RenderedText } from "../pieces.ts";
import type { RenderOptions } from "../reporter.ts";

export type FleetReporter<Made extends RenderedText = string> = (
  fleet: Readonly<Fleet>,
  options?: Pick<RenderOptions, "color" | "width">,
) => Made;
