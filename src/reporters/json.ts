// The report itself. Never filtered: `view` says what the other formats show.
import { visibleJson } from "../text.ts";
import type { Reporter } from "./reporter.ts";

export const json: Reporter = (report) => `${visibleJson(JSON.stringify(report, null, 2))}\n`;
