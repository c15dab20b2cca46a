// How the time of a piece of work grows with its size: a ratio of time that the processor spent, not of time that went by,
// so that it says the same on slow machines and busy ones.

function best(work: () => unknown): number {
  let least = Infinity;
  for (let i = 0; i < 12; i++) {
    const start = process.cpuUsage();
    work();
    least = Math.min(least, process.cpuUsage(start).user / 1000);
  }
  return least;
}

/** How many times as long the work takes at eight times the size: 8 when it is linear, 64 when it is quadratic. */
export function growth(size: number, work: (size: number) => () => unknown): number {
  const [small, large] = [work(size), work(8 * size)];
  small();
  large();
  // Below a tenth of a millisecond the clock decides, not the work.
  return best(large) / Math.max(best(small), 0.1);
}

/** What no linear work reaches, and no quadratic work stays under. */
export const LINEAR = 30;
