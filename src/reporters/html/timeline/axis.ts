// The time axis of a drawing.

/** The visible range of time, in milliseconds since 1970. */
export interface View {
  readonly from: number;
  readonly until: number;
}

/** The visible range and its place in the drawing. */
export interface Axis {
  readonly view: View;
  /** Returns the place of an instant, in pixels. */
  readonly x: (time: number) => number;
}

/** Rounds a position of the drawing to a tenth, which is below visible precision. */
export function round(x: number): number {
  return Math.round(x * 10) / 10;
}
