// Pages of lists, with opaque cursors.
import { DEFAULT_LIMIT, type Endpoint } from "../service/endpoint.ts";
import { Refusal } from "./resource.ts";

interface PageCall {
  readonly query: { readonly limit?: number | undefined; readonly cursor?: string | undefined };
}

/**
 * Returns the requested page of a list.
 * @param keyOf returns a unique key of an item. A cursor names the last item of its page, so that new items at the
 *   front shift nothing
 * @throws Refusal 400 if the cursor is not one of this list
 */
export function pageOf<T>(endpoint: Endpoint, items: readonly T[], keyOf: (item: T) => string, call: PageCall) {
  const { limit = DEFAULT_LIMIT, cursor } = call.query;
  const start = cursor === undefined ? 0 : positionOf(cursor) + 1;
  const page = items.slice(start, start + limit);
  const last = start + limit < items.length ? page.at(-1) : undefined;
  // The interface documents the cursor as a text, also on the last page.
  const nextCursor = last === undefined ? "" : cursorFor(keyOf(last));
  return { items: page, pagination: { hasMore: last !== undefined, nextCursor } };

  function cursorFor(key: string): string {
    return Buffer.from(`${endpoint.name} ${key}`).toString("base64url");
  }

  function positionOf(cursor: string): number {
    const key = Buffer.from(cursor, "base64url")
      .toString()
      .slice(endpoint.name.length + 1);
    // Encode the key again and compare: decoding alone also accepts other spellings and cursors of other lists.
    const position = cursorFor(key) === cursor ? items.findIndex((item) => keyOf(item) === key) : -1;
    if (position < 0) throw new Refusal(400, "cursor: is not one that this list gave out");
    return position;
  }
}
