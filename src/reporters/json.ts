// The complete report. Never filtered: `view` tells what the other formats show.
import { jsonPieces } from "./pieces.ts";
import type { Reporter } from "./reporter.ts";

export const json: Reporter<Iterable<string>> = (report) => jsonPieces(report);
