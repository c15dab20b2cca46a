// The style of a fleet's page: the report's style and additions.
import { style as report } from "../../html/style.ts";

const own = `
main > section:first-child { margin-top: 20px; } .counts.five + .counts.five { margin: -4px 0 0; }
#heat > .narrow { max-width: none; font-size: 13.5px; line-height: 20px; }
.counts.five { grid-template-columns: repeat(5, minmax(max-content, 1fr)); }
.ink-compliant { --ink: var(--ok); } .ink-drifted { --ink: var(--high); }
.ink-incomplete, .ink-missing { --ink: var(--incomplete); } .ink-tampered { --ink: var(--critical); }
.verdict { display: inline-flex; align-items: center; gap: 6px; color: var(--ink); font-weight: 600; white-space: nowrap; }
td.none { color: var(--muted); } @media screen and (max-width: 1180px) { #organizations time { white-space: normal; } }
.problems { margin-top: 16px; padding: 10px 16px 10px 32px; list-style: disc; border: 1px solid var(--incomplete); border-radius: 6px; }
.scroll { overflow: auto; max-height: 85vh; margin-top: 12px; border: 1px solid var(--line); border-radius: 6px; }
.heat, .heat tbody, .heat tr, .heat thead, .heat th, .heat td, .heat caption { width: auto; }
.heat { display: table; margin: 0; } .heat thead { display: table-header-group; position: static; clip-path: none; overflow: visible; height: auto; width: auto; }
.heat tbody { display: table-row-group; } .heat tr, .heat tbody tr { display: table-row; padding: 0; }
.heat th, .heat td, .heat tbody th, .heat tbody td { display: table-cell; padding: 4px 7px; border-bottom: 1px solid var(--line); }
.heat td { text-align: center; white-space: nowrap; font-size: 12.5px; color: var(--muted); border-left: 1px solid var(--line); }
.heat thead th { position: sticky; top: 0; z-index: 2; vertical-align: bottom; box-shadow: inset 0 -1px var(--line); }
.heat thead th:first-child { left: 0; z-index: 3; } .heat [hidden] { display: none; } .heat .turned a { color: inherit; }
.heat th a, .heat th small { font-weight: 400; } .heat th small { display: block; margin: 0; } .heat tbody th a { color: var(--text); }
.filters { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-top: 12px; font-size: 13.5px; } .filters[hidden] { display: none; }
.filters select { font: inherit; color: inherit; } .filters select, .filters input[type="search"] { padding: 3px 8px; max-width: 22ch; background: var(--page); border: 1px solid var(--strong); border-radius: 6px; }
#shown { margin-top: 8px; font-size: 13.5px; } #shown:empty { display: none; }
.runs { margin-top: 8px; } .runs > summary, #trend p { font-size: 13.5px; } svg.bars { width: auto; height: 20px; margin-left: 8px; vertical-align: text-bottom; color: var(--muted); }
.heat thead th.turned { padding: 6px 7px; border-left: 1px solid var(--line); text-align: center; }
.heat .turned > span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); max-height: 168px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.heat tbody th { position: sticky; left: 0; z-index: 1; min-width: 260px; max-width: 380px; background: var(--page); overflow-wrap: anywhere; }
.heat td.c { color: var(--critical-on); background: var(--critical); font-weight: 600; }
.heat td.h { color: var(--high); background: var(--high-tint); font-weight: 600; }
.heat td.m { color: var(--medium); background: var(--medium-tint); font-weight: 600; }
.heat td.l { color: var(--low); background: var(--low-tint); font-weight: 600; }
.heat td.i { color: var(--info); background: var(--info-tint); }
.heat td.k { color: var(--ok); }
@media screen and (max-width: 720px) { .counts.five { grid-template-columns: repeat(3, minmax(max-content, 1fr)); } .heat tbody th { min-width: 140px; max-width: 160px; } .heat th small { display: none; } }
@media print {
  .filters, .screen { display: none; } .scroll { overflow: visible; max-height: none; border: 0; } .heat tbody th { position: static; min-width: 0; } .heat th, .heat td, .heat tbody th, .heat tbody td { padding: 1pt 2pt; }
  .heat td { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;

/** One text, because the page's policy allows a single style by its digest. */
export const style = `${report}\n${own.trim()}`;
