// The style for paper: everything an auditor needs, unfolded and compact. Method lists what only the screen shows.
// Texts that the screen repeats appear once.

const alone = `
@media print {
  .part .away, .part header .top > :not(div), .part header .lead, .part header .counts, .part header .sheet, .part header .overview, .part header .since, .part header .hidden, .part header p.muted { display: none !important; }
  .part header { break-after: auto; } .part .alone.alone:is(.people, .screen) { display: block !important; } .part tr.alone .screen.screen { display: revert !important; } .part .alone > .facts { margin-top: 6pt; }
  .part table.columns.alone { columns: 1; }
  .part .finding.alone > .body, .part .finding.alone .body :is(dt, dd, pre, ol, li, p, .rule) { display: block !important; } .part .finding.alone .body .facts { display: grid !important; gap: 4pt 8pt; } .part .finding.alone .body span.screen { display: inline !important; } .part .finding.alone pre { white-space: pre-wrap; }
  .part .finding.alone .body dt::after, .part .finding.alone .body :is(li, p, dd)::before, .part .finding.alone .body dd::after { content: none; }
}
`;

const sheet = `
@page { size: A4; margin: 10mm 10mm 12mm; @bottom-left { content: "Driftline audit"; font: 8.5pt system-ui, sans-serif; color: #525b6b; } @bottom-right { content: "page " counter(page) " of " counter(pages); font: 8.5pt system-ui, sans-serif; color: #525b6b; } }
@media print {
  body { font: 400 9pt/12pt "Segoe UI", "Helvetica Neue", Helvetica, Arial, system-ui, sans-serif; }
  .in { max-width: none; padding: 0; }
  header { background: none; padding: 0; border: 0; break-after: page; } .where { margin: 0 0 4pt; } .overview { max-width: 420pt; } .overview figcaption { font-size: 8.5pt; line-height: 11pt; } .overview .tl text { font-size: 13px; }
  h1 { font-size: 15pt; line-height: 18pt; } h2 { font-size: 12pt; line-height: 15pt; } h3 { font-size: 10.5pt; line-height: 14pt; }
  p, .narrow, .lead { max-width: none; } .narrow + .narrow { margin-top: 3pt; } main > section > p, .group > p { font-size: 9pt; line-height: 11pt; } #method .facts { display: block; columns: 2; font-size: 8.5pt; line-height: 10.5pt; column-gap: 16pt; } #method :is(dt, dd) { display: inline; } #method dt { font-weight: 600; } #method dt::after { content: ": "; } #method dd::after { content: "\\A"; white-space: pre; } .lead { margin-top: 2pt; font-size: 10pt; line-height: 12.5pt; }
  .top { grid-template-columns: minmax(0, 1fr); gap: 6pt; }
  .counts { margin: 6pt 0; } .counts li { padding: 3pt 5pt; } .counts b { font-size: 13pt; line-height: 16pt; }
  .evidence { padding: 4pt 8pt; } header summary::after, header [open] > summary::after { content: none; } .brief { display: none; } .evidence .facts { display: block; columns: 2; column-gap: 16pt; margin-top: 3pt; font-size: 8.5pt; line-height: 10.5pt; } .evidence :is(dt, dd) { display: inline; } .evidence dt { font-weight: 600; break-after: avoid; } .evidence dt::after { content: ": "; } .evidence dd::after { content: "\\A"; white-space: pre; }
  nav, .skip, .jump, .older, .accept, .again .rule, #coverage table, #changes > :is(h3, .columns), .of-resolved .beneath > .finding, .idle, #diffs, .tools, .find, .pager, .plot .bar, .says, .tl.over, .copy, .stands, dialog, .table:not(.framework, .beside) { display: none; }
  .on-paper { display: block; } .screen.screen { display: none !important; }
  main > section { margin-top: 9pt; } main > section:first-child { margin-top: 0; } section > h3, .group > h3 { margin-top: 8pt; } footer.in { margin: 6pt 0 0; font-size: 8.5pt; line-height: 11.5pt; }
  section > h2 + p, section > h2 + ul { margin-top: 3pt; }
  a { color: inherit; text-decoration: none; }
  h2, h3, caption, summary { break-after: avoid; }
  .evidence, .counts, tr, .lines li, figure { break-inside: avoid; } .sheet h2 { margin-top: 5pt; font-size: 11pt; line-height: 14pt; } .finding { orphans: 3; widows: 2; }
  details:not([open])::details-content { display: block; content-visibility: visible; }
  .said, .lines, .scope, .list .beneath > p, header p.muted, .since, h2 small, h3 small, .facts { font-size: 8.5pt; line-height: 11pt; }
  .facts { gap: 2pt 8pt; }
  code, small { font-size: 1em; line-height: inherit; } pre { font-size: 8.5pt; line-height: 10.5pt; padding: 3pt 6pt; } .sev { padding: 0 5pt; font-size: 8.5pt; line-height: 10.5pt; }
  .for-wide, .for-narrow { display: none; } .for-paper { display: block; } .stage svg + svg, .stage + svg { display: none; }
  .tl .tl-small, .tl .tl-bar text, .tl .tl-many text { font-size: 12px; }
  .key { font-size: 8.5pt; line-height: 11.5pt; margin-top: 3pt; }
  .sev, .state, .counts li, ins, del, svg, svg * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
`;

/** The results of a rule in each organization of a fleet, compact. */
const windows = `
  .window { margin-top: 0; padding: 2.5pt 0 3pt; border: 0; border-bottom: 1px solid var(--line); border-radius: 0; break-inside: avoid; }
  .window p, .window .said { display: inline; margin: 0; font-size: 8.5pt; line-height: 11.5pt; } .window p + p::before { content: " · "; } .window .head { gap: 8pt; } .window .head h3, .window .head .for { font-size: 9.5pt; line-height: 12.5pt; }
`;

/** Findings: terms are inline; resolved findings take a line or two. */
const findings = `
  .lines { margin-top: 4pt; } .lines li { padding: 1.5pt 0; } .of-resolved .lines, .of-noted .lines { display: none; }
  .list { margin-top: 3pt; border: 0; }
  .finding > summary { padding: 2pt 0 0; gap: 0 8pt; grid-template-columns: auto minmax(0, 1fr) auto; font-size: 9pt; line-height: 11.5pt; } .finding > summary .for { font-size: 9pt; } .finding > summary .for::after, .finding[open] > summary .for::after { content: ""; }
  .finding > summary .name { font-weight: 600; }
  .finding > summary .more { display: none; } .finding > .body { border: 0; padding: 0 0 3pt; }
  .body .facts { display: block; margin: 0; font-size: 9pt; line-height: 11pt; }
  .body dt:not(.idle, .accept), .body dd:not(.idle, .accept), .body dd :is(p, ol, li, pre) { display: inline; } .again .body .rule, .beneath .cause { display: none; }
  .body dt { color: var(--text); font-weight: 600; } .body dt::after { content: ": "; } .body dd::after { content: "  "; }
  .body li + li::before { content: "; "; } .body p + p::before { content: " "; } .body dd > * + * { margin: 0; }
  .body pre { padding: 0; border: 0; background: none; line-height: inherit; white-space: normal; }
  .is-resolved > .body, .is-noted > .body { display: none; }
  .finding:is(.is-resolved, .is-noted) > summary { display: block; padding: 1pt 0; font-size: 8.5pt; line-height: 10.5pt; }
  .finding:is(.is-resolved, .is-noted) > summary > span { display: inline; font-size: 8.5pt; line-height: 10.5pt; white-space: normal; }
  .finding:is(.is-resolved, .is-noted) > summary > .name { font-weight: 400; } .finding:is(.is-resolved, .is-noted) > summary > .sev { display: inline-flex; gap: 3pt; margin-right: 4pt; padding: 0 2pt; } .finding > summary > .end { color: var(--muted); }
  .is-resolved > summary > .more { display: none !important; }
  .finding:is(.is-resolved, .is-noted) > summary > :is(.for, .more, .end)::before { content: " · "; }
`;

/** Registers: rows are set as lines in two columns; short tables stay tables, but compact. */
const registers = `
  table { margin-top: 4pt; font-size: 8.5pt; line-height: 10.5pt; } th, td { padding: 2pt 6pt 1.5pt 0; } caption { padding-bottom: 2pt; }
  td.n, th.n { padding-right: 14pt; } td .sev { padding: 0 3pt; }
  thead { display: table-header-group; } thead th { position: static; }
  .columns { display: block; columns: 2; column-gap: 16pt; } .columns thead { display: none; } .columns caption { display: block; column-span: all; }
  .columns :is(tbody.group, tr) { break-inside: avoid; padding: 1pt 0; border-bottom: 1px solid var(--line); } .columns tbody.group tr { padding: 0; border: 0; }
  .columns :is(tbody, tr) { display: block; } .columns :is(th, td) { display: inline; width: auto; padding: 0; border: 0; } .columns :is(th, td)::after { content: " "; }
  #secrets td:is(:nth-child(4), :nth-child(5)), .columns td:is(:empty, .none), .columns td > .muted:only-child { display: none; } .columns th { font-weight: 600; } #rules th { font-weight: 400; } :is(#controls, #rules) code { font-family: inherit; } #method table th { white-space: nowrap; } .columns .by { display: inline; } .columns tbody.group { display: flow-root; } #register .columns { columns: 1; } #register .columns tbody.group { display: block; break-inside: auto; } #register .group tr:first-child:not(:last-child) { break-after: avoid; } .columns .group th b { font-size: 9pt; } .columns .group tr + tr { padding-left: 14pt; } .columns .group .set code { font-weight: 600; }
  .columns .group th { font-weight: 400; }
  .columns td ul, .columns td li { display: inline; } .columns li.passing { display: none; } .columns li:not(.passing, .screen) ~ li:not(.passing)::before { content: "; "; }
  .columns td[data-label]:not(.plain)::before { content: attr(data-label) " "; color: var(--muted); }
  #rules td:nth-child(n+5), #rules .exposed, .columns .links, .diff small, .dirs .neutral { display: none; }
  #controls tr:not(.alone, :has(.no)) { display: inline; border: 0; } #controls tr:not(.alone, :has(.no)) :is(.exposed, td:nth-child(n+3)) { display: none; } #controls tr:not(.alone, :has(.no)):has(+ tr:not(.alone, :has(.no))) td::after { content: "; "; }
  .exposed { display: inline; } .table { margin-top: 5pt; } .framework { padding-top: 4pt; } .framework > summary { font-size: 9.5pt; list-style: none; } .beside > summary { display: none; }
}
`;

export const paper = `${alone}${sheet}${windows}${findings}${registers}`;
