/** A place on the drawing, to a tenth: closer nobody sees. */
export function round(x: number): number {
  return Math.round(x * 10) / 10;
}
