// One page of the fleet to hand on: everything in one file, nothing loaded, no script. It looks as the report does, with
// whose parts and style it is made.
import { createHash } from "node:crypto";
import type { JSX } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Fleet } from "../../../model/fleet.ts";
import { longDay } from "../../html/page.ts";
import { titleOf } from "../../html/top.tsx";
import { capitalized } from "../../wording/phrase.ts";
import { disclaimer } from "../../wording/words.ts";
import type { FleetReporter } from "../reporter.ts";
import { Heat } from "./heat.tsx";
import { Organizations } from "./organizations.tsx";
import { Method, Policies } from "./policies.tsx";
import { Rules } from "./rules.tsx";
import { style } from "./style.ts";
import { Top } from "./top.tsx";

/** The sections in their order on the page, by the id of each. Adding one: its part, and one line here. */
const sections: readonly (readonly [string, string, (props: { fleet: Readonly<Fleet> }) => JSX.Element])[] = [
  ["organizations", "Organizations", Organizations],
  ["rules", "Rules", Rules],
  ["heat", "Heat map", Heat],
  ["policies", "Policies", Policies],
  ["method", "Method", Method],
];

/** Nothing may be loaded or run; the one style is known by its digest. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The whole fleet as one HTML document that needs nothing else. */
export const fleetHtml: FleetReporter = (fleet) => {
  const title = titleOf(capitalized(fleet.verdict), "fleet", longDay(fleet.asOf));
  return `<!doctype html>\n${renderToString(<Document fleet={fleet} title={title} />)}\n`;
};

function Document({ fleet, title }: { fleet: Readonly<Fleet>; title: string }): JSX.Element {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <a class="skip" href="#organizations">
          Skip to the organizations
        </a>
        <Top fleet={fleet} />
        <nav aria-label="Sections">
          <ul class="in">
            {sections.map(([id, name]) => (
              <li>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main class="in">
          {sections.map(([, , Part]) => (
            <Part fleet={fleet} />
          ))}
        </main>
        <footer class="in">
          <p>
            {disclaimer} Made by driftline; verdict {fleet.verdict}, exit code {fleet.exitCode}.
          </p>
        </footer>
      </body>
    </html>
  );
}
