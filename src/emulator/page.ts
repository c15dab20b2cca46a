// Pages of lists, with opaque cursors.
import { DEFAULT_LIMIT, type Endpoint } from "../service/endpoint.ts";
import { type Call, Refusal } from "./resource.ts";

export interface Page<T> {
  readonly items: readonly T[];
  readonly pagination: { readonly hasMore: boolean; readonly nextCursor: string | null };
}

/**
 * The page of a list that a call asks for.
 * @param keyOf what tells an item from every other: a cursor names the last item of its page, so that items that
 * arrive in front meanwhile shift nothing
 * @throws Refusal 400 when the cursor is not one of this list
 */
export function pageOf<T>(endpoint: Endpoint, items: readonly T[], keyOf: (item: T) => string, call: Call): Page<T> {
  const { limit = DEFAULT_LIMIT, cursor } = call.query as { limit?: number; cursor?: string };
  const start = cursor === undefined ? 0 : positionOf(cursor) + 1;
  const page = items.slice(start, start + limit);
  const hasMore = start + limit < items.length;
  return { items: page, pagination: { hasMore, nextCursor: hasMore ? cursorFor(keyOf(page.at(-1)!)) : null } };

  function cursorFor(key: string): string {
    return Buffer.from(`${endpoint.name} ${key}`).toString("base64url");
  }

  function positionOf(cursor: string): number {
    const key = Buffer.from(cursor, "base64url")
      .toString()
      .slice(endpoint.name.length + 1);
    // Made again from its key it must be the same text: decoding alone would also take other lists' and respelled ones.
    const position = cursorFor(key) === cursor ? items.findIndex((item) => keyOf(item) === key) : -1;
    if (position < 0) throw new Refusal(400, "cursor: is not one that this list gave out");
    return position;
  }
}
