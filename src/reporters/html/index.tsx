// The report as a single HTML file that loads nothing. Preact escapes; parts.tsx makes data visible. Complete without
// scripts: the only script adds search and zoom. The page's policy allows the script and the style by their digests.
import { renderToString } from "preact-render-to-string";
import type { Reporter } from "../reporter.ts";
import { stateTitle } from "../wording/headline.ts";
import { usedLines } from "../wording/use.ts";
import { Access } from "./access.tsx";
import { Approvals } from "./approvals.tsx";
import script from "./client.script";
import { ControlView } from "./controls.tsx";
import { Diffs } from "./diffs.tsx";
import { Findings } from "./findings.tsx";
import { Coverage, Rules, Secrets } from "./inventory.tsx";
import { islandText } from "./island.ts";
import { Method } from "./method.tsx";
import { longDay, type HtmlPage, pageOf } from "./page.ts";
import { footStyle } from "./paper.tsx";
import { Editors, Exceptions } from "./people.tsx";
import { Register } from "./register.tsx";
import { Remediation } from "./remediation.tsx";
import { type Part, Shell } from "./shell.tsx";
import { style } from "./style.ts";
import { Timeline } from "./timeline/timeline.tsx";
import { Top, titleOf } from "./top.tsx";
import { UsedSection } from "./used.tsx";

/** The parts of the page, in order. To add a part, write it and add one line here. */
const partsOf = (page: HtmlPage): readonly Part[] => [
  ["timeline", "Timeline", <Timeline page={page} />],
  ["findings", "Findings", <Findings page={page} />],
  // Shown only if its data was requested.
  ...(usedLines(page.report).length > 0 ? [["used", "Used", <UsedSection page={page} />] as const] : []),
  ["changes", "Changes", <Register page={page} />],
  ["diffs", "Revisions", <Diffs page={page} />],
  ["editors", "Editors", <Editors page={page} />],
  ["access", "Access", <Access page={page} />],
  ["exceptions", "Exceptions", <Exceptions page={page} />],
  ["approvals", "Approvals", <Approvals page={page} />],
  ["remediation", "Time to remediate", <Remediation page={page} />],
  ["controls", "Controls", <ControlView page={page} />],
  ["rules", "Rules", <Rules page={page} />],
  ["secrets", "Secrets", <Secrets page={page} />],
  ["coverage", "Coverage", <Coverage page={page} />],
  ["method", "Method", <Method page={page} />],
];

/** The maximum length of the page, and the minimum left for the island. */
const MAX_PAGE = 2_850_000;
const MIN_ISLAND = 500_000;

/** The start tag of the island. Escaped data cannot contain it. */
const island = '<script type="application/json" id="data">';

/** Renders the whole report as one self-contained HTML document. */
export const html: Reporter = (report) => {
  const page = pageOf(report);
  const document = (
    <Shell
      title={titleOf(stateTitle(report), report.organization, longDay(report.asOf))}
      styles={[style, footStyle(report)]}
      script={script}
      skip={["findings", "findings"]}
      top={
        <>
          <div id="tools" class="in tools" />
          <Top page={page} />
        </>
      }
      parts={partsOf(page)}
      of={report}
    >
      <dialog id="keys" aria-labelledby="keys-title" />
      <script type="application/json" id="data" />
    </Shell>
  );
  const shell = renderToString(document);
  const at = shell.lastIndexOf(island) + island.length;
  const text = islandText(page, Math.max(MIN_ISLAND, MAX_PAGE - shell.length));
  return `<!doctype html>\n${shell.slice(0, at)}${text}${shell.slice(at)}\n`;
};
