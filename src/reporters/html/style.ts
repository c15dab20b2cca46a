// The style sheet of the page, as one constant text: the page's policy allows only its digest.
import { forcedColors, phone, tablet } from "./style-media.ts";
import { paper } from "./style-paper.ts";
import { parts } from "./style-parts.ts";
import { timeline } from "./timeline/style.ts";

const light = `
  --page: #fff; --sub: #f5f6f8; --line: #d6dae1; --strong: #7c8494;
  --text: #1a1f2b; --muted: #525b6b; --link: #0a56b0;
  --critical: #6b0840; --critical-tint: #fbeaf2; --critical-on: #fff;
  --high: #a63300; --high-tint: #fdefe8;
  --medium: #8c6200; --medium-tint: #fbf3df;
  --low: #1c69b8; --low-tint: #e9f1fb;
  --info: #626a79; --info-tint: #eff1f4;
  --ok: #005a4f; --ok-tint: #e4f4f1;
  --incomplete: #4a2c90; --incomplete-tint: #f1ecfa;
  --added: #ddeff9; --removed: #fbe6dc;
`;

const dark = `
  --page: #12151c; --sub: #1a1f29; --line: #323a48; --strong: #78839a;
  --text: #e8ebf1; --muted: #a7b0c0; --link: #8ab8ff;
  --critical: #ffb0d4; --critical-tint: #3b1429; --critical-on: #3b1429;
  --high: #ff8552; --high-tint: #3a1d10;
  --medium: #f2cc60; --medium-tint: #322708;
  --low: #5ea3f2; --low-tint: #152a44;
  --info: #98a2b3; --info-tint: #262c38;
  --ok: #3fc4ad; --ok-tint: #0d2f2b;
  --incomplete: #d3c1ff; --incomplete-tint: #2a1f45;
  --added: #12324a; --removed: #40210f;
`;

const base = `
:root { color-scheme: light; ${light} }
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { color-scheme: dark; ${dark} } }
@media screen { :root[data-theme="dark"] { color-scheme: dark; ${dark} } }
*, ::before, ::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 64px; }
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 400 15px/22.5px system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: tabular-nums;
}
.in { max-width: 1168px; margin: 0 auto; padding: 0 24px; }
h1, h2, h3, p, ul, ol, dl, dd, figure, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
h1 { font-size: 28px; line-height: 35px; font-weight: 650; text-wrap: balance; }
h2 { font-size: 20px; line-height: 26px; font-weight: 650; }
h3 { font-size: 16px; line-height: 22px; font-weight: 600; }
h2 small, h3 small { font-size: 13.5px; font-weight: 400; color: var(--muted); margin-left: 8px; }
p { max-width: 76ch; }
a { color: var(--link); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: .93em; line-height: inherit; }
pre { font-size: 13px; line-height: 20px; }
code, bdi { overflow-wrap: anywhere; unicode-bidi: isolate; }
pre {
  white-space: pre-wrap; overflow-wrap: anywhere; padding: 8px 12px;
  background: var(--sub); border: 1px solid var(--line); border-radius: 6px;
}
time { white-space: nowrap; }
.muted, small { color: var(--muted); }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 16px; top: 8px; padding: 8px 12px; background: var(--page); z-index: 3; }
svg { width: 10px; height: 10px; flex: none; fill: currentColor; }

header { background: var(--sub); border-bottom: 1px solid var(--line); padding: 20px 0 28px; }
.top { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); gap: 24px 40px; align-items: start; }
.where { display: flex; flex-flow: row-reverse wrap; justify-content: flex-end; align-items: center; gap: 4px 14px; margin-bottom: 12px; }
.scope { font-size: 13.5px; color: var(--muted); max-width: none; }
.state {
  display: inline-flex; align-items: center; gap: 8px; padding: 3px 12px 3px 10px;
  font-size: 13.5px; line-height: 20px; font-weight: 650; letter-spacing: .06em; text-transform: uppercase;
  color: var(--ink); background: var(--tint); border: 1.5px solid var(--ink); border-radius: 6px;
}
.state svg { width: 12px; height: 12px; }
.state-compliant { --ink: var(--ok); --tint: var(--ok-tint); }
.state-drifted { --ink: var(--high); --tint: var(--high-tint); }
.state-drifted.worst-critical { --ink: var(--critical); --tint: var(--critical-tint); }
.state-incomplete { --ink: var(--incomplete); --tint: var(--incomplete-tint); border-style: dashed; }
.state-nothing { --ink: var(--info); --tint: var(--info-tint); border-style: dashed; }
.state-tampered { --ink: var(--critical); --tint: var(--critical); color: var(--critical-on); }
.lead { font-size: 17px; line-height: 25px; margin-top: 8px; max-width: 64ch; }
.counts { display: grid; grid-template-columns: repeat(8, minmax(max-content, 1fr)); gap: 8px; margin: 20px 0 12px; }
@media screen and (max-width: 1180px) { .counts { grid-template-columns: repeat(4, minmax(max-content, 1fr)); } }
.counts li {
  display: flex; flex-direction: column; padding: 8px; background: var(--page);
  border: 1px solid var(--line); border-radius: 6px; font-size: 12.5px; line-height: 18px; color: var(--muted);
}
.counts b { font-size: 22px; line-height: 26px; font-weight: 600; color: var(--text); }
.counts .some { border-color: var(--ink); }
.counts .some b, .counts .some span { color: var(--ink); }
.since h2, .evidence h2 { display: inline; font-size: 15px; line-height: 20px; font-weight: 600; }
.since, header p.muted { font-size: 13.5px; line-height: 20px; } .since ul { margin-top: 4px; }
.since li { display: grid; grid-template-columns: 3ch minmax(0, 1fr); gap: 8px; }
.since li > b { text-align: right; font-weight: 600; }
.evidence { background: var(--page); border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; }
.facts { display: grid; grid-template-columns: 104px minmax(0, 1fr); gap: 4px 12px; font-size: 13.5px; line-height: 20px; }
.evidence .facts { margin-top: 8px; }
header summary { list-style: none; } header summary::-webkit-details-marker { display: none; }
header summary::after { content: " +"; content: " +" / ""; color: var(--muted); font-weight: 600; } header [open] > summary::after { content: " \\2212"; content: " \\2212" / ""; }
.brief { font-size: 13.5px; color: var(--muted); } .evidence[open] .brief { display: none; }
.facts dt { color: var(--muted); }
.facts dd { overflow-wrap: anywhere; }
.hidden { margin-top: 16px; font-size: 13.5px; }

nav { position: sticky; top: 0; z-index: 2; background: var(--page); border-bottom: 1px solid var(--line); font-size: 13.5px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 14px; }
nav a { display: block; padding: 10px 0; color: var(--text); text-decoration: none; }
nav a:hover { color: var(--link); text-decoration: underline; }
.js .no-script, .on-paper, [hidden] { display: none; }
button, input { font: inherit; color: inherit; }
button { padding: 3px 10px; font-size: 13.5px; line-height: 20px; background: var(--page); border: 1px solid var(--strong); border-radius: 6px; cursor: pointer; }
button:hover:not(:disabled, [aria-pressed="true"]) { background: var(--sub); }
button:disabled { color: var(--muted); border-color: var(--line); cursor: default; }
button[aria-pressed="true"] { color: var(--page); background: var(--text); border-color: var(--text); }
button[aria-pressed="true"] small { color: inherit; }
.tools { position: absolute; inset: 14px 0 auto; display: flex; justify-content: flex-end; gap: 6px; pointer-events: none; }
.tools:empty { display: none; } .tools > * { pointer-events: auto; }
.tools button { padding: 1px 8px; font-size: 12.5px; border-color: var(--line); background: var(--page); }
.js .evidence { margin-top: 22px; }
dialog { max-width: 560px; color: var(--text); background: var(--page); border: 1px solid var(--strong); border-radius: 8px; padding: 20px 24px; }
dialog::backdrop { background: #0006; } dialog .facts, dialog p { margin: 12px 0; }
kbd { font: inherit; font-weight: 600; color: var(--text); }
main > section { margin-top: 40px; }
section > h2 + p, section > h2 + ul { margin-top: 8px; }
section > h3 { margin-top: 24px; }
footer.in { margin-top: 48px; margin-bottom: 40px; font-size: 13.5px; color: var(--muted); }
`;

/** Without comments and needless white space, because every report carries it. */
export const style = [base, parts, timeline, tablet, phone, paper, forcedColors]
  .join("")
  .replace(/\s*\n\s*/g, "\n")
  .trim();
