// The style for phones and tablets, and for readers with forced colours.

/** On tablets, tables are narrower than their words. */
export const tablet = `
@media screen and (min-width: 721px) and (max-width: 1180px) {
  html { scroll-padding-top: 106px; }
  .who, .rev { min-width: 0; } th, td { padding-right: 8px; } td.n, th.n { white-space: normal; padding-right: 8px; }
  :is(th, td) :is(code, bdi) { overflow-wrap: anywhere; } .facts time { white-space: normal; }
}
@media screen and (max-width: 900px) {
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

export const phone = `
@media screen and (max-width: 720px) {
  html { scroll-padding-top: 8px; }
  .in { padding: 0 16px; }
  h1 { font-size: 22px; line-height: 28px; } h1 time { white-space: normal; }
  header { padding: 12px 0 20px; }
  .where { margin-bottom: 8px; }
  .top { grid-template-columns: minmax(0, 1fr); gap: 20px; } .overview { display: none; }
  .lead { font-size: 16px; line-height: 23px; margin-top: 6px; }
  .counts { gap: 6px; margin: 10px 0; }
  .counts li { padding: 3px 8px; }
  .counts b { font-size: 18px; line-height: 22px; }
  .for-wide { display: none; } .for-narrow { display: block; }
  .tools { inset: 8px 0 auto; } .js header { padding-top: 34px; } .js .evidence { margin-top: 0; }
  .sides { grid-template-columns: minmax(0, 1fr); }
  .chips .gap { display: none; }
  nav { position: static; } nav ul { gap: 0 16px; } nav a { padding: 6px 0; }
  .finding > summary { grid-template-columns: minmax(0, 1fr) auto; padding: 8px 10px; }
  .finding > summary .name { grid-column: 1 / -1; grid-row: 2; }
  .finding > summary .more { grid-column: 1 / -1; } .finding > summary .for { white-space: normal; }
  .finding > .body { padding: 4px 10px 12px; }
  .window .head { gap: 4px 12px; } .window .head h3 { order: 1; flex-basis: 100%; } .window .head .for { margin-left: auto; }
  .facts { grid-template-columns: 92px minmax(0, 1fr); }
  .body .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .body .facts dt { margin-top: 8px; font-size: 12.5px; line-height: 18px; }
}
`;

export const forcedColors = `
@media (forced-colors: active) { .sev, .state, .window { border-color: CanvasText; } ins, del { border: 1px solid; } button[aria-pressed="true"] { forced-color-adjust: none; color: HighlightText; background: Highlight; } }
`;
