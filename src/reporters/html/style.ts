// The style sheet of the page, as one constant text: its digest is the only style that the page's policy lets in.

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
@media screen and (prefers-color-scheme: dark) { :root { color-scheme: dark; ${dark} } }
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
.scope { font-size: 13.5px; color: var(--muted); max-width: none; margin-bottom: 16px; }
.state {
  display: inline-flex; align-items: center; gap: 8px; padding: 3px 12px 3px 10px; margin-bottom: 12px;
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
.counts { display: grid; grid-template-columns: repeat(8, minmax(max-content, 1fr)); gap: 8px; margin: 20px 0; }
@media screen and (max-width: 1180px) { .counts { grid-template-columns: repeat(4, minmax(max-content, 1fr)); } }
.counts li {
  display: flex; flex-direction: column; padding: 8px; background: var(--page);
  border: 1px solid var(--line); border-radius: 6px; font-size: 12.5px; line-height: 18px; color: var(--muted);
}
.counts b { font-size: 22px; line-height: 26px; font-weight: 600; color: var(--text); }
.counts .some { border-color: var(--ink); }
.counts .some b, .counts .some span { color: var(--ink); }
.since h2, .evidence h2 { font-size: 15px; line-height: 22px; font-weight: 600; }
.since ul { margin-top: 4px; }
.since li { display: grid; grid-template-columns: 3ch minmax(0, 1fr); gap: 8px; }
.since li > b { text-align: right; font-weight: 600; }
.evidence { background: var(--page); border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; }
.facts { display: grid; grid-template-columns: 104px minmax(0, 1fr); gap: 4px 12px; font-size: 13.5px; line-height: 20px; }
.evidence .facts { margin-top: 8px; }
.facts dt { color: var(--muted); }
.facts dd { overflow-wrap: anywhere; }
.hidden { margin-top: 16px; font-size: 13.5px; }

nav { position: sticky; top: 0; z-index: 2; background: var(--page); border-bottom: 1px solid var(--line); font-size: 13.5px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 20px; }
nav a { display: block; padding: 10px 0; color: var(--text); text-decoration: none; }
nav a:hover { color: var(--link); text-decoration: underline; }
nav small { font-size: 12.5px; }
main > section { margin-top: 40px; }
section > h2 + p, section > h2 + ul { margin-top: 8px; }
section > h3 { margin-top: 24px; }
footer.in { margin-top: 48px; margin-bottom: 40px; font-size: 13.5px; color: var(--muted); }
`;

const parts = `
.sev { --ink: var(--info); display: inline-flex; align-items: center; gap: 6px; padding: 0 8px; border-radius: 6px; border: 1px solid transparent; color: var(--ink); font-size: 12.5px; line-height: 20px; font-weight: 600; white-space: nowrap; }
.sev-critical { --ink: var(--critical); color: var(--critical-on); background: var(--critical); }
.sev-high { --ink: var(--high); background: var(--high-tint); border: 1.5px solid var(--ink); }
.sev-medium { --ink: var(--medium); border: 1px solid var(--ink); }
.sev-low { --ink: var(--low); border: 1px dashed var(--ink); }
.ink-critical { --ink: var(--critical); } .ink-high { --ink: var(--high); } .ink-medium { --ink: var(--medium); }
.ink-low { --ink: var(--low); } .ink-info { --ink: var(--info); }
.looser { color: var(--high); } .tighter { color: var(--ok); } .neutral, .unknown { color: var(--muted); }
.dir { display: inline-flex; align-items: center; gap: 5px; white-space: nowrap; }
.no { color: var(--high); }
ins, del { text-decoration: none; border-radius: 3px; padding: 1px 4px; -webkit-box-decoration-break: clone; box-decoration-break: clone; }
ins { background: var(--added); } del { background: var(--removed); }
.diff { overflow-wrap: anywhere; } .diff ins, .diff del { margin-right: 4px; }

.window { margin-top: 12px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 6px; }
.window .head { display: flex; gap: 12px; align-items: baseline; flex-wrap: wrap; }
.window .head h3 { flex: 1 1 0; min-width: min(100%, 20ch); overflow-wrap: anywhere; }
.window .head .for { font-weight: 600; }
.window p { margin-top: 4px; max-width: none; }
.window .said { font-size: 13.5px; color: var(--muted); }

details > summary { cursor: pointer; }
.list { margin-top: 8px; border: 1px solid var(--line); border-radius: 6px; }
.list:empty { display: none; }
.finding { scroll-margin-top: 56px; } .finding + .finding { border-top: 1px solid var(--line); }
.finding .sev { justify-self: start; }
.finding > summary { display: grid; grid-template-columns: 92px minmax(0, 1fr) auto; gap: 2px 12px; align-items: baseline; padding: 7px 14px 7px 10px; list-style: none; }
.finding > summary::-webkit-details-marker { display: none; }
.finding > summary .more { grid-column: 2; font-size: 13.5px; line-height: 20px; color: var(--muted); overflow-wrap: anywhere; }
.finding > summary .for { text-align: right; white-space: nowrap; font-size: 13.5px; }
.finding > summary .for::after { content: " +"; color: var(--muted); font-weight: 600; }
.finding[open] > summary .for::after { content: " \\2212"; }
.finding > summary:hover { background: var(--sub); }
.finding > .body { padding: 4px 16px 16px; border-top: 1px solid var(--line); }
.finding:target > summary { background: var(--sub); }
.finding:target::details-content { display: block; content-visibility: visible; }
.body .facts { grid-template-columns: 104px minmax(0, 1fr); gap: 8px 12px; margin-top: 8px; font-size: 15px; line-height: 22.5px; }
.body dd > * + * { margin-top: 4px; }
.body li + li { margin-top: 2px; }
.lines { margin-top: 12px; font-size: 13.5px; line-height: 20px; }
.lines li { padding: 3px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }

table { border-collapse: collapse; width: 100%; margin-top: 12px; font-size: 13.5px; line-height: 20px; }
caption { text-align: left; color: var(--muted); padding-bottom: 6px; }
th, td { text-align: left; vertical-align: top; padding: 7px 12px 6px 0; border-bottom: 1px solid var(--line); font-weight: 400; overflow-wrap: break-word; }
thead th { position: sticky; top: 42px; z-index: 1; background: var(--page); font-weight: 600; color: var(--muted); box-shadow: inset 0 -1px var(--line); }
td.n, th.n { text-align: right; white-space: nowrap; padding-right: 28px; }
.w1 { width: 12%; } .w2 { width: 18%; } .w3 { width: 26%; }
.diff small { white-space: nowrap; } th .by { display: block; }
tbody tr:target > th, tbody:target th { background: var(--sub); }
tbody[id] { scroll-margin-top: 84px; }
.rev { width: 220px; } .dirs { width: 84px; } .set { width: 25%; } .links { width: 108px; }
.older { margin-top: 12px; } .older pre { margin-top: 8px; font-size: 12px; line-height: 18px; }
.narrow { max-width: 76ch; }
h3 + .facts { margin-top: 8px; }
.names { margin-top: 12px; max-width: none; font-size: 13.5px; line-height: 22px; }
`;

const phone = `
@media screen and (max-width: 720px) {
  html { scroll-padding-top: 8px; }
  .in { padding: 0 16px; }
  h1 { font-size: 22px; line-height: 28px; }
  header { padding: 12px 0 20px; }
  .scope { margin-bottom: 8px; }
  .state { margin-bottom: 8px; }
  .top { grid-template-columns: minmax(0, 1fr); gap: 20px; }
  .lead { font-size: 16px; line-height: 23px; }
  .counts { gap: 6px; margin: 14px 0; }
  .counts li { padding: 5px 8px; }
  .counts b { font-size: 18px; line-height: 22px; }
  nav { position: static; } nav ul { gap: 0 16px; } nav a { padding: 6px 0; }
  .finding > summary { grid-template-columns: minmax(0, 1fr) auto; padding: 8px 10px; }
  .finding > summary .name { grid-column: 1 / -1; grid-row: 2; }
  .finding > summary .more { grid-column: 1 / -1; }
  .finding > .body { padding: 4px 10px 12px; }
  .window .head { gap: 4px 12px; } .window .head h3 { order: 1; flex-basis: 100%; } .window .head .for { margin-left: auto; }
  .facts { grid-template-columns: 92px minmax(0, 1fr); }
  .body .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .body .facts dt { margin-top: 8px; font-size: 12.5px; line-height: 18px; }
  table, tbody, tr, th, td, caption { display: block; width: auto; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { padding: 8px 0; border-bottom: 1px solid var(--line); }
  tbody th, tbody td { display: inline-block; max-width: 100%; padding: 0 12px 0 0; border: 0; }
  td.n { padding-right: 12px; } td:empty { display: none; }
  tbody th { font-weight: 600; }
  td[data-label]::before { content: attr(data-label) " "; color: var(--muted); }
  tbody.group { padding: 8px 0; border-bottom: 1px solid var(--line); }
  tbody.group tr { display: contents; }
  tbody.group .by { display: inline; }
  tbody.group th, tbody.group .set, tbody.group .diff { display: block; width: auto; padding: 1px 0; }
  tbody.group td { width: auto; } .w1, .w2, .w3 { width: auto; }
}
`;

const paper = `
@page { size: A4; margin: 14mm; @bottom-left { content: "Driftline audit: evidence, not a compliance determination"; font: 8pt system-ui, sans-serif; color: #525b6b; } @bottom-right { content: "page " counter(page) " of " counter(pages); font: 8pt system-ui, sans-serif; color: #525b6b; } }
@page wide { size: A4 landscape; }
@media print {
  body { font-size: 10pt; line-height: 14pt; }
  .in { max-width: none; padding: 0; }
  header { background: none; padding: 0 0 10pt; }
  h1 { font-size: 17pt; line-height: 21pt; } h2 { font-size: 13pt; line-height: 17pt; } h3 { font-size: 11pt; line-height: 15pt; }
  .lead { font-size: 11pt; line-height: 15pt; max-width: none; }
  .top { grid-template-columns: minmax(0, 1fr); gap: 10pt; }
  .counts { margin: 8pt 0; } .counts li { padding: 3pt 5pt; } .counts b { font-size: 13pt; line-height: 16pt; }
  .evidence .facts { grid-template-columns: 80pt minmax(0, 1fr) 80pt minmax(0, 1fr); }
  nav, .skip, .jump, .older, .accept, .again .rule { display: none; }
  .window { margin-top: 5pt; padding: 4pt 8pt; } .window p { margin-top: 1pt; }
  .said, .lines, .scope, h2 small, h3 small, .names { font-size: 9pt; line-height: 12.5pt; }
  main > section { margin-top: 18pt; }
  a { color: inherit; text-decoration: none; }
  h2, h3, caption, .finding > summary { break-after: avoid; }
  .window, .evidence, .counts, tr, .finding { break-inside: avoid; }
  details:not([open])::details-content { display: block; content-visibility: visible; }
  .list { border: 0; }
  .finding > summary { padding: 3pt 0; } .finding > summary .for::after, .finding[open] > summary .for::after { content: ""; }
  .finding > .body { border: 0; padding: 0 0 6pt; }
  .finding > summary .more { display: none; }
  .body .facts { font-size: 9pt; line-height: 12.5pt; gap: 2pt 8pt; margin-top: 0; }
  pre { padding: 1pt 4pt; font-size: 8pt; line-height: 11pt; white-space: normal; }
  code { font-size: 8.5pt; line-height: inherit; }
  .wide { page: wide; }
  table { font-size: 8.5pt; line-height: 12pt; } th, td { padding: 3pt 8pt 2pt 0; }
  thead th { position: static; }
  .rev { width: 27%; } .links { width: 12%; }
  thead { display: table-header-group; }
  .sev, .state, .counts li, ins, del, .window, svg { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
@media (forced-colors: active) { .sev, .state, .window { border-color: CanvasText; } ins, del { border: 1px solid; } }
`;

/** Comments and needless white space are not part of it: every report carries it. */
export const style = [base, parts, phone, paper]
  .join("")
  .replace(/\s*\n\s*/g, "\n")
  .trim();
