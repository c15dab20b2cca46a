// How many items a list gives on a page, where that is less than was asked for. The interface says 100; what a service
// says by refusing is nearer to the truth.
import type { Endpoint } from "./endpoint.ts";
import { HttpFailure } from "./failure.ts";
import type { Values } from "./wire.ts";

/** What a reason speaks of that is about the size of a page. */
const aboutSize = /limit|page[ _-]?size|per[ _-]?page|too (?:many|large|big|high)|at most|maximum|exceed/i;

/** The sizes that lists were found to take, by the name of the endpoint. */
export class PageSizes {
  readonly #most = new Map<string, number>();

  /**
   * Asks for a page. One that is refused for its size is asked for again at half of it, down to a single item, and the
   * size that is taken is remembered.
   * @param ask sends one request
   * @throws HttpFailure the first refusal, when no size is taken; else what `ask` throws
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
        return page;
      } catch (error) {
        if (!(error instanceof HttpFailure) || error.status !== 400) throw error;
        first ??= error;
        if (size === 1 || !mayBeOfSize(error, query[paging.parameter] === undefined)) throw first;
      }
    }
  }
}

/** Without a reason a first page has nothing else that could be wrong with it; a later one has its cursor. */
function mayBeOfSize({ reason }: HttpFailure, isFirst: boolean): boolean {
  return reason === null ? isFirst : aboutSize.test(reason);
}
