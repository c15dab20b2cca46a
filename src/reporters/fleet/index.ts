// The registry of the fleet's formats, for help, choices and the contract test. To add a format, add a file and a line.
import type { RenderedText } from "../pieces.ts";
import type { FleetReporter } from "../reporter.ts";
import { namesIn } from "../../lists.ts";

interface Format {
  readonly says: string;
  readonly load: () => Promise<FleetReporter<RenderedText>>;
}

export const fleetReporters = {
  text: { says: "for a terminal", load: async () => (await import("./text.ts")).text },
  json: { says: "the whole fleet report", load: async () => (await import("../pieces.ts")).jsonPieces },
  markdown: { says: "for GitHub", load: async () => (await import("./markdown.ts")).markdown },
  html: { says: "one page to share", load: async () => (await import("./html/index.tsx")).fleetHtml },
  csv: { says: "the organizations, for a spreadsheet", load: async () => (await import("./csv.ts")).csv },
  "rules-csv": {
    says: "every rule in every organization, for a spreadsheet",
    load: async () => (await import("./rules-csv.ts")).rulesCsv,
  },
} satisfies Record<string, Format>;

export type FleetFormat = keyof typeof fleetReporters;

export const fleetFormats = namesIn(fleetReporters);
