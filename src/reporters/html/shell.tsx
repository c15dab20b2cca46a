// The document around the parts of a page. It loads nothing: its policy allows the script and the styles by their digests.
import { createHash } from "node:crypto";
import type { ComponentChildren, JSX } from "preact";
import { disclaimer } from "../wording/words.ts";

/** A part of the page: its id, its name in the navigation, and what it shows. */
export type Part = readonly [id: string, name: string, part: JSX.Element];

export function Shell(props: {
  title: string;
  styles: readonly string[];
  script: string;
  /** The part that a link at the top leads to, and its name. */
  skip: readonly [id: string, name: string];
  top: JSX.Element;
  parts: readonly Part[];
  of: { readonly verdict: string; readonly exitCode: number };
  /** What stands before the script. */
  children?: ComponentChildren;
}): JSX.Element {
  const { title, styles, script, skip, top, parts, of, children } = props;
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policyOf(script, ...styles)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        {styles.map((style) => (
          <style dangerouslySetInnerHTML={{ __html: style }} />
        ))}
      </head>
      <body>
        <a class="skip" href={`#${skip[0]}`}>{`Skip to the ${skip[1]}`}</a>
        {top}
        <nav aria-label="Sections">
          <ul class="in">
            {parts.map(([id, name]) => (
              <li>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main class="in">{parts.map(([, , part]) => part)}</main>
        <footer class="in">
          <p>
            {disclaimer} Made by driftline; verdict {of.verdict}, exit code {of.exitCode}.
          </p>
        </footer>
        {children}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Returns the Content Security Policy: nothing is loaded, nothing else runs, no text becomes HTML. */
function policyOf(script: string, ...styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src ${styles.map(hashOf).join(" ")}`,
    `script-src ${hashOf(script)}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
