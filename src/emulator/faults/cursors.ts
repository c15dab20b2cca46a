// The cursors that a server under a plan of faults gave out: those that faults made up, and which page each leads to.

export class Cursors {
  readonly #madeUp = new Map<string, string | undefined>();
  readonly #pages = new Map<string, number>();

  /** The honest cursor that leads to where this one leads; undefined leads to the first page. */
  real(cursor: string | undefined): string | undefined {
    return cursor !== undefined && this.#madeUp.has(cursor) ? this.#madeUp.get(cursor) : cursor;
  }

  /** The page that a cursor leads to, from 1; undefined when it was not given out. */
  page(cursor: string | undefined): number | undefined {
    const real = this.real(cursor);
    return real === undefined ? 1 : this.#pages.get(real);
  }

  /** Remembers that the page at a cursor was given out with a cursor to the one after it. */
  gave(cursor: string | undefined, next: string | null): void {
    const page = this.page(cursor);
    if (page !== undefined && next !== null) this.#pages.set(next, page + 1);
  }

  /** A new cursor that leads to where this one leads. */
  leadingTo(cursor: string | undefined): string {
    const alias = `made-up-${this.#madeUp.size + 1}`;
    this.#madeUp.set(alias, this.real(cursor));
    return alias;
  }
}
