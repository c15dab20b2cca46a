// Reads the pages of a list one after the other, and their items.
import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { usageError } from "../errors.ts";
import { present } from "../lists.ts";
import { DEFAULT_LIMIT, type Endpoint } from "./endpoint.ts";
import { HttpFailure, REPORT } from "./failure.ts";
import { askedSize } from "./page-sizes.ts";
import { itemsOf, type Paging } from "./paging.ts";
import { ServiceError } from "./service-error.ts";
import type { Values } from "./wire.ts";

type PageBody = Record<string, unknown>;

/** The bounds of reading any list. */
export const bounds = {
  cursor: 8192,
  /** Empty pages in a row are valid, but their number is limited. */
  empty: 20,
  /** The most pages in a row with nothing new. */
  stale: 3,
  pages: 50_000,
} as const;

/** @throws DriftlineError `usage` if an endpoint is not a list */
export function pagingOf(endpoint: Endpoint): Paging {
  if (endpoint.paging) return endpoint.paging;
  throw usageError(`${endpoint.name} is not a list and has no pages`);
}

/**
 * Yields the pages of a list from the one that `input` names. Requests each page only when it is read.
 * @param call requests one page
 * @param hearOpenEnd called if the only page does not state whether another one follows; it is then taken as the last
 * @throws DriftlineError `usage` if the endpoint is not a list or the input is wrong
 * @throws ServiceError if a page fails, or the pages do not end
 */
export async function* eachPage<P extends PageBody>(
  endpoint: Endpoint,
  input: Values,
  call: (input: Values) => Promise<P>,
  hearOpenEnd: () => void = () => {},
): AsyncGenerator<P, void, undefined> {
  const paging = pagingOf(endpoint);
  const { parameter } = paging;
  const cursors = new Set<unknown>([input[parameter]]);
  let query = input;
  let before: readonly unknown[] = [];
  for (let number = 1, empty = 0, stale = 0; ; number++) {
    const fail = (code: string, message: string) =>
      new ServiceError(new HttpFailure(code, `page ${number} of ${endpoint.name} ${message}`, false, { hint: REPORT }));
    if (number > bounds.pages) throw fail("too-large", `is one more than the ${bounds.pages} that are read`);
    const page = await call(query);
    const items = itemsOf(page, paging.items);
    const size = items.length;
    if (!paging.saysNext(page)) {
      if (number > 1) throw fail("schema", "does not say whether there is more, as those before it did");
      if (size >= askedSize(page, Number(input["limit"] ?? DEFAULT_LIMIT)))
        throw fail("missing-pagination", "is full, and does not say whether there is more");
      hearOpenEnd();
    }
    const next = paging.next(page);
    // A page that announces another page must give its cursor.
    if (next === null) throw fail("missing-cursor", "says that there is more, and not where");
    yield page;
    if (next === undefined) {
      const beyond = paging.afterEnd(page);
      if (beyond?.isWellFormed() && isTaken(endpoint, parameter, beyond) && !cursors.has(beyond)) {
        const after = await call({ ...input, [parameter]: beyond }).catch(nothingThere);
        if (after && (itemsOf(after, paging.items).length > 0 || paging.next(after) !== undefined))
          throw fail("more-after-end", "says that it is the last one, and its cursor leads to more");
      }
      return;
    }
    empty = size === 0 ? empty + 1 : 0;
    stale = size > 0 && isDeepStrictEqual(items, before) ? stale + 1 : 0;
    before = items;
    if (empty > bounds.empty || stale >= bounds.stale)
      throw fail("no-progress", "says that there is more, but page after page brought nothing new");
    if (next.length > bounds.cursor)
      throw fail("cursor-too-long", `has a cursor of more than ${bounds.cursor} characters`);
    if (!next.isWellFormed() || !isTaken(endpoint, parameter, next))
      throw fail("schema", "has a cursor that cannot be sent");
    if (cursors.has(next)) throw fail("repeated-cursor", "leads back to a page that was read");
    cursors.add(next);
    query = { ...input, [parameter]: next };
  }
}

/** @throws the error of a page, unless the service refuses its cursor: then there is no such page */
function nothingThere(error: unknown): undefined {
  if (!(error instanceof ServiceError) || error.status !== 400) throw error;
}

/** Whether an endpoint accepts a value for a parameter of its query. */
function isTaken(endpoint: Endpoint, parameter: string, value: string): boolean {
  return z.safeParse(present(endpoint.query.shape[parameter]), value).success;
}

export async function* eachItem<E extends Endpoint, P extends PageBody>(
  endpoint: E,
  pages: AsyncIterable<P>,
): AsyncGenerator<ItemOf<E, P>, void, undefined> {
  const { items } = pagingOf(endpoint);
  for await (const page of pages) yield* page[items] as readonly ItemOf<E, P>[];
}

/** The type of a page's items, by the field that holds them. */
type ItemOf<E extends Endpoint, P> = E extends { readonly paging: Paging<infer N> }
  ? P extends { readonly [K in N]: readonly (infer I)[] }
    ? I
    : unknown
  : unknown;
