// Subjects that have to do with each other: the same one, one that stands in the other, or one that the other stands in.

/** What a subject stands in, the nearest first. */
export function* outersOf(subject: string): Generator<string> {
  for (let end = subject.lastIndexOf("/"); end >= 0; end = end === 0 ? -1 : subject.lastIndexOf("/", end - 1))
    yield subject.slice(0, end);
}

/** Things by their subjects, so that nobody goes through all of them to find those of one. */
export class Related<T> {
  readonly #things: readonly T[];
  /** The places in the list of those on a subject, and of those on what stands in it. */
  readonly #on = new Map<string, number[]>();
  readonly #within = new Map<string, number[]>();

  constructor(things: readonly T[], subjectOf: (thing: T) => string) {
    this.#things = things;
    for (const [i, thing] of things.entries()) {
      const subject = subjectOf(thing);
      add(this.#on, subject, i);
      for (const outer of outersOf(subject)) add(this.#within, outer, i);
    }
  }

  /** All that have to do with one of the subjects, each once, in the order of the list. */
  to(subjects: readonly string[]): T[] {
    const found = new Set<number>();
    for (const subject of subjects) for (const list of this.#lists(subject)) for (const i of list) found.add(i);
    return [...found].sort((a, b) => a - b).map((i) => this.#things[i]!);
  }

  /** The first on a subject. */
  on(subject: string): T | undefined {
    const [first] = this.#on.get(subject) ?? [];
    return first === undefined ? undefined : this.#things[first];
  }

  /** The first on a subject; without one, the first that has to do with it. */
  first(subject: string): T | undefined {
    const own = this.on(subject);
    if (own !== undefined) return own;
    let first = Infinity;
    for (const list of this.#lists(subject)) first = Math.min(first, list[0]!);
    return this.#things[first];
  }

  *#lists(subject: string): Generator<readonly number[]> {
    for (const list of [this.#on.get(subject), this.#within.get(subject)]) if (list) yield list;
    for (const outer of outersOf(subject)) {
      const list = this.#on.get(outer);
      if (list) yield list;
    }
  }
}

function add(lists: Map<string, number[]>, key: string, i: number): void {
  const list = lists.get(key);
  if (list) list.push(i);
  else lists.set(key, [i]);
}
