// The style of the timeline. It uses the page's colours, so that it follows the theme.

export const timeline = `
.key { display: flex; flex-wrap: wrap; gap: 2px 18px; margin-top: 8px; font-size: 13.5px; line-height: 20px; color: var(--muted); }
.key span { display: inline-flex; align-items: center; gap: 6px; } .key svg { width: 14px; height: 14px; } .key svg.long { width: 34px; }
.plot { margin-top: 10px; } .overview { margin-top: 12px; } .overview .key { display: inline-flex; margin: 0 0 0 8px; } .overview figcaption { font-size: 13.5px; line-height: 20px; color: var(--muted); } .for-narrow, .for-paper { display: none; }
.tl { display: block; width: 100%; height: auto; overflow: visible; }
.tl text { font-size: 12.5px; fill: var(--text); } .tl .tl-axis, .tl .tl-note { fill: var(--muted); font-size: 12px; }
.tl .tl-title { font-weight: 600; font-size: 13px; } .tl .tl-warn { fill: var(--high); } .tl .tl-small { font-size: 11.5px; }
.tl-grid { stroke: var(--line); stroke-width: 1; fill: none; } .tl-base { stroke: var(--line); fill: none; }
.tl-now { stroke: var(--text); stroke-width: 1.5; fill: none; }
.tl-looser { fill: var(--high); } .tl-tighter { fill: var(--page); stroke: var(--ok); stroke-width: 1.6; }
.tl-both { fill: var(--text); } .tl-neither { fill: var(--strong); }
.tl-ring { fill: none; stroke: var(--high); stroke-width: 1.3; stroke-dasharray: 2.5 2; }
.tl-many rect { fill: var(--page); stroke: var(--strong); } .tl-unlisted rect { stroke: var(--high); stroke-dasharray: 2.5 2; } .tl-many text { font-size: 11.5px; font-weight: 600; }
td.used { width: 45%; } svg.used { width: 100%; height: 16px; background: var(--sub); } .used-failed { fill: var(--high); } .used-used { fill: var(--strong); } .used-allowed { fill: var(--ok); fill-opacity: .25; }
.tl-hatch { stroke: var(--strong); stroke-width: 1; fill: none; }
.tl-freeze { fill: var(--low); fill-opacity: .08; } .tl-frozen { fill: var(--low-tint); stroke: var(--low); } .tl-policy { fill: var(--link); } .tl-run { fill: var(--page); stroke: var(--muted); stroke-width: 1.3; }
.tl-bar rect, .tl-sample { fill: var(--ink); } .tl-sample { --ink: var(--high); fill-rule: evenodd; }
.tl-bar.tl-closed rect { fill-opacity: .5; } .tl-bar.tl-excepted rect { fill-opacity: .25; }
.tl-bar.tl-inert rect { fill: none; stroke: var(--ink); stroke-width: 1.2; } .tl-unsure { fill: none; stroke: var(--text); stroke-dasharray: 4 3; } .tl .tl-missing { font-size: 11.5px; paint-order: stroke; stroke: var(--page); stroke-width: 5px; }
.tl-bar.tl-sparse rect { fill-opacity: .18; stroke: var(--ink); stroke-width: 1; }
.tl .tl-bar text { fill: var(--page); font-size: 11.5px; font-weight: 600; } .tl-tip { fill: var(--page); fill-opacity: .85; }
.tl-area { fill: var(--ink); stroke: var(--page); stroke-width: .6; } .tl-line { fill: none; stroke: var(--text); stroke-width: 1.6; }
.tl-zero { fill: none; stroke: var(--strong); stroke-dasharray: 3 3; }
.stage { position: relative; cursor: crosshair; touch-action: pan-y; user-select: none; margin-top: 8px; }
.tl.over { position: absolute; inset: 0; pointer-events: none; }
.tl-cursor, .tl-window { fill: var(--link); fill-opacity: .12; stroke: var(--link); stroke-width: 1.5; } .tl-drag { fill: var(--link); fill-opacity: .15; }
.says { min-height: 45px; margin-top: 4px; max-width: none; font-size: 13.5px; line-height: 20px; padding: 6px 10px; background: var(--sub); border-radius: 6px; overflow-wrap: anywhere; }
`;
