// A plain search for many texts, written apart from the scanner of `src/seal`.

/** Returns the texts that occur in another, by one pass over it. */
export function occurring(texts: Iterable<string>, where: string): Set<string> {
  const all = [...new Set(texts)];
  // This much of the start of each text is looked up.
  const width = Math.min(...all.map(({ length }) => length));
  if (width === 0) throw new RangeError("an empty text occurs everywhere");
  const byStart = new Map<string, string[]>();
  for (const text of all) {
    const start = text.slice(0, width);
    const others = byStart.get(start);
    if (others) others.push(text);
    else byStart.set(start, [text]);
  }
  const found = new Set<string>();
  for (let at = 0; at + width <= where.length; at++)
    for (const text of byStart.get(where.slice(at, at + width)) ?? []) if (where.startsWith(text, at)) found.add(text);
  return found;
}
