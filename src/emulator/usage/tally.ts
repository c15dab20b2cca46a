// Sums by key, largest first, equal sums by name.

/** Sums counts by name. @param countOf default: each item counts once */
export function countsOf<T>(
  items: Iterable<T>,
  nameOf: (item: T) => string,
  countOf: (item: T) => number = () => 1,
): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = nameOf(item);
    counts.set(name, (counts.get(name) ?? 0) + countOf(item));
  }
  return [...counts].filter(([, count]) => count > 0).toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/** Divides; 0 if `whole` is 0. */
export function fraction(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
