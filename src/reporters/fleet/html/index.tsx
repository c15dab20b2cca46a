// The fleet report as a single HTML file that loads nothing. It shares parts and style with the report. Complete
// without scripts: the only script filters. The page's policy allows the script and the style by their digests.
import { renderToString } from "preact-render-to-string";
import { longDay } from "../../html/page.ts";
import { type Part, Shell } from "../../html/shell.tsx";
import { titleOf } from "../../html/top.tsx";
import { capitalizeText } from "../../wording/phrase.ts";
import type { FleetReporter } from "../../reporter.ts";
import script from "./client.script";
import { Heat } from "./heat.tsx";
import { pageOf } from "./page.ts";
import { Organizations } from "./organizations.tsx";
import { Method, Policies } from "./policies.tsx";
import { Rules } from "./rules.tsx";
import { style } from "./style.ts";
import { Top } from "./top.tsx";
import { hasTrend, Trend } from "./trend.tsx";

/** Renders the whole fleet as one self-contained HTML document. To add a part of the page, write it and add one line here. */
export const fleetHtml: FleetReporter = (fleet) => {
  const page = pageOf(fleet);
  const parts: readonly Part[] = [
    ["heat", "Heat map", <Heat page={page} />],
    ["organizations", "Organizations", <Organizations fleet={fleet} />],
    ...(hasTrend(fleet) ? [["trend", "Trend", <Trend fleet={fleet} />] as const] : []),
    ["rules", "Rules", <Rules page={page} />],
    ["policies", "Policies", <Policies fleet={fleet} />],
    ["method", "Method", <Method fleet={fleet} />],
  ];
  const document = (
    <Shell
      title={titleOf(capitalizeText(fleet.verdict), "fleet", longDay(fleet.asOf))}
      styles={[style]}
      script={script}
      skip={["heat", "heat map"]}
      top={<Top fleet={fleet} />}
      parts={parts}
      of={fleet}
    />
  );
  return `<!doctype html>\n${renderToString(document)}\n`;
};
