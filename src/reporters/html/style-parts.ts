// The style of the parts: badges, findings, differences, tables, and what scripts add.

export const parts = `
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
.list .beneath { margin-left: 24px; } .list .beneath > p { padding-left: 10px; font-size: 13.5px; }
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
.finding > summary .for::after { content: " +"; content: " +" / ""; color: var(--muted); font-weight: 600; }
.finding[open] > summary .for::after { content: " \\2212"; content: " \\2212" / ""; }
.finding > summary:hover { background: var(--sub); }
.finding > .body { padding: 4px 16px 16px; border-top: 1px solid var(--line); }
.finding:target > summary { background: var(--sub); }
.finding:target::details-content { display: block; content-visibility: visible; }
.body .facts { grid-template-columns: 104px minmax(0, 1fr); gap: 8px 12px; margin-top: 8px; font-size: 15px; line-height: 22.5px; }
.body dd > * + * { margin-top: 4px; }
.body li + li { margin-top: 2px; }
.find { margin-top: 12px; }
.find input { width: 100%; padding: 7px 10px; font-size: 15px; line-height: 22px; background: var(--page); border: 1px solid var(--strong); border-radius: 6px; }
.find input::placeholder { color: var(--muted); opacity: 1; font-size: 13.5px; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px; } .chips .gap { flex: 0 0 10px; }
.chip { display: inline-flex; align-items: center; gap: 5px; padding: 1px 9px; border-radius: 12px; border-color: var(--line); }
.chip.plain { border-color: transparent; color: var(--link); text-decoration: underline; }
.stands { position: fixed; right: 16px; bottom: 16px; z-index: 3; color: var(--page); background: var(--text); border-radius: 6px; font-size: 13.5px; line-height: 20px; } .stands:not(:empty) { padding: 4px 12px; }
.find [role="status"] { margin-top: 6px; font-size: 13.5px; }
.copy { float: right; margin: 4px 4px 0 8px; padding: 0 8px; font-size: 12.5px; }
.bar, .pager { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-top: 12px; }
.bar input { width: 9ch; padding: 2px 6px; background: var(--page); border: 1px solid var(--strong); border-radius: 6px; }
.viewer h3 { margin-top: 14px; } .viewer .said { font-size: 13.5px; }
.num { font-weight: 600; } .rev > summary { grid-template-columns: 44px minmax(0, 1fr) auto; } .rev .no { margin-left: 6px; }
.area { margin-top: 10px; padding-top: 8px; border-top: 1px solid var(--line); }
p.area-name { font-size: 13.5px; line-height: 20px; font-weight: 600; color: var(--muted); }
.change { margin-top: 8px; } .change .said { max-width: none; } .change .muted { font-size: 13.5px; }
.sides { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 8px; margin-top: 4px; }
.sides > div { padding: 6px 10px; background: var(--sub); border: 1px solid var(--line); border-radius: 6px; overflow-wrap: anywhere; }
.sides .side { display: block; font-size: 12.5px; line-height: 18px; color: var(--muted); }
.sides ins, .sides del { display: inline-block; margin: 2px 4px 2px 0; } .sides .long ins, .sides .long del { display: inline; }
.group > h3 { margin-top: 20px; }
.table { margin-top: 12px; } .table > summary { font-size: 13.5px; }
.person { padding: 8px 0; border-top: 1px solid var(--line); scroll-margin-top: 56px; } .person .facts { margin-top: 8px; } .person li + li { margin-top: 4px; }
.framework { padding-top: 8px; border-top: 1px solid var(--line); } .framework > summary { font-size: 15px; }
td ul li + li { margin-top: 2px; } .w4 { width: 36%; } .w5 { width: 56%; } .exposed { display: block; }

@media screen { .links a { display: inline-block; padding: 2px 0; } .lines > ul { content-visibility: auto; contain-intrinsic-size: auto 2000px; } }
.lines { margin-top: 12px; font-size: 13.5px; line-height: 20px; }
.lines li { padding: 3px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }

table { border-collapse: collapse; width: 100%; margin-top: 12px; font-size: 13.5px; line-height: 20px; }
caption { text-align: left; color: var(--muted); padding-bottom: 6px; }
th, td { text-align: left; vertical-align: top; padding: 7px 12px 6px 0; border-bottom: 1px solid var(--line); font-weight: 400; overflow-wrap: break-word; }
thead th { position: sticky; top: 42px; z-index: 1; background: var(--page); font-weight: 600; color: var(--muted); box-shadow: inset 0 -1px var(--line); }
td.n, th.n { text-align: right; white-space: nowrap; padding-right: 28px; }
.w1 { width: 12%; } .w2 { width: 18%; } .w3 { width: 26%; }
@media screen and (min-width: 721px) { .who, .rev { min-width: 264px; } .day { min-width: 104px; } }
.diff small { white-space: nowrap; } th .by { display: block; }
tbody tr:target > th, tbody:target th { background: var(--sub); }
tbody[id] { scroll-margin-top: 84px; }
.dirs { width: 84px; } .set { width: 25%; } .links { width: 108px; }
.older { margin-top: 12px; } .older pre { margin-top: 8px; font-size: 12px; line-height: 18px; }
.narrow { max-width: 76ch; } .narrow + .narrow { margin-top: 8px; }
h3 + .facts { margin-top: 8px; }
.names { margin-top: 12px; max-width: none; font-size: 13.5px; line-height: 22px; }
`;
