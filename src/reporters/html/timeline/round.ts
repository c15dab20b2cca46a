/** Rounds a position of the drawing to a tenth, which is below visible precision. */
export function round(x: number): number {
  return Math.round(x * 10) / 10;
}
