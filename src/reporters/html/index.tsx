// The report as a single HTML file that loads nothing. Preact escapes; parts.tsx makes data visible. Complete without
// scripts: the only script adds search and zoom. The page's policy allows the script and the style by their digests.
import type { JSX } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Reporter } from "../reporter.ts";
import { stateTitle } from "../wording/headline.ts";
import { usedLines } from "../wording/use.ts";
import { disclaimer } from "../wording/words.ts";
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
import { policyOf } from "./policy.ts";
import { Register } from "./register.tsx";
import { Remediation } from "./remediation.tsx";
import { style } from "./style.ts";
import { Timeline } from "./timeline/timeline.tsx";
import { Top, titleOf } from "./top.tsx";
import { Used } from "./used.tsx";

/** The sections of the page by id, in order. To add a section, write its part and add one line here. */
const sections: readonly (readonly [string, string, (props: { page: HtmlPage }) => JSX.Element])[] = [
  ["timeline", "Timeline", Timeline],
  ["findings", "Findings", Findings],
  ["used", "Used", Used],
  ["changes", "Changes", Register],
  ["diffs", "Revisions", Diffs],
  ["editors", "Editors", Editors],
  ["access", "Access", Access],
  ["exceptions", "Exceptions", Exceptions],
  ["approvals", "Approvals", Approvals],
  ["remediation", "Time to remediate", Remediation],
  ["controls", "Controls", ControlView],
  ["rules", "Rules", Rules],
  ["secrets", "Secrets", Secrets],
  ["coverage", "Coverage", Coverage],
  ["method", "Method", Method],
];

/** The maximum length of the page, and the minimum left for the island. */
const MAX_PAGE = 2_850_000;
const MIN_ISLAND = 500_000;

/** Renders the whole report as one self-contained HTML document. */
export const html: Reporter = (report) => {
  const page = pageOf(report);
  const title = titleOf(stateTitle(report), report.organization, longDay(report.asOf));
  const shell = renderToString(<Document page={page} title={title} />);
  const at = shell.lastIndexOf(island) + island.length;
  const text = islandText(page, Math.max(MIN_ISLAND, MAX_PAGE - shell.length));
  return `<!doctype html>\n${shell.slice(0, at)}${text}${shell.slice(at)}\n`;
};

/** The start tag of the island. Escaped data cannot contain it. */
const island = '<script type="application/json" id="data">';

function Document({ page, title }: { page: HtmlPage; title: string }): JSX.Element {
  // The section of use is shown only if its data was requested.
  const isAsked = usedLines(page.report).length > 0;
  const shownSections = sections.filter(([id]) => id !== "used" || isAsked);
  const foot = footStyle(page.report);
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policyOf(script, style, foot)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
        <style dangerouslySetInnerHTML={{ __html: foot }} />
      </head>
      <body>
        <a class="skip" href="#findings">
          Skip to the findings
        </a>
        <div id="tools" class="in tools" />
        <Top page={page} />
        <nav aria-label="Sections">
          <ul class="in">
            {shownSections.map(([id, name]) => (
              <li>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main class="in">
          {shownSections.map(([, , Part]) => (
            <Part page={page} />
          ))}
        </main>
        <footer class="in">
          <p>
            {disclaimer} Made by driftline; verdict {page.report.verdict}, exit code {page.report.exitCode}.
          </p>
        </footer>
        <dialog id="keys" aria-labelledby="keys-title" />
        <script type="application/json" id="data" />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
