// The fleet report itself.
import { visibleJson } from "../../text.ts";
import type { FleetReporter } from "./reporter.ts";

export const json: FleetReporter = (fleet) => `${visibleJson(JSON.stringify(fleet, null, 2))}\n`;
