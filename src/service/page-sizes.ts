// The largest page size that each list accepts. The documentation says 100, but a service may refuse that. Its refusal
// counts.
import type { Endpoint } from "./endpoint.ts";
import { HttpFailure } from "./failure.ts";
import type { Values } from "./wire.ts";

/** Words by which a reason concerns the page size. */
const aboutSize = /limit|page[ _-]?size|per[ _-]?page|too (?:many|large|big|high)|at most|maximum|exceed/i;

/** The size that was asked for, by page. */
const askedSizes = new WeakMap<object, number>();

/** Returns the size that was asked for a page. @param fallback the result if its request named none */
export function askedSize(page: object, fallback: number): number {
  return askedSizes.get(page) ?? fallback;
}

/** The accepted page sizes, by the endpoint's name. */
export class PageSizes {
  readonly #most = new Map<string, number>();

  /**
   * Requests a page. If its size is refused, halves the size down to one item, and remembers the accepted size.
   * @param ask sends one request
   * @throws HttpFailure the first refusal if no size is accepted; else what `ask` throws
   */
  async fitting<T>({ name, paging }: Endpoint, query: Values, ask: (query: Values) => Promise<T>): Promise<T> {
    const { limit } = query;
    const wantedSize = Number(limit);
    if (!paging || limit === undefined || !(wantedSize > 1)) return ask(query);
    let first: HttpFailure | undefined;
    for (let size = Math.min(wantedSize, this.#most.get(name) ?? Infinity); ; size = Math.floor(size / 2)) {
      try {
        const page = await ask({ ...query, limit: typeof limit === "string" ? String(size) : size });
        if (first) this.#most.set(name, size);
        if (typeof page === "object" && page !== null) askedSizes.set(page, size);
        return page;
      } catch (error) {
        if (!(error instanceof HttpFailure) || error.status !== 400) throw error;
        first ??= error;
        if (size === 1 || !mayBeOfSize(error, query[paging.parameter] === undefined)) throw first;
      }
    }
  }
}

/** Without a reason, only the size of a first page can be wrong. On a later page the cursor can be wrong too. */
function mayBeOfSize({ reason }: HttpFailure, isFirst: boolean): boolean {
  return reason === null ? isFirst : aboutSize.test(reason);
}
