// The cursors that a server with faults gave out: made-up ones, and the page number of each.

export class Cursors {
  readonly #madeUp = new Map<string, string | undefined>();
  readonly #pages = new Map<string, number>();

  /** Returns the honest cursor for the same page; undefined means the first page. */
  real(cursor: string | undefined): string | undefined {
    return cursor !== undefined && this.#madeUp.has(cursor) ? this.#madeUp.get(cursor) : cursor;
  }

  /** Returns the page number of a cursor, from 1; undefined if the cursor was never given out. */
  page(cursor: string | undefined): number | undefined {
    const real = this.real(cursor);
    return real === undefined ? 1 : this.#pages.get(real);
  }

  /** Records that the page at a cursor was answered with a cursor for the next page; empty if it has none. */
  gave(cursor: string | undefined, next: string): void {
    const page = this.page(cursor);
    if (page !== undefined && next !== "") this.#pages.set(next, page + 1);
  }

  /** Makes a new cursor for the same page. */
  leadingTo(cursor: string | undefined): string {
    const alias = `made-up-${this.#madeUp.size + 1}`;
    this.#madeUp.set(alias, this.real(cursor));
    return alias;
  }
}
