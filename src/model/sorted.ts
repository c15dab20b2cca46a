/** How many items at the beginning of an ordered list are so. @param isSo true up to some place, and false from there on */
export function countWhile<T>(sorted: readonly T[], isSo: (item: T) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isSo(sorted[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
