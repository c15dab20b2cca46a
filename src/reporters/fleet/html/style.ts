// The style of a fleet's page: the report's, and what only a fleet has.
import { style as report } from "../../html/style.ts";

const own = `
.counts.five { grid-template-columns: repeat(5, minmax(max-content, 1fr)); }
.ink-compliant { --ink: var(--ok); } .ink-drifted { --ink: var(--high); }
.ink-incomplete, .ink-missing, .ink-stale { --ink: var(--incomplete); } .ink-tampered { --ink: var(--critical); }
.verdict { display: inline-flex; align-items: center; gap: 6px; color: var(--ink); font-weight: 600; white-space: nowrap; }
td.none { color: var(--muted); }
.problems { margin-top: 16px; padding: 10px 16px 10px 32px; list-style: disc; border: 1px solid var(--incomplete); border-radius: 6px; }
.scroll { overflow-x: auto; margin-top: 12px; border: 1px solid var(--line); border-radius: 6px; }
.heat, .heat tbody, .heat tr, .heat thead, .heat th, .heat td, .heat caption { width: auto; }
.heat { display: table; margin: 0; } .heat thead { display: table-header-group; position: static; clip-path: none; overflow: visible; height: auto; width: auto; }
.heat tbody { display: table-row-group; } .heat tr, .heat tbody tr { display: table-row; padding: 0; }
.heat th, .heat td, .heat tbody th, .heat tbody td { display: table-cell; padding: 4px 7px; border-bottom: 1px solid var(--line); }
.heat td { text-align: center; white-space: nowrap; font-size: 12.5px; color: var(--muted); border-left: 1px solid var(--line); }
.heat thead th { position: static; vertical-align: bottom; box-shadow: none; }
.heat thead th.turned { padding: 6px 7px; border-left: 1px solid var(--line); text-align: center; }
.heat .turned > span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); max-height: 168px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.heat tbody th { position: sticky; left: 0; z-index: 1; min-width: 260px; max-width: 380px; background: var(--page); overflow-wrap: anywhere; }
.heat td.c { color: var(--critical-on); background: var(--critical); font-weight: 600; }
.heat td.h { color: var(--high); background: var(--high-tint); font-weight: 600; }
.heat td.m { color: var(--medium); background: var(--medium-tint); font-weight: 600; }
.heat td.l { color: var(--low); background: var(--low-tint); font-weight: 600; }
.heat td.i { color: var(--info); background: var(--info-tint); }
.heat td.k { color: var(--ok); }
@media screen and (max-width: 720px) { .counts.five { grid-template-columns: repeat(3, minmax(max-content, 1fr)); } .heat tbody th { min-width: 140px; max-width: 160px; } }
@media print {
  .scroll { overflow: visible; border: 0; } .heat tbody th { position: static; min-width: 0; } .heat th, .heat td, .heat tbody th, .heat tbody td { padding: 1pt 2pt; }
  .heat td { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
`;

/** One text: its digest is the only style that the page's policy lets in. */
export const style = `${report}\n${own.trim()}`;
