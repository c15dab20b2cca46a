// The parts of the timeline that need scripts: its buttons, the cursor, and the overview.
import { DAY } from "../../../model/instant.ts";
import { some } from "../../wording/phrase.ts";
import type { View } from "../timeline/axis.ts";
import type { Drawing } from "../timeline/layout.ts";
import type { TimelineData } from "../../wording/timeline-data.ts";
import type { ChartPlace } from "./places.ts";
import { zoomView } from "./range.ts";

const spans = [
  ["1 year", 365],
  ["90 days", 90],
  ["30 days", 30],
  ["7 days", 7],
] as const;

export function Buttons(props: { tracks: TimelineData; view: View; all: boolean; go: (view: View) => void }) {
  const { tracks, view, all, go } = props;
  const length = view.until - view.from;
  const shiftedBy = (by: number) => ({ from: view.from + by * length, until: view.until + by * length });
  return (
    <div class="bar" role="group" aria-label="Time shown">
      <button type="button" aria-pressed={all} onClick={() => go(tracks)}>
        All
      </button>
      {spans
        .filter(([, days]) => days * DAY < tracks.until - tracks.from)
        .map(([words, days]) => (
          <button
            type="button"
            aria-pressed={!all && Math.abs(length - days * DAY) < 1000}
            onClick={() => go({ from: tracks.until - days * DAY, until: tracks.until })}
          >
            {words}
          </button>
        ))}
      <button
        type="button"
        disabled={view.from <= tracks.from}
        aria-label="Earlier"
        onClick={() => go(shiftedBy(-0.5))}
      >
        ←
      </button>
      <button type="button" disabled={view.until >= tracks.until} aria-label="Later" onClick={() => go(shiftedBy(0.5))}>
        →
      </button>
      <button type="button" aria-label="Closer" onClick={() => go(zoomView(view, 0.5))}>
        +
      </button>
      <button type="button" disabled={all} aria-label="Wider" onClick={() => go(zoomView(view, 2))}>
        −
      </button>
    </div>
  );
}

/** The place pointed at, or the selected range. */
export function Overlay(props: {
  drawing: Drawing;
  place: ChartPlace | undefined;
  drag: { from: number; to: number } | undefined;
}) {
  const { drawing, place, drag } = props;
  const box = place && (place.kind === "bar" ? [place.bar.x - 2, place.bar.width + 4] : [place.x - 10, 20]);
  return (
    <svg class="tl over" viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
      {place && box && <rect class="tl-cursor" x={box[0]} y={place.y - 11} width={box[1]} height={22} rx={4} />}
      {drag && (
        <rect
          class="tl-drag"
          x={Math.min(drag.from, drag.to)}
          y={0}
          width={Math.abs(drag.to - drag.from)}
          height={drawing.height}
        />
      )}
    </svg>
  );
}

/** The whole time, with the visible range marked. */
export function Overview(props: { tracks: TimelineData; view: View; width: number; left: number }) {
  const { tracks, view, width, left } = props;
  const plot = width - left - 12;
  const count = Math.max(1, Math.floor(plot / 4));
  const bins = Array.from({ length: count }, () => 0);
  const scale = 1 / (tracks.until - tracks.from);
  for (const lane of tracks.lanes)
    for (const { at } of lane.marks) bins[Math.min(count - 1, Math.floor((at - tracks.from) * scale * count))]!++;
  const most = Math.max(1, ...bins);
  const x = (time: number) => left + (time - tracks.from) * scale * plot;
  const bars = bins.map((n, i) =>
    n === 0
      ? ""
      : `M${(left + (i * plot) / count).toFixed(1)} 26v${-Math.max(2, Math.round(22 * Math.sqrt(n / most)))}h3V26z`,
  );
  const revisions = tracks.lanes.reduce((sum, lane) => sum + lane.marks.length, 0);
  return (
    <svg class="tl" viewBox={`0 0 ${width} 30`} role="img" aria-label={`Overview of ${some(revisions, "revision")}`}>
      <path class="tl-neither" d={bars.join("")} />
      <path class="tl-base" d={`M${left} 26H${width - 12}`} />
      <rect
        class="tl-window"
        x={x(view.from)}
        y={2}
        width={Math.max(3, x(view.until) - x(view.from))}
        height={26}
        rx={3}
      />
    </svg>
  );
}
