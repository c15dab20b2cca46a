// The style for phones, for paper, and for readers who choose their own colours.

export const phone = `
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
  .for-wide { display: none; } .for-narrow { display: block; }
  .tools { inset: 8px 0 auto; } .js header { padding-top: 34px; } .js .top { padding-top: 0; }
  .sides { grid-template-columns: minmax(0, 1fr); }
  .chips .gap { display: none; }
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

export const paper = `
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
  nav, .skip, .jump, .older, .accept, .again .rule, #diffs, .tools, .find, .pager, .plot .bar, .says, .tl.over, .copy, dialog, .table:not(.framework) { display: none; }
  .on-paper { display: block; } .is-resolved > .body, .is-noted > .body { display: none; }
  .tl { max-height: 150mm; } .for-narrow { display: none; } .stage svg + svg, .stage + svg { display: none; } figure { break-inside: avoid; }
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
  .finding > summary .more { display: none; } .is-resolved > summary .more, .is-noted > summary .more { display: block; grid-column: 2 / -1; font-size: 8.5pt; line-height: 11pt; }
  .body .facts { font-size: 9pt; line-height: 12.5pt; gap: 2pt 8pt; margin-top: 0; }
  pre { padding: 1pt 4pt; font-size: 8pt; line-height: 11pt; white-space: normal; }
  code { font-size: 8.5pt; line-height: inherit; }
  .wide { page: wide; }
  table { font-size: 8pt; line-height: 10.5pt; margin-top: 6pt; } th, td { padding: 2pt 8pt 1.5pt 0; } .sev { font-size: 8pt; line-height: 11pt; }
  td code, th code, td small { font-size: 7.5pt; }
  thead th { position: static; }
  .rev { width: 27%; } .links { width: 12%; }
  thead { display: table-header-group; }
  .sev, .state, .counts li, ins, del, .window, svg, svg * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
@media (forced-colors: active) { .sev, .state, .window { border-color: CanvasText; } ins, del { border: 1px solid; } }
`;
