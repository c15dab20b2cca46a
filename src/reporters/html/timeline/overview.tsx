// The chart of the first screen: the number of open windows over the whole time, by severity.
import type { JSX } from "preact";
import { instantText } from "../../../model/instant.ts";
import { acceptedToo } from "../../wording/exposure.ts";
import { stateOf } from "../../wording/headline.ts";
import { thousands } from "../../wording/phrase.ts";
import { type HtmlPage, longDay } from "../page.ts";
import { postureOf } from "./curves.ts";
import { MissingBands } from "./missing.tsx";
import { bandsOf, knownBeside } from "./layout.ts";
import { GapLegend } from "./timeline.tsx";
import { ticksOf } from "./ticks.ts";

const WIDTH = 640;
const SIZE = 84;
const TOP = 24;
const LEFT = 30;
const RIGHT = WIDTH - 12;
/** Room for the last day, beside which no other stands. */
const TODAY = 54;
const BOTTOM = TOP + SIZE;

/** The chart; nothing when no revision has a time. */
export function Overview({ page }: { page: HtmlPage }): JSX.Element | null {
  const { tracks } = page;
  // Where no rule was applied, a count of 0 would read as if everything held.
  if (tracks === undefined || stateOf(page.report) === "nothing") return null;
  const { from, until, blind } = tracks;
  const x = (time: number) => LEFT + ((time - from) / Math.max(1, until - from)) * (RIGHT - LEFT);
  const middle = TOP + SIZE / 2;
  const bands = bandsOf(blind, x);
  const posture = postureOf(tracks, { view: tracks, x }, { open: middle, balance: middle }, SIZE);
  if (posture === undefined) return null;
  // What was open where revisions are missing is in no count.
  const seenWords = blind.length > 0 ? " of what was seen" : "";
  const days = `${longDay(instantText(from))} to ${longDay(instantText(until))}`;
  if (posture.most === 0)
    return <p class="muted overview">No window was open after any revision that was judged, from {days}.</p>;
  const ticks = ticksOf(from, until, RIGHT - LEFT, RIGHT - LEFT - TODAY).filter(({ words: tick }) => tick !== "");
  const last = tracks.posture.at(-1)?.open.reduce((sum, n) => sum + n, 0) ?? 0;
  // The chart includes windows that an exception accepts; the counts of open findings do not.
  const also = acceptedToo(page.report.findings);
  const words = `Windows open from ${days}${also}: at most ${thousands(posture.most)}${seenWords}, ${thousands(last)} after the last revision`;
  return (
    <figure class="overview">
      <figcaption>
        Windows open{also}, {days}: {thousands(last)} after the last revision, {thousands(posture.most)} at most
        {seenWords}
        {bands.length > 0 && (
          <span class="key">
            <GapLegend />
          </span>
        )}
      </figcaption>
      <svg class="tl" viewBox={`0 0 ${WIDTH} ${BOTTOM + 6}`} role="img" aria-label={words}>
        <defs>
          <pattern id="overview-blind" width="6" height="6" patternUnits="userSpaceOnUse">
            <path d="M0 6 6 0" class="tl-hatch" />
          </pattern>
          {bands.length > 0 && (
            <clipPath id="overview-known">
              <path d={knownBeside(bands, { left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM })} />
            </clipPath>
          )}
        </defs>
        <path class="tl-grid" d={ticks.map(({ at }) => `M${Math.round(x(at))} ${TOP}V${BOTTOM}`).join("")} />
        {ticks.map(({ at, words: tick }) => (
          <text class="tl-axis" x={Math.round(x(at))} y={13}>
            {tick}
          </text>
        ))}
        <MissingBands bands={bands} fill="url(#overview-blind)" top={TOP} bottom={BOTTOM} words={middle + 4} />
        <g clip-path={bands.length > 0 ? "url(#overview-known)" : undefined}>
          {posture.areas.map(({ severity, path }) => (
            <path class={`tl-area ink-${severity}`} d={path} />
          ))}
        </g>
        <text class="tl-axis" x={LEFT - 6} y={TOP + 9} text-anchor="end">
          {thousands(posture.most)}
        </text>
        <text class="tl-axis" x={LEFT - 6} y={BOTTOM} text-anchor="end">
          0
        </text>
        <path class="tl-base" d={`M${LEFT} ${TOP}H${RIGHT}M${LEFT} ${BOTTOM}H${RIGHT}`} />
        <path class="tl-now" d={`M${RIGHT} ${TOP - 6}V${BOTTOM}`} />
        <text class="tl-axis" x={RIGHT + 4} y={13} text-anchor="end">
          {longDay(instantText(until)).replace(/ \d{4}$/, "")}
        </text>
      </svg>
    </figure>
  );
}
