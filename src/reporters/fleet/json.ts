// The complete fleet report.
import { jsonPieces } from "../pieces.ts";
import type { FleetReporter } from "./reporter.ts";

export const json: FleetReporter<Iterable<string>> = (fleet) => jsonPieces(fleet);
