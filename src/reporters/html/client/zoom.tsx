// The timeline with scripts: drawn for the actual width, zoomed by buttons, keys or dragging, with a readout below.
import { render } from "preact";
import { DAY, instantOf, instantText } from "../../../model/instant.ts";
import { brief, longMinute, type HtmlPage } from "../page.ts";
import { Chart } from "../timeline/chart.tsx";
import type { View } from "../timeline/axis.ts";
import { layoutOf } from "../timeline/layout.ts";
import { Legend, PAPER, summaryOf } from "../timeline/timeline.tsx";
import type { TimelineData } from "../../wording/timeline-data.ts";
import { choose, queryInUrl } from "./address.ts";
import { byId, onPrint } from "./dom.ts";
import { barWords, spotWords } from "./readout.ts";
import { type ChartPlace, placesOf } from "./places.ts";
import { Buttons, Overlay, Overview, zoomed } from "./zoom-parts.tsx";

/** The shortest visible range, in milliseconds. */
const LEAST = 3_600_000;

/** Replaces the timeline. @param open shows the differences of a revision */
export function zoom(page: HtmlPage, open: (revision: number) => void): void {
  const [box, tracks] = [byId("tl"), page.tracks];
  if (!box || !tracks) return;
  const key = byId("tl-key");
  let view = viewOf(queryInUrl().get("time"), tracks);
  const width = () => Math.max(300, Math.floor(box.clientWidth));
  let drawing = layoutOf(tracks, view, width());
  let place: ChartPlace | undefined;
  let last = "";
  let paper = false;
  let drag: { from: number; to: number } | undefined;

  const draw = () => {
    drawing = paper ? layoutOf(tracks, tracks, PAPER) : layoutOf(tracks, view, width());
    const all = view.from <= tracks.from && view.until >= tracks.until;
    render(
      <>
        <Buttons tracks={tracks} view={view} all={all} go={go} />
        <div
          class="stage"
          tabIndex={0}
          role="group"
          aria-roledescription="timeline"
          aria-label={summaryOf(tracks)}
          aria-describedby="tl-says"
          onKeyDown={onKey}
          onPointerDown={onDown}
          onPointerMove={onMove}
          onPointerUp={onUp}
          onPointerLeave={() => {
            drag = undefined;
            draw();
          }}
        >
          <Chart drawing={drawing} id="tlz" />
          <Overlay drawing={drawing} place={place} drag={drag} />
        </div>
        <Overview tracks={tracks} view={view} width={drawing.width} left={drawing.left} />
        <p id="tl-says" class="says" aria-live="polite">
          {last === "" ? "Point at a mark, or use the arrow keys; drag across to zoom in." : last}
        </p>
      </>,
      box,
    );
    if (key) render(<Legend drawing={drawing} />, key);
  };
  const go = (next: View) => {
    view = clamped(next, tracks);
    place = undefined;
    const all = view.from <= tracks.from && view.until >= tracks.until;
    choose("time", all ? "" : `${instantText(view.from)}..${instantText(view.until)}`);
    last = all
      ? "All of the time."
      : `${longMinute(instantText(view.from))} to ${longMinute(instantText(view.until))}.`;
    draw();
  };
  const moveTo = (next: ChartPlace | undefined) => {
    if (!next) return;
    place = next;
    last =
      next.kind === "bar"
        ? barWords(next.bar, page)
        : next.kind === "note"
          ? brief(next.words)
          : spotWords(next.revisions, page);
    draw();
  };
  const act = (at: ChartPlace) => {
    if (at.kind === "bar") {
      if (at.bar.findings[0] !== undefined) location.hash = at.bar.findings[0];
    } else if (at.kind === "note") return;
    else if (at.revisions.length === 1) open(at.revisions[0]!);
    else zoomTo(at.revisions);
  };
  const zoomTo = (revisions: readonly number[]) => {
    const times = revisions.flatMap((number) => instantOf(page.book.revisions.get(number)?.at ?? "") ?? []);
    if (times.length === 0) return;
    const [first, last] = [Math.min(...times), Math.max(...times)];
    const room = Math.max(LEAST, (last - first) / 4);
    go({ from: first - room, until: last + room });
  };
  const xOf = (event: PointerEvent): [number, number] => {
    const area = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const scale = drawing.width / area.width;
    return [(event.clientX - area.left) * scale, (event.clientY - area.top) * scale];
  };
  const timeAt = (x: number) => {
    const plot = drawing.width - 12 - drawing.left;
    const share = Math.min(1, Math.max(0, (x - drawing.left) / plot));
    return view.from + share * (view.until - view.from);
  };
  const near = (x: number, y: number) => {
    let best: ChartPlace | undefined;
    let least = 14;
    for (const place of placesOf(drawing)) {
      if (Math.abs(place.y - y) > 12) continue;
      const away =
        place.kind === "bar" ? Math.max(place.bar.x - x, x - place.bar.x - place.bar.width, 0) : Math.abs(place.x - x);
      if (away < least) [best, least] = [place, away];
    }
    return best;
  };
  const onDown = (event: PointerEvent) => {
    const [x] = xOf(event);
    if (event.button === 0 && event.pointerType !== "touch" && x >= drawing.left) drag = { from: x, to: x };
  };
  const onMove = (event: PointerEvent) => {
    const [x, y] = xOf(event);
    if (drag) {
      drag = { ...drag, to: x };
      draw();
      return;
    }
    const at = near(x, y);
    if (at && (at.x !== place?.x || at.y !== place.y)) moveTo(at);
  };
  const onUp = (event: PointerEvent) => {
    const [x, y] = xOf(event);
    const lastDrag = drag;
    drag = undefined;
    if (lastDrag && Math.abs(lastDrag.to - lastDrag.from) > 8) {
      const ends = [timeAt(lastDrag.from), timeAt(lastDrag.to)].sort((a, b) => a - b);
      go({ from: ends[0]!, until: ends[1]! });
      return;
    }
    const at = near(x, y);
    if (!at) return;
    moveTo(at);
    act(at);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const places = placesOf(drawing);
    const current = place;
    const lane = places.filter((place) => place.y === current?.y);
    const index = lane.findIndex((place) => place.x === current?.x);
    const rows = [...new Set(places.map((place) => place.y))];
    const row = rows.indexOf(current?.y ?? -1);
    const nearest = (y: number | undefined) =>
      places
        .filter((place) => place.y === y)
        .toSorted(
          (a, b) => Math.abs(a.x - (current?.x ?? drawing.width)) - Math.abs(b.x - (current?.x ?? drawing.width)),
        )[0];
    const opening = (by: 1 | -1) => {
      const marks = places.filter((place) => place.kind === "spot" && place.revisions.some((number) => opens(number)));
      const sorted = marks.toSorted((a, b) => (a.x - b.x) * by);
      return current ? sorted.find((place) => (place.x - current.x) * by > 0) : sorted[0];
    };
    const opens = (number: number) => (page.book.revisions.get(number)?.opened.length ?? 0) > 0;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => moveTo(current ? lane[Math.max(0, index - 1)] : places.at(-1)),
      ArrowRight: () => moveTo(current ? lane[Math.min(lane.length - 1, index + 1)] : places[0]),
      ArrowUp: () => moveTo(nearest(rows[Math.max(0, row < 0 ? 0 : row - 1)])),
      ArrowDown: () => moveTo(nearest(rows[Math.min(rows.length - 1, row + 1)])),
      "[": () => moveTo(opening(-1)),
      "]": () => moveTo(opening(1)),
      "+": () => go(zoomed(view, 0.5, current ? timeAt(current.x) : undefined)),
      "=": () => go(zoomed(view, 0.5, current ? timeAt(current.x) : undefined)),
      "-": () => go(zoomed(view, 2, current ? timeAt(current.x) : undefined)),
      "0": () => go(tracks),
      Enter: () => current && act(current),
    };
    if (!Object.hasOwn(acts, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    acts[event.key]!();
  };
  onPrint((on) => {
    paper = on;
    draw();
  });
  box.replaceChildren();
  key?.replaceChildren();
  new ResizeObserver(() => {
    if (drawing.width !== width()) draw();
  }).observe(box);
  if (width() < 640 && queryInUrl().get("time") === null)
    view = clamped({ from: tracks.until - 90 * DAY, until: tracks.until }, tracks);
  draw();
}

/** Parses a range from the URL, `from..until`; the whole time if there is none. */
function viewOf(text: string | null, tracks: TimelineData): View {
  const [from, until] = (text ?? "").split("..").map((part) => instantOf(part));
  return from !== undefined && until !== undefined && until > from ? clamped({ from, until }, tracks) : tracks;
}

/** Moves a range into the available time, keeping its length if possible. */
function clamped({ from, until }: View, all: View): View {
  const length = Math.min(Math.max(until - from, LEAST), all.until - all.from);
  const start = Math.min(Math.max(from, all.from), all.until - length);
  return { from: start, until: start + length };
}
