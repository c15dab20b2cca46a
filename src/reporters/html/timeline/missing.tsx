// The bands of a chart where revisions are missing.
import type { JSX } from "preact";
import type { Drawing } from "./layout.ts";
import { round } from "./axis.ts";

/** The maximum of bands that each say what is missing. */
const MAX_BANDS = 10;

/**
 * Marks where revisions are missing, because the chart is empty there.
 * @param words the height at which a wide band says what is missing; null: no band does
 */
export function MissingBands(props: {
  bands: Drawing["blind"];
  fill: string;
  top: number;
  bottom: number;
  words: number | null;
}): JSX.Element | null {
  const { bands, fill, top, bottom, words } = props;
  if (bands.length === 0) return null;
  if (bands.length > MAX_BANDS) {
    const path = bands.map(({ x, width }) => `M${x} ${top}h${width}V${bottom}h-${width}z`).join("");
    return <path d={path} fill={fill} />;
  }
  return (
    <>
      {bands.map((band) => (
        <>
          <rect x={band.x} y={top} width={band.width} height={bottom - top} fill={fill}>
            <title>{band.words}</title>
          </rect>
          {words !== null && band.width > 12 + 6.4 * band.words.length && (
            <text class="tl-missing" x={round(band.x + band.width / 2)} y={words} text-anchor="middle">
              {band.words}
            </text>
          )}
        </>
      ))}
    </>
  );
}
