// The fleet report as a single HTML file that loads nothing. It shares parts and style with the report. Complete
// without scripts: the only script filters. The page's policy allows the script and the style by their digests.
import type { JSX } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Fleet } from "../../../model/fleet.ts";
import { longDay } from "../../html/page.ts";
import { policyOf } from "../../html/policy.ts";
import { titleOf } from "../../html/top.tsx";
import { capitalized } from "../../wording/phrase.ts";
import { disclaimer } from "../../wording/words.ts";
import type { FleetReporter } from "../reporter.ts";
import script from "./client.script";
import { Heat } from "./heat.tsx";
import { type FleetPage, pageOf } from "./page.ts";
import { Organizations } from "./organizations.tsx";
import { Method, Policies } from "./policies.tsx";
import { Rules } from "./rules.tsx";
import { style } from "./style.ts";
import { Top } from "./top.tsx";
import { hasTrend, Trend } from "./trend.tsx";

/** The sections of the page by id, in order. To add a section, write its part and add one line here. */
const sections: readonly (readonly [
  string,
  string,
  (props: { fleet: Readonly<Fleet>; page: FleetPage }) => JSX.Element,
])[] = [
  ["heat", "Heat map", Heat],
  ["organizations", "Organizations", Organizations],
  ["trend", "Trend", Trend],
  ["rules", "Rules", Rules],
  ["policies", "Policies", Policies],
  ["method", "Method", Method],
];

/** Renders the whole fleet as one self-contained HTML document. */
export const fleetHtml: FleetReporter = (fleet) => {
  const title = titleOf(capitalized(fleet.verdict), "fleet", longDay(fleet.asOf));
  return `<!doctype html>\n${renderToString(<Document fleet={fleet} title={title} />)}\n`;
};

function Document({ fleet, title }: { fleet: Readonly<Fleet>; title: string }): JSX.Element {
  const page = pageOf(fleet);
  const shownSections = sections.filter(([id]) => id !== "trend" || hasTrend(fleet));
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policyOf(script, style)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <a class="skip" href="#heat">
          Skip to the heat map
        </a>
        <Top fleet={fleet} />
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
            <Part fleet={fleet} page={page} />
          ))}
        </main>
        <footer class="in">
          <p>
            {disclaimer} Made by driftline; verdict {fleet.verdict}, exit code {fleet.exitCode}.
          </p>
        </footer>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
