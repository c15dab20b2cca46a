// The timeline with scripts: drawn for the actual width, zoomed by buttons, keys or dragging, with a readout below.
import { render } from "preact";
import { DAY, instantOf, instantText } from "../../../model/instant.ts";
import { brief, longMinute, type HtmlPage } from "../page.ts";
import { Chart } from "../timeline/chart.tsx";
import type { View } from "../timeline/axis.ts";
import { type Drawing, layoutOf } from "../timeline/layout.ts";
import { Legend, PAPER, summaryOf } from "../timeline/timeline.tsx";
import type { TimelineData } from "../../wording/timeline-data.ts";
import { choose, queryInUrl } from "./address.ts";
import { byId, onPrint } from "./dom.ts";
import { barWords, spotWords } from "./readout.ts";
import { type ChartPlace, moves, placeNear, placesOf } from "./places.ts";
import { clampView, rangeAround, rangeOf, zoomView } from "./range.ts";
import { Buttons, Overlay, Overview } from "./zoom-parts.tsx";

/** Replaces the timeline. @param open shows the differences of a revision */
export function zoom(page: HtmlPage, open: (revision: number) => void): void {
  const [box, tracks] = [byId("tl"), page.tracks];
  if (!box || !tracks) return;
  const key = byId("tl-key");
  box.replaceChildren();
  key?.replaceChildren();
  const timeline = new ZoomedTimeline({ page, open, box, key, tracks });
  onPrint((on) => timeline.print(on));
  new ResizeObserver(() => timeline.fit()).observe(box);
}

interface Props {
  readonly page: HtmlPage;
  readonly open: (revision: number) => void;
  readonly box: HTMLElement;
  /** Where the legend is. */
  readonly key: HTMLElement | null;
  readonly tracks: TimelineData;
}

class ZoomedTimeline {
  readonly #props: Props;
  #view: View;
  #drawing: Drawing;
  /** The place that the pointer or the keys are at. */
  #place: ChartPlace | undefined;
  /** The last sentence below the chart. */
  #readout = "";
  #isOnPaper = false;
  /** The ends of the range that is dragged, in pixels. */
  #drag: { from: number; to: number } | undefined;

  constructor(props: Props) {
    const { tracks } = props;
    this.#props = props;
    const timeText = queryInUrl().get("time");
    this.#view =
      timeText === null && this.#width() < 640
        ? clampView({ from: tracks.until - 90 * DAY, until: tracks.until }, tracks)
        : rangeOf(timeText, tracks);
    this.#drawing = this.#draw();
  }

  print(on: boolean): void {
    this.#isOnPaper = on;
    this.#draw();
  }

  /** Draws again if the width changed. */
  fit(): void {
    if (this.#drawing.width !== this.#width()) this.#draw();
  }

  #width(): number {
    return Math.max(300, Math.floor(this.#props.box.clientWidth));
  }

  #showsAll(): boolean {
    const { tracks } = this.#props;
    return this.#view.from <= tracks.from && this.#view.until >= tracks.until;
  }

  #draw(): Drawing {
    const { tracks, box, key } = this.#props;
    const view = this.#view;
    const drawing = this.#isOnPaper ? layoutOf(tracks, tracks, PAPER) : layoutOf(tracks, view, this.#width());
    this.#drawing = drawing;
    render(
      <>
        <Buttons tracks={tracks} view={view} all={this.#showsAll()} go={this.#go} />
        <div
          class="stage"
          tabIndex={0}
          role="group"
          aria-roledescription="timeline"
          aria-label={summaryOf(tracks)}
          aria-describedby="tl-says"
          onKeyDown={this.#onKey}
          onPointerDown={this.#onDown}
          onPointerMove={this.#onMove}
          onPointerUp={this.#onUp}
          onPointerLeave={this.#onLeave}
        >
          <Chart drawing={drawing} id="tlz" />
          <Overlay drawing={drawing} place={this.#place} drag={this.#drag} />
        </div>
        <Overview tracks={tracks} view={view} width={drawing.width} left={drawing.left} />
        <p id="tl-says" class="says" aria-live="polite">
          {this.#readout === "" ? "Point at a mark, or use the arrow keys; drag across to zoom in." : this.#readout}
        </p>
      </>,
      box,
    );
    if (key) render(<Legend drawing={drawing} />, key);
    return drawing;
  }

  /** Shows another range of time. */
  readonly #go = (next: View): void => {
    this.#view = clampView(next, this.#props.tracks);
    this.#place = undefined;
    const [from, until] = [instantText(this.#view.from), instantText(this.#view.until)];
    const all = this.#showsAll();
    choose("time", all ? "" : `${from}..${until}`);
    this.#readout = all ? "All of the time." : `${longMinute(from)} to ${longMinute(until)}.`;
    this.#draw();
  };

  #moveTo(next: ChartPlace | undefined): void {
    if (!next) return;
    const { page } = this.#props;
    this.#place = next;
    this.#readout =
      next.kind === "bar"
        ? barWords(next.bar, page)
        : next.kind === "note"
          ? brief(next.words)
          : spotWords(next.revisions, page);
    this.#draw();
  }

  /** Shows what a place stands for: a finding, a revision, or the time of several revisions. */
  #act(at: ChartPlace): void {
    const { page, open } = this.#props;
    if (at.kind === "bar") {
      if (at.bar.findings[0] !== undefined) location.hash = at.bar.findings[0];
    } else if (at.kind === "note") return;
    else if (at.revisions.length === 1) open(at.revisions[0]!);
    else {
      const times = at.revisions.flatMap((number) => instantOf(page.book.revisions.get(number)?.at ?? "") ?? []);
      if (times.length > 0) this.#go(rangeAround(times));
    }
  }

  /** Returns the place of the pointer in the drawing. */
  #pointOf(event: PointerEvent): [x: number, y: number] {
    const area = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const scale = this.#drawing.width / area.width;
    return [(event.clientX - area.left) * scale, (event.clientY - area.top) * scale];
  }

  #timeAt(x: number): number {
    const { width, left } = this.#drawing;
    const share = Math.min(1, Math.max(0, (x - left) / (width - 12 - left)));
    return this.#view.from + share * (this.#view.until - this.#view.from);
  }

  readonly #onDown = (event: PointerEvent): void => {
    const [x] = this.#pointOf(event);
    if (event.button === 0 && event.pointerType !== "touch" && x >= this.#drawing.left) this.#drag = { from: x, to: x };
  };

  readonly #onMove = (event: PointerEvent): void => {
    const [x, y] = this.#pointOf(event);
    if (this.#drag) {
      this.#drag = { ...this.#drag, to: x };
      this.#draw();
      return;
    }
    const at = placeNear(placesOf(this.#drawing), x, y);
    if (at && (at.x !== this.#place?.x || at.y !== this.#place.y)) this.#moveTo(at);
  };

  readonly #onUp = (event: PointerEvent): void => {
    const [x, y] = this.#pointOf(event);
    const drag = this.#drag;
    this.#drag = undefined;
    if (drag && Math.abs(drag.to - drag.from) > 8) {
      const [left, right] = [Math.min(drag.from, drag.to), Math.max(drag.from, drag.to)];
      this.#go({ from: this.#timeAt(left), until: this.#timeAt(right) });
      return;
    }
    const at = placeNear(placesOf(this.#drawing), x, y);
    if (!at) return;
    this.#moveTo(at);
    this.#act(at);
  };

  readonly #onLeave = (): void => {
    this.#drag = undefined;
    this.#draw();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = Object.hasOwn(moves, event.key) ? () => this.#moveBy(event.key) : this.#acts().get(event.key);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  #moveBy(key: string): void {
    const { revisions } = this.#props.page.book;
    this.#moveTo(
      moves[key]!({
        places: placesOf(this.#drawing),
        current: this.#place,
        width: this.#drawing.width,
        opens: (number) => (revisions.get(number)?.opened.length ?? 0) > 0,
      }),
    );
  }

  /** What the other keys do. */
  #acts(): ReadonlyMap<string, () => void> {
    const current = this.#place;
    const zoomBy = (by: number) => () => this.#go(zoomView(this.#view, by, current && this.#timeAt(current.x)));
    return new Map([
      ["+", zoomBy(0.5)],
      ["=", zoomBy(0.5)],
      ["-", zoomBy(2)],
      ["0", () => this.#go(this.#props.tracks)],
      ["Enter", () => current && this.#act(current)],
    ]);
  }
}
